// Compiled from the rules of TagTeam into windows.ts: what rules/build-divide/windows.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { goesRound, happens, noteEvent } from 'houserules/runtime'
import { EVENT } from '../build-divide/names.ts'
import type { RuleProcessingFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { ZONE } from './names.ts'
import type { State } from './state.ts'

export function windowsRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** Goes on with `rule-processing`. */
    stepRuleProcessing(s: State, f: RuleProcessingFrame): void {
      switch (f.pc) {
        case 0: {
          rules.buryTheWeak(s)
          f.pc = 1
          rules.lineUp(s)
          return
        }
        case 1 /* after line-up */: {
          if (!s.zones[ZONE.field]!.some((c) => rules.isDoomed(s, c))) {
            s.frames.pop()
            return
          }
          goesRound(24)
          rules.buryTheWeak(s)
          rules.lineUp(s)
          return
        }
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
      for (const each of s.zones[ZONE.field]!.filter((c) => rules.isDoomed(s, c))) {
        rules.destroy(s, each)
      }
    },
  }
}
