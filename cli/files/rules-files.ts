import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { shownPath } from './paths.ts'
import { statsOf } from './stats-of.ts'
import { UsageError } from '../usage-error.ts'

/** Rules files directly in a folder, in order of their names. */
export function rulesIn(folder: string): string[] {
  return filesIn(folder, '.rules')
}

/** Rules files anywhere below a folder; hidden and installed folders are left out. */
export function rulesBelow(folder: string): string[] {
  return filesBelow(folder, '.rules')
}

function filesIn(folder: string, ending: string): string[] {
  return entries(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(folder, entry.name))
    .sort()
}

/** Files with an ending anywhere below a folder; hidden and installed folders are left out. */
export function filesBelow(folder: string, ending: string, depth = 6): string[] {
  const below =
    depth === 0
      ? []
      : entries(folder).filter(
          (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
        )
  return [
    ...filesIn(folder, ending),
    ...below
      .map((entry) => join(folder, entry.name))
      .sort()
      .flatMap((each) => filesBelow(each, ending, depth - 1)),
  ]
}

function entries(folder: string) {
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
        args.length === 0 ? 'there is no folder `rules` here; name the rules files' : `there is no file ${arg}`,
      )
    if (!kind.isDirectory()) return [path]
    const below = rulesBelow(path)
    if (below.length === 0) throw new UsageError(`there are no rules files in ${arg}`)
    return below
  })
  return [...new Set(files)].map((path) => shownPath(cwd, path))
}
