import { closeSync, openSync, readSync } from 'node:fs'
import { UsageError } from '../usage-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** No text that is read here comes near it; what has no end, such as `/dev/zero`, goes beyond. In bytes. */
export const LARGEST_TEXT = 1 << 28

/** The text of a file without a byte order mark, or null when there is no such file. */
export function readTextIfThere(path: string): string | null {
  let bytes: Buffer
  try {
    bytes = bytesOf(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (error instanceof UsageError) throw error
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder, not a file`)
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    return utf8.decode(bytes)
  } catch {
    throw new UsageError(`${path} is not UTF-8 text; save it as UTF-8`)
  }
}

/** Null also for what cannot be read as text. */
export function textOrNull(path: string): string | null {
  try {
    return readTextIfThere(path)
  } catch (error) {
    if (error instanceof UsageError) return null
    throw error
  }
}

export function readText(path: string): string {
  const text = readTextIfThere(path)
  if (text === null) throw new UsageError(`there is no file ${path}`)
  return text
}

/** Piece by piece, as pipes have no size before they are read. */
function bytesOf(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const pieces: Buffer[] = []
    let size = 0
    for (;;) {
      const piece = Buffer.allocUnsafe(1 << 16)
      const read = readSync(file, piece)
      if (read === 0) return Buffer.concat(pieces)
      pieces.push(piece.subarray(0, read))
      size += read
      if (size > LARGEST_TEXT) throw new UsageError(`${path} is too large: more than ${LARGEST_TEXT} bytes`)
    }
  } finally {
    closeSync(file)
  }
}
