// Compiled from the rules of Magic into keywords.ts: what rules/magic/keywords.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, addEffect, allSee, announced, apart, completable, copies, countOf, family, goesOn, goesRound, grown,
  happens, heldAnew, heldByEffect, isChosen, joined, noteDone, noteEvent, noteShow, orElse, owned, popFrame,
  presentByZone, pushFrame, putsOff, range, reckoned, refuse, refuseText, removeFrom, seats, showTo, someOf, sumOf,
  through, top, union, whyNot, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import {
  CARD, EFFECT_ZONES, EVENT, KEYWORD, MOVE, PRINTED_CYCLING_COST, PRINTED_DREDGE, PRINTED_FLASHBACK_COST,
  PRINTED_FLASHBACK_LIFE, PRINTED_KEYWORDS, PRINTED_MADNESS_COST, PRINTED_MANA_COST, PRINTED_MIRACLE_COST,
  PRINTED_MORPH_COST, PRINTED_MORPH_DISCARDS, PRINTED_SCAVENGE_COST, PRINTED_SPLICE_COST, PRINTED_SUSPEND_COST,
  PRINTED_SUSPEND_NUMBER, PROC, SYMBOL, WAY, ZONE,
} from './names.ts'
// prettier-ignore
import type {
  AfterDrawnFrame, CastEffectFrame2, CountDownEffectFrame, CycleEffectFrame, CycleFrame, EnterEffectFrame,
  GoMadEffectFrame, InsteadDrawOneFrame, InsteadMove2Frame, InsteadMove3Frame, InsteadMoveFrame, LetCastFrame,
  MoveEffectFrame, PayGrantedFrame, ScavengeFrame, SpliceOntoFrame, State, SuspendFrame, TurnUpFrame,
  UpkeepEffectFrame2, WorkMiracleEffectFrame,
} from './state.ts'

export function keywordsRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.601.3] Begins `let-cast`, which may stop to ask. */
    letCast(s: State, c: number, w: number, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['let-cast'], [c, w, s_, p], [c, s_])
      pushFrame<LetCastFrame>(s, { proc: PROC.letCastFrame, pc: 0, answer: 0, c, w, s_, p })
    },

    stepLetCast(s: State, f: LetCastFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.changedInLine = true
            s.offered2 = heldAnew(s, 'offered2', 0, f.c, ['frames.c', 'mixed'])
            s.changedInLine = true
            s.offeredWay = f.w
            s.changedInLine = true
            s.offeredBy = heldAnew(s, 'offeredBy', 0, f.s_, ['frames.s_', 'mixed'])
            // [mtg.702.61]
            if (f.w !== WAY['by-suspend']) {
              f.pc = 3
              return rules.ask(s, f, 42, f.p, true)
            }
            f.pc = 2
            return rules.ask(s, f, 41, f.p, false)
          case 1:
            s.changedInLine = true
            s.offered2 = NONE
            s.changedInLine = true
            s.offeredBy = NONE
            return popFrame(s)
          case 2 /* after the answer */:
            f.pc = 1
            continue
          case 3 /* after the answer */:
            f.pc = 1
            continue
        }
    },

    /** What a seat may do at `let-cast`. */
    offersAtLetCast(s: State, seat: number, out: number[]): void {
      // [mtg.601.3] may-cast-2
      {
        const offered3 = s.offered2
        const offeredWay2 = s.offeredWay
        for (const c of presentByZone(s, EFFECT_ZONES)) {
          for (const d of rules.formsOf(s, c, seat)) {
            for (const w of through(rules.grantedWaysOf(s), 123)) {
              if (c === offered3 && w === offeredWay2) {
                if (rules.canCast(s, c, d, w, seat)) out.push(1 + MOVE.cast + 32 * (c + 2048 * (d + 2048 * w)))
              }
            }
          }
        }
      }
    },

    /** [mtg.601.3] */
    grantedWaysOf(_s: State): readonly number[] {
      return [WAY['for-free'], WAY['by-suspend'], WAY['by-miracle'], WAY['by-madness']]
    },

    /** [mtg.118.9] Begins `pay-granted`, which may stop to ask. */
    payGranted(s: State, c: number, w: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['pay-granted'], [c, w, p], [c])
      pushFrame<PayGrantedFrame>(s, { proc: PROC.payGrantedFrame, pc: 0, answer: 0, c, w, p })
    },

    stepPayGranted(s: State, f: PayGrantedFrame): void {
      switch (f.pc) {
        case 0:
          if (f.w === WAY['flashed-back']) {
            f.pc = 2
            return rules.pay(s, rules.flashbackPriceOf(s, f.c).slice(), f.p)
          }
          if (f.w === WAY.retraced) {
            f.pc = 3
            return rules.ask(s, f, 43, f.p, false)
          }
          f.pc = 1
          if (f.w === WAY['by-miracle']) return rules.pay(s, PRINTED_MIRACLE_COST[s.def[f.c]!]!, f.p)
          if (f.w !== WAY['by-madness']) return popFrame(s)
          return rules.pay(s, PRINTED_MADNESS_COST[s.def[f.c]!]!, f.p)
        case 1 /* after pay */:
          return popFrame(s)
        case 2 /* after pay */:
          rules.payLife(s, orElse(PRINTED_FLASHBACK_LIFE[s.printedDef[f.c]!]!, 0), f.p)
          return popFrame(s)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 10)
          const d = f.answer - 1
          f.pc = 4
          return rules.discard(s, d, f.p)
        }
        case 4 /* after discard */:
          f.pc = 1
          return rules.pay(s, PRINTED_MANA_COST[s.def[f.c]!]!, f.p)
      }
    },

    /** [mtg.118.9] What may be answered: choose a card. */
    answersToPayGranted(s: State, f: PayGrantedFrame, out: number[]): void {
      for (const d of s.zones[ZONE.hand + f.p]!) if (rules.isLandCard(s, d)) out.push(d + 1)
    },

    /** [mtg.702.33] */
    flashbackPriceOf(s: State, c: number): readonly number[] {
      if (PRINTED_FLASHBACK_COST[s.def[c]!]!.length === 0) return PRINTED_MANA_COST[s.def[c]!]!
      return PRINTED_FLASHBACK_COST[s.def[c]!]!
    },

    /** [mtg.702.33] */
    isRecallable(s: State, c: number): boolean {
      if (PRINTED_FLASHBACK_COST[s.def[c]!]!.length > 0 || PRINTED_KEYWORDS[s.def[c]!]!.includes(KEYWORD.retrace))
        return true
      // [mtg.cards.1] lasting-recallable
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.enterDuringTurnFrame) continue
        const c2 = effect.captured[0] as number
        const now = effect.captured[1] as number
        if (c === c2 && s.stamp[c]! === now) return true
      }
      return false
    },

    /** [mtg.702.33] `instead-move` */
    matchesInsteadMove(s: State, card2: number, from2: number, _to2: number): boolean {
      return (
        within(s.place[card2]!, ZONE.stack) && s.wayCast[card2]! === WAY['flashed-back'] && within(from2, ZONE.stack)
      )
    },

    /** [mtg.702.33] Effect of `instead-move`. */
    insteadMove(s: State, card2: number): void {
      pushFrame<InsteadMoveFrame>(s, { proc: PROC.insteadMoveFrame, pc: 0, answer: 0, card2, replaces: 0 })
    },

    stepInsteadMove(s: State, f: InsteadMoveFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.card2, ZONE.exile + s.owner[f.card2]!)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [mtg.702.73] `when-enter` */
    matchesWhenEnter(s: State, c: number, _p: number): boolean {
      return within(s.place[c]!, ZONE.battlefield) && s.wayCast[c]! === WAY.evoked
    },

    /** [mtg.702.73] Effect of `when-enter`. */
    whenEnter(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.enterEffectFrame, you, c, false, [c, you]), [c])
    },

    /** [mtg.702.73] Effect of `enter-effect`. */
    enterEffect(s: State, c: number, you: number): void {
      pushFrame<EnterEffectFrame>(s, { proc: PROC.enterEffectFrame, pc: 0, answer: 0, c, you })
    },

    stepEnterEffect(s: State, f: EnterEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.c]!, ZONE.battlefield)) return popFrame(s)
          f.pc = 1
          return rules.sacrifice(s, f.c, f.you)
        case 1 /* after sacrifice */:
          return popFrame(s)
      }
    },

    /** [mtg.702.36] */
    isMorphing(_s: State, d: number): boolean {
      return PRINTED_MORPH_COST[d]!.length > 0 || PRINTED_MORPH_DISCARDS[d]! !== NONE
    },

    /** [mtg.702.36] Whether `turn-up` may happen. */
    canTurnUp(s: State, c: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (rules.isMorphing(s, s.printedDef[c]!) &&
          rules.availableOf(s, p) >=
            reckoned(
              Math.max(
                0,
                reckoned(
                  reckoned(
                    sumOf(through(PRINTED_MORPH_COST[s.printedDef[c]!]!, 4), (each) => rules.worthOf(s, each)) +
                      reckoned(copies(through(PRINTED_MORPH_COST[s.printedDef[c]!]!, 5), SYMBOL.X) * s.chosenX, 6),
                    7,
                  ) + s.surcharge,
                  8,
                ),
              ) +
                countOf(
                  through(PRINTED_MORPH_COST[s.printedDef[c]!]!, 10),
                  (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X && !rules.isPhyrexian(s, s_),
                ),
              11,
            ) &&
          completable(rules, s, (t) => rules.doTurnUp(t, c, p)))
      )
    },

    /** [mtg.702.36] Begins `turn-up`, which may stop to ask. */
    doTurnUp(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<TurnUpFrame>(s, { proc: PROC.turnUpFrame, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepTurnUp(s: State, f: TurnUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            if (!rules.isMorphing(s, s.printedDef[f.c]!)) {
              refuse(s, 11)
              return popFrame(s)
            }
            f.pc = 1
            return rules.pay(s, PRINTED_MORPH_COST[s.printedDef[f.c]!]!, f.p)
          case 1 /* after pay */:
            f.list1 = through(range(1, orElse(PRINTED_MORPH_DISCARDS[s.printedDef[f.c]!]!, 0), 51), 52)
            f.next2 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next2 < f.list1.length) {
              goesOn(52)
              f.next2 += 1
              f.pc = 3
              return rules.ask(s, f, 44, f.p, false)
            }
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['turn-up'], [f.c, f.p], [f.c])
            if (within(s.place[f.c]!, ZONE.stack) || within(s.place[f.c]!, ZONE.battlefield)) {
              if (s.shared !== undefined) s.faceDown = owned(s.faceDown, s.shared.lists.faceDown)
              s.faceDown[f.c] = false
            }
            if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
            s.def[f.c] = s.printedDef[f.c]!
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const d = f.answer - 1
              f.pc = 2
              return rules.discard(s, d, f.p)
            }
            refuse(s, 12)
            f.pc = 2
            continue
        }
    },

    /** [mtg.702.36] What may be answered: choose a card. */
    answersToTurnUp(s: State, f: TurnUpFrame, out: number[]): void {
      for (const d of through(s.zones[ZONE.hand + f.p]!, 53)) out.push(d + 1)
    },

    /** [mtg.702.36] Every rule that keeps `turn-up` from happening. */
    refusalsOfTurnUp(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doTurnUp(t, c, p))
        if (!could) out.push(87, ...whyNot(rules, s, (t) => rules.doTurnUp(t, c, p)))
        return could
      })
    },

    /** [mtg.702.28] Whether `cycle` may happen. */
    canCycle(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsNoCycling(s, c, p) &&
        (s.announcing > 0 ||
          (!rules.forbidsHushedRest(s, c, p) &&
            rules.availableOf(s, p) >=
              reckoned(
                Math.max(
                  0,
                  reckoned(
                    reckoned(
                      sumOf(through(PRINTED_CYCLING_COST[s.def[c]!]!, 4), (each) => rules.worthOf(s, each)) +
                        reckoned(copies(through(PRINTED_CYCLING_COST[s.def[c]!]!, 5), SYMBOL.X) * s.chosenX, 6),
                      7,
                    ) + s.surcharge,
                    8,
                  ),
                ) +
                  countOf(
                    through(PRINTED_CYCLING_COST[s.def[c]!]!, 10),
                    (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X && !rules.isPhyrexian(s, s_),
                  ),
                11,
              ) &&
            completable(rules, s, (t) => rules.doCycle(t, c, p))))
      )
    },

    /** [mtg.702.28] Begins `cycle`, which may stop to ask. */
    doCycle(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<CycleFrame>(s, { proc: PROC.cycleFrame, pc: 0, answer: 0, c, p })
    },

    stepCycle(s: State, f: CycleFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.activate(s, f.c, f.p)
          f.pc = 1
          return rules.pay(s, PRINTED_CYCLING_COST[s.def[f.c]!]!, f.p)
        case 1 /* after pay */:
          f.pc = 2
          return rules.discard(s, f.c, f.p)
        case 2 /* after discard */:
          addEffect(s, ZONE.pile, PROC.cycleEffectFrame, f.p, f.c, false, [f.p])
          rules.putUp(s)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.cycle, [f.c, f.p], [f.c])
          return popFrame(s)
      }
    },

    /** [mtg.702.28] Every rule that keeps `cycle` from happening. */
    refusalsOfCycle(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsNoCycling(s, c, p)) out.push(88 /* no-cycling */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCycle(t, c, p))
        if (!could) out.push(89, ...whyNot(rules, s, (t) => rules.doCycle(t, c, p)))
        return could
      })
    },

    /** [mtg.702.28] Effect of `cycle-effect`. */
    cycleEffect(s: State, p: number): void {
      pushFrame<CycleEffectFrame>(s, { proc: PROC.cycleEffectFrame, pc: 0, answer: 0, p })
    },

    stepCycleEffect(s: State, f: CycleEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.702.28] `no-cycling` */
    forbidsNoCycling(s: State, c: number, _p: number): boolean {
      return PRINTED_CYCLING_COST[s.def[c]!]!.length === 0
    },

    /** [mtg.702.61] Whether `suspend` may happen. */
    canSuspend(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsNoSuspend(s, c, p) &&
        (s.announcing > 0 ||
          ((rules.isAtEase(s, p) || rules.isQuick(s, s.def[c]!)) &&
            rules.availableOf(s, p) >=
              reckoned(
                Math.max(
                  0,
                  reckoned(
                    reckoned(
                      sumOf(through(PRINTED_SUSPEND_COST[s.def[c]!]!, 4), (each) => rules.worthOf(s, each)) +
                        reckoned(copies(through(PRINTED_SUSPEND_COST[s.def[c]!]!, 5), SYMBOL.X) * s.chosenX, 6),
                      7,
                    ) + s.surcharge,
                    8,
                  ),
                ) +
                  countOf(
                    through(PRINTED_SUSPEND_COST[s.def[c]!]!, 10),
                    (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X && !rules.isPhyrexian(s, s_),
                  ),
                11,
              ) &&
            completable(rules, s, (t) => rules.doSuspend(t, c, p))))
      )
    },

    /** [mtg.702.61] Begins `suspend`, which may stop to ask. */
    doSuspend(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SuspendFrame>(s, { proc: PROC.suspendFrame, pc: 0, answer: 0, c, p })
    },

    stepSuspend(s: State, f: SuspendFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            if (!rules.isAtEase(s, f.p) && !rules.isQuick(s, s.def[f.c]!)) {
              refuse(s, 13)
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.pay(s, PRINTED_SUSPEND_COST[s.def[f.c]!]!, f.p)
          case 1:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after pay */:
            f.pc = 3
            return rules.move(s, f.c, ZONE.exile + f.p)
          case 3 /* after move */:
            if (s.shared !== undefined) s.timeCounters = owned(s.timeCounters, s.shared.lists.timeCounters)
            s.timeCounters[f.c] = orElse(PRINTED_SUSPEND_NUMBER[s.def[f.c]!]!, 0)
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.suspend, [f.c, f.p], [f.c])
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [mtg.702.61] Every rule that keeps `suspend` from happening. */
    refusalsOfSuspend(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsNoSuspend(s, c, p)) out.push(90 /* no-suspend */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSuspend(t, c, p))
        if (!could) out.push(91, ...whyNot(rules, s, (t) => rules.doSuspend(t, c, p)))
        return could
      })
    },

    /** [mtg.702.61] `no-suspend` */
    forbidsNoSuspend(s: State, c: number, _p: number): boolean {
      return PRINTED_SUSPEND_COST[s.def[c]!]!.length === 0
    },

    /** [mtg.702.61] */
    isGivenSuspend(s: State, it: number): boolean {
      return s.givenSuspend[it] === true
    },

    /** [mtg.702.61] */
    isSuspending(s: State, c: number): boolean {
      return PRINTED_SUSPEND_NUMBER[s.def[c]!]! !== NONE || rules.isGivenSuspend(s, c)
    },

    /** [mtg.702.61] */
    isSuspended(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.exile) && rules.isSuspending(s, c) && s.timeCounters[c]! > 0
    },

    /** [mtg.702.61] `when-upkeep` */
    matchesWhenUpkeep(s: State, this_: number, p: number): boolean {
      return rules.isSuspended(s, this_) && within(s.place[this_]!, ZONE.exile) && p === s.owner[this_]!
    },

    /** [mtg.702.61] Effect of `when-upkeep`. */
    whenUpkeep(s: State, you: number, this_: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.upkeepEffectFrame, you, this_, false, [this_, you]), [this_])
    },

    /** [mtg.702.61] Effect of `upkeep-effect`. */
    upkeepEffect(s: State, this_: number, _you: number): void {
      if (rules.isSuspended(s, this_)) rules.countDown(s, this_)
    },

    /** [mtg.702.61] `when-count-down` */
    matchesWhenCountDown(s: State, c: number): boolean {
      return rules.isSuspending(s, c) && within(s.place[c]!, ZONE.exile) && s.timeCounters[c]! === 0
    },

    /** [mtg.702.61] Effect of `when-count-down`. */
    whenCountDown(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.countDownEffectFrame, you, c, false, [c, you]), [c])
    },

    /** [mtg.702.61] Effect of `count-down-effect`. */
    countDownEffect(s: State, c: number, you: number): void {
      pushFrame<CountDownEffectFrame>(s, { proc: PROC.countDownEffectFrame, pc: 0, answer: 0, c, you })
    },

    stepCountDownEffect(s: State, f: CountDownEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.c]!, ZONE.exile)) return popFrame(s)
          f.pc = 1
          return rules.letCast(s, f.c, WAY['by-suspend'], f.c, s.owner[f.c]!)
        case 1 /* after let-cast */:
          return popFrame(s)
      }
    },

    /** [mtg.702.61] Carries out `count-down`. */
    countDown(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['count-down'], [c], [c])
      s.changedInLine = true
      if (s.shared !== undefined) s.timeCounters = owned(s.timeCounters, s.shared.lists.timeCounters)
      s.timeCounters[c] = reckoned(s.timeCounters[c]! - 1, 54)
      if (s.linesDeep > 0) {
        putsOff(s, PROC.afterCountDownFrame, [c])
      } else {
        if (rules.matchesWhenCountDown(s, c))
          heldByEffect(
            s,
            addEffect(s, 0, PROC.whenCountDownFrame, rules.holder(s, c), c, false, [rules.holder(s, c), c]),
            [c],
          )
      }
    },

    /** [mtg.702.61] */
    has(s: State, c: number, k: number): boolean {
      return (
        (k === KEYWORD.haste && s.wayCast[c]! === WAY['by-suspend']) ||
        PRINTED_KEYWORDS[s.def[c]!]!.includes(k) ||
        ((k === KEYWORD.flying ||
          k === KEYWORD['first-strike'] ||
          k === KEYWORD.vigilance ||
          k === KEYWORD.trample ||
          k === KEYWORD.haste) &&
          within(s.place[c]!, ZONE.battlefield) &&
          rules.isCreature(s, c) &&
          through(s.zones[ZONE.battlefield + rules.holder(s, c)] ?? [], 121).some(
            (m) => s.def[m]! === CARD['アクローマの記念碑'],
          ))
      )
    },

    /** [mtg.702.51] `instead-draw-one` */
    matchesInsteadDrawOne(s: State, this_: number, p: number): boolean {
      return (
        within(s.place[this_]!, ZONE.graveyard) &&
        PRINTED_DREDGE[s.def[this_]!]! !== NONE &&
        p === s.owner[this_]! &&
        s.zones[ZONE.library + p]!.length >= orElse(PRINTED_DREDGE[s.def[this_]!]!, 0)
      )
    },

    /** [mtg.702.51] Effect of `instead-draw-one`. */
    insteadDrawOne(s: State, p: number, this_: number, you: number): void {
      pushFrame<InsteadDrawOneFrame>(s, {
        proc: PROC.insteadDrawOneFrame,
        pc: 0,
        answer: 0,
        p,
        this_,
        you,
        replaces: 6,
      })
    },

    stepInsteadDrawOne(s: State, f: InsteadDrawOneFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 66, f.p, true)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            f.pc = 1
            return rules.drawOne(s, f.p)
          }
          f.pc = 3
          return rules.mill(s, orElse(PRINTED_DREDGE[s.def[f.this_]!]!, 0), f.p)
        case 3 /* after mill */:
          f.pc = 1
          return rules.move(s, f.this_, ZONE.hand + f.p)
      }
    },

    /** [mtg.702.84] `when-cast` */
    matchesWhenCast(s: State, c: number, _d: number, _w: number, _p: number): boolean {
      return within(s.place[c]!, ZONE.stack) && PRINTED_KEYWORDS[s.def[c]!]!.includes(KEYWORD.cascade)
    },

    /** [mtg.702.84] Effect of `when-cast`. */
    whenCast(s: State, c: number, p: number, you: number): void {
      const bound = rules.manaValueOf(s, s.def[c]!)
      s.changedInLine = true
      heldByEffect(
        s,
        addEffect(s, ZONE.pile, PROC.castEffectFrame2, p, c, false, [
          p,
          bound,
          you,
          c,
          allSee(s, rules.viewersOf, [c], ['mixed', 'effects']),
        ]),
        [c],
      )
    },

    /** [mtg.702.84] Effect of `cast-effect`. */
    castEffect2(s: State, p: number, bound: number, you: number, c: number): void {
      // prettier-ignore
      pushFrame<CastEffectFrame2>(s, {
        proc: PROC.castEffectFrame2, pc: 0, answer: 0, p, bound, you, c, dug: [], going: false, c2: NONE, list1: [],
        next2: 0,
      })
    },

    stepCastEffect2(s: State, f: CastEffectFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.dug = []
            f.going = true
            f.pc = 1
            continue
          case 1:
            if (!f.going || s.zones[ZONE.library + f.p]!.length === 0) {
              f.pc = 4
              continue
            }
            goesRound(83)
            f.list1 = top(s.zones[ZONE.library + f.p]!, 1)
            f.next2 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              continue
            }
            f.c2 = f.list1[f.next2++]!
            f.pc = 3
            return rules.move(s, f.c2, ZONE.exile + f.p)
          case 3 /* after move */:
            f.dug = union(f.dug, [f.c2])
            if (rules.isLandCard(s, f.c2) || rules.manaValueOf(s, s.def[f.c2]!) >= f.bound) {
              f.pc = 2
              continue
            }
            f.going = false
            f.pc = 2
            return rules.letCast(s, f.c2, WAY['for-free'], f.c, f.p)
          case 4:
            if (!f.dug.some((c3) => within(s.place[c3]!, ZONE.exile))) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesRound(84)
            f.pc = 5
            return rules.ask(s, f, 67, CHANCE, false)
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              const c4 = f.answer - 1
              f.pc = 4
              return rules.move(s, c4, ZONE.library + f.p, true)
            }
            refuse(s, 56)
            f.pc = 4
            continue
        }
    },

    /** [mtg.702.84] What may be answered: choose a card. */
    answersToCastEffect(s: State, f: CastEffectFrame2, out: number[]): void {
      for (const c of f.dug) if (within(s.place[c]!, ZONE.exile)) out.push(c + 1)
    },

    /** [mtg.702.34] `instead-move-2` */
    matchesInsteadMove2(s: State, card2: number, from2: number, to2: number): boolean {
      return PRINTED_MADNESS_COST[s.def[card2]!]!.length > 0 && within(from2, ZONE.hand) && within(to2, ZONE.graveyard)
    },

    /** [mtg.702.34] Effect of `instead-move-2`. */
    insteadMove2(s: State, card2: number, you: number): void {
      pushFrame<InsteadMove2Frame>(s, { proc: PROC.insteadMove2Frame, pc: 0, answer: 0, card2, you, replaces: 1 })
    },

    stepInsteadMove2(s: State, f: InsteadMove2Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.card2, ZONE.exile + s.owner[f.card2]!)
        case 1 /* after move */:
          rules.goMad(s, f.card2, s.owner[f.card2]!)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [mtg.702.34] `when-go-mad` */
    matchesWhenGoMad(s: State, c: number, _p: number): boolean {
      return PRINTED_MADNESS_COST[s.def[c]!]!.length > 0
    },

    /** [mtg.702.34] Effect of `when-go-mad`. */
    whenGoMad(s: State, p: number, c: number, you: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.goMadEffectFrame, p, c, false, [c, you, p]), [c])
    },

    /** [mtg.702.34] Effect of `go-mad-effect`. */
    goMadEffect(s: State, c: number, you: number, p: number): void {
      pushFrame<GoMadEffectFrame>(s, { proc: PROC.goMadEffectFrame, pc: 0, answer: 0, c, you, p })
    },

    stepGoMadEffect(s: State, f: GoMadEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            if (!within(s.place[f.c]!, ZONE.exile)) continue
            return rules.letCast(s, f.c, WAY['by-madness'], f.c, f.p)
          case 1 /* after move */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2:
            if (within(s.place[f.c]!, ZONE.exile)) {
              f.pc = 1
              return rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [mtg.702.34] Carries out `go-mad`. */
    goMad(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['go-mad'], [c, p], [c])
      if (s.linesDeep > 0) {
        putsOff(s, PROC.afterGoMadFrame, [c, p])
      } else {
        if (rules.matchesWhenGoMad(s, c, p))
          heldByEffect(
            s,
            addEffect(s, 0, PROC.whenGoMadFrame, rules.holder(s, c), c, false, [p, c, rules.holder(s, c)]),
            [c],
          )
      }
    },

    /** [mtg.702.93] */
    isKeptRevealed(s: State, it: number): boolean {
      return s.keptRevealed[it] === true
    },

    /** [mtg.702.93] `after-drawn` */
    matchesAfterDrawn(s: State, c: number, p: number): boolean {
      return PRINTED_MIRACLE_COST[s.def[c]!]!.length > 0 && s.drawsThisTurn[p]! === 1
    },

    /** [mtg.702.93] */
    afterDrawn(s: State, p: number, c: number): void {
      pushFrame<AfterDrawnFrame>(s, { proc: PROC.afterDrawnFrame, pc: 0, answer: 0, p, c })
    },

    stepAfterDrawn(s: State, f: AfterDrawnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 68, f.p, true)
        case 1 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          rules.workMiracle(s, f.c, f.p)
          return popFrame(s)
      }
    },

    /** [mtg.702.93] `when-work-miracle` */
    matchesWhenWorkMiracle(s: State, c: number, _p: number): boolean {
      return PRINTED_MIRACLE_COST[s.def[c]!]!.length > 0
    },

    /** [mtg.702.93] Effect of `when-work-miracle`. */
    whenWorkMiracle(s: State, p: number, c: number, you: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.workMiracleEffectFrame, p, c, false, [c, you, p]), [c])
    },

    /** [mtg.702.93] Effect of `work-miracle-effect`. */
    workMiracleEffect(s: State, c: number, you: number, p: number): void {
      pushFrame<WorkMiracleEffectFrame>(s, { proc: PROC.workMiracleEffectFrame, pc: 0, answer: 0, c, you, p })
    },

    stepWorkMiracleEffect(s: State, f: WorkMiracleEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (!rules.isKeptRevealed(s, f.c)) {
              f.pc = 1
              continue
            }
            f.pc = 1
            return rules.letCast(s, f.c, WAY['by-miracle'], f.c, f.p)
          case 1:
            if (within(s.place[f.c]!, ZONE.hand)) {
              s.changedInLine = true
              if (s.shared !== undefined) s.keptRevealed = owned(s.keptRevealed, s.shared.lists.keptRevealed)
              s.keptRevealed[f.c] = false
            }
            return popFrame(s)
        }
    },

    /** [mtg.702.93] Carries out `work-miracle`. */
    workMiracle(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['work-miracle'], [c, p], [c])
      for (const each of seats(s)) {
        if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, each)
        showTo(s, c, each)
      }
      if (within(s.place[c]!, ZONE.hand)) {
        if (s.shared !== undefined) s.keptRevealed = owned(s.keptRevealed, s.shared.lists.keptRevealed)
        s.keptRevealed[c] = true
      }
      if (rules.matchesWhenWorkMiracle(s, c, p))
        heldByEffect(
          s,
          addEffect(s, 0, PROC.whenWorkMiracleFrame, rules.holder(s, c), c, false, [p, c, rules.holder(s, c)]),
          [c],
        )
    },

    /** [mtg.702.78] `when-move` */
    matchesWhenMove(s: State, card2: number, from2: number, to2: number): boolean {
      return (
        PRINTED_KEYWORDS[rules.lastKnownOf(s, card2)]!.includes(KEYWORD.persist) &&
        within(from2, ZONE.battlefield) &&
        within(to2, ZONE.graveyard) &&
        s.minusCounters[card2]! === 0
      )
    },

    /** [mtg.702.78] Effect of `when-move`. */
    whenMove(s: State, card2: number, you: number): void {
      const now = s.stamp[card2]!
      s.changedInLine = true
      heldByEffect(
        s,
        addEffect(s, ZONE.pile, PROC.moveEffectFrame, s.owner[card2]!, card2, false, [
          card2,
          now,
          you,
          allSee(s, rules.viewersOf, [card2], ['mixed', 'effects']),
        ]),
        [card2],
      )
    },

    /** [mtg.702.78] Effect of `move-effect`. */
    moveEffect2(s: State, card2: number, now: number, you: number): void {
      pushFrame<MoveEffectFrame>(s, { proc: PROC.moveEffectFrame, pc: 0, answer: 0, card2, now, you })
    },

    stepMoveEffect(s: State, f: MoveEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.card2]! !== f.now) return popFrame(s)
          f.pc = 1
          return rules.enter2(s, f.card2, s.owner[f.card2]!)
        case 1 /* after enter */:
          if (within(s.place[f.card2]!, ZONE.battlefield)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.minusCounters = owned(s.minusCounters, s.shared.lists.minusCounters)
            s.minusCounters[f.card2] = reckoned(s.minusCounters[f.card2]! + 1, 85)
          }
          return popFrame(s)
      }
    },

    /** [mtg.702.87] */
    isRebounding(s: State, it: number): boolean {
      return s.rebounding[it] === true
    },

    /** [mtg.702.87] `instead-move-3` */
    matchesInsteadMove3(s: State, card2: number, from2: number, to2: number): boolean {
      return (
        within(s.place[card2]!, ZONE.stack) &&
        PRINTED_KEYWORDS[s.def[card2]!]!.includes(KEYWORD.rebound) &&
        within(from2, ZONE.stack) &&
        within(to2, ZONE.graveyard) &&
        rules.isHandCast(s, card2) &&
        s.resolving === card2
      )
    },

    /** [mtg.702.87] Effect of `instead-move-3`. */
    insteadMove3(s: State, card2: number): void {
      pushFrame<InsteadMove3Frame>(s, { proc: PROC.insteadMove3Frame, pc: 0, answer: 0, card2, replaces: 2 })
    },

    stepInsteadMove3(s: State, f: InsteadMove3Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.card2, ZONE.exile + s.owner[f.card2]!)
        case 1 /* after move */:
          if (within(s.place[f.card2]!, ZONE.exile)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.rebounding = owned(s.rebounding, s.shared.lists.rebounding)
            s.rebounding[f.card2] = true
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [mtg.702.87] `when-upkeep-2` */
    matchesWhenUpkeep2(s: State, this_: number, p: number): boolean {
      return rules.isRebounding(s, this_) && within(s.place[this_]!, ZONE.exile) && p === s.owner[this_]!
    },

    /** [mtg.702.87] Effect of `when-upkeep-2`. */
    whenUpkeep2(s: State, this_: number, you: number): void {
      if (within(s.place[this_]!, ZONE.exile)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.rebounding = owned(s.rebounding, s.shared.lists.rebounding)
        s.rebounding[this_] = false
      }
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.upkeepEffectFrame2, you, this_, false, [this_, you]), [this_])
    },

    /** [mtg.702.87] Effect of `upkeep-effect`. */
    upkeepEffect2(s: State, this_: number, you: number): void {
      pushFrame<UpkeepEffectFrame2>(s, { proc: PROC.upkeepEffectFrame2, pc: 0, answer: 0, this_, you })
    },

    stepUpkeepEffect2(s: State, f: UpkeepEffectFrame2): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.this_]!, ZONE.exile)) return popFrame(s)
          f.pc = 1
          return rules.letCast(s, f.this_, WAY['for-free'], f.this_, s.owner[f.this_]!)
        case 1 /* after let-cast */:
          return popFrame(s)
      }
    },

    /** [mtg.702.32] */
    isKicked(s: State, it: number): boolean {
      return s.kicked[it] === true
    },

    /** [mtg.702.32] Carries out `kick`. */
    kick(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.kick, [c, p], [c])
      if (within(s.place[c]!, ZONE.stack) || within(s.place[c]!, ZONE.battlefield)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.kicked = owned(s.kicked, s.shared.lists.kicked)
        s.kicked[c] = true
      }
    },

    /** [mtg.702.46] Begins `splice-onto`, which may stop to ask. */
    spliceOnto(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['splice-onto'], [c, p], [c])
      pushFrame<SpliceOntoFrame>(s, {
        proc: PROC.spliceOntoFrame,
        pc: 0,
        answer: 0,
        c,
        p,
        shown2: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepSpliceOnto(s: State, f: SpliceOntoFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.shown2 = []
            f.atLeast1 = 0
            f.atMost2 = 3
            f.pc = 1
            continue
          case 1:
            if (f.shown2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 45, f.p, f.shown2.length >= f.atLeast1, f.shown2.length)
          case 2:
            if (f.shown2.length < f.atLeast1) refuse(s, 14)
            for (const s_ of f.shown2) {
              for (const each of seats(s)) {
                s.changedInLine = true
                if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, s_, each)
                showTo(s, s_, each)
              }
              s.changedInLine = true
              if (s.shared !== undefined) s.spliced = owned(s.spliced, s.shared.lists.spliced)
              s.spliced[f.c] = grown(joined(s.spliced[f.c]!, [s.def[s_]!]), 55)
            }
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.shown2 = [...f.shown2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [mtg.702.46] What may be answered: choose 0 to 3 cards as shown. */
    answersToSpliceOnto(s: State, f: SpliceOntoFrame, out: number[]): void {
      for (const s_ of s.zones[ZONE.hand + f.p]!)
        if (!isChosen(s_, f.shown2) && PRINTED_SPLICE_COST[s.def[s_]!]!.length > 0) out.push(s_ + 1)
    },

    /** What is chosen so far: choose 0 to 3 cards as shown. */
    pickedForSpliceOnto(f: SpliceOntoFrame): PickedSoFar {
      return { answers: f.shown2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [mtg.702.96] Whether `scavenge` may happen. */
    canScavenge(s: State, c: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, c, p) &&
          someOf(s, ZONE.battlefield, (t2) => rules.isCreature(s, t2) && rules.reaches(s, c, t2)) &&
          rules.availableOf(s, p) >=
            reckoned(
              Math.max(
                0,
                reckoned(
                  reckoned(
                    sumOf(through(PRINTED_SCAVENGE_COST[s.def[c]!]!, 4), (each) => rules.worthOf(s, each)) +
                      reckoned(copies(through(PRINTED_SCAVENGE_COST[s.def[c]!]!, 5), SYMBOL.X) * s.chosenX, 6),
                    7,
                  ) + s.surcharge,
                  8,
                ),
              ) +
                countOf(
                  through(PRINTED_SCAVENGE_COST[s.def[c]!]!, 10),
                  (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X && !rules.isPhyrexian(s, s_),
                ),
              11,
            ) &&
          completable(rules, s, (t) => rules.doScavenge(t, c, p)))
      )
    },

    /** [mtg.702.96] Begins `scavenge`, which may stop to ask. */
    doScavenge(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<ScavengeFrame>(s, { proc: PROC.scavengeFrame, pc: 0, answer: 0, c, p, t2: NONE })
    },

    stepScavenge(s: State, f: ScavengeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.c, f.p)
            f.pc = 2
            return rules.ask(s, f, 46, f.p, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.scavenge, [f.c, f.p], [f.c])
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.t2 = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_SCAVENGE_COST[s.def[f.c]!]!, f.p)
            }
            refuse(s, 15)
            f.pc = 1
            continue
          case 3 /* after pay */:
            f.pc = 4
            return rules.move(s, f.c, ZONE.exile + f.p)
          case 4 /* after move */: {
            const gain = rules.powerOf(s, f.c)
            const was = s.stamp[f.t2]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.scavengeEffectFrame, f.p, f.c, false, [
                f.t2,
                was,
                gain,
                allSee(s, rules.viewersOf, [f.t2], ['frames.t2', 'mixed']),
              ]),
              [f.t2],
            )
            rules.putUp(s)
            rules.noteAim(s, f.t2, f.c)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.702.96] What may be answered: choose a creature card. */
    answersToScavenge(s: State, f: ScavengeFrame, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (rules.isCreature(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.702.96] Every rule that keeps `scavenge` from happening. */
    refusalsOfScavenge(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doScavenge(t, c, p))
        if (!could) out.push(92, ...whyNot(rules, s, (t) => rules.doScavenge(t, c, p)))
        return could
      })
    },

    /** [mtg.702.96] Effect of `scavenge-effect`. */
    scavengeEffect(s: State, t2: number, was: number, gain: number): void {
      if (s.stamp[t2]! === was) {
        s.changedInLine = true
        if (s.shared !== undefined) s.plusCounters = owned(s.plusCounters, s.shared.lists.plusCounters)
        s.plusCounters[t2] = reckoned(s.plusCounters[t2]! + gain, 79)
      }
    },
  }
}
