// Compiled from the rules of MentalLegacy into state-based.ts: what rules/magic/state-based.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { addEffect, happens, heldByEffect, membersOf, noteEvent, popFrame, pushFrame, reckoned, within } from 'houserules/runtime'
import { CARD, ZONE } from '../magic/names.ts'
// prettier-ignore
import type { AfterDrawnFrame2, AfterEnterFrame2, CheckStateFrame, LegendRuleFrame, PutRightFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function stateBasedRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
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

    /** [mtg.704.3] Begins `check-state`, which may stop to ask. */
    checkState(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['check-state'], [])
      pushFrame<CheckStateFrame>(s, { proc: PROC.checkStateFrame, pc: 0, answer: 0 })
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

    afterComeBack(s: State, c: number, p: number): void {
      if (rules.matchesAfterComeBack(s, c, p)) rules.afterComeBack2(s, c)
    },

    afterCast(s: State, c: number, d: number, w: number, p: number): void {
      if (rules.matchesAfterCast(s, c, d, w, p)) rules.afterCast2(s, d, c, p)
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

    /** [mtg.704.5j] Begins `legend-rule`, which may stop to ask. */
    legendRule(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['legend-rule'], [p])
      pushFrame<LegendRuleFrame>(s, { proc: PROC.legendRuleFrame, pc: 0, answer: 0, p })
    },
  }
}
