// Compiled from the rules of MentalLegacy into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, PairFact, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import type { CardName, GameMove, Options, PerSeat, SeatName } from '../magic/index.ts'
import { COLOUR, PHASE_KIND, WAY } from '../magic/names.ts'
import { partsOf, questions } from './engine.ts'
import { rulesOfMentalLegacy } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export type { CardName, Options, Asking, SeatName, PerSeat, GameMove } from '../magic/index.ts'
export const rules = tied(rulesOfMentalLegacy)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'MentalLegacy',
  title: 'メンタルレガシー戦: a card from hand may be cast as another of the same mana cost',
  fingerprint: 'c75b63a8a8e8e0bc',
  ...TABLES,
}

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
  readonly 'seen-as': CardName | null
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
  readonly posing: boolean
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
  readonly declared: readonly CardName[]
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

/** The engine of MentalLegacy. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
