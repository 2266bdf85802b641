// Compiled from the rules of DuemaParty into cards-outside.ts: what rules/duel-masters/cards-outside.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { pushFrame } from 'houserules/runtime'
import type { SpellEffectFrame13 } from '../duel-masters/state.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsOutsideRules() {
  return {
    /** [dm.cards.2] */
    spellEffectOfText12(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame13>(s, { proc: PROC.spellEffectFrame13, pc: 0, answer: 0, c, p })
    },
  }
}
