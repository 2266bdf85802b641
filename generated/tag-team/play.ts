// Compiled from the rules of TagTeam into play.ts: what rules/build-divide/play.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, copies, countOf, goesOn, goesRound, happens, heldAnew, heldByEffect,
  noteDone, noteEvent, owned, popFrame, pushFrame, range, reckoned, refuse, through, whyNot, within,
} from 'houserules/runtime'
import { CARD, EVENT, PRINTED_COLOR, PRINTED_COLORED } from '../build-divide/names.ts'
import type { PayForFrame, PlayFrame, PutUpFrame, ResolveNewestFrame, TextOfFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { EnterFrame, State, TextOfEffectFrame } from './state.ts'

export function playRules(all: object) {
  const rules = all as TagTeamRules
  return {
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
        if (!could) out.push(31, ...whyNot(rules, s, (t) => rules.doPlay(t, c, p)))
        return could
      })
    },

    /** [bd.play.4] Every rule that keeps `play-free` from happening. */
    refusalsOfPlayFree(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doPlayFree(t, c, p))
        if (!could) out.push(32, ...whyNot(rules, s, (t) => rules.doPlayFree(t, c, p)))
        return could
      })
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

    stepTextOf(s: State, f: TextOfFrame): void {
      switch (f.pc) {
        case 0:
          // [bd.samples.1]
          if (s.def[f.c]! === CARD['S1']) {
            f.pc = 1
            return rules.textOfOfText27(s, f.c, f.p)
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
            f.pc = 1
            return rules.textOfOfText22(s, f.c, f.p)
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
            f.pc = 1
            return rules.textOfOfText17(s, f.c, f.p)
          }
          // [bd.fixtures.1]
          if (s.def[f.c]! === CARD['《blaze》']) {
            f.pc = 1
            return rules.textOfOfText16(s, f.c, f.p)
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
            f.pc = 1
            return rules.textOfOfText4(s, f.c, f.p)
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
          if (s.def[f.c]! !== CARD['《pit》']) {
            heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame, f.p, f.c, false, [f.c, f.p]), [f.c])
            return popFrame(s)
          }
          // [bd.fixtures.6]
          f.pc = 1
          return rules.textOfOfText(s, f.c, f.p)
        case 1 /* after text-of */:
          return popFrame(s)
      }
    },

    /** [bd.play.2] Effect of `text-of-effect`. */
    textOfEffect(s: State, c: number, p: number): void {
      pushFrame<TextOfEffectFrame>(s, { proc: PROC.textOfEffectFrame, pc: 0, answer: 0, c, p })
    },

    stepTextOfEffect(s: State, f: TextOfEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.place[f.c] !== ZONE.resolution) return popFrame(s)
          f.pc = 1
          return rules.enter2(s, f.c, f.p)
        case 1 /* after enter */:
          return popFrame(s)
      }
    },

    /** [bd.play.5] Begins `enter`, which may stop to ask. */
    enter2(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.enter, [c, p], [c])
      pushFrame<EnterFrame>(s, { proc: PROC.enterFrame, pc: 0, answer: 0, c, p })
    },

    stepEnter(s: State, f: EnterFrame): void {
      switch (f.pc) {
        case 0:
          rules.move(s, f.c, ZONE.field)
          if (s.shared !== undefined) s.control = owned(s.control, s.shared.lists.control)
          s.control[f.c] = f.p
          s.visits = reckoned(s.visits + 1, 10)
          if (s.shared !== undefined) s.visit = owned(s.visit, s.shared.lists.visit)
          s.visit[f.c] = s.visits
          if (s.log !== null) noteDone(s, rules.viewersOf)
          // [bd.fixtures.1]
          f.pc = 1
          if (rules.matchesAfterEnter(s, f.c, f.p)) rules.afterEnter(s, rules.holder(s, f.c), f.c)
          return
        case 1 /* after after-enter */:
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
          return popFrame(s)
      }
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

    /** [bd.play.3] Every rule that keeps `activate` from happening. */
    refusalsOfActivate(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doActivate(t, c, p))
        if (!could) out.push(33, ...whyNot(rules, s, (t) => rules.doActivate(t, c, p)))
        return could
      })
    },

    /** [bd.play.3] Every rule that keeps `ability-of` from happening. */
    refusalsOfAbilityOf(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (s.def[c]! === CARD['《archer》'] && rules.isRested(s, c)) out.push(34 /* ability-of only if */)
      if (s.def[c]! === CARD['《clerk》'] && rules.isRested(s, c)) out.push(35 /* ability-of only if */)
    },

    stepPayFor(s: State, f: PayForFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through([...new Set(PRINTED_COLORED[s.def[f.c]!]!)], 11)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              f.list5 = through(range(1, rules.priceOf(s, f.c) - PRINTED_COLORED[s.def[f.c]!]!.length, 15), 16)
              f.next6 = 0
              f.pc = 4
              continue
            }
            goesOn(11)
            f.v = f.list1[f.next2++]!
            f.list3 = through(range(1, copies(PRINTED_COLORED[s.def[f.c]!]!, f.v), 12), 13)
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
            return rules.ask(s, f, 17, f.p, false)
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 4)
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
            return rules.ask(s, f, 18, f.p, false)
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 5)
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
      for (const m of through(s.zones[ZONE.energy + f.p]!, 14))
        if (rules.isSpare(s, m) && PRINTED_COLOR[s.def[m]!]! === f.v) out.push(m + 1)
    },

    /** [bd.cost.1] What may be answered: choose a card. */
    answersToPayFor2(s: State, f: PayForFrame, out: number[]): void {
      for (const m of through(s.zones[ZONE.energy + f.p]!, 17)) if (rules.isSpare(s, m)) out.push(m + 1)
    },

    /** [bd.cost.1] Every rule that keeps `pay-for` from happening. */
    refusalsOfPayFor(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (countOf(s.zones[ZONE.energy + p]!, (m) => !rules.isRested(s, m)) < rules.priceOf(s, c))
        out.push(36 /* pay-for only if */)
    },

    /** [bd.cost.1] */
    isSpare(s: State, m: number): boolean {
      return (
        within(s.place[m]!, ZONE.energy) &&
        !rules.isRested(s, m) &&
        m ===
          (through(s.zones[ZONE.energy + s.owner[m]!] ?? [], 43).find(
            (k) => !rules.isRested(s, k) && PRINTED_COLOR[s.def[k]!]! === PRINTED_COLOR[s.def[m]!]!,
          ) ?? NONE)
      )
    },

    /** [bd.play.7] Begins `resolve-newest`, which may stop to ask. */
    resolveNewest(s: State): void {
      if (s.over) return
      goesRound(19)
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
            f.list1 = through(s.zones[ZONE.chain]!, 18).filter((e2) => e2 === (s.zones[ZONE.chain]!.at(-1) ?? NONE))
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesOn(18)
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
