// Compiled from the rules of SlowStart into slow-start.ts: what rules/trump-king/slow-start.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
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
        !rules.forbidsLyingLowAttackDirectly(s, a, p) &&
        !rules.forbidsMonstersShield(s, a, p) &&
        !rules.forbidsOneAttackAttackDirectly(s, a, p) &&
        !rules.forbidsJustArrivedAttackDirectly(s, a, p) &&
        !rules.forbidsPeaceAttackDirectly(s, a, p)
      )
    },

    /** [battle.2] Every rule that keeps `attack-directly` from happening. */
    refusalsOfAttackDirectly(s: State, args: readonly Captured[], out: number[]): void {
      const [a, p] = args as [number, number]
      if (rules.forbidsLyingLowAttackDirectly(s, a, p)) out.push(37 /* lying-low */)
      if (rules.forbidsMonstersShield(s, a, p)) out.push(38 /* monsters-shield */)
      if (rules.forbidsOneAttackAttackDirectly(s, a, p)) out.push(39 /* one-attack */)
      if (rules.forbidsJustArrivedAttackDirectly(s, a, p)) out.push(40 /* just-arrived */)
      if (rules.forbidsPeaceAttackDirectly(s, a, p)) out.push(112 /* peace */)
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

    /** [battle.4] Every rule that keeps `attack` from happening. */
    refusalsOfAttack(s: State, args: readonly Captured[], out: number[]): void {
      const [a, t2, p] = args as [number, number, number]
      if (rules.forbidsLyingLow(s, a, t2, p)) out.push(37 /* lying-low */)
      if (rules.forbidsOneAttack(s, a, t2, p)) out.push(39 /* one-attack */)
      if (rules.forbidsJustArrived(s, a, t2, p)) out.push(40 /* just-arrived */)
      if (rules.forbidsPeace(s, a, t2, p)) out.push(112 /* peace */)
    },
  }
}
