// Compiled from the rules of TagTeam into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import type { CardName } from '../build-divide/index.ts'
import { PHASE } from '../build-divide/names.ts'
import { partsOf, questions } from './engine.ts'
import { rulesOfTagTeam } from './linked.ts'
import { TEAM } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export type { CardName } from '../build-divide/index.ts'
export const rules = tied(rulesOfTagTeam)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'TagTeam',
  title: 'タッグチーム戦: two teams of two',
  fingerprint: '1dbd3eac8fb36894',
  ...TABLES,
}

/** Options of the game and their values. */
export interface Options {
  readonly 'life-order'?: 'on-top' | 'beneath'
  readonly 'next-point'?: 'at-every-return' | 'once-both-have-passed'
  readonly 'all-lose'?: 'draw-game' | 'turn-side-loses'
  readonly conceding?: 'apart' | 'among-the-moves'
  readonly 'drawn-life-card'?: 'to-its-owner' | 'to-who-draws'
  readonly 'mixed-opponent'?: 'whose-unit-was-aimed-at' | 'chosen-freely'
  readonly 'team-voice'?: 'nearest-the-turn' | 'left-player'
  readonly 'same-ace'?: 'allowed' | 'forbidden'
  readonly 'event-regulation'?: 'open' | 'ace-rule'
  readonly 'team-a-wants'?: 'usual-copies' | 'ace-rule'
  readonly 'team-b-wants'?: 'usual-copies' | 'ace-rule'
}

/** The events whose text asks players something. */
// prettier-ignore
export type Asking =
  | 'settle-first-player' | 'redraw-in-turn' | 'lay-life' | 'attack-phase' | 'end-phase' | 'discard' | 'text-of'
  | 'ability-of' | 'pay-for' | 'speak' | 'line-up' | 'block-step' | 'shoot' | 'concede' | 'enter'

/** The seats. */
export type SeatName = 'A' | 'B' | 'C' | 'D'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {
  readonly control: SeatName | null
  readonly visit: number
  readonly wounds: number
  readonly rested: boolean
}

/** What is kept of anything else. */
export interface Facts {
  readonly 'turn-player': SeatName
  readonly 'starting-player': SeatName
  readonly 'turn-number': number
  readonly 'phase-now': keyof typeof PHASE
  readonly visits: number
  readonly aiming: Handle | null
  readonly 'aimed-at': readonly SeatName[]
  readonly priority: keyof typeof TEAM
  readonly passed: number
  readonly 'packets-open': number
  readonly attacker: Handle | null
  readonly 'target-player': SeatName | null
  readonly 'target-card': Handle | null
  readonly blocker: Handle | null
  readonly 'attacker-visit': number
  readonly 'target-visit': number
  readonly 'red-number': Readonly<Record<keyof typeof TEAM, number>>
  readonly beaten: PerSeat<boolean>
}

/** What lies where. */
export interface Zones {
  readonly deck: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly energy: PerSeat<Cards<CardName, CardFacts>>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly territory: PerSeat<Cards<CardName, CardFacts>>
  readonly life: Readonly<Record<keyof typeof TEAM, Cards<CardName, CardFacts>>>
  readonly field: Cards<CardName, CardFacts>
  readonly resolution: Cards<CardName, CardFacts>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'play'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'activate'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'charge'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'attack-player'; readonly q: SeatName; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'attack-unit'; readonly t: Handle; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'block'; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'concede'; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'settle-first-player'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'redraw-in-turn'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'lay-life'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'attack-phase'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'end-phase'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'discard'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'text-of'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'text-of'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'text-of'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'ability-of'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'pay-for'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'speak'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'line-up'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'block-step'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'shoot'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'concede'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'text-of'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'enter'; readonly value: SeatName }

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

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of TagTeam. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
