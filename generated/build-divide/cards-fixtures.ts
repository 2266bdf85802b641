// Compiled from the rules of BuildDivide into cards-fixtures.ts: what rules/build-divide/cards-fixtures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, heldByEffect, isChosen, nextMembers, nextSeat, noteDone, owned, popFrame, pushFrame, refuse,
  refuseText, takeEffect, top, union, within,
} from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { CARD, DESTINATION, EFFECT_ZONES, ORIGIN, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AbilityOfEffectFrame, AbilityOfFrame3, EnterEffectFrame2, PlayEffectFrame, PlayEffectFrame2, State,
  TextOfEffectFrame11, TextOfEffectFrame12, TextOfEffectFrame13, TextOfEffectFrame15, TextOfEffectFrame16,
  TextOfEffectFrame19, TextOfEffectFrame20, TextOfEffectFrame21, TextOfEffectFrame23, TextOfEffectFrame26,
  TextOfFrame20, TextOfFrame21, TextOfFrame22, TextOfFrame24, TextOfFrame6,
} from './state.ts'

export function cardsFixturesRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.fixtures.1] */
    textOfOfText25(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame26, p, c, false, [p])
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect26(s: State, p: number): void {
      pushFrame<TextOfEffectFrame26>(s, { proc: PROC.textOfEffectFrame26, pc: 0, answer: 0, p })
    },

    stepTextOfEffect26(s: State, f: TextOfEffectFrame26): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
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

    /** [bd.fixtures.1] */
    textOfOfText23(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame24>(s, { proc: PROC.textOfFrame24, pc: 0, answer: 0, c, p })
    },

    stepTextOf24(s: State, f: TextOfFrame24): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 13, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 14)
          const u = f.answer - 1
          rules.aimAt(s, u)
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame24, f.p, f.c, false, [f.p, u, f.c]), [f.c])
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card. */
    answersToTextOf7(s: State, f: TextOfFrame24, out: number[]): void {
      for (const u of s.zones[ZONE.field]!) if (rules.isUnit(s, u) && rules.controllerOf(s, u) === f.p) out.push(u + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect24(s: State, p: number, u: number, c: number): void {
      if (s.runningTurn > 0)
        heldByEffect(s, addEffect(s, ZONE.lasting, PROC.textOfDuringTurn2Frame, p, c, false, [u, s.runningTurn]), [u])
    },

    /** [bd.fixtures.1] */
    textOfOfText22(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame23, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect23(s: State, p: number, c: number): void {
      pushFrame<TextOfEffectFrame23>(s, { proc: PROC.textOfEffectFrame23, pc: 0, answer: 0, p, c })
    },

    stepTextOfEffect23(s: State, f: TextOfEffectFrame23): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.1] */
    textOfOfText21(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame22>(s, { proc: PROC.textOfFrame22, pc: 0, answer: 0, c, p })
    },

    stepTextOf22(s: State, f: TextOfFrame22): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 12, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 13)
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
        if (rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect22(s: State, u: number, _p: number): void {
      if (s.place[u] === ZONE.field) rules.destroy(s, u)
    },

    /** [bd.fixtures.1] */
    textOfOfText20(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame21>(s, {
        proc: PROC.textOfFrame21,
        pc: 0,
        answer: 0,
        c,
        p,
        marks: [],
        atLeast1: 0,
        atMost2: 0,
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
              11,
              f.p,
              f.marks.length >= f.atLeast1 && (s.announcing === 0 || f.marks.length > 0),
              f.marks.length,
            )
          case 2:
            if (f.marks.length < f.atLeast1) refuse(s, 11)
            if (f.marks.length === 0) {
              refuse(s, 12)
              return popFrame(s)
            }
            for (const each of f.marks) rules.aimAt(s, each)
            heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame21, f.p, f.c, false, [f.p, f.marks, f.c]), [
              f.marks,
              f.c,
            ])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.marks = [...f.marks, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [bd.fixtures.1] What may be answered: choose 1 to 2 unit cards as marks. */
    answersToTextOf5(s: State, f: TextOfFrame21, out: number[]): void {
      if (s.announcing === 0) {
        for (const u of s.zones[ZONE.field]!)
          if (!isChosen(u, f.marks) && rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, f.p, 1))
            out.push(u + 1)
        return
      }
      if (s.reasons !== null) {
        for (const u of s.zones[ZONE.field]!)
          if (!isChosen(u, f.marks) && rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, f.p, 1))
            out.push(u + 1)
        return
      }
      const rest = s.zones[ZONE.field]!.filter(
        (u) => !isChosen(u, f.marks) && rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, f.p, 1),
      )
      for (const u of nextMembers(f.marks, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) => picked2.length > 0,
        site: 11,
      }))
        out.push(u + 1)
    },

    /** What is chosen so far: choose 1 to 2 unit cards as marks. */
    pickedForTextOf(f: TextOfFrame21): PickedSoFar {
      return { answers: f.marks.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect21(s: State, p: number, marks: readonly number[], c: number): void {
      pushFrame<TextOfEffectFrame21>(s, { proc: PROC.textOfEffectFrame21, pc: 0, answer: 0, p, marks, c })
    },

    stepTextOfEffect21(s: State, f: TextOfEffectFrame21): void {
      switch (f.pc) {
        case 0:
          for (const each of f.marks.filter((u) => s.place[u] === ZONE.field)) rules.destroy(s, each)
          f.pc = 1
          return rules.draw(s, 1, nextSeat(s, f.p, 1))
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.1] */
    textOfOfText19(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame20>(s, { proc: PROC.textOfFrame20, pc: 0, answer: 0, c, p, mark: NONE })
    },

    stepTextOf20(s: State, f: TextOfFrame20): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 9, f.p, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 9)
          f.mark = f.answer - 1
          rules.aimAt(s, f.mark)
          f.pc = 2
          return rules.ask(s, f, 10, f.p, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 10)
          const bait = f.answer - 1
          heldByEffect(
            s,
            addEffect(s, ZONE.chain, PROC.textOfEffectFrame20, f.p, f.c, false, [f.p, bait, f.mark, f.c]),
            [bait, f.mark, f.c],
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
      for (const u of s.zones[ZONE.field]!) if (rules.isUnit(s, u) && rules.controllerOf(s, u) === f.p) out.push(u + 1)
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect20(s: State, p: number, bait: number, mark: number, c: number): void {
      pushFrame<TextOfEffectFrame20>(s, { proc: PROC.textOfEffectFrame20, pc: 0, answer: 0, p, bait, mark, c })
    },

    stepTextOfEffect20(s: State, f: TextOfEffectFrame20): void {
      switch (f.pc) {
        case 0:
          for (const each of union([f.bait], [f.mark]).filter((u) => s.place[u] === ZONE.field)) rules.destroy(s, each)
          f.pc = 1
          return rules.draw(s, 1, nextSeat(s, f.p, 1))
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.1] */
    textOfOfText18(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame19, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect19(s: State, p: number, c: number): void {
      pushFrame<TextOfEffectFrame19>(s, { proc: PROC.textOfEffectFrame19, pc: 0, answer: 0, p, c })
    },

    stepTextOfEffect19(s: State, f: TextOfEffectFrame19): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 8, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 8)
          const u = f.answer - 1
          rules.destroy(s, u)
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.1] What may be answered: choose an unit card. */
    answersToTextOfEffect(s: State, f: TextOfEffectFrame19, out: number[]): void {
      for (const u of s.zones[ZONE.field]!)
        if (rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
    },

    /** [bd.fixtures.1] */
    textOfOfText17(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame18, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect18(s: State, p: number, c: number): void {
      rules.harm(s, nextSeat(s, p, 1), c, ORIGIN['by-effect'], 1)
    },

    /** [bd.fixtures.1] */
    textOfOfText16(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame17, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.1] Effect of `text-of-effect`. */
    textOfEffect17(s: State, p: number, c: number): void {
      rules.harm(s, nextSeat(s, p, 1), c, ORIGIN['by-effect'], 3)
    },

    /** [bd.fixtures.1] `when-play` */
    matchesWhenPlay(s: State, this_: number, _c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《watcher》'] && p === nextSeat(s, you, 1) && s.place[this_] === ZONE.field
    },

    /** [bd.fixtures.1] Effect of `when-play`. */
    whenPlay(s: State, you: number, this_: number): void {
      addEffect(s, ZONE.chain, PROC.playEffectFrame, you, this_, false, [you])
    },

    /** [bd.fixtures.1] Effect of `play-effect`. */
    playEffect(s: State, you: number): void {
      pushFrame<PlayEffectFrame>(s, { proc: PROC.playEffectFrame, pc: 0, answer: 0, you })
    },

    stepPlayEffect(s: State, f: PlayEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.2] */
    abilityOfOfText2(s: State, c: number, p: number): void {
      pushFrame<AbilityOfFrame3>(s, { proc: PROC.abilityOfFrame3, pc: 0, answer: 0, c, p })
    },

    stepAbilityOf3(s: State, f: AbilityOfFrame3): void {
      switch (f.pc) {
        case 0:
          if (s.place[f.c] === ZONE.field || within(s.place[f.c]!, ZONE.energy)) {
            if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
            s.rested[f.c] = true
          }
          f.pc = 1
          return rules.ask(s, f, 15, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 17)
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

    /** [bd.fixtures.2] Effect of `ability-of-effect`. */
    abilityOfEffect2(s: State, p: number, u: number, c: number): void {
      if (s.runningTurn > 0)
        heldByEffect(s, addEffect(s, ZONE.lasting, PROC.abilityOfDuringTurnFrame, p, c, false, [u, s.runningTurn]), [u])
    },

    /** [bd.fixtures.2] */
    abilityOfOfText(s: State, c: number, p: number): void {
      if (s.place[c] === ZONE.field || within(s.place[c]!, ZONE.energy)) {
        if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
        s.rested[c] = true
      }
      addEffect(s, ZONE.chain, PROC.abilityOfEffectFrame, p, c, false, [p])
    },

    /** [bd.fixtures.2] Effect of `ability-of-effect`. */
    abilityOfEffect(s: State, p: number): void {
      pushFrame<AbilityOfEffectFrame>(s, { proc: PROC.abilityOfEffectFrame, pc: 0, answer: 0, p })
    },

    stepAbilityOfEffect(s: State, f: AbilityOfEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.3] */
    textOfOfText15(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame16, p, c, false, [p])
    },

    /** [bd.fixtures.3] Effect of `text-of-effect`. */
    textOfEffect16(s: State, p: number): void {
      pushFrame<TextOfEffectFrame16>(s, { proc: PROC.textOfEffectFrame16, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepTextOfEffect16(s: State, f: TextOfEffectFrame16): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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

    /** [bd.fixtures.3] Effect of `text-of-effect`. */
    textOfEffect15(s: State, p: number): void {
      pushFrame<TextOfEffectFrame15>(s, { proc: PROC.textOfEffectFrame15, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepTextOfEffect15(s: State, f: TextOfEffectFrame15): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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
      for (const each of top(s.zones[ZONE.life + p]!, 1)) rules.raiseLife(s, each, p)
    },

    /** [bd.fixtures.3] */
    textOfOfText12(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame13, p, c, false, [p])
    },

    /** [bd.fixtures.3] Effect of `text-of-effect`. */
    textOfEffect13(s: State, p: number): void {
      pushFrame<TextOfEffectFrame13>(s, { proc: PROC.textOfEffectFrame13, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepTextOfEffect13(s: State, f: TextOfEffectFrame13): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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

    /** [bd.fixtures.3] Effect of `text-of-effect`. */
    textOfEffect12(s: State, p: number): void {
      pushFrame<TextOfEffectFrame12>(s, { proc: PROC.textOfEffectFrame12, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepTextOfEffect12(s: State, f: TextOfEffectFrame12): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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

    /** [bd.fixtures.3] Effect of `text-of-effect`. */
    textOfEffect11(s: State, p: number): void {
      pushFrame<TextOfEffectFrame11>(s, { proc: PROC.textOfEffectFrame11, pc: 0, answer: 0, p })
    },

    stepTextOfEffect11(s: State, f: TextOfEffectFrame11): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.returnLife(s, top(s.zones[ZONE.life + f.p]!, 2), f.p)
        case 1 /* after return-life */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.4] */
    textOfOfText9(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame10, p, c, false, [p])
    },

    /** [bd.fixtures.4] Effect of `text-of-effect`. */
    textOfEffect10(s: State, p: number): void {
      for (const each of top(s.zones[ZONE.deck + p]!, 1)) rules.lookAt(s, each, p)
    },

    /** [bd.fixtures.4] */
    textOfOfText8(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame9, p, c, false, [p])
    },

    /** [bd.fixtures.4] Effect of `text-of-effect`. */
    textOfEffect9(s: State, p: number): void {
      rules.win(s, p)
    },

    /** [bd.fixtures.4] */
    textOfOfText7(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame8, p, c, false, [p])
    },

    /** [bd.fixtures.4] Effect of `text-of-effect`. */
    textOfEffect8(s: State, p: number): void {
      rules.lose(s, p)
    },

    /** [bd.fixtures.4] */
    textOfOfText6(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame7, p, c, false, [p])
    },

    /** [bd.fixtures.4] Effect of `text-of-effect`. */
    textOfEffect7(s: State, p: number): void {
      rules.doomAll(s, p)
    },

    /** [bd.fixtures.1] `when-play-2` */
    matchesWhenPlay2(s: State, this_: number, _c: number, _p: number): boolean {
      return s.def[this_]! === CARD['《witness》'] && s.place[this_] === ZONE.field
    },

    /** [bd.fixtures.1] Effect of `when-play-2`. */
    whenPlay2(s: State, you: number, this_: number): void {
      addEffect(s, ZONE.chain, PROC.playEffectFrame2, you, this_, false, [you])
    },

    /** [bd.fixtures.1] Effect of `play-effect`. */
    playEffect2(s: State, you: number): void {
      pushFrame<PlayEffectFrame2>(s, { proc: PROC.playEffectFrame2, pc: 0, answer: 0, you })
    },

    stepPlayEffect2(s: State, f: PlayEffectFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.1] `when-play-3` */
    matchesWhenPlay3(s: State, this_: number, _c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《comrade》'] && p === you && s.place[this_] === ZONE.field
    },

    /** [bd.fixtures.1] Effect of `when-play-3`. */
    whenPlay3(s: State, you: number, this_: number): void {
      addEffect(s, ZONE.chain, PROC.playEffectFrame3, you, this_, false, [you, this_])
    },

    /** [bd.fixtures.1] Effect of `play-effect`. */
    playEffect3(s: State, you: number, this_: number): void {
      if (s.runningTurn > 0)
        addEffect(s, ZONE.lasting, PROC.playDuringTurnFrame, you, this_, false, [this_, s.runningTurn])
    },

    /** [bd.fixtures.1] */
    textOfOfText5(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame6>(s, { proc: PROC.textOfFrame6, pc: 0, answer: 0, c, p })
    },

    stepTextOf6(s: State, f: TextOfFrame6): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 7, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 7)
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
        if ((s.effects[e]?.controller ?? NONE) === nextSeat(s, f.p, 1)) out.push(e + 1)
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

    /** [bd.fixtures.1] `after-enter` */
    matchesAfterEnter(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《firebrand》']
    },

    /** [bd.fixtures.1] */
    afterEnter(s: State, you: number, c: number): void {
      rules.harm(s, nextSeat(s, you, 1), c, ORIGIN['by-effect'], 1)
    },

    /** [bd.fixtures.1] `when-enter-2` */
    matchesWhenEnter2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《firebrand》']
    },

    /** [bd.fixtures.1] Effect of `when-enter-2`. */
    whenEnter2(s: State, you: number, c: number): void {
      addEffect(s, ZONE.chain, PROC.enterEffectFrame2, you, c, false, [you])
    },

    /** [bd.fixtures.1] Effect of `enter-effect`. */
    enterEffect2(s: State, you: number): void {
      pushFrame<EnterEffectFrame2>(s, { proc: PROC.enterEffectFrame2, pc: 0, answer: 0, you })
    },

    stepEnterEffect2(s: State, f: EnterEffectFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },
  }
}
