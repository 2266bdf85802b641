// Compiled from the rules of BuildDivide into play.ts: what rules/build-divide/play.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, copies, countOf, goesOn, goesRound, happens, heldAnew, heldByEffect,
  noteDone, noteEvent, orElse, owned, popFrame, pushFrame, range, reckoned, refuse, through, union, whyNot, within,
} from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
// prettier-ignore
import { CARD, EVENT, PHASE, PRINTED_COLOR, PRINTED_COLORED, PRINTED_COST, PRINTED_OPENED_FACE, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AbilityOfFrame, ActivateFrame, PayForFrame, PlayFrame, PlayFreeFrame, PutUpFrame, ResolveNewestFrame, State,
  TextOfFrame,
} from './state.ts'

export function playRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.play.1] */
    isAtLeisure(s: State, p: number): boolean {
      return (
        p === s.turnPlayer &&
        s.phaseNow === PHASE.main &&
        s.zones[ZONE.chain]!.length === 0 &&
        s.zones[ZONE.packets]!.length === 0 &&
        s.packetsOpen === 0
      )
    },

    /** [bd.play.3] */
    isQuickAbility(s: State, c: number): boolean {
      return s.def[c]! === CARD['《archer》']
    },

    /** [bd.play.3] */
    isNormalAbility(s: State, c: number): boolean {
      return s.def[c]! === CARD['《clerk》']
    },

    /** [bd.play.2] Whether `play` may happen. */
    canPlay(s: State, c: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (countOf(s.zones[ZONE.energy + p]!, (m) => !rules.isRested(s, m)) >= rules.priceOf(s, c) &&
          completable(rules, s, (t) => rules.doPlay(t, c, p)))
      )
    },

    /** [bd.play.2] Begins `play`, which may stop to ask. */
    doPlay(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<PlayFrame>(s, { proc: PROC.playFrame, pc: 0, answer: 0, c, p })
    },

    stepPlay(s: State, f: PlayFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.pc = 1
          return rules.payFor(s, f.c, f.p)
        case 1 /* after pay-for */:
          f.pc = 2
          return rules.putUp(s, f.c, f.p)
        case 2 /* after put-up */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.play, [f.c, f.p], [f.c])
          // [bd.card.7]
          if (rules.isAnAce(s, f.c)) rules.openTerritory(s, f.p)
          for (const this_ of s.zones[ZONE.field]!.filter((it2) => rules.matchesWhenPlay(s, it2, f.c, f.p)))
            addEffect(s, 0, PROC.whenPlayFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_])
          for (const this_2 of s.zones[ZONE.field]!.filter((it3) => rules.matchesWhenPlay2(s, it3, f.c, f.p)))
            addEffect(s, 0, PROC.whenPlay2Frame, rules.holder(s, this_2), this_2, false, [
              rules.holder(s, this_2),
              this_2,
            ])
          for (const this_3 of s.zones[ZONE.field]!.filter((it4) => rules.matchesWhenPlay3(s, it4, f.c, f.p)))
            addEffect(s, 0, PROC.whenPlay3Frame, rules.holder(s, this_3), this_3, false, [
              rules.holder(s, this_3),
              this_3,
            ])
          return popFrame(s)
      }
    },

    /** [bd.play.2] Every rule that keeps `play` from happening. */
    refusalsOfPlay(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doPlay(t, c, p))
        if (!could) out.push(20, ...whyNot(rules, s, (t) => rules.doPlay(t, c, p)))
        return could
      })
    },

    /** [bd.play.4] Whether `play-free` may happen. */
    canPlayFree(s: State, c: number, p: number): boolean {
      return s.announcing > 0 || completable(rules, s, (t) => rules.doPlayFree(t, c, p))
    },

    /** [bd.play.4] Carries out `play-free` if it may happen. */
    playFree(s: State, c: number, p: number): void {
      if (rules.canPlayFree(s, c, p)) return rules.doPlayFree(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['play-free'], [c, p], s.reasons)
    },

    /** [bd.play.4] Begins `play-free`, which may stop to ask. */
    doPlayFree(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<PlayFreeFrame>(s, { proc: PROC.playFreeFrame, pc: 0, answer: 0, c, p })
    },

    stepPlayFree(s: State, f: PlayFreeFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.pc = 1
          return rules.putUp(s, f.c, f.p)
        case 1 /* after put-up */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['play-free'], [f.c, f.p], [f.c])
          return popFrame(s)
      }
    },

    /** [bd.play.4] Every rule that keeps `play-free` from happening. */
    refusalsOfPlayFree(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doPlayFree(t, c, p))
        if (!could) out.push(21, ...whyNot(rules, s, (t) => rules.doPlayFree(t, c, p)))
        return could
      })
    },

    /** [bd.play.2] Begins `put-up`, which may stop to ask. */
    putUp(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['put-up'], [c, p], [c])
      pushFrame<PutUpFrame>(s, { proc: PROC.putUpFrame, pc: 0, answer: 0, c, p })
    },

    stepPutUp(s: State, f: PutUpFrame): void {
      switch (f.pc) {
        case 0:
          rules.move(s, f.c, ZONE.resolution)
          if (s.shared !== undefined) s.control = owned(s.control, s.shared.lists.control)
          s.control[f.c] = f.p
          s.aiming = heldAnew(s, 'aiming', 0, f.c, ['frames.c', 'mixed'])
          s.aimedAt = []
          f.pc = 1
          return rules.textOf(s, f.c, f.p)
        case 1 /* after text-of */:
          s.aiming = NONE
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [bd.play.2] Begins `text-of`, which may stop to ask. */
    textOf(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['text-of'], [c, p], [c])
      pushFrame<TextOfFrame>(s, { proc: PROC.textOfFrame, pc: 0, answer: 0, c, p })
    },

    stepTextOf(s: State, f: TextOfFrame): void {
      switch (f.pc) {
        case 0:
          // [bd.samples.1]
          if (s.def[f.c]! === CARD['S1']) {
            // [bd.samples.1]
            rules.textOfOfText27(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.samples.3]
          if (s.def[f.c]! === CARD['S3']) {
            f.pc = 1
            return rules.textOfOfText26(s, f.c, f.p)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《study》']) {
            // [bd.fixtures.1]
            rules.textOfOfText25(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《rally》']) {
            // [bd.fixtures.1]
            rules.textOfOfText24(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《ward》']) {
            f.pc = 1
            return rules.textOfOfText23(s, f.c, f.p)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《gift》']) {
            // [bd.fixtures.1]
            rules.textOfOfText22(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《bolt》']) {
            f.pc = 1
            return rules.textOfOfText21(s, f.c, f.p)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《trade》']) {
            f.pc = 1
            return rules.textOfOfText20(s, f.c, f.p)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《feint》']) {
            f.pc = 1
            return rules.textOfOfText19(s, f.c, f.p)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《ambush》']) {
            // [bd.fixtures.1]
            rules.textOfOfText18(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《spark》']) {
            // [bd.fixtures.1]
            rules.textOfOfText17(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《blaze》']) {
            // [bd.fixtures.1]
            rules.textOfOfText16(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.3]
          if (s.def[f.c]! === CARD['《recall》']) {
            // [bd.fixtures.3]
            rules.textOfOfText15(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.3]
          if (s.def[f.c]! === CARD['《summons》']) {
            // [bd.fixtures.3]
            rules.textOfOfText14(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.3]
          if (s.def[f.c]! === CARD['《levy》']) {
            // [bd.fixtures.3]
            rules.textOfOfText13(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.3]
          if (s.def[f.c]! === CARD['《harvest》']) {
            // [bd.fixtures.3]
            rules.textOfOfText12(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.3]
          if (s.def[f.c]! === CARD['《omen》']) {
            // [bd.fixtures.3]
            rules.textOfOfText11(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.3]
          if (s.def[f.c]! === CARD['《renewal》']) {
            // [bd.fixtures.3]
            rules.textOfOfText10(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.4]
          if (s.def[f.c]! === CARD['《insight》']) {
            // [bd.fixtures.4]
            rules.textOfOfText9(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.4]
          if (s.def[f.c]! === CARD['《triumph》']) {
            // [bd.fixtures.4]
            rules.textOfOfText8(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.4]
          if (s.def[f.c]! === CARD['《despair》']) {
            // [bd.fixtures.4]
            rules.textOfOfText7(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.4]
          if (s.def[f.c]! === CARD['《end of all》']) {
            // [bd.fixtures.4]
            rules.textOfOfText6(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《denial》']) {
            f.pc = 1
            return rules.textOfOfText5(s, f.c, f.p)
          }
          // [bd.fixtures.6]
          if (s.def[f.c]! === CARD['《flare》']) {
            // [bd.fixtures.6]
            rules.textOfOfText4(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.6]
          if (s.def[f.c]! === CARD['《undertow》']) {
            // [bd.fixtures.6]
            rules.textOfOfText3(s, f.c, f.p)
            return popFrame(s)
          }
          // [bd.fixtures.6]
          if (s.def[f.c]! === CARD['《halo》']) {
            f.pc = 1
            return rules.textOfOfText2(s, f.c, f.p)
          }
          // [bd.fixtures.6]
          if (s.def[f.c]! === CARD['《pit》']) {
            // [bd.fixtures.6]
            rules.textOfOfText(s, f.c, f.p)
          } else {
            heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame, f.p, f.c, false, [f.c, f.p]), [f.c])
          }
          return popFrame(s)
        case 1 /* after text-of */:
          return popFrame(s)
      }
    },

    /** [bd.play.2] Effect of `text-of-effect`. */
    textOfEffect(s: State, c: number, p: number): void {
      if (s.place[c] === ZONE.resolution) rules.enter2(s, c, p)
    },

    /** [bd.play.5] Carries out `enter`. */
    enter2(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.enter, [c, p], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.field)
      if (s.shared !== undefined) s.control = owned(s.control, s.shared.lists.control)
      s.control[c] = p
      s.visits = reckoned(s.visits + 1, 9)
      if (s.shared !== undefined) s.visit = owned(s.visit, s.shared.lists.visit)
      s.visit[c] = s.visits
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
      if (rules.matchesAfterEnter(s, c, p)) rules.afterEnter(s, rules.holder(s, c), c)
      if (rules.matchesWhenEnter(s, c, p))
        heldByEffect(s, addEffect(s, 0, PROC.whenEnterFrame, rules.holder(s, c), c, false, [rules.holder(s, c), c]), [
          c,
        ])
      if (rules.matchesWhenEnter2(s, c, p))
        heldByEffect(s, addEffect(s, 0, PROC.whenEnter2Frame, rules.holder(s, c), c, false, [rules.holder(s, c), c]), [
          c,
        ])
    },

    /** [bd.play.6] Carries out `aim-at`. */
    aimAt(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-at'], [c], [c])
      s.aimedAt = union(s.aimedAt, [rules.controllerOf(s, c)])
    },

    /** [bd.play.3] Whether `activate` may happen. */
    canActivate(s: State, c: number, _p: number): boolean {
      return (
        s.announcing > 0 ||
        ((s.def[c]! !== CARD['《archer》'] || !rules.isRested(s, c)) &&
          (s.def[c]! !== CARD['《clerk》'] || !rules.isRested(s, c)) &&
          (s.def[c]! === CARD['《archer》'] ? s.zones[ZONE.field]!.some((u) => rules.isUnit(s, u)) : true))
      )
    },

    /** [bd.play.3] Begins `activate`, which may stop to ask. */
    doActivate(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<ActivateFrame>(s, { proc: PROC.activateFrame, pc: 0, answer: 0, c, p })
    },

    stepActivate(s: State, f: ActivateFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          s.aiming = heldAnew(s, 'aiming', 0, f.c, ['frames.c', 'mixed'])
          s.aimedAt = []
          f.pc = 1
          return rules.abilityOf(s, f.c, f.p)
        case 1 /* after ability-of */:
          s.aiming = NONE
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.activate, [f.c, f.p], [f.c])
          return popFrame(s)
      }
    },

    /** [bd.play.3] Every rule that keeps `activate` from happening. */
    refusalsOfActivate(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doActivate(t, c, p))
        if (!could) out.push(22, ...whyNot(rules, s, (t) => rules.doActivate(t, c, p)))
        return could
      })
    },

    /** [bd.play.3] Whether `ability-of` may happen. */
    canAbilityOf(s: State, c: number, _p: number): boolean {
      return (
        (s.def[c]! !== CARD['《archer》'] || !rules.isRested(s, c)) &&
        (s.def[c]! !== CARD['《clerk》'] || !rules.isRested(s, c))
      )
    },

    /** [bd.play.3] Carries out `ability-of` if it may happen. */
    abilityOf(s: State, c: number, p: number): void {
      if (rules.canAbilityOf(s, c, p)) return rules.doAbilityOf(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['ability-of'], [c, p], s.reasons)
    },

    /** [bd.play.3] Begins `ability-of`, which may stop to ask. */
    doAbilityOf(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['ability-of'], [c, p], [c])
      pushFrame<AbilityOfFrame>(s, { proc: PROC.abilityOfFrame, pc: 0, answer: 0, c, p })
    },

    stepAbilityOf(s: State, f: AbilityOfFrame): void {
      switch (f.pc) {
        case 0:
          // [bd.fixtures.2]
          if (s.def[f.c]! === CARD['《archer》']) {
            f.pc = 1
            return rules.abilityOfOfText2(s, f.c, f.p)
          }
          // [bd.fixtures.2]
          if (s.def[f.c]! === CARD['《clerk》']) {
            // [bd.fixtures.2]
            rules.abilityOfOfText(s, f.c, f.p)
          }
          return popFrame(s)
        case 1 /* after ability-of */:
          return popFrame(s)
      }
    },

    /** [bd.play.3] Every rule that keeps `ability-of` from happening. */
    refusalsOfAbilityOf(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (s.def[c]! === CARD['《archer》'] && rules.isRested(s, c)) out.push(23 /* ability-of only if */)
      if (s.def[c]! === CARD['《clerk》'] && rules.isRested(s, c)) out.push(24 /* ability-of only if */)
    },

    /** [bd.turn.4] Carries out `charge`. */
    charge(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.charge, [c, p], [c])
      if (s.shared !== undefined)
        s.timesChargeDuringTurn = owned(s.timesChargeDuringTurn, s.shared.lists.timesChargeDuringTurn)
      s.timesChargeDuringTurn[p] = (s.timesChargeDuringTurn[p] ?? 0) + 1
      const begun = s.log?.length
      rules.move(s, c, ZONE.energy + p)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [bd.cost.1] */
    priceOf(s: State, c: number): number {
      return orElse(PRINTED_COST[s.def[c]!]!, 0)
    },

    /** [bd.cost.1] Whether `pay-for` may happen. */
    canPayFor(s: State, c: number, p: number): boolean {
      return countOf(s.zones[ZONE.energy + p]!, (m) => !rules.isRested(s, m)) >= rules.priceOf(s, c)
    },

    /** [bd.cost.1] Carries out `pay-for` if it may happen. */
    payFor(s: State, c: number, p: number): void {
      if (rules.canPayFor(s, c, p)) return rules.doPayFor(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-for'], [c, p], s.reasons)
    },

    /** [bd.cost.1] Begins `pay-for`, which may stop to ask. */
    doPayFor(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['pay-for'], [c, p], [c])
      // prettier-ignore
      pushFrame<PayForFrame>(s, {
        proc: PROC.payForFrame, pc: 0, answer: 0, c, p, v: NONE, list1: [], next2: 0, list3: [], next4: 0, list5: [],
        next6: 0,
      })
    },

    stepPayFor(s: State, f: PayForFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through([...new Set(PRINTED_COLORED[s.def[f.c]!]!)], 10)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              f.list5 = through(range(1, rules.priceOf(s, f.c) - PRINTED_COLORED[s.def[f.c]!]!.length, 14), 15)
              f.next6 = 0
              f.pc = 4
              continue
            }
            goesOn(10)
            f.v = f.list1[f.next2++]!
            f.list3 = through(range(1, copies(PRINTED_COLORED[s.def[f.c]!]!, f.v), 11), 12)
            f.next4 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next4 >= f.list3.length) {
              f.pc = 1
              continue
            }
            f.next4 += 1
            f.pc = 3
            return rules.ask(s, f, 16, f.p, false)
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 3)
              f.pc = 2
              continue
            }
            const m = f.answer - 1
            if (s.place[m] === ZONE.field || within(s.place[m]!, ZONE.energy)) {
              if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
              s.rested[m] = true
            }
            f.pc = 2
            continue
          }
          case 4:
            if (f.next6 >= f.list5.length) return popFrame(s)
            f.next6 += 1
            f.pc = 5
            return rules.ask(s, f, 17, f.p, false)
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 4)
              f.pc = 4
              continue
            }
            const m2 = f.answer - 1
            if (s.place[m2] === ZONE.field || within(s.place[m2]!, ZONE.energy)) {
              if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
              s.rested[m2] = true
            }
            f.pc = 4
            continue
          }
        }
    },

    /** [bd.cost.1] What may be answered: choose a card. */
    answersToPayFor(s: State, f: PayForFrame, out: number[]): void {
      for (const m of through(s.zones[ZONE.energy + f.p]!, 13))
        if (rules.isSpare(s, m) && PRINTED_COLOR[s.def[m]!]! === f.v) out.push(m + 1)
    },

    /** [bd.cost.1] What may be answered: choose a card. */
    answersToPayFor2(s: State, f: PayForFrame, out: number[]): void {
      for (const m of through(s.zones[ZONE.energy + f.p]!, 16)) if (rules.isSpare(s, m)) out.push(m + 1)
    },

    /** [bd.cost.1] Every rule that keeps `pay-for` from happening. */
    refusalsOfPayFor(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (countOf(s.zones[ZONE.energy + p]!, (m) => !rules.isRested(s, m)) < rules.priceOf(s, c))
        out.push(25 /* pay-for only if */)
    },

    /** [bd.cost.1] */
    isSpare(s: State, m: number): boolean {
      return (
        within(s.place[m]!, ZONE.energy) &&
        !rules.isRested(s, m) &&
        m ===
          (through(s.zones[ZONE.energy + s.owner[m]!] ?? [], 40).find(
            (k) => !rules.isRested(s, k) && PRINTED_COLOR[s.def[k]!]! === PRINTED_COLOR[s.def[m]!]!,
          ) ?? NONE)
      )
    },

    /** [bd.card.7] Carries out `open-territory`. */
    openTerritory(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['open-territory'], [p])
      for (const t2 of s.zones[ZONE.territory + p]!) {
        if (PRINTED_OPENED_FACE[s.def[t2]!]! !== NONE) {
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[t2] = orElse(PRINTED_OPENED_FACE[s.def[t2]!]!, s.def[t2]!)
        }
      }
    },

    /** [bd.play.7] Begins `resolve-newest`, which may stop to ask. */
    resolveNewest(s: State): void {
      if (s.over) return
      goesRound(18)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['resolve-newest'], [])
      pushFrame<ResolveNewestFrame>(s, {
        proc: PROC.resolveNewestFrame,
        pc: 0,
        answer: 0,
        c: NONE,
        list1: [],
        next2: 0,
      })
    },

    stepResolveNewest(s: State, f: ResolveNewestFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(s.zones[ZONE.chain]!, 17).filter((e2) => e2 === (s.zones[ZONE.chain]!.at(-1) ?? NONE))
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesOn(17)
            const e = f.list1[f.next2++]!
            f.c = s.effects[e]?.source ?? NONE
            f.pc = 2
            return rules.resolveEffect(s, e)
          }
          case 2 /* after the effect */:
            if (s.place[f.c] === ZONE.resolution) rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
            f.pc = 1
            continue
        }
    },
  }
}
