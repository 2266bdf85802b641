// Compiled from the rules of PolymorphSealed into battle.ts: what rules/yu-gi-oh/battle.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, popFrame, reckoned, refuse } from 'houserules/runtime'
import { POSITION } from '../yu-gi-oh/names.ts'
import type { ClashFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { ZONE } from './names.ts'
import type { State } from './state.ts'

export function battleRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.battle.1] Whether `attack` may happen. */
    canAttack(s: State, d: number, a: number, p: number): boolean {
      return (
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotAttack2(s, it3, d, a, p)) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotAttack(s, it2, d, a, p))
      )
    },

    stepClash(s: State, f: ClashFrame): void {
      switch (f.pc) {
        case 0:
          f.q = rules.holder(s, f.d)
          f.ours = rules.attackOf(s, f.a)
          if (s.positionOf[f.d]! !== POSITION.upright) {
            const theirs2 = rules.defenceOf(s, f.d)
            f.pc = 1
            if (f.ours > theirs2) return rules.beat(s, f.d, f.a, f.p)
            if (f.ours >= theirs2) return popFrame(s)
            return rules.batter(s, f.p, reckoned(theirs2 - f.ours, 22))
          }
          f.theirs = rules.attackOf(s, f.d)
          if (f.ours > f.theirs) {
            f.pc = 2
            return rules.beat(s, f.d, f.a, f.p)
          }
          if (f.ours < f.theirs) {
            f.pc = 3
            if (f.q !== NONE) rules.beat(s, f.a, f.d, f.q)
            else refuse(s)
            return
          }
          // [ygo.battle.4]
          if (f.ours <= 0) return popFrame(s)
          f.pc = 4
          return rules.beat(s, f.d, f.a, f.p)
        case 1 /* after batter */:
          return popFrame(s)
        case 2 /* after beat */:
          f.pc = 1
          if (f.q !== NONE) rules.batter(s, f.q, reckoned(f.ours - f.theirs, 20))
          else refuse(s)
          return
        case 3 /* after beat */:
          f.pc = 1
          return rules.batter(s, f.p, reckoned(f.theirs - f.ours, 21))
        case 4 /* after beat */:
          f.pc = 1
          if (f.q !== NONE) rules.beat(s, f.a, f.d, f.q)
          else refuse(s)
          return
      }
    },

    /** [ygo.battle.3] Whether `attack-directly` may happen. */
    canAttackDirectly(s: State, a: number, p: number): boolean {
      return (
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotAttackDirectly2(s, it3, a, p)) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotAttackDirectly(s, it2, a, p))
      )
    },
  }
}
