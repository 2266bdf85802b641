// Compiled from the rules of MentalLegacy into state-based.ts: what rules/magic/state-based.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, membersOf, pushFrame } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
import type { AfterDrawnFrame2 } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function stateBasedRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    afterComeBack(s: State, c: number, p: number): void {
      if (rules.matchesAfterComeBack(s, c, p)) rules.afterComeBack2(s, c)
    },

    afterCast(s: State, c: number, d: number, w: number, p: number): void {
      if (rules.matchesAfterCast(s, c, d, w, p)) rules.afterCast2(s, d, c, p)
      if (rules.matchesWhenCast(s, c, d, w, p))
        addEffect(s, 0, PROC.whenCastFrame, rules.holder(s, c), c, false, [c, p, rules.holder(s, c)])
      for (const this_ of membersOf(s, ZONE.battlefield, (it2) => rules.matchesWhenCast2(s, it2, c, d, w, p)))
        addEffect(s, 0, PROC.whenCast2Frame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_, p])
    },

    afterDrawn4(s: State, c: number, p: number): void {
      pushFrame<AfterDrawnFrame2>(s, { proc: PROC.afterDrawnFrame2, pc: 0, answer: 0, c, p })
    },
  }
}
