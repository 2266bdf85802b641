import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { TExpr } from '../program/ir.ts'
import { CHOSEN, rangeInMove } from '../program/number-ranges.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { type Bounds, boundsOfMembers, liesWithin } from '../analyse/bounds.ts'

/**
 * HR0210: a number that is chosen, or that a move names, has no place in the answer. Only what the text shows is
 * told; engines look at the rest.
 */
export const numberOutOfRange: Check = ({ program }, report) => {
  for (const { domain } of analysesOf(program).statements().of('choose'))
    if (domain.local.type.base === 'number') tell(program, report, domain.set, CHOSEN, 'a number that is chosen')
  for (const o of program.offers) {
    if (o.kind !== 'may') continue
    for (const [i, param] of (program.events.get(o.event)?.params ?? []).entries()) {
      const arg = o.args[i]
      const set = arg?.kind === 'domain' ? arg.domain.set : arg?.kind === 'value' ? arg.value : null
      if (param.type.base === 'number') tell(program, report, set, rangeInMove(o, i), 'a number that a move names')
    }
  }
}

/** Bounds that the text leaves open are not known to be out of range. */
function tell(program: Program, report: Report, set: TExpr | null, range: Bounds, what: string): void {
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
      small ? 'too small a number' : 'too large a number',
      set.span,
      `${what} lies within ${range.from} to ${range.to}; this goes ${small ? `down to ${known.from}` : `up to ${known.to}`}`,
    ),
  )
}
