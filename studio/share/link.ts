import { LANGUAGE } from '../../grammar/language-version.ts'
import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate'
import { packedBeginning, unpackedBeginning } from './packed-beginning.ts'
import { readShared } from './read-shared.ts'
import type { Shared } from './shared.ts'
import { BoundedParts, TooMuch, inPieces, parsedFlat } from './within-bounds.ts'

/** What every link of this format begins with; `studio/README.md` describes it. */
const MARK = '#1.'

/** No link of ours is longer, in characters. */
const LONGEST = 400_000

/** What could be read of the fragment of an address. */
export type LinkRead =
  | { readonly kind: 'none' }
  | { readonly kind: 'shared'; readonly shared: Shared }
  | { readonly kind: 'broken' }
  | { readonly kind: 'long' }
  /** Of a format that this page does not know. */
  | { readonly kind: 'newer'; readonly format: string }
  /** Its texts are of a version of the language that this page does not read yet. */
  | { readonly kind: 'later'; readonly language: number }

/** The fragment that holds a game. */
export function linkOf(shared: Shared): string {
  return `${MARK}${base64url(deflateSync(strToU8(JSON.stringify(packed(shared))), { level: 9 }))}`
}

/** Reads a fragment, which may be anything at all. */
export function readLink(fragment: string): LinkRead {
  if (fragment === '' || fragment === '#') return { kind: 'none' }
  if (fragment.length > LONGEST) return { kind: 'long' }
  const format = /^#(\d{1,4})\./.exec(fragment)?.[1]
  if (format === undefined) return { kind: 'broken' }
  if (!fragment.startsWith(MARK)) return { kind: 'newer', format }
  try {
    const data: unknown = parsedFlat(inflated(fromBase64url(fragment.slice(MARK.length))))
    const language = languageOf(data)
    if (language > LANGUAGE) return { kind: 'later', language }
    const shared = readShared(unpacked(data))
    return shared === null ? { kind: 'broken' } : { kind: 'shared', shared }
  } catch (error) {
    return { kind: error instanceof TooMuch ? 'long' : 'broken' }
  }
}

/** Names of one letter, so that links stay short. */
interface Packed {
  readonly e: string
  readonly f: Shared['files']
  readonly v: string
  /** Of which version of the language the texts are, as no project file goes along; none without texts, and in links of before. */
  readonly l?: number
  /** How it begins. */
  readonly b?: readonly unknown[]
  /** Choices: the seats as one text, and the words one a line. */
  readonly s?: string
  readonly c?: string
}

function packed({ entry, files, course, version }: Shared): Packed {
  const isOwn = Object.keys(files).length > 0
  const all = { e: entry, f: files, v: version, ...(isOwn ? { l: LANGUAGE } : {}) }
  if (course === null) return all
  const { beginning, choices } = course
  const b = packedBeginning(beginning)
  return { ...all, b, s: choices.map(({ seat }) => seat).join(''), c: choices.map(({ choice }) => choice).join('\n') }
}

function languageOf(data: unknown): number {
  const said = typeof data === 'object' && data !== null && 'l' in data ? data.l : null
  return typeof said === 'number' && Number.isSafeInteger(said) ? said : 1
}

/** The plain form of what was packed, still unproved. */
function unpacked(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null
  const { e: entry, f: files, v: version, b, s, c } = data as Partial<Record<keyof Packed, unknown>>
  if (!Array.isArray(b) || typeof s !== 'string' || typeof c !== 'string') return { entry, files, version }
  const words = c === '' && s === '' ? [] : c.split('\n')
  const seats = [...s]
  if (words.length !== seats.length) return null
  const beginning = unpackedBeginning(b)
  return {
    entry,
    files,
    version,
    course: { beginning, choices: words.map((choice, i) => ({ seat: seats[i], choice })) },
  }
}

function inflated(bytes: Uint8Array): string {
  const parts = new BoundedParts()
  const inflate = new Inflate((part) => parts.add(part))
  inPieces(bytes, (piece, isLast) => inflate.push(piece, isLast))
  return strFromU8(parts.whole())
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
