// Compiled from the rules of Hearts: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copyLog } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { HOLDER, ZONE } from './names.ts'

/** State of a game of Hearts: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  total: number[]
  dealNumber: number
  trickNumber: number
  leader: number
  led: number
  winning: number
  winner: number
  astray: readonly Astray[]
  timesPlayDuringDeal: number
}

/** [game-end] Suspended `match`. (hearts/hearts.rules:48) */
export interface MatchFrame extends Frame {}

/** [deal] Suspended `deal`. (hearts/hearts.rules:58) */
export interface DealFrame extends Frame {}

/** [passing] Suspended `passing`. (hearts/hearts.rules:75) */
export interface PassingFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [passing] Suspended `pass-on`. (hearts/hearts.rules:81) */
export interface PassOnFrame extends Frame {
  readonly p: number
  c: number
  given: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [tricks] Suspended `round`. (hearts/hearts.rules:87) */
export interface RoundFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [tricks] Suspended `turn`. (hearts/hearts.rules:96) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  const s: State = {
    players,
    options,
    random: seedRandom(seed),
    def: [],
    owner: [],
    place: [],
    zones: blankZones(27),
    shown: [],
    result: [],
    over: false,
    frames: [],
    ask: 0,
    asked: 0,
    optional: false,
    legal: [],
    effects: [],
    announcing: 0,
    replacing: [],
    dry: 0,
    failed: false,
    reasons: null,
    askAll: false,
    openChance: false,
    log: null,
    total: [],
    dealNumber: NONE,
    trickNumber: NONE,
    leader: NONE,
    led: NONE,
    winning: NONE,
    winner: NONE,
    astray: [],
    timesPlayDuringDeal: 0,
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  for (let it = 0; it < players; it++) s.total.push(0)
  s.dealNumber = 0
  s.trickNumber = 0
  s.leader = NONE
  s.led = NONE
  s.winning = NONE
  s.winner = NONE
  s.astray = []
  return s
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  const t: State = {
    players: s.players,
    options: s.options,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    def: s.def.slice(),
    owner: s.owner.slice(),
    place: s.place.slice(),
    zones: s.zones.map((zone) => zone.slice()),
    shown: s.shown.slice(),
    result: s.result.slice(),
    over: s.over,
    frames: s.frames.map((frame) => ({ ...frame })),
    ask: s.ask,
    asked: s.asked,
    optional: s.optional,
    legal: s.legal.slice(),
    effects: s.effects.slice(),
    announcing: s.announcing,
    replacing: s.replacing.slice(),
    dry: s.dry,
    failed: s.failed,
    reasons: s.reasons,
    askAll: s.askAll,
    openChance: s.openChance,
    log: copyLog(s.log),
    total: s.total.slice(),
    dealNumber: s.dealNumber,
    trickNumber: s.trickNumber,
    leader: s.leader,
    led: s.led,
    winning: s.winning,
    winner: s.winner,
    astray: s.astray,
    timesPlayDuringDeal: s.timesPlayDuringDeal,
  }
  if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
  return t
}

/** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
export function createCard(s: State, definition: number, zone: number): number {
  const card = nextCard(s)
  s.def.push(definition)
  s.owner.push(HOLDER[zone] ?? NONE)
  s.place.push(NONE)
  s.shown.push(0)

  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  moveCard(s, card, to, bottom)
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE) return false

  return true
}

/** The seat whose zone the card is in; its owner where zones belong to nobody. */
export function holder(s: State, card: number): number {
  const seat = HOLDER[s.place[card]!] ?? NONE
  return seat === NONE ? (s.owner[card] ?? NONE) : seat
}

/** The seats that see the card: those its place is open to, and those it was shown to. */
export function viewersOf(s: State, card: number): readonly number[] {
  const shown = s.shown[card]!
  return shown === 0
    ? placeViewers(s, card)
    : seats(s).filter((seat) => (shown & (1 << seat)) !== 0 || placeViewers(s, card).includes(seat))
}

function placeViewers(s: State, card: number): readonly number[] {
  const zone = s.place[card]!
  if (zone === ZONE['deck']) return []
  if (within(zone, ZONE['hand'])) return [zone - ZONE['hand']]
  if (within(zone, ZONE['passed'])) return []
  if (zone === ZONE['trick']) return seats(s)
  if (within(zone, ZONE['taken'])) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = { winning: 'one' }
