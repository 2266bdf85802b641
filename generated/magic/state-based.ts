// Compiled from the rules of Magic into state-based.ts: what rules/magic/state-based.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asItStands, endGame, goesRound, happens, heldByEffect, membersOf, noteEvent, orElse, owned, popFrame,
  presentByZone, pushFrame, reckoned, refuse, refuseText, seats, takePutOff, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import { CARD, EFFECT_ZONES, EVENT, PRINTED_BASE_POWER, PRINTED_BASE_TOUGHNESS, PRINTED_SUPERTYPES, PROC, SUPERTYPE, ZONE } from './names.ts'
// prettier-ignore
import type { AfterDrawnFrame2, AfterEnterFrame2, CheckStateFrame, LegendRuleFrame, PutRightFrame, State } from './state.ts'

export function stateBasedRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.208.1] Without exceptions. */
    defaultPowerOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_POWER[s.def[c]!]!, 0)
    },

    /** [mtg.208.1] */
    powerOf(s: State, c: number): number {
      let value = rules.defaultPowerOf(s, c)
      // [mtg.121.1] power-exception
      if (within(s.place[c]!, ZONE.battlefield))
        value = reckoned(value + reckoned(s.plusCounters[c]! - s.minusCounters[c]!, 103), 103)
      // [mtg.cards.1] power-exception-2
      if (s.def[c]! === CARD['タルモゴイフ']) value = reckoned(value + rules.kindsInGraveyardsOf(s), 104)
      // [mtg.cards.1] power-exception-3
      if (
        s.def[c]! === CARD['ギャサンの略奪者'] &&
        within(s.place[c]!, ZONE.battlefield) &&
        s.zones[ZONE.hand + rules.holder(s, c)]!.length === 0
      )
        value = reckoned(value + 2, 105)
      // [mtg.cards.1] lasting-power-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn2Frame) continue
        const t2 = effect.captured[0] as number
        const was = effect.captured[1] as number
        const n = effect.captured[2] as number
        if (c === t2 && s.stamp[c]! === was) value = reckoned(value + n, 106)
      }
      // [mtg.cards.1] lasting-power-exception-2
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
        const t2 = effect.captured[0] as number
        const was = effect.captured[1] as number
        if (c === t2 && s.stamp[c]! === was) value = reckoned(value - 5, 107)
      }
      return value
    },

    /** [mtg.208.1] Without exceptions. */
    defaultToughnessOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_TOUGHNESS[s.def[c]!]!, 0)
    },

    /** [mtg.208.1] */
    toughnessOf(s: State, c: number): number {
      let value = rules.defaultToughnessOf(s, c)
      // [mtg.121.1] toughness-exception
      if (within(s.place[c]!, ZONE.battlefield))
        value = reckoned(value + reckoned(s.plusCounters[c]! - s.minusCounters[c]!, 108), 108)
      // [mtg.cards.1] toughness-exception-2
      if (s.def[c]! === CARD['タルモゴイフ']) value = reckoned(value + rules.kindsInGraveyardsOf(s), 109)
      // [mtg.cards.1] toughness-exception-3
      if (
        s.def[c]! === CARD['ギャサンの略奪者'] &&
        within(s.place[c]!, ZONE.battlefield) &&
        s.zones[ZONE.hand + rules.holder(s, c)]!.length === 0
      )
        value = reckoned(value + 2, 110)
      // [mtg.cards.1] lasting-toughness-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
        const t2 = effect.captured[0] as number
        const was = effect.captured[1] as number
        if (c === t2 && s.stamp[c]! === was) value = reckoned(value - 5, 111)
      }
      return value
    },

    /** [mtg.119.3] Whether `damage-creature` may happen. */
    canDamageCreature(s: State, t2: number, n: number, s_: number): boolean {
      return !rules.forbidsCannotDamageCreature(s, t2, n, s_)
    },

    /** [mtg.119.3] Carries out `damage-creature` if it may happen. */
    damageCreature(s: State, t2: number, n: number, s_: number): void {
      if (rules.canDamageCreature(s, t2, n, s_)) return rules.doDamageCreature(s, t2, n, s_)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['damage-creature'], [t2, n, s_], s.reasons)
    },

    /** [mtg.119.3] Carries out `damage-creature`. */
    doDamageCreature(s: State, t2: number, n: number, s_: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['damage-creature'], [t2, n, s_], [t2, s_])
      s.changedInLine = true
      if (s.shared !== undefined) s.damage = owned(s.damage, s.shared.lists.damage)
      s.damage[t2] = reckoned(s.damage[t2]! + n, 56)
    },

    /** [mtg.119.3] Every rule that keeps `damage-creature` from happening. */
    refusalsOfDamageCreature(s: State, args: readonly Captured[], out: number[]): void {
      const [t2, n, s_] = args as [number, number, number]
      if (rules.forbidsCannotDamageCreature(s, t2, n, s_)) out.push(93 /* cannot-damage-creature */)
    },

    /** [mtg.119.3] Carries out `damage-player`. */
    damagePlayer(s: State, q: number, n: number, s_: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['damage-player'], [q, n, s_], [s_])
      s.changedInLine = true
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = reckoned(s.life[q]! - n, 57)
    },

    /** [mtg.118.3] Carries out `lose-life`. */
    loseLife(s: State, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['lose-life'], [n, q])
      s.changedInLine = true
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = reckoned(s.life[q]! - n, 58)
    },

    /** [mtg.118.3] Carries out `gain-life`. */
    gainLife(s: State, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['gain-life'], [n, q])
      s.changedInLine = true
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = reckoned(s.life[q]! + n, 59)
    },

    /** [mtg.704.3] Begins `check-state`, which may stop to ask. */
    checkState(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['check-state'], [])
      pushFrame<CheckStateFrame>(s, { proc: PROC.checkStateFrame, pc: 0, answer: 0 })
    },

    stepCheckState(s: State, f: CheckStateFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(60)
            s.amiss = false
            f.pc = 2
            return rules.putRight(s)
          case 2 /* after put-right */:
            if (!s.amiss) return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** [mtg.704.5] Begins `put-right`, which may stop to ask. */
    putRight(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['put-right'], [])
      // prettier-ignore
      pushFrame<PutRightFrame>(s, {
        proc: PROC.putRightFrame, pc: 0, answer: 0, members1: [], part5: [], part6: [], changed8: 0, next9: 0,
        following10: [], next11: 0, changed12: 0, next13: 0, following14: [], next15: 0, list16: [], next17: 0,
      })
    },

    stepPutRight(s: State, f: PutRightFrame): void {
      let c: number = NONE
      let at2: number = 0
      let active3: readonly number[] = []
      let next4: number = 0
      let next7: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            if (seats(s).some((q) => s.life[q]! <= 0 || rules.isOutOfCards(s, q))) {
              rules.lose(s)
              if (s.over) return
            }
            // [mtg.704.5f]
            f.members1 = membersOf(
              s,
              ZONE.battlefield,
              (c2) =>
                rules.isCreature(s, c2) && (rules.toughnessOf(s, c2) <= 0 || s.damage[c2]! >= rules.toughnessOf(s, c2)),
            )
            active3 = f.members1.map((_, i) => i)
            next4 = 0
            f.pc = 1
            continue
          case 1:
            if (next4 >= active3.length) {
              f.part5 = []
              f.part6 = []
              next7 = 0
              f.pc = 2
              continue
            }
            at2 = active3[next4]!
            next4 += 1
            s.amiss = true
            continue
          case 2:
            if (next7 >= active3.length) {
              if (f.part5.length === 0) {
                f.pc = 3
                continue
              }
              f.changed8 = Number(s.changedInLine)
              s.beforeLine = asItStands(s, rules.lend)
              s.linesDeep += 1
              f.next9 = 0
              f.pc = 4
              continue
            }
            at2 = active3[next7]!
            next7 += 1
            c = f.members1[at2]!
            if (rules.toughnessOf(s, c) > 0) {
              f.part6 = [...f.part6, at2]
              continue
            }
            f.part5 = [...f.part5, at2]
            continue
          case 3:
            if (f.part6.length === 0) {
              f.pc = 8
              continue
            }
            f.changed12 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            f.next13 = 0
            f.pc = 6
            continue
          case 4:
            if (f.next9 < f.part5.length) {
              if (s.changedInLine) f.changed8 = 1
              s.changedInLine = false
              at2 = f.part5[f.next9]!
              f.next9 += 1
              c = f.members1[at2]!
              return rules.bury(s, c)
            }
            s.linesDeep -= 1
            s.beforeLine = s.beforeLine?.beforeLine ?? null
            if (f.changed8 === 1) s.changedInLine = true
            f.following10 = takePutOff(s)
            f.next11 = 0
            f.pc = 5
            continue
          case 5:
            if (f.next11 >= f.following10.length) {
              f.pc = 3
              continue
            }
            f.next11 += 1
            return rules.followUp(s, f.following10[f.next11 - 1]!)
          case 6:
            if (f.next13 >= f.part6.length) {
              s.linesDeep -= 1
              s.beforeLine = s.beforeLine?.beforeLine ?? null
              if (f.changed12 === 1) s.changedInLine = true
              f.following14 = takePutOff(s)
              f.next15 = 0
              f.pc = 7
              continue
            }
            if (s.changedInLine) f.changed12 = 1
            s.changedInLine = false
            at2 = f.part6[f.next13]!
            f.next13 += 1
            c = f.members1[at2]!
            // [mtg.704.5g]
            return rules.destroy(s, c)
          case 7:
            if (f.next15 >= f.following14.length) {
              f.pc = 8
              continue
            }
            f.next15 += 1
            return rules.followUp(s, f.following14[f.next15 - 1]!)
          case 8:
            // [mtg.704.5q]
            for (const c4 of membersOf(
              s,
              ZONE.battlefield,
              (c3) => s.plusCounters[c3]! > 0 && s.minusCounters[c3]! > 0,
            )) {
              if (s.shared !== undefined) s.plusCounters = owned(s.plusCounters, s.shared.lists.plusCounters)
              s.plusCounters[c4] = reckoned(s.plusCounters[c4]! - 1, 61)
              if (s.shared !== undefined) s.minusCounters = owned(s.minusCounters, s.shared.lists.minusCounters)
              s.minusCounters[c4] = reckoned(s.minusCounters[c4]! - 1, 62)
              s.amiss = true
            }
            // [mtg.704.5j]
            f.list16 = seats(s)
            f.next17 = 0
            f.pc = 9
            continue
          case 9:
            if (f.next17 < f.list16.length) {
              const p = f.list16[f.next17++]!
              return rules.legendRule(s, p)
            }
            // [mtg.704.5e]
            for (const c6 of presentByZone(s, EFFECT_ZONES).filter(
              (c5) => rules.isToken(s, c5) && !within(s.place[c5]!, ZONE.battlefield),
            ))
              rules.leaveGame(s, c6)
            return popFrame(s)
        }
    },

    afterMove3(s: State, card2: number, from2: number, to2: number): void {
      if (rules.matchesAfterMove(s, card2, from2, to2)) rules.afterMove(s, card2)
      if (rules.matchesAfterMove2(s, card2, from2, to2)) rules.afterMove2(s, card2)
      for (const this_ of membersOf(s, ZONE.battlefield, (it2) => rules.matchesWhenMove2(s, it2, card2, from2, to2)))
        addEffect(s, 0, PROC.whenMove2Frame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_])
      if (rules.matchesWhenMove3(s, card2, from2, to2))
        addEffect(s, 0, PROC.whenMove3Frame, rules.holder(s, card2), card2, false, [rules.holder(s, card2), card2])
      if (rules.matchesWhenMove6(s, card2, from2, to2))
        addEffect(s, 0, PROC.whenMove6Frame, rules.holder(s, card2), card2, false, [rules.holder(s, card2), card2])
    },

    afterGoMad(s: State, c: number, p: number): void {
      if (rules.matchesWhenGoMad(s, c, p))
        heldByEffect(
          s,
          addEffect(s, 0, PROC.whenGoMadFrame, rules.holder(s, c), c, false, [p, c, rules.holder(s, c)]),
          [c],
        )
    },

    afterCountDown(s: State, c: number): void {
      if (rules.matchesWhenCountDown(s, c))
        heldByEffect(
          s,
          addEffect(s, 0, PROC.whenCountDownFrame, rules.holder(s, c), c, false, [rules.holder(s, c), c]),
          [c],
        )
    },

    afterEnter2(s: State, c: number, p: number): void {
      pushFrame<AfterEnterFrame2>(s, { proc: PROC.afterEnterFrame2, pc: 0, answer: 0, c, p })
    },

    afterCast(s: State, c: number, d: number, w: number, p: number): void {
      if (rules.matchesWhenCast(s, c, d, w, p))
        addEffect(s, 0, PROC.whenCastFrame, rules.holder(s, c), c, false, [c, p, rules.holder(s, c)])
      for (const this_ of membersOf(s, ZONE.battlefield, (it2) => rules.matchesWhenCast2(s, it2, c, d, w, p)))
        addEffect(s, 0, PROC.whenCast2Frame, rules.holder(s, this_), this_, false, [rules.holder(s, this_), this_, p])
    },

    afterDrawn4(s: State, c: number, p: number): void {
      pushFrame<AfterDrawnFrame2>(s, { proc: PROC.afterDrawnFrame2, pc: 0, answer: 0, c, p })
    },

    afterBecomeTarget(s: State, t2: number, c: number): void {
      if (rules.matchesWhenBecomeTarget(s, t2, c))
        heldByEffect(
          s,
          addEffect(s, 0, PROC.whenBecomeTargetFrame, rules.holder(s, t2), t2, false, [rules.holder(s, t2), t2]),
          [t2],
        )
    },

    stepAfterEnter2(s: State, f: AfterEnterFrame2): void {
      switch (f.pc) {
        case 0:
          // [mtg.cards.1]
          f.pc = 1
          if (rules.matchesAfterEnter(s, f.c, f.p)) rules.afterEnter(s, f.p, f.c)
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

    stepAfterDrawn4(s: State, f: AfterDrawnFrame2): void {
      switch (f.pc) {
        case 0:
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

    /** [mtg.704.5j] Begins `legend-rule`, which may stop to ask. */
    legendRule(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['legend-rule'], [p])
      pushFrame<LegendRuleFrame>(s, { proc: PROC.legendRuleFrame, pc: 0, answer: 0, p })
    },

    stepLegendRule(s: State, f: LegendRuleFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 47, f.p, false)
        case 1 /* after bury */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 16)
          const c = f.answer - 1
          s.amiss = true
          f.pc = 1
          return rules.bury(s, c)
        }
      }
    },

    /** [mtg.704.5j] What may be answered: choose a card. */
    answersToLegendRule(s: State, f: LegendRuleFrame, out: number[]): void {
      for (const c of s.zones[ZONE.battlefield + f.p]!)
        if (
          PRINTED_SUPERTYPES[s.def[c]!]!.includes(SUPERTYPE.legendary) &&
          s.zones[ZONE.battlefield + f.p]!.some((d) => d !== c && s.def[d]! === s.def[c]!)
        )
          out.push(c + 1)
    },

    /** [mtg.104.3] Carries out `lose`. */
    lose(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.lose, [])
      for (const q of seats(s)) {
        if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
        s.result[q] = s.life[q]! <= 0 || rules.isOutOfCards(s, q) ? -1 : 1
      }
      // [mtg.104.4]
      if (!seats(s).some((q2) => s.result[q2]! === 1)) {
        for (const q3 of seats(s)) {
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[q3] = 0
        }
      }
      return endGame(s)
    },
  }
}
