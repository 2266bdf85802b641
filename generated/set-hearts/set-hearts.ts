// Compiled from the rules of SetHearts into set-hearts.ts: what rules/trump-king/set-hearts.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
import { apart, completable, whyNot } from 'houserules/runtime'
import { ZONE } from '../trump-king/names.ts'
import type { State } from '../trump-king/state.ts'
import type { SetHeartsRules } from './linked.ts'

export function setHeartsRules(all: object) {
  const rules = all as SetHeartsRules
  return {
    /** [summon.3] Whether `set-monster` may happen. */
    canSetMonster(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsSetCounts(s, c, p) &&
        !rules.forbidsCannotNormalSummonSetMonster(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doSetMonster(t, c, p))
            : rules.mayEnter(s, c, ZONE.monsters + p))) &&
        !rules.forbidsBarredSetMonster(s, c, p)
      )
    },

    /** [summon.3] Every rule that keeps `set-monster` from happening. */
    refusalsOfSetMonster(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredSetMonster(s, c, p)) out.push(82 /* barred-set-monster */)
      if (rules.forbidsSetCounts(s, c, p)) out.push(83 /* set-counts */)
      if (rules.forbidsCannotNormalSummonSetMonster(s, c, p)) out.push(80 /* cannot-normal-summon */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSetMonster(t, c, p))
        if (!could) out.push(84, ...whyNot(rules, s, (t) => rules.doSetMonster(t, c, p)))
        return could
      })
    },

    /** [summon.5, summon.6] Every rule that keeps `special-summon` from happening. */
    refusalsOfSpecialSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredSummonSpecialSummon(s, c, p)) out.push(78 /* barred-summon */)
      if (rules.forbidsCannotNormalSummonSpecialSummon(s, c, p)) out.push(80 /* cannot-normal-summon */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSpecialSummon(t, c, p))
        if (!could) out.push(85, ...whyNot(rules, s, (t) => rules.doSpecialSummon(t, c, p)))
        return could
      })
    },

    /** [summon.5] Every rule that keeps `special-summon-as` from happening. */
    refusalsOfSpecialSummonAs(s: State, args: readonly Captured[], out: number[]): void {
      const [c, q, p] = args as [number, number, number]
      if (rules.forbidsNeverDefends(s, c, q, p)) out.push(86 /* never-defends */)
      if (rules.forbidsCannotChangePositionSpecialSummonAs(s, c, q, p)) out.push(46 /* cannot-change-position */)
    },

    /** [synchro.1] Every rule that keeps `synchro-summon` from happening. */
    refusalsOfSynchroSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [s_, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSynchroSummon(t, s_, p))
        if (!could) out.push(87, ...whyNot(rules, s, (t) => rules.doSynchroSummon(t, s_, p)))
        return could
      })
    },
  }
}
