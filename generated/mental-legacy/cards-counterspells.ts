// Compiled from the rules of MentalLegacy into cards-counterspells.ts: what rules/magic/cards-counterspells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, orElse, owned } from 'houserules/runtime'
import { PROC, ROLE_ON_STACK, ZONE } from '../magic/names.ts'
import type { ComeBackFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import type { State } from './state.ts'

export function cardsCounterspellsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** Goes on with `come-back`. */
    stepComeBack(s: State, f: ComeBackFrame): void {
      switch (f.pc) {
        case 0: {
          f.d = orElse(s.meddledAs[f.c]!, s.def[f.c]!)
          f.k = s.meddledX[f.c]!
          f.ts = s.meddledTargets[f.c]!.slice()
          f.qs = s.meddledPlayers[f.c]!.slice()
          f.pc = 1
          rules.move(s, f.c, ZONE.stack + f.p)
          return
        }
        case 1 /* after move */: {
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.d
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[f.c] = f.k
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = f.ts
          if (s.shared !== undefined) s.targetPlayers = owned(s.targetPlayers, s.shared.lists.targetPlayers)
          s.targetPlayers[f.c] = f.qs
          if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
          s.aimed[f.c] = f.ts.length + f.qs.length
          addEffect(s, ZONE.pile, PROC.comeBackEffectFrame, f.p, f.c, false, [f.p, f.c])
          if (s.shared !== undefined) s.role = owned(s.role, s.shared.lists.role)
          if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
            s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
          if (rules.matchesAfterComeBack(s, f.c, f.p)) rules.afterComeBack(s, f.c)
          s.frames.pop()
          return
        }
      }
    },
  }
}
