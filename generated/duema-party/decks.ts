// Compiled from the rules of DuemaParty into decks.ts: what rules/duel-masters/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, happens, noteCreate, noteDone, noteEvent, orElse } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PRINTED_BANNED, PRINTED_COPIES_ALLOWED, PRINTED_NOT_FOR_TOURNAMENTS, ZONE } from './names.ts'
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

    /** [dm.start.1] Carries out `build-deck`. */
    buildDeck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['build-deck'], [p])
      const begun = s.log?.length
      for (const each of s.mainDeck[p]!.slice()) {
        const made = rules.createCard(s, each, ZONE.deck + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },
  }
}
