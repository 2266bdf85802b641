import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { Name, Param } from '../../../grammar/tree/names.ts'
import { type Game, type ParamSymbol, type ZoneSymbol, LASTING_ZONE } from '../model.ts'
import type { OverlayState } from '../overlay.ts'
import { UNKNOWN, show } from '../type.ts'
import type { Declaring } from './declaring.ts'
import { MAX_SEATS } from './seats.ts'
import { paramOf } from './types.ts'

/** A zone that a game has, with its instances. */
export function declareZone(d: Declaring, zone: Pick<ZoneSymbol, 'name' | 'holds'> & Partial<ZoneSymbol>): void {
  const { name, holds, key = null, capacity = null, seenBy = null, cites = [] } = zone
  const size = key === null ? 1 : (d.game.enums.get(key.type.of)?.values.length ?? MAX_SEATS)
  d.game.zones.set(name.text, { name, key, holds, capacity, seenBy, base: d.nextZone, size, cites })
  d.nextZone += size
}

/** Zones are of what there is a fixed number of. */
export function zoneKey(d: Declaring, key: Param): ParamSymbol {
  const symbol = paramOf(d, key)
  const { base, set } = symbol.type
  if (base === 'unknown' || ((base === 'player' || base === 'enum') && !set)) return symbol
  d.report(
    error('HR0201', 'wrong kind of things', key.span, `there is no zone for each ${show(symbol.type)}`, {
      hint: 'a zone is `of player p`, or of the values of a type of the game',
    }),
  )
  return { ...symbol, type: UNKNOWN }
}

/** Where rules lie that hold for a while, in games that have such rules. */
export function declareLastingZone(d: Declaring, span: Name['span']): void {
  declareZone(d, { name: { text: LASTING_ZONE, span }, holds: 'effects' })
  for (const { decl } of d.state.entries) {
    if ((decl.kind !== 'zone' && decl.kind !== 'fact' && decl.kind !== 'option') || decl.name.text !== 'lasting')
      continue
    d.report(
      error('HR0102', 'declared twice', decl.name.span, '`lasting` is where rules lie that hold until an event', {
        hint: 'choose another name',
      }),
    )
  }
}

/** A fact that lives in zones names zones of the game. */
export function zonesAreKnown(game: Game, state: OverlayState, report: Report): void {
  for (const { decl } of state.entries) {
    if (decl.kind !== 'fact' && decl.kind !== 'adjective') continue
    for (const zone of decl.zones) {
      if (!game.zones.has(zone.text))
        report(
          error(
            'HR0101',
            'unknown zone',
            zone.span,
            `no zone is called \`${zone.text}\``,
            nearest(zone.text, game.zones.keys()),
          ),
        )
    }
  }
}
