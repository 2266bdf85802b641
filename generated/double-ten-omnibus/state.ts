// Compiled from the rules of DoubleTenOmnibus: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
import { copyLog } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { HOLDER, ZONE } from './names.ts'

/** State of a game of DoubleTenOmnibus: plain data, changed in place by `apply`. */
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

/** [game-end] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [deal] Suspended `deal`. */
export interface DealFrame extends Frame {}

/** [passing] Suspended `passing`. */
export interface PassingFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [passing] Suspended `pass-on`. */
export interface PassOnFrame extends Frame {
  readonly p: number
  c: number
  given: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [tricks] Suspended `round`. */
export interface RoundFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [tricks] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(27),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    total: [], dealNumber: NONE, trickNumber: NONE, leader: NONE, led: NONE, winning: NONE, winner: NONE, astray: [],
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
  // prettier-ignore
  const t: State = {
    players: s.players, options: s.options, random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    def: s.def.slice(), owner: s.owner.slice(), place: s.place.slice(), zones: s.zones.map((zone) => zone.slice()),
    shown: s.shown.slice(), result: s.result.slice(), over: s.over, frames: s.frames.map(copyOfFrame), ask: s.ask,
    asked: s.asked, optional: s.optional, legal: s.legal.slice(), effects: s.effects.slice(), announcing: s.announcing,
    replacing: s.replacing.slice(), dry: s.dry, failed: s.failed, reasons: s.reasons, askAll: s.askAll,
    openChance: s.openChance, log: copyLog(s.log), total: s.total.slice(), dealNumber: s.dealNumber,
    trickNumber: s.trickNumber, leader: s.leader, led: s.led, winning: s.winning, winner: s.winner, astray: s.astray,
    timesPlayDuringDeal: s.timesPlayDuringDeal,
  }
  if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
  return t
}

/** Makes a state that is no longer needed a copy of another. */
export function copyInto(t: State, s: State): void {
  t.players = s.players
  t.options = s.options
  t.over = s.over
  t.ask = s.ask
  t.asked = s.asked
  t.optional = s.optional
  t.announcing = s.announcing
  t.dry = s.dry
  t.failed = s.failed
  t.reasons = s.reasons
  t.askAll = s.askAll
  t.openChance = s.openChance
  for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!
  t.def = copied(t.def, s.def)
  t.owner = copied(t.owner, s.owner)
  t.place = copied(t.place, s.place)
  t.shown = copied(t.shown, s.shown)
  t.result = copied(t.result, s.result)
  t.legal = copied(t.legal, s.legal)
  t.effects = copied(t.effects, s.effects)
  t.replacing = copied(t.replacing, s.replacing)
  copyZones(t.zones, s.zones)
  copyFrames(t.frames, s.frames, copyOfFrame)
  t.log = copyLog(s.log)
  t.total = copied(t.total, s.total)
  t.dealNumber = s.dealNumber
  t.trickNumber = s.trickNumber
  t.leader = s.leader
  t.led = s.led
  t.winning = s.winning
  t.winner = s.winner
  t.astray = s.astray
  t.timesPlayDuringDeal = s.timesPlayDuringDeal
  copyRoundLimit(t, s)
}

/** A frame of its own; the lists in it are never changed in place. */
function copyOfFrame(f: Frame): Frame {
  switch (f.proc) {
    case 1 /* match */: {
      const { proc, pc, answer } = f as MatchFrame
      return { proc, pc, answer } as MatchFrame
    }
    case 2 /* deal */: {
      const { proc, pc, answer } = f as DealFrame
      return { proc, pc, answer } as DealFrame
    }
    case 3 /* passing */: {
      const { proc, pc, answer, p, list1, next2 } = f as PassingFrame
      return { proc, pc, answer, p, list1, next2 } as PassingFrame
    }
    case 4 /* pass-on */: {
      const { proc, pc, answer, p, c, given, atLeast1, atMost2 } = f as PassOnFrame
      return { proc, pc, answer, p, c, given, atLeast1, atMost2 } as PassOnFrame
    }
    case 5 /* round */: {
      const { proc, pc, answer, p, list1, next2 } = f as RoundFrame
      return { proc, pc, answer, p, list1, next2 } as RoundFrame
    }
    case 6 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    default:
      return { ...f }
  }
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

/** The seats that the place of a card is open to. */
function placeViewers(s: State, card: number): readonly number[] {
  const zone = s.place[card]!
  if (zone === ZONE.deck) return []
  if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
  if (within(zone, ZONE.passed)) return []
  if (zone === ZONE.trick) return seats(s)
  if (within(zone, ZONE.taken)) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = { winning: 'one' }
