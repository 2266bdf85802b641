// Compiled from the rules of TagTeam into decks.ts: what rules/build-divide/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { happens, loseSight, noteCreate, noteDone, noteEvent, noteShuffle, shuffle } from 'houserules/runtime'
import { EVENT } from '../build-divide/names.ts'
import type { TagTeamRules } from './linked.ts'
import { ZONE } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function decksRules(all: object) {
  const rules = all as TagTeamRules
  return {
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
