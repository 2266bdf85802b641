import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { TExpr } from '../program/ir.ts'
import { CHOSEN, rangeInMove } from '../program/number-ranges.ts'
import type { Program } from '../program/program.ts'
import { NUMBERS, isNumber, noNumber } from '../game/numbers.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { type Bounds, boundsOf, boundsOfMembers, liesWithin } from '../analyse/bounds.ts'
import { expressionsOfExample } from '../analyse/units.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0210: a number that is chosen, or that a move names, has no place in the answer, or one that is worked out is none.
 * Only what the text shows is told; engines look at the rest.
 */
export const numberOutOfRange: Check = ({ program }, report) => {
  for (const x of analysesOf(program).expressions().of('binary')) tellOfConstant(program, report, x)
  for (const { args } of analysesOf(program).expressions().of('builtin'))
    for (const { type } of args) if (type.base === 'option') tellOfOption(program, report, type.of)
  for (const { domain } of analysesOf(program).statements().of('choose'))
    if (domain.local.type.base === 'number')
      tell(program, report, domain.set, CHOSEN, worded('a number that is chosen'))
  for (const o of program.offers) {
    if (o.kind !== 'may') continue
    for (const [i, param] of (program.events.get(o.event)?.params ?? []).entries()) {
      const arg = o.args[i]
      const set = arg?.kind === 'domain' ? arg.domain.set : arg?.kind === 'value' ? arg.value : null
      if (param.type.base === 'number')
        tell(program, report, set, rangeInMove(o, i), worded('a number that a move names'))
    }
  }
}

/** The same of what examples begin with, and ask for. */
export const numberOutOfRangeInExample: Check = ({ program }, report) => {
  for (const example of program.examples)
    for (const x of expressionsOfExample(example)) if (x.kind === 'binary') tellOfConstant(program, report, x)
}

/** The innermost calculation that comes to no number, whatever the state is. */
function tellOfConstant(program: Program, report: Report, x: TExpr & { kind: 'binary' }): void {
  const beyond = (each: TExpr): number | null => {
    if (each.type.set || each.type.base !== 'number') return null
    const { from, to } = boundsOf(program, each)
    return from > NUMBERS.to ? from : to < NUMBERS.from ? to : null
  }
  const found = beyond(x)
  if (found !== null && beyond(x.left) === null && beyond(x.right) === null) report(noNumber(found, x.span))
}

/** Words of an option that are numbers count as such. */
function tellOfOption(program: Program, report: Report, option: string): void {
  for (const { text, span } of program.game.options.get(option)?.values ?? [])
    if (/^\d+$/.test(text) && !isNumber(Number(text))) report(noNumber(Number(text), span))
}

/** Bounds that the text leaves open are not known to be out of range. */
function tell(program: Program, report: Report, set: TExpr | null, range: Bounds, what: Sayable): void {
  if (set === null) return
  const found = boundsOfMembers(program, set)
  const known = {
    from: found.from === -Infinity ? range.from : found.from,
    to: found.to === Infinity ? range.to : found.to,
  }
  if (liesWithin(known, range)) return
  const small = known.from < range.from
  report(
    error(
      'HR0210',
      small ? worded('too small a number') : worded('too large a number'),
      set.span,
      small
        ? worded('{1} lies within {2} to {3}; this goes down to {4}', what, range.from, range.to, known.from)
        : worded('{1} lies within {2} to {3}; this goes up to {4}', what, range.from, range.to, known.to),
    ),
  )
}
