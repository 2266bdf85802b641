// Compiled from the rules of SlowStart into slow-start.ts: what rules/trump-king/slow-start.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { State } from '../trump-king/state.ts'
import type { SlowStartRules } from './linked.ts'

export function slowStartRules(all: object) {
  const rules = all as SlowStartRules
  return {
    /** [slow.1] `peace-attack-directly` */
    forbidsPeaceAttackDirectly(s: State, _a: number, _p: number): boolean {
      return s.turnNumber <= 2
    },

    /** [slow.1] `peace` */
    forbidsPeace(s: State, _a: number, _t2: number, _p: number): boolean {
      return s.turnNumber <= 2
    },

    /** [battle.2] Whether `attack-directly` may happen. */
    canAttackDirectly(s: State, a: number, p: number): boolean {
      return (
        !rules.forbidsLyingLowDirectly(s, a, p) &&
        !rules.forbidsMonstersShield(s, a, p) &&
        !rules.forbidsOneAttackDirectly(s, a, p) &&
        !rules.forbidsJustArrivedDirectly(s, a, p) &&
        !rules.forbidsPeaceAttackDirectly(s, a, p)
      )
    },

    /** [battle.4] Whether `attack` may happen. */
    canAttack(s: State, a: number, t2: number, p: number): boolean {
      return (
        !rules.forbidsLyingLow(s, a, t2, p) &&
        !rules.forbidsOneAttack(s, a, t2, p) &&
        !rules.forbidsJustArrived(s, a, t2, p) &&
        !rules.forbidsPeace(s, a, t2, p)
      )
    },
  }
}
