// Compiled from the rules of LateComer into late-comer.ts: what rules/trump-king/late-comer.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { State } from '../trump-king/state.ts'

export function lateComerRules() {
  return {
    /** [late.1] */
    cardsPerDrawOf(s: State): number {
      return s.turnNumber === 2 ? 2 : 1
    },
  }
}
