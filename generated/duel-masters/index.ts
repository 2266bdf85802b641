// Compiled from the rules of DuelMasters into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfDuelMasters } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export const rules = tied(rulesOfDuelMasters)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'DuelMasters',
  title: 'デュエル・マスターズ: the base game, as far as its house rules touch it',
  fingerprint: 'f707fb196754b79b',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
// prettier-ignore
export type Asking =
  | 'charge-step' | 'main-step' | 'attack-step' | 'forced-attacks' | 'pay' | 'spell-effect' | 'put' | 'end-attack'
  | 'block-step' | 'break' | 'settle-one-of' | 'declare' | 'settle-instead' | 'look-at-shields' | 'throw-copy' | 'toll'
  | 'hush' | 'answer-from-hand' | 'switch' | 'turn-up-top' | 'break-shield' | 'lose' | 'cast' | 'attack' | 'end-of-turn'
  | 'defeat'

/** The seats. */
export type SeatName = 'A' | 'B'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {
  readonly arrived: number
  readonly 'paid-for': number
  readonly 'life-shield': Handle | null
  readonly over: Handle | null
  readonly 'face-up': boolean
  readonly tapped: boolean
  readonly recalled: boolean
  readonly summoned: boolean
  readonly declared: boolean
  readonly fleeting: boolean
  readonly bound: boolean
  readonly switched: boolean
}

/** What is kept of anything else. */
export interface Facts {
  readonly 'turn-player': SeatName
  readonly 'turn-number': number
  readonly ending: SeatName | null
  readonly regular: SeatName
  readonly 'extra-turns': PerSeat<number>
  readonly 'skipped-turns': PerSeat<number>
  readonly 'for-all': number
  readonly 'tapped-now': number
  readonly attacker: Handle | null
  readonly 'target-player': SeatName | null
  readonly 'target-card': Handle | null
  readonly acting: Handle | null
  readonly fighters: readonly Handle[]
  readonly resolving: SeatName | null
  readonly 'broken-shields': readonly Handle[]
  readonly verdict: boolean
  readonly out: PerSeat<boolean>
}

/** What lies where. */
export interface Zones {
  readonly deck: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly shields: PerSeat<Cards<CardName, CardFacts>>
  readonly mana: PerSeat<Cards<CardName, CardFacts>>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly battle: PerSeat<Cards<CardName, CardFacts>>
  readonly beneath: PerSeat<Cards<CardName, CardFacts>>
  readonly nowhere: PerSeat<Cards<CardName, CardFacts>>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'charge'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'play'; readonly c: Handle; readonly as: CardName; readonly by: SeatName }
  | { readonly move: 'attack-player'; readonly q: SeatName; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'attack-creature'; readonly t: Handle; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'block'; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'guard'; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'answer-with'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'ninja-strike'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'play-g-zero'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'galaxshield'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'kirifudash'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'fushigibirth'; readonly c: Handle; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'cast-again'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'draw-away'; readonly this: Handle; readonly to: Handle; readonly by: SeatName }
  | { readonly move: 'answer-from-hand'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'switch'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'dig-up'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'comet'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'charge-step'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'main-step'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'attack-step'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'pay'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'spell-effect'; readonly value: Handle }
  | {
      readonly move: 'answer'
      readonly at: 'spell-effect'
      readonly value:
        | 'choose card c in hand of opponent by opponent'
        | 'choose card c in graveyard of you'
        | 'choose creature c in battle of opponent'
        | null
    }
  | {
      readonly move: 'answer'
      readonly at: 'spell-effect'
      readonly value:
        | 'choose creature c in battle of opponent where (cost of c or 0) <= 8'
        | 'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 8'
        | null
    }
  | {
      readonly move: 'answer'
      readonly at: 'spell-effect'
      readonly value: 'choose creature c in battle of opponent' | 'each creature c in battle of opponent' | null
    }
  | { readonly move: 'answer'; readonly at: 'put'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'end-attack'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'block-step'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'break'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'settle-one-of'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'settle-one-of'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'declare'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'settle-instead'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'look-at-shields'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'throw-copy'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'toll'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'hush'; readonly value: number }
  | { readonly move: 'answer'; readonly at: 'answer-from-hand'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'switch'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'switch'; readonly value: CardName }
  | { readonly move: 'answer'; readonly at: 'turn-up-top'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'break-shield'; readonly value: CardName }
  | { readonly move: 'answer'; readonly at: 'break-shield'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'lose'; readonly value: 'destroy' | 'throw-copy' }
  | { readonly move: 'answer'; readonly at: 'end-attack'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'put'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'put'; readonly value: CardName }
  | { readonly move: 'answer'; readonly at: 'cast'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'put'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'attack'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'attack'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'end-of-turn'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'end-of-turn'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'defeat'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'attack'; readonly value: Handle }

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

/** The engine of DuelMasters. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
