// Compiled from the rules of YuGiOh into cards-plain.ts: what rules/yu-gi-oh/cards-plain.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { popFrame, pushFrame, refuseText, union } from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { CarryOutFrame22, State } from './state.ts'

export function cardsPlainRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.1] */
    prepareOfText14(_s: State, _c: number, _p: number): void {},

    /** [ygo.cards.1] */
    carryOutOfText21(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame22>(s, { proc: PROC.carryOutFrame22, pc: 0, answer: 0, c, p })
    },

    stepCarryOut22(s: State, f: CarryOutFrame22): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 27, f.p, false)
        case 1 /* after special-summon */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 48)
          const c2 = f.answer - 1
          f.pc = 1
          return rules.specialSummon(s, c2, f.p)
        }
      }
    },

    /** [ygo.cards.1] What may be answered: choose a monster card. */
    answersToCarryOut16(s: State, f: CarryOutFrame22, out: number[]): void {
      for (const c of union(s.zones[ZONE.graveyard + f.p]!, s.zones[ZONE.graveyard + rules.foeOf(s, f.p)] ?? []))
        if (rules.isMonster(s, c)) out.push(c + 1)
    },
  }
}
