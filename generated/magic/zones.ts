// Compiled from the rules of Magic into zones.ts: what rules/magic/zones.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PendingEffect } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asJudged, dropEffects, family, happens, heldAnew, heldByEffect, membersOf, noteDone, noteEvent,
  orElse, owned, popFrame, pushFrame, putsOff, range, reckoned, refuse, refuseText, takeEffect, through, top, whenThere,
  within, without,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { EFFECT_ZONES, EVENT, PROC, ROLE_ON_STACK, ZONE } from './names.ts'
// prettier-ignore
import type {
  BanishFrame, BuryFrame, CounterFrame, DestroyFrame, DiscardFrame, DrawFrame, DrawOneFrame, DrawnFrame, EnterFrame,
  MillFrame, SacrificeFrame, SettleInsteadFrame, SinkFrame, State, TakeBackFrame, TuckFrame,
} from './state.ts'

export function zonesRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.110.6] */
    isTapped(s: State, it: number): boolean {
      return s.tapped[it] === true
    },

    /** [mtg.707.2] */
    isFaceDown(s: State, it: number): boolean {
      return s.faceDown[it] === true
    },

    /** [mtg.110.5] */
    isToken(s: State, it: number): boolean {
      return s.token[it] === true
    },

    /** [mtg.400.7] `after-move` */
    matchesAfterMove(_s: State, _c: number, _from2: number, _to2: number): boolean {
      return true
    },

    /** [mtg.400.7] */
    afterMove(s: State, c: number): void {
      if (s.shared !== undefined) s.stamp = owned(s.stamp, s.shared.lists.stamp)
      s.stamp[c] = reckoned(s.stamp[c]! + 1, 82)
      for (const s_2 of membersOf(
        s,
        ZONE.stack,
        (s_) => s.targets[s_]!.includes(c) || s.secondTargets[s_]!.includes(c),
      )) {
        if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
        s.targets[s_2] = without(s.targets[s_2]!, [c])
        if (s.shared !== undefined) s.secondTargets = owned(s.secondTargets, s.shared.lists.secondTargets)
        s.secondTargets[s_2] = without(s.secondTargets[s_2]!, [c])
      }
    },

    /** [mtg.405.5] `after-move-2` */
    matchesAfterMove2(_s: State, _c: number, from2: number, _to2: number): boolean {
      return within(from2, ZONE.stack)
    },

    /** [mtg.405.5] */
    afterMove2(s: State, c: number): void {
      for (const e2 of s.zones[ZONE.pile]!.filter(
        (e) =>
          (s.effects[e]?.source ?? NONE) === c &&
          (s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-spell'],
      ))
        takeEffect(s, e2, EFFECT_ZONES)
    },

    /** [mtg.400.7] Begins `bury`, which may stop to ask. */
    bury(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.bury, [c], [c])
      pushFrame<BuryFrame>(s, { proc: PROC.buryFrame, pc: 0, answer: 0, c })
    },

    stepBury(s: State, f: BuryFrame): void {
      switch (f.pc) {
        case 0:
          rules.part(s, f.c)
          f.pc = 1
          return rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
        case 1 /* after move */:
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.400.7] Begins `take-back`, which may stop to ask. */
    takeBack(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['take-back'], [c], [c])
      pushFrame<TakeBackFrame>(s, { proc: PROC.takeBackFrame, pc: 0, answer: 0, c })
    },

    stepTakeBack(s: State, f: TakeBackFrame): void {
      switch (f.pc) {
        case 0:
          rules.part(s, f.c)
          f.pc = 1
          return rules.move(s, f.c, ZONE.hand + s.owner[f.c]!)
        case 1 /* after move */:
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.400.7] Begins `banish`, which may stop to ask. */
    banish(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.banish, [c], [c])
      pushFrame<BanishFrame>(s, { proc: PROC.banishFrame, pc: 0, answer: 0, c })
    },

    stepBanish(s: State, f: BanishFrame): void {
      switch (f.pc) {
        case 0:
          rules.part(s, f.c)
          f.pc = 1
          return rules.move(s, f.c, ZONE.exile + s.owner[f.c]!)
        case 1 /* after move */:
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.400.7] Begins `tuck`, which may stop to ask. */
    tuck(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.tuck, [c], [c])
      pushFrame<TuckFrame>(s, { proc: PROC.tuckFrame, pc: 0, answer: 0, c })
    },

    stepTuck(s: State, f: TuckFrame): void {
      switch (f.pc) {
        case 0:
          rules.part(s, f.c)
          f.pc = 1
          return rules.move(s, f.c, ZONE.library + s.owner[f.c]!)
        case 1 /* after move */:
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.400.7] Begins `sink`, which may stop to ask. */
    sink(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.sink, [c], [c])
      pushFrame<SinkFrame>(s, { proc: PROC.sinkFrame, pc: 0, answer: 0, c })
    },

    stepSink(s: State, f: SinkFrame): void {
      switch (f.pc) {
        case 0:
          rules.part(s, f.c)
          f.pc = 1
          return rules.move(s, f.c, ZONE.library + s.owner[f.c]!, true)
        case 1 /* after move */:
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.400.7] Carries out `part`. */
    part(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.part, [c], [c])
      s.changedInLine = true
      s.moving = heldAnew(s, 'moving', 0, c, ['mixed'])
    },

    /** [mtg.400.7] Carries out `arrive`. */
    arrive(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.arrive, [c], [c])
      s.changedInLine = true
      s.moving = NONE
    },

    /** [mtg.603.6d] */
    lastKnownOf(s: State, c: number): number {
      return s.def[c]!
    },

    /** [mtg.616.1] Begins `settle-instead`, which may stop to ask. */
    settleInstead(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-instead'], [])
      pushFrame<SettleInsteadFrame>(s, { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE })
    },

    stepSettleInstead(s: State, f: SettleInsteadFrame): void {
      switch (f.pc) {
        case 0:
          f.p = orElse(
            s.moving === NONE ? NONE : rules.holder(s, s.moving),
            whenThere(s.zones[ZONE.applicable]![0] ?? NONE, NONE, (it0) => s.effects[it0]?.controller ?? NONE),
          )
          f.pc = 2
          return rules.ask(s, f, 1, f.p, false)
        case 1 /* after the effect */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 0)
          const e = f.answer - 1
          f.pc = 1
          return rules.resolveEffect(s, e)
        }
      }
    },

    /** [mtg.616.1] What may be answered: choose an effect. */
    answersToSettleInstead(s: State, _f: SettleInsteadFrame, out: number[]): void {
      for (const e of s.zones[ZONE.applicable]!) out.push(e + 1)
    },

    /** [mtg.110.1] Whether `enter` may happen. */
    canEnter2(s: State, c: number, p: number): boolean {
      return !rules.forbidsNoEntry(s, c, p)
    },

    /** [mtg.110.1] Carries out `enter` if it may happen. */
    enter2(s: State, c: number, p: number): void {
      if (rules.canEnter2(s, c, p)) return rules.doEnter(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.enter, [c, p], s.reasons)
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

    /** [mtg.110.1] Every rule that keeps `enter` from happening. */
    refusalsOfEnter(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsNoEntry(s, c, p)) out.push(61 /* no-entry */)
    },

    /** [mtg.400.4a] `no-entry` */
    forbidsNoEntry(s: State, c: number, _p: number): boolean {
      return !rules.isPermanentCard(s, s.def[c]!)
    },

    /** [mtg.700.4] Begins `destroy`, which may stop to ask. */
    destroy(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      pushFrame<DestroyFrame>(s, { proc: PROC.destroyFrame, pc: 0, answer: 0, c })
    },

    stepDestroy(s: State, f: DestroyFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.bury(s, f.c)
        case 1 /* after bury */:
          return popFrame(s)
      }
    },

    /** [mtg.701.14] Begins `sacrifice`, which may stop to ask. */
    sacrifice(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.sacrifice, [c, p], [c])
      pushFrame<SacrificeFrame>(s, { proc: PROC.sacrificeFrame, pc: 0, answer: 0, c, p })
    },

    stepSacrifice(s: State, f: SacrificeFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.bury(s, f.c)
        case 1 /* after bury */:
          return popFrame(s)
      }
    },

    /** [mtg.701.7] Begins `discard`, which may stop to ask. */
    discard(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.discard, [c, p], [c])
      pushFrame<DiscardFrame>(s, { proc: PROC.discardFrame, pc: 0, answer: 0, c, p })
    },

    stepDiscard(s: State, f: DiscardFrame): void {
      switch (f.pc) {
        case 0:
          rules.part(s, f.c)
          f.pc = 1
          return rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
        case 1 /* after move */:
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.701.5] Begins `counter`, which may stop to ask. */
    counter(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.counter, [c], [c])
      pushFrame<CounterFrame>(s, { proc: PROC.counterFrame, pc: 0, answer: 0, c })
    },

    stepCounter(s: State, f: CounterFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.bury(s, f.c)
        case 1 /* after bury */:
          return popFrame(s)
      }
    },

    /** [mtg.120.1] Begins `draw`, which may stop to ask. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      pushFrame<DrawFrame>(s, { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, list1: [], next2: 0 })
    },

    stepDraw(s: State, f: DrawFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, f.n, 0), 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            return rules.drawOne(s, f.p)
        }
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

    /** Whether something happens instead of `draw-one`, which has begun then. */
    replacedDrawOne(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      for (const it of rules.insteadOfDrawOne(asJudged(s, []), s.replacing, p))
        addEffect(s, ZONE.applicable, it.body, it.controller, it.source, it.optional, it.captured)
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [mtg.120.1] Begins `draw-one`, which may stop to ask. */
    drawOne(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedDrawOne(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-one'], [p])
      pushFrame<DrawOneFrame>(s, { proc: PROC.drawOneFrame, pc: 0, answer: 0, p, c: NONE, list1: [], next2: 0 })
    },

    stepDrawOne(s: State, f: DrawOneFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.zones[ZONE.library + f.p]!.length === 0) {
              s.changedInLine = true
              if (s.shared !== undefined) s.outOfCards = owned(s.outOfCards, s.shared.lists.outOfCards)
              s.outOfCards[f.p] = true
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            s.changedInLine = true
            if (s.shared !== undefined) s.drawsThisTurn = owned(s.drawsThisTurn, s.shared.lists.drawsThisTurn)
            s.drawsThisTurn[f.p] = reckoned(s.drawsThisTurn[f.p]! + 1, 2)
            f.list1 = top(s.zones[ZONE.library + f.p]!, 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.c = f.list1[f.next2++]!
            f.pc = 2
            return rules.move(s, f.c, ZONE.hand + f.p)
          case 2 /* after move */:
            if (within(s.place[f.c]!, ZONE.hand)) {
              s.changedInLine = true
              if (s.shared !== undefined) s.newlyDrawn = owned(s.newlyDrawn, s.shared.lists.newlyDrawn)
              s.newlyDrawn[f.c] = true
            }
            f.pc = 1
            return rules.drawn(s, f.c, f.p)
        }
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

    /** [mtg.120.1] */
    isNewlyDrawn(s: State, it: number): boolean {
      return s.newlyDrawn[it] === true
    },

    /** [mtg.701.13] Begins `mill`, which may stop to ask. */
    mill(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.mill, [n, p])
      pushFrame<MillFrame>(s, { proc: PROC.millFrame, pc: 0, answer: 0, n, p, c: NONE, list1: [], next2: 0 })
    },

    stepMill(s: State, f: MillFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.library + f.p]!, f.n)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.c = f.list1[f.next2++]!
            rules.part(s, f.c)
            f.pc = 2
            return rules.move(s, f.c, ZONE.graveyard + f.p)
          case 2 /* after move */:
            rules.arrive(s, f.c)
            f.pc = 1
            continue
        }
    },
  }
}
