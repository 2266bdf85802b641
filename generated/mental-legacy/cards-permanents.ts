// Compiled from the rules of MentalLegacy into cards-permanents.ts: what rules/magic/cards-permanents.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { completable, seats } from 'houserules/runtime'
import type { MentalLegacyRules } from './linked.ts'
import type { State } from './state.ts'

export function cardsPermanentsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] Whether `empty-grave` may happen. */
    canEmptyGrave(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          !rules.isTapped(s, this_) &&
          !rules.isSick(s, this_) &&
          seats(s).length > 0 &&
          completable(rules, s, (t) => rules.doEmptyGrave(t, this_, you)))
      )
    },
  }
}
