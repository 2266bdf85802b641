// Compiled from the rules of BuildDivide into cards-triggers.ts: what rules/build-divide/cards-triggers.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, heldByEffect, nextSeat, popFrame, pushFrame, refuseText } from 'houserules/runtime'
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
      pushFrame<TextOfEffectFrame4>(s, { proc: PROC.textOfEffectFrame4, pc: 0, answer: 0, p })
    },

    stepTextOfEffect4(s: State, f: TextOfEffectFrame4): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.fixtures.6] */
    textOfOfText2(s: State, c: number, p: number): void {
      pushFrame<TextOfFrame3>(s, { proc: PROC.textOfFrame3, pc: 0, answer: 0, c, p })
    },

    stepTextOf3(s: State, f: TextOfFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 6, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 6)
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
      heldByEffect(s, addEffect(s, ZONE.chain, PROC.textOfEffectFrame2, p, c, false, [p, c]), [c])
    },

    /** [bd.fixtures.6] Effect of `text-of-effect`. */
    textOfEffect2(s: State, p: number, c: number): void {
      pushFrame<TextOfEffectFrame2>(s, { proc: PROC.textOfEffectFrame2, pc: 0, answer: 0, p, c })
    },

    stepTextOfEffect2(s: State, f: TextOfEffectFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.discard(s, 1, nextSeat(s, f.p, 1))
        case 1 /* after discard */:
          return popFrame(s)
      }
    },
  }
}
