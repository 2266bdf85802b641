// Compiled from the rules of BuildDivide into cards-samples.ts: what rules/build-divide/cards-samples.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import { addEffect, heldByEffect, isChosen, nextMembers, nextSeat, popFrame, pushFrame, refuse } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type { State, TextOfEffectFrame28, TextOfFrame27 } from './state.ts'

export function cardsSamplesRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.samples.1] */
    textOfOfText27(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame28, p, c, false, [p, c]), [c])
    },

    /** [bd.samples.1] Effect of `text-of-effect`. */
    textOfEffect28(s: State, p: number, c: number): void {
      pushFrame<TextOfEffectFrame28>(s, { proc: PROC.textOfEffectFrame28, pc: 0, answer: 0, p, c })
    },

    stepTextOfEffect28(s: State, f: TextOfEffectFrame28): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.discard(s, 2, nextSeat(s, f.p, 1))
        case 1 /* after discard */:
          return popFrame(s)
      }
    },

    /** [bd.samples.2] `when-enter` */
    matchesWhenEnter(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['S2']
    },

    /** [bd.samples.2] Effect of `when-enter`. */
    whenEnter(s: State, you: number, c: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.enterEffectFrame, you, c, false, [you, c]), [c])
    },

    /** [bd.samples.2] Effect of `enter-effect`. */
    enterEffect(s: State, you: number, c: number): void {
      for (const u of s.zones[ZONE.field]!) {
        if (rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, you, 1)) {
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.enterDuringTurnFrame, you, c, false, [u, s.runningTurn])
        }
      }
    },

    /** [bd.samples.3] */
    textOfOfText26(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame27>(s, {
        proc: PROC.textOfFrame27,
        pc: 0,
        answer: 0,
        c,
        p,
        marks: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepTextOf27(s: State, f: TextOfFrame27): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.marks = []
            f.atLeast1 = 2
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
              14,
              f.p,
              f.marks.length >= f.atLeast1 && (s.announcing === 0 || f.marks.length === 2),
              f.marks.length,
            )
          case 2:
            if (f.marks.length < f.atLeast1) refuse(s, 15)
            if (f.marks.length !== 2) {
              refuse(s, 16)
              return popFrame(s)
            }
            for (const each of f.marks) rules.aimAt(s, each)
            addEffect(s, ZONE.chain, PROC.textOfEffectFrame27, f.p, f.c, false, [f.p, f.marks])
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

    /** [bd.samples.3] What may be answered: choose 2 unit cards as marks. */
    answersToTextOf8(s: State, f: TextOfFrame27, out: number[]): void {
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
        passes: (picked2: number[]) => picked2.length === 2,
        site: 14,
        grows: (picked2: readonly number[]) => picked2.length <= 2,
      }))
        out.push(u + 1)
    },

    /** What is chosen so far: choose 2 unit cards as marks. */
    pickedForTextOf2(f: TextOfFrame27): PickedSoFar {
      return { answers: f.marks.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [bd.samples.3] Effect of `text-of-effect`. */
    textOfEffect27(s: State, _p: number, marks: readonly number[]): void {
      for (const each of marks.filter((u) => s.place[u] === ZONE.field)) rules.destroy(s, each)
    },
  }
}
