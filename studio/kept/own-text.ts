import { readShared } from '../share/read-shared.ts'
import type { Shared } from '../share/shared.ts'

/** Of the form in which texts are kept; what has another is left alone. */
export const FORM = 1

/** A text of one's own with the game that is played of it, as a browser keeps it until its owner deletes it. */
export interface OwnText extends Shared {
  readonly id: string
  /** What its game is called; and what it is a variant of, where it is one. */
  readonly name: string
  readonly base: string | null
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
  return { ...shared, id, name, base, changed, revision }
}

/** Whether two texts have the same files, letter by letter. */
export function areSameFiles(one: Shared['files'], two: Shared['files']): boolean {
  const paths = Object.keys(one)
  return paths.length === Object.keys(two).length && paths.every((path) => one[path] === two[path])
}
