// Compiled from the rules of YuGiOh into decks.ts: what rules/yu-gi-oh/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { orElse } from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { MONSTER_TYPE, PRINTED_COPIES_ALLOWED, PRINTED_MONSTER_TYPES } from './names.ts'
import type { State } from './state.ts'

export function decksRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.deck.1] */
    leastMainOf(_s: State): number {
      return 40
    },

    /** [ygo.deck.1] */
    mostMainOf(_s: State): number {
      return 60
    },

    /** [ygo.deck.2] */
    mostExtraOf(_s: State): number {
      return 15
    },

    /** [ygo.deck.2] */
    mostSideOf(_s: State): number {
      return 15
    },

    /** [ygo.deck.3] */
    mostCopiesOf(_s: State): number {
      return 3
    },

    /** [ygo.deck.3] */
    allowedCopiesOf(s: State, d: number): number {
      return orElse(PRINTED_COPIES_ALLOWED[d]!, rules.mostCopiesOf(s))
    },

    /** [ygo.deck.4] */
    isOfTheExtraDeck(_s: State, d: number): boolean {
      return PRINTED_MONSTER_TYPES[d]!.some(
        (t2) =>
          t2 === MONSTER_TYPE.fusion ||
          t2 === MONSTER_TYPE.synchro ||
          t2 === MONSTER_TYPE.xyz ||
          t2 === MONSTER_TYPE.link,
      )
    },
  }
}
