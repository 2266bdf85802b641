// Compiled from the rules of PolymorphSealed into cards-pool.ts: what rules/yu-gi-oh/cards-pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, happens, noteCreate, noteDone, popFrame } from 'houserules/runtime'
import { CARD, KIND } from '../yu-gi-oh/names.ts'
import type { CarryOutFrame4 } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { EVENT, PRINTED_BREED_OF, PRINTED_KIND_OF, ZONE } from './names.ts'
import type { State } from './state.ts'

export function cardsPoolRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.cards.7] */
    isBred(s: State, c: number): boolean {
      return PRINTED_BREED_OF[s.def[c]!]! !== NONE
    },

    stepCarryOut4(s: State, f: CarryOutFrame4): void {
      for (;;)
        switch (f.pc) {
          case 0: {
            const made = rules.createCard(s, CARD['《羊トークン》'], ZONE.side + f.p)
            if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            f.list1 = s.zones[ZONE.side + f.p]!.filter((t3) => PRINTED_KIND_OF[s.def[t3]!]! === KIND['token-card'])
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const t2 = f.list1[f.next2++]!
            return rules.specialSummon(s, t2, f.p)
          }
        }
    },
  }
}
