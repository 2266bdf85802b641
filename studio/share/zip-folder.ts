import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** So much is read of a folder at most, in bytes. */
const MOST = 4_000_000

/** Files as one zip. */
export function zipFolder(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]): [string, Uint8Array] => [path, strToU8(text)])
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>
}

/**
 * The rules files and clause lists of a zip.
 * @throws RangeError for what is no zip or too much
 */
export function unzipFolder(bytes: Uint8Array): Record<string, string> {
  let length = 0
  const wanted = (name: string, size: number): boolean => {
    const isOurs = name.endsWith('.rules') || name.endsWith('.clauses.json')
    if (isOurs) length += size
    if (length > MOST) throw new RangeError('there is more in it than any game of ours')
    return isOurs
  }
  const entries = Object.entries(unzipSync(bytes, { filter: ({ name, originalSize }) => wanted(name, originalSize) }))
  return Object.fromEntries(entries.map(([path, content]): [string, string] => [path, strFromU8(content)]))
}
