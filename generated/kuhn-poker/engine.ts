// Compiled from the rules of KuhnPoker into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts, Frame } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, blankZones, cloneBase, copyBase, emptied, firstsIn, happens, moveCard, nextCard, noteChance, noteMove,
  ownColumns, placedLoops, placedSites, randomBelow, refuse, seats, seedRandom, sharing, within,
} from 'houserules/runtime'
import type { KuhnPokerRules } from './linked.ts'
import { EVENT, HOLDER, PRINTED_STRENGTH, ZONE } from './names.ts'
import { PLACES } from './places.ts'
import type { BettingFrame, DealToFrame, MatchFrame, State, TurnFrame } from './state.ts'
// prettier-ignore
import { CARD_OF_CHANCE, COPIED_AS, COPIES, FACTS, LOOKS, LOOPS, MOVES, OFFERS, OF_CARDS, SITES, StateRecord, TOLD } from './tables.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as KuhnPokerRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, viewers: rules.viewersOf,
    looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }], end: [EVENT.match, EVENT['deal-to'], EVENT.betting, EVENT.settle] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    telling: TOLD, moveBase: 4, enums: {}, zoneBases: firstsIn(ZONE), defaults: [],
    printed: [{ name: 'strength', type: 'number', values: PRINTED_STRENGTH }],
  }
}

export function engineRules(all: object) {
  const rules = all as KuhnPokerRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(14), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, stake: [], bettor: NONE, folded: NONE, shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < players; it++) s.stake.push(0)
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.stake = s.stake.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, stake: s.stake, frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.stake = s.stake
      t.bettor = s.bettor
      t.folded = s.folded
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

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 1 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 2 /* deal-to */: return rules.stepDealTo(s, f as DealToFrame)
        case 3 /* betting */: return rules.stepBetting(s, f as BettingFrame)
        case 4 /* turn */: return rules.stepTurn(s, f as TurnFrame)
      }
    },

    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },

    /** Lists the answers of a decision, DECLINE apart. */
    list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      // prettier-ignore
      switch (site) {
        case 1 /* deal-to */: return rules.answersToDealTo(s, f as DealToFrame, out)
        case 2 /* turn */: return rules.offersAtTurn(s, seat, out)
      }
    },

    /** Carries out an offered move. */
    perform(s: State, choice: number, seat: number): void {
      // prettier-ignore
      switch (choice - 1 & 3) {
        case 0 /* check */: return rules.check(s, seat)
        case 1 /* bet */: return rules.bet(s, seat)
        case 2 /* call */: return rules.call(s, seat)
        case 3 /* fold */: return rules.fold(s, seat)
      }
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
      if (seat === CHANCE && !s.openChance) {
        f.answer = legal[randomBelow(s, legal.length)]!
        if (happens(s, legal.length)) noteChance(s, rules.viewersOf, site, f.answer, legal, CARD_OF_CHANCE[site])
      } else if (only) f.answer = legal[0]!
      else {
        s.ask = site
        s.asked = seat
        s.optional = optional
        return
      }
      emptied(legal)
    },
  }
}
