import { resolve } from 'node:path'
import type { Io } from '../io.ts'
import { shownPath } from '../files/paths.ts'
import { rulesHost } from '../files/rules-host.ts'
import { statsOf } from '../files/stats-of.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** @throws UsageError for what cannot stand as a name in rules */
export function checkName(name: string, what: string, such: string): void {
  if (!/^\p{L}[\p{L}\p{N}-]*$/u.test(name))
    throw new UsageError(
      stated('`{1}` cannot be the name of a {2}; use letters and digits, as in `{3}`', name, what, such),
    )
}

/** `OurTable` is kept in `our-table.rules`. */
export function fileName(name: string): string {
  return name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2').toLowerCase()
}

/** Where a new text goes. @throws UsageError where something is there already, or a game has the name */
export function placeFor(io: Io, name: string, out: string | undefined): string {
  const file = resolve(io.cwd, out ?? `${fileName(name)}.rules`)
  if (statsOf(file) !== null)
    throw new UsageError(stated('{1} is there already; name another file with `--out`', shownPath(io.cwd, file)))
  if (rulesHost(io.cwd, file, io.includes).find(name) !== null)
    throw new UsageError(stated('there is a game or variant `{1}` already; choose another name', name))
  return file
}
