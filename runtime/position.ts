import { type BaseState, NONE, type Position, type PositionCard, seatName } from './engine.ts'
import { instancesOf, valueWord, zoneWord } from './describe.ts'
import type { FactInfo, Parts } from './make-engine.ts'

type Columns = Readonly<Record<string, unknown>>

/** Everything that can be told of a state, hidden or not, and nothing of how it is kept. */
export function position<S extends BaseState>(parts: Parts<S>, s: S): Position {
  const columns = s as unknown as Columns
  const site = parts.sites[s.ask - 1]
  return {
    asked: s.ask === 0 ? null : seatName(s.asked), at: site === undefined ? '' : site.at, over: s.over, results: s.result.slice(),
    facts: sorted(parts.facts.filter(({ of }) => of !== 'card').map((fact) => [fact.name, words(parts, s, shared(s, columns, fact), fact.type)])),
    zones: sorted(zonesOf(parts, s, columns)),
  }
}

/** Of facts of players only those of players who are there. */
function shared(s: BaseState, columns: Columns, { column, of }: FactInfo): unknown {
  const value = columns[column]
  return of === 'player' && Array.isArray(value) ? value.slice(0, s.players) : value
}

/** Zones that are empty say nothing. */
function zonesOf<S extends BaseState>(parts: Parts<S>, s: S, columns: Columns): [string, Position['zones'][string]][] {
  return parts.info.zones.flatMap((zone, i) => Array.from({ length: instancesOf(zone) }, (_, n) => (parts.zoneBases[i] ?? 0) + n).flatMap((place): [string, Position['zones'][string]][] => {
    const held = s.zones[place] ?? []
    if (held.length === 0) return []
    return [[zoneWord(parts, place), zone.holds === 'effects' ? held.map((id) => valueWord(parts, s, id, 'effect')) : held.map((card) => cardIn(parts, s, columns, card))]]
  }))
}

function cardIn<S extends BaseState>(parts: Parts<S>, s: S, columns: Columns, card: number): PositionCard {
  const owner = s.owner[card] ?? NONE
  const facts = parts.facts.flatMap((fact): [string, string][] => {
    if (fact.of !== 'card') return []
    const value = words(parts, s, (columns[fact.column] as readonly unknown[])[card], fact.type)
    return typeof value !== 'string' || value === 'none' || value === 'no' ? [] : [[fact.name, value]]
  })
  const seen = Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => ((s.shown[card] ?? 0) & (1 << seat)) !== 0).map(seatName)
  const original = s.printedDef?.[card]
  return {
    card: valueWord(parts, s, card, 'card'),
    ...(owner === NONE ? {} : { owner: seatName(owner) }),
    ...(original === undefined || original === s.def[card] ? {} : { printed: valueWord(parts, s, original, 'definition') }),
    ...(seen.length === 0 ? {} : { shown: seen.join(' ') }),
    ...(facts.length === 0 ? {} : { facts: sorted(facts) }),
  }
}

/** Values by themselves, those of several things in a row, and sets of values with commas between them. */
function words<S extends BaseState>(parts: Parts<S>, s: S, value: unknown, type: string): string | string[] {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return valueWord(parts, s, value, type)
  if (typeof value !== 'object' || value === null) return 'none'
  const each = Object.values(value).map((one) => words(parts, s, one, type.replace('set of ', '')))
  return type.startsWith('set of ') && Array.isArray(value) && !value.some(Array.isArray) ? each.join(', ') : each.flat()
}

/** The order in which rules declare things says nothing of a position. */
function sorted<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** What is otherwise in a second position, of what both tell of; null where nothing is. */
export function otherPosition(was: Position, is: Position): string | null {
  if (was.over !== is.over) return is.over ? 'the game is over' : 'the game is not over'
  if (was.asked !== is.asked || was.at !== is.at) return `${is.asked ?? 'nobody'} is asked${is.at === '' ? '' : ` at ${is.at}`}, ${was.asked ?? 'nobody'} was${was.at === '' ? '' : ` at ${was.at}`}`
  const fact = differing(was.facts, is.facts)
  if (fact !== undefined) return `${fact} is ${shown(is.facts[fact])}, was ${shown(was.facts[fact])}`
  const zone = [...new Set([...Object.keys(was.zones), ...Object.keys(is.zones)])].find((name) => !same(was.zones[name] ?? [], is.zones[name] ?? []))
  if (zone !== undefined) return `${zone} holds ${held(is.zones[zone])}, held ${held(was.zones[zone])}`
  return same(was.results, is.results) ? null : `the results are ${is.results.join(', ')}, were ${was.results.join(', ')}`
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const differing = (was: Position['facts'], is: Position['facts']): string | undefined => Object.keys(is).find((name) => was[name] !== undefined && !same(was[name], is[name]))

const shown = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : (value ?? []).join(' '))

/** More cards than that help nobody who compares. */
const TOLD = 12

function held(things: Position['zones'][string] = []): string {
  if (things.length === 0) return 'nothing'
  const all = things.map((each) => (typeof each === 'string' ? each : `${each.card}${each.facts === undefined ? '' : ` (${Object.entries(each.facts).map(([name, value]) => `${name} ${value}`).join(', ')})`}`))
  return all.length <= TOLD ? all.join(', ') : `${all.slice(0, TOLD).join(', ')} and ${all.length - TOLD} more`
}
