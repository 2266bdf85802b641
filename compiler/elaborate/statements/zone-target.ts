import { error } from '../../diagnostics/make.ts'
import { ZONE, notNone, show } from '../../game/type.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'
import { noteWanted } from '../expressions/expected.ts'
import { whoseZone } from '../expressions/whose-zone.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * Cards go to one zone: `hand of p`, `deck`; not to a whole family. A zone bound by a pattern will do. `thing` is what
 * it has to keep; null where it may be either.
 */
export function zoneTarget(e: Elaboration, zone: TExpr, thing: 'card' | 'effect' | null): boolean {
  noteWanted(e, zone, ZONE)
  if (zone.type.base === 'unknown') return false
  if (zone.kind === 'local' && zone.type.base === 'zone') return true
  if (zone.kind === 'zone' && zone.family) e.report(whoseZone(e, zone, 'p'))
  else if (zone.kind !== 'zone') {
    const text = worded('{1}s can only go to a zone; this is a {2}', thing ?? 'card', show(notNone(zone.type)))
    const hint =
      zone.kind === 'if' ? { hint: worded('say it twice, under `if` and under `else`, each with its zone') } : {}
    e.report(error('HR0201', worded('not a zone'), zone.span, text, hint))
  } else if (thing !== null && zone.type.base !== thing) {
    const text = `\`${zone.zone}\` keeps ${zone.type.base}s, not ${thing}s`
    e.report(error('HR0201', worded('another kind of zone'), zone.span, text))
  } else return true
  return false
}
