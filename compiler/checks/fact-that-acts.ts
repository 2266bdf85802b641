import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0513: a fact is worked out as often as something asks for it, so it neither asks nor changes anything. */
export const factThatActs: Check = ({ program }, report) => {
  for (const fact of program.facts.values()) {
    for (const s of statementsIn(fact.body ?? [])) {
      const text = fault(s)
      if (text === null) continue
      report(
        error('HR0513', text, s.span, worded('`{1}` is worked out whenever something asks for it', fact.declared), {
          hint: worded('make it an event with `to …`, and keep what it finds in a fact that `starts` with something'),
        }),
      )
    }
  }
}

function fault(s: TStmt): Sayable | null {
  const row = rowOf(s)
  if (row.inFacts) return null
  return row.asks(s) === 'nobody' ? worded('a fact cannot change anything') : worded('a fact cannot ask')
}
