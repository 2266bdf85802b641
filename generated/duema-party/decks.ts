// Compiled from the rules of DuemaParty into decks.ts: what rules/duel-masters/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, orElse } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { PRINTED_BANNED, PRINTED_COPIES_ALLOWED, PRINTED_NOT_FOR_TOURNAMENTS } from './names.ts'
import type { State } from './state.ts'

export function decksRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [101.1] */
    deckSizeOf(_s: State): number {
      return 60
    },

    /** [101.1b] */
    usualCopiesOf(_s: State): number {
      return 1
    },

    /** [dm.deck.2] */
    allowedCopiesOf(s: State, d: number): number {
      return orElse(PRINTED_COPIES_ALLOWED[d]!, rules.usualCopiesOf(s))
    },

    /** [dm.deck.3] */
    isAdmitted(_s: State, d: number): boolean {
      return (
        (PRINTED_BANNED[d]! === NONE && PRINTED_NOT_FOR_TOURNAMENTS[d]! === NONE) ||
        (PRINTED_BANNED[d]! === NONE && PRINTED_NOT_FOR_TOURNAMENTS[d]! !== NONE)
      )
    },
  }
}
