// Compiled from the rules of TagTeam into cards-triggers.ts: what rules/build-divide/cards-triggers.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, heldByEffect, popFrame, pushFrame, refuseText, seats } from 'houserules/runtime'
import type { TextOfFrame3 } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State, TextOfEffectFrame2, TextOfFrame2, TextOfFrame5 } from './state.ts'

export function cardsTriggersRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.fixtures.6] */
    textOfOfText4(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame5>(s, { proc: PROC.textOfFrame5, pc: 0, answer: 0, c, p })
    },

    stepTextOf5(s: State, f: TextOfFrame5): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 26, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 9)
          const opponent = f.answer - 1
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame5, f.p, f.c, false, [opponent, f.p, f.c]), [
            f.c,
          ])
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf10(s: State, f: TextOfFrame5, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect5(s: State, opponent: number, p: number, c: number): void {
      for (const u of s.zones[ZONE.field]!) {
        if (rules.isUnit(s, u) && rules.controllerOf(s, u) === opponent) {
          if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.textOfDuringTurnFrame, p, c, false, [u, s.runningTurn])
        }
      }
    },

    /** [bd.fixtures.6] */
    textOfOfText3(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame4, p, c, false, [p])
    },

    stepTextOf3(s: State, f: TextOfFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 7, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 8)
          const u = f.answer - 1
          rules.aimAt(s, u)
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame3, f.p, f.c, false, [u, f.p])
          return popFrame(s)
        }
      }
    },

    /** [bd.fixtures.6] What may be answered: choose an unit card. */
    answersToTextOf(s: State, f: TextOfFrame3, out: number[]): void {
      for (const u of s.zones[ZONE.field]!)
        if (rules.isUnit(s, u) && rules.opposes(s, rules.controllerOf(s, u), f.p)) out.push(u + 1)
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect3(s: State, u: number, _p: number): void {
      if (s.place[u] === ZONE.field) rules.destroy(s, u)
    },

    /** [bd.fixtures.6] */
    textOfOfText(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame2>(s, { proc: PROC.textOfFrame2, pc: 0, answer: 0, c, p })
    },

    stepTextOf2(s: State, f: TextOfFrame2): void {
      switch (f.pc) {
        case 0:
          // [901-1, gap.lasting-by-command]
          f.pc = 1
          return rules.ask(s, f, 25, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 7)
          const opponent = f.answer - 1
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame2, f.p, f.c, false, [f.p, opponent])
          return popFrame(s)
        }
      }
    },

    /** [901-1, gap.lasting-by-command] What may be answered: opponent. */
    answersToTextOf9(s: State, f: TextOfFrame2, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p) && rules.mayBeMeantBy(s, q, f.c)) out.push(q + 1)
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect2(s: State, p: number, opponent: number): void {
      pushFrame<TextOfEffectFrame2>(s, { proc: PROC.textOfEffectFrame2, pc: 0, answer: 0, p, opponent })
    },

    stepTextOfEffect2(s: State, f: TextOfEffectFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.discard(s, 1, f.opponent)
        case 1 /* after discard */:
          return popFrame(s)
      }
    },
  }
}
