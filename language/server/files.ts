import type { RulesHost } from '../../compiler/game/load.ts'

/** The rules below a folder, and whether all of it was looked at. */
export interface RulesThere {
  /** By full path, in order. */
  readonly paths: readonly string[]
  readonly isWhole: boolean
}

/** Texts that stand in place of those of files, by full path. */
export type TextsInPlace = ReadonlyMap<string, string>

/**
 * What a server reads, and how that is addressed: the files of a disk, or texts that a page gives. Spans have paths that
 * are short within the folder that is open; `full` and `shown` go from one to the other.
 */
export interface Files {
  /** The full path of an address. What is no file has a path that no file has. */
  pathOf(uri: string): string
  uriOf(path: string): string
  /** The address of the page that says more of a finding; null where there is none to open. */
  pageOf(code: string): string | null
  /** @param path as spans have it, or in full */
  full(folder: string, path: string): string
  /** @param path in full */
  shown(folder: string, path: string): string
  /** The folder in which a file lies. */
  folderOf(path: string): string
  /** A path as seen from a folder, with `/`; it begins with `..` where it leads out of that. */
  seenFrom(folder: string, path: string): string
  /** The text of a file; null where there is none. */
  text(path: string): string | null
  /** The rules below a folder, looked for in so many folders at most. */
  rulesNear(folder: string, most: number): RulesThere
  /** How the game is read that begins in a file. */
  host(folder: string, entry: string, texts: TextsInPlace): RulesHost
}
