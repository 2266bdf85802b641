// Compiled from the rules of ThreeHanded into three-handed.ts: what rules/hearts/three-handed.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, endGame, goesRound, happens, heldAnew, isAbove, loseSight, modulo, noteCreate, noteDone, noteEvent, noteShuffle,
  owned, popFrame, reckoned, seats, shuffle,
} from 'houserules/runtime'
import { EVENT, SUIT, ZONE } from '../hearts/names.ts'
import type { DealFrame, MatchFrame, State } from '../hearts/state.ts'
import { HOLDS_CARDS } from '../hearts/tables.ts'
import type { ThreeHandedRules } from './linked.ts'
import { CARD, DEFINITIONS, PRINTED_RANK, PRINTED_SUIT } from './names.ts'

export function threeHandedRules(all: object) {
  const rules = all as ThreeHandedRules
  return {
    /** [three.1] */
    handSizeOf(_s: State): number {
      return 17
    },

    /** [three.2] */
    passingDistanceOf(s: State): number {
      return modulo(s.dealNumber, 3) === 1 ? 1 : modulo(s.dealNumber, 3) === 2 ? 2 : 0
    },

    /** [points] */
    isHeart(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♥']
    },

    /** [points] */
    pointsOf(s: State, c: number): number {
      // [points] hearts-count
      if (rules.isHeart(s, c)) return 1
      // [points] queen-counts
      if (s.def[c]! === CARD['Q♠']) return 13
      return rules.defaultPointsOf(s, c)
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const d of DEFINITIONS) {
              const made = rules.createCard(s, d, ZONE.deck)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            }
            f.pc = 1
            continue
          case 1:
            goesRound(0)
            f.pc = 2
            return rules.deal(s)
          case 2 /* after deal */:
            if (!seats(s).some((p) => s.total[p]! >= rules.targetOf(s))) {
              f.pc = 1
              continue
            }
            for (const p2 of seats(s)) {
              if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
              s.result[p2] = reckoned(0 - s.total[p2]!, 1)
            }
            return endGame(s)
        }
    },

    stepDeal(s: State, f: DealFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.dealNumber = reckoned(s.dealNumber + 1, 2)
            s.trickNumber = 0
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck)
            shuffle(s, ZONE.deck)
            loseSight(s, s.zones[ZONE.deck]!, HOLDS_CARDS)
            for (const p of seats(s)) rules.moveTop(s, ZONE.deck, rules.handSizeOf(s), ZONE.hand + p)
            f.pc = 1
            return rules.passing(s)
          case 1 /* after passing */:
            // [opening]
            s.leader = seats(s).find((p2) => s.zones[ZONE.hand + p2]!.some((c) => s.def[c] === CARD['2♣'])) ?? NONE
            f.pc = 2
            continue
          case 2:
            goesRound(3)
            f.pc = 3
            return rules.round(s)
          case 3 /* after round */:
            if (s.trickNumber !== rules.handSizeOf(s)) {
              f.pc = 2
              continue
            }
            rules.score(s)
            rules.gather(s)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [tricks] Carries out `play`. */
    play(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.play, [c, p], [c])
      if (rules.isBreaker(s, c)) s.timesPlayDuringDeal += 1
      const begun = s.log?.length
      rules.move(s, c, ZONE.trick)
      if (s.led === NONE) s.led = PRINTED_SUIT[s.def[c]!]!
      if (
        s.winning === NONE ||
        (PRINTED_SUIT[s.def[c]!]! === s.led &&
          isAbove(PRINTED_RANK[s.def[c]!]!, s.winning === NONE ? NONE : PRINTED_RANK[s.def[s.winning]!]!))
      ) {
        s.winning = heldAnew(s, 'winning', 0, c)
        s.winner = p
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [opening] Whether a move does what `opening-lead` asks for. */
    doesOpeningLead(s: State, _seat: number, card2: number): boolean {
      return s.def[card2]! === CARD['2♣']
    },

    /** [follow] Whether a move does what `follow-suit` asks for. */
    doesFollowSuit(s: State, _seat: number, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === s.led
    },
  }
}
