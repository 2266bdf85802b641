// Compiled from the rules of PolymorphSealed into cards-extra.ts: what rules/yu-gi-oh/cards-extra.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, membersOf, orElse, owned, popFrame, refuse, within } from 'houserules/runtime'
import type { AfterStandbyFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { ZONE } from './names.ts'
import type { State } from './state.ts'

export function cardsExtraRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    stepAfterStandby(s: State, f: AfterStandbyFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(
              s,
              ZONE.graveyard,
              (c2) =>
                within(s.place[c2]!, ZONE.graveyard) &&
                s.risesFrom[c2]! !== NONE &&
                s.turnNumber >= orElse(s.risesFrom[c2]!, 0),
            )
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.c = f.list1[f.next2++]!
            if (s.shared !== undefined) s.risesFrom = owned(s.risesFrom, s.shared.lists.risesFrom)
            s.risesFrom[f.c] = NONE
            f.p = s.owner[f.c]!
            f.pc = 2
            return rules.ask(s, f, 55, f.p, false)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const m = f.answer - 1
              f.pc = 1
              if (f.p !== NONE) rules.specialSummon(s, m, f.p)
              else refuse(s)
              return
            }
            refuse(s, 62)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.5] What may be answered: choose a monster card. */
    answersToAfterStandby(s: State, f: AfterStandbyFrame, out: number[]): void {
      for (const m of s.zones[ZONE.graveyard + f.p] ?? [])
        if (rules.isMonster(s, m) && rules.inCategoryOf(s, m, 59 /* 'D-HERO' */, f.c)) out.push(m + 1)
    },
  }
}
