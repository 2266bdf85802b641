// Compiled from the rules of Omnibus into omnibus.ts: what rules/hearts/omnibus.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { CARD } from '../hearts/names.ts'
import type { State } from '../hearts/state.ts'
import type { OmnibusRules } from './linked.ts'

export function omnibusRules(all: object) {
  const rules = all as OmnibusRules
  return {
    /** [points] */
    pointsOf(s: State, c: number): number {
      // [points] hearts-count
      if (rules.isHeart(s, c)) return 1
      // [points] queen-counts
      if (s.def[c]! === CARD['Q♠']) return 13
      // [omnibus.1] jack-of-diamonds
      if (s.def[c]! === CARD['J♦']) return -10
      return rules.defaultPointsOf(s, c)
    },
  }
}
