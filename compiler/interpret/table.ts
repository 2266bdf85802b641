import { analysesOf } from '../analyse/analyses.ts'
import type { TExpr } from '../program/ir.ts'
import type { DefinitionSymbol, ZoneSymbol } from '../game/model.ts'
import type { Program } from '../program/program.ts'
import { MOST_CARDS } from '../program/number-ranges.ts'
import { resetFacts, startFacts } from './starts.ts'
import { type Machine, number, single } from './machine.ts'
import { Env, type Single, type Value, nothing, spelling } from './value.ts'

/** What lies on the table and how it comes, goes and is found: players, zones, cards. */

export function seatsAtTable(m: Machine): readonly number[] {
  return Array.from({ length: m.state.players }, (_, seat) => seat)
}

/**
 * The zone that an expression names: a family with the one of whom it is, or a variable. None where that one is none.
 */
export function zoneNumber(m: Machine, x: TExpr, env: Env): number | null {
  if (x.kind !== 'zone') return single(m, x, env)
  const base = m.program.game.zones.get(x.zone)?.base ?? 0
  if (x.key === null) return base
  const key = single(m, x.key, env)
  return key === null ? null : base + key
}

function familyOf(m: Machine, name: string): ZoneSymbol {
  const zone = m.program.game.zones.get(name)
  if (zone === undefined) throw new Error(`no zone ${name}`)
  return zone
}

export function liesIn(m: Machine, family: string, zone: number): boolean {
  const { base, size } = familyOf(m, family)
  return zone >= base && zone < base + size
}

/** The cards (or effects) of all zones of a name, player by player or value by value. */
export function cardsOfFamily(m: Machine, name: string): readonly number[] {
  const { base, size } = familyOf(m, name)
  return m.state.zones.slice(base, base + size).flat()
}

/** The effects of the zone that an expression names, or of all of its family. */
export function effectsAt(m: Machine, x: TExpr, env: Env): readonly number[] {
  if (x.kind === 'zone' && x.family) return cardsOfFamily(m, x.zone)
  return m.state.zones[zoneNumber(m, x, env) ?? -1] ?? []
}

/** The family of a zone, and of whom or what it is; null where there is only one. */
export function zoneWithKey(
  m: Machine,
  zone: number,
): { readonly symbol: ZoneSymbol; readonly key: number | null } | null {
  const symbol = [...m.program.game.zones.values()].find(({ base, size }) => zone >= base && zone < base + size)
  return symbol === undefined ? null : { symbol, key: symbol.key === null ? null : zone - symbol.base }
}

/** The player whose zone it is. */
export function seatOfZone(m: Machine, zone: number | null): number | null {
  const found = zone === null ? null : zoneWithKey(m, zone)
  return found?.symbol.key?.type.base === 'player' ? found.key : null
}

const printedCards = new WeakMap<Program, readonly DefinitionSymbol[]>()

/** The printed cards by number. */
function definitionsOf(program: Program): readonly DefinitionSymbol[] {
  const cards = printedCards.get(program) ?? [...program.game.definitions.values()]
  printedCards.set(program, cards)
  return cards
}

/** What stands on a card, or on a printed card: of none nothing. */
export function printedValue(m: Machine, x: TExpr & { kind: 'printed' }, of: Value): Value {
  const card = x.of.type.base === 'definition' ? null : m.state.cards[Number(of)]
  const definition = card === null ? Number(of) : x.original === true ? card?.printed : card?.definition
  const symbol = m.program.game.printed.get(x.name)
  const printed = definitionsOf(m.program)[definition ?? -1]?.attributes.get(x.name)
  if (symbol === undefined || printed === undefined) return nothing(symbol?.type ?? x.type)
  if (symbol.type.base === 'truth') return printed === 1
  const word = (n: number): Single => (symbol.type.base === 'text' ? spelling(m.program.game.texts.all[n] ?? '') : n)
  return typeof printed === 'number' ? (symbol.type.set ? [word(printed)] : word(printed)) : printed.map(word)
}

/**
 * Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to.
 * @throws RangeError where the game has made more cards than a game can have.
 */
export function createCard(m: Machine, definition: number, zone: number | null): number {
  const { cards } = m.state
  if (cards.length >= MOST_CARDS) throw new RangeError(`the game makes more than ${MOST_CARDS} cards`)
  const card = cards.push({ printed: definition, definition, owner: seatOfZone(m, zone), place: null, shown: [] }) - 1
  startFacts(m, card)
  if (zone !== null) placeCard(m, card, zone, false)
  return card
}

/** Lays a card on top of a zone, or under it. What is kept in zones starts afresh on the way in and out. */
export function placeCard(m: Machine, card: number, to: number, bottom: boolean): void {
  const moved = cardAt(m, card)
  const from = moved.place
  if (from !== null) takeFrom(m, from, card)
  const zone = m.state.zones[to] ?? []
  if (bottom) zone.unshift(card)
  else zone.push(card)
  moved.place = to
  moved.shown = []
  startAfresh(m, card, from, to)
}

/** What is kept in zones that the card has come into, or has left. */
function startAfresh(m: Machine, card: number, from: number | null, to: number): void {
  const inside = (zones: readonly string[], place: number | null): boolean =>
    place !== null && zones.some((name) => liesIn(m, name, place))
  resetFacts(m, card, (zones) => inside(zones, to) !== inside(zones, from))
}

/** Lays two cards exactly where the other lies. What is kept in zones starts afresh once both lie there. */
export function exchangeCards(m: Machine, card: number, other: number): void {
  const [one, another] = [cardAt(m, card), cardAt(m, other)]
  const [from, to] = [one.place, another.place]
  if (from === null || to === null) return
  const swapped = (lying: number): number => (lying === card ? other : lying === other ? card : lying)
  for (const zone of new Set([from, to])) m.state.zones[zone] = (m.state.zones[zone] ?? []).map(swapped)
  Object.assign(one, { place: to, shown: [] })
  Object.assign(another, { place: from, shown: [] })
  startAfresh(m, card, from, to)
  startAfresh(m, other, to, from)
}

/** Takes a card out of the game for good; those who saw it go on knowing what it was. */
export function deleteCard(m: Machine, card: number, viewers: readonly number[]): void {
  const gone = cardAt(m, card)
  if (gone.place === null) return
  takeFrom(m, gone.place, card)
  gone.place = null
  gone.shown = viewers
}

export function cardAt(m: Machine, card: number): Machine['state']['cards'][number] {
  const found = m.state.cards[card]
  if (found === undefined) throw new Error(`no card ${card}`)
  return found
}

function takeFrom(m: Machine, zone: number, what: number): void {
  const list = m.state.zones[zone] ?? []
  const at = list.lastIndexOf(what)
  if (at >= 0) list.splice(at, 1)
}

/** The clauses of a full zone that keeps a card out; null when there is room. */
export function keptOut(m: Machine, card: number | null, to: number | null): readonly string[] | null {
  const found = to === null ? null : zoneWithKey(m, to)
  const place = card === null ? undefined : m.state.cards[card]?.place
  if (found === null || to === null || card === null || place === null) return []
  const zone = m.program.zones.get(found.symbol.name.text)
  if (zone === undefined || zone.capacity === null || place === to) return null
  const env = new Env(zone.key === null ? [] : [zone.key], [found.key])
  const full = (m.state.zones[to] ?? []).length >= number(m, zone.capacity, env)
  return full ? found.symbol.cites.map((c) => c.text) : null
}

/** The name of a zone that holds no card more in any position; null where there is room, or may have been. */
export function alwaysFull(m: Machine, at: number): string | null {
  const found = zoneWithKey(m, at)
  const zone = found === null ? undefined : m.program.zones.get(found.symbol.name.text)
  const room = zone === undefined ? undefined : analysesOf(m.program).settledRooms().get(zone.name)
  if (found === null || zone === undefined || room === undefined) return null
  const env = new Env(zone.key === null ? [] : [zone.key], [found.key])
  return (m.state.zones[at] ?? []).length >= number(m, room, env) ? zone.name : null
}

/** The copy of a printed card that lies on the table, as examples name it. */
export function copyOnTable(m: Machine, definition: number): number | null {
  const at = m.state.cards.findIndex((card) => card.definition === definition && card.place !== null)
  return at < 0 ? null : at
}

/** The copy that belongs to a player, one on the table before any other. */
export function copyOfOwner(m: Machine, definition: number, owner: number): number | null {
  const copies = m.state.cards.flatMap((card, i) => (card.definition === definition && card.owner === owner ? [i] : []))
  return copies.find((i) => m.state.cards[i]?.place !== null) ?? copies[0] ?? null
}

const spelled = new WeakMap<Program, ReadonlySet<string>>()

/** The texts that stand in the rules. */
export function spelledOf(program: Program): ReadonlySet<string> {
  const texts = spelled.get(program) ?? new Set(program.game.texts.all.map(spelling))
  spelled.set(program, texts)
  return texts
}
