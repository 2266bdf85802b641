// Compiled from the rules of MentalLegacy into cards-creatures.ts: what rules/magic/cards-creatures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, addEffect, allSee, announced, happens, heldByEffect, noteEvent, popFrame, pushFrame, refuse, refuseText } from 'houserules/runtime'
import { PRINTED_ABILITY_COST, ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  AfterEnterFrame, BecomeTargetEffectFrame, EatCreatureEffectFrame, EatCreatureFrame, EatLandEffectFrame, EatLandFrame,
  EatSpellEffectFrame, EatSpellFrame, EnterEffectFrame2, EnterEffectFrame3, FeedEffectFrame, FeedFrame, ImitateFrame,
  InsteadMove4Frame, UnmakeEffectFrame, UnmakeFrame, WhenEnter4Frame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsCreaturesRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] Begins `unmake`, which may stop to ask. */
    doUnmake(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<UnmakeFrame>(s, { proc: PROC.unmakeFrame, pc: 0, answer: 0, this_, you, s_: NONE })
    },

    stepUnmake(s: State, f: UnmakeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            return rules.ask(s, f, 51, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.unmake, [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.s_ = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
            }
            refuse(s, 18)
            f.pc = 1
            continue
          case 3 /* after pay */:
            f.pc = 4
            return rules.sacrifice(s, f.this_, f.you)
          case 4 /* after sacrifice */: {
            const was = s.stamp[f.s_]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.unmakeEffectFrame, f.you, f.this_, false, [
                f.s_,
                was,
                f.you,
                allSee(s, rules.viewersOf, [f.s_], ['frames.s_', 'mixed']),
              ]),
              [f.s_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.s_, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] Effect of `unmake-effect`. */
    unmakeEffect(s: State, s_: number, was: number, you: number): void {
      pushFrame<UnmakeEffectFrame>(s, { proc: PROC.unmakeEffectFrame, pc: 0, answer: 0, s_, was, you })
    },

    /** [mtg.cards.1] Effect of `when-enter-2`. */
    whenEnter2(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.enterEffectFrame2, you, c, false, [you, c]), [c])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect2(s: State, you: number, c: number): void {
      pushFrame<EnterEffectFrame2>(s, { proc: PROC.enterEffectFrame2, pc: 0, answer: 0, you, c, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] Effect of `instead-move-4`. */
    insteadMove4(s: State, c: number): void {
      pushFrame<InsteadMove4Frame>(s, { proc: PROC.insteadMove4Frame, pc: 0, answer: 0, c, replaces: 3 })
    },

    /** [mtg.cards.1] Effect of `when-enter-3`. */
    whenEnter3(s: State, you: number, c: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.enterEffectFrame3, you, c, false, [you])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect3(s: State, you: number): void {
      pushFrame<EnterEffectFrame3>(s, { proc: PROC.enterEffectFrame3, pc: 0, answer: 0, you })
    },

    /** [mtg.cards.1] Begins `eat-land`, which may stop to ask. */
    doEatLand(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EatLandFrame>(s, { proc: PROC.eatLandFrame, pc: 0, answer: 0, this_, you })
    },

    stepEatLand(s: State, f: EatLandFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 52, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-land'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 19)
              f.pc = 1
              continue
            }
            const c = f.answer - 1
            const was = s.stamp[c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatLandEffectFrame, f.you, f.this_, false, [
                c,
                was,
                f.you,
                allSee(s, rules.viewersOf, [c], ['mixed']),
              ]),
              [c],
            )
            rules.putUp(s)
            rules.noteAim(s, c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] Effect of `eat-land-effect`. */
    eatLandEffect(s: State, c: number, was: number, you: number): void {
      pushFrame<EatLandEffectFrame>(s, { proc: PROC.eatLandEffectFrame, pc: 0, answer: 0, c, was, you })
    },

    /** [mtg.cards.1] Begins `eat-spell`, which may stop to ask. */
    doEatSpell(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EatSpellFrame>(s, { proc: PROC.eatSpellFrame, pc: 0, answer: 0, this_, you, c: NONE })
    },

    stepEatSpell(s: State, f: EatSpellFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 54, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-spell'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              return rules.pay(s, rules.blackSymbolOf(s).slice(), f.you)
            }
            refuse(s, 20)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatSpellEffectFrame, f.you, f.this_, false, [
                f.c,
                was,
                f.you,
                f.this_,
                allSee(s, rules.viewersOf, [f.c], ['frames.c', 'mixed']),
              ]),
              [f.c, f.this_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] Effect of `eat-spell-effect`. */
    eatSpellEffect(s: State, c: number, was: number, you: number, this_: number): void {
      pushFrame<EatSpellEffectFrame>(s, { proc: PROC.eatSpellEffectFrame, pc: 0, answer: 0, c, was, you, this_ })
    },

    /** [mtg.cards.1] Begins `eat-creature`, which may stop to ask. */
    doEatCreature(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EatCreatureFrame>(s, { proc: PROC.eatCreatureFrame, pc: 0, answer: 0, this_, you, c: NONE })
    },

    stepEatCreature(s: State, f: EatCreatureFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 55, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-creature'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              return rules.pay(s, rules.greenSymbolOf(s).slice(), f.you)
            }
            refuse(s, 21)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatCreatureEffectFrame, f.you, f.this_, false, [
                f.c,
                was,
                f.you,
                allSee(s, rules.viewersOf, [f.c], ['frames.c', 'mixed']),
              ]),
              [f.c],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] Effect of `eat-creature-effect`. */
    eatCreatureEffect(s: State, c: number, was: number, you: number): void {
      pushFrame<EatCreatureEffectFrame>(s, { proc: PROC.eatCreatureEffectFrame, pc: 0, answer: 0, c, was, you })
    },

    /** [mtg.cards.1] Effect of `when-enter-4`. */
    whenEnter4(s: State, you: number, c: number): void {
      pushFrame<WhenEnter4Frame>(s, { proc: PROC.whenEnter4Frame, pc: 0, answer: 0, you, c })
    },

    stepWhenEnter4(s: State, f: WhenEnter4Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 69, f.you, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 57)
          const c2 = f.answer - 1
          const now = s.stamp[c2]!
          s.changedInLine = true
          heldByEffect(
            s,
            addEffect(s, ZONE.pile, PROC.enterEffectFrame4, f.you, f.c, false, [
              c2,
              now,
              f.you,
              f.c,
              allSee(s, rules.viewersOf, [c2], ['mixed']),
            ]),
            [c2, f.c],
          )
          rules.noteAim(s, c2, f.c)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect4(s: State, c: number, now: number, you: number, c2: number): void {
      if (s.stamp[c]! === now) {
        s.changedInLine = true
        if (s.runningTurn > 0)
          heldByEffect(
            s,
            addEffect(s, ZONE.lasting, PROC.enterDuringTurnFrame, you, c2, false, [c, now, s.runningTurn]),
            [c],
          )
      }
    },

    /** [mtg.cards.1] */
    afterEnter(s: State, p: number, c: number): void {
      pushFrame<AfterEnterFrame>(s, { proc: PROC.afterEnterFrame, pc: 0, answer: 0, p, c })
    },

    /** [mtg.706.2] Begins `imitate`, which may stop to ask. */
    imitate(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.imitate, [c, p], [c])
      pushFrame<ImitateFrame>(s, { proc: PROC.imitateFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] Effect of `when-become-target`. */
    whenBecomeTarget(s: State, you: number, t2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.becomeTargetEffectFrame, you, t2, false, [t2, you]), [t2])
    },

    /** [mtg.cards.1] Effect of `become-target-effect`. */
    becomeTargetEffect(s: State, t2: number, you: number): void {
      pushFrame<BecomeTargetEffectFrame>(s, { proc: PROC.becomeTargetEffectFrame, pc: 0, answer: 0, t2, you })
    },

    /** [mtg.cards.1] Begins `feed`, which may stop to ask. */
    doFeed(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<FeedFrame>(s, { proc: PROC.feedFrame, pc: 0, answer: 0, this_, you, c: NONE })
    },

    stepFeed(s: State, f: FeedFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            return rules.ask(s, f, 57, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.feed, [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
            }
            refuse(s, 23)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.c]!
            const mine = s.stamp[f.this_]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.feedEffectFrame, f.you, f.this_, false, [
                f.c,
                was,
                f.you,
                f.this_,
                mine,
                allSee(s, rules.viewersOf, [f.c], ['frames.c', 'mixed']),
              ]),
              [f.c, f.this_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] Effect of `feed-effect`. */
    feedEffect(s: State, c: number, was: number, you: number, this_: number, mine: number): void {
      // prettier-ignore
      pushFrame<FeedEffectFrame>(s, {
        proc: PROC.feedEffectFrame, pc: 0, answer: 0, c, was, you, this_, mine, meat: false,
      })
    },
  }
}
