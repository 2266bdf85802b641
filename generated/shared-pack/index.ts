// Compiled from the rules of SharedPack into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
import type { GameMove } from '../trump-king/index.ts'
import { partsOf } from './engine.ts'
import { rulesOfSharedPack } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export type { CardName, Options, Asking, GameMove } from '../trump-king/index.ts'

export const rules = tied(rulesOfSharedPack)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'SharedPack',
  title: 'both players draw from one pack',
  fingerprint: 'f3fd75e865b54575',
  ...TABLES,
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of SharedPack. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
