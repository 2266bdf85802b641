// Compiled from the rules of DuemaParty into cards-own.ts: what rules/duel-masters/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { popFrame, pushFrame, refuse, refuseText, seats, within } from 'houserules/runtime'
import type { SpellEffectFrame18 } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type { SpellEffectFrame15, State } from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
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

    /** [dm.cards.3] `when-draw` */
    matchesWhenDraw(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《聞き耳》'] && rules.opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
    },
  }
}
