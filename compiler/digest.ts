import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The first hexadecimal digits of the SHA-256 of data as JSON. Made without anything of the platform, so that the
 * compiler runs anywhere.
 */
export function digest(data: unknown, digits: number): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(data)))).slice(0, digits)
}
