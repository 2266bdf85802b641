// Compiled from the rules of BigTable into big-table.ts: what rules/trump-king/big-table.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { State } from '../trump-king/state.ts'

export function bigTableRules() {
  return {
    /** [big.1] */
    startingLifeOf(_s: State): number {
      return 20
    },

    /** [big.2] */
    monsterZonesOf(_s: State): number {
      return 5
    },
  }
}
