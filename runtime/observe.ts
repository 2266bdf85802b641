import { type Columns, columnsOf } from './columns.ts'
import { type BaseState, type Memory, NONE, type Observation, type SeenCard, type Seat, seatName } from './engine.ts'
import { type Holder, cardWord, instancesOf, nameOfCard, sees, valueWord, zoneWord } from './describe.ts'
import type { FactInfo, Parts } from './parts.ts'
import { ownEntry } from './own-entry.ts'
import { pairFacts } from './pair-facts.ts'
import { memberType } from './member-type.ts'

/** What a seat may know, from zones and declared visibility only; facts of cards go with the cards. */
export function observe<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat, memory?: Memory): Observation {
  const zones: (readonly [string, readonly SeenCard[]])[] = []
  const pending: string[] = []
  const lasting: string[] = []
  for (const [i, zone] of parts.info.zones.entries()) {
    for (let p = 0; p < (zone.perSeat ? s.players : (zone.of?.length ?? 1)); p++) {
      const place = (parts.zoneBases[i] ?? 0) + p
      const content = s.zones[place] ?? []
      if (zone.holds === 'cards')
        zones.push([zoneWord(parts, place), content.map((card) => seenCard(parts, s, card, viewer, memory))])
      else if (parts.lasting !== undefined && zone.name === 'lasting')
        for (const id of content) lasting.push(valueWord(parts, s, id, 'effect', viewer))
      else for (const id of content) pending.push(`${valueWord(parts, s, id, 'effect', viewer)} in ${zone.name}`)
    }
  }
  return {
    viewer: seatName(viewer),
    facts: keptFacts(parts, s, viewer),
    zones: Object.fromEntries(zones),
    pending,
    ...(parts.lasting === undefined ? {} : { lasting }),
    asked: s.ask === 0 ? null : seatName(s.asked),
    over: s.over,
  }
}

function seenCard<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  card: number,
  viewer: Seat,
  memory: Memory | undefined,
): SeenCard {
  const owner = s.owner[card] === NONE ? '' : seatName(s.owner[card] as number)
  if (!sees(parts, s, card, viewer)) {
    const isRemembered = ((memory?.seen[card] ?? 0) & (1 << viewer)) !== 0
    return { card: null, owner, ...(isRemembered ? { remembered: nameOfCard(parts.info, s.def[card] as number) } : {}) }
  }
  const facts: (readonly [string, string])[] = []
  for (const fact of parts.facts) {
    if (fact.of !== 'card' || !inZones(parts, s, card, fact.zones)) continue
    const value = factWord(parts, s, fact, card, viewer)
    if (value !== 'none' && value !== 'no') facts.push([fact.name, value])
  }
  const original = s.printedDef?.[card]
  const printed =
    original === undefined || original === s.def[card] ? {} : { printed: parts.info.cards[original] ?? '?' }
  return {
    card: cardWord(parts, s, card, viewer),
    owner,
    ...printed,
    ...(facts.length === 0 ? {} : { facts: Object.fromEntries(facts) }),
  }
}

/** Whether a card lies in zones of these names; no names stand for all zones. */
export function inZones<S extends BaseState>(parts: Parts<S>, s: S, card: number, names: readonly string[]): boolean {
  if (names.length === 0) return true
  const place = s.place[card] as number
  return parts.info.zones.some(
    (z, i) =>
      names.includes(z.name) &&
      place >= (parts.zoneBases[i] ?? 0) &&
      place < (parts.zoneBases[i] ?? 0) + instancesOf(z),
  )
}

/** What is kept of a card, in words. */
export function factWord<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  fact: FactInfo,
  card: number,
  viewer: Seat | undefined,
): string {
  const value = columnAt(columnsOf(s), fact, card)
  return word(parts, s, value, fact.type, viewer, { by: fact.column, of: card })
}

function columnAt(columns: Columns, fact: FactInfo, index: number): unknown {
  return (columns[fact.column] as readonly unknown[])[index]
}

function word<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  value: unknown,
  type: string,
  viewer: Seat | undefined,
  holder: Holder,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((v) => word(parts, s, v, memberType(type), viewer, holder)).join(', ')
  return typeof value === 'number' ? valueWord(parts, s, value, type, viewer, holder) : 'none'
}

/** What is kept of other things than cards; without a viewer everything is seen. */
export function keptFacts<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat | undefined): Observation['facts'] {
  const columns = columnsOf(s)
  const facts: (readonly [string, string | Record<string, string>])[] = []
  for (const fact of parts.facts) {
    const said = (value: unknown, of: number | string): string =>
      word(parts, s, value, fact.type, viewer, { by: fact.column, of })
    if (fact.of === 'game') facts.push([fact.name, said(columns[fact.column], 0)])
    else if (fact.of === 'player') {
      const bySeat: Record<string, string> = {}
      for (let p = 0; p < s.players; p++) bySeat[seatName(p)] = said(columnAt(columns, fact, p), p)
      facts.push([fact.name, bySeat])
    } else if (fact.of === 'value') {
      const keys = ownEntry(parts.enums, fact.key ?? '') ?? []
      facts.push([fact.name, Object.fromEntries(keys.map((key, i) => [key, said(columnAt(columns, fact, i), i)]))])
    } else if (fact.of === 'pair') facts.push([fact.name, pairFacts(parts, s, fact, viewer, said)])
  }
  return Object.fromEntries(facts)
}
