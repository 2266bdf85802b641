import { createReadStream, openSync, readSync, closeSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { isWaitedFor } from '../files/read-text.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** The bytes of a file, piece by piece; a gzip file is unpacked on the way. */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const packed = firstBytes(path, 2).equals(Buffer.from([0x1f, 0x8b]))
  const file = createReadStream(path, { highWaterMark: 1 << 16 })
  const stream = packed ? file.pipe(createGunzip()) : file
  file.on('error', (error) => stream.destroy(error))
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } catch (error) {
    throw new UsageError(
      stated('{1} cannot be read: {2}', path, error instanceof Error ? error.message : String(error)),
    )
  }
}

/** How a file begins, at most so many bytes. */
export function firstBytes(path: string, count: number): Buffer {
  let file: number
  try {
    if (isWaitedFor(path)) throw new Error('it is no regular file')
    file = openSync(path, 'r')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new UsageError(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? stated('there is no file {1}', path)
        : stated('{1} cannot be read: {2}', path, error instanceof Error ? error.message : String(error)),
    )
  }
  try {
    const bytes = Buffer.alloc(count)
    return bytes.subarray(0, readSync(file, bytes, 0, count, 0))
  } catch (error) {
    throw new UsageError(
      stated('{1} cannot be read: {2}', path, error instanceof Error ? error.message : String(error)),
    )
  } finally {
    closeSync(file)
  }
}
