import type { Span } from '../../../grammar/source-file.ts'
import { CARD, TRUTH, setOf } from '../../game/type.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'

/** The cards of the zones in which something is kept. */
export function cardsOfZones(e: Elaboration, zones: readonly string[], span: Span): TExpr | null {
  return zonesOf(e, zones, span).reduce<TExpr | null>(
    (left, right) => (left === null ? right : { kind: 'binary', op: 'union', left, right, type: setOf(CARD), span }),
    null,
  )
}

/** Whether a card lies in one of them. */
export function liesInZones(e: Elaboration, of: TExpr, zones: readonly string[], span: Span): TExpr | null {
  return zonesOf(e, zones, span)
    .map((zone): TExpr => ({ kind: 'inZone', of, zone, type: TRUTH, span }))
    .reduce<TExpr | null>(
      (left, right) => (left === null ? right : { kind: 'binary', op: 'or', left, right, type: TRUTH, span }),
      null,
    )
}

const zonesOf = ({ game }: Elaboration, zones: readonly string[], span: Span): readonly TExpr[] =>
  zones.map((zone) => {
    const family = game.zones.get(zone)?.key != null
    return { kind: 'zone', zone, key: null, family, type: setOf(CARD), span }
  })
