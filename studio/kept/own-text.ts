import { readShared } from '../share/read-shared.ts'
import type { Shared } from '../share/shared.ts'

/** Of the form in which texts are kept; what has another is left alone. */
export const FORM = 1

/** What the files of a text were, and until when. */
export interface TextVersion {
  readonly files: Shared['files']
  /** In milliseconds since 1970. */
  readonly changed: number
}

/** A text of one's own with the game that is played of it, as a browser keeps it until its owner deletes it. */
export interface OwnText extends Shared {
  readonly id: string
  /** What its game is called; and what it is a variant of, where it is one. */
  readonly name: string
  readonly base: string | null
  /** What its owner calls it, where that is otherwise. */
  readonly called: string | null
  /** The newest first. */
  readonly before: readonly TextVersion[]
  /** When it was written or played last, in milliseconds since 1970. */
  readonly changed: number
  /** How often its files were written: who writes says which of them was read. */
  readonly revision: number
}

/** Stands for the last game that ships and was played as it is: it has no files, and is no text of one's own. */
export const AS_IT_SHIPS = 'as-it-ships'

/** Reads what a store holds; null for what is of another version. */
export function readOwnText(data: unknown): OwnText | null {
  const shared = readShared(data)
  if (shared === null) return null
  const { form, id, name, base, changed, revision } = data as Readonly<Record<string, unknown>>
  const areFields = typeof id === 'string' && typeof name === 'string' && (base === null || typeof base === 'string')
  if (form !== FORM || !areFields || typeof changed !== 'number' || typeof revision !== 'number') return null
  const { called, before } = data as Readonly<Record<string, unknown>>
  const versions = Array.isArray(before) ? before.map(readVersion).filter((each) => each !== null) : []
  const owners = { called: typeof called === 'string' ? called : null, before: versions }
  return { ...shared, id, name, base, ...owners, changed, revision }
}

/** Its files are read as those of a text. */
function readVersion(data: unknown): TextVersion | null {
  const { files, changed } = (data ?? {}) as Readonly<Record<string, unknown>>
  const read = readShared({ entry: '', files })
  return read === null || typeof changed !== 'number' ? null : { files: read.files, changed }
}

/** A pause after which what is written is a new version, in milliseconds. */
const PAUSE = 60_000

/** So many versions are kept, and so many letters of them. */
const MOST = { versions: 30, letters: 500_000 } as const

/**
 * The versions of a text once it is written in: with what was there before, where there was none, after a pause, or
 * where that is wanted.
 */
export function versionsAfter(kept: OwnText, changed: number, isMark: boolean): readonly TextVersion[] {
  const { files, before } = kept
  if (before.length > 0 && changed - kept.changed < PAUSE && !isMark) return before
  const others = before.filter((each) => !areSameFiles(each.files, files))
  let letters = 0
  return [{ files, changed: kept.changed }, ...others].slice(0, MOST.versions).filter((each) => {
    letters += Object.values(each.files).reduce((sum, text) => sum + text.length, 0)
    return letters <= MOST.letters
  })
}

/** Whether two texts have the same files, letter by letter. */
export function areSameFiles(one: Shared['files'], two: Shared['files']): boolean {
  const paths = Object.keys(one)
  return paths.length === Object.keys(two).length && paths.every((path) => one[path] === two[path])
}
