// Compiled from the rules of QueenBreaks into queen-breaks.ts: what rules/hearts/queen-breaks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { CARD } from '../hearts/names.ts'
import type { State } from '../hearts/state.ts'
import type { QueenBreaksRules } from './linked.ts'

export function queenBreaksRules(all: object) {
  const rules = all as QueenBreaksRules
  return {
    /** [breaking] */
    isBreaker(s: State, c: number): boolean {
      return rules.isHeart(s, c) || s.def[c]! === CARD['Q♠']
    },
  }
}
