// Compiled from the rules of DuelMasters into cards-outside.ts: what rules/duel-masters/cards-outside.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { popFrame, pushFrame } from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { PROC } from './names.ts'
import type { SpellEffectFrame13, State } from './state.ts'

export function cardsOutsideRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.cards.2] */
    spellEffectOfText12(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame13>(s, { proc: PROC.spellEffectFrame13, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect13(s: State, f: SpellEffectFrame13): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.drawAll(s, 1, f.p)
        case 1 /* after draw-all */:
          return popFrame(s)
      }
    },
  }
}
