// Compiled from the rules of DuemaParty into pool.ts: what rules/duel-masters/pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from 'houserules/runtime'
import { PRINTED_BREED_OF } from './names.ts'
import type { State } from './state.ts'

export function poolRules() {
  return {
    /** [dm.pool.1] */
    isBred(s: State, c: number): boolean {
      return PRINTED_BREED_OF[s.def[c]!]! !== NONE
    },
  }
}
