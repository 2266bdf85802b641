// Compiled from the rules of MentalLegacy into zones.ts: what rules/magic/zones.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { happens, heldAnew, noteEvent, orElse, popFrame, putsOff } from 'houserules/runtime'
import type { DrawnFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function zonesRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.400.7] Carries out `part`. */
    part(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.part, [c], [c])
      if (rules.matchesBeforePart(s, c)) rules.beforePart(s, c)
      s.changedInLine = true
      s.moving = heldAnew(s, 'moving', 0, c, ['mixed'])
    },

    /** [mtg.603.6d] */
    lastKnownOf(s: State, c: number): number {
      // [90m.9b] last-known-exception
      return orElse(s.seenAs[c]!, s.def[c]!)
    },

    stepDrawn(s: State, f: DrawnFrame): void {
      switch (f.pc) {
        case 0:
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterDrawnFrame2, [f.c, f.p])
            return popFrame(s)
          }
          // [mtg.702.93]
          f.pc = 1
          if (rules.matchesAfterDrawn(s, f.c, f.p)) rules.afterDrawn(s, f.p, f.c)
          return
        case 1 /* after after-drawn */:
          if (rules.matchesAfterDrawn2(s, f.c, f.p)) rules.afterDrawn2(s, f.p, rules.holder(s, f.c), f.c)
          if (rules.matchesAfterDrawn3(s, f.c, f.p)) rules.afterDrawn3(s, rules.holder(s, f.c), f.c, f.p)
          return popFrame(s)
      }
    },
  }
}
