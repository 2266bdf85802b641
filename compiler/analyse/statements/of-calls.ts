import type { TStmt } from '../../program/ir.ts'
import type { Declarations } from '../../program/declarations.ts'
import { absentParts } from '../absent-parts.ts'
import { runsThrough, nobody, none } from '../row.ts'
import type { StatementRows } from './rows.ts'

/** What runs something that stands elsewhere. */
export const ofCalls: StatementRows<'call' | 'proc' | 'hook'> = {
  call: {
    exprs: (s) => s.args,
    blocks: none,
    assigns: none,
    writes: none,
    runs: (s) => [{ kind: 'event', event: s.event }],
    asks: nobody,
    suspends: false,
    refuses: mayBeStopped,
    exits: 'nothing',
    steps: 'told',
    inFacts: false,
    places: none,
  },
  proc: {
    exprs: (s) => s.args,
    blocks: none,
    assigns: none,
    writes: none,
    runs: (s) => [{ kind: 'text', proc: s.proc }],
    ...runsThrough,
    inFacts: false,
    places: none,
  },
  hook: {
    exprs: none,
    blocks: none,
    assigns: none,
    writes: none,
    runs: (s) => [{ kind: 'hook', rule: s.rule }],
    ...runsThrough,
    inFacts: false,
    places: none,
  },
}

/**
 * A rule may forbid the event, unless it is to happen all the same; something else may happen instead; a part may be
 * none.
 */
function mayBeStopped(s: TStmt & { kind: 'call' }, program: Declarations): boolean {
  const event = program.events.get(s.event)
  if (event === undefined || event.proc === null) return true
  return (
    (!s.forced && event.cannots.length > 0) ||
    event.insteads.length > 0 ||
    absentParts(program, s.event, s.args).length > 0
  )
}
