// Compiled from the rules of MentalLegacy into cards-permanents.ts: what rules/magic/cards-permanents.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, allSee, announced, happens, heldByEffect, loseSight, noteDone, noteEvent, noteShow, noteShuffle,
  popFrame, pushFrame, refuse, removeFrom, seats, showTo, shuffle,
} from 'houserules/runtime'
import { PRINTED_ABILITY_COST, ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  BanishWithEffectFrame, BanishWithFrame, CastEffectFrame3, DrawForTurnEffectFrame, EmptyGraveEffectFrame,
  EmptyGraveFrame, EnterEffectFrame5, InsteadMove5Frame, KeepOrReturnFrame, MoveEffectFrame2,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsPermanentsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] Begins `banish-with`, which may stop to ask. */
    doBanishWith(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<BanishWithFrame>(s, { proc: PROC.banishWithFrame, pc: 0, answer: 0, this_, you, t2: NONE })
    },

    stepBanishWith(s: State, f: BanishWithFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            return rules.ask(s, f, 62, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['banish-with'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.t2 = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
            }
            refuse(s, 27)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.t2]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.banishWithEffectFrame, f.you, f.this_, false, [
                f.t2,
                was,
                f.you,
                allSee(s, rules.viewersOf, [f.t2], ['frames.t2', 'mixed']),
              ]),
              [f.t2],
            )
            rules.putUp(s)
            rules.noteAim(s, f.t2, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] Effect of `banish-with-effect`. */
    banishWithEffect(s: State, t2: number, was: number, you: number): void {
      pushFrame<BanishWithEffectFrame>(s, { proc: PROC.banishWithEffectFrame, pc: 0, answer: 0, t2, was, you })
    },

    /** [mtg.cards.1] Effect of `instead-move-5`. */
    insteadMove5(s: State, card2: number): void {
      pushFrame<InsteadMove5Frame>(s, { proc: PROC.insteadMove5Frame, pc: 0, answer: 0, card2, replaces: 4 })
    },

    stepInsteadMove5(s: State, f: InsteadMove5Frame): void {
      switch (f.pc) {
        case 0:
          for (const each of seats(s)) {
            s.changedInLine = true
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, f.card2, each)
            showTo(s, f.card2, each)
          }
          f.pc = 1
          return rules.move(s, f.card2, ZONE.library + s.owner[f.card2]!)
        case 1 /* after move */:
          s.changedInLine = true
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + s.owner[f.card2]!)
          shuffle(s, ZONE.library + s.owner[f.card2]!)
          loseSight(s, s.zones[ZONE.library + s.owner[f.card2]!]!, HOLDS_CARDS)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Begins `empty-grave`, which may stop to ask. */
    doEmptyGrave(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EmptyGraveFrame>(s, { proc: PROC.emptyGraveFrame, pc: 0, answer: 0, this_, you, q: NONE })
    },

    stepEmptyGrave(s: State, f: EmptyGraveFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 63, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['empty-grave'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.q = f.answer - 1
              f.pc = 3
              return rules.sacrifice(s, f.this_, f.you)
            }
            refuse(s, 28)
            f.pc = 1
            continue
          case 3 /* after sacrifice */:
            addEffect(s, ZONE.pile, PROC.emptyGraveEffectFrame, f.you, f.this_, false, [f.you, f.q])
            rules.putUp(s)
            f.pc = 1
            continue
        }
    },

    /** [mtg.cards.1] Effect of `empty-grave-effect`. */
    emptyGraveEffect(s: State, you: number, q: number): void {
      pushFrame<EmptyGraveEffectFrame>(s, {
        proc: PROC.emptyGraveEffectFrame,
        pc: 0,
        answer: 0,
        you,
        q,
        list1: [],
        next2: 0,
      })
    },

    /** [mtg.cards.1] Effect of `when-cast-2`. */
    whenCast2(s: State, you: number, this_: number, p: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.castEffectFrame3, you, this_, false, [this_, you, p]), [this_])
    },

    /** [mtg.cards.1] Effect of `cast-effect`. */
    castEffect3(s: State, this_: number, you: number, p: number): void {
      pushFrame<CastEffectFrame3>(s, { proc: PROC.castEffectFrame3, pc: 0, answer: 0, this_, you, p })
    },

    /** [mtg.cards.1] Effect of `when-draw-for-turn`. */
    whenDrawForTurn(s: State, you: number, this_: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.drawForTurnEffectFrame, you, this_, false, [you])
    },

    /** [mtg.cards.1] Effect of `draw-for-turn-effect`. */
    drawForTurnEffect(s: State, you: number): void {
      pushFrame<DrawForTurnEffectFrame>(s, {
        proc: PROC.drawForTurnEffectFrame,
        pc: 0,
        answer: 0,
        you,
        list1: [],
        next2: 0,
      })
    },

    /** [mtg.cards.1] Begins `keep-or-return`, which may stop to ask. */
    keepOrReturn(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['keep-or-return'], [c, p], [c])
      pushFrame<KeepOrReturnFrame>(s, { proc: PROC.keepOrReturnFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] Effect of `when-move-2`. */
    whenMove2(s: State, you: number, this_: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame2, you, this_, false, [you])
    },

    /** [mtg.cards.1] Effect of `move-effect`. */
    moveEffect3(s: State, you: number): void {
      pushFrame<MoveEffectFrame2>(s, { proc: PROC.moveEffectFrame2, pc: 0, answer: 0, you })
    },

    /** [mtg.cards.1] Effect of `when-enter-5`. */
    whenEnter5(s: State, you: number, c: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.enterEffectFrame5, you, c, false, [you])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect5(s: State, you: number): void {
      pushFrame<EnterEffectFrame5>(s, { proc: PROC.enterEffectFrame5, pc: 0, answer: 0, you })
    },
  }
}
