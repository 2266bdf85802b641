// Compiled from the rules of YuGiOh into cards-traps.ts: what rules/yu-gi-oh/cards-traps.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  CHANCE, NONE, addEffect, allSee, drawAtOnce, heldAnew, loseSight, noteShuffle, owned, popFrame, pushFrame, refuse,
  refuseText, shuffle, union, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { EVENT, PROC, RACE, ZONE } from './names.ts'
import type { CarryOutFrame10, CarryOutFrame11, PrepareFrame6, PrepareFrame8, State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsTrapsRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.3] */
    carryOutOfText10(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame11>(s, { proc: PROC.carryOutFrame11, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepCarryOut11(s: State, f: CarryOutFrame11): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            return rules.ask(s, f, 13, f.p, false)
          case 1 /* after discard */:
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 33)
            const n = f.answer - 1
            const hit = (s.zones[ZONE.hand + rules.foeOf(s, f.p)] ?? []).filter((c2) =>
              rules.declaredHitOf(s, c2, n, f.c),
            )
            if (hit.length === 0) {
              f.pc = 3
              if (drawAtOnce(s, f, s.zones[ZONE.hand + f.p]!, 1)) {
                loseSight(s, s.zones[ZONE.hand + f.p]!, HOLDS_CARDS)
                continue
              }
              rules.ask(s, f, 14, CHANCE, false)
              return
            }
            f.list1 = hit
            f.next2 = 0
            f.pc = 4
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 34)
            const c3 = f.answer - 1
            f.pc = 1
            return rules.discard(s, c3)
          }
          case 4: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const c4 = f.list1[f.next2++]!
            return rules.discard(s, c4)
          }
        }
    },

    /** [ygo.cards.3] What may be answered: choose a definition. */
    answersToCarryOut2(s: State, f: CarryOutFrame11, out: number[]): void {
      for (const n of rules.declarableOf(s, s.language[f.c]!)) out.push(n + 1)
    },

    /** [ygo.cards.3] What may be answered: choose a card. */
    answersToCarryOut3(s: State, f: CarryOutFrame11, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) out.push(c + 1)
    },

    /** [ygo.cards.3] */
    prepareOfText7(s: State, c: number, p: number): void {
      pushFrame<PrepareFrame8>(s, { proc: PROC.prepareFrame8, pc: 0, answer: 0, c, p })
    },

    stepPrepare8(s: State, f: PrepareFrame8): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 9, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 27)
          const c2 = f.answer - 1
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = heldAnew(s, 'targets', f.c, union([], [c2]))
          return popFrame(s)
        }
      }
    },

    /** [ygo.cards.3] What may be answered: choose a card. */
    answersToPrepare4(s: State, _f: PrepareFrame8, out: number[]): void {
      for (const c of s.justCome)
        if (within(s.place[c]!, ZONE.monsters) && rules.attackOf(s, c) <= 1000) out.push(c + 1)
    },

    /** [ygo.cards.3] */
    carryOutOfText9(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<CarryOutFrame10>(s, {
        proc: PROC.carryOutFrame10, pc: 0, answer: 0, c, p, c2: NONE, q: NONE, list1: [], next2: 0,
      })
    },

    stepCarryOut10(s: State, f: CarryOutFrame10): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.c2 = s.targets[f.c]![0] ?? NONE
            if (f.c2 === NONE || !within(s.place[f.c2]!, ZONE.monsters)) {
              refuse(s, 32)
              return popFrame(s)
            }
            f.q = rules.foeOf(s, f.p)
            f.pc = 1
            if (f.c2 !== NONE) rules.banish(s, f.c2)
            else refuse(s)
            return
          case 1 /* after banish */: {
            const same2 = union(s.zones[ZONE.hand + f.q]!, s.zones[ZONE.deck + f.q]!).filter((d) =>
              f.c2 === NONE ? false : rules.sameNameOf(s, d, f.c2, f.c),
            )
            f.list1 = same2
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.q)
              shuffle(s, ZONE.deck + f.q)
              loseSight(s, s.zones[ZONE.deck + f.q]!, HOLDS_CARDS)
              return popFrame(s)
            }
            const d2 = f.list1[f.next2++]!
            return rules.banish(s, d2)
          }
        }
    },

    /** [ygo.cards.3] */
    prepareOfText6(s: State, _c: number, p: number): void {
      rules.pay(s, 1000, p)
    },

    /** [ygo.cards.3] */
    prepareOfText5(s: State, c: number, p: number): void {
      pushFrame<PrepareFrame6>(s, { proc: PROC.prepareFrame6, pc: 0, answer: 0, c, p })
    },

    stepPrepare6(s: State, f: PrepareFrame6): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 8, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 26)
          const c2 = f.answer - 1
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = heldAnew(s, 'targets', f.c, union([], [c2]))
          return popFrame(s)
        }
      }
    },

    /** [ygo.cards.3] What may be answered: choose a card. */
    answersToPrepare3(s: State, f: PrepareFrame6, out: number[]): void {
      for (const c of s.zones[ZONE.monsters + f.p]!) if (rules.raceNowOf(s, c) === RACE.dragon) out.push(c + 1)
    },

    /** [ygo.cards.3] */
    carryOutOfText8(s: State, c: number, p: number): void {
      for (const c2 of s.targets[c]!.slice())
        addEffect(s, ZONE.lasting, PROC.carryOutUntilNewTurnFrame, p, c, false, [
          c2,
          allSee(s, rules.viewersOf, [c, c2], ['targets', 'mixed']),
        ])
    },

    /** [ygo.cards.3] `carry-out-until-new-turn-end` */
    reachesCarryOutUntilNewTurnEnd(s: State, lasting: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.carryOutUntilNewTurnFrame) return false
      return true
    },

    /** [ygo.summon.3] `after-arrive` */
    matchesAfterArrive(_s: State, _c: number, _p: number): boolean {
      return true
    },

    /** [ygo.summon.3] */
    afterArrive(s: State, c: number): void {
      s.justCome = union(s.justCome, heldAnew(s, 'justCome', 0, [c], ['mixed', 'effects']))
    },
  }
}
