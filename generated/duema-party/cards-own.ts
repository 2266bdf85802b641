// Compiled from the rules of DuemaParty into cards-own.ts: what rules/duel-masters/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { popFrame, pushFrame, refuse, refuseText, seats, within } from 'houserules/runtime'
// prettier-ignore
import type {
  AfterBeginGameFrame, SpellEffectFrame14, SpellEffectFrame16, SpellEffectFrame17, SpellEffectFrame18, WhenDrawFrame,
  WhenEndOfTurn2Frame, WhenEndOfTurn3Frame, WhenEndOfTurnFrame, WhenPutFrame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type { SpellEffectFrame15, State } from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.lose.3] */
    spellEffectOfText17(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame18>(s, { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect18(s: State, f: SpellEffectFrame18): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (!rules.doomedIsNamedOf(s)) {
              f.pc = 2
              continue
            }
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 3
            return rules.ask(s, f, 75, f.p, false)
          case 1 /* after draw */:
            return popFrame(s)
          case 2:
            f.pc = 1
            return rules.draw(s, 1, f.p)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const opponent = f.answer - 1
              f.pc = 2
              return rules.doom(s, opponent, f.p)
            }
            refuse(s, 36)
            f.pc = 2
            continue
        }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect26(s: State, f: SpellEffectFrame18, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.lose.3] */
    spellEffectOfText16(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame17>(s, { proc: PROC.spellEffectFrame17, pc: 0, answer: 0, c, p })
    },

    /** [dm.lose.3] */
    spellEffectOfText15(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame16>(s, { proc: PROC.spellEffectFrame16, pc: 0, answer: 0, c, p })
    },

    /** [dm.start.1] */
    afterBeginGame(s: State, this_: number, you: number): void {
      pushFrame<AfterBeginGameFrame>(s, { proc: PROC.afterBeginGameFrame, pc: 0, answer: 0, this_, you })
    },

    /** [dm.turn.9] */
    spellEffectOfText14(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame15>(s, { proc: PROC.spellEffectFrame15, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect15(s: State, f: SpellEffectFrame15): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 74, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 35)
          const opponent = f.answer - 1
          rules.skipTurn(s, opponent)
          return popFrame(s)
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect25(s: State, f: SpellEffectFrame15, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn`. */
    whenEndOfTurn(s: State, you: number): void {
      pushFrame<WhenEndOfTurnFrame>(s, { proc: PROC.whenEndOfTurnFrame, pc: 0, answer: 0, you })
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-2`. */
    whenEndOfTurn2(s: State, you: number): void {
      pushFrame<WhenEndOfTurn2Frame>(s, { proc: PROC.whenEndOfTurn2Frame, pc: 0, answer: 0, you })
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-3`. */
    whenEndOfTurn3(s: State, you: number): void {
      pushFrame<WhenEndOfTurn3Frame>(s, { proc: PROC.whenEndOfTurn3Frame, pc: 0, answer: 0, you })
    },

    /** [dm.cards.3] `when-draw` */
    matchesWhenDraw(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《聞き耳》'] && rules.opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-draw`. */
    whenDraw(s: State, you: number): void {
      pushFrame<WhenDrawFrame>(s, { proc: PROC.whenDrawFrame, pc: 0, answer: 0, you })
    },

    /** [dm.cards.3] Effect of `when-put`. */
    whenPut(s: State, you: number): void {
      pushFrame<WhenPutFrame>(s, { proc: PROC.whenPutFrame, pc: 0, answer: 0, you })
    },

    /** [dm.cards.3] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame14>(s, { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },
  }
}
