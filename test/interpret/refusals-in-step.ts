import type { Game } from './game.ts'
import type { Choice } from '../../compiler/interpret/machine.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { bindingRows } from '../../runtime/trials/binding-rows.ts'
import { readReason } from '../../runtime/kernel/kernel.ts'
import { byDay } from '../kit/effort.ts'
import { type Side, choiceOf } from './side.ts'

type Act = Choice & { kind: 'act' }

interface Move {
  readonly event: number
  readonly args: readonly number[]
  readonly act: Act
}

/** Clauses of what keeps a move from happening, each once. */
type Clauses = readonly string[]

const sorted = (clauses: readonly string[]): Clauses => [...new Set(clauses)].sort()

/** Where the engine names other clauses for why passing is no answer than the rules do. */
function boundOtherwise({ engine }: Side, s: BaseState, game: Game): unknown {
  if (game.question?.site.kind !== 'act' || s.legal.length === 0) return null
  const rows = engine.bounded(s, () => bindingRows(engine.parts, s))
  const told = sorted(rows.map((row) => engine.info.rules[readReason(row).row]?.name ?? ''))
  const meant = sorted(game.compelling().map(({ name }) => name))
  return JSON.stringify(told) === JSON.stringify(meant) ? null : { passing: told, meant }
}

/** Moves that were offered before and are not now, with what the engine and the rules say against them. */
export class Remembered {
  private readonly moves = new Map<string, Move>()
  private looks = 0

  /** Where the two name different clauses; null where they never do. */
  parting(side: Side, s: BaseState, game: Game): unknown {
    // Once the game is over nothing could be carried out, whatever would be refused.
    if (s.over) return null
    const offered = new Set(this.remember(side, s))
    this.looks += 1
    const bound = boundOtherwise(side, s, game)
    if (bound !== null) return bound
    for (const [i, [key, { event, args, act }]] of [...this.moves].entries()) {
      // Reasons cost most of the time: by day each is asked for at every fourth decision.
      if ((i + this.looks) % byDay(4, 1) !== 0) continue
      const meant = game.machine.program.events.get(act.event)
      if (offered.has(key) || meant === undefined) continue
      const rows: number[] = []
      side.engine.bounded(s, () => side.engine.parts.refusals?.(s, event, args, rows))
      const engine = sorted(rows.flatMap((row) => side.engine.info.rules[readReason(row).row]?.clauses ?? []))
      const rules = sorted(game.refusals(meant, act.args).flatMap(({ clauses }) => clauses))
      if (JSON.stringify(engine) !== JSON.stringify(rules)) return { move: act, engine, meant: rules }
    }
    return null
  }

  /** The moves that are offered now; a few of each question are kept in mind. */
  private remember(side: Side, s: BaseState): readonly string[] {
    const moves = side.engine.choices(s).map((choice) => side.engine.moveOf(s, choice))
    return moves.flatMap((move) => {
      const act = choiceOf(side, s, move)
      if (move.kind !== 'act' || act.kind !== 'act') return []
      const key = JSON.stringify(act)
      if (this.moves.size < 40) this.moves.set(key, { event: move.event, args: move.args, act })
      return [key]
    })
  }
}
