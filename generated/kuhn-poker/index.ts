// Compiled from the rules of KuhnPoker into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf } from './engine.ts'
import { rulesOfKuhnPoker } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfKuhnPoker)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'KuhnPoker',
  title: 'three cards, one chip, one bet',
  fingerprint: '11301eb60b9e3bf1',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
export type Asking = 'deal-to' | 'turn'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'check'; readonly by: string }
  | { readonly event: 'bet'; readonly by: string }
  | { readonly event: 'call'; readonly by: string }
  | { readonly event: 'fold'; readonly by: string }
  | { readonly answer: string }

/** The engine of KuhnPoker. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
