// Compiled from the rules of TagTeam into damage.ts: what rules/build-divide/damage.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, allSee, happens, heldByEffect, noteEvent } from 'houserules/runtime'
import { EVENT } from '../build-divide/names.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State } from './state.ts'

export function damageRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.damage.1] Carries out `harm`. */
    harm(s: State, q: number, c: number, k: number, n: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.harm, [q, c, k, n], [c])
      const v = s.visit[c]!
      heldByEffect(
        s,
        addEffect(s, ZONE.packets, PROC.harmEffectFrame, q, c, false, [
          q,
          c,
          k,
          n,
          v,
          allSee(s, rules.viewersOf, [c], ['mixed']),
        ]),
        [c],
      )
    },

    /** [bd.damage.3] */
    pointsOf(s: State, c: number, v: number): number {
      return s.place[c] === ZONE.field && s.visit[c]! === v ? rules.hitOf(s, c) : 0
    },
  }
}
