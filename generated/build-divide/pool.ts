// Compiled from the rules of BuildDivide into pool.ts: what rules/build-divide/pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, orElse } from 'houserules/runtime'
import { BREED, PRINTED_BREED_OF, PRINTED_SIZE } from './names.ts'
import type { State } from './state.ts'

export function poolRules() {
  return {
    /** [bd.pool.1] */
    poolPowerOf(s: State, c: number): number {
      return PRINTED_BREED_OF[s.def[c]!]! === BREED.knight
        ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) + 1000
        : PRINTED_BREED_OF[s.def[c]!]! === BREED.titan
          ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) - 1000
          : PRINTED_BREED_OF[s.def[c]!]! === BREED.lancer
            ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) - 500
            : PRINTED_BREED_OF[s.def[c]!]! === BREED.herald
              ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) + 1000
              : 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0)
    },

    /** [bd.pool.1] */
    isBred(s: State, c: number): boolean {
      return PRINTED_BREED_OF[s.def[c]!]! !== NONE
    },
  }
}
