// Compiled from the rules of MentalLegacy into pool.ts: what rules/magic/pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { pushFrame } from 'houserules/runtime'
import type { AimFrame2, AimFrame3, SpellEffectFrame2 } from '../magic/state.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'

export function poolRules() {
  return {
    /** [mtg.pool.1] */
    aimOfText2(s: State, c: number, p: number): void {
      pushFrame<AimFrame3>(s, { proc: PROC.aimFrame3, pc: 0, answer: 0, c, p })
    },

    /** [mtg.pool.1] */
    aimOfText(s: State, c: number, p: number): void {
      pushFrame<AimFrame2>(s, { proc: PROC.aimFrame2, pc: 0, answer: 0, c, p })
    },

    /** [mtg.pool.1] */
    spellEffectOfText(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame2>(s, { proc: PROC.spellEffectFrame2, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },
  }
}
