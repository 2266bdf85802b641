// Compiled from the rules of DuemaParty into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfDuemaParty } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfDuemaParty)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'DuemaParty',
  title: 'デュエパーティー: everybody against everybody, each deck with a partner',
  fingerprint: '542b17bef84118f3',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'turn-order'?: 'seats' | 'by-chance' | 'drawn' | 'agreed'
  readonly 'all-lose'?: 'nobody-wins' | 'last-wins'
  readonly 'losing-together'?: 'own-loss-only' | 'everybody' | 'no-loss'
  readonly 'void-parts'?: 'name-nobody' | 'name-whom'
  readonly 'same-name'?: 'counted-apart' | 'counted-together'
  readonly 'replaced-summon'?: 'counted' | 'not-counted'
  readonly 'own-way-home'?: 'closed' | 'open'
  readonly 'own-replacements'?: 'first' | 'last'
  readonly 'uses-declared'?: 'any-number' | 'one'
  readonly 'end-of-attack'?: 'dropped' | 'kept'
}

/** The events whose text asks players something. */
export type Asking =
  | 'charge-step'
  | 'main-step'
  | 'attack-step'
  | 'forced-attacks'
  | 'pay'
  | 'spell-effect'
  | 'put'
  | 'end-attack'
  | 'block-step'
  | 'break'
  | 'settle-one-of'
  | 'declare'
  | 'settle-instead'
  | 'throw-copy'
  | 'toll'
  | 'hush'
  | 'answer-from-hand'
  | 'switch'
  | 'turn-up-top'
  | 'break-shield'
  | 'lose'
  | 'cast'
  | 'attack'
  | 'end-of-turn'
  | 'defeat'
  | 'purge'
  | 'settle-order'
  | 'draw-order'
  | 'agree-order'
  | 'propose-order'
  | 'move'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'charge'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly as: CardName; readonly by: string }
  | { readonly event: 'attack-player'; readonly q: string; readonly with: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack-creature'
      readonly t: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'block'; readonly with: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'guard'; readonly with: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'ninja-strike'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'play-g-zero'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'galaxshield'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'kirifudash'; readonly c: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'fushigibirth'
      readonly c: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'cast-again'; readonly this: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'draw-away'
      readonly this: CardName | HiddenCard
      readonly to: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'answer-from-hand'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'switch'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'dig-up'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'comet'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of DuemaParty. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
