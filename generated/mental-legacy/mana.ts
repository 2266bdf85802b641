// Compiled from the rules of MentalLegacy into mana.ts: what rules/magic/mana.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent } from 'houserules/runtime'
import { EVENT } from '../magic/names.ts'
import type { PayColouredFrame, PayFrame, PaySymbolFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function manaRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.601.2h] Begins `pay`, which may stop to ask. */
    pay(s: State, cost: readonly number[], p: number): void {
      if (s.over) return
      goesRound(8)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pay, [NONE, p])
      const frame: PayFrame = { proc: PROC.payFrame, pc: 0, answer: 0, cost, p, generic: NONE, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.107.4] Begins `pay-symbol`, which may stop to ask. */
    paySymbol(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-symbol'], [s_, p])
      const frame: PaySymbolFrame = { proc: PROC.paySymbolFrame, pc: 0, answer: 0, s_, p }
      s.frames.push(frame)
    },

    /** [mtg.107.4] Begins `pay-coloured`, which may stop to ask. */
    doPayColoured(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-coloured'], [s_, p])
      const frame: PayColouredFrame = { proc: PROC.payColouredFrame, pc: 0, answer: 0, s_, p }
      s.frames.push(frame)
    },
  }
}
