// Compiled from the rules of DuelMasters into cards-creatures.ts: what rules/duel-masters/cards-creatures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, family, goesRound, happens, isChosen, loseSight, nextSeat, noteDone, noteEvent, noteShuffle, orElse,
  popFrame, pushFrame, range, reckoned, refuse, refuseText, shuffle, top, union, within,
} from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { CARD, CIVILIZATION, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  HushFrame, HushFrame2, PurgeFrame, PurgeFrame2, State, TollFrame, WhenAttack2Frame, WhenAttackFrame, WhenCastFrame,
  WhenEndAttackFrame, WhenEndOfTurn4Frame, WhenMove2Frame, WhenMove3Frame, WhenMoveFrame, WhenPut10Frame,
  WhenPut11Frame, WhenPut12Frame, WhenPut13AttackFrame, WhenPut13Frame, WhenPut4Frame, WhenPut5Frame, WhenPut6Frame,
  WhenPut7Frame, WhenPut8Frame, WhenPut9Frame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsCreaturesRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.cards.1] `when-end-attack` */
    matchesWhenEndAttack(s: State, a: number, _p: number): boolean {
      return s.def[a]! === CARD['《特攻の忠剣ハチ公》']
    },

    /** [dm.cards.1] Effect of `when-end-attack`. */
    whenEndAttack(s: State, you: number, a: number): void {
      // prettier-ignore
      pushFrame<WhenEndAttackFrame>(s, {
        proc: PROC.whenEndAttackFrame, pc: 0, answer: 0, you, a, copiesThere: [], found: [], atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      })
    },

    stepWhenEndAttack(s: State, f: WhenEndAttackFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.judge(s, nextSeat(s, f.you, 1), f.you)
          case 1 /* after judge */:
            if (!s.verdict) return popFrame(s)
            rules.lookAt(s, s.zones[ZONE.deck + f.you]!.slice(), f.you)
            f.copiesThere = s.zones[ZONE.deck + f.you]!.filter((c) => s.def[c]! === CARD['《特攻の忠剣ハチ公》'])
            f.found = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 2
            continue
          case 2:
            if (f.found.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 41, f.you, f.found.length >= f.atLeast1, f.found.length)
          case 3:
            if (f.found.length < f.atLeast1) refuse(s, 30)
            f.list3 = f.found
            f.next4 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 2
            continue
          case 5: {
            if (f.next4 >= f.list3.length) {
              s.changedInLine = true
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
              shuffle(s, ZONE.deck + f.you)
              loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
              return popFrame(s)
            }
            const each = f.list3[f.next4++]!
            return rules.put2(s, each, f.you)
          }
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as found. */
    answersToWhenEndAttack(_s: State, f: WhenEndAttackFrame, out: number[]): void {
      for (const c of f.copiesThere) if (!isChosen(c, f.found)) out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 1 card as found. */
    pickedForWhenEndAttack(f: WhenEndAttackFrame): PickedSoFar {
      return { answers: f.found.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-put-4` */
    matchesWhenPut4(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《夢の変形 デュエランド》'] && rules.isSummoned(s, c)
    },

    /** [dm.cards.1] Effect of `when-put-4`. */
    whenPut4(s: State, you: number): void {
      // prettier-ignore
      pushFrame<WhenPut4Frame>(s, {
        proc: PROC.whenPut4Frame, pc: 0, answer: 0, you, milled: [], used: NONE, wanted: [], c: NONE, f_: NONE,
        f_2: NONE, beforeIt: NONE, list1: [], next2: 0, atLeast3: 0, atMost4: 0, list5: [], next6: 0,
      })
    },

    stepWhenPut4(s: State, f: WhenPut4Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
            f.list1 = f.milled
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after win */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2:
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2++]!
              return rules.move(s, each, ZONE.graveyard + f.you)
            }
            f.used = 0
            f.wanted = []
            f.atLeast3 = 0
            f.atMost4 = 7
            f.pc = 3
            continue
          case 3:
            if (f.wanted.length >= f.atMost4) {
              f.pc = 4
              continue
            }
            f.pc = 5
            return rules.ask(s, f, 42, f.you, f.wanted.length >= f.atLeast3, f.wanted.length)
          case 4:
            if (f.wanted.length < f.atLeast3) refuse(s, 31)
            f.list5 = f.wanted
            f.next6 = 0
            f.pc = 6
            continue
          case 5 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 3
            continue
          case 6:
            if (f.next6 < f.list5.length) {
              f.c = f.list5[f.next6++]!
              f.pc = 7
              return rules.ask(s, f, 43, f.you, false)
            }
            if (f.used === 7) {
              f.pc = 1
              return rules.win(s, f.you)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 7 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 32)
              f.pc = 6
              continue
            }
            f.f_2 = f.answer - 1
            f.beforeIt = s.timesUseDuringTurn[f.you] ?? 0
            f.pc = 8
            return rules.use(s, f.c, f.f_2, f.you)
          case 8 /* after use */:
            if ((s.timesUseDuringTurn[f.you] ?? 0) > f.beforeIt) f.used = reckoned(f.used + 1, 38)
            f.pc = 6
            continue
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 7 cards as wanted. */
    answersToWhenPut4(s: State, f: WhenPut4Frame, out: number[]): void {
      for (const c of f.milled)
        if (
          !isChosen(c, f.wanted) &&
          s.place[c] === ZONE.graveyard + f.you &&
          rules
            .facesOf(s, c)
            .some((f_) => PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) && orElse(PRINTED_COST[f_]!, 0) <= 7)
        )
          out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a definition. */
    answersToWhenPut42(s: State, f: WhenPut4Frame, out: number[]): void {
      for (const f_ of rules.facesOf(s, f.c))
        if (PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) && orElse(PRINTED_COST[f_]!, 0) <= 7)
          out.push(f_ + 1)
    },

    /** What is chosen so far: choose 0 to 7 cards as wanted. */
    pickedForWhenPut4(f: WhenPut4Frame): PickedSoFar {
      return { answers: f.wanted.map((each) => each + 1), atLeast: f.atLeast3, atMost: f.atMost4 }
    },

    /** [dm.cards.1] `when-move` */
    matchesWhenMove(s: State, card2: number, from2: number, _to2: number): boolean {
      return s.def[card2]! === CARD['《夢の変形 デュエランド》'] && within(from2, ZONE.battle)
    },

    /** [dm.cards.1] Effect of `when-move`. */
    whenMove(s: State, you: number): void {
      pushFrame<WhenMoveFrame>(s, { proc: PROC.whenMoveFrame, pc: 0, answer: 0, you, list1: [], next2: 0 })
    },

    stepWhenMove(s: State, f: WhenMoveFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.zones[ZONE.graveyard + f.you]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2++]!
              return rules.move(s, each, ZONE.deck + f.you)
            }
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
            shuffle(s, ZONE.deck + f.you)
            loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [dm.cards.1] `when-put-5` */
    matchesWhenPut5(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《正体不明》'] && rules.isSummoned(s, c)
    },

    /** [dm.cards.1] Effect of `when-put-5`. */
    whenPut5(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut5Frame>(s, {
        proc: PROC.whenPut5Frame, pc: 0, answer: 0, you, c, wanted: [], atLeast1: 0, atMost2: 0, list3: [], next4: 0,
      })
    },

    stepWhenPut5(s: State, f: WhenPut5Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.wanted = []
            f.atLeast1 = 0
            f.atMost2 = 40
            f.pc = 1
            continue
          case 1:
            if (f.wanted.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 44, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
          case 2:
            if (f.wanted.length < f.atLeast1) refuse(s, 33)
            f.list3 = f.wanted
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 < f.list3.length) {
              const each = f.list3[f.next4++]!
              return rules.put2(s, each, f.you)
            }
            if (rules.turnGainerIsNamedOf(s)) rules.gainTurn(s, nextSeat(s, f.you, 1))
            return popFrame(s)
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 40 cards as wanted. */
    answersToWhenPut5(s: State, f: WhenPut5Frame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!)
        if (!isChosen(c, f.wanted) && rules.isSummonable(s, c)) out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 40 cards as wanted. */
    pickedForWhenPut5(f: WhenPut5Frame): PickedSoFar {
      return { answers: f.wanted.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-put-6` */
    matchesWhenPut6(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《聖魔連結王 ドルファディロム》']
    },

    /** [dm.cards.1] Effect of `when-put-6`. */
    whenPut6(s: State, you: number, c: number): void {
      pushFrame<WhenPut6Frame>(s, { proc: PROC.whenPut6Frame, pc: 0, answer: 0, you, c })
    },

    stepWhenPut6(s: State, f: WhenPut6Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.purge(s, f.c, f.you)
        case 1 /* after purge */:
          return popFrame(s)
      }
    },

    /** [dm.cards.1] `when-move-2` */
    matchesWhenMove2(s: State, this_: number, s_: number, from2: number, _to2: number): boolean {
      return (
        s.def[this_]! === CARD['《聖魔連結王 ドルファディロム》'] &&
        within(from2, ZONE.shields) &&
        s_ === s.lifeShield[this_]!
      )
    },

    /** [dm.cards.1] Effect of `when-move-2`. */
    whenMove2(s: State, you: number, this_: number): void {
      pushFrame<WhenMove2Frame>(s, { proc: PROC.whenMove2Frame, pc: 0, answer: 0, you, this_ })
    },

    stepWhenMove2(s: State, f: WhenMove2Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.purge(s, f.this_, f.you)
        case 1 /* after purge */:
          return popFrame(s)
      }
    },

    /** [dm.cards.1] `cannot-cast` */
    forbidsCannotCast(s: State, this_: number, _c: number, f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《聖魔連結王 ドルファディロム》'] &&
        p === nextSeat(s, you, 1) &&
        within(s.place[this_]!, ZONE.battle) &&
        !rules.isMulticoloredAsPrinted(s, f_)
      )
    },

    /** [dm.cards.1] */
    purgeOfText(s: State, k: number, p: number): void {
      pushFrame<PurgeFrame2>(s, { proc: PROC.purgeFrame2, pc: 0, answer: 0, k, p, list1: [], next2: 0 })
    },

    stepPurge2(s: State, f: PurgeFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = (s.zones[ZONE.battle + nextSeat(s, f.p, 1)] ?? []).filter(
              (c) => rules.isCreature(s, c) && !rules.isMulticolored(s, c),
            )
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.destroy(s, each)
          }
        }
    },

    /** [dm.cards.1] Begins `purge`, which may stop to ask. */
    purge(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.purge, [k, p], [k])
      pushFrame<PurgeFrame>(s, { proc: PROC.purgeFrame, pc: 0, answer: 0, k, p })
    },

    stepPurge(s: State, f: PurgeFrame): void {
      switch (f.pc) {
        case 0:
          // [dm.cards.1]
          if (s.def[f.k]! !== CARD['《聖魔連結王 ドルファディロム》']) return popFrame(s)
          // [dm.cards.1]
          f.pc = 1
          return rules.purgeOfText(s, f.k, f.p)
        case 1 /* after purge */:
          return popFrame(s)
      }
    },

    /** [dm.cards.1] `when-put-7` */
    matchesWhenPut7(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《偽りの王 ヴィルヘルム》']
    },

    /** [dm.cards.1] Effect of `when-put-7`. */
    whenPut7(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut7Frame>(s, {
        proc: PROC.whenPut7Frame, pc: 0, answer: 0, you, c, slain: [], m: NONE, atLeast1: 0, atMost2: 0, list3: [],
        next4: 0,
      })
    },

    stepWhenPut7(s: State, f: WhenPut7Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.slain = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 2
            continue
          case 1 /* after move */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2:
            if (f.slain.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 45, f.you, f.slain.length >= f.atLeast1, f.slain.length)
          case 3:
            if (f.slain.length < f.atLeast1) refuse(s, 34)
            f.list3 = f.slain
            f.next4 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.slain = [...f.slain, f.answer - 1]
            f.pc = 2
            continue
          case 5: {
            if (f.next4 >= f.list3.length) {
              f.pc = 6
              return rules.ask(s, f, 46, f.you, false)
            }
            const each = f.list3[f.next4++]!
            return rules.destroy(s, each)
          }
          case 6 /* after the answer */:
            if (f.answer !== 0) {
              f.m = f.answer - 1
              f.pc = 1
              return rules.move(s, f.m, ZONE.graveyard + s.owner[f.m]!)
            }
            refuse(s, 35)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [dm.cards.1] What may be answered: choose 1 creature card as slain. */
    answersToWhenPut7(s: State, f: WhenPut7Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + nextSeat(s, f.you, 1)] ?? [])
        if (!isChosen(c, f.slain) && rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToWhenPut72(s: State, f: WhenPut7Frame, out: number[]): void {
      for (const m of s.zones[ZONE.mana + nextSeat(s, f.you, 1)] ?? []) out.push(m + 1)
    },

    /** What is chosen so far: choose 1 creature card as slain. */
    pickedForWhenPut7(f: WhenPut7Frame): PickedSoFar {
      return { answers: f.slain.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-move-3` */
    matchesWhenMove3(s: State, this_: number, c: number, _from2: number, to2: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《偽りの王 ヴィルヘルム》'] &&
        within(to2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.battle) &&
        s.owner[c]! === nextSeat(s, you, 1)
      )
    },

    /** [dm.cards.1] Effect of `when-move-3`. */
    whenMove3(s: State, you: number): void {
      pushFrame<WhenMove3Frame>(s, { proc: PROC.whenMove3Frame, pc: 0, answer: 0, you })
    },

    stepWhenMove3(s: State, f: WhenMove3Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ramp(s, 1, f.you)
        case 1 /* after ramp */:
          return popFrame(s)
      }
    },

    /** [dm.cards.1] `when-cast` */
    matchesWhenCast(s: State, this_: number, _s_: number, _f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《タンラ・チューラ》'] &&
        p === nextSeat(s, you, 1) &&
        within(s.place[this_]!, ZONE.battle)
      )
    },

    /** [dm.cards.1] Effect of `when-cast`. */
    whenCast(s: State, you: number, this_: number): void {
      pushFrame<WhenCastFrame>(s, { proc: PROC.whenCastFrame, pc: 0, answer: 0, you, this_ })
    },

    stepWhenCast(s: State, f: WhenCastFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 47, f.you, false)
        case 1 /* after take-back */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 36)
          const c = f.answer - 1
          f.pc = 1
          return rules.takeBack(s, c)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToWhenCast(s: State, f: WhenCastFrame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + nextSeat(s, f.you, 1)] ?? []) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [dm.cards.1] `when-put-8` */
    matchesWhenPut8(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《ガンヴィー龍樹》']
    },

    /** [dm.cards.1] Effect of `when-put-8`. */
    whenPut8(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut8Frame>(s, {
        proc: PROC.whenPut8Frame, pc: 0, answer: 0, you, c, milled: [], list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    stepWhenPut8(s: State, f: WhenPut8Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.ask(s, f, 48, f.you, true)
          case 1 /* after the answer */:
            if (f.answer === 0) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
            f.list1 = f.milled
            f.next2 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2++]!
              return rules.move(s, each, ZONE.graveyard + f.you)
            }
            f.list3 = f.milled.filter((k2) => rules.isFushigi(s, k2))
            f.next4 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.next4 += 1
            return rules.toll(s, nextSeat(s, f.you, 1))
        }
    },

    /** [dm.cards.1] Begins `toll`, which may stop to ask. */
    toll(s: State, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.toll, [q])
      pushFrame<TollFrame>(s, { proc: PROC.tollFrame, pc: 0, answer: 0, q })
    },

    stepToll(s: State, f: TollFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.zones[ZONE.hand + f.q]!.length === 0) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 31, f.q, false)
          case 1 /* after destroy */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2:
            if (s.zones[ZONE.battle + f.q]!.some((b) => rules.isCreature(s, b))) {
              f.pc = 4
              return rules.ask(s, f, 32, f.q, false)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 2
              return rules.move(s, c, ZONE.mana + f.q)
            }
            refuse(s, 9)
            f.pc = 2
            continue
          case 4 /* after the answer */:
            if (f.answer !== 0) {
              const b2 = f.answer - 1
              f.pc = 1
              return rules.destroy(s, b2)
            }
            refuse(s, 10)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToToll(s: State, f: TollFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.q]!) out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToToll2(s: State, f: TollFrame, out: number[]): void {
      for (const b of s.zones[ZONE.battle + f.q]!) if (rules.isCreature(s, b)) out.push(b + 1)
    },

    /** [dm.cards.1] `when-put-9` */
    matchesWhenPut9(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《ホワイト・スワン》']
    },

    /** [dm.cards.1] Effect of `when-put-9`. */
    whenPut9(s: State, you: number): void {
      pushFrame<WhenPut9Frame>(s, { proc: PROC.whenPut9Frame, pc: 0, answer: 0, you })
    },

    stepWhenPut9(s: State, f: WhenPut9Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.shieldUpAll(s, 2, f.you)
        case 1 /* after shield-up-all */:
          return popFrame(s)
      }
    },

    /** [dm.cards.1] `when-attack` */
    matchesWhenAttack(s: State, a: number, _p: number): boolean {
      return s.def[a]! === CARD['《終末の監視者 ジ・ウォッチ》']
    },

    /** [dm.cards.1] Effect of `when-attack`. */
    whenAttack(s: State, you: number): void {
      // prettier-ignore
      pushFrame<WhenAttackFrame>(s, {
        proc: PROC.whenAttackFrame, pc: 0, answer: 0, you, away: [], atLeast1: 0, atMost2: 0, list3: [], next4: 0,
      })
    },

    stepWhenAttack(s: State, f: WhenAttackFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.away = []
            f.atLeast1 = 0
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.away.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 49, f.you, f.away.length >= f.atLeast1, f.away.length)
          case 2:
            if (f.away.length < f.atLeast1) refuse(s, 37)
            f.list3 = f.away
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.away = [...f.away, f.answer - 1]
            f.pc = 1
            continue
          case 4: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const each = f.list3[f.next4++]!
            return rules.takeBack(s, each)
          }
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 2 creature cards as away. */
    answersToWhenAttack(s: State, f: WhenAttackFrame, out: number[]): void {
      for (const c of family(s, ZONE.battle)) if (!isChosen(c, f.away) && rules.isCreature(s, c)) out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 2 creature cards as away. */
    pickedForWhenAttack(f: WhenAttackFrame): PickedSoFar {
      return { answers: f.away.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-put-10` */
    matchesWhenPut10(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《土隠雲の超人》']
    },

    /** [dm.cards.1] Effect of `when-put-10`. */
    whenPut10(s: State, you: number): void {
      // prettier-ignore
      pushFrame<WhenPut10Frame>(s, {
        proc: PROC.whenPut10Frame, pc: 0, answer: 0, you, shinobiThere: [], found: [], c: NONE, atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      })
    },

    stepWhenPut10(s: State, f: WhenPut10Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.lookAt(s, s.zones[ZONE.deck + f.you]!.slice(), f.you)
            f.shinobiThere = s.zones[ZONE.deck + f.you]!.filter((c2) => rules.isShinobi(s, c2))
            f.found = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.found.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 50, f.you, f.found.length >= f.atLeast1, f.found.length)
          case 2:
            if (f.found.length < f.atLeast1) refuse(s, 38)
            f.list3 = f.found
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 < f.list3.length) {
              f.c = f.list3[f.next4++]!
              f.pc = 5
              return rules.move(s, f.c, ZONE.hand + f.you)
            }
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
            shuffle(s, ZONE.deck + f.you)
            loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 5 /* after move */:
            rules.reveal(s, f.c, f.you)
            f.pc = 4
            continue
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as found. */
    answersToWhenPut10(_s: State, f: WhenPut10Frame, out: number[]): void {
      for (const c of f.shinobiThere) if (!isChosen(c, f.found)) out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 1 card as found. */
    pickedForWhenPut10(f: WhenPut10Frame): PickedSoFar {
      return { answers: f.found.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-put-11` */
    matchesWhenPut11(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《悪魔龍 ダークマスターズ》']
    },

    /** [dm.cards.1] Effect of `when-put-11`. */
    whenPut11(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut11Frame>(s, {
        proc: PROC.whenPut11Frame, pc: 0, answer: 0, you, c, q: NONE, thrown: [], atLeast1: 0, atMost2: 0, list3: [],
        next4: 0,
      })
    },

    stepWhenPut11(s: State, f: WhenPut11Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.q = nextSeat(s, f.you, 1)
            rules.lookAt(s, s.zones[ZONE.hand + f.q]!.slice(), f.you)
            f.thrown = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.thrown.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 51, f.you, f.thrown.length >= f.atLeast1, f.thrown.length)
          case 2:
            if (f.thrown.length < f.atLeast1) refuse(s, 39)
            f.list3 = f.thrown
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.thrown = [...f.thrown, f.answer - 1]
            f.pc = 1
            continue
          case 4: {
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const each = f.list3[f.next4++]!
            return rules.move(s, each, ZONE.graveyard + f.q)
          }
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as thrown. */
    answersToWhenPut11(s: State, f: WhenPut11Frame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.q]!) if (!isChosen(c, f.thrown)) out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 1 card as thrown. */
    pickedForWhenPut11(f: WhenPut11Frame): PickedSoFar {
      return { answers: f.thrown.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-attack-2` */
    matchesWhenAttack2(s: State, a: number, _p: number): boolean {
      return s.def[a]! === CARD['《R. S. F. K.》']
    },

    /** [dm.cards.1] Effect of `when-attack-2`. */
    whenAttack2(s: State, you: number, a: number): void {
      pushFrame<WhenAttack2Frame>(s, { proc: PROC.whenAttack2Frame, pc: 0, answer: 0, you, a, won: NONE })
    },

    stepWhenAttack2(s: State, f: WhenAttack2Frame): void {
      let going: boolean = false
      for (;;)
        switch (f.pc) {
          case 0:
            f.won = 0
            going = true
            f.pc = 2
            continue
          case 1 /* after break */:
            return popFrame(s)
          case 2:
            if (!going) {
              f.pc = 1
              return rules.break_(s, f.won, nextSeat(s, f.you, 1), f.a, f.you)
            }
            goesRound(39)
            f.pc = 3
            return rules.judge(s, nextSeat(s, f.you, 1), f.you)
          case 3 /* after judge */:
            going = s.verdict
            if (!s.verdict) {
              f.pc = 2
              continue
            }
            f.won = reckoned(f.won + 1, 40)
            f.pc = 4
            return rules.ask(s, f, 52, f.you, true)
          case 4 /* after the answer */:
            if (f.answer === 0) {
              going = false
              f.pc = 2
              continue
            }
            going = true
            f.pc = 2
            continue
        }
    },

    /** [dm.cards.1] `when-put-12` */
    matchesWhenPut12(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《龍風混成 ザーディクリカ》']
    },

    /** [dm.cards.1] Effect of `when-put-12`. */
    whenPut12(s: State, you: number): void {
      // prettier-ignore
      pushFrame<WhenPut12Frame>(s, {
        proc: PROC.whenPut12Frame, pc: 0, answer: 0, you, wanted: [], c: NONE, f_: NONE, f_2: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      })
    },

    stepWhenPut12(s: State, f: WhenPut12Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.wanted = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.wanted.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 53, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
          case 2:
            if (f.wanted.length < f.atLeast1) refuse(s, 40)
            f.list3 = f.wanted
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.c = f.list3[f.next4++]!
            f.pc = 5
            return rules.ask(s, f, 54, f.you, false)
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              f.f_2 = f.answer - 1
              f.pc = 6
              return rules.use(s, f.c, f.f_2, f.you)
            }
            refuse(s, 41)
            f.pc = 4
            continue
          case 6 /* after use */:
            f.pc = 4
            if (!within(s.place[f.c]!, ZONE.graveyard)) continue
            return rules.move(s, f.c, ZONE.deck + s.owner[f.c]!, true)
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as wanted. */
    answersToWhenPut12(s: State, f: WhenPut12Frame, out: number[]): void {
      for (const c of union(s.zones[ZONE.hand + f.you]!, s.zones[ZONE.graveyard + f.you]!))
        if (
          !isChosen(c, f.wanted) &&
          rules.facesOf(s, c).some((f_) => rules.isSpellAsPrinted(s, f_) && orElse(PRINTED_COST[f_]!, 0) <= 7)
        )
          out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a definition. */
    answersToWhenPut122(s: State, f: WhenPut12Frame, out: number[]): void {
      for (const f_ of rules.facesOf(s, f.c))
        if (rules.isSpellAsPrinted(s, f_) && orElse(PRINTED_COST[f_]!, 0) <= 7) out.push(f_ + 1)
    },

    /** What is chosen so far: choose 0 to 1 card as wanted. */
    pickedForWhenPut12(f: WhenPut12Frame): PickedSoFar {
      return { answers: f.wanted.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-end-of-turn-4` */
    matchesWhenEndOfTurn4(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《龍風混成 ザーディクリカ》'] &&
        p === you &&
        within(s.place[this_]!, ZONE.battle) &&
        (s.timesCastDuringTurn2[you] ?? 0) > 0
      )
    },

    /** [dm.cards.1] Effect of `when-end-of-turn-4`. */
    whenEndOfTurn4(s: State, you: number, this_: number): void {
      // prettier-ignore
      pushFrame<WhenEndOfTurn4Frame>(s, {
        proc: PROC.whenEndOfTurn4Frame, pc: 0, answer: 0, you, this_, slain: [], atLeast1: 0, atMost2: 0, list3: [],
        next4: 0,
      })
    },

    stepWhenEndOfTurn4(s: State, f: WhenEndOfTurn4Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.slain = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 2
            continue
          case 1 /* after draw */:
            return popFrame(s)
          case 2:
            if (f.slain.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 55, f.you, f.slain.length >= f.atLeast1, f.slain.length)
          case 3:
            if (f.slain.length < f.atLeast1) refuse(s, 42)
            f.list3 = f.slain
            f.next4 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.slain = [...f.slain, f.answer - 1]
            f.pc = 2
            continue
          case 5: {
            if (f.next4 >= f.list3.length) {
              f.pc = 6
              return rules.ask(s, f, 56, f.you, true)
            }
            const each = f.list3[f.next4++]!
            return rules.destroy(s, each)
          }
          case 6 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.draw(s, 1, f.you)
        }
    },

    /** [dm.cards.1] What may be answered: choose 1 creature card as slain. */
    answersToWhenEndOfTurn4(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + nextSeat(s, f.you, 1)] ?? [])
        if (!isChosen(c, f.slain) && rules.isCreature(s, c) && rules.powerOf(s, c) <= 5500) out.push(c + 1)
    },

    /** What is chosen so far: choose 1 creature card as slain. */
    pickedForWhenEndOfTurn4(f: WhenEndOfTurn4Frame): PickedSoFar {
      return { answers: f.slain.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-put-13` */
    matchesWhenPut13(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《奇天烈 シャッフ》']
    },

    /** [dm.cards.1] `when-put-13-attack` */
    matchesWhenPut13Attack(s: State, a: number, _p: number): boolean {
      return s.def[a]! === CARD['《奇天烈 シャッフ》']
    },

    /** [dm.cards.1] Effect of `when-put-13`. */
    whenPut13(s: State, you: number, c: number): void {
      pushFrame<WhenPut13Frame>(s, { proc: PROC.whenPut13Frame, pc: 0, answer: 0, you, c })
    },

    /** [dm.cards.1] Effect of `when-put-13-attack`. */
    whenPut13Attack(s: State, you: number, a: number): void {
      pushFrame<WhenPut13AttackFrame>(s, { proc: PROC.whenPut13AttackFrame, pc: 0, answer: 0, you, a })
    },

    stepWhenPut13(s: State, f: WhenPut13Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.hush(s, f.c, f.you)
        case 1 /* after hush */:
          return popFrame(s)
      }
    },

    stepWhenPut13Attack(s: State, f: WhenPut13AttackFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.hush(s, f.a, f.you)
        case 1 /* after hush */:
          return popFrame(s)
      }
    },

    /** [dm.cards.1] */
    hushOfText(s: State, k: number, p: number): void {
      pushFrame<HushFrame2>(s, { proc: PROC.hushFrame2, pc: 0, answer: 0, k, p })
    },

    stepHush2(s: State, f: HushFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 33, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 25)
          const n = f.answer - 1000001
          const q = nextSeat(s, f.p, 1)
          s.changedInLine = true
          addEffect(s, ZONE.lasting, PROC.hushUntilTurnFrame, f.p, f.k, false, [q, n, f.p])
          return popFrame(s)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a number. */
    answersToHush(_s: State, _f: HushFrame2, out: number[]): void {
      for (const n of range(0, 20)) out.push(n + 1000001)
    },

    /** [dm.cards.1] `hush-until-turn-end` */
    reachesHushUntilTurnEnd(s: State, lasting: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const p2 = effect.captured[2] as number
      return p === p2
    },

    /** [dm.cards.1] `lasting-cannot-cast-2` */
    forbidsLastingCannotCast2(s: State, lasting: number, _c: number, f_: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const q = effect.captured[0] as number
      const n = effect.captured[1] as number
      return p === q && PRINTED_COST[f_]! === n
    },

    /** [dm.cards.1] `lasting-cannot-attack-player` */
    forbidsLastingCannotAttackPlayer(s: State, lasting: number, _q: number, c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const q2 = effect.captured[0] as number
      const n = effect.captured[1] as number
      return p === q2 && PRINTED_COST[s.def[c]!]! === n
    },

    /** [dm.cards.1] `lasting-cannot-attack-creature` */
    forbidsLastingCannotAttackCreature(s: State, lasting: number, _t2: number, c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const q = effect.captured[0] as number
      const n = effect.captured[1] as number
      return p === q && PRINTED_COST[s.def[c]!]! === n
    },

    /** [dm.cards.1] `lasting-cannot-block` */
    forbidsLastingCannotBlock(s: State, lasting: number, c: number, q: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const q2 = effect.captured[0] as number
      const n = effect.captured[1] as number
      return q === q2 && PRINTED_COST[s.def[c]!]! === n
    },

    /** [dm.cards.1] `lasting-cannot-guard` */
    forbidsLastingCannotGuard(s: State, lasting: number, c: number, q: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const q2 = effect.captured[0] as number
      const n = effect.captured[1] as number
      return q === q2 && PRINTED_COST[s.def[c]!]! === n
    },

    /** [dm.cards.1] Begins `hush`, which may stop to ask. */
    hush(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.hush, [k, p], [k])
      pushFrame<HushFrame>(s, { proc: PROC.hushFrame, pc: 0, answer: 0, k, p })
    },

    stepHush(s: State, f: HushFrame): void {
      switch (f.pc) {
        case 0:
          // [dm.cards.1]
          if (s.def[f.k]! !== CARD['《奇天烈 シャッフ》']) return popFrame(s)
          // [dm.cards.1]
          f.pc = 1
          return rules.hushOfText(s, f.k, f.p)
        case 1 /* after hush */:
          return popFrame(s)
      }
    },
  }
}
