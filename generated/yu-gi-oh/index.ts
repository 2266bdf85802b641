// Compiled from the rules of YuGiOh into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfYuGiOh } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfYuGiOh)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'YuGiOh',
  title: '遊戯王: the base game, as far as its house rules touch it',
  fingerprint: 'a5c13b10560a199f',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
export type Asking =
  | 'main-phase'
  | 'end-phase'
  | 'window'
  | 'line-up'
  | 'link-up'
  | 'prepare'
  | 'carry-out'
  | 'give-tributes'
  | 'special-summon'
  | 'gather'
  | 'battle-phase'
  | 'call-sisters'
  | 'peer'
  | 'impersonate'
  | 'burst'
  | 'create-light'
  | 'begin-all'
  | 'move'
  | 'arrive'
  | 'declare-attack'
  | 'destroy'
  | 'normal-summon'
  | 'standby'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'activate'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'set-card'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'normal-summon'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'set-monster'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'change-position'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'summon-from-extra'; readonly f: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack'
      readonly d: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'attack-directly'; readonly a: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'call-sisters'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'peer'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'impersonate'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'burst'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'create-light'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'begin-all'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of YuGiOh. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
