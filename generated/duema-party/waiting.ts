// Compiled from the rules of DuemaParty into waiting.ts: what rules/duel-masters/waiting.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent, popFrame, pushFrame, refuseText, takeEffect } from 'houserules/runtime'
import { EFFECT_ZONES } from '../duel-masters/names.ts'
import type { ResolveWaitingFrame, SettleOneOfFrame, SettleOwnFrame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PROC, ZONE } from './names.ts'
import type { State } from './state.ts'

export function waitingRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    stepResolveWaiting(s: State, f: ResolveWaitingFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.buryTheWeak(s)
        case 1 /* after bury-the-weak */:
          if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
          goesRound(33)
          f.pc = 2
          return rules.settleOne(s)
        case 2 /* after settle-one */:
          f.pc = 1
          return rules.buryTheWeak(s)
      }
    },

    /** [dm.wait.1] Begins `settle-one-of`, which may stop to ask. */
    settleOneOf(s: State, p: number): void {
      if (s.over) return
      goesRound(36)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-one-of'], [p])
      pushFrame<SettleOneOfFrame>(s, { proc: PROC.settleOneOfFrame, pc: 0, answer: 0, p, e: NONE })
    },

    stepSettleOneOf(s: State, f: SettleOneOfFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            return rules.ask(s, f, 25, f.p, false)
          case 1:
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 5)
            f.e = f.answer - 1
            s.resolving = f.p
            // [dm.wait.2]
            if (!(s.effects[f.e]?.optional === true) || rules.isDeclared(s, s.effects[f.e]?.source ?? NONE)) {
              f.pc = 3
              return rules.resolveEffect(s, f.e)
            }
            f.pc = 4
            return rules.ask(s, f, 26, f.p, true)
          case 3:
            s.resolving = NONE
            return popFrame(s)
          case 4 /* after the answer */:
            if (f.answer !== 0) {
              f.pc = 3
              return rules.resolveEffect(s, f.e)
            }
            takeEffect(s, f.e, EFFECT_ZONES)
            f.pc = 3
            continue
        }
    },

    stepSettleOwn(s: State, f: SettleOwnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.buryTheWeak(s)
        case 1 /* after bury-the-weak */:
          if (!s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === f.p)) return popFrame(s)
          goesRound(37)
          f.pc = 2
          return rules.settleOneOf(s, f.p)
        case 2 /* after settle-one-of */:
          // [400.2]
          f.pc = 3
          return rules.afterLeaving(s)
        case 3 /* after after-leaving */:
          f.pc = 1
          return rules.buryTheWeak(s)
      }
    },
  }
}
