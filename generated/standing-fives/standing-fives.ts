// Compiled from the rules of StandingFives into standing-fives.ts: what rules/trump-king/standing-fives.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { PRINTED_RANK } from '../trump-king/names.ts'
import type { State } from '../trump-king/state.ts'

export function standingFivesRules() {
  return {
    /** [spell.7, trap.6] */
    isContinuous(s: State, c: number): boolean {
      return PRINTED_RANK[s.def[c]!]! === 5
    },
  }
}
