// Compiled from the rules of PolymorphSealed into cards-gods.ts: what rules/yu-gi-oh/cards-gods.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { through, within } from 'houserules/runtime'
import { CARD } from '../yu-gi-oh/names.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { ZONE } from './names.ts'
import type { State } from './state.ts'

export function cardsGodsRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.cards.6] `after-move-3` */
    matchesAfterMove3(s: State, this_: number, c: number, _from2: number, _to2: number): boolean {
      return (
        s.def[this_]! === CARD['《封印されしエクゾディア》'] &&
        within(s.place[this_]!, ZONE.hand) &&
        s.place[c] === ZONE.hand + rules.holder(s, this_) &&
        !rules
          .exodiaOf(s)
          .some(
            (n) =>
              !through(s.zones[ZONE.hand + rules.holder(s, this_)] ?? [], 35).some((x) =>
                rules.namedOf(s, x, n, this_),
              ),
          )
      )
    },
  }
}
