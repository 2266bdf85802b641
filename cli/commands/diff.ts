import { compareGames } from '../../compiler/diff/compare-games.ts'
import { lineColumn } from '../../compiler/source/source-file.ts'
import type { Context } from '../context.ts'
import { openSide } from '../diff/side.ts'
import { versionMeant } from '../diff/version-meant.ts'
import { findWitnesses } from '../diff/witness/find.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { say } from '../io.ts'

export interface DiffOptions {
  readonly witness: boolean
}

/** Says what differs between two versions of a game. */
export async function diff(context: Context, old: string, next: string, options: DiffOptions): Promise<ExitCode> {
  const { io } = context
  const sides = { old: await openSide(context, versionMeant(io.cwd, old)), new: await openSide(context, versionMeant(io.cwd, next)) }
  if (sides.old === null || sides.new === null) return exitCode.usage
  const changes = compareGames(sides.old.resolution, sides.new.resolution)
  const witnesses = options.witness ? await findWitnesses({ old: sides.old, new: sides.new }, changes, { milliseconds: 10_000, games: 1000, seed: 1 }) : new Map()
  for (const change of changes) {
    const span = change.new ?? change.old
    say(io, `${change.class}  ${change.rule}  ${span === null ? '' : `${span.file.path}:${lineColumn(span.file, span.start).line}`}`)
    const witness = witnesses.get(change.fingerprint)
    if (witness?.kind === 'found') say(io, `  witness  ${witness.where}`)
  }
  return exitCode.fine
}
