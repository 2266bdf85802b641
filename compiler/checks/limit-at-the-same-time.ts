import { contains, statementsIn } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { TRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { unitsOf } from './units.ts'

/**
 * HR0586: what is done for all at the same time is judged for all before any is done, so that a limit that counts how
 * often the event has happened lets all of them through where it lets one.
 */
export const limitAtTheSameTime: Check = ({ program }, report) => {
  for (const unit of unitsOf(program)) {
    for (const s of statementsIn(unit.body)) {
      if (s.kind !== 'sameTime') continue
      for (const line of statementsIn(s.body)) {
        const limit = limitOf(program, line)
        if (limit === null) continue
        report(
          warning(
            'HR0586',
            'a limit that counts lets all of them through',
            line.span,
            `this is judged for all before it is done for any, and what forbids \`${limit.event}\` counts how often it was done`,
            {
              secondary: [{ span: limit.rule.span, text: 'the limit' }],
              hint: 'go through them one after the other, without `at the same time`, or choose no more than the limit lets through',
              clauses: limit.rule.cites,
            },
          ),
        )
      }
    }
  }
}

interface Limit {
  readonly event: string
  readonly rule: TRule
}

/** The rule that forbids what a line does after it has been done some times; null where none does. */
function limitOf(program: Program, line: TStmt): Limit | null {
  const event = line.kind === 'move' ? 'move' : line.kind === 'call' ? line.event : null
  if (event === null || ((line.kind === 'move' || line.kind === 'call') && line.forced)) return null
  const rule = program.events
    .get(event)
    ?.cannots.find(({ tests }) =>
      tests.some((test) => contains(test, (x) => x.kind === 'times' && x.counter.event === event)),
    )
  return rule === undefined ? null : { event, rule }
}
