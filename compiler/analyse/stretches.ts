import type { Declarations } from '../program/declarations.ts'
import type { TStmt } from '../program/ir.ts'
import type { Effects } from './effects.ts'
import { rowOf } from './operations.ts'
import { suspends } from './suspension.ts'
import { expressionsIn, statementsIn } from './walk.ts'

type Loop = TStmt & { kind: 'loop' }

/** A game that is played stretch after stretch, as Hearts deal after deal: the loop, and what comes when it is over. */
export interface Stretches {
  readonly loop: Loop
  readonly after: readonly TStmt[]
}

/**
 * The stretches of a game whose text repeats something until a condition holds, and then works results out of nothing
 * but numbers that it keeps for the game and its players. So it can be said after each stretch how the game would end
 * there. Null for any other game.
 */
export function stretchesOf(program: Declarations, effects: Effects): Stretches | null {
  const body = program.events.get('match')?.proc?.body ?? []
  const at = body.findLastIndex((s) => s.kind === 'loop')
  const loop = body[at]
  if (loop?.kind !== 'loop' || loop.until === null) return null
  const after = body.slice(at + 1)
  return suspends(program, loop) && endsAtOnce(program, after) && isOfScores(effects, body.slice(0, at + 1), after)
    ? { loop, after }
    : null
}

/** What only sets results and is then over. */
const ENDING: ReadonlySet<TStmt['kind']> = new Set(['each', 'if', 'assign', 'set', 'finish'])

function endsAtOnce(program: Declarations, after: readonly TStmt[]): boolean {
  const all = statementsIn(after)
  return after.at(-1)?.kind === 'finish' && all.every((s) => ENDING.has(s.kind) && !suspends(program, s))
}

function isOfScores(effects: Effects, before: readonly TStmt[], after: readonly TStmt[]): boolean {
  const known = new Set(statementsIn(before).flatMap((s) => rowOf(s).assigns(s)))
  return expressionsIn(after).every(
    (x) => (x.kind !== 'local' || !known.has(x.local)) && [...effects.reads(x)].every(({ kind }) => kind === 'fact'),
  )
}
