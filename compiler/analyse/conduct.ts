import type { TStmt } from '../game/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import { EVER, calledBy } from './call-graph.ts'
import { reachable } from './components.ts'
import { rowOf } from './operations.ts'
import { statementsIn } from './walk.ts'

/** What statements may come to, through whatever they run and lay down, and what players may do when asked. */
export interface Conduct {
  readonly asks: boolean
  /** They may finish the game, or leave an event further out. */
  readonly leaves: boolean
}

export function conductOf(program: Declarations, body: readonly TStmt[]): Conduct {
  const procs = reachable(calledBy(program, body, EVER), (proc) => calledBy(program, proc.body, EVER))
  const all = [body, ...[...procs].map((proc) => proc.body)].flatMap(statementsIn)
  return {
    asks: all.some((s) => rowOf(s).asks(s) === 'player'),
    leaves: all.some((s) => rowOf(s).exits === 'game' || rowOf(s).exits === 'event'),
  }
}
