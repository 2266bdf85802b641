import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { shownPath } from './paths.ts'
import { statsOf } from './stats-of.ts'
import { UsageError } from '../usage-error.ts'

/** The name that a rules text declares with `game NAME` or `variant NAME`, or null for one that others include. */
export function declaredName(text: string): string | null {
  return header(text)?.name ?? null
}

export function declaresVariant(text: string): boolean {
  return header(text)?.kind === 'variant'
}

/** The game of which a text is a variant; null of a game. */
export function declaredBase(text: string): string | null {
  return header(text)?.base ?? null
}

interface DeclaredHeader {
  readonly kind: string
  readonly name: string
  readonly base: string | null
}

/** The first line that is not a comment, when it begins a game or variant. */
function header(text: string): DeclaredHeader | null {
  for (const line of text.split('\n')) {
    const code = line.trim()
    if (code === '' || code.startsWith('--')) continue
    const found = /^(?:\[[^\]]*\]\s*)?(game|variant)\s+(《[^》]*》|\S+)(?:\s+of\s+(《[^》]*》|\S+))?/u.exec(code)
    if (found === null) return null
    const bare = (name: string): string => name.replace(/^《(.*)》$/u, '$1')
    return { kind: found[1], name: bare(found[2]), base: found[3] === undefined ? null : bare(found[3]) }
  }
  return null
}

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
