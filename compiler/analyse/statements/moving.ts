import type { Game } from '../../game/model.ts'
import type { TExpr } from '../../program/ir.ts'
import { ANY_ZONE, DEFINITION, type Region, VIEWERS, adjective, fact, zone } from '../region.ts'
import type { StatementSite } from '../row.ts'

/** The family of a zone; null where only a variable tells which. */
export const zoneOf = (x: TExpr): string | null => (x.kind === 'zone' ? x.zone : null)

/** The zone that something comes into. */
export function zoneWritten(x: TExpr): Region {
  const family = zoneOf(x)
  return family === null ? ANY_ZONE : zone(family)
}

/** What cards change of which nothing is known but that they go from zone to zone. */
export const entersAnywhere = ({ program: { game } }: StatementSite): readonly Region[] => [
  ANY_ZONE,
  VIEWERS,
  ...keptIn(game, (zones) => zones.length > 0),
]

/**
 * What a card changes as it comes into a zone: where it lies, who sees it, and what is stored about cards in certain
 * zones, which starts afresh where it comes into one of them from elsewhere, or leaves them.
 */
export function enters(to: TExpr, { program: { game }, from }: StatementSite): readonly Region[] {
  const family = zoneOf(to)
  const concerns = (zones: readonly string[]): boolean =>
    zones.length > 0 && (from === null || family === null || zones.includes(family) || zones.includes(from))
  return [zoneWritten(to), from === null ? ANY_ZONE : zone(from), VIEWERS, ...keptIn(game, concerns)]
}

/** What is kept of cards in zones such as these; what is worked out has none. */
function keptIn(game: Game, concerns: (zones: readonly string[]) => boolean): readonly Region[] {
  return [
    ...[...game.facts.values()].filter((f) => concerns(f.zones)).map((f) => fact(f.name.text)),
    ...[...game.adjectives.values()].filter((a) => concerns(a.zones)).map((a) => adjective(a.name.text)),
    ...(game.shape !== null && concerns(game.shape.zones) ? [DEFINITION] : []),
  ]
}
