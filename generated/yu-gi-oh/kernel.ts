// Compiled from the rules of YuGiOh into kernel.ts: what (kernel) says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, membersOf, popFrame, putsOff, refuse } from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { MoveFrame, State } from './state.ts'

export function kernelRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    stepMove(s: State, f: MoveFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.place[f.card2] === NONE || !rules.mayEnter(s, f.card2, f.to2)) {
              refuse(s)
              return popFrame(s)
            }
            rules.place(s, f.card2, f.to2, f.bottom2)
            if (s.linesDeep > 0) {
              putsOff(s, PROC.afterMoveFrame2, [f.card2, f.from2, f.to2])
              return popFrame(s)
            }
            if (rules.matchesAfterMove(s, f.card2, f.from2, f.to2)) rules.afterMove(s, f.card2)
            // [ygo.zone.4]
            f.pc = 1
            if (rules.matchesAfterMove2(s, f.card2, f.from2, f.to2)) rules.afterMove2(s, f.card2)
            return
          case 1 /* after after-move-2 */:
            // [ygo.cards.6]
            f.matching1 = membersOf(s, ZONE.hand, (it2) => rules.matchesAfterMove3(s, it2, f.card2, f.from2, f.to2))
            f.next2 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next2 >= f.matching1.length) {
              for (const this_ of membersOf(s, ZONE.monsters, (it3) =>
                rules.matchesWhenMove(s, it3, f.card2, f.from2, f.to2),
              ))
                addEffect(s, 0, PROC.whenMoveFrame, rules.holder(s, this_), this_, true, [
                  rules.holder(s, this_),
                  this_,
                ])
              return popFrame(s)
            }
            f.next2 += 1
            return rules.afterMove3(s, rules.holder(s, f.matching1[f.next2 - 1]!), f.matching1[f.next2 - 1]!)
        }
    },
  }
}
