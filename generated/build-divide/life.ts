// Compiled from the rules of BuildDivide into life.ts: what rules/build-divide/life.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, happens, loseSight, noteDone, noteEvent, noteShuffle, popFrame, pushFrame, shuffle } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { DESTINATION, EVENT, PROC, ZONE } from './names.ts'
import type { ReturnLifeFrame, State, TakeLifeFrame } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function lifeRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.life.2] */
    isInRed(s: State, p: number): boolean {
      return s.zones[ZONE.life + p]!.length <= s.redNumber[p]!
    },

    /** [bd.life.2] */
    isInYellow(s: State, p: number): boolean {
      return s.zones[ZONE.life + p]!.length > s.redNumber[p]!
    },

    /** [bd.life.3] Begins `take-life`, which may stop to ask. */
    takeLife(s: State, c: number, d: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['take-life'], [c, d, p], [c])
      pushFrame<TakeLifeFrame>(s, { proc: PROC.takeLifeFrame, pc: 0, answer: 0, c, d, p })
    },

    stepTakeLife(s: State, f: TakeLifeFrame): void {
      switch (f.pc) {
        case 0:
          if (f.d === DESTINATION['to-hand']) {
            rules.move(s, f.c, ZONE.hand + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d === DESTINATION['to-deck']) {
            rules.move(s, f.c, ZONE.deck + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d === DESTINATION['to-graveyard']) {
            rules.move(s, f.c, ZONE.graveyard + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d === DESTINATION['to-energy']) {
            rules.move(s, f.c, ZONE.energy + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d !== DESTINATION['to-field']) {
            // [bd.life.4]
            f.pc = 1
            return rules.playFree(s, f.c, f.p)
          }
          // [bd.life.4]
          rules.enter2(s, f.c, f.p)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 1 /* after play-free */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [bd.life.4] Carries out `raise-life`. */
    raiseLife(s: State, c: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['raise-life'], [c, q], [c])
      rules.enter2(s, c, q)
    },

    /** [bd.life.5] Begins `return-life`, which may stop to ask. */
    returnLife(s: State, back: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['return-life'], [NONE, p])
      pushFrame<ReturnLifeFrame>(s, { proc: PROC.returnLifeFrame, pc: 0, answer: 0, back, p, list1: [], next2: 0 })
    },

    stepReturnLife(s: State, f: ReturnLifeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = f.back
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.p)
              shuffle(s, ZONE.deck + f.p)
              loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
              return popFrame(s)
            }
            const c = f.list1[f.next2++]!
            return rules.takeLife(s, c, DESTINATION['to-deck'], f.p)
          }
        }
    },
  }
}
