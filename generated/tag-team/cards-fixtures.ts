// Compiled from the rules of TagTeam into cards-fixtures.ts: what rules/build-divide/cards-fixtures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, heldByEffect, isChosen, nextMembers, noteDone, owned, popFrame, pushFrame, refuse, refuseText, seats,
  takeEffect, top, union, within,
} from 'houserules/runtime'
import { CARD, DESTINATION, ORIGIN } from '../build-divide/names.ts'
// prettier-ignore
import type {
  AbilityOfFrame3, TextOfEffectFrame11, TextOfEffectFrame12, TextOfEffectFrame13, TextOfEffectFrame15,
  TextOfEffectFrame16, TextOfEffectFrame19, TextOfFrame22, TextOfFrame24, TextOfFrame6,
} from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { EFFECT_ZONES, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AfterEnterFrame, State, TextOfEffectFrame14, TextOfEffectFrame20, TextOfEffectFrame21, TextOfEffectFrame23,
  TextOfFrame17, TextOfFrame18, TextOfFrame20, TextOfFrame21, TextOfFrame23,
} from './state.ts'

export function cardsFixturesRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.fixtures.1] */
    textOfOfText25(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame26, p, c, false, [p])
    },

    /** [bd.fixtures.1] */
    textOfOfText24(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame25, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect25(s: State, p: number, c: number): void {
      for (const u of s.zones[ZONE.field]!) {
        if (rules.isUnit(s, u) && rules.allies(s, rules.controllerOf(s, u), p)) {
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.textOfDuringTurn3Frame, p, c, false, [u, s.runningTurn])
        }
      }
    },

    stepTextOf24(s: State, f: TextOfFrame24): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 14, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 22)
          const u = f.answer - 1
          rules.aimAt(s, u)
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame24, f.p, f.c, false, [f.p, u, f.c]), [f.c])
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card. */
    answersToTextOf7(s: State, f: TextOfFrame24, out: number[]): void {
      for (const u of s.zones[ZONE.field]!)
        if (
          seats(s).some((ally) => rules.allies(s, ally, f.p) && rules.isUnit(s, u) && rules.controllerOf(s, u) === ally)
        )
          out.push(u + 1)
    },

    /** [bd.fixtures.1] */
    textOfOfText22(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame23>(s, { proc: PROC.textOfFrame23, pc: 0, answer: 0, c, p })
    },

    stepTextOf23(s: State, f: TextOfFrame23): void {
      switch (f.pc) {
        case 0:
          // [gap.ally-instruction]
          f.pc = 1
          return rules.ask(s, f, 31, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 21)
          const ally = f.answer - 1
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame23, f.p, f.c, false, [f.p, ally])
          return popFrame(s)
        }
      }
    },

    /** [gap.ally-instruction] What may be answered: ally. */
    answersToTextOf15(s: State, f: TextOfFrame23, out: number[]): void {
      for (const q of seats(s)) if (rules.allies(s, q, f.p)) out.push(q + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect23(s: State, p: number, ally: number): void {
      pushFrame<TextOfEffectFrame23>(s, { proc: PROC.textOfEffectFrame23, pc: 0, answer: 0, p, ally })
    },

    stepTextOfEffect23(s: State, f: TextOfEffectFrame23): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.ally)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    stepTextOf22(s: State, f: TextOfFrame22): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 13, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 20)
          const u = f.answer - 1
          rules.aimAt(s, u)
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame22, f.p, f.c, false, [u, f.p])
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card. */
    answersToTextOf6(s: State, f: TextOfFrame22, out: number[]): void {
      for (const u of s.zones[ZONE.field]!)
        if (
          seats(s).some(
            (opponent) =>
              rules.opposes(s, opponent, f.p) &&
              rules.mayBeMeantBy(s, opponent, f.c) &&
              rules.isUnit(s, u) &&
              rules.controllerOf(s, u) === opponent,
          )
        )
          out.push(u + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect22(s: State, u: number, _p: number): void {
      if (s.place[u] === ZONE.field) rules.destroy(s, u)
    },

    /** [bd.fixtures.1] */
    textOfOfText20(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<TextOfFrame21>(s, {
        proc: PROC.textOfFrame21, pc: 0, answer: 0, c, p, marks: [], opponent: NONE, q: NONE, atLeast1: 0, atMost2: 0,
      })
    },

    stepTextOf21(s: State, f: TextOfFrame21): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.marks = []
            f.atLeast1 = 1
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.marks.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              12,
              f.p,
              f.marks.length >= f.atLeast1 && (s.announcing === 0 || f.marks.length > 0),
              f.marks.length,
            )
          case 2:
            if (f.marks.length < f.atLeast1) refuse(s, 17)
            if (f.marks.length === 0) {
              refuse(s, 18)
              return popFrame(s)
            }
            for (const each of f.marks) rules.aimAt(s, each)
            // [901-1, gap.lasting-by-command]
            f.pc = 4
            return rules.ask(s, f, 30, f.p, false)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.marks = [...f.marks, f.answer - 1]
            f.pc = 1
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 19)
            f.opponent = f.answer - 1
            heldByEffect(
              s,
              addEffect(s, ZONE.chain, PROC.textOfEffectFrame21, f.p, f.c, false, [f.p, f.marks, f.opponent]),
              [f.marks],
            )
            return popFrame(s)
        }
    },

    /** [bd.fixtures.1] What may be answered: choose 1 to 2 unit cards as marks. */
    answersToTextOf5(s: State, f: TextOfFrame21, out: number[]): void {
      if (s.announcing === 0) {
        for (const u of s.zones[ZONE.field]!)
          if (
            !isChosen(u, f.marks) &&
            seats(s).some(
              (opponent) =>
                rules.opposes(s, opponent, f.p) &&
                rules.mayBeMeantBy(s, opponent, f.c) &&
                rules.isUnit(s, u) &&
                rules.controllerOf(s, u) === opponent,
            )
          )
            out.push(u + 1)
        return
      }
      if (s.reasons !== null) {
        for (const u of s.zones[ZONE.field]!)
          if (
            !isChosen(u, f.marks) &&
            seats(s).some(
              (opponent) =>
                rules.opposes(s, opponent, f.p) &&
                rules.mayBeMeantBy(s, opponent, f.c) &&
                rules.isUnit(s, u) &&
                rules.controllerOf(s, u) === opponent,
            )
          )
            out.push(u + 1)
        return
      }
      const rest = s.zones[ZONE.field]!.filter(
        (u) =>
          !isChosen(u, f.marks) &&
          seats(s).some(
            (opponent) =>
              rules.opposes(s, opponent, f.p) &&
              rules.mayBeMeantBy(s, opponent, f.c) &&
              rules.isUnit(s, u) &&
              rules.controllerOf(s, u) === opponent,
          ),
      )
      for (const u of nextMembers(f.marks, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) => picked2.length > 0,
        site: 12,
      }))
        out.push(u + 1)
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf14(s: State, f: TextOfFrame21, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** What is chosen so far: choose 1 to 2 unit cards as marks. */
    pickedForTextOf(f: TextOfFrame21): PickedSoFar {
      return { answers: f.marks.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect21(s: State, p: number, marks: readonly number[], opponent: number): void {
      pushFrame<TextOfEffectFrame21>(s, { proc: PROC.textOfEffectFrame21, pc: 0, answer: 0, p, marks, opponent })
    },

    stepTextOfEffect21(s: State, f: TextOfEffectFrame21): void {
      switch (f.pc) {
        case 0:
          for (const each of f.marks.filter((u) => s.place[u] === ZONE.field)) rules.destroy(s, each)
          f.pc = 1
          return rules.draw(s, 1, f.opponent)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.1] */
    textOfOfText19(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame20>(s, { proc: PROC.textOfFrame20, pc: 0, answer: 0, c, p, mark: NONE, bait: NONE })
    },

    stepTextOf20(s: State, f: TextOfFrame20): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 10, f.p, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 14)
          f.mark = f.answer - 1
          rules.aimAt(s, f.mark)
          f.pc = 2
          return rules.ask(s, f, 11, f.p, false)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 15)
          f.bait = f.answer - 1
          // [901-1, gap.lasting-by-command]
          f.pc = 3
          return rules.ask(s, f, 29, f.p, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 16)
          const opponent = f.answer - 1
          heldByEffect(
            s,
            addEffect(s, ZONE.chain, PROC.textOfEffectFrame20, f.p, f.c, false, [f.p, f.bait, f.mark, opponent]),
            [f.bait, f.mark],
          )
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card as mark. */
    answersToTextOf3(s: State, _f: TextOfFrame20, out: number[]): void {
      for (const u of s.zones[ZONE.field]!) if (rules.isUnit(s, u)) out.push(u + 1)
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card as bait. */
    answersToTextOf4(s: State, f: TextOfFrame20, out: number[]): void {
      for (const u of s.zones[ZONE.field]!)
        if (
          seats(s).some((ally) => rules.allies(s, ally, f.p) && rules.isUnit(s, u) && rules.controllerOf(s, u) === ally)
        )
          out.push(u + 1)
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf13(s: State, f: TextOfFrame20, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect20(s: State, p: number, bait: number, mark: number, opponent: number): void {
      pushFrame<TextOfEffectFrame20>(s, { proc: PROC.textOfEffectFrame20, pc: 0, answer: 0, p, bait, mark, opponent })
    },

    stepTextOfEffect20(s: State, f: TextOfEffectFrame20): void {
      switch (f.pc) {
        case 0:
          for (const each of union([f.bait], [f.mark]).filter((u) => s.place[u] === ZONE.field)) rules.destroy(s, each)
          f.pc = 1
          return rules.draw(s, 1, f.opponent)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.1] */
    textOfOfText18(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame19, p, c, false, [p, c]), [c])
    },

    stepTextOfEffect19(s: State, f: TextOfEffectFrame19): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 9, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 13)
          const u = f.answer - 1
          rules.destroy(s, u)
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card. */
    answersToTextOfEffect(s: State, f: TextOfEffectFrame19, out: number[]): void {
      for (const u of s.zones[ZONE.field]!)
        if (
          seats(s).some(
            (opponent) =>
              rules.opposes(s, opponent, f.p) &&
              rules.mayBeMeantBy(s, opponent, f.c) &&
              rules.isUnit(s, u) &&
              rules.controllerOf(s, u) === opponent,
          )
        )
          out.push(u + 1)
    },

    /** [bd.fixtures.1] */
    textOfOfText17(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame18>(s, { proc: PROC.textOfFrame18, pc: 0, answer: 0, c, p })
    },

    stepTextOf18(s: State, f: TextOfFrame18): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 28, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 12)
          const opponent = f.answer - 1
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame18, f.p, f.c, false, [f.p, opponent, f.c]), [
            f.c,
          ])
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf12(s: State, f: TextOfFrame18, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect18(s: State, _p: number, opponent: number, c: number): void {
      rules.harm(s, opponent, c, ORIGIN['by-effect'], 1)
    },

    /** [bd.fixtures.1] */
    textOfOfText16(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame17>(s, { proc: PROC.textOfFrame17, pc: 0, answer: 0, c, p })
    },

    stepTextOf17(s: State, f: TextOfFrame17): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 27, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 11)
          const opponent = f.answer - 1
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame17, f.p, f.c, false, [f.p, opponent, f.c]), [
            f.c,
          ])
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf11(s: State, f: TextOfFrame17, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect17(s: State, _p: number, opponent: number, c: number): void {
      rules.harm(s, opponent, c, ORIGIN['by-effect'], 3)
    },

    /** [bd.fixtures.1] `when-play` */
    matchesWhenPlay(s: State, this_: number, _c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《watcher》'] &&
        rules.opposes(s, p, you) &&
        rules.mayBeMeantBy(s, p, this_) &&
        s.place[this_] === ZONE.field
      )
    },

    /** [bd.fixtures.1] Effect of `when-play`. */
    whenPlay(s: State, you: number, this_: number): void {
      addEffect(s, ZONE.chain, PROC.playEffectFrame, you, this_, false, [you])
    },

    stepAbilityOf3(s: State, f: AbilityOfFrame3): void {
      switch (f.pc) {
        case 0:
          if (s.place[f.c] === ZONE.field || within(s.place[f.c]!, ZONE.energy)) {
            if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
            s.rested[f.c] = true
          }
          f.pc = 1
          return rules.ask(s, f, 16, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 26)
          const u = f.answer - 1
          rules.aimAt(s, u)
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.abilityOfEffectFrame2, f.p, f.c, false, [f.p, u, f.c]), [f.c])
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.2] What may be answered: choose an unit card. */
    answersToAbilityOf(s: State, _f: AbilityOfFrame3, out: number[]): void {
      for (const u of s.zones[ZONE.field]!) if (rules.isUnit(s, u)) out.push(u + 1)
    },

    /** [bd.fixtures.2] */
    abilityOfOfText(s: State, c: number, p: number): void {
      if (s.place[c] === ZONE.field || within(s.place[c]!, ZONE.energy)) {
        if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
        s.rested[c] = true
      }
      addEffect(s, ZONE.chain, PROC.abilityOfEffectFrame, p, c, false, [p])
    },

    /** [bd.fixtures.3] */
    textOfOfText15(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame16, p, c, false, [p])
    },

    stepTextOfEffect16(s: State, f: TextOfEffectFrame16): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeLife(s, each, DESTINATION['to-hand'], f.p)
          }
        }
    },

    /** [bd.fixtures.3] */
    textOfOfText14(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame15, p, c, false, [p])
    },

    stepTextOfEffect15(s: State, f: TextOfEffectFrame15): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeLife(s, each, DESTINATION['to-field'], f.p)
          }
        }
    },

    /** [bd.fixtures.3] */
    textOfOfText13(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame14, p, c, false, [p])
    },

    /** [bd.fixtures.3] Effect of `text-of-effect`. */
    textOfEffect14(s: State, p: number): void {
      pushFrame<TextOfEffectFrame14>(s, { proc: PROC.textOfEffectFrame14, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepTextOfEffect14(s: State, f: TextOfEffectFrame14): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.raiseLife(s, each, f.p)
          }
        }
    },

    /** [bd.fixtures.3] */
    textOfOfText12(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame13, p, c, false, [p])
    },

    stepTextOfEffect13(s: State, f: TextOfEffectFrame13): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeLife(s, each, DESTINATION['to-energy'], f.p)
          }
        }
    },

    /** [bd.fixtures.3] */
    textOfOfText11(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame12, p, c, false, [p])
    },

    stepTextOfEffect12(s: State, f: TextOfEffectFrame12): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeLife(s, each, DESTINATION['to-resolution'], f.p)
          }
        }
    },

    /** [bd.fixtures.3] */
    textOfOfText10(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame11, p, c, false, [p])
    },

    stepTextOfEffect11(s: State, f: TextOfEffectFrame11): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.returnLife(s, top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 2), f.p)
        case 1 /* after return-life */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.4] */
    textOfOfText9(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame10, p, c, false, [p])
    },

    /** [bd.fixtures.4] */
    textOfOfText8(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame9, p, c, false, [p])
    },

    /** [bd.fixtures.4] */
    textOfOfText7(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame8, p, c, false, [p])
    },

    /** [bd.fixtures.4] */
    textOfOfText6(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame7, p, c, false, [p])
    },

    /** [bd.fixtures.1] `when-play-2` */
    matchesWhenPlay2(s: State, this_: number, _c: number, _p: number): boolean {
      return s.def[this_]! === CARD['《witness》'] && s.place[this_] === ZONE.field
    },

    /** [bd.fixtures.1] Effect of `when-play-2`. */
    whenPlay2(s: State, you: number, this_: number): void {
      addEffect(s, ZONE.chain, PROC.playEffectFrame2, you, this_, false, [you])
    },

    /** [bd.fixtures.1] `when-play-3` */
    matchesWhenPlay3(s: State, this_: number, _c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《comrade》'] && rules.allies(s, p, you) && s.place[this_] === ZONE.field
    },

    /** [bd.fixtures.1] Effect of `when-play-3`. */
    whenPlay3(s: State, you: number, this_: number): void {
      addEffect(s, ZONE.chain, PROC.playEffectFrame3, you, this_, false, [you, this_])
    },

    stepTextOf6(s: State, f: TextOfFrame6): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 8, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 10)
          const e = f.answer - 1
          const c2 = s.effects[e]?.source ?? NONE
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame6, f.p, f.c, false, [e, c2])
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an effect. */
    answersToTextOf2(s: State, f: TextOfFrame6, out: number[]): void {
      for (const e of s.zones[ZONE.chain]!)
        if (
          seats(s).some(
            (opponent) =>
              rules.opposes(s, opponent, f.p) &&
              rules.mayBeMeantBy(s, opponent, f.c) &&
              (s.effects[e]?.controller ?? NONE) === opponent,
          )
        )
          out.push(e + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect6(s: State, e: number, c: number): void {
      const begun = s.log?.length
      if (s.zones[ZONE.chain]!.includes(e)) {
        takeEffect(s, e, EFFECT_ZONES)
        if (s.place[c] === ZONE.resolution) rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [bd.fixtures.1] */
    afterEnter(s: State, you: number, c: number): void {
      pushFrame<AfterEnterFrame>(s, { proc: PROC.afterEnterFrame, pc: 0, answer: 0, you, c })
    },

    stepAfterEnter(s: State, f: AfterEnterFrame): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 34, f.you, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 28)
          const opponent = f.answer - 1
          rules.harm(s, opponent, f.c, ORIGIN['by-effect'], 1)
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToAfterEnter(s: State, f: AfterEnterFrame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.fixtures.1] Effect of `when-enter-2`. */
    whenEnter2(s: State, you: number, c: number): void {
      addEffect(s, ZONE.chain, PROC.enterEffectFrame2, you, c, false, [you])
    },
  }
}
