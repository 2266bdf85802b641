// Compiled from the rules of TrumpKing into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfTrumpKing } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfTrumpKing)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = { name: 'TrumpKing', title: 'トランプ王', fingerprint: '8001c217d914c191', ...TABLES }

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
}

/** The events whose text asks players something. */
export type Asking =
  | 'window'
  | 'line-up'
  | 'link-up'
  | 'attack'
  | 'blast'
  | 'insight'
  | 'use-looked'
  | 'summon-looked'
  | 'cast-looked'
  | 'set-looked'
  | 'club-call'
  | 'diamond-call'
  | 'set-card'
  | 'use-spell'
  | 'use-trap'
  | 'pop'
  | 'settle-first-player'
  | 'main'
  | 'battle-phase'
  | 'hand-check'
  | 'special-summon'
  | 'synchro-summon'
  | 'name-for'
  | 'battle-destroy'
  | 'move'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'attack-directly'; readonly with: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack'
      readonly with: CardName | HiddenCard
      readonly on: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'change-position'; readonly m: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'spade-call'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'blast'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'insight'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'club-call'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'diamond-call'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'set-card'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'activate-spell'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'activate-trap'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'normal-summon'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'set-monster'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'synchro-summon'; readonly s: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of TrumpKing. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
