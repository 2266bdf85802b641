import type { Declarations } from '../../program/declarations.ts'
import { type Region, zone } from '../region.ts'

const known = new WeakMap<Declarations['game'], readonly Region[]>()

/** Zones of effects, in which pending effects come and go with every trigger. */
export function effectZones({ game }: Pick<Declarations, 'game'>): readonly Region[] {
  const zones =
    known.get(game) ?? [...game.zones.values()].filter((z) => z.holds === 'effects').map((z) => zone(z.name.text))
  known.set(game, zones)
  return zones
}
