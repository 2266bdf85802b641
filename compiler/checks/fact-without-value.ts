import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0202: a block that comes to its end without `give` leaves a fact without a value, which only `or none` allows. */
export const factWithoutValue: Check = ({ program, resolution }, report) => {
  for (const fact of program.facts.values()) {
    const symbol = resolution.game.facts.get(fact.declared)
    if (fact.body === null || symbol === undefined || symbol.type.optional || alwaysGives(fact.body)) continue
    report(
      error(
        'HR0202',
        worded('this may give nothing'),
        symbol.name.span,
        worded('the block of `{1}` may come to its end without `give`', fact.declared),
        { hint: worded('end it with `give` and what holds otherwise, or write `or none` behind the type') },
      ),
    )
  }
}

/** Whether a block never comes to its end: some line of it gives in all cases. */
const alwaysGives = (block: readonly TStmt[]): boolean =>
  block.some((s) => s.kind === 'give' || (s.kind === 'if' && alwaysGives(s.then) && alwaysGives(s.otherwise)))
