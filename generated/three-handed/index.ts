// Compiled from the rules of ThreeHanded into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import type { State } from '../hearts/state.ts'
import { partsOf } from './engine.ts'
import { rulesOfThreeHanded } from './linked.ts'
import { CARD } from './names.ts'
import { TABLES } from './tables.ts'

export type { State } from '../hearts/state.ts'

export type { Options, Asking } from '../hearts/index.ts'

export const rules = tied(rulesOfThreeHanded)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'ThreeHanded',
  title: 'three players, the two of diamonds left out',
  fingerprint: 'ffb1bea81eca8b03',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** What a player may do, or answer. */
export type GameMove =
  { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly by: string } | { readonly answer: string }

/** The engine of ThreeHanded. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
