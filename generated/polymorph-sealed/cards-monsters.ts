// Compiled from the rules of PolymorphSealed into cards-monsters.ts: what rules/yu-gi-oh/cards-monsters.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { same, through, union } from 'houserules/runtime'
import type { WhenArrive2Frame, WhenDestroyFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State } from './state.ts'

export function cardsMonstersRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.cards.4] `lasting-cannot-special-summon-2` */
    forbidsLastingCannotSpecialSummon2(s: State, lasting: number, c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.callSistersUntilNewTurnFrame) return false
      const you = effect.captured[0] as number
      const this_ = effect.captured[1] as number
      return p === you && !rules.inCategoryOf(s, c, 272 /* 'エクソシスター' */, this_)
    },

    /** [ygo.cards.4] */
    xyzSistersOf(s: State, p: number, asker: number): readonly number[] {
      return through(s.zones[ZONE.extra + p]!, 63).filter(
        (x) => rules.isXyzMonster(s, x) && rules.inCategoryOf(s, x, 272 /* 'エクソシスター' */, asker),
      )
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToWhenArrive2(s: State, f: WhenArrive2Frame, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.you]!)
        if ((rules.isSpell(s, c) || rules.isTrap(s, c)) && rules.inCategoryOf(s, c, 276 /* '機皇' */, f.c))
          out.push(c + 1)
    },

    /** [ygo.cards.4] What may be answered: choose a monster card. */
    answersToWhenDestroy(s: State, f: WhenDestroyFrame, out: number[]): void {
      for (const m of union(s.zones[ZONE.hand + f.you]!, s.zones[ZONE.deck + f.you]!))
        if (
          rules.isMonster(s, m) &&
          rules.inCategoryOf(s, m, 274 /* '機皇帝' */, f.c) &&
          !through(s.zones[ZONE.monsters + f.you]!, 34).some((c) =>
            same(rules.attributeNowOf(s, c), rules.attributeNowOf(s, m)),
          )
        )
          out.push(m + 1)
    },
  }
}
