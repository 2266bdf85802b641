import { boardOf } from '../told/board.ts'
import { columnsOf } from '../columns.ts'
import {
  type BaseState,
  type BoardInfo,
  type CardId,
  type Engine,
  type Observation,
  type Seat,
  type SeenCard,
  seatName,
} from '../engine.ts'
import { sees } from './describe.ts'
import { saidWord } from './fact-words.ts'
import type { FullEngine, Parts, ShownFact } from '../parts.ts'

/**
 * What a seat sees as the rules lay it before players: with what boards show that is worked out, without what they
 * leave out, what they show first, and cards that are seen in their order. As it is where the rules say nothing of it.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { arrangedBoard } from 'houserules/runtime'
 *
 * const state = engine.setup({ seed: 7 })
 * const { zones } = arrangedBoard(engine, state, engine.observe(state, 0))
 * console.log(zones['hand of A']?.[0]?.card) // 2♣
 * ```
 */
export function arrangedBoard(engine: Engine, s: BaseState, seen: Observation): Observation {
  const full = engine as FullEngine<BaseState>
  const { board } = engine.info
  if (board === undefined) return seen
  // Who has no seat is one who sees everything.
  const viewer = Array.from({ length: s.players }, (_, seat) => seat).find((seat) => seatName(seat) === seen.viewer)
  return full.bounded(s, () => ({
    ...seen,
    facts: shownFacts(full.parts, s, seen.facts, viewer),
    zones: zonesIn(full.parts, s, seen.zones, board),
  }))
}

/** Facts in the order of a board, with what it works out and without what it leaves out, in words. */
export function shownFacts(
  parts: Parts<BaseState>,
  s: BaseState,
  facts: Observation['facts'],
  viewer: Seat | undefined,
): Observation['facts'] {
  const { board } = parts.info
  return board === undefined ? facts : arranged({ ...facts, ...workedOut(parts, s, viewer) }, board, (name) => name)
}

/** Cards that lie in one zone as they lie before a viewer: those that are seen in their order, before the others. */
export function laidOut(
  parts: Parts<BaseState>,
  s: BaseState,
  zone: string,
  cards: readonly CardId[],
  isSeen: (card: CardId) => boolean,
): readonly CardId[] {
  const by = parts.info.board?.sorts.find((each) => each.zone === zone)?.by
  if (by === undefined) return cards
  const keys = new Map(orderIn(parts, s, cards, by).map((each, i) => [cards[i], each]))
  const seen = cards.filter(isSeen).toSorted((a, b) => comparedLists(keys.get(a) ?? [], keys.get(b) ?? []))
  return [...seen, ...cards.filter((card) => !isSeen(card))]
}

/** What boards show that is worked out, in words: of the game, or of each seat. */
function workedOut(parts: Parts<BaseState>, s: BaseState, viewer: Seat | undefined): Observation['facts'] {
  const facts = (parts.shown ?? []).filter(({ of, name }) => of !== 'card' && parts.info.board?.shows.includes(name))
  const seats = Array.from({ length: s.players }, (_, seat) => seat)
  return Object.fromEntries(
    facts.map(({ name, of, type, value }) => {
      const said = (it: number): string => saidWord(parts, s, value(s, it), type, viewer)
      return [name, of === 'game' ? said(0) : Object.fromEntries(seats.map((seat) => [seatName(seat), said(seat)]))]
    }),
  )
}

/** What is shown first comes first, and what is left out is gone. */
function arranged<T>(
  all: Readonly<Record<string, T>>,
  { shows, leavesOut }: BoardInfo,
  nameOf: (key: string) => string,
): Record<string, T> {
  const kept = Object.entries(all).filter(([key]) => !leavesOut.includes(nameOf(key)))
  const place = (key: string): number => (shows.includes(nameOf(key)) ? shows.indexOf(nameOf(key)) : shows.length)
  return Object.fromEntries(kept.toSorted(([a], [b]) => place(a) - place(b)))
}

function zonesIn(
  parts: Parts<BaseState>,
  s: BaseState,
  zones: Observation['zones'],
  board: BoardInfo,
): Observation['zones'] {
  const found = new Map(boardOf(parts, s.players).map((zone) => [zone.word, zone]))
  const laid = Object.entries(zones).map(([word, cards]) => {
    const place = found.get(word)
    const ids = place === undefined ? [] : (s.zones[place.place] ?? [])
    const seen = new Map(cards.map((card, i) => [ids[i], card]))
    const isSeen = (id: CardId): boolean => seen.get(id)?.card != null
    const order = place === undefined ? ids : laidOut(parts, s, place.zone.name, ids, isSeen)
    return [word, order.flatMap((id) => seen.get(id) ?? []).map((card) => without(card, board))] as const
  })
  return arranged(Object.fromEntries(laid), board, (word) => found.get(word)?.zone.name ?? word)
}

/** What the card is sorted by where it lies; null where cards lie there as they came, or it is not seen. */
export function cardOrder(engine: Engine, s: BaseState, viewer: Seat): (card: CardId) => readonly number[] | null {
  const { parts } = engine as FullEngine<BaseState>
  const zones = new Map(boardOf(parts, s.players).map((zone) => [zone.place, zone.zone.name]))
  return (card) => {
    const place = s.place[card]
    const by = parts.info.board?.sorts.find(({ zone }) => place !== undefined && zones.get(place) === zone)?.by
    return by === undefined || !sees(parts, s, card, viewer) ? null : (orderIn(parts, s, [card], by)[0] ?? null)
  }
}

/** What the cards of a zone are sorted by, card by card. */
function orderIn(
  parts: Parts<BaseState>,
  s: BaseState,
  cards: readonly number[],
  by: readonly string[],
): readonly (readonly number[])[] {
  const keys = by.map((name) => keyNamed(parts, s, name))
  return cards.map((card) => keys.map((key) => key(card)))
}

/** A fact of cards, or what is printed on them. */
function keyNamed(parts: Parts<BaseState>, s: BaseState, name: string): (card: number) => number {
  const printed = parts.printed.find((each) => each.name === name)
  if (printed !== undefined) return (card) => Number(printed.values[s.def[card] ?? 0])
  const kept = parts.facts.find((fact) => fact.of === 'card' && fact.name === name)
  if (kept !== undefined) return (card) => Number(columnsOf<readonly unknown[]>(s)[kept.column]?.[card])
  const shown: ShownFact<BaseState> | undefined = parts.shown?.find((fact) => fact.of === 'card' && fact.name === name)
  return (card) => Number(shown?.value(s, card) ?? 0)
}

export function comparedLists(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((key, i) => key !== b[i])
  return first < 0 ? 0 : (a[first] ?? 0) - (b[first] ?? 0)
}

function without(card: SeenCard, { leavesOut }: BoardInfo): SeenCard {
  const { facts, ...rest } = card
  if (facts === undefined || !leavesOut.some((name) => name in facts)) return card
  const kept = Object.entries(facts).filter(([name]) => !leavesOut.includes(name))
  return kept.length === 0 ? rest : { ...rest, facts: Object.fromEntries(kept) }
}
