// Compiled from the rules of MentalLegacy into turn.ts: what rules/magic/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import {
  NONE,
  addEffect,
  goesRound,
  happens,
  loseSight,
  membersOf,
  noteCreate,
  noteDone,
  noteEvent,
  noteShuffle,
  range,
  shuffle,
} from 'houserules/runtime'
import { EVENT, ZONE } from '../magic/names.ts'
import type {
  CleanupStepFrame,
  DealFrame,
  DrawForTurnFrame,
  DrawStepFrame,
  EndStepFrame,
  MainPhaseFrame,
  MatchFrame,
  PlayLandFrame,
  TurnFrame,
  UpkeepStepFrame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.103.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.103.2] Begins `deal`, which may stop to ask. */
    deal(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.deal, [p])
      const frame: DealFrame = { proc: PROC.dealFrame, pc: 0, answer: 0, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `deal`. */
    stepDeal(s: State, f: DealFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
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
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
            }
            f.next2 += 1
            rules.move(s, s.zones[ZONE.library + f.p]!.at(-1) ?? NONE, ZONE.hand + f.p)
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.500.1] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      goesRound(23)
      s.runningTurn += 1
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      s.timesPlayLandDuringTurn = []
      const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.503.1] Begins `upkeep-step`, which may stop to ask. */
    upkeepStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['upkeep-step'], [p])
      const frame: UpkeepStepFrame = { proc: PROC.upkeepStepFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.503.1] Carries out `upkeep`. */
    upkeep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.upkeep, [p])
      for (const this_ of membersOf(s, ZONE.exile, (it2) => rules.matchesWhenUpkeep(s, it2, p))) {
        addEffect(s, 0, PROC.whenUpkeepFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_])
      }
      for (const this_2 of membersOf(s, ZONE.exile, (it3) => rules.matchesWhenUpkeep2(s, it3, p))) {
        addEffect(s, 0, PROC.whenUpkeep2Frame, rules.holder(s, this_2), this_2, false, [
          this_2,
          rules.holder(s, this_2),
        ])
      }
      for (const this_3 of membersOf(s, ZONE.exile, (it4) => rules.matchesWhenUpkeep3(s, it4, p))) {
        addEffect(s, 0, PROC.whenUpkeep3Frame, rules.holder(s, this_3), this_3, false, [
          rules.holder(s, this_3),
          this_3,
        ])
      }
    },

    /** [mtg.504.1] Begins `draw-step`, which may stop to ask. */
    drawStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-step'], [p])
      const frame: DrawStepFrame = { proc: PROC.drawStepFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.504.1] Begins `draw-for-turn`, which may stop to ask. */
    doDrawForTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-for-turn'], [p])
      const frame: DrawForTurnFrame = { proc: PROC.drawForTurnFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** Goes on with `draw-for-turn`. */
    stepDrawForTurn(s: State, f: DrawForTurnFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          for (const this_ of membersOf(s, ZONE.battlefield, (it2) => rules.matchesWhenDrawForTurn(s, it2, f.p))) {
            addEffect(s, 0, PROC.whenDrawForTurnFrame, rules.holder(s, this_), this_, false, [
              rules.holder(s, this_),
              this_,
            ])
          }
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.505.1] Begins `main-phase`, which may stop to ask. */
    mainPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-phase'], [p])
      const frame: MainPhaseFrame = { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.513.1] Begins `end-step`, which may stop to ask. */
    endStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-step'], [p])
      const frame: EndStepFrame = { proc: PROC.endStepFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.514.1] Begins `cleanup-step`, which may stop to ask. */
    cleanupStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['cleanup-step'], [p])
      const frame: CleanupStepFrame = { proc: PROC.cleanupStepFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.305.1] Begins `play-land`, which may stop to ask. */
    doPlayLand(s: State, c: number, p: number): void {
      if (s.over) return
      const frame: PlayLandFrame = { proc: PROC.playLandFrame, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },
  }
}
