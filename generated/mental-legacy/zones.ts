// Compiled from the rules of MentalLegacy into zones.ts: what rules/magic/zones.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, noteEvent, orElse } from 'houserules/runtime'
import { EVENT } from '../magic/names.ts'
import type { MentalLegacyRules } from './linked.ts'
import type { State } from './state.ts'

export function zonesRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.400.7] Carries out `part`. */
    part(s: State, c: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.part, [c], [c])
      if (rules.matchesBeforePart(s, c)) rules.beforePart(s, c)
      s.moving = c
    },

    /** [mtg.603.6d] Without exceptions. */
    defaultLastKnownOf(s: State, c: number): number {
      return s.def[c]!
    },

    /** [mtg.603.6d] */
    lastKnownOf(s: State, c: number): number {
      // [90m.9b] last-known-exception
      if (!(s.seenAs[c]! === NONE)) return orElse(s.seenAs[c]!, s.def[c]!)
      return rules.defaultLastKnownOf(s, c)
    },
  }
}
