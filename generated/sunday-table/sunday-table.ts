// Compiled from the rules of SundayTable into sunday-table.ts: what rules/hearts/sunday-table.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { CARD } from '../hearts/names.ts'
import type { State } from '../hearts/state.ts'
import type { SundayTableRules } from './linked.ts'

export function sundayTableRules(all: object) {
  const rules = all as SundayTableRules
  return {
    /** [breaking] */
    isBreaker(s: State, c: number): boolean {
      return rules.isHeart(s, c) || s.def[c]! === CARD['Q♠']
    },
  }
}
