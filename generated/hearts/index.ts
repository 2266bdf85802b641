// Compiled from the rules of Hearts into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf } from './engine.ts'
import { rulesOfHearts } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfHearts)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'Hearts',
  title: 'black lady, with passing',
  fingerprint: '62fca468af3df055',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
export type Asking = 'pass-on' | 'turn'

/** What a player may do, or answer. */
export type GameMove =
  { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly by: string } | { readonly answer: string }

/** The engine of Hearts. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
