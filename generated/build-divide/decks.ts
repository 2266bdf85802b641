// Compiled from the rules of BuildDivide into decks.ts: what rules/build-divide/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { countOf, happens, loseSight, noteCreate, noteDone, noteEvent, noteShuffle, shuffle } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { EVENT, PRINTED_ICON, ZONE } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function decksRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.deck.1] */
    leastCardsOf(_s: State): number {
      return 40
    },

    /** [bd.deck.1] */
    mostCardsOf(_s: State): number {
      return 50
    },

    /** [bd.deck.2] */
    usualCopiesOf(_s: State): number {
      return 4
    },

    /** [bd.deck.3] */
    bustersNeededOf(_s: State): number {
      return 12
    },

    /** [bd.deck.4] */
    mostShotsOf(_s: State): number {
      return 12
    },

    /** [bd.deck.2] */
    allowedCopiesOf(s: State, _p: number, _d: number): number {
      return rules.usualCopiesOf(s)
    },

    /** [bd.deck.3] */
    broughtOf(s: State, p: number, k: number): number {
      return countOf(s.mainDeck[p]!, (d) => PRINTED_ICON[d]! === k)
    },

    /** [bd.start.1] Carries out `build-deck`. */
    buildDeck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['build-deck'], [p])
      const begun = s.log?.length
      for (const each of s.mainDeck[p]!.slice()) {
        const made = rules.createCard(s, each, ZONE.deck + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
      }
      for (const each2 of s.territoryCard[p]!.slice()) {
        const made2 = rules.createCard(s, each2, ZONE.territory + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made2, s.place[made2]!)
      }
      if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
      shuffle(s, ZONE.deck + p)
      loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },
  }
}
