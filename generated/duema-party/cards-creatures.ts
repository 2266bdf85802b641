// Compiled from the rules of DuemaParty into cards-creatures.ts: what rules/duel-masters/cards-creatures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
import {
  NONE,
  addEffect,
  goesRound,
  happens,
  isChosen,
  loseSight,
  noteDone,
  noteEvent,
  noteShuffle,
  orElse,
  range,
  refuse,
  seats,
  shuffle,
  top,
  union,
  within,
} from 'houserules/runtime'
import { CIVILIZATION } from '../duel-masters/names.ts'
import type {
  HushFrame,
  PurgeFrame,
  PurgeFrame2,
  TollFrame,
  WhenAttackFrame,
  WhenEndAttackFrame,
  WhenMove2Frame,
  WhenMove3Frame,
  WhenMoveFrame,
  WhenPut10Frame,
  WhenPut11Frame,
  WhenPut12Frame,
  WhenPut13AttackFrame,
  WhenPut13Frame,
  WhenPut4Frame,
  WhenPut6Frame,
  WhenPut9Frame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PROC, ZONE } from './names.ts'
import type {
  HushFrame2,
  State,
  WhenAttack2Frame,
  WhenCastFrame,
  WhenEndOfTurn4Frame,
  WhenPut5Frame,
  WhenPut7Frame,
  WhenPut8Frame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsCreaturesRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.1] Effect of `when-end-attack`. */
    whenEndAttack(s: State, you: number, a: number): void {
      // prettier-ignore
      const frame: WhenEndAttackFrame = {
        proc: PROC.whenEndAttackFrame, pc: 0, answer: 0, you, a, copiesThere: [], found: [], atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-attack`. */
    stepWhenEndAttack(s: State, f: WhenEndAttackFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            rules.ask(s, f, 79, f.you, false)
            return
          }
          case 1 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(45)
              s.frames.pop()
              return
            }
            const opponent = f.answer - 1
            f.pc = 2
            rules.judge(s, opponent, f.you)
            return
          }
          case 2 /* after judge */: {
            if (!s.verdict) {
              s.frames.pop()
              return
            }
            rules.lookAt(s, s.zones[ZONE.deck + f.you]!.slice(), f.you)
            f.copiesThere = s.zones[ZONE.deck + f.you]!.filter((c) => s.def[c]! === CARD['《特攻の忠剣ハチ公》'])
            f.found = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 3
            continue
          }
          case 3: {
            if (f.found.length >= f.atMost2) {
              f.pc = 4
              continue
            }
            f.pc = 5
            rules.ask(s, f, 41, f.you, f.found.length >= f.atLeast1, f.found.length)
            return
          }
          case 4: {
            if (f.found.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(46)
            }
            f.list3 = f.found
            f.next4 = 0
            f.pc = 6
            continue
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 3
            continue
          }
          case 6: {
            if (f.next4 >= f.list3.length) {
              s.changedInLine = true
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
              shuffle(s, ZONE.deck + f.you)
              loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
              s.frames.pop()
              return
            }
            const each = f.list3[f.next4]!
            f.next4 += 1
            rules.put2(s, each, f.you)
            return
          }
          default:
            return
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenEndAttack2(s: State, f: WhenEndAttackFrame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.cards.1] Effect of `when-put-4`. */
    whenPut4(s: State, you: number): void {
      // prettier-ignore
      const frame: WhenPut4Frame = {
        proc: PROC.whenPut4Frame, pc: 0, answer: 0, you, milled: [], used: NONE, wanted: [], c: NONE, f_: NONE,
        f_2: NONE, beforeIt: NONE, list1: [], next2: 0, atLeast3: 0, atMost4: 0, list5: [], next6: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-4`. */
    stepWhenPut4(s: State, f: WhenPut4Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
            f.list1 = f.milled
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2]!
              f.next2 += 1
              rules.move(s, each, ZONE.graveyard + f.you)
              return
            }
            f.used = 0
            f.wanted = []
            f.atLeast3 = 0
            f.atMost4 = 7
            f.pc = 2
            continue
          }
          case 2: {
            if (f.wanted.length >= f.atMost4) {
              f.pc = 3
              continue
            }
            f.pc = 4
            rules.ask(s, f, 42, f.you, f.wanted.length >= f.atLeast3, f.wanted.length)
            return
          }
          case 3: {
            if (f.wanted.length < f.atLeast3) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(47)
            }
            f.list5 = f.wanted
            f.next6 = 0
            f.pc = 5
            continue
          }
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 2
            continue
          }
          case 5: {
            if (f.next6 < f.list5.length) {
              f.c = f.list5[f.next6]!
              f.next6 += 1
              f.pc = 6
              rules.ask(s, f, 43, f.you, false)
              return
            }
            if (f.used === 7) {
              rules.win(s, f.you)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            s.frames.pop()
            return
          }
          case 6 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(48)
              f.pc = 5
              continue
            }
            f.f_2 = f.answer - 1
            f.beforeIt = s.timesUseDuringTurn[f.you] ?? 0
            f.pc = 7
            rules.use(s, f.c, f.f_2, f.you)
            return
          }
          case 7 /* after use */: {
            if ((s.timesUseDuringTurn[f.you] ?? 0) > f.beforeIt) {
              f.used = f.used + 1
            }
            f.pc = 5
            continue
          }
          default:
            return
        }
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

    /** [dm.cards.1] Effect of `when-move`. */
    whenMove(s: State, you: number): void {
      const frame: WhenMoveFrame = { proc: PROC.whenMoveFrame, pc: 0, answer: 0, you, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `when-move`. */
    stepWhenMove(s: State, f: WhenMoveFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.zones[ZONE.graveyard + f.you]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2]!
              f.next2 += 1
              rules.move(s, each, ZONE.deck + f.you)
              return
            }
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
            shuffle(s, ZONE.deck + f.you)
            loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            s.frames.pop()
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.cards.1] Effect of `when-put-5`. */
    whenPut5(s: State, you: number, c: number): void {
      // prettier-ignore
      const frame: WhenPut5Frame = {
        proc: PROC.whenPut5Frame, pc: 0, answer: 0, you, c, wanted: [], opponent: NONE, q: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-5`. */
    stepWhenPut5(s: State, f: WhenPut5Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.wanted = []
            f.atLeast1 = 0
            f.atMost2 = 40
            f.pc = 1
            continue
          }
          case 1: {
            if (f.wanted.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            rules.ask(s, f, 44, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
            return
          }
          case 2: {
            if (f.wanted.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(49)
            }
            f.list3 = f.wanted
            f.next4 = 0
            f.pc = 4
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 1
            continue
          }
          case 4: {
            if (f.next4 < f.list3.length) {
              const each = f.list3[f.next4]!
              f.next4 += 1
              rules.put2(s, each, f.you)
              return
            }
            if (!rules.turnGainerIsNamedOf(s)) {
              s.frames.pop()
              return
            }
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 5
            rules.ask(s, f, 80, f.you, false)
            return
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(50)
              s.frames.pop()
              return
            }
            f.opponent = f.answer - 1
            rules.gainTurn(s, f.opponent)
            s.frames.pop()
            return
          }
          default:
            return
        }
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

    /** [dm.cards.1] Effect of `when-put-6`. */
    whenPut6(s: State, you: number, c: number): void {
      const frame: WhenPut6Frame = { proc: PROC.whenPut6Frame, pc: 0, answer: 0, you, c }
      s.frames.push(frame)
    },

    /** [dm.cards.1] Effect of `when-move-2`. */
    whenMove2(s: State, you: number, this_: number): void {
      const frame: WhenMove2Frame = { proc: PROC.whenMove2Frame, pc: 0, answer: 0, you, this_ }
      s.frames.push(frame)
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

    /** [dm.cards.1] */
    purgeOfText(s: State, k: number, p: number): void {
      const frame: PurgeFrame2 = { proc: PROC.purgeFrame2, pc: 0, answer: 0, k, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `purge`. */
    stepPurge2(s: State, f: PurgeFrame2): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            rules.ask(s, f, 76, f.p, false)
            return
          }
          case 1 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(37)
              s.frames.pop()
              return
            }
            const opponent = f.answer - 1
            f.list1 = s.zones[ZONE.battle + opponent]!.filter(
              (c) => rules.isCreature(s, c) && !rules.isMulticolored(s, c),
            )
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            const each = f.list1[f.next2]!
            f.next2 += 1
            rules.destroy(s, each)
            return
          }
          default:
            return
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToPurge(s: State, f: PurgeFrame2, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] Begins `purge`, which may stop to ask. */
    purge(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.purge, [k, p], [k])
      const frame: PurgeFrame = { proc: PROC.purgeFrame, pc: 0, answer: 0, k, p }
      s.frames.push(frame)
    },

    /** [dm.cards.1] Effect of `when-put-7`. */
    whenPut7(s: State, you: number, c: number): void {
      // prettier-ignore
      const frame: WhenPut7Frame = {
        proc: PROC.whenPut7Frame, pc: 0, answer: 0, you, c, opponent: NONE, slain: [], m: NONE, atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-7`. */
    stepWhenPut7(s: State, f: WhenPut7Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 2
            rules.ask(s, f, 81, f.you, false)
            return
          }
          case 1 /* after move */: {
            if (s.log !== null) noteDone(s, rules.viewersOf)
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(51)
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
            }
            f.opponent = f.answer - 1
            f.slain = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 3
            continue
          }
          case 3: {
            if (f.slain.length >= f.atMost2) {
              f.pc = 4
              continue
            }
            f.pc = 5
            rules.ask(s, f, 45, f.you, f.slain.length >= f.atLeast1, f.slain.length)
            return
          }
          case 4: {
            if (f.slain.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(52)
            }
            f.list3 = f.slain
            f.next4 = 0
            f.pc = 6
            continue
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.slain = [...f.slain, f.answer - 1]
            f.pc = 3
            continue
          }
          case 6: {
            if (f.next4 >= f.list3.length) {
              f.pc = 7
              rules.ask(s, f, 46, f.you, false)
              return
            }
            const each = f.list3[f.next4]!
            f.next4 += 1
            rules.destroy(s, each)
            return
          }
          case 7 /* after the answer */: {
            if (f.answer !== 0) {
              f.m = f.answer - 1
              f.pc = 1
              rules.move(s, f.m, ZONE.graveyard + s.owner[f.m]!)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(53)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            s.frames.pop()
            return
          }
          default:
            return
        }
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

    /** [dm.cards.1] Effect of `when-move-3`. */
    whenMove3(s: State, you: number): void {
      const frame: WhenMove3Frame = { proc: PROC.whenMove3Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
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
      const frame: WhenCastFrame = { proc: PROC.whenCastFrame, pc: 0, answer: 0, p, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-cast`. */
    stepWhenCast(s: State, f: WhenCastFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.ask(s, f, 47, f.you, false)
          return
        }
        case 1 /* after take-back */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(54)
            s.frames.pop()
            return
          }
          const c = f.answer - 1
          f.pc = 1
          rules.takeBack(s, c)
          return
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
      const frame: WhenPut8Frame = {
        proc: PROC.whenPut8Frame, pc: 0, answer: 0, you, c, milled: [], opponent: NONE, list1: [], next2: 0, list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-8`. */
    stepWhenPut8(s: State, f: WhenPut8Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.pc = 1
            rules.ask(s, f, 48, f.you, true)
            return
          }
          case 1 /* after the answer */: {
            if (f.answer === 0) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
            }
            f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
            f.list1 = f.milled
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2]!
              f.next2 += 1
              rules.move(s, each, ZONE.graveyard + f.you)
              return
            }
            f.list3 = f.milled.filter((k2) => rules.isFushigi(s, k2))
            f.next4 = 0
            f.pc = 3
            continue
          }
          case 3: {
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
            }
            f.next4 += 1
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            if (f.opponent !== NONE) {
              f.pc = 4
              continue
            }
            f.pc = 5
            rules.ask(s, f, 82, f.you, false)
            return
          }
          case 4: {
            f.pc = 3
            rules.toll(s, f.opponent)
            return
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(55)
              f.opponent = NONE
              f.pc = 3
              continue
            }
            f.opponent = f.answer - 1
            f.pc = 4
            continue
          }
          default:
            return
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut8(s: State, f: WhenPut8Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.cards.1] Begins `toll`, which may stop to ask. */
    toll(s: State, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.toll, [q])
      const frame: TollFrame = { proc: PROC.tollFrame, pc: 0, answer: 0, q }
      s.frames.push(frame)
    },

    /** [dm.cards.1] Effect of `when-put-9`. */
    whenPut9(s: State, you: number): void {
      const frame: WhenPut9Frame = { proc: PROC.whenPut9Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [dm.cards.1] Effect of `when-attack`. */
    whenAttack(s: State, you: number): void {
      // prettier-ignore
      const frame: WhenAttackFrame = {
        proc: PROC.whenAttackFrame, pc: 0, answer: 0, you, away: [], atLeast1: 0, atMost2: 0, list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-attack`. */
    stepWhenAttack(s: State, f: WhenAttackFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.away = []
            f.atLeast1 = 0
            f.atMost2 = 2
            f.pc = 1
            continue
          }
          case 1: {
            if (f.away.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            rules.ask(s, f, 49, f.you, f.away.length >= f.atLeast1, f.away.length)
            return
          }
          case 2: {
            if (f.away.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(56)
            }
            f.list3 = f.away
            f.next4 = 0
            f.pc = 4
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.away = [...f.away, f.answer - 1]
            f.pc = 1
            continue
          }
          case 4: {
            if (f.next4 >= f.list3.length) {
              s.frames.pop()
              return
            }
            const each = f.list3[f.next4]!
            f.next4 += 1
            rules.takeBack(s, each)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.cards.1] Effect of `when-put-10`. */
    whenPut10(s: State, you: number): void {
      // prettier-ignore
      const frame: WhenPut10Frame = {
        proc: PROC.whenPut10Frame, pc: 0, answer: 0, you, shinobiThere: [], found: [], c: NONE, atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-10`. */
    stepWhenPut10(s: State, f: WhenPut10Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            rules.lookAt(s, s.zones[ZONE.deck + f.you]!.slice(), f.you)
            f.shinobiThere = s.zones[ZONE.deck + f.you]!.filter((c2) => rules.isShinobi(s, c2))
            f.found = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          }
          case 1: {
            if (f.found.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            rules.ask(s, f, 50, f.you, f.found.length >= f.atLeast1, f.found.length)
            return
          }
          case 2: {
            if (f.found.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(57)
            }
            f.list3 = f.found
            f.next4 = 0
            f.pc = 4
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 1
            continue
          }
          case 4: {
            if (f.next4 < f.list3.length) {
              f.c = f.list3[f.next4]!
              f.next4 += 1
              f.pc = 5
              rules.move(s, f.c, ZONE.hand + f.you)
              return
            }
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
            shuffle(s, ZONE.deck + f.you)
            loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            s.frames.pop()
            return
          }
          case 5 /* after move */: {
            rules.reveal(s, f.c, f.you)
            f.pc = 4
            continue
          }
          default:
            return
        }
      }
    },

    /** [dm.cards.1] Effect of `when-put-11`. */
    whenPut11(s: State, you: number, c: number): void {
      // prettier-ignore
      const frame: WhenPut11Frame = {
        proc: PROC.whenPut11Frame, pc: 0, answer: 0, you, c, q: NONE, thrown: [], atLeast1: 0, atMost2: 0, list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-11`. */
    stepWhenPut11(s: State, f: WhenPut11Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            rules.ask(s, f, 83, f.you, false)
            return
          }
          case 1 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(58)
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
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
          case 2: {
            if (f.thrown.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            rules.ask(s, f, 51, f.you, f.thrown.length >= f.atLeast1, f.thrown.length)
            return
          }
          case 3: {
            if (f.thrown.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(59)
            }
            f.list3 = f.thrown
            f.next4 = 0
            f.pc = 5
            continue
          }
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.thrown = [...f.thrown, f.answer - 1]
            f.pc = 2
            continue
          }
          case 5: {
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
            }
            const each = f.list3[f.next4]!
            f.next4 += 1
            rules.move(s, each, ZONE.graveyard + f.q)
            return
          }
          default:
            return
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut112(s: State, f: WhenPut11Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.cards.1] Effect of `when-attack-2`. */
    whenAttack2(s: State, you: number, a: number): void {
      const frame: WhenAttack2Frame = {
        proc: PROC.whenAttack2Frame,
        pc: 0,
        answer: 0,
        you,
        a,
        won: NONE,
        going: false,
        opponent: NONE,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-attack-2`. */
    stepWhenAttack2(s: State, f: WhenAttack2Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.won = 0
            f.going = true
            f.pc = 2
            continue
          }
          case 1 /* after break */: {
            s.frames.pop()
            return
          }
          case 2: {
            if (!f.going) {
              // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
              if (f.opponent !== NONE) {
                f.pc = 7
                continue
              }
              f.pc = 8
              rules.ask(s, f, 85, f.you, false)
              return
            }
            goesRound(30)
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            if (f.opponent !== NONE) {
              f.pc = 3
              continue
            }
            f.pc = 4
            rules.ask(s, f, 84, f.you, false)
            return
          }
          case 3: {
            f.pc = 5
            rules.judge(s, f.opponent, f.you)
            return
          }
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(60)
              f.opponent = NONE
              f.pc = 2
              continue
            }
            f.opponent = f.answer - 1
            f.pc = 3
            continue
          }
          case 5 /* after judge */: {
            f.going = s.verdict
            if (!s.verdict) {
              f.pc = 2
              continue
            }
            f.won = f.won + 1
            f.pc = 6
            rules.ask(s, f, 52, f.you, true)
            return
          }
          case 6 /* after the answer */: {
            if (f.answer === 0) {
              f.going = false
              f.pc = 2
              continue
            }
            f.going = true
            f.pc = 2
            continue
          }
          case 7: {
            f.pc = 1
            rules.break_(s, f.won, f.opponent, f.a, f.you)
            return
          }
          case 8 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(61)
              s.frames.pop()
              return
            }
            f.opponent = f.answer - 1
            f.pc = 7
            continue
          }
          default:
            return
        }
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

    /** [dm.cards.1] Effect of `when-put-12`. */
    whenPut12(s: State, you: number): void {
      // prettier-ignore
      const frame: WhenPut12Frame = {
        proc: PROC.whenPut12Frame, pc: 0, answer: 0, you, wanted: [], c: NONE, f_: NONE, f_2: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-put-12`. */
    stepWhenPut12(s: State, f: WhenPut12Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.wanted = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          }
          case 1: {
            if (f.wanted.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            rules.ask(s, f, 53, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
            return
          }
          case 2: {
            if (f.wanted.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(62)
            }
            f.list3 = f.wanted
            f.next4 = 0
            f.pc = 4
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 1
            continue
          }
          case 4: {
            if (f.next4 >= f.list3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              s.frames.pop()
              return
            }
            f.c = f.list3[f.next4]!
            f.next4 += 1
            f.pc = 5
            rules.ask(s, f, 54, f.you, false)
            return
          }
          case 5 /* after the answer */: {
            if (f.answer !== 0) {
              f.f_2 = f.answer - 1
              f.pc = 6
              rules.use(s, f.c, f.f_2, f.you)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(63)
            f.pc = 4
            continue
          }
          case 6 /* after use */: {
            if (!within(s.place[f.c]!, ZONE.graveyard)) {
              f.pc = 4
              continue
            }
            f.pc = 4
            rules.move(s, f.c, ZONE.deck + s.owner[f.c]!, true)
            return
          }
          default:
            return
        }
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
      const frame: WhenEndOfTurn4Frame = {
        proc: PROC.whenEndOfTurn4Frame, pc: 0, answer: 0, you, this_, opponent: NONE, slain: [], atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-of-turn-4`. */
    stepWhenEndOfTurn4(s: State, f: WhenEndOfTurn4Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 2
            rules.ask(s, f, 86, f.you, false)
            return
          }
          case 1 /* after draw */: {
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(64)
              s.frames.pop()
              return
            }
            f.opponent = f.answer - 1
            f.slain = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 3
            continue
          }
          case 3: {
            if (f.slain.length >= f.atMost2) {
              f.pc = 4
              continue
            }
            f.pc = 5
            rules.ask(s, f, 55, f.you, f.slain.length >= f.atLeast1, f.slain.length)
            return
          }
          case 4: {
            if (f.slain.length < f.atLeast1) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(65)
            }
            f.list3 = f.slain
            f.next4 = 0
            f.pc = 6
            continue
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.slain = [...f.slain, f.answer - 1]
            f.pc = 3
            continue
          }
          case 6: {
            if (f.next4 >= f.list3.length) {
              f.pc = 7
              rules.ask(s, f, 56, f.you, true)
              return
            }
            const each = f.list3[f.next4]!
            f.next4 += 1
            rules.destroy(s, each)
            return
          }
          case 7 /* after the answer */: {
            if (f.answer === 0) {
              s.frames.pop()
              return
            }
            f.pc = 1
            rules.draw(s, 1, f.you)
            return
          }
          default:
            return
        }
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

    /** [dm.cards.1] Effect of `when-put-13`. */
    whenPut13(s: State, you: number, c: number): void {
      const frame: WhenPut13Frame = { proc: PROC.whenPut13Frame, pc: 0, answer: 0, you, c }
      s.frames.push(frame)
    },

    /** [dm.cards.1] Effect of `when-put-13-attack`. */
    whenPut13Attack(s: State, you: number, a: number): void {
      const frame: WhenPut13AttackFrame = { proc: PROC.whenPut13AttackFrame, pc: 0, answer: 0, you, a }
      s.frames.push(frame)
    },

    /** [dm.cards.1] */
    hushOfText(s: State, k: number, p: number): void {
      const frame: HushFrame2 = { proc: PROC.hushFrame2, pc: 0, answer: 0, k, p, n: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `hush`. */
    stepHush2(s: State, f: HushFrame2): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 33, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(38)
            s.frames.pop()
            return
          }
          f.n = f.answer - 1000001
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 2
          rules.ask(s, f, 77, f.p, false)
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(39)
            s.frames.pop()
            return
          }
          const opponent = f.answer - 1
          let q: number = opponent
          s.changedInLine = true
          addEffect(s, ZONE.lasting, PROC.hushUntilTurnFrame, f.p, f.k, false, [q, f.n, f.p])
          s.frames.pop()
          return
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

    /** [dm.cards.1] `hush-until-turn-end` */
    reachesHushUntilTurnEnd(s: State, lasting: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.hushUntilTurnFrame) return false
      const p2 = effect.captured[2] as number
      return p === p2
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

    /** [dm.cards.1] Begins `hush`, which may stop to ask. */
    hush(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.hush, [k, p], [k])
      const frame: HushFrame = { proc: PROC.hushFrame, pc: 0, answer: 0, k, p }
      s.frames.push(frame)
    },
  }
}
