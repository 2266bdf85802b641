// Compiled from the rules of MentalLegacy into kernel.ts: what (kernel) says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, membersOf, popFrame, putsOff, putsOffEffect, refuse } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
import type { MoveFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function kernelRules(all: object) {
  const rules = all as MentalLegacyRules
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
                body: PROC.whenMoveFrame,
                controller: controller as number,
                source: source as number,
                optional: false,
                captured,
              })
            for (const [controller, source, ...captured] of f.noticed2)
              putsOffEffect(s, {
                body: PROC.whenMove4Frame,
                controller: controller as number,
                source: source as number,
                optional: false,
                captured,
              })
            for (const [controller, source, ...captured] of f.noticed3)
              putsOffEffect(s, {
                body: PROC.whenMove5Frame,
                controller: controller as number,
                source: source as number,
                optional: false,
                captured,
              })
            for (const [controller, source, ...captured] of f.noticed4)
              putsOffEffect(s, {
                body: PROC.whenMove7Frame,
                controller: controller as number,
                source: source as number,
                optional: false,
                captured,
              })
            return popFrame(s)
          }
          if (rules.matchesAfterMove(s, f.card2, f.from2, f.to2)) rules.afterMove(s, f.card2)
          if (rules.matchesAfterMove2(s, f.card2, f.from2, f.to2)) rules.afterMove2(s, f.card2)
          for (const this_ of membersOf(s, ZONE.battlefield, (it2) =>
            rules.matchesWhenMove2(s, it2, f.card2, f.from2, f.to2),
          ))
            addEffect(s, 0, PROC.whenMove2Frame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_])
          if (rules.matchesWhenMove3(s, f.card2, f.from2, f.to2))
            addEffect(s, 0, PROC.whenMove3Frame, rules.holder(s, f.card2), f.card2, false, [
              rules.holder(s, f.card2),
              f.card2,
            ])
          if (rules.matchesWhenMove6(s, f.card2, f.from2, f.to2))
            addEffect(s, 0, PROC.whenMove6Frame, rules.holder(s, f.card2), f.card2, false, [
              rules.holder(s, f.card2),
              f.card2,
            ])
          for (const [controller, source, ...captured] of f.noticed1)
            addEffect(s, 0, PROC.whenMoveFrame, controller as number, source as number, false, captured)
          for (const [controller, source, ...captured] of f.noticed2)
            addEffect(s, 0, PROC.whenMove4Frame, controller as number, source as number, false, captured)
          for (const [controller, source, ...captured] of f.noticed3)
            addEffect(s, 0, PROC.whenMove5Frame, controller as number, source as number, false, captured)
          for (const [controller, source, ...captured] of f.noticed4)
            addEffect(s, 0, PROC.whenMove7Frame, controller as number, source as number, false, captured)
          return popFrame(s)
      }
    },
  }
}
