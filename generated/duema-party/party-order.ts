// Compiled from the rules of DuemaParty into party-order.ts: what rules/duel-masters/party-order.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { CHANCE, NONE, happens, noteEvent, popFrame, pushFrame, reckoned, refuse, refuseText, seats, union } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { AgreeOrderFrame, DrawOrderFrame, ProposeOrderFrame, SettleOrderFrame, State } from './state.ts'

export function partyOrderRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [103.4] Begins `settle-order`, which may stop to ask. */
    settleOrder(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-order'], [])
      pushFrame<SettleOrderFrame>(s, { proc: PROC.settleOrderFrame, pc: 0, answer: 0 })
    },

    stepSettleOrder(s: State, f: SettleOrderFrame): void {
      switch (f.pc) {
        case 0:
          if (s.options[0] === 1 /* turn-order: by-chance */) {
            f.pc = 1
            return rules.ask(s, f, 92, CHANCE, false)
          }
          if (s.options[0] === 2 /* turn-order: drawn */) {
            f.pc = 2
            return rules.drawOrder(s)
          }
          if (s.options[0] !== 3 /* turn-order: agreed */) return popFrame(s)
          f.pc = 3
          return rules.agreeOrder(s)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 144)
          const f_ = f.answer - 1
          rules.beginWith(s, f_)
          return popFrame(s)
        }
        case 2 /* after draw-order */:
          {
            const part = s.seating[0] ?? NONE
            if (part !== NONE) rules.beginWith(s, part)
            else refuse(s)
          }
          return popFrame(s)
        case 3 /* after agree-order */:
          {
            const part2 = s.seating[0] ?? NONE
            if (part2 !== NONE) rules.beginWith(s, part2)
            else refuse(s)
          }
          return popFrame(s)
      }
    },

    /** [103.4] What may be answered: choose a player. */
    answersToSettleOrder(s: State, _f: SettleOrderFrame, out: number[]): void {
      for (const f_ of seats(s)) out.push(f_ + 1)
    },

    /** [103.4] Carries out `begin-with`. */
    beginWith(s: State, f_: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['begin-with'], [f_])
      s.timesBeginWithDuringSetUp += 1
      s.turnPlayer = f_
      s.regular = f_
    },

    /** [103.4] Begins `draw-order`, which may stop to ask. */
    drawOrder(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-order'], [])
      s.timesDrawOrderDuringSetUp += 1
      pushFrame<DrawOrderFrame>(s, { proc: PROC.drawOrderFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepDrawOrder(s: State, f: DrawOrderFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.seating = []
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            f.pc = 2
            return rules.ask(s, f, 93, CHANCE, false)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 145)
              f.pc = 1
              continue
            }
            const f_ = f.answer - 1
            s.seating = union(s.seating, [f_])
            f.pc = 1
            continue
          }
        }
    },

    /** [103.4] What may be answered: choose a player. */
    answersToDrawOrder(s: State, _f: DrawOrderFrame, out: number[]): void {
      for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
    },

    /** [103.4] Begins `agree-order`, which may stop to ask. */
    agreeOrder(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['agree-order'], [])
      // prettier-ignore
      pushFrame<AgreeOrderFrame>(s, {
        proc: PROC.agreeOrderFrame, pc: 0, answer: 0, nods: NONE, p: NONE, q: NONE, list1: [], next2: 0, list3: [],
        next4: 0,
      })
    },

    stepAgreeOrder(s: State, f: AgreeOrderFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.nods = 0
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after draw-order */:
            return popFrame(s)
          case 2:
            if (f.next2 >= f.list1.length) {
              if (f.nods >= seats(s).length - 1) return popFrame(s)
              f.pc = 1
              return rules.drawOrder(s)
            }
            f.p = f.list1[f.next2++]!
            if (f.nods >= seats(s).length - 1) continue
            f.pc = 3
            return rules.proposeOrder(s, f.p)
          case 3 /* after propose-order */:
            f.nods = 0
            f.list3 = seats(s).filter((q2) => q2 !== f.p)
            f.next4 = 0
            f.pc = 4
            continue
          case 4:
            if (f.next4 >= f.list3.length) {
              f.pc = 2
              continue
            }
            f.q = f.list3[f.next4++]!
            f.pc = 5
            return rules.ask(s, f, 94, f.q, true)
          case 5 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.nods = reckoned(f.nods + 1, 56)
            f.pc = 4
            continue
        }
    },

    /** [103.4] Begins `propose-order`, which may stop to ask. */
    proposeOrder(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['propose-order'], [p])
      s.timesProposeOrderDuringSetUp += 1
      pushFrame<ProposeOrderFrame>(s, { proc: PROC.proposeOrderFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepProposeOrder(s: State, f: ProposeOrderFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.seating = []
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            f.pc = 2
            return rules.ask(s, f, 95, f.p, false)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 146)
              f.pc = 1
              continue
            }
            const f_ = f.answer - 1
            s.seating = union(s.seating, [f_])
            f.pc = 1
            continue
          }
        }
    },

    /** [103.4] What may be answered: choose a player. */
    answersToProposeOrder(s: State, _f: ProposeOrderFrame, out: number[]): void {
      for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
    },
  }
}
