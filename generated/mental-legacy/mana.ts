// Compiled from the rules of MentalLegacy into mana.ts: what rules/magic/mana.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent, pushFrame } from 'houserules/runtime'
import type { PayAnyFrame, PayColouredFrame, PayFrame, PayOutOfPoolFrame, PaySymbolFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function manaRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.601.2h] Begins `pay`, which may stop to ask. */
    pay(s: State, cost: readonly number[], p: number): void {
      if (s.over) return
      goesRound(15)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pay, [NONE, p])
      // prettier-ignore
      pushFrame<PayFrame>(s, {
        proc: PROC.payFrame, pc: 0, answer: 0, cost, p, generic: NONE, list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    /** [mtg.107.4] Begins `pay-symbol`, which may stop to ask. */
    paySymbol(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-symbol'], [s_, p])
      pushFrame<PaySymbolFrame>(s, { proc: PROC.paySymbolFrame, pc: 0, answer: 0, s_, p })
    },

    /** [mtg.107.4] Begins `pay-coloured`, which may stop to ask. */
    doPayColoured(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-coloured'], [s_, p])
      pushFrame<PayColouredFrame>(s, { proc: PROC.payColouredFrame, pc: 0, answer: 0, s_, p })
    },

    /** [mtg.106.4] Begins `pay-any`, which may stop to ask. */
    doPayAny(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-any'], [p])
      pushFrame<PayAnyFrame>(s, { proc: PROC.payAnyFrame, pc: 0, answer: 0, p })
    },

    /** [gap.payment] Begins `pay-out-of-pool`, which may stop to ask. */
    doPayOutOfPool(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-out-of-pool'], [p])
      pushFrame<PayOutOfPoolFrame>(s, { proc: PROC.payOutOfPoolFrame, pc: 0, answer: 0, p })
    },
  }
}
