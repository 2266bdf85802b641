// Compiled from the rules of DoubleTen into double-ten.ts: what rules/hearts/double-ten.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { happens, noteEvent, owned, reckoned, seats, sumOf } from 'houserules/runtime'
import { CARD, EVENT, ZONE } from '../hearts/names.ts'
import type { State } from '../hearts/state.ts'
import type { DoubleTenRules } from './linked.ts'

export function doubleTenRules(all: object) {
  const rules = all as DoubleTenRules
  return {
    /** [double.1] `after-score` */
    matchesAfterScore(_s: State): boolean {
      return true
    },

    /** [double.1] */
    afterScore(s: State): void {
      for (const p of seats(s)) {
        if (s.zones[ZONE.taken + p]!.some((c) => s.def[c] === CARD['10♣']) && !rules.isMoonShooter(s, p)) {
          if (s.shared !== undefined) s.total = owned(s.total, s.shared.lists.total)
          s.total[p] = reckoned(s.total[p]! + sumOf(s.zones[ZONE.taken + p]!, (each) => rules.pointsOf(s, each)), 9)
        }
      }
    },

    /** [scoring] Carries out `score`. */
    score(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.score, [])
      for (const p of seats(s)) {
        if (s.shared !== undefined) s.total = owned(s.total, s.shared.lists.total)
        s.total[p] = reckoned(s.total[p]! + sumOf(s.zones[ZONE.taken + p]!, (each) => rules.pointsOf(s, each)), 6)
      }
      for (const p2 of seats(s)) {
        if (rules.isMoonShooter(s, p2)) rules.shoot(s, p2)
      }
      if (rules.matchesAfterScore(s)) rules.afterScore(s)
    },
  }
}
