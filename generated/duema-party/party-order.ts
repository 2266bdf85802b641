// Compiled from the rules of DuemaParty into party-order.ts: what rules/duel-masters/party-order.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { CHANCE, NONE, happens, noteEvent, refuse, seats, union } from 'houserules/runtime'
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
      const frame: SettleOrderFrame = { proc: PROC.settleOrderFrame, pc: 0, answer: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `settle-order`. */
    stepSettleOrder(s: State, f: SettleOrderFrame): void {
      switch (f.pc) {
        case 0: {
          if (s.options[0] === 1 /* turn-order */) {
            f.pc = 1
            rules.ask(s, f, 92, CHANCE, false)
            return
          }
          if (s.options[0] === 2 /* turn-order */) {
            f.pc = 2
            rules.drawOrder(s)
            return
          }
          if (s.options[0] !== 3 /* turn-order */) {
            s.frames.pop()
            return
          }
          f.pc = 3
          rules.agreeOrder(s)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(144)
            s.frames.pop()
            return
          }
          const f_ = f.answer - 1
          rules.beginWith(s, f_)
          s.frames.pop()
          return
        }
        case 2 /* after draw-order */: {
          {
            const part = s.seating[0] ?? NONE
            if (part !== NONE) rules.beginWith(s, part)
            else refuse(s)
          }
          s.frames.pop()
          return
        }
        case 3 /* after agree-order */: {
          {
            const part2 = s.seating[0] ?? NONE
            if (part2 !== NONE) rules.beginWith(s, part2)
            else refuse(s)
          }
          s.frames.pop()
          return
        }
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
      const frame: DrawOrderFrame = { proc: PROC.drawOrderFrame, pc: 0, answer: 0, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `draw-order`. */
    stepDrawOrder(s: State, f: DrawOrderFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.seating = []
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            f.next2 += 1
            f.pc = 2
            rules.ask(s, f, 93, CHANCE, false)
            return
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(145)
              f.pc = 1
              continue
            }
            const f_ = f.answer - 1
            s.seating = union(s.seating, [f_])
            f.pc = 1
            continue
          }
          default:
            return
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
      const frame: AgreeOrderFrame = {
        proc: PROC.agreeOrderFrame, pc: 0, answer: 0, nods: NONE, p: NONE, q: NONE, list1: [], next2: 0, list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `agree-order`. */
    stepAgreeOrder(s: State, f: AgreeOrderFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.nods = 0
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 1 /* after draw-order */: {
            s.frames.pop()
            return
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              if (f.nods >= seats(s).length - 1) {
                s.frames.pop()
                return
              }
              f.pc = 1
              rules.drawOrder(s)
              return
            }
            f.p = f.list1[f.next2]!
            f.next2 += 1
            if (f.nods >= seats(s).length - 1) {
              continue
            }
            f.pc = 3
            rules.proposeOrder(s, f.p)
            return
          }
          case 3 /* after propose-order */: {
            f.nods = 0
            f.list3 = seats(s).filter((q2) => q2 !== f.p)
            f.next4 = 0
            f.pc = 4
            continue
          }
          case 4: {
            if (f.next4 >= f.list3.length) {
              f.pc = 2
              continue
            }
            f.q = f.list3[f.next4]!
            f.next4 += 1
            f.pc = 5
            rules.ask(s, f, 94, f.q, true)
            return
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 4
              continue
            }
            f.nods = f.nods + 1
            f.pc = 4
            continue
          }
          default:
            return
        }
      }
    },

    /** [103.4] Begins `propose-order`, which may stop to ask. */
    proposeOrder(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['propose-order'], [p])
      s.timesProposeOrderDuringSetUp += 1
      const frame: ProposeOrderFrame = { proc: PROC.proposeOrderFrame, pc: 0, answer: 0, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `propose-order`. */
    stepProposeOrder(s: State, f: ProposeOrderFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.seating = []
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            f.next2 += 1
            f.pc = 2
            rules.ask(s, f, 95, f.p, false)
            return
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(146)
              f.pc = 1
              continue
            }
            const f_ = f.answer - 1
            s.seating = union(s.seating, [f_])
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [103.4] What may be answered: choose a player. */
    answersToProposeOrder(s: State, _f: ProposeOrderFrame, out: number[]): void {
      for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
    },
  }
}
