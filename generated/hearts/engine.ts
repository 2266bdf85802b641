// Compiled from the rules of Hearts into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, EngineParts, Frame, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, NOTHING_WITHHELD, blankZones, cloneBase, copyBase, emptied, firstsIn, happens, moveCard, moveTopCards, moveZone,
  namesIn, nextCard, noteMove, ownColumns, placedLoops, placedSites, refuse, seats, seedRandom, sharing, top, within,
} from 'houserules/runtime'
import type { HeartsRules } from './linked.ts'
import { EVENT, HOLDER, PRINTED_RANK, PRINTED_SUIT, SUIT, ZONE } from './names.ts'
import { PLACES } from './places.ts'
import type { DealFrame, MatchFrame, PassingFrame, RoundFrame, State, TurnFrame } from './state.ts'
// prettier-ignore
import { COPIED_AS, COPIES, FACTS, HOLDS_CARDS, LOOKS, LOOPS, MOVES, OFFERS, OF_CARDS, SITES, StateRecord, TOLD } from './tables.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as HeartsRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    obligations: rules.obligations, pickedSoFar: rules.pickedSoFar, brokenAlways: rules.brokenAlways,
    viewers: rules.viewersOf, holdsCards: HOLDS_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }],
      end: [EVENT.match, EVENT.deal, EVENT.gather, EVENT.passing, EVENT.round, EVENT.score, EVENT.shoot] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    telling: TOLD, moveBase: 1, enums: { suit: namesIn(SUIT) }, zoneBases: firstsIn(ZONE), defaults: [],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT }, { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    stretches: { loop: 0, end: rules.endStretch },
  }
}

export function engineRules(all: object) {
  const rules = all as HeartsRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(27), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, total: [], dealNumber: 0, trickNumber: 0, leader: NONE, led: NONE, winning: NONE,
        winner: NONE, astray: [], withheld: NOTHING_WITHHELD, timesPlayDuringDeal: 0, shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < players; it++) s.total.push(0)
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.total = s.total.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, total: s.total, frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.total = s.total
      t.dealNumber = s.dealNumber
      t.trickNumber = s.trickNumber
      t.leader = s.leader
      t.led = s.led
      t.winning = s.winning
      t.winner = s.winner
      t.astray = s.astray
      t.withheld = s.withheld
      t.timesPlayDuringDeal = s.timesPlayDuringDeal
    },

    /** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
    createCard(s: State, definition: number, zone: number): number {
      const card = nextCard(s)
      ownColumns(s, OF_CARDS)
      s.def.push(definition)
      s.owner.push(HOLDER[zone] ?? NONE)
      s.place.push(NONE)
      s.shown.push(0)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
    place(s: State, card: number, to: number, bottom: boolean): void {
      moveCard(s, card, to, bottom)
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE) return false
      return true
    },

    /** The seats that see the card: those its place is open to, and those it was shown to. */
    viewersOf(s: State, card: number): readonly number[] {
      const shown = s.shown[card]!
      return shown === 0
        ? rules.placeViewers(s, card)
        : seats(s).filter((seat) => (shown & (1 << seat)) !== 0 || rules.placeViewers(s, card).includes(seat))
    },

    /** The seats that the place of a card is open to. */
    placeViewers(s: State, card: number): readonly number[] {
      const zone = s.place[card]!
      if (zone === ZONE.deck) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (zone === ZONE.trick) return seats(s)
      if (within(zone, ZONE.taken)) return seats(s)
      return []
    },

    /** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
    move(s: State, card2: number, to2: number, bottom = false): void {
      if (s.over) return
      if (!rules.mayEnter(s, card2, to2)) return refuse(s)
      const from2 = s.place[card2]!
      if (happens(s, 1)) noteMove(s, rules.viewersOf, EVENT.move, [card2, from2, to2], card2)
      rules.place(s, card2, to2, bottom)
    },

    /** Moves all cards of a zone on top of another. No rule watches such moves. */
    moveAll(s: State, from: number, to: number): void {
      const cards = s.zones[from] ?? []
      if (s.over || cards.length === 0) return
      if (s.zones[to] === undefined) return refuse(s)
      if (happens(s, cards.length)) return rules.moveTold(s, cards.slice(), from, to)
      moveZone(s, from, to)
    },

    /** Moves cards from the top of a zone on top of another, topmost first. No rule watches such moves. */
    moveTop(s: State, from: number, count: number, to: number): void {
      const cards = s.zones[from] ?? []
      const ready = Math.min(count, cards.length)
      if (s.over || ready <= 0) return
      if (s.zones[to] === undefined) return refuse(s)
      if (happens(s, ready)) return rules.moveTold(s, top(cards, ready), from, to)
      moveTopCards(s, from, ready, to)
    },

    /** Moves cards one by one where somebody is told, since who sees the next may follow from what has moved. */
    moveTold(s: State, cards: readonly number[], from: number, to: number): void {
      for (const card of cards) {
        noteMove(s, rules.viewersOf, EVENT.move, [card, from, to], card)
        rules.place(s, card, to, false)
      }
    },

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 1 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 2 /* deal */: return rules.stepDeal(s, f as DealFrame)
        case 4 /* passing */: return rules.stepPassing(s, f as PassingFrame)
        case 5 /* round */: return rules.stepRound(s, f as RoundFrame)
        case 6 /* turn */: return rules.stepTurn(s, f as TurnFrame)
      }
    },

    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },

    /** Obligations that leave a permitted move out, as rows of the rule table. */
    obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
      switch (site) {
        case 2 /* turn */:
          return rules.obligationsAtTurn(s, seat, code, reasons)
      }
    },

    /** Lists the answers of a decision, DECLINE apart. */
    list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      // prettier-ignore
      switch (site) {
        case 1 /* passing */: return rules.answersToPassing(s, f as PassingFrame, out)
        case 2 /* turn */: return rules.offersAtTurn(s, seat, out)
      }
    },

    /** What is chosen so far at a decision that asks for several; null at any other. */
    pickedSoFar(f: Frame, site: number): PickedSoFar | null {
      // prettier-ignore
      switch (site) {
        case 1 /* passing */: return rules.pickedForPassing(f as PassingFrame)
      }
      return null
    },

    /** Carries out an offered move. */
    perform(s: State, choice: number, seat: number): void {
      const rest = choice - 1
      return rules.play(s, rest, seat)
    },

    /** Stops to ask a seat, unless there is nothing to ask. */
    ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
      const { legal } = s
      emptied(legal)
      f.answer = 0
      if (seat === NONE) return
      rules.list(s, f, site, seat, legal)
      const acts = site === 2 /* turn */
      const only = legal.length === 1 && !optional && !s.askAll && s.log === null && !acts
      if (legal.length === 0 && !(s.askAll && acts)) return
      if (only) f.answer = legal[0]!
      else {
        s.ask = site
        s.asked = seat
        s.optional = optional
        return
      }
      emptied(legal)
    },

    /** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
    refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
      // prettier-ignore
      switch (event) {
        case 10 /* passing */: return rules.refusalsOfPassing(s, args, out)
      }
    },

    /** What has to hold always and does not, by rule. */
    brokenAlways(s: State, out: number[]): void {
      // [tricks] one-card-each
      if (!(s.zones[ZONE.trick]!.length <= seats(s).length)) out.push(6)
    },
  }
}
