// Compiled from the rules of MentalLegacy into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import type { GameMove } from '../magic/index.ts'
import { partsOf, questions } from './engine.ts'
import { rulesOfMentalLegacy } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export type { CardName, Options, Asking, GameMove } from '../magic/index.ts'

export const rules = tied(rulesOfMentalLegacy)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'MentalLegacy',
  title: 'メンタルレガシー戦: a card from hand may be cast as another of the same mana cost',
  fingerprint: 'c5194c95a9ba4134',
  ...TABLES,
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of MentalLegacy. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
