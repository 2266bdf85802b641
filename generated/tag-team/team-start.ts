// Compiled from the rules of TagTeam into team-start.ts: what rules/build-divide/team-start.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, at, goesOn, happens, nextSeat, noteEvent, orElse, popFrame, pushFrame, range, refuse, seats, through } from 'houserules/runtime'
import { EVENT, PRINTED_STARTING_LIFE } from '../build-divide/names.ts'
import type { RedrawInTurnFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, TEAM_VALUES, ZONE } from './names.ts'
import type { LayLifeFrame, State } from './state.ts'

export function teamStartRules(all: object) {
  const rules = all as TagTeamRules
  return {
    stepRedrawInTurn(s: State, f: RedrawInTurnFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(0, seats(s).length - 1, 2), 3)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(3)
            const n = f.list1[f.next2++]!
            f.p = nextSeat(s, s.turnPlayer, rules.turnStrideOf(s) * n)
            f.pc = 2
            return rules.ask(s, f, 2, f.p, true)
          }
          case 2 /* after the answer */:
            f.pc = 1
            if (f.answer === 0) continue
            return rules.redraw(s, f.p)
        }
    },

    /** [403-3] Begins `lay-life`, which may stop to ask. */
    layLife(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['lay-life'], [])
      pushFrame<LayLifeFrame>(s, { proc: PROC.layLifeFrame, pc: 0, answer: 0, t2: NONE, list1: [], next2: 0 })
    },

    stepLayLife(s: State, f: LayLifeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = TEAM_VALUES
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.t2 = f.list1[f.next2++]!
            f.pc = 2
            return rules.ask(s, f, 3, rules.voiceOf(s, f.t2), false)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 1)
              f.pc = 1
              continue
            }
            const f_ = f.answer - 1
            rules.layOwnLife(s, f_)
            // [gap.life-order]
            rules.layOwnLife(s, rules.teammateOf(s, f_))
            f.pc = 1
            continue
          }
        }
    },

    /** [403-3] What may be answered: choose a player. */
    answersToLayLife(s: State, f: LayLifeFrame, out: number[]): void {
      for (const f_ of seats(s)) if (rules.teamOf(s, f_) === f.t2) out.push(f_ + 1)
    },

    /** [403-3a] */
    territoryDeductionOf(_s: State): number {
      return 2
    },

    /** [403-3a] */
    lifeShareOf(s: State, p: number): number {
      return at(PRINTED_STARTING_LIFE, at(s.def, s.zones[ZONE.territory + p]!.at(-1) ?? NONE)) === NONE
        ? rules.usualLifeOf(s)
        : orElse(at(PRINTED_STARTING_LIFE, at(s.def, s.zones[ZONE.territory + p]!.at(-1) ?? NONE)), 0) -
            rules.territoryDeductionOf(s)
    },

    /** [502-1] `no-first-draw` */
    forbidsNoFirstDraw(s: State, p: number): boolean {
      return s.turnNumber === 1 && p === s.startingPlayer
    },
  }
}
