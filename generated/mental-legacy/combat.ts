// Compiled from the rules of MentalLegacy into combat.ts: what rules/magic/combat.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent } from 'houserules/runtime'
import { EVENT } from '../magic/names.ts'
import type {
  CombatPhaseFrame,
  DeclareAttackersFrame,
  DeclareBlockersFrame,
  StrikeAllFrame,
  StrikeWithFrame,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function combatRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.506.1] Begins `combat-phase`, which may stop to ask. */
    combatPhase(s: State, p: number): void {
      if (s.over) return
      goesRound(39)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['combat-phase'], [p])
      const frame: CombatPhaseFrame = { proc: PROC.combatPhaseFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.508.1] Begins `declare-attackers`, which may stop to ask. */
    declareAttackers(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-attackers'], [p])
      const frame: DeclareAttackersFrame = { proc: PROC.declareAttackersFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** [mtg.509.1] Begins `declare-blockers`, which may stop to ask. */
    declareBlockers(s: State, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-blockers'], [q])
      const frame: DeclareBlockersFrame = { proc: PROC.declareBlockersFrame, pc: 0, answer: 0, q }
      s.frames.push(frame)
    },

    /** [mtg.510.1] Begins `strike-all`, which may stop to ask. */
    strikeAll(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['strike-all'], [p])
      const frame: StrikeAllFrame = {
        proc: PROC.strikeAllFrame,
        pc: 0,
        answer: 0,
        p,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** [mtg.510.1] Begins `strike-with`, which may stop to ask. */
    strikeWith(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['strike-with'], [a, p], [a])
      const frame: StrikeWithFrame = { proc: PROC.strikeWithFrame, pc: 0, answer: 0, a, p, left: NONE, rest2: [] }
      s.frames.push(frame)
    },
  }
}
