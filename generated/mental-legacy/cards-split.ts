// Compiled from the rules of MentalLegacy into cards-split.ts: what rules/magic/cards-split.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { happens, noteEvent, pushFrame } from 'houserules/runtime'
// prettier-ignore
import type {
  AimFrame11, AimFrame12, AimFrame13, AimFrame14, AimFrame15, AimSecondCreatureFrame, SpellEffectFrame19,
  SpellEffectFrame20, SpellEffectFrame25,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsSplitRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] */
    aimOfText14(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<AimFrame15>(s, {
        proc: PROC.aimFrame15, pc: 0, answer: 0, c, p, burnt: [], scorched: [], atLeast1: 0, atMost2: 0, atLeast3: 0,
        atMost4: 0,
      })
    },

    /** [mtg.cards.1] */
    aimOfText13(s: State, c: number, p: number): void {
      pushFrame<AimFrame14>(s, { proc: PROC.aimFrame14, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText24(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame25>(s, { proc: PROC.spellEffectFrame25, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText12(s: State, c: number, p: number): void {
      pushFrame<AimFrame13>(s, { proc: PROC.aimFrame13, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText11(s: State, c: number, p: number): void {
      pushFrame<AimFrame12>(s, { proc: PROC.aimFrame12, pc: 0, answer: 0, c, p })
    },

    /** [mtg.702.101] Begins `aim-second-creature`, which may stop to ask. */
    aimSecondCreature(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-second-creature'], [c, p], [c])
      pushFrame<AimSecondCreatureFrame>(s, { proc: PROC.aimSecondCreatureFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText10(s: State, c: number, p: number): void {
      pushFrame<AimFrame11>(s, { proc: PROC.aimFrame11, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText19(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame20>(s, { proc: PROC.spellEffectFrame20, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    spellEffectOfText18(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame19>(s, { proc: PROC.spellEffectFrame19, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },
  }
}
