// Compiled from the rules of YuGiOh into cards-spells.ts: what rules/yu-gi-oh/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, apart, goesOn, happens, heldAnew, heldByEffect, isChosen, nextMembers, noteShow, owned, popFrame,
  pushFrame, reckoned, refuse, refuseText, showTo, through, top, union, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { ATTRIBUTE, CARD, EVENT, PRINTED_MATERIAL_CARDS, PRINTED_MATERIAL_RACES, PROC, RACE, ZONE } from './names.ts'
// prettier-ignore
import type {
  CarryOutFrame12, CarryOutFrame13, CarryOutFrame14, CarryOutFrame15, CarryOutFrame16, CarryOutFrame17, CarryOutFrame18,
  CarryOutFrame19, CarryOutFrame20, CarryOutFrame21, PrepareFrame11, PrepareFrame13, State, WhenBurnFrame,
} from './state.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.2] */
    carryOutOfText20(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame21>(s, { proc: PROC.carryOutFrame21, pc: 0, answer: 0, c, p })
    },

    stepCarryOut21(s: State, f: CarryOutFrame21): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.p)
            if (s.zones[ZONE.deck + f.p]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 26, f.p, false)
          case 1:
            rules.closeDeck(s, f.p)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c2 = f.answer - 1
              f.pc = 1
              return rules.search(s, c2, f.p)
            }
            refuse(s, 47)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToCarryOut15(s: State, f: CarryOutFrame21, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.p]!)
        if (rules.isMonster(s, c) && rules.inCategoryOf(s, c, 55 /* 'E・HERO' */, f.c)) out.push(c + 1)
    },

    /** [ygo.cards.2] */
    carryOutOfText19(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame20>(s, { proc: PROC.carryOutFrame20, pc: 0, answer: 0, c, p })
    },

    stepCarryOut20(s: State, f: CarryOutFrame20): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.p)
            if (s.zones[ZONE.deck + f.p]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 25, f.p, false)
          case 1:
            rules.closeDeck(s, f.p)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c2 = f.answer - 1
              f.pc = 1
              return rules.search(s, c2, f.p)
            }
            refuse(s, 46)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut14(s: State, f: CarryOutFrame20, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.p]!)
        if (rules.inCategoryOf(s, c, 269 /* 'トゥーン' */, f.c)) out.push(c + 1)
    },

    /** [ygo.cards.2] */
    prepareOfText13(s: State, c: number, p: number): void {
      rules.useName(s, c, p)
    },

    /** [ygo.cards.2] */
    carryOutOfText18(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame19>(s, { proc: PROC.carryOutFrame19, pc: 0, answer: 0, c, p, f_: NONE })
    },

    stepCarryOut19(s: State, f: CarryOutFrame19): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.p)
            if (s.zones[ZONE.extra + f.p]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 24, f.p, false)
          case 1:
            rules.closeDeck(s, f.p)
            heldByEffect(s, addEffect(s, ZONE.lasting, PROC.carryOutUntilNewTurn3Frame, f.p, f.c, false, [f.p, f.c]), [
              f.c,
            ])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.f_ = f.answer - 1
              f.pc = 3
              return rules.fuse(s, f.f_, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!), f.p)
            }
            refuse(s, 45)
            f.pc = 1
            continue
          case 3 /* after fuse */:
            if (within(s.place[f.f_]!, ZONE.monsters)) {
              if (s.shared !== undefined) s.doomedFrom = owned(s.doomedFrom, s.shared.lists.doomedFrom)
              s.doomedFrom[f.f_] = reckoned(s.turnNumber + 1, 30)
            }
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut13(s: State, f: CarryOutFrame19, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (
          rules.isDestined(s, f_) &&
          apart(s, () => rules.canTryFuse(s, f_, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!), f.p))
        )
          out.push(f_ + 1)
    },

    /** [ygo.cards.2] `carry-out-until-new-turn-3-end` */
    reachesCarryOutUntilNewTurn3End(s: State, lasting: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.carryOutUntilNewTurn3Frame) return false
      return true
    },

    /** [ygo.cards.2] `lasting-cannot-special-summon` */
    forbidsLastingCannotSpecialSummon(s: State, lasting: number, c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.carryOutUntilNewTurn3Frame) return false
      const p2 = effect.captured[0] as number
      const c2 = effect.captured[1] as number
      return (
        p === p2 && (rules.attributeNowOf(s, c) !== ATTRIBUTE.dark || !rules.inCategoryOf(s, c, 58 /* 'HERO' */, c2))
      )
    },

    /** [ygo.cards.2] */
    prepareOfText12(s: State, c: number, p: number): void {
      pushFrame<PrepareFrame13>(s, { proc: PROC.prepareFrame13, pc: 0, answer: 0, c, p })
    },

    stepPrepare13(s: State, f: PrepareFrame13): void {
      switch (f.pc) {
        case 0:
          rules.pay(s, 2000, f.p)
          f.pc = 1
          return rules.ask(s, f, 11, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 30)
          const m = f.answer - 1
          f.pc = 2
          return rules.send(s, m)
        }
        case 2 /* after send */:
          rules.useName(s, f.c, f.p)
          return popFrame(s)
      }
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToPrepare6(s: State, f: PrepareFrame13, out: number[]): void {
      for (const m of s.zones[ZONE.monsters + f.p]!)
        if (rules.isMonster(s, m) && rules.isFaceUp(s, m) && rules.raceNowOf(s, m) === RACE.warrior) out.push(m + 1)
    },

    /** [ygo.cards.2] */
    carryOutOfText17(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<CarryOutFrame18>(s, {
        proc: PROC.carryOutFrame18, pc: 0, answer: 0, c, p, burnt: [], n: NONE, k: NONE, knights: [], atLeast1: 0,
        atMost2: 0, list3: [], next4: 0, atLeast5: 0, atMost6: 0, list7: [], next8: 0,
      })
    },

    stepCarryOut18(s: State, f: CarryOutFrame18): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.burnt = []
            f.atLeast1 = 0
            f.atMost2 = 3
            f.pc = 1
            continue
          case 1:
            if (f.burnt.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              22,
              f.p,
              f.burnt.length >= f.atLeast1 && rules.allUnlikeOf(s, f.burnt, f.c),
              f.burnt.length,
            )
          case 2:
            if (f.burnt.length < f.atLeast1 || !rules.allUnlikeOf(s, f.burnt, f.c)) refuse(s, 43)
            f.list3 = f.burnt
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.burnt = [...f.burnt, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 < f.list3.length) {
              const c2 = f.list3[f.next4++]!
              return rules.banish(s, c2)
            }
            f.n = f.burnt.length
            rules.openDeck(s, f.p)
            f.knights = []
            f.atLeast5 = f.n
            f.atMost6 = f.n
            f.pc = 5
            continue
          case 5:
            if (f.knights.length >= f.atMost6) {
              f.pc = 6
              continue
            }
            f.pc = 7
            return rules.ask(
              s,
              f,
              23,
              f.p,
              f.knights.length >= f.atLeast5 && rules.allUnlikeOf(s, f.knights, f.c),
              f.knights.length,
            )
          case 6:
            if (f.knights.length < f.atLeast5 || !rules.allUnlikeOf(s, f.knights, f.c)) refuse(s, 44)
            f.list7 = f.knights
            f.next8 = 0
            f.pc = 8
            continue
          case 7 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 6
              continue
            }
            f.knights = [...f.knights, f.answer - 1]
            f.pc = 5
            continue
          case 8: {
            if (f.next8 >= f.list7.length) {
              rules.closeDeck(s, f.p)
              return popFrame(s)
            }
            const k2 = f.list7[f.next8++]!
            return rules.specialSummonFreely(s, k2, f.p)
          }
        }
    },

    /** [ygo.cards.2] What may be answered: choose 0 to 3 spell cards as burnt. */
    answersToCarryOut11(s: State, f: CarryOutFrame18, out: number[]): void {
      const rest = union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.graveyard + f.p]!).filter(
        (c) => !isChosen(c, f.burnt) && rules.isSpell(s, c) && rules.inCategoryOf(s, c, 279 /* '伝説の竜' */, f.c),
      )
      for (const c of nextMembers(f.burnt, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) => rules.allUnlikeOf(s, picked2, f.c),
        site: 22,
      }))
        out.push(c + 1)
    },

    /** [ygo.cards.2] What may be answered: choose monster cards as knights. */
    answersToCarryOut12(s: State, f: CarryOutFrame18, out: number[]): void {
      const rest = union(
        union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!),
        s.zones[ZONE.graveyard + f.p]!,
      ).filter(
        (k) =>
          !isChosen(k, f.knights) && rules.isMonster(s, k) && rules.inCategoryOf(s, k, 277 /* '伝説の騎士' */, f.c),
      )
      for (const k of nextMembers(f.knights, rest, {
        count: [f.atLeast5, f.atMost6],
        passes: (picked2: number[]) => rules.allUnlikeOf(s, picked2, f.c),
        site: 23,
      }))
        out.push(k + 1)
    },

    /** What is chosen so far: choose 0 to 3 spell cards as burnt. */
    pickedForCarryOut2(f: CarryOutFrame18): PickedSoFar {
      return { answers: f.burnt.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** What is chosen so far: choose monster cards as knights. */
    pickedForCarryOut3(f: CarryOutFrame18): PickedSoFar {
      return { answers: f.knights.map((each) => each + 1), atLeast: f.atLeast5, atMost: f.atMost6 }
    },

    /** [ygo.cards.2] */
    prepareOfText11(_s: State, _c: number, _p: number): void {},

    /** [ygo.cards.2] */
    carryOutOfText16(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame17>(s, { proc: PROC.carryOutFrame17, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepCarryOut17(s: State, f: CarryOutFrame17): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(s.zones[ZONE.monsters + rules.foeOf(s, f.p)] ?? [], 29).slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              heldByEffect(
                s,
                addEffect(s, ZONE.lasting, PROC.carryOutUntilNewTurn2Frame, f.p, f.c, false, [f.p, f.c]),
                [f.c],
              )
              return popFrame(s)
            }
            goesOn(29)
            const c2 = f.list1[f.next2++]!
            return rules.destroy(s, c2)
          }
        }
    },

    /** [ygo.cards.2] `carry-out-until-new-turn-2-end` */
    reachesCarryOutUntilNewTurn2End(s: State, lasting: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.carryOutUntilNewTurn2Frame) return false
      return true
    },

    /** [ygo.cards.2] `lasting-cannot-attack` */
    forbidsLastingCannotAttack(s: State, lasting: number, _d: number, c: number, q: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.carryOutUntilNewTurn2Frame) return false
      const p = effect.captured[0] as number
      const c2 = effect.captured[1] as number
      return q === p && rules.namedOf(s, c, CARD['《青眼の白龍》'], c2)
    },

    /** [ygo.cards.2] `lasting-cannot-attack-directly` */
    forbidsLastingCannotAttackDirectly(s: State, lasting: number, c: number, q: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.carryOutUntilNewTurn2Frame) return false
      const p = effect.captured[0] as number
      const c2 = effect.captured[1] as number
      return q === p && rules.namedOf(s, c, CARD['《青眼の白龍》'], c2)
    },

    /** [ygo.cards.2] `when-burn` */
    matchesWhenBurn(s: State, this_: number, q: number, _n: number, c: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《悪夢の拷問部屋》'] &&
        within(s.place[this_]!, ZONE.backrow) &&
        rules.isFaceUp(s, this_) &&
        q === rules.foeOf(s, you) &&
        rules.otherThanOf(s, c, CARD['《悪夢の拷問部屋》'], this_)
      )
    },

    /** [ygo.cards.2] Effect of `when-burn`. */
    whenBurn(s: State, you: number, this_: number): void {
      pushFrame<WhenBurnFrame>(s, { proc: PROC.whenBurnFrame, pc: 0, answer: 0, you, this_ })
    },

    stepWhenBurn(s: State, f: WhenBurnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.burn(s, rules.foeOf(s, f.you), 300, f.this_)
        case 1 /* after burn */:
          return popFrame(s)
      }
    },

    /** [ygo.cards.2] */
    carryOutOfText15(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<CarryOutFrame16>(s, {
        proc: PROC.carryOutFrame16, pc: 0, answer: 0, c, p, seen: [], found: [], atLeast1: 0, atMost2: 0, list3: [],
        next4: 0,
      })
    },

    stepCarryOut16(s: State, f: CarryOutFrame16): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.seen = top(s.zones[ZONE.deck + f.p]!, 3)
            for (const c2 of f.seen) {
              if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c2, f.p)
              showTo(s, c2, f.p)
            }
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
            return rules.ask(s, f, 21, f.p, f.found.length >= f.atLeast1, f.found.length)
          case 2:
            if (f.found.length < f.atLeast1) refuse(s, 42)
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
          case 4: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const c3 = f.list3[f.next4++]!
            return rules.search(s, c3, f.p)
          }
        }
    },

    /** [ygo.cards.2] What may be answered: choose 0 to 1 card as found. */
    answersToCarryOut10(s: State, f: CarryOutFrame16, out: number[]): void {
      for (const c of f.seen)
        if (
          !isChosen(c, f.found) &&
          (rules.isSpell(s, c) || rules.isTrap(s, c)) &&
          rules.mentions(s, s.def[c]!, CARD['《ブラック・マジシャン》'])
        )
          out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 1 card as found. */
    pickedForCarryOut(f: CarryOutFrame16): PickedSoFar {
      return { answers: f.found.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.cards.2] */
    carryOutOfText14(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame15>(s, { proc: PROC.carryOutFrame15, pc: 0, answer: 0, c, p })
    },

    stepCarryOut15(s: State, f: CarryOutFrame15): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.p)
            if (s.zones[ZONE.deck + f.p]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 20, f.p, false)
          case 1:
            rules.closeDeck(s, f.p)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c2 = f.answer - 1
              f.pc = 1
              return rules.search(s, c2, f.p)
            }
            refuse(s, 41)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToCarryOut9(s: State, f: CarryOutFrame15, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.p]!)
        if (rules.isMonster(s, c) && rules.inCategoryOf(s, c, 275 /* '機皇' */, f.c)) out.push(c + 1)
    },

    /** [ygo.cards.2] */
    prepareOfText10(s: State, c: number, p: number): void {
      pushFrame<PrepareFrame11>(s, { proc: PROC.prepareFrame11, pc: 0, answer: 0, c, p })
    },

    stepPrepare11(s: State, f: PrepareFrame11): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 10, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 28)
          const m = f.answer - 1
          if (
            !s.zones[ZONE.extra + f.p]!.some((f_) => rules.isFusionMonster(s, f_) && rules.writtenOnOf(s, f_, m, f.c))
          ) {
            refuse(s, 29)
            return popFrame(s)
          }
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = heldAnew(s, 'targets', f.c, union([], [m]))
          rules.useName(s, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToPrepare5(s: State, f: PrepareFrame11, out: number[]): void {
      for (const m of s.zones[ZONE.monsters + f.p]!)
        if (
          rules.isMonster(s, m) &&
          rules.isFaceUp(s, m) &&
          rules.inCategoryOf(s, m, 83 /* 'ブラック・マジシャン' */, f.c)
        )
          out.push(m + 1)
    },

    /** [ygo.cards.2] */
    carryOutOfText13(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame14>(s, { proc: PROC.carryOutFrame14, pc: 0, answer: 0, c, p, m: NONE, f_: NONE })
    },

    stepCarryOut14(s: State, f: CarryOutFrame14): void {
      switch (f.pc) {
        case 0:
          f.m = s.targets[f.c]![0] ?? NONE
          if (f.m === NONE || s.place[f.m] !== ZONE.monsters + f.p) {
            refuse(s, 39)
            return popFrame(s)
          }
          f.pc = 2
          return rules.ask(s, f, 19, f.p, false)
        case 1 /* after special-summon-freely */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 40)
          f.f_ = f.answer - 1
          f.pc = 3
          if (f.m !== NONE) rules.send(s, f.m)
          else refuse(s)
          return
        case 3 /* after send */:
          f.pc = 1
          return rules.specialSummonFreely(s, f.f_, f.p)
      }
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut8(s: State, f: CarryOutFrame14, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (rules.isFusionMonster(s, f_) && (f.m === NONE ? false : rules.writtenOnOf(s, f_, f.m, f.c)))
          out.push(f_ + 1)
    },

    /** [ygo.cards.2] */
    prepareOfText9(s: State, c: number, p: number): void {
      rules.useName(s, c, p)
    },

    /** [ygo.cards.2] */
    carryOutOfText12(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame13>(s, { proc: PROC.carryOutFrame13, pc: 0, answer: 0, c, p, t2: NONE, f_: NONE })
    },

    stepCarryOut13(s: State, f: CarryOutFrame13): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 17, f.p, false)
        case 1 /* after special-summon-freely */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 37)
          f.t2 = f.answer - 1
          f.pc = 3
          return rules.ask(s, f, 18, f.p, false)
        case 3 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 38)
          f.f_ = f.answer - 1
          f.pc = 4
          return rules.send(s, f.t2)
        case 4 /* after send */:
          f.pc = 1
          return rules.specialSummonFreely(s, f.f_, f.p)
      }
    },

    /** [ygo.cards.2] What may be answered: choose a trap card. */
    answersToCarryOut6(s: State, f: CarryOutFrame13, out: number[]): void {
      for (const t2 of union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.backrow + f.p]!))
        if (rules.isTrap(s, t2) && s.zones[ZONE.extra + f.p]!.some((f_) => rules.writtenOnOf(s, f_, t2, f.c)))
          out.push(t2 + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut7(s: State, f: CarryOutFrame13, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!) if (rules.writtenOnOf(s, f_, f.t2, f.c)) out.push(f_ + 1)
    },

    /** [ygo.cards.2] */
    prepareOfText8(s: State, c: number, p: number): void {
      rules.useName(s, c, p)
    },

    /** [ygo.cards.2] */
    carryOutOfText11(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame12>(s, { proc: PROC.carryOutFrame12, pc: 0, answer: 0, c, p, m: NONE, f_: NONE })
    },

    stepCarryOut12(s: State, f: CarryOutFrame12): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 15, f.p, false)
        case 1 /* after special-summon-freely */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 35)
          f.m = f.answer - 1
          f.pc = 3
          return rules.ask(s, f, 16, f.p, false)
        case 3 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 36)
          f.f_ = f.answer - 1
          f.pc = 4
          return rules.send(s, f.m)
        case 4 /* after send */:
          f.pc = 1
          return rules.specialSummonFreely(s, f.f_, f.p)
      }
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToCarryOut4(s: State, f: CarryOutFrame12, out: number[]): void {
      for (const m of union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!))
        if (
          rules.isMonster(s, m) &&
          s.zones[ZONE.extra + f.p]!.some((f_) => PRINTED_MATERIAL_RACES[s.def[f_]!]!.includes(rules.raceNowOf(s, m)))
        )
          out.push(m + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut5(s: State, f: CarryOutFrame12, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (PRINTED_MATERIAL_RACES[s.def[f_]!]!.includes(rules.raceNowOf(s, f.m))) out.push(f_ + 1)
    },

    /** [ygo.text.2, ygo.query.1] */
    writtenOnOf(s: State, f_: number, c: number, asker: number): boolean {
      return through(PRINTED_MATERIAL_CARDS[s.def[f_]!]!, 63).some((n) => rules.namedOf(s, c, n, asker))
    },
  }
}
