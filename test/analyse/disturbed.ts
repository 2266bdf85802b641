import type { Regions } from '../../compiler/analyse/effect-set.ts'
import { ANY_ZONE, CARDS, type Region, STATE, keyOfRegion, zone } from '../../compiler/analyse/region.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { Type } from '../../compiler/game/type.ts'
import { columnsOf, instances } from './columns.ts'
import { NONE } from '../../runtime/engine.ts'
import type { LoadedGame, State } from './loaded-game.ts'

type Pick = (below: number) => number

/** Changes a state at random in every region but those that are read; returns the regions in which it may have. */
export function disturb({ program, create }: LoadedGame, s: State, read: Regions, pick: Pick): readonly Region[] {
  if (read.has(STATE)) return []
  const regions = [...columnsOf(program)].filter(([, region]) => !read.has(region))
  for (const [name, region] of regions) s[name] = changed(s[name], (old) => another(program, s, region, old, pick))
  const zones = read.has(ANY_ZONE) ? [] : [...program.game.zones.values()].filter((z) => !read.has(zone(z.name.text)))
  const cards = zones.filter((z) => z.holds === 'cards').flatMap(instances)
  if (!read.has(CARDS)) create(s, pick(program.game.definitions.size), cards[pick(cards.length)] ?? NONE)
  stir(s, cards, pick)
  for (const at of zones.filter((z) => z.holds === 'effects').flatMap(instances)) {
    for (const id of s.zones[at] ?? []) s.effects[id] = null
    s.zones[at] = []
  }
  return [
    ...regions.map(([, region]) => region),
    ...zones.map((z) => zone(z.name.text)),
    ...(read.has(CARDS) ? [] : [CARDS]),
  ]
}

/** Every entry of a column anew. */
function changed(column: unknown, anew: (old: unknown) => unknown): unknown {
  if (Array.isArray(column)) return column.map((old) => changed(old, anew))
  if (typeof column !== 'object' || column === null) return anew(column)
  return Object.fromEntries(Object.entries(column).map(([key, old]) => [key, changed(old, anew)]))
}

/** Some value of what the region holds. */
function another(program: Program, s: State, region: Region, old: unknown, pick: Pick): unknown {
  if (typeof old === 'boolean') return pick(2) === 0
  switch (region.kind) {
    case 'definition':
      return pick(program.game.definitions.size)
    case 'owner':
      return pick(s.players)
    case 'viewers':
      return pick(1 << s.players)
    case 'fact':
      return ofType(program, s, program.game.facts.get(region.name)?.type, pick)
    case 'adjective':
    case 'zone':
    case 'zones':
    case 'count':
    case 'cards':
    case 'random':
    case 'end':
    case 'state':
      return pick(9)
  }
}

function ofType(program: Program, s: State, type: Type | undefined, pick: Pick): number {
  switch (type?.base) {
    case 'card':
      return pick(s.def.length)
    case 'player':
      return pick(s.players)
    case 'enum':
      return pick(program.game.enums.get(type.of)?.values.length ?? 1)
    case undefined:
    case 'definition':
    case 'effect':
    case 'none':
    case 'number':
    case 'option':
    case 'text':
    case 'truth':
    case 'unknown':
    case 'zone':
      return pick(9)
  }
}

/** Lays the cards of these zones in other places among them, in another order. */
function stir(s: State, zones: readonly number[], pick: Pick): void {
  const cards = zones.flatMap((at) => s.zones[at] ?? [])
  for (const at of zones) s.zones[at] = []
  while (cards.length > 0) {
    const [card] = cards.splice(pick(cards.length), 1)
    const at = zones[pick(zones.length)]
    if (card === undefined || at === undefined) return
    s.zones[at]?.push(card)
    s.place[card] = at
  }
}

export const nameOf = (regions: readonly Region[]): string => regions.map(keyOfRegion).join(', ')
