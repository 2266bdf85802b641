// Compiled from the rules of MentalLegacy into zones.ts: what rules/magic/zones.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PendingEffect } from 'houserules/runtime'
// prettier-ignore
import { NONE, addEffect, family, happens, heldAnew, heldByEffect, noteDone, noteEvent, orElse, popFrame, pushFrame, putsOff } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  BanishFrame, BuryFrame, CounterFrame, DestroyFrame, DiscardFrame, DrawFrame, DrawOneFrame, DrawnFrame, EnterFrame,
  MillFrame, SacrificeFrame, SettleInsteadFrame, SinkFrame, TakeBackFrame, TuckFrame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function zonesRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.400.7] Begins `bury`, which may stop to ask. */
    bury(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.bury, [c], [c])
      pushFrame<BuryFrame>(s, { proc: PROC.buryFrame, pc: 0, answer: 0, c })
    },

    /** [mtg.400.7] Begins `take-back`, which may stop to ask. */
    takeBack(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['take-back'], [c], [c])
      pushFrame<TakeBackFrame>(s, { proc: PROC.takeBackFrame, pc: 0, answer: 0, c })
    },

    /** [mtg.400.7] Begins `banish`, which may stop to ask. */
    banish(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.banish, [c], [c])
      pushFrame<BanishFrame>(s, { proc: PROC.banishFrame, pc: 0, answer: 0, c })
    },

    /** [mtg.400.7] Begins `tuck`, which may stop to ask. */
    tuck(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.tuck, [c], [c])
      pushFrame<TuckFrame>(s, { proc: PROC.tuckFrame, pc: 0, answer: 0, c })
    },

    /** [mtg.400.7] Begins `sink`, which may stop to ask. */
    sink(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.sink, [c], [c])
      pushFrame<SinkFrame>(s, { proc: PROC.sinkFrame, pc: 0, answer: 0, c })
    },

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

    /** [mtg.616.1] Begins `settle-instead`, which may stop to ask. */
    settleInstead(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-instead'], [])
      pushFrame<SettleInsteadFrame>(s, { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE })
    },

    /** [mtg.110.1] Begins `enter`, which may stop to ask. */
    doEnter(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.enter, [c, p], [c])
      pushFrame<EnterFrame>(s, { proc: PROC.enterFrame, pc: 0, answer: 0, c, p })
    },

    stepEnter(s: State, f: EnterFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.c, ZONE.battlefield + f.p)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterEnterFrame2, [f.c, f.p])
            return popFrame(s)
          }
          // [mtg.cards.1]
          f.pc = 2
          if (rules.matchesAfterEnter(s, f.c, f.p)) rules.afterEnter(s, f.p, f.c)
          return
        case 2 /* after after-enter */:
          if (rules.matchesWhenEnter(s, f.c, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenEnterFrame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
              [f.c],
            )
          if (rules.matchesWhenEnter2(s, f.c, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenEnter2Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
              [f.c],
            )
          if (rules.matchesWhenEnter3(s, f.c, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenEnter3Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
              [f.c],
            )
          if (rules.matchesWhenEnter4(s, f.c, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenEnter4Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
              [f.c],
            )
          if (rules.matchesWhenEnter5(s, f.c, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenEnter5Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
              [f.c],
            )
          return popFrame(s)
      }
    },

    /** [mtg.700.4] Begins `destroy`, which may stop to ask. */
    destroy(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      pushFrame<DestroyFrame>(s, { proc: PROC.destroyFrame, pc: 0, answer: 0, c })
    },

    /** [mtg.701.14] Begins `sacrifice`, which may stop to ask. */
    sacrifice(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.sacrifice, [c, p], [c])
      pushFrame<SacrificeFrame>(s, { proc: PROC.sacrificeFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.701.7] Begins `discard`, which may stop to ask. */
    discard(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.discard, [c, p], [c])
      pushFrame<DiscardFrame>(s, { proc: PROC.discardFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.701.5] Begins `counter`, which may stop to ask. */
    counter(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.counter, [c], [c])
      pushFrame<CounterFrame>(s, { proc: PROC.counterFrame, pc: 0, answer: 0, c })
    },

    /** [mtg.120.1] Begins `draw`, which may stop to ask. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      pushFrame<DrawFrame>(s, { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, list1: [], next2: 0 })
    },

    /** What would come instead of `draw-one`, but for what is being carried out. */
    insteadOfDrawOne(s: State, running: readonly number[], p: number): PendingEffect[] {
      const found: PendingEffect[] = []
      for (const it2 of family(s, ZONE.graveyard)) {
        if (!running.includes(6) && rules.matchesInsteadDrawOne(s, it2, p))
          found.push({
            body: PROC.insteadDrawOneFrame,
            controller: rules.holder(s, it2),
            source: it2,
            optional: false,
            captured: [p, it2, rules.holder(s, it2)],
          })
      }
      return found
    },

    /** [mtg.120.1] Begins `draw-one`, which may stop to ask. */
    drawOne(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedDrawOne(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-one'], [p])
      pushFrame<DrawOneFrame>(s, { proc: PROC.drawOneFrame, pc: 0, answer: 0, p, c: NONE, list1: [], next2: 0 })
    },

    /** [mtg.120.1] Begins `drawn`, which may stop to ask. */
    drawn(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.drawn, [c, p], [c])
      pushFrame<DrawnFrame>(s, { proc: PROC.drawnFrame, pc: 0, answer: 0, c, p })
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

    /** [mtg.701.13] Begins `mill`, which may stop to ask. */
    mill(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.mill, [n, p])
      pushFrame<MillFrame>(s, { proc: PROC.millFrame, pc: 0, answer: 0, n, p, c: NONE, list1: [], next2: 0 })
    },
  }
}
