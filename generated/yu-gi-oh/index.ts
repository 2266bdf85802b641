// Compiled from the rules of YuGiOh into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfYuGiOh } from './linked.ts'
import { CARD, LANGUAGE, POSITION } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export const rules = tied(rulesOfYuGiOh)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'YuGiOh',
  title: '遊戯王: the base game, as far as its house rules touch it',
  fingerprint: '0af9d0001e0d9583',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
// prettier-ignore
export type Asking =
  | 'main-phase' | 'end-phase' | 'window' | 'line-up' | 'link-up' | 'prepare' | 'carry-out' | 'give-tributes'
  | 'special-summon' | 'gather' | 'battle-phase' | 'call-sisters' | 'peer' | 'impersonate' | 'burst' | 'create-light'
  | 'begin-all' | 'move' | 'arrive' | 'declare-attack' | 'destroy' | 'normal-summon' | 'standby'

/** The seats. */
export type SeatName = 'A' | 'B'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<SeatName, T>>

/** What is kept of cards. */
export interface CardFacts {
  readonly 'position-of': keyof typeof POSITION
  readonly arrived: number
  readonly laid: number
  readonly targets: readonly Handle[]
  readonly bearer: Handle | null
  readonly language: keyof typeof LANGUAGE
  readonly turned: boolean
  readonly 'spared-in': number
  readonly imitated: boolean
  readonly 'rises-from': number | null
  readonly 'doomed-from': number | null
  readonly 'made-of': number
  readonly 'set-down': boolean
  readonly spent: boolean
  readonly freed: boolean
  readonly 'used-up': boolean
}

/** What is kept of anything else. */
export interface Facts {
  readonly life: PerSeat<number>
  readonly 'turn-player': SeatName
  readonly 'turn-number': number
  readonly 'used-names': PerSeat<readonly string[]>
  readonly passes: number
  readonly answerer: SeatName
  readonly summoned: PerSeat<boolean>
  readonly materials: readonly Handle[]
  readonly attacking: readonly Handle[]
  readonly attacked: Handle | null
  readonly 'just-come': readonly Handle[]
  readonly looking: PerSeat<boolean>
}

/** What lies where. */
export interface Zones {
  readonly deck: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly extra: PerSeat<Cards<CardName, CardFacts>>
  readonly side: PerSeat<Cards<CardName, CardFacts>>
  readonly monsters: PerSeat<Cards<CardName, CardFacts>>
  readonly backrow: PerSeat<Cards<CardName, CardFacts>>
  readonly 'field-spell': PerSeat<Cards<CardName, CardFacts>>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly banished: PerSeat<Cards<CardName, CardFacts>>
  readonly attached: PerSeat<Cards<CardName, CardFacts>>
}

/** What a player may do, or answer. */
export type GameMove =
  | { readonly move: 'activate'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'set-card'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'normal-summon'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'set-monster'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'change-position'; readonly c: Handle; readonly by: SeatName }
  | { readonly move: 'summon-from-extra'; readonly f: Handle; readonly by: SeatName }
  | { readonly move: 'attack'; readonly d: Handle; readonly with: Handle; readonly by: SeatName }
  | { readonly move: 'attack-directly'; readonly a: Handle; readonly by: SeatName }
  | { readonly move: 'call-sisters'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'peer'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'impersonate'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'burst'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'create-light'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'begin-all'; readonly this: Handle; readonly by: SeatName }
  | { readonly move: 'answer'; readonly at: 'main-phase'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'end-phase'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'window'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'line-up'; readonly value: string }
  | { readonly move: 'answer'; readonly at: 'link-up'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'prepare'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'carry-out'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'carry-out'; readonly value: CardName }
  | { readonly move: 'answer'; readonly at: 'carry-out'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'give-tributes'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'special-summon'; readonly value: keyof typeof POSITION }
  | { readonly move: 'answer'; readonly at: 'gather'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'battle-phase'; readonly value: null }
  | { readonly move: 'answer'; readonly at: 'call-sisters'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'peer'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'impersonate'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'burst'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'create-light'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'begin-all'; readonly value: Handle | null }
  | { readonly move: 'answer'; readonly at: 'move'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'arrive'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'declare-attack'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'destroy'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'normal-summon'; readonly value: Handle }
  | { readonly move: 'answer'; readonly at: 'standby'; readonly value: Handle }

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

/** The engine of YuGiOh. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
