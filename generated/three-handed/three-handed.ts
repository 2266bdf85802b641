// Compiled from the rules of ThreeHanded into three-handed.ts: what rules/hearts/three-handed.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, endGame, goesRound, happens, heldAnew, isAbove, modulo, noteCreate, noteDone, noteEvent, owned, reckoned, seats,
} from 'houserules/runtime'
import { EVENT, SUIT, ZONE } from '../hearts/names.ts'
import type { MatchFrame, State } from '../hearts/state.ts'
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

    /** [follow] Whether a move does what `follow-suit` asks for. */
    doesFollowSuit(s: State, _seat: number, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === s.led
    },
  }
}
