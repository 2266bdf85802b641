// Compiled from the rules of DuemaParty into cards-creatures.ts: what rules/duel-masters/cards-creatures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, goesRound, isChosen, loseSight, noteDone, noteShuffle, orElse, popFrame, pushFrame, range, reckoned,
  refuse, refuseText, seats, shuffle, top, union, within,
} from 'houserules/runtime'
import { CIVILIZATION } from '../duel-masters/names.ts'
// prettier-ignore
import type {
  PurgeFrame2, WhenAttackFrame, WhenEndAttackFrame, WhenMoveFrame, WhenPut10Frame, WhenPut11Frame, WhenPut12Frame,
  WhenPut4Frame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { HushFrame2, State, WhenAttack2Frame, WhenCastFrame, WhenEndOfTurn4Frame, WhenPut5Frame, WhenPut7Frame, WhenPut8Frame } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsCreaturesRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    stepWhenEndAttack(s: State, f: WhenEndAttackFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            return rules.ask(s, f, 79, f.you, false)
          case 1 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 45)
            const opponent = f.answer - 1
            f.pc = 2
            return rules.judge(s, opponent, f.you)
          }
          case 2 /* after judge */:
            if (!s.verdict) return popFrame(s)
            rules.lookAt(s, s.zones[ZONE.deck + f.you]!.slice(), f.you)
            f.copiesThere = s.zones[ZONE.deck + f.you]!.filter((c) => s.def[c]! === CARD['《特攻の忠剣ハチ公》'])
            f.found = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 3
            continue
          case 3:
            if (f.found.length >= f.atMost2) {
              f.pc = 4
              continue
            }
            f.pc = 5
            return rules.ask(s, f, 41, f.you, f.found.length >= f.atLeast1, f.found.length)
          case 4:
            if (f.found.length < f.atLeast1) refuse(s, 46)
            f.list3 = f.found
            f.next4 = 0
            f.pc = 6
            continue
          case 5 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 3
            continue
          case 6: {
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

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenEndAttack2(s: State, f: WhenEndAttackFrame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    stepWhenPut4(s: State, f: WhenPut4Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
            f.list1 = f.milled
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2++]!
              return rules.move(s, each, ZONE.graveyard + f.you)
            }
            f.used = 0
            f.wanted = []
            f.atLeast3 = 0
            f.atMost4 = 7
            f.pc = 2
            continue
          case 2:
            if (f.wanted.length >= f.atMost4) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 42, f.you, f.wanted.length >= f.atLeast3, f.wanted.length)
          case 3:
            if (f.wanted.length < f.atLeast3) refuse(s, 47)
            f.list5 = f.wanted
            f.next6 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 2
            continue
          case 5:
            if (f.next6 < f.list5.length) {
              f.c = f.list5[f.next6++]!
              f.pc = 6
              return rules.ask(s, f, 43, f.you, false)
            }
            if (f.used === 7) rules.win(s, f.you)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 6 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 48)
              f.pc = 5
              continue
            }
            f.f_2 = f.answer - 1
            f.beforeIt = s.timesUseDuringTurn[f.you] ?? 0
            f.pc = 7
            return rules.use(s, f.c, f.f_2, f.you)
          case 7 /* after use */:
            if ((s.timesUseDuringTurn[f.you] ?? 0) > f.beforeIt) f.used = reckoned(f.used + 1, 41)
            f.pc = 5
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

    /** [dm.cards.1] Effect of `when-put-5`. */
    whenPut5(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut5Frame>(s, {
        proc: PROC.whenPut5Frame, pc: 0, answer: 0, you, c, wanted: [], opponent: NONE, q: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
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
            if (f.wanted.length < f.atLeast1) refuse(s, 49)
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
            if (!rules.turnGainerIsNamedOf(s)) return popFrame(s)
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 5
            return rules.ask(s, f, 80, f.you, false)
          case 5 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 50)
            f.opponent = f.answer - 1
            rules.gainTurn(s, f.opponent)
            return popFrame(s)
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 40 cards as wanted. */
    answersToWhenPut5(s: State, f: WhenPut5Frame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!)
        if (!isChosen(c, f.wanted) && rules.isSummonable(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut52(s: State, f: WhenPut5Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** What is chosen so far: choose 0 to 40 cards as wanted. */
    pickedForWhenPut5(f: WhenPut5Frame): PickedSoFar {
      return { answers: f.wanted.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `cannot-cast` */
    forbidsCannotCast(s: State, this_: number, _c: number, f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《聖魔連結王 ドルファディロム》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        !rules.isMulticoloredAsPrinted(s, f_)
      )
    },

    stepPurge2(s: State, f: PurgeFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            return rules.ask(s, f, 76, f.p, false)
          case 1 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 37)
            const opponent = f.answer - 1
            f.list1 = s.zones[ZONE.battle + opponent]!.filter(
              (c) => rules.isCreature(s, c) && !rules.isMulticolored(s, c),
            )
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.destroy(s, each)
          }
        }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToPurge(s: State, f: PurgeFrame2, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] Effect of `when-put-7`. */
    whenPut7(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut7Frame>(s, {
        proc: PROC.whenPut7Frame, pc: 0, answer: 0, you, c, opponent: NONE, slain: [], m: NONE, atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      })
    },

    stepWhenPut7(s: State, f: WhenPut7Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 2
            return rules.ask(s, f, 81, f.you, false)
          case 1 /* after move */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 51)
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.opponent = f.answer - 1
            f.slain = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 3
            continue
          case 3:
            if (f.slain.length >= f.atMost2) {
              f.pc = 4
              continue
            }
            f.pc = 5
            return rules.ask(s, f, 45, f.you, f.slain.length >= f.atLeast1, f.slain.length)
          case 4:
            if (f.slain.length < f.atLeast1) refuse(s, 52)
            f.list3 = f.slain
            f.next4 = 0
            f.pc = 6
            continue
          case 5 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.slain = [...f.slain, f.answer - 1]
            f.pc = 3
            continue
          case 6: {
            if (f.next4 >= f.list3.length) {
              f.pc = 7
              return rules.ask(s, f, 46, f.you, false)
            }
            const each = f.list3[f.next4++]!
            return rules.destroy(s, each)
          }
          case 7 /* after the answer */:
            if (f.answer !== 0) {
              f.m = f.answer - 1
              f.pc = 1
              return rules.move(s, f.m, ZONE.graveyard + s.owner[f.m]!)
            }
            refuse(s, 53)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [dm.cards.1] What may be answered: choose 1 creature card as slain. */
    answersToWhenPut7(s: State, f: WhenPut7Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!)
        if (!isChosen(c, f.slain) && rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToWhenPut72(s: State, f: WhenPut7Frame, out: number[]): void {
      for (const m of s.zones[ZONE.mana + f.opponent]!) out.push(m + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut73(s: State, f: WhenPut7Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
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
        seats(s).some(
          (opponent) =>
            rules.opposes(s, opponent, you) &&
            within(to2, ZONE.graveyard) &&
            within(s.place[this_]!, ZONE.battle) &&
            s.owner[c]! === opponent,
        )
      )
    },

    /** [dm.cards.1] `when-cast` */
    matchesWhenCast(s: State, this_: number, _s_: number, _f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《タンラ・チューラ》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle)
      )
    },

    /** [dm.cards.1] Effect of `when-cast`. */
    whenCast(s: State, p: number, you: number): void {
      pushFrame<WhenCastFrame>(s, { proc: PROC.whenCastFrame, pc: 0, answer: 0, p, you })
    },

    stepWhenCast(s: State, f: WhenCastFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 47, f.you, false)
        case 1 /* after take-back */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 54)
          const c = f.answer - 1
          f.pc = 1
          return rules.takeBack(s, c)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToWhenCast(s: State, f: WhenCastFrame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.p]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [dm.cards.1] Effect of `when-put-8`. */
    whenPut8(s: State, you: number, c: number): void {
      // prettier-ignore
      pushFrame<WhenPut8Frame>(s, {
        proc: PROC.whenPut8Frame, pc: 0, answer: 0, you, c, milled: [], opponent: NONE, list1: [], next2: 0, list3: [],
        next4: 0,
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
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            if (f.opponent !== NONE) {
              f.pc = 4
              continue
            }
            f.pc = 5
            return rules.ask(s, f, 82, f.you, false)
          case 4:
            f.pc = 3
            return rules.toll(s, f.opponent)
          case 5 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 55)
              f.opponent = NONE
              f.pc = 3
              continue
            }
            f.opponent = f.answer - 1
            f.pc = 4
            continue
        }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut8(s: State, f: WhenPut8Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
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
            if (f.away.length < f.atLeast1) refuse(s, 56)
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
            if (f.found.length < f.atLeast1) refuse(s, 57)
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

    stepWhenPut11(s: State, f: WhenPut11Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            return rules.ask(s, f, 83, f.you, false)
          case 1 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 58)
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const opponent = f.answer - 1
            f.q = opponent
            rules.lookAt(s, s.zones[ZONE.hand + f.q]!.slice(), f.you)
            f.thrown = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 2
            continue
          }
          case 2:
            if (f.thrown.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 51, f.you, f.thrown.length >= f.atLeast1, f.thrown.length)
          case 3:
            if (f.thrown.length < f.atLeast1) refuse(s, 59)
            f.list3 = f.thrown
            f.next4 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.thrown = [...f.thrown, f.answer - 1]
            f.pc = 2
            continue
          case 5: {
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const each = f.list3[f.next4++]!
            return rules.move(s, each, ZONE.graveyard + f.q)
          }
        }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut112(s: State, f: WhenPut11Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.cards.1] Effect of `when-attack-2`. */
    whenAttack2(s: State, you: number, a: number): void {
      pushFrame<WhenAttack2Frame>(s, {
        proc: PROC.whenAttack2Frame,
        pc: 0,
        answer: 0,
        you,
        a,
        won: NONE,
        going: false,
        opponent: NONE,
      })
    },

    stepWhenAttack2(s: State, f: WhenAttack2Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.won = 0
            f.going = true
            f.pc = 2
            continue
          case 1 /* after break */:
            return popFrame(s)
          case 2:
            if (!f.going) {
              // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
              if (f.opponent !== NONE) {
                f.pc = 7
                continue
              }
              f.pc = 8
              return rules.ask(s, f, 85, f.you, false)
            }
            goesRound(42)
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            if (f.opponent !== NONE) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 84, f.you, false)
          case 3:
            f.pc = 5
            return rules.judge(s, f.opponent, f.you)
          case 4 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 60)
              f.opponent = NONE
              f.pc = 2
              continue
            }
            f.opponent = f.answer - 1
            f.pc = 3
            continue
          case 5 /* after judge */:
            f.going = s.verdict
            if (!s.verdict) {
              f.pc = 2
              continue
            }
            f.won = reckoned(f.won + 1, 43)
            f.pc = 6
            return rules.ask(s, f, 52, f.you, true)
          case 6 /* after the answer */:
            if (f.answer === 0) {
              f.going = false
              f.pc = 2
              continue
            }
            f.going = true
            f.pc = 2
            continue
          case 7:
            f.pc = 1
            return rules.break_(s, f.won, f.opponent, f.a, f.you)
          case 8 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 61)
            f.opponent = f.answer - 1
            f.pc = 7
            continue
        }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenAttack2(s: State, f: WhenAttack2Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenAttack22(s: State, f: WhenAttack2Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
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
            if (f.wanted.length < f.atLeast1) refuse(s, 62)
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
            refuse(s, 63)
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

    /** [dm.cards.1] Effect of `when-end-of-turn-4`. */
    whenEndOfTurn4(s: State, you: number, this_: number): void {
      // prettier-ignore
      pushFrame<WhenEndOfTurn4Frame>(s, {
        proc: PROC.whenEndOfTurn4Frame, pc: 0, answer: 0, you, this_, opponent: NONE, slain: [], atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      })
    },

    stepWhenEndOfTurn4(s: State, f: WhenEndOfTurn4Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 2
            return rules.ask(s, f, 86, f.you, false)
          case 1 /* after draw */:
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 64)
            f.opponent = f.answer - 1
            f.slain = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 3
            continue
          case 3:
            if (f.slain.length >= f.atMost2) {
              f.pc = 4
              continue
            }
            f.pc = 5
            return rules.ask(s, f, 55, f.you, f.slain.length >= f.atLeast1, f.slain.length)
          case 4:
            if (f.slain.length < f.atLeast1) refuse(s, 65)
            f.list3 = f.slain
            f.next4 = 0
            f.pc = 6
            continue
          case 5 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.slain = [...f.slain, f.answer - 1]
            f.pc = 3
            continue
          case 6: {
            if (f.next4 >= f.list3.length) {
              f.pc = 7
              return rules.ask(s, f, 56, f.you, true)
            }
            const each = f.list3[f.next4++]!
            return rules.destroy(s, each)
          }
          case 7 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.draw(s, 1, f.you)
        }
    },

    /** [dm.cards.1] What may be answered: choose 1 creature card as slain. */
    answersToWhenEndOfTurn4(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!)
        if (!isChosen(c, f.slain) && rules.isCreature(s, c) && rules.powerOf(s, c) <= 5500) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenEndOfTurn42(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** What is chosen so far: choose 1 creature card as slain. */
    pickedForWhenEndOfTurn4(f: WhenEndOfTurn4Frame): PickedSoFar {
      return { answers: f.slain.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] */
    hushOfText(s: State, k: number, p: number): void {
      pushFrame<HushFrame2>(s, { proc: PROC.hushFrame2, pc: 0, answer: 0, k, p, n: NONE })
    },

    stepHush2(s: State, f: HushFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 33, f.p, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 38)
          f.n = f.answer - 1000001
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 2
          return rules.ask(s, f, 77, f.p, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 39)
          const opponent = f.answer - 1
          const q = opponent
          s.changedInLine = true
          addEffect(s, ZONE.lasting, PROC.hushUntilTurnFrame, f.p, f.k, false, [q, f.n, f.p])
          return popFrame(s)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a number. */
    answersToHush(_s: State, _f: HushFrame2, out: number[]): void {
      for (const n of range(0, 20)) out.push(n + 1000001)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToHush2(s: State, f: HushFrame2, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] `lasting-cannot-cast-3` */
    forbidsLastingCannotCast3(s: State, lasting: number, _c: number, f_: number, p: number): boolean {
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
  }
}
