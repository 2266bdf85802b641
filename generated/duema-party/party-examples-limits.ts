// Compiled from the rules of DuemaParty into party-examples-limits.ts: what rules/duel-masters/party-examples-limits.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, popFrame, pushFrame, refuseText, seats } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { SpellEffectFrame19, State } from './state.ts'

export function partyExamplesLimitsRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.3] */
    spellEffectOfText18(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame19>(s, { proc: PROC.spellEffectFrame19, pc: 0, answer: 0, c, p, opponent: NONE })
    },

    stepSpellEffect19(s: State, f: SpellEffectFrame19): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 98, f.p, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 147)
          f.opponent = f.answer - 1
          f.pc = 2
          return rules.ask(s, f, 91, f.p, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 148)
          const c2 = f.answer - 1
          s.changedInLine = true
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurnFrame, f.p, f.c, false, [c2, s.runningTurn])
          return popFrame(s)
        }
      }
    },

    /** [dm.cards.3] What may be answered: choose a creature card. */
    answersToSpellEffect27(s: State, f: SpellEffectFrame19, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect28(s: State, f: SpellEffectFrame19, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },
  }
}
