// Compiled from the rules of Magic into state-based.ts: what rules/magic/state-based.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
import {
  NONE,
  endGame,
  goesRound,
  membersOf,
  noteEvent,
  orElse,
  owned,
  presentCards,
  refuse,
  seats,
  within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import {
  CARD,
  EVENT,
  PRINTED_BASE_POWER,
  PRINTED_BASE_TOUGHNESS,
  PRINTED_SUPERTYPES,
  PROC,
  SUPERTYPE,
  ZONE,
} from './names.ts'
import type { CheckStateFrame, LegendRuleFrame, PutRightFrame, State } from './state.ts'

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
      if (within(s.place[c]!, ZONE.battlefield)) value += s.plusCounters[c]! - s.minusCounters[c]!
      // [mtg.cards.1] power-exception-2
      if (s.def[c]! === CARD['タルモゴイフ']) value += rules.kindsInGraveyardsOf(s)
      // [mtg.cards.1] power-exception-3
      if (
        s.def[c]! === CARD['ギャサンの略奪者'] &&
        within(s.place[c]!, ZONE.battlefield) &&
        s.zones[ZONE.hand + rules.holder(s, c)]!.length === 0
      )
        value += 2
      // [mtg.cards.1] lasting-power-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn2Frame) continue
        const t2 = effect.captured[0] as number
        const was = effect.captured[1] as number
        const n = effect.captured[2] as number
        if (c === t2 && s.stamp[c]! === was) value += n
      }
      // [mtg.cards.1] lasting-power-exception-2
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
        const t2 = effect.captured[0] as number
        const was = effect.captured[1] as number
        if (c === t2 && s.stamp[c]! === was) value -= 5
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
      if (within(s.place[c]!, ZONE.battlefield)) value += s.plusCounters[c]! - s.minusCounters[c]!
      // [mtg.cards.1] toughness-exception-2
      if (s.def[c]! === CARD['タルモゴイフ']) value += rules.kindsInGraveyardsOf(s)
      // [mtg.cards.1] toughness-exception-3
      if (
        s.def[c]! === CARD['ギャサンの略奪者'] &&
        within(s.place[c]!, ZONE.battlefield) &&
        s.zones[ZONE.hand + rules.holder(s, c)]!.length === 0
      )
        value += 2
      // [mtg.cards.1] lasting-toughness-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
        const t2 = effect.captured[0] as number
        const was = effect.captured[1] as number
        if (c === t2 && s.stamp[c]! === was) value -= 5
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
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['damage-creature'], [t2, n, s_], [t2, s_])
      if (s.shared !== undefined) s.damage = owned(s.damage, s.shared.lists.damage)
      s.damage[t2] = s.damage[t2]! + n
    },

    /** [mtg.119.3] Every rule that keeps `damage-creature` from happening. */
    refusalsOfDamageCreature(s: State, args: readonly Captured[], out: number[]): void {
      const t2 = args[0] as number
      const n = args[1] as number
      const s_ = args[2] as number
      if (rules.forbidsCannotDamageCreature(s, t2, n, s_)) out.push(88 /* cannot-damage-creature */)
    },

    /** [mtg.119.3] Carries out `damage-player`. */
    damagePlayer(s: State, q: number, n: number, s_: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['damage-player'], [q, n, s_], [s_])
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = s.life[q]! - n
    },

    /** [mtg.118.3] Carries out `lose-life`. */
    loseLife(s: State, n: number, q: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['lose-life'], [n, q])
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = s.life[q]! - n
    },

    /** [mtg.118.3] Carries out `gain-life`. */
    gainLife(s: State, n: number, q: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['gain-life'], [n, q])
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = s.life[q]! + n
    },

    /** [mtg.704.3] Begins `check-state`, which may stop to ask. */
    checkState(s: State): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['check-state'], [])
      const frame: CheckStateFrame = { proc: PROC.checkStateFrame, pc: 0, answer: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `check-state`. */
    stepCheckState(s: State, f: CheckStateFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.pc = 1
            continue
          }
          case 1: {
            goesRound(21)
            s.amiss = false
            f.pc = 2
            rules.putRight(s)
            return
          }
          case 2 /* after put-right */: {
            if (!s.amiss) {
              s.frames.pop()
              return
            }
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.704.5] Begins `put-right`, which may stop to ask. */
    putRight(s: State): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['put-right'], [])
      const frame: PutRightFrame = {
        proc: PROC.putRightFrame,
        pc: 0,
        answer: 0,
        c: NONE,
        c2: NONE,
        p: NONE,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
        list5: [],
        next6: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `put-right`. */
    stepPutRight(s: State, f: PutRightFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            if (seats(s).some((q) => s.life[q]! <= 0 || rules.isOutOfCards(s, q))) {
              rules.lose(s)
              if (s.over) return
            }
            // [mtg.704.5f]
            f.list1 = membersOf(s, ZONE.battlefield, (c3) => rules.isCreature(s, c3) && rules.toughnessOf(s, c3) <= 0)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 < f.list1.length) {
              f.c = f.list1[f.next2]!
              f.next2 += 1
              s.amiss = true
              f.pc = 1
              rules.bury(s, f.c)
              return
            }
            // [mtg.704.5g]
            f.list3 = membersOf(
              s,
              ZONE.battlefield,
              (c4) => rules.isCreature(s, c4) && s.damage[c4]! >= rules.toughnessOf(s, c4),
            )
            f.next4 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next4 < f.list3.length) {
              f.c2 = f.list3[f.next4]!
              f.next4 += 1
              s.amiss = true
              f.pc = 2
              rules.destroy(s, f.c2)
              return
            }
            // [mtg.704.5q]
            for (const c6 of membersOf(
              s,
              ZONE.battlefield,
              (c5) => s.plusCounters[c5]! > 0 && s.minusCounters[c5]! > 0,
            )) {
              if (s.shared !== undefined) s.plusCounters = owned(s.plusCounters, s.shared.lists.plusCounters)
              s.plusCounters[c6] = s.plusCounters[c6]! - 1
              if (s.shared !== undefined) s.minusCounters = owned(s.minusCounters, s.shared.lists.minusCounters)
              s.minusCounters[c6] = s.minusCounters[c6]! - 1
              s.amiss = true
            }
            // [mtg.704.5j]
            f.list5 = seats(s)
            f.next6 = 0
            f.pc = 3
            continue
          }
          case 3: {
            if (f.next6 < f.list5.length) {
              f.p = f.list5[f.next6]!
              f.next6 += 1
              f.pc = 3
              rules.legendRule(s, f.p)
              return
            }
            // [mtg.704.5e]
            for (const c8 of presentCards(s).filter(
              (c7) => rules.isToken(s, c7) && !within(s.place[c7]!, ZONE.battlefield),
            )) {
              rules.leaveGame(s, c8)
            }
            s.frames.pop()
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.704.5j] Begins `legend-rule`, which may stop to ask. */
    legendRule(s: State, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['legend-rule'], [p])
      const frame: LegendRuleFrame = { proc: PROC.legendRuleFrame, pc: 0, answer: 0, p, c: NONE, c2: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `legend-rule`. */
    stepLegendRule(s: State, f: LegendRuleFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.ask(s, f, 45, f.p, false)
          return
        }
        case 1 /* after bury */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(15)
            f.c2 = NONE
            s.frames.pop()
            return
          }
          f.c2 = f.answer - 1
          s.amiss = true
          f.pc = 1
          rules.bury(s, f.c2)
          return
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
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.lose, [])
      for (const q of seats(s)) {
        if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
        s.result[q] = s.life[q]! <= 0 || rules.isOutOfCards(s, q) ? 0 - 1 : 1
      }
      // [mtg.104.4]
      if (!seats(s).some((q2) => s.result[q2]! === 1)) {
        for (const q3 of seats(s)) {
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[q3] = 0
        }
      }
      endGame(s)
      return
    },
  }
}
