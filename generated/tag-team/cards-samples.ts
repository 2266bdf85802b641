// Compiled from the rules of TagTeam into cards-samples.ts: what rules/build-divide/cards-samples.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { addEffect, heldByEffect, isChosen, nextMembers, popFrame, pushFrame, refuse, refuseText, seats } from 'houserules/runtime'
import type { TextOfFrame27 } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State, TextOfEffectFrame28, TextOfFrame28, WhenEnterFrame } from './state.ts'

export function cardsSamplesRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.samples.1] */
    textOfOfText27(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame28>(s, { proc: PROC.textOfFrame28, pc: 0, answer: 0, c, p })
    },

    stepTextOf28(s: State, f: TextOfFrame28): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 32, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 25)
          const opponent = f.answer - 1
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame28, f.p, f.c, false, [f.p, opponent])
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf16(s: State, f: TextOfFrame28, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.samples.1] Effect of `text-of-effect`. */
    textOfEffect28(s: State, p: number, opponent: number): void {
      pushFrame<TextOfEffectFrame28>(s, { proc: PROC.textOfEffectFrame28, pc: 0, answer: 0, p, opponent })
    },

    stepTextOfEffect28(s: State, f: TextOfEffectFrame28): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.discard(s, 2, f.opponent)
        case 1 /* after discard */:
          return popFrame(s)
      }
    },

    /** [bd.samples.2] Effect of `when-enter`. */
    whenEnter(s: State, you: number, c: number): void {
      pushFrame<WhenEnterFrame>(s, { proc: PROC.whenEnterFrame, pc: 0, answer: 0, you, c })
    },

    stepWhenEnter(s: State, f: WhenEnterFrame): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 33, f.you, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 27)
          const opponent = f.answer - 1
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.enterEffectFrame, f.you, f.c, false, [opponent, f.you, f.c]), [
            f.c,
          ])
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToWhenEnter(s: State, f: WhenEnterFrame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.samples.2] Effect of `enter-effect`. */
    enterEffect(s: State, opponent: number, you: number, c: number): void {
      for (const u of s.zones[ZONE.field]!) {
        if (rules.isUnit(s, u) && rules.controllerOf(s, u) === opponent) {
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.enterDuringTurnFrame, you, c, false, [u, s.runningTurn])
        }
      }
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
              15,
              f.p,
              f.marks.length >= f.atLeast1 && (s.announcing === 0 || f.marks.length === 2),
              f.marks.length,
            )
          case 2:
            if (f.marks.length < f.atLeast1) refuse(s, 23)
            if (f.marks.length !== 2) {
              refuse(s, 24)
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
        passes: (picked2: number[]) => picked2.length === 2,
        site: 15,
        grows: (picked2: readonly number[]) => picked2.length <= 2,
      }))
        out.push(u + 1)
    },

    /** [bd.samples.3] Effect of `text-of-effect`. */
    textOfEffect27(s: State, _p: number, marks: readonly number[]): void {
      for (const each of marks.filter((u) => s.place[u] === ZONE.field)) rules.destroy(s, each)
    },
  }
}
