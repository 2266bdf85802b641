// Compiled from the rules of MentalLegacy into turn.ts: what rules/magic/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, goesRound, happens, loseSight, membersOf, noteCreate, noteDone, noteEvent, noteShuffle, popFrame,
  pushFrame, range, shuffle,
} from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  CleanupStepFrame, DealFrame, DrawForTurnFrame, DrawStepFrame, EndStepFrame, MainPhaseFrame, MatchFrame, PlayLandFrame,
  TurnFrame, UpkeepStepFrame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.103.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    /** [mtg.103.2] Begins `deal`, which may stop to ask. */
    deal(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.deal, [p])
      pushFrame<DealFrame>(s, { proc: PROC.dealFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepDeal(s: State, f: DealFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const each of s.mainDeck[f.p]!.slice()) {
              const made = rules.createCard(s, each, ZONE.library + f.p)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            }
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + f.p)
            shuffle(s, ZONE.library + f.p)
            loseSight(s, s.zones[ZONE.library + f.p]!, HOLDS_CARDS)
            // [mtg.103.4]
            f.list1 = range(1, rules.openingHandOf(s))
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.next2 += 1
            return rules.move(s, s.zones[ZONE.library + f.p]!.at(-1) ?? NONE, ZONE.hand + f.p)
        }
    },

    /** [mtg.500.1] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      goesRound(35)
      s.runningTurn += 1
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      s.timesPlayLandDuringTurn = []
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.503.1] Begins `upkeep-step`, which may stop to ask. */
    upkeepStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['upkeep-step'], [p])
      pushFrame<UpkeepStepFrame>(s, { proc: PROC.upkeepStepFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.503.1] Carries out `upkeep`. */
    upkeep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.upkeep, [p])
      for (const this_ of membersOf(s, ZONE.exile, (it2) => rules.matchesWhenUpkeep(s, it2, p)))
        addEffect(s, 0, PROC.whenUpkeepFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_])
      for (const this_2 of membersOf(s, ZONE.exile, (it3) => rules.matchesWhenUpkeep2(s, it3, p)))
        addEffect(s, 0, PROC.whenUpkeep2Frame, rules.holder(s, this_2), this_2, false, [
          this_2,
          rules.holder(s, this_2),
        ])
      for (const this_3 of membersOf(s, ZONE.exile, (it4) => rules.matchesWhenUpkeep3(s, it4, p)))
        addEffect(s, 0, PROC.whenUpkeep3Frame, rules.holder(s, this_3), this_3, false, [
          rules.holder(s, this_3),
          this_3,
        ])
    },

    /** [mtg.504.1] Begins `draw-step`, which may stop to ask. */
    drawStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-step'], [p])
      pushFrame<DrawStepFrame>(s, { proc: PROC.drawStepFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.504.1] Begins `draw-for-turn`, which may stop to ask. */
    doDrawForTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-for-turn'], [p])
      pushFrame<DrawForTurnFrame>(s, { proc: PROC.drawForTurnFrame, pc: 0, answer: 0, p })
    },

    stepDrawForTurn(s: State, f: DrawForTurnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          for (const this_ of membersOf(s, ZONE.battlefield, (it2) => rules.matchesWhenDrawForTurn(s, it2, f.p)))
            addEffect(s, 0, PROC.whenDrawForTurnFrame, rules.holder(s, this_), this_, false, [
              rules.holder(s, this_),
              this_,
            ])
          return popFrame(s)
      }
    },

    /** [mtg.505.1] Begins `main-phase`, which may stop to ask. */
    mainPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-phase'], [p])
      s.timesDisguiseDuringMainPhase = 0
      pushFrame<MainPhaseFrame>(s, { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.513.1] Begins `end-step`, which may stop to ask. */
    endStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-step'], [p])
      pushFrame<EndStepFrame>(s, { proc: PROC.endStepFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.514.1] Begins `cleanup-step`, which may stop to ask. */
    cleanupStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['cleanup-step'], [p])
      pushFrame<CleanupStepFrame>(s, { proc: PROC.cleanupStepFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.305.1] Begins `play-land`, which may stop to ask. */
    doPlayLand(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<PlayLandFrame>(s, { proc: PROC.playLandFrame, pc: 0, answer: 0, c, p })
    },
  }
}
