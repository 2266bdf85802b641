// Compiled from the rules of TrumpKing into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfTrumpKing } from './linked.ts'
import { CARD, POSITION, ROLE, SUIT } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export const rules = tied(rulesOfTrumpKing)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = { name: 'TrumpKing', title: 'トランプ王', fingerprint: '78bd46aa4ffdbdf3', ...TABLES }

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'first-player'?: 'random' | 'chosen' | 'fixed'
  readonly 'deck-out'?: 'loses' | 'no-effect'
  readonly 'hand-limit'?: 'unlimited' | '6' | '7'
  readonly 'simultaneous-loss'?: 'draw-game' | 'turn-player-loses'
  readonly 'turn-limit'?: 'capped' | 'endless'
  readonly 'pay-to-zero'?: 'forbidden' | 'allowed'
  readonly 'joker-as-monster'?: 'zero' | 'forbidden'
  readonly 'special-rank-roles'?: 'per-role' | 'exclusive'
  readonly 'face-down-role'?: 'undecided' | 'declared'
  readonly 'hand-spell-slot'?: 'not-needed' | 'needed'
  readonly 'quick-from-hand'?: 'no' | 'yes'
  readonly 'set-and-flip-as-summon'?: 'no' | 'yes'
  readonly 'heart-heal-on-special'?: 'no' | 'yes'
  readonly 'normal-spell-targets'?: 'anyone' | 'opponent-only'
  readonly 'face-down-as-same'?: 'no' | 'own-only-with-reveal'
  readonly 'normal-trap-scope'?: 'anyone' | 'opponent-only'
  readonly 'looked-cards-rest'?: 'stay-on-top' | 'shuffled-in' | 'to-bottom'
  readonly 'heart-synchro-payment'?: 'whole-excess' | 'any-part'
  readonly 'heart-synchro-activation'?: 'resolves-at-once' | 'new-chain'
  readonly 'face-down-material'?: 'yes' | 'no'
  readonly 'synchro-as-material'?: 'yes' | 'no'
  readonly 'synchro-pays-send-cost'?: 'yes' | 'no'
  readonly 'spade-synchro-rounding'?: 'same-as-spade' | 'without-minimum'
  readonly 'mutual-destruction-triggers'?: 'yes' | 'no'
  readonly 'spade-synchro-own-cards'?: 'yes' | 'no'
  readonly 'ability-timing'?: 'own-main-phase' | 'own-turn-any-window'
  readonly 'club-synchro-graveyard'?: 'own' | 'any'
  readonly 'diamond-blocks-set'?: 'no' | 'yes'
  readonly 'negation-zones'?: 'everywhere' | 'field-only'
  readonly 'mutual-negation'?: 'earlier-wins' | 'both-negated'
  readonly 'falling-diamond'?: 'still-negates' | 'negates-no-more'
  readonly 'negated-activation'?: 'no' | 'without-effect'
  readonly 'blocked-top-card'?: 'stays-revealed' | 'to-graveyard'
  readonly 'chain-order'?: 'last-first' | 'immediate'
  readonly 'battle-target-lost'?: 'attack-ends' | 'replay'
  readonly 'destroyed-while-activating'?: 'no-matter' | 'stops-effect'
  readonly 'joker-needs-two'?: 'yes' | 'takes-one'
  readonly 'attack-in-summoning-turn'?: 'yes' | 'no'
  readonly 'position-change-attacked'?: 'this-turn' | 'ever'
  readonly 'activated-card-leaves'?: 'after-own-resolution' | 'end-of-chain'
  readonly 'first-responder'?: 'turn-side' | 'other-side'
  readonly 'same-time-triggers'?: 'turn-player-first' | 'turn-player-chooses'
  readonly 'two-needs-three'?: 'no' | 'yes'
  readonly 'swept-joker'?: 'yes' | 'no'
  readonly 'joker-as-material'?: 'yes' | 'no'
  readonly 'heart-synchro-position'?: 'as-others' | 'bound'
  readonly 'empty-deck-look'?: 'allowed' | 'refused'
  readonly 'ability-uses'?: 'unlimited' | 'once-a-turn'
  readonly 'card-in-use'?: 'no-aim' | 'aim'
  readonly 'answers-to-setting'?: 'no' | 'yes'
  readonly 'extra-decks'?: 'open' | 'closed'
}

/** The events whose text asks players something. */
// prettier-ignore
export type Asking =
  | 'window' | 'line-up' | 'link-up' | 'attack' | 'blast' | 'insight' | 'use-looked' | 'summon-looked' | 'cast-looked'
  | 'set-looked' | 'club-call' | 'diamond-call' | 'set-card' | 'use-spell' | 'use-trap' | 'pop' | 'settle-first-player'
  | 'main' | 'battle-phase' | 'hand-check' | 'special-summon' | 'synchro-summon' | 'name-for' | 'battle-destroy'
  | 'move'

/** The seats. */
export type SeatName = 'A' | 'B'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {
  readonly 'attacks-made': number
  readonly 'attacked-in': number
  readonly foe: Handle | null
  readonly 'ability-used-in': number
  readonly position: keyof typeof POSITION
  readonly arrived: number
  readonly 'up-since': number
  readonly 'set-role': keyof typeof ROLE | null
  readonly 'named-suit': keyof typeof SUIT | null
  readonly 'named-rank': number | null
  readonly 'in-use': boolean
  readonly falling: boolean
  readonly 'from-field': boolean
  readonly fresh: boolean
  readonly standing: boolean
}

/** What is kept of anything else. */
export interface Facts {
  readonly passes: number
  readonly 'links-below': number
  readonly answerer: SeatName
  readonly 'to-be-answered': boolean
  readonly life: PerSeat<number>
  readonly 'turn-player': SeatName
  readonly 'turn-number': number
  readonly clock: number
}

/** What lies where. */
export interface Zones {
  readonly deck: PerSeat<Cards<CardName, CardFacts>>
  readonly dealt: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly extra: PerSeat<Cards<CardName, CardFacts>>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly banished: PerSeat<Cards<CardName, CardFacts>>
  readonly monsters: PerSeat<Cards<CardName, CardFacts>>
  readonly backrow: PerSeat<Cards<CardName, CardFacts>>
  readonly table: PerSeat<Cards<CardName, CardFacts>>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'attack-directly'; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'attack'; readonly with: Handle; readonly on: Handle; readonly by: SeatName }
  | { readonly move: 'change-position'; readonly m: Handle; readonly by: SeatName }
  | { readonly move: 'spade-call'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'blast'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'insight'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'club-call'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'diamond-call'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'set-card'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'activate-spell'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'activate-trap'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'normal-summon'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'set-monster'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'synchro-summon'; readonly s: Handle; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'window'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'line-up'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'link-up'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'attack'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'blast'; readonly value: number }
  | { readonly move: 'answer'; readonly at: 'insight'; readonly value: number }
  | {
      readonly move: 'answer'
      readonly at: 'use-looked'
      readonly value: 'summon-looked' | 'cast-looked' | 'set-looked'
    }
  | { readonly move: 'answer'; readonly at: 'summon-looked'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'cast-looked'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'set-looked'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'club-call'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'diamond-call'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'set-card'; readonly value: keyof typeof ROLE }
  | { readonly move: 'answer'; readonly at: 'use-spell'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'use-spell'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'use-trap'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'pop'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'settle-first-player'; readonly value: SeatName }
  | { readonly move: 'answer'; readonly at: 'main'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'battle-phase'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'hand-check'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'special-summon'; readonly value: keyof typeof POSITION }
  | { readonly move: 'answer'; readonly at: 'synchro-summon'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'name-for'; readonly value: keyof typeof SUIT }
  | { readonly move: 'answer'; readonly at: 'name-for'; readonly value: number }
  | { readonly move: 'answer'; readonly at: 'battle-destroy'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'move'; readonly value: Handle }

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

/** The engine of TrumpKing. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
