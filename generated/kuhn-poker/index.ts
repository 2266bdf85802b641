// Compiled from the rules of KuhnPoker into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
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

/** The seats. */
export type SeatName = 'A' | 'B'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {}

/** What is kept of anything else. */
export interface Facts {
  readonly stake: PerSeat<number>
  readonly bettor: SeatName | null
  readonly folded: SeatName | null
}

/** What lies where. */
export interface Zones {
  readonly deck: Cards<CardName, CardFacts>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'check'; readonly by: SeatName }
  | { readonly move: 'bet'; readonly by: SeatName }
  | { readonly move: 'call'; readonly by: SeatName }
  | { readonly move: 'fold'; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'deal-to'; readonly value: Handle }

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

/** The engine of KuhnPoker. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
