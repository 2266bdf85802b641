// Compiled from the rules of MentalLegacy into cards-own.ts: what rules/magic/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, announced, happens, heldByEffect, noteEvent, popFrame, pushFrame } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  AimFrame10, AimFrame4, AimFrame5, AimFrame6, AimFrame7, AimFrame8, AimFrame9, DrawnEffectFrame, DrawnEffectFrame2,
  GiveFreelyEffectFrame, GiveFreelyFrame, InsteadMove6Frame, SpellEffectFrame10, SpellEffectFrame11, SpellEffectFrame12,
  SpellEffectFrame14, SpellEffectFrame18, SpellEffectFrame4, SpellEffectFrame5, SpellEffectFrame6, SpellEffectFrame7,
  SpellEffectFrame9,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.100.6] */
    aimOfText9(s: State, c: number, p: number): void {
      pushFrame<AimFrame10>(s, { proc: PROC.aimFrame10, pc: 0, answer: 0, c, p })
    },

    /** [mtg.100.6] */
    spellEffectOfText17(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame18>(s, { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.2] */
    aimOfText8(s: State, c: number, p: number): void {
      pushFrame<AimFrame9>(s, { proc: PROC.aimFrame9, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    aimOfText7(s: State, c: number, p: number): void {
      pushFrame<AimFrame8>(s, { proc: PROC.aimFrame8, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame14>(s, { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    aimOfText6(s: State, c: number, p: number): void {
      pushFrame<AimFrame7>(s, { proc: PROC.aimFrame7, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] Begins `give-freely`, which may stop to ask. */
    doGiveFreely(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<GiveFreelyFrame>(s, { proc: PROC.giveFreelyFrame, pc: 0, answer: 0, this_, you })
    },

    stepGiveFreely(s: State, f: GiveFreelyFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.activate(s, f.this_, f.you)
          rules.tap(s, f.this_)
          heldByEffect(
            s,
            addEffect(s, ZONE.pile, PROC.giveFreelyEffectFrame, f.you, f.this_, false, [f.you, f.this_]),
            [f.this_],
          )
          rules.putUp(s)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['give-freely'], [f.this_, f.you], [f.this_])
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] Effect of `give-freely-effect`. */
    giveFreelyEffect(s: State, you: number, this_: number): void {
      pushFrame<GiveFreelyEffectFrame>(s, { proc: PROC.giveFreelyEffectFrame, pc: 0, answer: 0, you, this_ })
    },

    /** [mtg.cards.2] */
    afterDrawn2(s: State, p: number, you: number, c: number): void {
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.drawnEffectFrame, p, c, false, [you, c, p]), [c])
    },

    /** [mtg.cards.2] Effect of `drawn-effect`. */
    drawnEffect(s: State, you: number, c: number, p: number): void {
      pushFrame<DrawnEffectFrame>(s, { proc: PROC.drawnEffectFrame, pc: 0, answer: 0, you, c, p })
    },

    /** [mtg.cards.2] */
    afterDrawn3(s: State, you: number, c: number, p: number): void {
      rules.workMiracle(s, c, p)
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.drawnEffectFrame2, p, c, false, [p, c, you]), [c])
    },

    /** [mtg.cards.2] Effect of `drawn-effect`. */
    drawnEffect2(s: State, p: number, c: number, you: number): void {
      pushFrame<DrawnEffectFrame2>(s, { proc: PROC.drawnEffectFrame2, pc: 0, answer: 0, p, c, you })
    },

    /** [mtg.cards.2] */
    spellEffectOfText11(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame12>(s, { proc: PROC.spellEffectFrame12, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText10(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame11>(s, { proc: PROC.spellEffectFrame11, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText9(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame10>(s, { proc: PROC.spellEffectFrame10, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText8(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame9>(s, { proc: PROC.spellEffectFrame9, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] Effect of `instead-move-6`. */
    insteadMove6(s: State, c: number): void {
      pushFrame<InsteadMove6Frame>(s, { proc: PROC.insteadMove6Frame, pc: 0, answer: 0, c, replaces: 5 })
    },

    /** [mtg.cards.2] */
    aimOfText5(s: State, c: number, p: number): void {
      pushFrame<AimFrame6>(s, { proc: PROC.aimFrame6, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText6(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame7>(s, {
        proc: PROC.spellEffectFrame7,
        pc: 0,
        answer: 0,
        c,
        p,
        t2: NONE,
        list1: [],
        next2: 0,
      })
    },

    /** [mtg.cards.2] */
    aimOfText4(s: State, c: number, p: number): void {
      pushFrame<AimFrame5>(s, { proc: PROC.aimFrame5, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText5(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame6>(s, { proc: PROC.spellEffectFrame6, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.2] */
    aimOfText3(s: State, c: number, p: number): void {
      pushFrame<AimFrame4>(s, { proc: PROC.aimFrame4, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.2] */
    spellEffectOfText4(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame5>(s, { proc: PROC.spellEffectFrame5, pc: 0, answer: 0, c, p })
    },

    /** [mtg.603.6d] Effect of `when-move-3`. */
    whenMove3(s: State, you: number, card2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.moveEffectFrame3, you, card2, false, [you, card2]), [card2])
    },

    /** [mtg.700.4] Effect of `when-move-4`. */
    whenMove4(s: State, you: number, card2: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame4, you, card2, false, [you])
    },

    /** [mtg.603.6d] Effect of `when-move-5`. */
    whenMove5(s: State, you: number, card2: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame5, you, card2, false, [you])
    },

    /** [mtg.603.6d] */
    spellEffectOfText3(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame4>(s, { proc: PROC.spellEffectFrame4, pc: 0, answer: 0, c, p })
    },

    /** [mtg.603.6d] Effect of `when-move-6`. */
    whenMove6(s: State, you: number, card2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.moveEffectFrame6, you, card2, false, [you, card2]), [card2])
    },

    /** [mtg.700.4] Effect of `when-move-7`. */
    whenMove7(s: State, you: number, this_: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame7, you, this_, false, [you])
    },
  }
}
