// Compiled from the rules of PolymorphSealed into battle.ts: what rules/yu-gi-oh/battle.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
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

    /** [ygo.battle.3] Whether `attack-directly` may happen. */
    canAttackDirectly(s: State, a: number, p: number): boolean {
      return (
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotAttackDirectly2(s, it3, a, p)) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotAttackDirectly(s, it2, a, p))
      )
    },
  }
}
