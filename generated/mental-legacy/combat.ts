// Compiled from the rules of MentalLegacy into combat.ts: what rules/magic/combat.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent, pushFrame } from 'houserules/runtime'
// prettier-ignore
import type { CombatPhaseFrame, DeclareAttackersFrame, DeclareBlockersFrame, StrikeAllFrame, StrikeWithFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function combatRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.506.1] Begins `combat-phase`, which may stop to ask. */
    combatPhase(s: State, p: number): void {
      if (s.over) return
      goesRound(63)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['combat-phase'], [p])
      pushFrame<CombatPhaseFrame>(s, { proc: PROC.combatPhaseFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.508.1] Begins `declare-attackers`, which may stop to ask. */
    declareAttackers(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-attackers'], [p])
      pushFrame<DeclareAttackersFrame>(s, { proc: PROC.declareAttackersFrame, pc: 0, answer: 0, p })
    },

    /** [mtg.509.1] Begins `declare-blockers`, which may stop to ask. */
    declareBlockers(s: State, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-blockers'], [q])
      pushFrame<DeclareBlockersFrame>(s, { proc: PROC.declareBlockersFrame, pc: 0, answer: 0, q })
    },

    /** [mtg.510.1] Begins `strike-all`, which may stop to ask. */
    strikeAll(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['strike-all'], [p])
      pushFrame<StrikeAllFrame>(s, {
        proc: PROC.strikeAllFrame,
        pc: 0,
        answer: 0,
        p,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      })
    },

    /** [mtg.510.1] Begins `strike-with`, which may stop to ask. */
    strikeWith(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['strike-with'], [a, p], [a])
      pushFrame<StrikeWithFrame>(s, { proc: PROC.strikeWithFrame, pc: 0, answer: 0, a, p, left: NONE, rest2: [] })
    },
  }
}
