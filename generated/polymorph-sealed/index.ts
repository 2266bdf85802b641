// Compiled from the rules of PolymorphSealed into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Handle, PairFact, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import type { CardFacts, CardName } from '../yu-gi-oh/index.ts'
import { POSITION } from '../yu-gi-oh/names.ts'
import { partsOf, questions } from './engine.ts'
import { rulesOfPolymorphSealed } from './linked.ts'
import { PACK } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'
export type { CardName, CardFacts } from '../yu-gi-oh/index.ts'
export const rules = tied(rulesOfPolymorphSealed)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'PolymorphSealed',
  title: '遊戯王多相シールド: every card is in every category of the database',
  fingerprint: 'dd304ec83419c4a0',
  ...TABLES,
}

/** Options of the game and their values. */
export interface Options {
  readonly 'pick-order'?: 'snake' | 'clockwise'
  readonly 'pick-by-declaration'?: 'off' | 'on-with-consent'
  readonly 'packs-per-pick'?: '2' | '1' | '5'
  readonly 'cards-per-pack'?: '5' | '9'
  readonly 'name-borders'?: 'literal' | 'delimited'
  readonly 'rule-text-categories'?: 'no' | 'yes'
  readonly 'category-reading'?: 'spelling-only' | 'spelling-and-reading'
  readonly 'different-names'?: 'original-only' | 'original-and-current'
  readonly tokens?: 'no' | 'yes'
  readonly 'foreign-only-own-name'?: 'use-printed-name' | 'empty'
  readonly 'forbidden-list'?: 'ignored' | 'applied'
  readonly 'side-deck-limit'?: 'none' | '15'
  readonly repick?: 'replace-pool' | 'add-to-pool'
  readonly 'small-deck-moment'?: 'own-first-draw-phase' | 'first-real-draw'
  readonly participants?: 'unstated' | 'winner-stays'
}

/** The events whose text asks players something. */
// prettier-ignore
export type Asking =
  | 'main-phase' | 'end-phase' | 'window' | 'line-up' | 'link-up' | 'prepare' | 'carry-out' | 'give-tributes'
  | 'special-summon' | 'gather' | 'battle-phase' | 'call-sisters' | 'peer' | 'impersonate' | 'burst' | 'create-light'
  | 'begin-all' | 'move' | 'arrive' | 'declare-attack' | 'destroy' | 'normal-summon' | 'standby' | 'pick-packs'
  | 'take-pack' | 'declare-packs' | 'invent-pack' | 'build'

/** The seats. */
export type SeatName = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/** Something of every seat. */
export type PerSeat<T> = Readonly<Record<'A' | 'B', T>> & Partial<Readonly<Record<'C' | 'D' | 'E' | 'F', T>>>

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
  readonly share: PerSeat<number>
  readonly supply: Readonly<Record<keyof typeof PACK, number>>
  readonly sealed: Readonly<Record<keyof typeof PACK, readonly CardName[]>>
  readonly 'pack-size': Readonly<Record<keyof typeof PACK, number>>
  readonly drafters: readonly SeatName[]
  readonly taken: readonly PairFact<readonly [SeatName, keyof typeof PACK], number>[]
  readonly agreeing: number
  readonly 'round-number': number
  readonly facing: PerSeat<SeatName | null>
  readonly initial: PerSeat<number>
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
  readonly box: Readonly<Record<keyof typeof PACK, Cards<CardName, CardFacts>>>
  readonly pool: PerSeat<Cards<CardName, CardFacts>>
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
  | { readonly move: 'answer'; readonly at: 'pick-packs'; readonly value: boolean }
  | { readonly move: 'answer'; readonly at: 'take-pack'; readonly value: keyof typeof PACK }
  | { readonly move: 'answer'; readonly at: 'declare-packs'; readonly value: number }
  | { readonly move: 'answer'; readonly at: 'invent-pack'; readonly value: CardName }
  | { readonly move: 'answer'; readonly at: 'build'; readonly value: Handle | null }

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

/** The engine of PolymorphSealed. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
