// Compiled from the rules of DuelMasters into kernel.ts: what (kernel) says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import { NONE, addEffect, family, lastingReason, membersOf, popFrame, putsOff, putsOffEffect, refuse } from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { MoveFrame, State } from './state.ts'

export function kernelRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    stepMove(s: State, f: MoveFrame): void {
      switch (f.pc) {
        case 0:
          if (s.place[f.card2] === NONE || !rules.mayEnter(s, f.card2, f.to2)) {
            refuse(s)
            return popFrame(s)
          }
          rules.place(s, f.card2, f.to2, f.bottom2)
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterMoveFrame2, [f.card2, f.from2, f.to2])
            for (const [controller, source, ...captured] of f.noticed1)
              putsOffEffect(s, {
                body: PROC.whenMove2Frame,
                controller: controller as number,
                source: source as number,
                optional: false,
                captured,
              })
            return popFrame(s)
          }
          // [dm.lose.2]
          f.pc = 1
          if (rules.matchesEmptyDeck(s, f.card2, f.from2, f.to2)) rules.emptyDeck(s, f.card2)
          return
        case 1 /* after empty-deck */:
          // [dm.evolve.3]
          f.pc = 2
          if (rules.matchesAllTogether(s, f.card2, f.from2, f.to2)) rules.allTogether(s, f.card2, f.to2)
          return
        case 2 /* after all-together */:
          // [dm.star.1]
          f.pc = 3
          if (rules.matchesTopOnly(s, f.card2, f.from2, f.to2)) rules.topOnly(s, f.card2)
          return
        case 3 /* after top-only */:
          if (rules.matchesAfterMove(s, f.card2, f.from2, f.to2)) rules.afterMove(s, f.card2)
          if (rules.matchesWhenMove(s, f.card2, f.from2, f.to2))
            addEffect(s, 0, PROC.whenMoveFrame, rules.holder(s, f.card2), f.card2, false, [rules.holder(s, f.card2)])
          for (const this_ of membersOf(s, ZONE.battle, (it2) =>
            rules.matchesWhenMove3(s, it2, f.card2, f.from2, f.to2),
          ))
            addEffect(s, 0, PROC.whenMove3Frame, rules.holder(s, this_), this_, true, [rules.holder(s, this_)])
          for (const [controller, source, ...captured] of f.noticed1)
            addEffect(s, 0, PROC.whenMove2Frame, controller as number, source as number, false, captured)
          return popFrame(s)
      }
    },

    /** Every rule that keeps `move` from happening. */
    refusalsOfMove(s: State, args: readonly Captured[], out: number[]): void {
      const [card2, from2, to2] = args as [number, number, number]
      if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotMove(s, it2, card2, from2, to2)))
        out.push(54 /* cannot-move */)
      if (family(s, ZONE.battle).some((it3) => rules.forbidsCannotMove2(s, it3, card2, from2, to2)))
        out.push(55 /* cannot-move-2 */)
      if (rules.forbidsCannotMove3(s, card2, from2, to2)) out.push(56 /* cannot-move-3 */)
      for (const it4 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotMove(s, it4, card2, from2, to2))
          out.push(lastingReason(57 /* lasting-cannot-move */, it4))
    },
  }
}
