// Compiled from the rules of DuemaParty into party-examples-departed.ts: what rules/duel-masters/party-examples-departed.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, popFrame, pushFrame, refuseText, seats, within } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type { SpellEffectFrame20, State, WhenEndOfTurn9Frame } from './state.ts'

export function partyExamplesDepartedRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.3] `when-end-of-turn-9` */
    matchesWhenEndOfTurn9(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《夕の耳》'] && rules.opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-9`. */
    whenEndOfTurn9(s: State, you: number): void {
      pushFrame<WhenEndOfTurn9Frame>(s, { proc: PROC.whenEndOfTurn9Frame, pc: 0, answer: 0, you })
    },

    stepWhenEndOfTurn9(s: State, f: WhenEndOfTurn9Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] */
    spellEffectOfText19(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame20>(s, { proc: PROC.spellEffectFrame20, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect20(s: State, f: SpellEffectFrame20): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 99, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 149)
          const opponent = f.answer - 1
          const q = opponent
          s.changedInLine = true
          addEffect(s, ZONE.lasting, PROC.spellEffectUntilChargeStepFrame, f.p, f.c, false, [q, f.p])
          return popFrame(s)
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect29(s: State, f: SpellEffectFrame20, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.3] `spell-effect-until-charge-step-end` */
    reachesSpellEffectUntilChargeStepEnd(s: State, lasting: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.spellEffectUntilChargeStepFrame) return false
      const p2 = effect.captured[1] as number
      return p === p2
    },

    /** [dm.cards.3] `lasting-cannot-cast` */
    forbidsLastingCannotCast(s: State, lasting: number, _c: number, _f_: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.spellEffectUntilChargeStepFrame) return false
      const q = effect.captured[0] as number
      return p === q
    },
  }
}
