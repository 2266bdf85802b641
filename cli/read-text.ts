import { readFileSync } from 'node:fs'
import { UsageError } from './usage-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file without a byte order mark, or null when there is no such file. */
export function readTextIfThere(path: string): string | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder, not a file`)
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    return utf8.decode(bytes)
  } catch {
    throw new UsageError(`${path} is not UTF-8 text; save it as UTF-8`)
  }
}

export function readText(path: string): string {
  const text = readTextIfThere(path)
  if (text === null) throw new UsageError(`there is no file ${path}`)
  return text
}
