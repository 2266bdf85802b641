import { type Columns, columnsOf } from '../columns.ts'
import { type BaseState, type Observation, type Seat, seatName } from '../engine.ts'
import { type Holder, instancesOf, valueWord } from './describe.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { ownEntry } from '../own-entry.ts'
import { pairFacts } from './pair-facts.ts'
import { memberType } from './member-type.ts'
import { wording } from './speech.ts'

/** What is kept of cards, seats and the game, in words. */

const seatNames = (s: BaseState): string[] => Array.from({ length: s.players }, (_, seat) => seatName(seat))

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
  holder: Holder | undefined,
): string {
  if (typeof value === 'boolean') return value ? wording().yes : wording().no
  if (Array.isArray(value)) return value.map((v) => word(parts, s, v, memberType(type), viewer, holder)).join(', ')
  return typeof value === 'number' ? valueWord(parts, s, value, type, viewer, holder) : wording().none
}

/** A value that is worked out, in words. */
export function saidWord<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  value: unknown,
  type: string,
  viewer: Seat | undefined,
): string {
  return word(parts, s, value, type, viewer, undefined)
}

/** What is kept of other things than cards; without a viewer everything is seen. */
export function keptFacts<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat | undefined): Observation['facts'] {
  const facts = parts.facts.filter(({ of }) => of !== 'card')
  return Object.fromEntries(facts.map((fact) => [fact.name, keptFact(parts, s, fact, viewer)]))
}

/** What a fact says of the game, of each seat, of each value of a type, or of pairs. */
export function keptFact<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  fact: FactInfo,
  viewer: Seat | undefined,
): string | Readonly<Record<string, string>> {
  const columns = columnsOf(s)
  const said = (value: unknown, of: number | string): string =>
    word(parts, s, value, fact.type, viewer, { by: fact.column, of })
  if (fact.of === 'game') return said(columns[fact.column], 0)
  if (fact.of === 'pair') return pairFacts(parts, s, fact, viewer, said)
  const keys = fact.of === 'player' ? seatNames(s) : (ownEntry(parts.enums, fact.key ?? '') ?? [])
  return Object.fromEntries(keys.map((key, i) => [key, said(columnAt(columns, fact, i), i)]))
}
