// Compiled from the rules of TagTeam into windows.ts: what rules/build-divide/windows.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent, popFrame, pushFrame } from 'houserules/runtime'
import { EVENT } from '../build-divide/names.ts'
import type { PutUpAbilityFrame, RuleProcessingFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State } from './state.ts'

export function windowsRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.rules.1] Begins `rule-processing`, which may stop to ask. */
    ruleProcessing(s: State): void {
      if (s.over) return
      goesRound(32)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['rule-processing'], [])
      pushFrame<RuleProcessingFrame>(s, { proc: PROC.ruleProcessingFrame, pc: 0, answer: 0 })
    },

    stepRuleProcessing(s: State, f: RuleProcessingFrame): void {
      switch (f.pc) {
        case 0:
          rules.buryTheWeak(s)
          f.pc = 1
          return rules.lineUp(s)
        case 1 /* after line-up */:
          if (!s.zones[ZONE.field]!.some((c) => rules.isDoomed(s, c))) return popFrame(s)
          goesRound(31)
          rules.buryTheWeak(s)
          return rules.lineUp(s)
      }
    },

    /** [bd.rules.1] */
    isDoomed(s: State, c: number): boolean {
      return (
        rules.isUnit(s, c) &&
        s.place[c] === ZONE.field &&
        (rules.powerOf(s, c) <= 0 || s.wounds[c]! >= rules.powerOf(s, c))
      )
    },

    /** [bd.rules.1] Carries out `bury-the-weak`. */
    buryTheWeak(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['bury-the-weak'], [])
      for (const each of s.zones[ZONE.field]!.filter((c) => rules.isDoomed(s, c))) rules.destroy(s, each)
    },

    /** [bd.rules.2] Begins `put-up-ability`, which may stop to ask. */
    putUpAbility(s: State, e: number): void {
      if (s.over) return
      goesRound(35)
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['put-up-ability'], [e], [s.effects[e]?.source ?? NONE])
      pushFrame<PutUpAbilityFrame>(s, { proc: PROC.putUpAbilityFrame, pc: 0, answer: 0, e })
    },
  }
}
