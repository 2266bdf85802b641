import type { Proc, TStmt } from '../program/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import { type CallGraphs, EVER, calledBy } from './call-graph.ts'
import { holdsThrough } from './fixed-point.ts'
import { rowOf } from './operations.ts'
import { statementsIn } from './walk.ts'

/** What statements may come to, through whatever they run and lay down, and what players may do when asked. */
export class Conduct {
  /** Whether they may ask a player. */
  readonly asks: (body: readonly TStmt[]) => boolean
  /** Whether they may finish the game, or leave an event further out. */
  readonly leaves: (body: readonly TStmt[]) => boolean

  constructor(program: Declarations, calls: CallGraphs) {
    const next = calls(EVER)
    const through = (test: (s: TStmt) => boolean): ((body: readonly TStmt[]) => boolean) => {
      const inProc = holdsThrough((proc: Proc) => statementsIn(proc.body).some(test), next)
      return (body) => statementsIn(body).some(test) || [...calledBy(program, body, EVER)].some(inProc)
    }
    this.asks = through((s) => rowOf(s).asks(s) === 'player')
    this.leaves = through((s) => rowOf(s).exits === 'game' || rowOf(s).exits === 'event')
  }
}
