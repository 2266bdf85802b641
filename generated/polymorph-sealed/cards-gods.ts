// Compiled from the rules of PolymorphSealed into cards-gods.ts: what rules/yu-gi-oh/cards-gods.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, popFrame, refuse, whenThere, within } from 'houserules/runtime'
import { CARD } from '../yu-gi-oh/names.ts'
import type { AfterMove3Frame } from '../yu-gi-oh/state.ts'
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
        whenThere(rules.holder(s, this_), false, (it0) => rules.isWinning(s, it0))
      )
    },

    stepAfterMove3(s: State, f: AfterMove3Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          {
            const part = rules.holder(s, f.this_)
            if (part !== NONE) rules.win(s, part)
            else refuse(s)
          }
          return
        case 1 /* after win */:
          return popFrame(s)
      }
    },
  }
}
