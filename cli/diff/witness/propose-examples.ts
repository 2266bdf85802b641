import { resolve } from 'node:path'
import type { Entry } from '../../../compiler/game/entry.ts'
import { numbered } from './distinct-titles.ts'
import { type ShowOptions, type CheckedGame, exampleOf } from './show-rule.ts'
import { shownPath } from '../../files/paths.ts'
import { statsOf } from '../../files/stats-of.ts'
import { mustBeWritable, writeFile } from '../../files/write-file.ts'
import { type Io, note } from '../../io.ts'
import { UsageError } from '../../usage-error.ts'
import { stated } from '../../stated.ts'

const HEAD = `-- Proposed for rules that apply in no example. Each holds, and would not without the rule above it: move those that
-- say what is meant to the examples of the game, and drop the others.
`

/** Where proposals go. @throws UsageError where something is there already, or nothing can be written */
export function newFile(io: Io, name: string): string {
  const file = resolve(io.cwd, name)
  if (statsOf(file) !== null)
    throw new UsageError(stated('{1} is there already; name another file', shownPath(io.cwd, file)))
  mustBeWritable(file)
  return file
}

/** Writes an example for each rule of which one is found; of the others it says what was searched. */
export async function propose(
  io: Io,
  game: CheckedGame,
  rules: readonly Entry[],
  options: ShowOptions & { readonly write: string },
): Promise<void> {
  const found: string[] = []
  for (const [i, rule] of rules.entries()) {
    const { example, searched } = await exampleOf(game, rule, options)
    if (example !== null) found.push(example)
    note(
      io,
      example === null
        ? stated('{1} of {2} {3}: none found ({4})', i + 1, rules.length, rule.called, searched)
        : stated('{1} of {2} {3}', i + 1, rules.length, rule.called),
    )
  }
  const file = shownPath(io.cwd, options.write)
  if (rules.length === 0) return note(io, stated('{1} is not written, as no rule is without an example', file))
  if (found.length === 0) return note(io, stated('{1} is not written, as no example was found', file))
  writeFile(options.write, [HEAD, ...numbered(found)].join('\n'))
  note(io, stated('{1} of {2} are in {3}', found.length, rules.length, file))
}
