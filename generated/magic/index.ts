// Compiled from the rules of Magic into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, PairFact, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfMagic } from './linked.ts'
import { CARD, COLOUR, PHASE_KIND, WAY } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export const rules = tied(rulesOfMagic)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'Magic',
  title: 'Magic: the slice of its rules that house rules touch, as of 2013',
  fingerprint: 'b7cc31cbf135c215',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'mana-payment'?: 'automatic' | 'by-hand'
  readonly format?: 'legacy-of-2013' | 'with-cards-to-come' | 'vintage'
}

/** The events whose text asks players something. */
// prettier-ignore
export type Asking =
  | 'settle-instead' | 'pay-symbol' | 'pay-coloured' | 'pay-any' | 'pay-out-of-pool' | 'priority' | 'place-trigger'
  | 'cleanup-step' | 'choose-face' | 'choose-options' | 'aim' | 'pay-instead' | 'choose-x' | 'aim-creature'
  | 'aim-player' | 'aim-anywhere' | 'spell-effect' | 'let-cast' | 'pay-granted' | 'turn-up' | 'splice-onto' | 'scavenge'
  | 'legend-rule' | 'declare-attackers' | 'declare-blockers' | 'strike-with' | 'unmake' | 'eat-land' | 'eat-spell'
  | 'eat-creature' | 'imitate' | 'feed' | 'aim-spell-on-stack' | 'aim-activation' | 'tax' | 'aim-second-creature'
  | 'banish-with' | 'empty-grave' | 'keep-or-return' | 'give-freely' | 'draw-one' | 'cast' | 'drawn' | 'enter'
  | 'draw-for-turn' | 'move'

/** The seats. */
export type SeatName = 'A' | 'B'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {
  readonly arrived: number
  readonly damage: number
  readonly 'plus-counters': number
  readonly 'minus-counters': number
  readonly 'time-counters': number
  readonly stamp: number
  readonly 'was-before': CardName | null
  readonly 'way-cast': keyof typeof WAY
  readonly x: number
  readonly targets: readonly Handle[]
  readonly 'second-targets': readonly Handle[]
  readonly 'target-players': readonly SeatName[]
  readonly 'target-ability': string | null
  readonly aimed: number
  readonly spliced: readonly CardName[]
  readonly 'blocked-by': readonly Handle[]
  readonly 'delay-counters': number
  readonly 'meddled-as': CardName | null
  readonly 'meddled-x': number
  readonly 'meddled-targets': readonly Handle[]
  readonly 'meddled-players': readonly SeatName[]
  readonly tapped: boolean
  readonly 'face-down': boolean
  readonly token: boolean
  readonly 'newly-drawn': boolean
  readonly 'hand-cast': boolean
  readonly 'given-suspend': boolean
  readonly 'kept-revealed': boolean
  readonly rebounding: boolean
  readonly kicked: boolean
  readonly attacking: boolean
  readonly blocking: boolean
  readonly blocked: boolean
  readonly illusory: boolean
}

/** What is kept of anything else. */
export interface Facts {
  readonly moving: Handle | null
  readonly pool: readonly PairFact<readonly [SeatName, keyof typeof COLOUR], number>[]
  readonly 'colourless-pool': PerSeat<number>
  readonly wanted: readonly (keyof typeof COLOUR)[]
  readonly surcharge: number
  readonly 'chosen-x': number
  readonly actor: SeatName
  readonly passes: number
  readonly 'turn-player': SeatName
  readonly 'turn-number': number
  readonly phase: keyof typeof PHASE_KIND
  readonly life: PerSeat<number>
  readonly 'extra-turns': PerSeat<number>
  readonly 'draws-this-turn': PerSeat<number>
  readonly 'cast-blue': PerSeat<boolean>
  readonly resolving: Handle | null
  readonly offered: Handle | null
  readonly 'offered-way': keyof typeof WAY
  readonly 'offered-by': Handle | null
  readonly amiss: boolean
  readonly 'out-of-cards': PerSeat<boolean>
}

/** What lies where. */
export interface Zones {
  readonly library: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly battlefield: PerSeat<Cards<CardName, CardFacts>>
  readonly stack: PerSeat<Cards<CardName, CardFacts>>
  readonly exile: PerSeat<Cards<CardName, CardFacts>>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'tap-for-mana'; readonly c: Handle; readonly for: keyof typeof COLOUR; readonly by: SeatName }
  | { readonly move: 'play-land'; readonly c: Handle; readonly by: SeatName }
  | {
      readonly move: 'cast'
      readonly c: Handle
      readonly as: CardName
      readonly with: keyof typeof WAY
      readonly by: SeatName
    }
  | { readonly move: 'turn-up'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'cycle'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'suspend'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'scavenge'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'attack'; readonly a: Handle; readonly by: SeatName }
  | { readonly move: 'block'; readonly a: Handle; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'unmake'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'eat-land'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'eat-spell'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'eat-creature'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'feed'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'banish-with'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'empty-grave'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'give-freely'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'settle-instead'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'pay-symbol'; readonly value: 'pay-coloured' | 'pay-life' }
  | { readonly move: 'answer'; readonly at: 'pay-coloured'; readonly value: keyof typeof COLOUR }
  | { readonly move: 'answer'; readonly at: 'pay-any'; readonly value: 'pay-colourless' | 'pay-out-of-pool' }
  | { readonly move: 'answer'; readonly at: 'pay-out-of-pool'; readonly value: keyof typeof COLOUR }
  | { readonly move: 'answer'; readonly at: 'priority'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'place-trigger'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'cleanup-step'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'choose-face'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'choose-face'; readonly value: CardName }
  | { readonly move: 'answer'; readonly at: 'choose-options'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'aim'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'aim'; readonly value: 'aim-second-creature' | 'aim-player' }
  | { readonly move: 'answer'; readonly at: 'aim'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'aim'; readonly value: SeatName | null }
  | { readonly move: 'answer'; readonly at: 'aim'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'aim'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'pay-instead'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'choose-x'; readonly value: number }
  | { readonly move: 'answer'; readonly at: 'aim-creature'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'aim-player'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'aim-anywhere'; readonly value: 'aim-creature' | 'aim-player' }
  | { readonly move: 'answer'; readonly at: 'spell-effect'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'spell-effect'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'let-cast'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'pay-granted'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'turn-up'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'splice-onto'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'scavenge'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'legend-rule'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'declare-attackers'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'declare-blockers'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'strike-with'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'unmake'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'eat-land'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'eat-land'; readonly value: keyof typeof COLOUR }
  | { readonly move: 'answer'; readonly at: 'eat-spell'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'eat-creature'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'imitate'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'feed'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'aim-spell-on-stack'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'aim-activation'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'tax'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'aim-second-creature'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'banish-with'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'empty-grave'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'keep-or-return'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'give-freely'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'draw-one'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'cast'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'drawn'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'enter'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'enter'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'draw-for-turn'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'draw-for-turn'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'move'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'drawn'; readonly value: Handle }

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

/** The engine of Magic. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
