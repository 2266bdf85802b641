// Compiled from the rules of SharedPack into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
import type { CardFacts, CardName, Facts, GameMove, PerSeat, SeatName } from '../trump-king/index.ts'
import { partsOf } from './engine.ts'
import { rulesOfSharedPack } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export type { CardName, Asking, SeatName, PerSeat, CardFacts, Facts, GameMove } from '../trump-king/index.ts'
export const rules = tied(rulesOfSharedPack)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'SharedPack',
  title: 'both players draw from one pack',
  fingerprint: '6a1f9f670d0befb5',
  ...TABLES,
}

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
}

/** What lies where. */
export interface Zones {
  readonly deck: Cards<CardName, CardFacts>
  readonly dealt: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly extra: Cards<CardName, CardFacts>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly banished: PerSeat<Cards<CardName, CardFacts>>
  readonly monsters: PerSeat<Cards<CardName, CardFacts>>
  readonly backrow: PerSeat<Cards<CardName, CardFacts>>
  readonly table: PerSeat<Cards<CardName, CardFacts>>
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

/** The engine of SharedPack. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
