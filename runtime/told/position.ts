import { factsOfCards } from './board.ts'
import { type Columns, columnsOf } from '../columns.ts'
import { type BaseState, NONE, type Position, type PositionCard, seatName } from '../engine.ts'
import { instancesOf, valueWord, zoneWord } from '../words/describe.ts'
import { isEnded } from '../kernel/kernel.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { memberType } from '../words/member-type.ts'
import { seats } from '../kernel/sets.ts'

/** Everything that can be told of a state, hidden or not, and nothing of how it is kept. */
export function position<S extends BaseState>(parts: Parts<S>, s: S): Position {
  const columns = columnsOf(s)
  const site = parts.sites[s.ask - 1]
  const kept = parts.facts.filter(({ of }) => of !== 'card')
  return {
    asked: s.ask === 0 ? null : seatName(s.asked),
    at: site === undefined ? '' : site.at,
    over: isEnded(s),
    results: s.result.slice(),
    facts: sorted(kept.map((fact) => [fact.name, words(parts, s, shared(s, columns, fact), fact.type)])),
    zones: sorted(zonesOf(parts, s, columns)),
  }
}

/** Of facts of players only those of players who are there. */
function shared(s: BaseState, columns: Columns, { column, of }: FactInfo): unknown {
  const value = columns[column]
  return of === 'player' && Array.isArray(value) ? value.slice(0, s.players) : value
}

type Held = Position['zones'][string]

/** Zones that are empty say nothing. */
function zonesOf<S extends BaseState>(parts: Parts<S>, s: S, columns: Columns): [string, Held][] {
  const facts = [...factsOfCards(parts.facts)].sort((a, b) => inOrder(a.name, b.name))
  const found: [string, Held][] = []
  for (const [i, zone] of parts.info.zones.entries()) {
    const first = parts.zoneBases[i] ?? 0
    for (let place = first; place < first + instancesOf(zone); place++) {
      const content = s.zones[place] ?? []
      if (content.length === 0) continue
      const effects = zone.holds === 'effects'
      const told = content.map((id) =>
        effects ? valueWord(parts, s, id, 'effect') : cardIn(parts, s, columns, facts, id),
      )
      found.push([zoneWord(parts, place), told])
    }
  }
  return found
}

/** Field by field, since a save tells of every card: a spread for each costs more than all the rest. */
function cardIn<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  columns: Columns,
  ofCards: readonly FactInfo[],
  card: number,
): PositionCard {
  const told: { -readonly [K in keyof PositionCard]: PositionCard[K] } = { card: valueWord(parts, s, card, 'card') }
  const owner = s.owner[card] ?? NONE
  if (owner !== NONE) told.owner = seatName(owner)
  const original = s.printedDef?.[card] ?? s.def[card] ?? NONE
  if (original !== s.def[card]) told.printed = valueWord(parts, s, original, 'definition')
  if (s.shown[card] !== 0) {
    const seen = seats(s).filter((seat) => ((s.shown[card] ?? 0) & (1 << seat)) !== 0)
    if (seen.length > 0) told.shown = seen.map(seatName).join(' ')
  }
  const facts: [string, string][] = []
  for (const fact of ofCards) {
    const value = words(parts, s, (columns[fact.column] as readonly unknown[])[card], fact.type)
    if (typeof value === 'string' && value !== 'none' && value !== 'no') facts.push([fact.name, value])
  }
  if (facts.length > 0) told.facts = Object.fromEntries(facts)
  return told
}

/** Values by themselves, those of several things in a row, and sets of values with commas between them. */
function words<S extends BaseState>(parts: Parts<S>, s: S, value: unknown, type: string): string | string[] {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return valueWord(parts, s, value, type)
  if (typeof value !== 'object' || value === null) return 'none'
  const each = Object.values(value).map((one) => words(parts, s, one, memberType(type)))
  const isSet = type.startsWith('set of ') && Array.isArray(value) && !value.some(Array.isArray)
  return isSet ? each.join(', ') : each.flat()
}

/** The order in which rules declare things says nothing of a position. */
function sorted<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => inOrder(a, b)))
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What is otherwise in a second position, of what both tell of, with whose it is `ofPlayers`; null where nothing is. */
export function otherPosition(was: Position, is: Position, ofPlayers: ReadonlySet<string>): string | null {
  if (was.over !== is.over) return is.over ? 'the game is over' : 'the game is not over'
  if (was.asked !== is.asked || was.at !== is.at) return `${asked(is)} is asked, ${asked(was)} was`
  const fact = Object.keys(is.facts).find(
    (name) => was.facts[name] !== undefined && !same(was.facts[name], is.facts[name]),
  )
  if (fact !== undefined) return otherFact(fact, was.facts[fact], is.facts[fact], ofPlayers)
  const zones = [...new Set([...Object.keys(was.zones), ...Object.keys(is.zones)])]
  const zone = zones.find((name) => !same(was.zones[name] ?? [], is.zones[name] ?? []))
  if (zone !== undefined) return `${zone} holds ${held(is.zones[zone])}, held ${held(was.zones[zone])}`
  if (same(was.results, is.results)) return null
  return `the results are ${is.results.join(', ')}, were ${was.results.join(', ')}`
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const asked = (p: Position): string => `${p.asked ?? 'nobody'}${p.at === '' ? '' : ` at ${p.at}`}`

type Value = Position['facts'][string] | undefined

function otherFact(fact: string, was: Value, is: Value, ofPlayers: ReadonlySet<string>): string {
  const isOfSeats = ofPlayers.has(fact) && Array.isArray(was) && Array.isArray(is) && was.length === is.length
  const seat = isOfSeats ? was.findIndex((value, i) => value !== is[i]) : -1
  if (isOfSeats && seat >= 0) return `${fact} of ${seatName(seat)} is ${is[seat]}, was ${was[seat]}`
  return `${fact} is ${shown(is)}, was ${shown(was)}`
}

const shown = (value: Value): string => (typeof value === 'string' ? value : (value ?? []).join(' '))

/** More cards than that help nobody who compares. */
const TOLD = 12

function held(things: Held = []): string {
  if (things.length === 0) return 'nothing'
  const all = things.map((each) => (typeof each === 'string' ? each : cardText(each)))
  return all.length <= TOLD ? all.join(', ') : `${all.slice(0, TOLD).join(', ')} and ${all.length - TOLD} more`
}

function cardText({ card, facts }: PositionCard): string {
  return facts === undefined
    ? card
    : `${card} (${Object.entries(facts)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')})`
}
