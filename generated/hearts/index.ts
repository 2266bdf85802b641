// Compiled from the rules of Hearts into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf } from './engine.ts'
import { rulesOfHearts } from './linked.ts'
import { CARD, SUIT } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export const rules = tied(rulesOfHearts)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'Hearts',
  title: 'black lady, with passing',
  fingerprint: '7c0dc63bbea2a02e',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
export type Asking = 'passing' | 'turn'

/** The seats. */
export type SeatName = 'A' | 'B' | 'C' | 'D'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {}

/** What is kept of anything else. */
export interface Facts {
  readonly total: PerSeat<number>
  readonly 'deal-number': number
  readonly 'trick-number': number
  readonly leader: SeatName | null
  readonly led: keyof typeof SUIT | null
  readonly winning: Handle | null
  readonly winner: SeatName | null
}

/** What lies where. */
export interface Zones {
  readonly deck: Cards<CardName, CardFacts>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly trick: Cards<CardName, CardFacts>
  readonly taken: PerSeat<Cards<CardName, CardFacts>>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'play'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'passing'; readonly value: Handle | null }

/** The types of the game, as its engine carries them to `Match` and `View`. */
export interface Types extends GameTypes {
  readonly seat: SeatName
  readonly card: CardName
  readonly options: Options
  readonly zones: Zones
  readonly facts: Facts
  readonly cardFacts: CardFacts
  readonly move: GameMove
}

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of Hearts. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
