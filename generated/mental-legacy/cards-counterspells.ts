// Compiled from the rules of MentalLegacy into cards-counterspells.ts: what rules/magic/cards-counterspells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, addEffect, grown, heldAnew, heldByEffect, keeps, noteDone, orElse, owned, popFrame, putsOff } from 'houserules/runtime'
import { ROLE_ON_STACK, ZONE } from '../magic/names.ts'
import type { ComeBackFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsCounterspellsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    stepComeBack(s: State, f: ComeBackFrame): void {
      switch (f.pc) {
        case 0:
          f.d = orElse(s.meddledAs[f.c]!, s.def[f.c]!)
          f.k = s.meddledX[f.c]!
          f.ts = s.meddledTargets[f.c]!.slice()
          f.qs = s.meddledPlayers[f.c]!.slice()
          f.pc = 1
          return rules.move(s, f.c, ZONE.stack + f.p)
        case 1 /* after move */:
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.d
          s.changedInLine = true
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[f.c] = f.k
          s.changedInLine = true
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = grown(heldAnew(s, 'targets', f.c, f.ts, ['frames.ts', 'mixed']), 71)
          s.changedInLine = true
          if (s.shared !== undefined) s.targetPlayers = owned(s.targetPlayers, s.shared.lists.targetPlayers)
          s.targetPlayers[f.c] = f.qs
          s.changedInLine = true
          if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
          s.aimed[f.c] = f.ts.length + f.qs.length
          s.changedInLine = true
          heldByEffect(s, addEffect(s, ZONE.pile, PROC.comeBackEffectFrame, f.p, f.c, false, [f.p, f.c]), [f.c])
          s.changedInLine = true
          if (s.shared !== undefined) s.role = owned(s.role, s.shared.lists.role)
          keeps(s.role, s.zones[ZONE.pile]!.at(-1) ?? NONE, 72)
          if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
            s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterComeBackFrame, [f.c, f.p])
            return popFrame(s)
          }
          if (rules.matchesAfterComeBack(s, f.c, f.p)) rules.afterComeBack2(s, f.c)
          return popFrame(s)
      }
    },
  }
}
