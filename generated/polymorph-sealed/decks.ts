// Compiled from the rules of PolymorphSealed into decks.ts: what rules/yu-gi-oh/decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { through } from 'houserules/runtime'
import { MONSTER_TYPE } from '../yu-gi-oh/names.ts'
import { PRINTED_MONSTER_TYPES } from './names.ts'
import type { State } from './state.ts'

export function decksRules() {
  return {
    /** [ygo.deck.4] */
    isOfTheExtraDeck(_s: State, d: number): boolean {
      return through(PRINTED_MONSTER_TYPES[d]!, 68).some(
        (t2) =>
          t2 === MONSTER_TYPE.fusion ||
          t2 === MONSTER_TYPE.synchro ||
          t2 === MONSTER_TYPE.xyz ||
          t2 === MONSTER_TYPE.link,
      )
    },
  }
}
