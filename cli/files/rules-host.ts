import { basename, dirname, resolve } from 'node:path'
import { nameForm } from '../../runtime/words/same-name.ts'
import { programRoot, shownPath } from './paths.ts'
import { ProjectFolders } from './project-folders.ts'
import { realPathAround } from './real-path.ts'
import { problemOfText, readTextIfThere, textOrNull } from './read-text.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { rulesBelow, rulesIn } from './rules-files.ts'
import { statsOf } from './stats-of.ts'
import type { RulesHost } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Reads for a compilation that starts at `entry`. A base is looked for next to the entry, then upwards to the nearest
 * `rules` folder or the working folder, with everything below `rules`, and at last among the rules that come with
 * this program. Files are read from the folders of the project alone, and from those that are `allowed`, by full
 * path. Of those that cannot be read it is said why not.
 */
export function rulesHost(cwd: string, entry: string, allowed: readonly string[] = []): RulesHost {
  const known: Known = new Map()
  const named = resolve(cwd, entry)
  const folders = new ProjectFolders(cwd, named, allowed)
  // Files that cannot be read, any of which may be the one that is looked for in vain.
  const strange: string[] = []
  const missing = new Set<string>()
  const places = searchPlaces(cwd, named)
  const refuses = (path: string): string | null => (path === named ? null : folders.refusal(path)) ?? unreadable(path)
  const found = (name: string): readonly string[] => {
    for (;;) {
      const paths = known.get(nameForm(name))
      if (paths !== undefined) return paths
      const next = places.next()
      if (next.done === true) {
        missing.add(name)
        return []
      }
      learn(next.value, known, strange)
    }
  }
  return {
    refuses: (path) => refuses(resolve(cwd, path)),
    sameFile: (path) => realPathAround(resolve(cwd, path)),
    read: (path) => (refuses(resolve(cwd, path)) === null ? readTextIfThere(resolve(cwd, path)) : null),
    find(name) {
      const path = found(name)[0]
      if (path === undefined) return null
      folders.addAround(path)
      return shownPath(cwd, path)
    },
    names() {
      for (const files of places) learn(files, known, strange)
      return [...known.keys()]
    },
    rivals: (name) =>
      found(name)
        .slice(1)
        .map((path) => shownPath(cwd, path)),
    adviceOnBase(name) {
      const [path] = missing.has(name) ? strange : []
      const why = path === undefined ? null : unreadable(path)
      return path === undefined || why === null ? null : `\`${shownPath(cwd, path)}\` is not read: ${why}`
    },
    shared(path, from) {
      const there = sharedPlaces(resolve(cwd, from), path).find(
        (place) => refuses(place) === null && readTextIfThere(place) !== null,
      )
      return there === undefined ? null : shownPath(cwd, there)
    },
  }
}

/** Why a file cannot be read; of what can be read but once, as a pipe, that comes out when it is. */
function unreadable(path: string): string | null {
  const problem = isFile(path) ? problemOfText(path) : null
  return problem === null ? null : `it ${problem}`
}

/** Also of a path that no file can have, as an editor may send it. */
function isFile(path: string): boolean {
  try {
    return statsOf(path)?.isFile() === true
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}

/** Where a file that is included from elsewhere may lie: in the nearest `rules` folder, or in that of this program. */
export function sharedPlaces(from: string, path: string): readonly string[] {
  const around = rulesFolderAround(from)
  return [...(around === null ? [] : [around]), resolve(programRoot, 'rules')].map((folder) => resolve(folder, path))
}

function rulesFolderAround(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (basename(folder) === 'rules') return folder
  return null
}

/** Names that could be meant when `find` finds nothing. */
export function knownNames(cwd: string, entry: string): string[] {
  const known: Known = new Map()
  for (const files of searchPlaces(cwd, resolve(cwd, entry))) learn(files, known, [])
  return [...known.keys()]
}

/** The nearest files that declare a name, by its plain spelling: more than one where they lie equally near. */
type Known = Map<string, readonly string[]>

/**
 * The nearer file keeps a name that two of them declare. Files that cannot be read are noted; most of them have
 * nothing to do with the game.
 */
function learn(files: readonly string[], known: Known, strange: string[]): void {
  const here: Known = new Map()
  for (const file of files) {
    const text = textOrNull(file)
    if (text === null) strange.push(file)
    const name = declaredName(text ?? '')
    if (name !== null) here.set(nameForm(name), [...(here.get(nameForm(name)) ?? []), file])
  }
  for (const [name, paths] of here) if (!known.has(name)) known.set(name, paths)
}

function* searchPlaces(from: string, entry: string): Generator<readonly string[]> {
  // Spelled as folders above the entry are, so that the way up ends there.
  const cwd = resolve(from)
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    yield basename(folder) === 'rules' ? rulesBelow(folder) : rulesIn(folder)
    if (folder === cwd) yield rulesBelow(resolve(cwd, 'rules'))
    if (basename(folder) === 'rules' || folder === cwd || folder === dirname(folder)) break
  }
  yield rulesBelow(resolve(programRoot, 'rules'))
}
