import { analysesOf } from '../analyse/analyses.ts'
import { substituted } from '../analyse/substituted.ts'
import { mentions, statementsIn } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { Local, TExpr, TRule, TStmt } from '../program/ir.ts'
import { comesTrue, type Doing } from './comes-true.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'

/**
 * HR0586: what is done for all at the same time is judged for all before any is done, so that a limit that
 * comes true as the event is done, as a count of how often it happened, lets all of them through where it lets one.
 */
export const limitAtTheSameTime: Check = ({ program }, report) => {
  for (const s of analysesOf(program).statements().of('sameTime')) {
    for (const line of statementsIn(s.body)) {
      const limit = limitOf(program, s, line)
      if (limit === null) continue
      report(
        warning(
          'HR0586',
          'a limit that counts lets all of them through',
          line.span,
          `this is judged for all before it is done for any, and what forbids \`${limit.event}\` comes true as it is done`,
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

interface Limit {
  readonly event: string
  readonly rule: TRule
}

/** The rule that forbids what a line does once it has been done for another member; null where none does. */
function limitOf(program: Program, all: TStmt & { readonly kind: 'sameTime' }, line: TStmt): Limit | null {
  const said = argsOf(line)
  if (said === null) return null
  const event = program.events.get(said.event)
  const varying = [all.domain.local]
  const fixed = new Map<Local, TExpr>()
  for (const s of statementsIn(all.body)) {
    if (s.kind !== 'assign') continue
    if (varying.some((local) => mentions(s.value, local))) varying.push(s.local)
    else if (s.operand === true) fixed.set(s.local, s.value)
  }
  const args = said.args.map((arg) => substituted(arg, fixed))
  const doing: Doing = { program, event: said.event, args, varying }
  const rule = event?.cannots.find(({ binders, tests }) => tests.some((test) => comesTrue(doing, test, binders)))
  return rule === undefined ? null : { event: said.event, rule }
}

/** What a line does that a rule may forbid; null where it does nothing such. */
function argsOf(line: TStmt): { readonly event: string; readonly args: readonly TExpr[] } | null {
  if (line.kind === 'call') return line.forced ? null : line
  if (line.kind === 'move') return line.forced ? null : { event: 'move', args: [line.what] }
  return null
}
