// Compiled from the rules of BuildDivide into cards-triggers.ts: what rules/build-divide/cards-triggers.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, heldByEffect, nextSeat, refuse } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State, TextOfEffectFrame2, TextOfEffectFrame4, TextOfFrame3 } from './state.ts'

export function cardsTriggersRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.fixtures.6] */
    textOfOfText4(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame5, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect5(s: State, p: number, c: number): void {
      for (const u of s.zones[ZONE.field]!) {
        if (rules.isUnit(s, u) && rules.controllerOf(s, u) === nextSeat(s, p, 1)) {
          if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.textOfDuringTurnFrame, p, c, false, [u, s.runningTurn])
        }
      }
    },

    /** [bd.fixtures.6] */
    textOfOfText3(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame4, p, c, false, [p])
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect4(s: State, p: number): void {
      const frame: TextOfEffectFrame4 = { proc: PROC.textOfEffectFrame4, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** Goes on with `text-of-effect`. */
    stepTextOfEffect4(s: State, f: TextOfEffectFrame4): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [bd.fixtures.6] */
    textOfOfText2(s: State, c: number, p: number): void {
      const frame: TextOfFrame3 = { proc: PROC.textOfFrame3, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `text-of`. */
    stepTextOf3(s: State, f: TextOfFrame3): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 6, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(6)
            s.frames.pop()
            return
          }
          const u = f.answer - 1
          rules.aimAt(s, u)
          addEffect(s, ZONE.chain, PROC.textOfEffectFrame3, f.p, f.c, false, [u, f.p])
          s.frames.pop()
          return
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
      if (s.place[u] === ZONE.field) {
        rules.destroy(s, u)
      }
    },

    /** [bd.fixtures.6] */
    textOfOfText(s: State, c: number, p: number): void {
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame2, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect2(s: State, p: number, c: number): void {
      const frame: TextOfEffectFrame2 = { proc: PROC.textOfEffectFrame2, pc: 0, answer: 0, p, c }
      s.frames.push(frame)
    },

    /** Goes on with `text-of-effect`. */
    stepTextOfEffect2(s: State, f: TextOfEffectFrame2): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.discard(s, 1, nextSeat(s, f.p, 1))
          return
        }
        case 1 /* after discard */: {
          s.frames.pop()
          return
        }
      }
    },
  }
}
