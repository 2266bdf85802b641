// Compiled from the rules of MentalLegacy into cards-creatures.ts: what rules/magic/cards-creatures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, announced, happens, heldByEffect, noteEvent, refuse } from 'houserules/runtime'
import { EVENT, PRINTED_ABILITY_COST, ZONE } from '../magic/names.ts'
import type {
  AfterEnterFrame,
  BecomeTargetEffectFrame,
  EatCreatureEffectFrame,
  EatCreatureFrame,
  EatLandEffectFrame,
  EatLandFrame,
  EatSpellEffectFrame,
  EatSpellFrame,
  EnterEffectFrame2,
  EnterEffectFrame3,
  FeedEffectFrame,
  FeedFrame,
  ImitateFrame,
  InsteadMove4Frame,
  UnmakeEffectFrame,
  UnmakeFrame,
  WhenEnter4Frame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsCreaturesRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] Begins `unmake`, which may stop to ask. */
    doUnmake(s: State, this_: number, you: number): void {
      if (s.over) return
      const frame: UnmakeFrame = { proc: PROC.unmakeFrame, pc: 0, answer: 0, this_, you, s_: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `unmake`. */
    stepUnmake(s: State, f: UnmakeFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            rules.ask(s, f, 51, f.you, false)
            return
          }
          case 1: {
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.unmake, [f.this_, f.you], [f.this_])
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer !== 0) {
              f.s_ = f.answer - 1
              f.pc = 3
              rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(18)
            f.pc = 1
            continue
          }
          case 3 /* after pay */: {
            f.pc = 4
            rules.sacrifice(s, f.this_, f.you)
            return
          }
          case 4 /* after sacrifice */: {
            let was: number = s.stamp[f.s_]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.unmakeEffectFrame, f.you, f.this_, false, [f.s_, was, f.you]),
              [f.s_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.s_, f.this_)
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Effect of `unmake-effect`. */
    unmakeEffect(s: State, s_: number, was: number, you: number): void {
      const frame: UnmakeEffectFrame = { proc: PROC.unmakeEffectFrame, pc: 0, answer: 0, s_, was, you }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Effect of `when-enter-2`. */
    whenEnter2(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.enterEffectFrame2, you, c, false, [you, c]), [c])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect2(s: State, you: number, c: number): void {
      const frame: EnterEffectFrame2 = { proc: PROC.enterEffectFrame2, pc: 0, answer: 0, you, c, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Effect of `instead-move-4`. */
    insteadMove4(s: State, c: number): void {
      const frame: InsteadMove4Frame = { proc: PROC.insteadMove4Frame, pc: 0, answer: 0, c, replaces: 3 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Effect of `when-enter-3`. */
    whenEnter3(s: State, you: number, c: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.enterEffectFrame3, you, c, false, [you])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect3(s: State, you: number): void {
      const frame: EnterEffectFrame3 = { proc: PROC.enterEffectFrame3, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Begins `eat-land`, which may stop to ask. */
    doEatLand(s: State, this_: number, you: number): void {
      if (s.over) return
      const frame: EatLandFrame = { proc: PROC.eatLandFrame, pc: 0, answer: 0, this_, you }
      s.frames.push(frame)
    },

    /** Goes on with `eat-land`. */
    stepEatLand(s: State, f: EatLandFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            rules.ask(s, f, 52, f.you, false)
            return
          }
          case 1: {
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-land'], [f.this_, f.you], [f.this_])
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(19)
              f.pc = 1
              continue
            }
            const c = f.answer - 1
            let was: number = s.stamp[c]!
            heldByEffect(s, addEffect(s, ZONE.pile, PROC.eatLandEffectFrame, f.you, f.this_, false, [c, was, f.you]), [
              c,
            ])
            rules.putUp(s)
            rules.noteAim(s, c, f.this_)
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Effect of `eat-land-effect`. */
    eatLandEffect(s: State, c: number, was: number, you: number): void {
      const frame: EatLandEffectFrame = { proc: PROC.eatLandEffectFrame, pc: 0, answer: 0, c, was, you }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Begins `eat-spell`, which may stop to ask. */
    doEatSpell(s: State, this_: number, you: number): void {
      if (s.over) return
      const frame: EatSpellFrame = { proc: PROC.eatSpellFrame, pc: 0, answer: 0, this_, you, c: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `eat-spell`. */
    stepEatSpell(s: State, f: EatSpellFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            rules.ask(s, f, 54, f.you, false)
            return
          }
          case 1: {
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-spell'], [f.this_, f.you], [f.this_])
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              rules.pay(s, rules.blackSymbolOf(s).slice(), f.you)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(20)
            f.pc = 1
            continue
          }
          case 3 /* after pay */: {
            let was: number = s.stamp[f.c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatSpellEffectFrame, f.you, f.this_, false, [f.c, was, f.you, f.this_]),
              [f.c, f.this_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Effect of `eat-spell-effect`. */
    eatSpellEffect(s: State, c: number, was: number, you: number, this_: number): void {
      const frame: EatSpellEffectFrame = { proc: PROC.eatSpellEffectFrame, pc: 0, answer: 0, c, was, you, this_ }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Begins `eat-creature`, which may stop to ask. */
    doEatCreature(s: State, this_: number, you: number): void {
      if (s.over) return
      const frame: EatCreatureFrame = { proc: PROC.eatCreatureFrame, pc: 0, answer: 0, this_, you, c: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `eat-creature`. */
    stepEatCreature(s: State, f: EatCreatureFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            rules.ask(s, f, 55, f.you, false)
            return
          }
          case 1: {
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-creature'], [f.this_, f.you], [f.this_])
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              rules.pay(s, rules.greenSymbolOf(s).slice(), f.you)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(21)
            f.pc = 1
            continue
          }
          case 3 /* after pay */: {
            let was: number = s.stamp[f.c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatCreatureEffectFrame, f.you, f.this_, false, [f.c, was, f.you]),
              [f.c],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Effect of `eat-creature-effect`. */
    eatCreatureEffect(s: State, c: number, was: number, you: number): void {
      const frame: EatCreatureEffectFrame = { proc: PROC.eatCreatureEffectFrame, pc: 0, answer: 0, c, was, you }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Effect of `when-enter-4`. */
    whenEnter4(s: State, you: number, c: number): void {
      const frame: WhenEnter4Frame = { proc: PROC.whenEnter4Frame, pc: 0, answer: 0, you, c }
      s.frames.push(frame)
    },

    /** Goes on with `when-enter-4`. */
    stepWhenEnter4(s: State, f: WhenEnter4Frame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 69, f.you, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(57)
            s.frames.pop()
            return
          }
          const c2 = f.answer - 1
          let now: number = s.stamp[c2]!
          s.changedInLine = true
          heldByEffect(s, addEffect(s, ZONE.pile, PROC.enterEffectFrame4, f.you, f.c, false, [c2, now, f.you, f.c]), [
            c2,
            f.c,
          ])
          rules.noteAim(s, c2, f.c)
          s.frames.pop()
          return
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
      const frame: AfterEnterFrame = { proc: PROC.afterEnterFrame, pc: 0, answer: 0, p, c }
      s.frames.push(frame)
    },

    /** [mtg.706.2] Begins `imitate`, which may stop to ask. */
    imitate(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.imitate, [c, p], [c])
      const frame: ImitateFrame = { proc: PROC.imitateFrame, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Effect of `when-become-target`. */
    whenBecomeTarget(s: State, you: number, t2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.becomeTargetEffectFrame, you, t2, false, [t2, you]), [t2])
    },

    /** [mtg.cards.1] Effect of `become-target-effect`. */
    becomeTargetEffect(s: State, t2: number, you: number): void {
      const frame: BecomeTargetEffectFrame = { proc: PROC.becomeTargetEffectFrame, pc: 0, answer: 0, t2, you }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] Begins `feed`, which may stop to ask. */
    doFeed(s: State, this_: number, you: number): void {
      if (s.over) return
      const frame: FeedFrame = { proc: PROC.feedFrame, pc: 0, answer: 0, this_, you, c: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `feed`. */
    stepFeed(s: State, f: FeedFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            rules.ask(s, f, 57, f.you, false)
            return
          }
          case 1: {
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.feed, [f.this_, f.you], [f.this_])
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(23)
            f.pc = 1
            continue
          }
          case 3 /* after pay */: {
            let was: number = s.stamp[f.c]!
            let mine: number = s.stamp[f.this_]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.feedEffectFrame, f.you, f.this_, false, [f.c, was, f.you, f.this_, mine]),
              [f.c, f.this_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Effect of `feed-effect`. */
    feedEffect(s: State, c: number, was: number, you: number, this_: number, mine: number): void {
      // prettier-ignore
      const frame: FeedEffectFrame = {
        proc: PROC.feedEffectFrame, pc: 0, answer: 0, c, was, you, this_, mine, meat: false,
      }
      s.frames.push(frame)
    },
  }
}
