import { bringDecks } from '../decks/deck-parts.ts'
import { type BaseState, NONE } from '../engine.ts'
import type { ColumnValue } from '../example/example-positions.ts'
import type { FactInfo } from '../parts.ts'
import { columnsOf } from '../columns.ts'
import { layCard, layDecks, layLooseFacts, setFact, speaksOfCards } from './lay-down.ts'
import {
  type GivenDeck,
  type GivenFact,
  type PlacedCard,
  type Scenario,
  type Spoken,
  type SpokenCall,
  Unspeakable,
} from './scenario.ts'
import { type EngineVersion, known, newState, spokenValue, spokenZone } from './version.ts'
import { memberType } from '../words/member-type.ts'
import { ownEntry } from '../own-entry.ts'

/** An event with its arguments, as an engine holds them. */
export type HeldCall = readonly [event: string, ...args: ColumnValue[]]

/**
 * Everything of a state that the position of an example can say; what was counted, waits, lasts or was shown is not.
 */
export function readScenario(
  version: EngineVersion,
  s: BaseState,
  path: readonly HeldCall[],
  before: readonly HeldCall[] = [],
): Scenario {
  const laid = cardsOnTable(version, s)
  const index = new Map(laid.map((card, i) => [card, i]))
  const options = optionsOf(version, s)
  const decks = decksOf(version, s)
  const fresh = newState(version, s.players, s.options)
  bringDecks(version.engine.parts, fresh)
  const facts = looseFacts(version, s, fresh, index)
  // Cards start with facts that may follow from those of the game.
  layLooseFacts(
    version,
    fresh,
    facts.filter(({ value }) => !speaksOfCards(value)),
  )
  layDecks(version, fresh, decks)
  const cards = laid.map((card): PlacedCard => {
    const plain = plainCard(version, s, card)
    const twin = layCard(version, fresh, plain)
    const said = cardFacts(version, s, card, fresh, twin, index)
    for (const { name, value } of said) setFact(version, fresh, name, twin, value)
    return { ...plain, facts: said }
  })
  return {
    players: s.players,
    options,
    cards,
    decks,
    facts,
    before: before.map((call) => spokenCall(version, call, index)),
    path: path.map((call) => spokenCall(version, call, index)),
    steps: [],
  }
}

function spokenCall(
  version: EngineVersion,
  [event, ...args]: HeldCall,
  index: ReadonlyMap<number, number>,
): SpokenCall {
  const params = version.engine.info.events[known(version.events, event)]?.params ?? []
  return { event, args: args.map((arg, i) => spoken(version, arg, params[i]?.type ?? '', index)) }
}

/** In the order in which a scenario lists them. */
export function cardsOnTable({ engine }: EngineVersion, s: BaseState): number[] {
  const { info, zoneBases } = engine.parts
  return info.zones.flatMap((zone, i) => {
    if (zone.holds !== 'cards') return []
    const base = zoneBases[i] ?? 0
    return Array.from(
      { length: zone.perSeat ? s.players : (zone.of?.length ?? 1) },
      (_, p) => s.zones[base + p] ?? [],
    ).flat()
  })
}

function optionsOf({ engine }: EngineVersion, s: BaseState): Record<string, string> {
  const { info, defaults } = engine.parts
  return Object.fromEntries(
    info.options.flatMap(({ name, values }, i) =>
      s.options[i] === defaults[i] ? [] : [[name, values[s.options[i] ?? 0] ?? '']],
    ),
  )
}

function plainCard(version: EngineVersion, s: BaseState, card: number): PlacedCard {
  const { cards } = version.engine.info
  const now = s.def[card] ?? 0
  const printed = s.printedDef?.[card] ?? now
  const zone = spokenZone(version, s.place[card] ?? NONE)
  const owner = s.owner[card] === (zone.seat ?? NONE) ? null : (s.owner[card] ?? null)
  return {
    name: cards[printed] ?? '',
    shape: now === printed ? null : (cards[now] ?? null),
    zone,
    owner: owner === NONE ? null : owner,
    facts: [],
  }
}

function cardFacts(
  version: EngineVersion,
  s: BaseState,
  card: number,
  fresh: BaseState,
  twin: number,
  index: ReadonlyMap<number, number>,
): PlacedCard['facts'] {
  return version.engine.parts.facts.flatMap((fact) => {
    if (fact.of !== 'card') return []
    const now = (columnsOf(s)[fact.column] as ColumnValue[])[card]
    const before = (columnsOf(fresh)[fact.column] as ColumnValue[])[twin]
    return now === undefined || alike(now, before)
      ? []
      : saying(() => ({ name: fact.name, value: spoken(version, now, fact.type, index) }))
  })
}

/** Facts of the game, of players and of values of types. */
function looseFacts(
  version: EngineVersion,
  s: BaseState,
  fresh: BaseState,
  index: ReadonlyMap<number, number>,
): GivenFact[] {
  const given = (
    { name, type }: FactInfo,
    of: Pick<GivenFact, 'seat' | 'of'>,
    now: ColumnValue | undefined,
    before: ColumnValue | undefined,
  ): GivenFact[] =>
    now === undefined || alike(now, before)
      ? []
      : saying(() => ({ name, ...of, value: spoken(version, now, type, index) }))
  return version.engine.parts.facts.flatMap((fact) => {
    const now = columnsOf(s)[fact.column]
    const before = columnsOf(fresh)[fact.column]
    if (fact.of === 'game') return given(fact, { seat: null }, now as ColumnValue, before as ColumnValue)
    const seats = Array.from({ length: fact.of === 'player' ? s.players : 0 }, (_, seat) => ({ seat }))
    const values = fact.of === 'value' ? (ownEntry(version.engine.parts.enums, fact.key ?? '') ?? []) : []
    return [...seats, ...values.map((of) => ({ seat: null, of }))].flatMap((of, i) =>
      given(fact, of, (now as ColumnValue[])[i], (before as ColumnValue[])[i]),
    )
  })
}

function decksOf(version: EngineVersion, s: BaseState): GivenDeck[] {
  const { decks, newState } = version.engine.parts
  if (decks === undefined) return []
  const standard = newState(s.players, s.options, 1)
  bringDecks(version.engine.parts, standard)
  return decks.columns.flatMap((column, i) =>
    Array.from({ length: s.players }, (_, seat) => seat).flatMap((seat): GivenDeck[] => {
      const now = (columnsOf(s)[column] as number[][])[seat] ?? []
      const before = (columnsOf(standard)[column] as number[][])[seat] ?? []
      return alike(now, before)
        ? []
        : [
            {
              list: version.engine.info.decks?.[i] ?? '',
              seat,
              cards: now.map((d) => version.engine.info.cards[d] ?? ''),
            },
          ]
    }),
  )
}

/** What has no words is left out: the position is then another one, which may do as well. */
function saying<T>(say: () => T): T[] {
  try {
    return [say()]
  } catch (error) {
    if (error instanceof Unspeakable) return []
    throw error
  }
}

/** A value in words; cards by their number in the scenario. */
function spoken(version: EngineVersion, value: ColumnValue, type: string, index: ReadonlyMap<number, number>): Spoken {
  if (Array.isArray(value)) return (value as readonly number[]).map((v) => spoken(version, v, memberType(type), index))
  if (type !== 'card' || value === NONE) return spokenValue(version, value as number | boolean, type)
  const card = index.get(value as number)
  if (card === undefined) throw new Unspeakable('a card that lies nowhere')
  return { card }
}

function alike(a: ColumnValue, b: ColumnValue | undefined): boolean {
  return (
    a === b ||
    (Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((v, i) => v === (b as readonly number[])[i]))
  )
}
