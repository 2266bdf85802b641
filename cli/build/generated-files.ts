import { basename, join, resolve } from 'node:path'
import { isGenerated } from '../../compiler/link/generated-mark.ts'
import { textOrNull } from '../files/read-text.ts'
import { entriesIn } from '../files/rules-files.ts'
import { linkStatsOf } from '../files/stats-of.ts'
import type { WrittenGame } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** Files of a game whose text is not what is on disk, by full path. */
export function changedFiles(out: string, game: WrittenGame): Map<string, string> {
  const changed = new Map<string, string>()
  for (const [name, text] of game.files) {
    const path = join(out, game.folder, name)
    if (generatedText(path) !== text) changed.set(path, text)
  }
  return changed
}

/** Generated modules that a game no longer has. Files of people stay, and so does what lies behind a link. */
export function leftoverFiles(out: string, game: WrittenGame): string[] {
  const folder = join(out, game.folder)
  if (isLink(folder)) return []
  const others = filesOf(folder).filter((name) => !game.files.has(name))
  return others.map((name) => join(folder, name)).filter((path) => generatedText(path) !== null)
}

/** Folders of generated modules beside the games' own that no game makes. */
export function leftoverFolders(out: string, games: readonly WrittenGame[]): string[] {
  const known = new Set(games.map((game) => game.folder.split('/')[0]))
  const others = foldersOf(out).filter((name) => !known.has(name))
  return others.map((name) => join(out, name)).filter((folder) => generatedText(join(folder, 'index.ts')) !== null)
}

/**
 * To be asked for every game before the first one is written.
 * @throws UsageError where something stands in the way that was not generated: a file of a person, or a link
 */
export function checkInTheWay(out: string, games: readonly WrittenGame[]): void {
  const taken = games.flatMap((game) => {
    const folder = join(out, game.folder)
    if (isLink(folder)) return [`${folder} is a link`]
    const paths = [...game.files.keys()].map((name) => join(folder, name))
    return paths
      .filter((path) => isThere(path) && generatedText(path) === null)
      .map((path) => `${path} was not generated`)
  })
  const [first] = taken
  if (first === undefined) return
  const all = `${first}${taken.length === 1 ? '' : `, and ${taken.length - 1} more files`}`
  throw new UsageError(
    stated('{1}, so that nothing was written; move it away, or name another folder with `--out`', all),
  )
}

/** The text of a generated file; null for any other, and for links. */
function generatedText(path: string): string | null {
  if (linkStatsOf(path)?.isFile() !== true) return null
  // What cannot be read as text was not generated.
  const text = textOrNull(path)
  return text !== null && isGenerated(basename(path), text) ? text : null
}

const isThere = (path: string): boolean => linkStatsOf(path) !== null

const isLink = (path: string): boolean => linkStatsOf(path)?.isSymbolicLink() === true

function filesOf(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

function foldersOf(folder: string): string[] {
  return entriesIn(resolve(folder))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
