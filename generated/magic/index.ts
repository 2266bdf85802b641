// Compiled from the rules of Magic into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfMagic } from './linked.ts'
import { CARD, COLOUR, WAY } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfMagic)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'Magic',
  title: 'Magic: the slice of its rules that house rules touch, as of 2013',
  fingerprint: '7acf1ddf943af9d7',
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
export type Asking =
  | 'settle-instead'
  | 'pay-symbol'
  | 'pay-coloured'
  | 'priority'
  | 'place-trigger'
  | 'cleanup-step'
  | 'choose-face'
  | 'choose-options'
  | 'aim'
  | 'pay-instead'
  | 'choose-x'
  | 'aim-creature'
  | 'aim-player'
  | 'aim-anywhere'
  | 'spell-effect'
  | 'let-cast'
  | 'pay-granted'
  | 'turn-up'
  | 'splice-onto'
  | 'scavenge'
  | 'legend-rule'
  | 'declare-attackers'
  | 'declare-blockers'
  | 'strike-with'
  | 'unmake'
  | 'eat-land'
  | 'eat-spell'
  | 'eat-creature'
  | 'imitate'
  | 'feed'
  | 'aim-spell-on-stack'
  | 'aim-activation'
  | 'tax'
  | 'aim-second-creature'
  | 'banish-with'
  | 'empty-grave'
  | 'keep-or-return'
  | 'give-freely'
  | 'draw-one'
  | 'cast'
  | 'drawn'
  | 'enter'
  | 'draw-for-turn'
  | 'move'

/** What a player may do, or answer. */
export type GameMove =
  | {
      readonly event: 'tap-for-mana'
      readonly c: CardName | HiddenCard
      readonly for: keyof typeof COLOUR
      readonly by: string
    }
  | { readonly event: 'play-land'; readonly c: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'cast'
      readonly c: CardName | HiddenCard
      readonly as: CardName
      readonly with: keyof typeof WAY
      readonly by: string
    }
  | { readonly event: 'turn-up'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'cycle'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'suspend'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'scavenge'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'attack'; readonly a: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'block'
      readonly a: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'unmake'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'eat-land'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'eat-spell'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'eat-creature'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'feed'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'banish-with'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'empty-grave'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'give-freely'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of Magic. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
