// Compiled from the rules of TagTeam into team-seats.ts: what rules/build-divide/team-seats.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { happens, modulo, nextSeat, noteEvent, noteShow, owned, popFrame, pushFrame, seats, showTo } from 'houserules/runtime'
import { EVENT } from '../build-divide/names.ts'
import type { TagTeamRules } from './linked.ts'
import { FLANK, PROC, TEAM } from './names.ts'
import type { ConcedeFrame, State } from './state.ts'

export function teamSeatsRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [102-1, 403-1] */
    teamOf(s: State, p: number): number {
      return p === 0 || p === s.players - 1 ? TEAM['team-a'] : TEAM['team-b']
    },

    /** [103-1] */
    sideOf(s: State, p: number): number {
      return rules.teamOf(s, p)
    },

    /** [403-1a] */
    flankOf(_s: State, p: number): number {
      return modulo(p + 1, 2) === 1 ? FLANK.left : FLANK.right
    },

    /** [403-1b] */
    facingOf(s: State, p: number): number {
      return nextSeat(s, p, rules.flankOf(s, p) === FLANK.left ? 1 : 3)
    },

    /** [102-1] */
    teammateOf(s: State, p: number): number {
      return nextSeat(s, p, rules.flankOf(s, p) === FLANK.left ? 3 : 1)
    },

    /** [201-3] */
    opposingOf(_s: State, t2: number): number {
      return t2 === TEAM['team-a'] ? TEAM['team-b'] : TEAM['team-a']
    },

    /** [201-3, 201-4] */
    opposes(s: State, q: number, p: number): boolean {
      return rules.teamOf(s, q) !== rules.teamOf(s, p)
    },

    /** [201-2] */
    allies(s: State, q: number, p: number): boolean {
      return rules.teamOf(s, q) === rules.teamOf(s, p)
    },

    /** [gap.team-voice] */
    voiceOf(s: State, t2: number): number {
      return s.options[6] === 1 /* team-voice: left-player */
        ? rules.leftmostOf(s, t2)
        : rules.teamOf(s, s.turnPlayer) === t2
          ? s.turnPlayer
          : rules.facingOf(s, s.turnPlayer)
    },

    /** [gap.team-voice] */
    leftmostOf(s: State, t2: number): number {
      return t2 === TEAM['team-a'] ? 0 : nextSeat(s, 0, 2)
    },

    /** [501-2a, 501-2b, gap.first-team-spelling] */
    turnStrideOf(s: State): number {
      return rules.flankOf(s, s.startingPlayer) === FLANK.left ? 1 : 3
    },

    /** [501-1, 501-2] */
    successorOf(s: State, p: number): number {
      return nextSeat(s, p, rules.turnStrideOf(s))
    },

    /** [301-3] Carries out `look-at`. */
    lookAt(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['look-at'], [c, p], [c])
      for (const q of seats(s)) {
        if (rules.allies(s, q, p)) {
          if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, q)
          showTo(s, c, q)
        }
      }
    },

    /** [103-1] Carries out `lose`. */
    lose(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.lose, [p])
      for (const q of seats(s)) {
        if (rules.allies(s, q, p)) {
          if (s.shared !== undefined) s.beaten = owned(s.beaten, s.shared.lists.beaten)
          s.beaten[q] = true
        }
      }
      rules.judge(s)
    },

    /** [103-1, gap.all-lose] Carries out `doom`. */
    doom(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.doom, [q, p])
      for (const r of seats(s)) {
        if (rules.allies(s, r, q)) {
          if (s.shared !== undefined) s.beaten = owned(s.beaten, s.shared.lists.beaten)
          s.beaten[r] = true
        }
      }
    },

    /** [103-2] Begins `concede`, which may stop to ask. */
    concede(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.concede, [p])
      pushFrame<ConcedeFrame>(s, { proc: PROC.concedeFrame, pc: 0, answer: 0, p })
    },

    stepConcede(s: State, f: ConcedeFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 24, rules.teammateOf(s, f.p), true)
        case 1 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          rules.lose(s, f.p)
          if (s.over) return
          return popFrame(s)
      }
    },
  }
}
