import { Unzip, UnzipInflate, strFromU8, strToU8, zipSync } from 'fflate'
import { type GatheredSize, BoundedParts, TooMuch, inPieces } from './within-bounds.ts'

/** Files as one zip. */
export function zipFolder(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]): [string, Uint8Array] => [path, strToU8(text)])
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>
}

const isOurs = (name: string): boolean => name.endsWith('.rules') || name.endsWith('.clauses.json')

/** What every zip begins with: the first file, or the end where it has none. */
const isZip = ([p, k, sign]: Uint8Array): boolean => p === 0x50 && k === 0x4b && (sign === 3 || sign === 5)

/**
 * The rules files and clause lists of a zip, whatever it says of their sizes.
 * @throws RangeError for what is no zip or too much
 */
export function unzipFolder(bytes: Uint8Array): Record<string, string> {
  if (!isZip(bytes)) throw new RangeError('this is no zip')
  const texts = new Map<string, string>()
  const all: GatheredSize = { length: 0 }
  const begun = new Set<string>()
  const unzip = new Unzip((file) => {
    if (!isOurs(file.name)) return
    const parts = new BoundedParts(all)
    begun.add(file.name)
    file.ondata = (error, part, isLast) => {
      if (error !== null) throw error
      parts.add(part)
      if (isLast) texts.set(file.name, strFromU8(parts.whole()))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    inPieces(bytes, (piece, isLast) => unzip.push(piece, isLast))
  } catch (error) {
    throw new RangeError(
      error instanceof TooMuch ? 'there is more in it than any game of ours' : 'this zip cannot be read',
    )
  }
  if (texts.size < begun.size) throw new RangeError('this zip cannot be read')
  return Object.fromEntries(texts)
}
