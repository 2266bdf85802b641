import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** No text that is read here comes near it; what has no end, such as `/dev/zero`, goes beyond. In bytes. */
export const LARGEST_TEXT = 1 << 28

/** The text of a file without a byte order mark, or null when there is no such file. */
export function readTextIfThere(path: string): string | null {
  const found = textOrProblem(path)
  if (typeof found === 'string' || found === null) return found
  throw new UsageError(stated('{1} {2}', path, found.problem))
}

/** What a text says as JSON. @throws UsageError with the name by which people know it, where it says nothing */
export function jsonOf(text: string, shown: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(stated('{1} is not JSON: {2}', shown, error instanceof Error ? error.message : String(error)))
  }
}

/** Why what is there cannot be read as text, as `is a folder, not a file`; null where it can, or nothing is there. */
export function problemOfText(path: string): string | null {
  const found = textOrProblem(path)
  return typeof found === 'string' ? null : (found?.problem ?? null)
}

function textOrProblem(path: string): string | { readonly problem: string } | null {
  let bytes: Buffer | null
  try {
    if (isWaitedFor(path)) return { problem: 'is no regular file' }
    bytes = bytesOf(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (code === 'EISDIR') return { problem: 'is a folder, not a file' }
    return { problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
  if (bytes === null) return { problem: `is too large: more than ${LARGEST_TEXT} bytes` }
  return textOfBytes(bytes) ?? { problem: NO_UTF8 }
}

const NO_UTF8 = 'is not UTF-8 text; save it as UTF-8'

function textOfBytes(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** What comes on standard input, to its end. @throws UsageError where it is no text */
export async function textOfInput(stdin: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk))
  const text = textOfBytes(Buffer.concat(chunks))
  if (text === null) throw new UsageError(stated('standard input {1}', NO_UTF8))
  return text
}

/** Null also for what cannot be read as text. */
export function textOrNull(path: string): string | null {
  const found = textOrProblem(path)
  return typeof found === 'string' ? found : null
}

export function readText(path: string): string {
  const text = readTextIfThere(path)
  if (text === null) throw new UsageError(stated('there is no file {1}', path))
  return text
}

/**
 * Whether it is a pipe or a socket that lies in a folder: opening it would wait for somebody to write, and hear no signal
 * until then. What was handed to this process, as `/dev/stdin` or `<(…)` of a shell is, has somebody who writes.
 * @throws the error of the system, also where nothing is there
 */
export function isWaitedFor(path: string): boolean {
  const stats = statSync(path)
  if (stats.isFile() || stats.isDirectory() || stats.isCharacterDevice()) return false
  return !/^\/(?:dev|proc)\//.test(path)
}

/** Piece by piece, as pipes have no size before they are read; null where it is too large. */
function bytesOf(path: string): Buffer | null {
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
      if (size > LARGEST_TEXT) return null
    }
  } finally {
    closeSync(file)
  }
}
