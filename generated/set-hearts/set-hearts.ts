// Compiled from the rules of SetHearts into set-hearts.ts: what rules/trump-king/set-hearts.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { completable } from '../../runtime/trials.ts'
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
        !rules.forbidsCannotSetMonster(s, c, p) &&
        !rules.forbidsBarredSetMonster(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doSetMonster(t, c, p))
            : rules.mayEnter(s, c, ZONE.monsters + p)))
      )
    },
  }
}
