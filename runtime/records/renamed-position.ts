import type { BaseState, Engine, Position, PositionCard } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { otherPosition } from '../told/position.ts'
import { type NewNames, namesBetween, recordable, underNames } from './renamed-words.ts'

/**
 * What is otherwise in a second position, of an engine, than in a first one, of other rules; null where nothing is. A zone
 * that the engine does not have was renamed where the same lies in one that the first position does not tell of, a fact
 * of cards where another one says the same of them, and an event that asks where the engine has none of its name.
 * A value was renamed where the same facts say it in another word, or the same lies where there is a zone for each.
 */
export function otherUnderNames(engine: Engine, before: Position, is: Position, names: NewNames): string | null {
  const was = inWords(before, is, names, recordable(engine))
  const { info, parts } = engine as Engine & Partial<FullEngine<BaseState>>
  const events = new Set(info.events.map(({ name }) => name))
  const known = new Set(parts?.facts.map(({ name }) => name))
  const facts = renamed(byFact(was), byFact(is), known)
  const zones = inZones(
    was,
    ([name, rest]) => `${name}${rest}`,
    (card) => withFacts(card, facts),
  )
  const called = { ...was, at: events.has(was.at) || was.over ? was.at : is.at, zones }
  const zoneNames = renamed(byZone(called), byZone(is), new Set(info.zones.map(({ name }) => name)))
  return otherPosition(
    { ...called, zones: inZones(called, ([name, rest]) => `${zoneNames.get(name) ?? name}${rest}`) },
    is,
    new Set(
      parts?.facts.flatMap(({ name, of, key, type }) =>
        of === 'player' && key === undefined && !type.startsWith('set') ? [name] : [],
      ),
    ),
  )
}

/** A position in the words of another one, beginning with those that are known already. */
function inWords(was: Position, is: Position, names: NewNames, known: ReadonlySet<string>): Position {
  const all = pairsOf(was, is).reduce((found, [before, now]) => namesBetween(before, now, found, known) ?? found, names)
  if (all.size === 0) return was
  const called = (text: string): string => underNames(text, all)
  const facts = Object.entries(was.facts).map(
    ([name, value]) => [name, typeof value === 'string' ? called(value) : value.map(called)] as const,
  )
  const zones = inZones(
    was,
    ([name, rest]) => `${name}${called(rest)}`,
    (card) => withValues(card, called),
  )
  return { ...was, facts: Object.fromEntries(facts), zones }
}

/** What is said in both positions of the same things: by kept facts, by what is said of cards, and by zones. */
function pairsOf(was: Position, is: Position): [string, string][] {
  const facts = Object.entries(was.facts).map(([name, value]): [string, string] => [
    [value].flat().join(' '),
    [is.facts[name] ?? ''].flat().join(' '),
  ])
  const cards = Object.entries(was.zones).flatMap(([place, held]) =>
    held.flatMap((card, i) => pairsOfCards(card, is.zones[place]?.[i])),
  )
  const gone = Object.entries(was.zones).filter(([place]) => is.zones[place] === undefined)
  const come = Object.entries(is.zones).filter(([place]) => was.zones[place] === undefined)
  const zones = gone.flatMap(([place, held]) => {
    const there = come.filter(([other, its]) => headed(other)[0] === headed(place)[0] && sameText(its, held))
    return there.map(([other]): [string, string] => [place, other])
  })
  return [...facts, ...cards, ...zones]
}

function pairsOfCards(was: Held, is: Held | undefined): [string, string][] {
  if (typeof was === 'string' || is === undefined || typeof is === 'string' || was.card !== is.card) return []
  const { facts = {} } = is
  return Object.entries(was.facts ?? {}).map(([name, value]) => [value, facts[name] ?? ''])
}

function withValues(card: PositionCard, called: (text: string) => string): PositionCard {
  if (card.facts === undefined) return card
  const facts = Object.entries(card.facts).map(([name, value]) => [name, called(value)] as const)
  return { ...card, facts: Object.fromEntries(facts) }
}

type Told = ReadonlyMap<string, unknown>

/** What is called otherwise: of names that the engine does not have, those of which another position tells the same. */
function renamed(was: Told, is: Told, known: ReadonlySet<string>): Map<string, string> {
  const free = [...is.keys()].filter((name) => !was.has(name))
  const names = new Map<string, string>()
  for (const [name, told] of was) {
    const at = known.has(name) ? -1 : free.findIndex((other) => sameText(told, is.get(other)))
    const [found] = at < 0 ? [] : free.splice(at, 1)
    if (found !== undefined) names.set(name, found)
  }
  return names
}

type Held = PositionCard | string

/** The zones of a position by other names, with other cards. */
function inZones(
  { zones }: Position,
  named: (place: readonly [string, string]) => string,
  made: (card: PositionCard) => PositionCard = (card) => card,
): Record<string, Held[]> {
  return Object.fromEntries(
    Object.entries(zones).map(([place, held]) => [
      named(headed(place)),
      held.map((each) => (typeof each === 'string' ? each : made(each))),
    ]),
  )
}

/** Facts stand in the order of their names. */
function withFacts(card: PositionCard, names: ReadonlyMap<string, string>): PositionCard {
  if (card.facts === undefined || names.size === 0) return card
  const facts = Object.entries(card.facts).map(([name, value]) => [names.get(name) ?? name, value] as const)
  return { ...card, facts: Object.fromEntries(facts.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

/** What lies in the zones of a name, by whose they are. */
function byZone({ zones }: Position): Told {
  const found = new Map<string, Record<string, unknown>>()
  for (const [place, held] of Object.entries(zones)) {
    const [name, rest] = headed(place)
    found.set(name, { ...found.get(name), [rest]: held })
  }
  return found
}

/** What a fact says of cards, wherever they lie. */
function byFact({ zones }: Position): Told {
  const found = new Map<string, string[]>()
  for (const each of Object.values(zones).flat())
    if (typeof each !== 'string')
      for (const [name, value] of Object.entries(each.facts ?? {}))
        found.set(name, [...(found.get(name) ?? []), `${each.card} ${value}`].toSorted())
  return found
}

/** The name with which words begin, and what comes behind it. */
function headed(words: string): readonly [string, string] {
  const name = /^(《[^》]*》|\S+)/u.exec(words)?.[0] ?? words
  return [name, words.slice(name.length)]
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
