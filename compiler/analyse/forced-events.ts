import type { TStmt } from '../program/ir.ts'
import type { ByKind } from './by-kind.ts'
import { statementsIn } from './walk.ts'

/** Events that some text carries out even where they are forbidden. */
export function forcedEvents(statements: ByKind<TStmt>): ReadonlySet<string> {
  // Of what is done for all at the same time it is asked before whether it may happen.
  const judged = statements.of('sameTime').flatMap(({ body }) => statementsIn(body))
  const calls = [...statements.of('call').filter(({ forced }) => forced), ...judged]
  return new Set(calls.flatMap((s) => (s.kind === 'call' ? [s.event] : [])))
}
