// Compiled from the rules of MentalLegacy into keywords.ts: what rules/magic/keywords.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, allSee, announced, happens, heldByEffect, noteDone, noteEvent, noteShow, owned, popFrame, pushFrame,
  putsOff, reckoned, refuse, seats, showTo, within,
} from 'houserules/runtime'
// prettier-ignore
import { KEYWORD, PRINTED_CYCLING_COST, PRINTED_FLASHBACK_COST, PRINTED_KEYWORDS, PRINTED_SCAVENGE_COST, ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  AfterDrawnFrame, CastEffectFrame2, CountDownEffectFrame, CycleEffectFrame, CycleFrame, EnterEffectFrame,
  GoMadEffectFrame, InsteadDrawOneFrame, InsteadMove2Frame, InsteadMove3Frame, InsteadMoveFrame, LetCastFrame,
  MoveEffectFrame, PayGrantedFrame, ScavengeFrame, SpliceOntoFrame, SuspendFrame, TurnUpFrame, UpkeepEffectFrame2,
  WorkMiracleEffectFrame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function keywordsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.601.3] Begins `let-cast`, which may stop to ask. */
    letCast(s: State, c: number, w: number, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['let-cast'], [c, w, s_, p], [c, s_])
      pushFrame<LetCastFrame>(s, { proc: PROC.letCastFrame, pc: 0, answer: 0, c, w, s_, p })
    },

    /** [mtg.118.9] Begins `pay-granted`, which may stop to ask. */
    payGranted(s: State, c: number, w: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['pay-granted'], [c, w, p], [c])
      pushFrame<PayGrantedFrame>(s, { proc: PROC.payGrantedFrame, pc: 0, answer: 0, c, w, p })
    },

    /** [mtg.702.33] */
    isRecallable(s: State, c: number): boolean {
      if (PRINTED_FLASHBACK_COST[s.def[c]!]!.length > 0 || PRINTED_KEYWORDS[s.def[c]!]!.includes(KEYWORD.retrace))
        return true
      // [mtg.cards.1] lasting-recallable
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.enterDuringTurnFrame) continue
        const c2 = effect.captured[0] as number
        const now = effect.captured[1] as number
        if (c === c2 && s.stamp[c]! === now) return true
      }
      return false
    },

    /** [mtg.702.33] Effect of `instead-move`. */
    insteadMove(s: State, card2: number): void {
      pushFrame<InsteadMoveFrame>(s, { proc: PROC.insteadMoveFrame, pc: 0, answer: 0, card2, replaces: 0 })
    },

    /** [mtg.702.73] Effect of `when-enter`. */
    whenEnter(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.enterEffectFrame, you, c, false, [c, you]), [c])
    },

    /** [mtg.702.73] Effect of `enter-effect`. */
    enterEffect(s: State, c: number, you: number): void {
      pushFrame<EnterEffectFrame>(s, { proc: PROC.enterEffectFrame, pc: 0, answer: 0, c, you })
    },

    /** [mtg.702.36] Begins `turn-up`, which may stop to ask. */
    doTurnUp(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<TurnUpFrame>(s, { proc: PROC.turnUpFrame, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.702.28] Begins `cycle`, which may stop to ask. */
    doCycle(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<CycleFrame>(s, { proc: PROC.cycleFrame, pc: 0, answer: 0, c, p })
    },

    stepCycle(s: State, f: CycleFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.activate(s, f.c, f.p)
          f.pc = 1
          return rules.pay(s, PRINTED_CYCLING_COST[s.def[f.c]!]!, f.p)
        case 1 /* after pay */:
          f.pc = 2
          return rules.discard(s, f.c, f.p)
        case 2 /* after discard */:
          addEffect(s, ZONE.pile, PROC.cycleEffectFrame, f.p, f.c, false, [f.p])
          rules.putUp(s)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.cycle, [f.c, f.p], [f.c])
          return popFrame(s)
      }
    },

    /** [mtg.702.28] Effect of `cycle-effect`. */
    cycleEffect(s: State, p: number): void {
      pushFrame<CycleEffectFrame>(s, { proc: PROC.cycleEffectFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.702.61] Begins `suspend`, which may stop to ask. */
    doSuspend(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SuspendFrame>(s, { proc: PROC.suspendFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.702.61] Effect of `when-upkeep`. */
    whenUpkeep(s: State, you: number, this_: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.upkeepEffectFrame, you, this_, false, [this_, you]), [this_])
    },

    /** [mtg.702.61] Effect of `when-count-down`. */
    whenCountDown(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.countDownEffectFrame, you, c, false, [c, you]), [c])
    },

    /** [mtg.702.61] Effect of `count-down-effect`. */
    countDownEffect(s: State, c: number, you: number): void {
      pushFrame<CountDownEffectFrame>(s, { proc: PROC.countDownEffectFrame, pc: 0, answer: 0, c, you })
    },

    /** [mtg.702.61] Carries out `count-down`. */
    countDown(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['count-down'], [c], [c])
      s.changedInLine = true
      if (s.shared !== undefined) s.timeCounters = owned(s.timeCounters, s.shared.lists.timeCounters)
      s.timeCounters[c] = reckoned(s.timeCounters[c]! - 1, 54)
      if (s.linesDeep > 0) {
        putsOff(s, PROC.afterCountDownFrame, [c])
      } else {
        if (rules.matchesWhenCountDown(s, c))
          heldByEffect(
            s,
            addEffect(s, 0, PROC.whenCountDownFrame, rules.holder(s, c), c, false, [rules.holder(s, c), c]),
            [c],
          )
      }
    },

    /** [mtg.702.51] Effect of `instead-draw-one`. */
    insteadDrawOne(s: State, p: number, this_: number, you: number): void {
      pushFrame<InsteadDrawOneFrame>(s, {
        proc: PROC.insteadDrawOneFrame,
        pc: 0,
        answer: 0,
        p,
        this_,
        you,
        replaces: 6,
      })
    },

    /** [mtg.702.84] Effect of `when-cast`. */
    whenCast(s: State, c: number, p: number, you: number): void {
      const bound = rules.manaValueOf(s, s.def[c]!)
      s.changedInLine = true
      heldByEffect(
        s,
        addEffect(s, ZONE.pile, PROC.castEffectFrame2, p, c, false, [
          p,
          bound,
          you,
          c,
          allSee(s, rules.viewersOf, [c], ['mixed', 'effects']),
        ]),
        [c],
      )
    },

    /** [mtg.702.84] Effect of `cast-effect`. */
    castEffect2(s: State, p: number, bound: number, you: number, c: number): void {
      // prettier-ignore
      pushFrame<CastEffectFrame2>(s, {
        proc: PROC.castEffectFrame2, pc: 0, answer: 0, p, bound, you, c, dug: [], going: false, c2: NONE, list1: [],
        next2: 0,
      })
    },

    /** [mtg.702.34] Effect of `instead-move-2`. */
    insteadMove2(s: State, card2: number, you: number): void {
      pushFrame<InsteadMove2Frame>(s, { proc: PROC.insteadMove2Frame, pc: 0, answer: 0, card2, you, replaces: 1 })
    },

    /** [mtg.702.34] Effect of `when-go-mad`. */
    whenGoMad(s: State, p: number, c: number, you: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.goMadEffectFrame, p, c, false, [c, you, p]), [c])
    },

    /** [mtg.702.34] Effect of `go-mad-effect`. */
    goMadEffect(s: State, c: number, you: number, p: number): void {
      pushFrame<GoMadEffectFrame>(s, { proc: PROC.goMadEffectFrame, pc: 0, answer: 0, c, you, p })
    },

    /** [mtg.702.34] Carries out `go-mad`. */
    goMad(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['go-mad'], [c, p], [c])
      if (s.linesDeep > 0) {
        putsOff(s, PROC.afterGoMadFrame, [c, p])
      } else {
        if (rules.matchesWhenGoMad(s, c, p))
          heldByEffect(
            s,
            addEffect(s, 0, PROC.whenGoMadFrame, rules.holder(s, c), c, false, [p, c, rules.holder(s, c)]),
            [c],
          )
      }
    },

    /** [mtg.702.93] */
    afterDrawn(s: State, p: number, c: number): void {
      pushFrame<AfterDrawnFrame>(s, { proc: PROC.afterDrawnFrame, pc: 0, answer: 0, p, c })
    },

    /** [mtg.702.93] Effect of `when-work-miracle`. */
    whenWorkMiracle(s: State, p: number, c: number, you: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.workMiracleEffectFrame, p, c, false, [c, you, p]), [c])
    },

    /** [mtg.702.93] Effect of `work-miracle-effect`. */
    workMiracleEffect(s: State, c: number, you: number, p: number): void {
      pushFrame<WorkMiracleEffectFrame>(s, { proc: PROC.workMiracleEffectFrame, pc: 0, answer: 0, c, you, p })
    },

    /** [mtg.702.93] Carries out `work-miracle`. */
    workMiracle(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['work-miracle'], [c, p], [c])
      for (const each of seats(s)) {
        if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, each)
        showTo(s, c, each)
      }
      if (within(s.place[c]!, ZONE.hand)) {
        if (s.shared !== undefined) s.keptRevealed = owned(s.keptRevealed, s.shared.lists.keptRevealed)
        s.keptRevealed[c] = true
      }
      if (rules.matchesWhenWorkMiracle(s, c, p))
        heldByEffect(
          s,
          addEffect(s, 0, PROC.whenWorkMiracleFrame, rules.holder(s, c), c, false, [p, c, rules.holder(s, c)]),
          [c],
        )
    },

    /** [mtg.702.78] Effect of `when-move`. */
    whenMove(s: State, card2: number, you: number): void {
      const now = s.stamp[card2]!
      s.changedInLine = true
      heldByEffect(
        s,
        addEffect(s, ZONE.pile, PROC.moveEffectFrame, s.owner[card2]!, card2, false, [
          card2,
          now,
          you,
          allSee(s, rules.viewersOf, [card2], ['mixed', 'effects']),
        ]),
        [card2],
      )
    },

    /** [mtg.702.78] Effect of `move-effect`. */
    moveEffect2(s: State, card2: number, now: number, you: number): void {
      pushFrame<MoveEffectFrame>(s, { proc: PROC.moveEffectFrame, pc: 0, answer: 0, card2, now, you })
    },

    /** [mtg.702.87] Effect of `instead-move-3`. */
    insteadMove3(s: State, card2: number): void {
      pushFrame<InsteadMove3Frame>(s, { proc: PROC.insteadMove3Frame, pc: 0, answer: 0, card2, replaces: 2 })
    },

    /** [mtg.702.87] Effect of `when-upkeep-2`. */
    whenUpkeep2(s: State, this_: number, you: number): void {
      if (within(s.place[this_]!, ZONE.exile)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.rebounding = owned(s.rebounding, s.shared.lists.rebounding)
        s.rebounding[this_] = false
      }
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.upkeepEffectFrame2, you, this_, false, [this_, you]), [this_])
    },

    /** [mtg.702.87] Effect of `upkeep-effect`. */
    upkeepEffect2(s: State, this_: number, you: number): void {
      pushFrame<UpkeepEffectFrame2>(s, { proc: PROC.upkeepEffectFrame2, pc: 0, answer: 0, this_, you })
    },

    /** [mtg.702.46] Begins `splice-onto`, which may stop to ask. */
    spliceOnto(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['splice-onto'], [c, p], [c])
      pushFrame<SpliceOntoFrame>(s, {
        proc: PROC.spliceOntoFrame,
        pc: 0,
        answer: 0,
        c,
        p,
        shown2: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    /** [mtg.702.96] Begins `scavenge`, which may stop to ask. */
    doScavenge(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<ScavengeFrame>(s, { proc: PROC.scavengeFrame, pc: 0, answer: 0, c, p, t2: NONE })
    },

    stepScavenge(s: State, f: ScavengeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.c, f.p)
            f.pc = 2
            return rules.ask(s, f, 46, f.p, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.scavenge, [f.c, f.p], [f.c])
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.t2 = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_SCAVENGE_COST[s.def[f.c]!]!, f.p)
            }
            refuse(s, 15)
            f.pc = 1
            continue
          case 3 /* after pay */:
            f.pc = 4
            return rules.move(s, f.c, ZONE.exile + f.p)
          case 4 /* after move */: {
            const gain = rules.powerOf(s, f.c)
            const was = s.stamp[f.t2]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.scavengeEffectFrame, f.p, f.c, false, [
                f.t2,
                was,
                gain,
                allSee(s, rules.viewersOf, [f.t2], ['frames.t2', 'mixed']),
              ]),
              [f.t2],
            )
            rules.putUp(s)
            rules.noteAim(s, f.t2, f.c)
            f.pc = 1
            continue
          }
        }
    },
  }
}
