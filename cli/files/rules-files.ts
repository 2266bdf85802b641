import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { shownPath } from './paths.ts'
import { statsOf } from './stats-of.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** Rules files directly in a folder, in order of their names. */
export function rulesIn(folder: string): string[] {
  return filesIn(folder, '.rules')
}

/** Rules files anywhere below a folder; hidden and installed folders are left out. */
export function rulesBelow(folder: string): string[] {
  return filesBelow(folder, '.rules')
}

function filesIn(folder: string, ending: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(folder, entry.name))
    .sort()
}

/** Files with an ending anywhere below a folder; hidden and installed folders are left out. */
export function filesBelow(folder: string, ending: string, depth = DEEPEST): string[] {
  const below = depth === 0 ? [] : foldersIn(folder)
  return [...filesIn(folder, ending), ...below.flatMap((each) => filesBelow(each, ending, depth - 1))]
}

/** How many folders deep rules are looked for. */
const DEEPEST = 6

function foldersIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .sort()
}

/** What was found below a folder, and whether all of it was looked at. */
export interface RulesBelow {
  readonly paths: readonly string[]
  readonly isWhole: boolean
}

/** The same, those nearer to the folder first, in so many folders at most: who opens `/` means no disk full of them. */
export function rulesNear(folder: string, most: number): RulesBelow {
  let looked = 0
  const paths: string[] = []
  let level = [folder]
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const here = level.slice(0, most - looked)
    looked += here.length
    paths.push(...here.flatMap(rulesIn))
    if (here.length < level.length) return { paths: paths.sort(), isWhole: false }
    level = depth === DEEPEST ? [] : here.flatMap(foldersIn)
  }
  return { paths: paths.sort(), isWhole: true }
}

/** What lies in a folder; nothing where it cannot be listed. */
export function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** All rules files that the arguments of a command mean, also those that others include. */
export function rulesFilesMeant(cwd: string, args: readonly string[]): string[] {
  const files = (args.length === 0 ? ['rules'] : args).flatMap((arg) => {
    const path = resolve(cwd, arg)
    const kind = statsOf(path)
    if (kind === null)
      throw new UsageError(
        args.length === 0
          ? stated('there is no folder `rules` here; name the rules files')
          : stated('there is no file {1}', arg),
      )
    if (!kind.isDirectory()) return [path]
    const below = rulesBelow(path)
    if (below.length === 0) throw new UsageError(stated('there are no rules files in {1}', arg))
    return below
  })
  return [...new Set(files)].map((path) => shownPath(cwd, path))
}
