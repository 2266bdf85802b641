import { analysesOf } from '../analyse/analyses.ts'
import { substituted } from '../analyse/substituted.ts'
import { mentions, statementsIn } from '../analyse/walk.ts'
import type { Repairing } from '../diagnostics/diagnostic.ts'
import { warning } from '../diagnostics/make.ts'
import type { Local, TExpr, TRule, TStmt } from '../program/ir.ts'
import { comesTrue, type Doing } from './comes-true.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0586: what is done for all at the same time is judged for all before any is done, so that a limit that comes true
 * by what the event itself sets lets all of them through where it lets one. One that counts by `times` is kept.
 */
export const limitAtTheSameTime: Check = ({ program }, report) => {
  for (const s of analysesOf(program).statements().of('sameTime')) {
    for (const line of statementsIn(s.body)) {
      const limit = limitOf(program, s, line)
      if (limit === null) continue
      report(
        warning(
          'HR0586',
          worded('a limit that is judged for all before any is done'),
          line.span,
          worded(
            'all of them are done, although what forbids `{1}` comes true as the first of them is done',
            limit.event,
          ),
          {
            secondary: [{ span: limit.rule.span, text: worded('the limit') }],
            hint: worded(
              'count by `times ({1} …)` in it, which each of them keeps; or go through them one after the other',
              limit.event,
            ),
            ...inTurn(s),
            clauses: limit.rule.cites,
          },
        ),
      )
    }
  }
}

/** The edit that takes the members one after the other. */
function inTurn({ span, body: [first] }: TStmt & { readonly kind: 'sameTime' }): { readonly fix?: Repairing } {
  const { file, start } = span
  const head = file.text.slice(start, first?.span.start)
  const words = /[ \t]+at the same time(?=[ \t]*(?:--.*)?\n)/u.exec(head)
  if (words === null) return {}
  const from = start + words.index
  const title = worded('go through them one after the other')
  return { fix: { title, span: { file, start: from, end: from + words[0].length }, replacement: '' } }
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
  if (event === undefined) return null
  const kept = analysesOf(program).countingLimits(event)?.cannots ?? []
  const rule = event.cannots.find(
    (cannot) => !kept.includes(cannot) && cannot.tests.some((test) => comesTrue(doing, test, cannot.binders)),
  )
  return rule === undefined ? null : { event: said.event, rule }
}

/** What a line does that a rule may forbid; null where it does nothing such. */
function argsOf(line: TStmt): { readonly event: string; readonly args: readonly TExpr[] } | null {
  if (line.kind === 'call') return line.forced ? null : line
  if (line.kind === 'move') return line.forced ? null : { event: 'move', args: [line.what] }
  return null
}
