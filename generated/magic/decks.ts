// Compiled from the rules of Magic into decks.ts: what rules/magic/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { LEGALITY, PRINTED_LEGACY } from './names.ts'
import type { State } from './state.ts'

export function decksRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.100.6] */
    isLegal(s: State, d: number): boolean {
      return (
        (rules.isWhole(s, d) && PRINTED_LEGACY[d]! === NONE) ||
        (s.options[1] === 1 /* format: with-cards-to-come */ &&
          rules.isWhole(s, d) &&
          PRINTED_LEGACY[d]! === LEGALITY['to-come']) ||
        (s.options[1] === 2 /* format: vintage */ && PRINTED_LEGACY[d]! === LEGALITY.banned)
      )
    },

    /** [mtg.100.2] */
    deckSizeOf(_s: State): number {
      return 60
    },
  }
}
