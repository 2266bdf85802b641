// Compiled from the rules of Magic into turn.ts: what rules/magic/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, family, goesRound, happens, loseSight, membersOf, nextSeat,
  noteCreate, noteDone, noteEvent, noteShuffle, orElse, owned, popFrame, pushFrame, range, reckoned, refuse, seats,
  shuffle, whyNot, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { EVENT, PHASE_KIND, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  CleanupStepFrame, DealFrame, DrawForTurnFrame, DrawStepFrame, EndStepFrame, MainPhaseFrame, MatchFrame, PlayLandFrame,
  State, TurnFrame, UpkeepStepFrame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.119.1] */
    startingLifeOf(_s: State): number {
      return 20
    },

    /** [mtg.103.4] */
    openingHandOf(_s: State): number {
      return 7
    },

    /** [mtg.402.2] */
    handLimitOf(_s: State): number {
      return 7
    },

    /** [mtg.103.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              f.pc = 2
              continue
            }
            const p = f.list1[f.next2++]!
            return rules.deal(s, p)
          }
          case 2:
            goesRound(33)
            f.pc = 3
            return rules.turn(s, s.turnPlayer)
          case 3 /* after turn */:
            rules.passTurn(s)
            f.pc = 2
            continue
        }
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

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 34)
          for (const q of seats(s)) {
            if (s.shared !== undefined) s.drawsThisTurn = owned(s.drawsThisTurn, s.shared.lists.drawsThisTurn)
            s.drawsThisTurn[q] = 0
            if (s.shared !== undefined) s.castBlue = owned(s.castBlue, s.shared.lists.castBlue)
            s.castBlue[q] = false
            for (const c of s.zones[ZONE.hand + q]!) {
              if (within(s.place[c]!, ZONE.hand)) {
                if (s.shared !== undefined) s.newlyDrawn = owned(s.newlyDrawn, s.shared.lists.newlyDrawn)
                s.newlyDrawn[c] = false
              }
            }
          }
          rules.untapStep(s, f.p)
          f.pc = 2
          return rules.upkeepStep(s, f.p)
        case 1 /* after cleanup-step */:
          rules.endRulesDuringTurn(s)
          return popFrame(s)
        case 2 /* after upkeep-step */:
          f.pc = 3
          return rules.drawStep(s, f.p)
        case 3 /* after draw-step */:
          f.pc = 4
          return rules.mainPhase(s, f.p)
        case 4 /* after main-phase */:
          f.pc = 5
          return rules.combatPhase(s, f.p)
        case 5 /* after combat-phase */:
          f.pc = 6
          return rules.mainPhase(s, f.p)
        case 6 /* after main-phase */:
          f.pc = 7
          return rules.endStep(s, f.p)
        case 7 /* after end-step */:
          f.pc = 1
          return rules.cleanupStep(s, f.p)
      }
    },

    /** [mtg.502.3] Carries out `untap-step`. */
    untapStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['untap-step'], [p])
      s.phase = PHASE_KIND.beginning
      for (const c2 of s.zones[ZONE.battlefield + p]!.filter((c) => rules.isTapped(s, c))) {
        if (within(s.place[c2]!, ZONE.battlefield)) {
          if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
          s.tapped[c2] = false
        }
      }
    },

    /** [mtg.503.1] Begins `upkeep-step`, which may stop to ask. */
    upkeepStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['upkeep-step'], [p])
      pushFrame<UpkeepStepFrame>(s, { proc: PROC.upkeepStepFrame, pc: 0, answer: 0, p })
    },

    stepUpkeepStep(s: State, f: UpkeepStepFrame): void {
      switch (f.pc) {
        case 0:
          s.phase = PHASE_KIND.beginning
          rules.upkeep(s, f.p)
          f.pc = 1
          return rules.priority(s)
        case 1 /* after priority */:
          rules.emptyPools(s)
          return popFrame(s)
      }
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

    stepDrawStep(s: State, f: DrawStepFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.drawForTurn(s, f.p)
        case 1 /* after draw-for-turn */:
          f.pc = 2
          return rules.priority(s)
        case 2 /* after priority */:
          rules.emptyPools(s)
          return popFrame(s)
      }
    },

    /** [mtg.504.1] Whether `draw-for-turn` may happen. */
    canDrawForTurn(s: State, p: number): boolean {
      return !rules.forbidsNoFirstDraw(s, p)
    },

    /** [mtg.504.1] Carries out `draw-for-turn` if it may happen. */
    drawForTurn(s: State, p: number): void {
      if (rules.canDrawForTurn(s, p)) return rules.doDrawForTurn(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['draw-for-turn'], [p], s.reasons)
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

    /** [mtg.504.1] Every rule that keeps `draw-for-turn` from happening. */
    refusalsOfDrawForTurn(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.forbidsNoFirstDraw(s, p)) out.push(69 /* no-first-draw */)
    },

    /** [mtg.103.7] `no-first-draw` */
    forbidsNoFirstDraw(s: State, _p: number): boolean {
      return s.turnNumber === 1
    },

    /** [mtg.505.1] Begins `main-phase`, which may stop to ask. */
    mainPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-phase'], [p])
      pushFrame<MainPhaseFrame>(s, { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p })
    },

    stepMainPhase(s: State, f: MainPhaseFrame): void {
      switch (f.pc) {
        case 0:
          s.phase = PHASE_KIND.main
          f.pc = 1
          return rules.priority(s)
        case 1 /* after priority */:
          rules.emptyPools(s)
          s.phase = PHASE_KIND.ending
          return popFrame(s)
      }
    },

    /** [mtg.513.1] Begins `end-step`, which may stop to ask. */
    endStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-step'], [p])
      pushFrame<EndStepFrame>(s, { proc: PROC.endStepFrame, pc: 0, answer: 0, p })
    },

    stepEndStep(s: State, f: EndStepFrame): void {
      switch (f.pc) {
        case 0:
          s.phase = PHASE_KIND.ending
          rules.ending(s, f.p)
          f.pc = 1
          return rules.priority(s)
        case 1 /* after priority */:
          rules.emptyPools(s)
          return popFrame(s)
      }
    },

    /** [mtg.513.1] Carries out `ending`. */
    ending(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.ending, [p])
    },

    /** [mtg.514.1] Begins `cleanup-step`, which may stop to ask. */
    cleanupStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['cleanup-step'], [p])
      pushFrame<CleanupStepFrame>(s, { proc: PROC.cleanupStepFrame, pc: 0, answer: 0, p })
    },

    stepCleanupStep(s: State, f: CleanupStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            if (s.zones[ZONE.hand + f.p]!.length > rules.handLimitOf(s)) {
              goesRound(36)
              f.pc = 2
              return rules.ask(s, f, 8, f.p, false)
            }
            // [mtg.514.2]
            for (const c2 of family(s, ZONE.battlefield)) {
              if (s.shared !== undefined) s.damage = owned(s.damage, s.shared.lists.damage)
              s.damage[c2] = 0
            }
            f.pc = 3
            return rules.settle(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 1
              return rules.discard(s, c, f.p)
            }
            refuse(s, 5)
            f.pc = 1
            continue
          case 3 /* after settle */:
            f.pc = 4
            if (s.zones[ZONE.pile]!.length === 0) continue
            return rules.priority(s)
          case 4:
            rules.emptyPools(s)
            rules.endOfTurn(s)
            return popFrame(s)
        }
    },

    /** [mtg.514.1] What may be answered: choose a card. */
    answersToCleanupStep(s: State, f: CleanupStepFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) out.push(c + 1)
    },

    /** [mtg.514.2] Carries out `end-of-turn`. */
    endOfTurn(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-of-turn'], [])
      for (const c of family(s, ZONE.battlefield)) {
        if (s.wasBefore[c]! !== NONE) {
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[c] = orElse(s.wasBefore[c]!, s.def[c]!)
          if (s.shared !== undefined) s.wasBefore = owned(s.wasBefore, s.shared.lists.wasBefore)
          s.wasBefore[c] = NONE
        }
      }
    },

    /** [mtg.305.2] `one-land` */
    forbidsOneLand(s: State, _c: number, p: number): boolean {
      return (s.timesPlayLandDuringTurn[p] ?? 0) > 0
    },

    /** [mtg.305.1] Whether `play-land` may happen. */
    canPlayLand(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsOneLand(s, c, p) &&
        (s.announcing > 0 ||
          (!rules.forbidsNoEntry(s, c, p) && completable(rules, s, (t) => rules.doPlayLand(t, c, p))))
      )
    },

    /** [mtg.305.1] Begins `play-land`, which may stop to ask. */
    doPlayLand(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<PlayLandFrame>(s, { proc: PROC.playLandFrame, pc: 0, answer: 0, c, p })
    },

    stepPlayLand(s: State, f: PlayLandFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.pc = 1
          return rules.enter2(s, f.c, f.p)
        case 1 /* after enter */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['play-land'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesPlayLandDuringTurn = owned(s.timesPlayLandDuringTurn, s.shared.lists.timesPlayLandDuringTurn)
          s.timesPlayLandDuringTurn[f.p] = (s.timesPlayLandDuringTurn[f.p] ?? 0) + 1
          return popFrame(s)
      }
    },

    /** [mtg.305.1] Every rule that keeps `play-land` from happening. */
    refusalsOfPlayLand(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsOneLand(s, c, p)) out.push(70 /* one-land */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doPlayLand(t, c, p))
        if (!could) out.push(71, ...whyNot(rules, s, (t) => rules.doPlayLand(t, c, p)))
        return could
      })
    },

    /** [mtg.307.1] */
    isAtEase(s: State, p: number): boolean {
      return p === s.turnPlayer && s.phase === PHASE_KIND.main && s.zones[ZONE.pile]!.length === 0
    },

    /** [mtg.500.7] Carries out `pass-turn`. */
    passTurn(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pass-turn'], [])
      if (seats(s).some((q) => s.extraTurns[q]! > 0)) {
        s.turnPlayer = orElse(seats(s).find((q2) => s.extraTurns[q2]! > 0) ?? NONE, s.turnPlayer)
        if (s.shared !== undefined) s.extraTurns = owned(s.extraTurns, s.shared.lists.extraTurns)
        s.extraTurns[s.turnPlayer] = reckoned(s.extraTurns[s.turnPlayer]! - 1, 37)
      } else {
        s.turnPlayer = nextSeat(s, s.turnPlayer, 1)
      }
    },

    /** [mtg.704.5b] */
    isOutOfCards(s: State, it: number): boolean {
      return s.outOfCards[it] === true
    },
  }
}
