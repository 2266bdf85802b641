import { warning } from '../diagnostics/make.ts'
import type { Local, TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { expressionsOf } from '../analyse/units.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { statementsIn } from '../analyse/walk.ts'

/** HR0503 for `let` and `choose`: a value that nothing reads afterwards. */
export const variableWithoutUse: Check = ({ program }, report) => {
  const units = analysesOf(program).units()
  const read = new Set<number>()
  for (const unit of units) {
    for (const x of expressionsOf(unit)) if (x.kind === 'local') read.add(x.local.id)
    for (const s of statementsIn(unit.body))
      if (s.kind === 'later' || s.kind === 'lasting') for (const local of s.captured) read.add(local.id)
  }
  for (const event of program.events.values()) {
    for (const hook of [...event.insteads, ...event.befores, ...event.afters, ...event.whens])
      for (const local of hook.captured) read.add(local.id)
  }
  for (const unit of units) {
    for (const s of statementsIn(unit.body)) {
      const local = madeBy(s)
      if (local === null || read.has(local.id)) continue
      report(
        warning('HR0503', 'declared but not used', s.span, `nothing reads \`${local.name}\` after this`, {
          hint: s.kind === 'choose' ? 'say what is done with it' : 'use it, or take the line out',
        }),
      )
    }
  }
}

function madeBy(s: TStmt): Local | null {
  return s.kind === 'assign' ? s.local : s.kind === 'choose' && s.reading === undefined ? s.result : null
}
