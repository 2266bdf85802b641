// Compiled from the rules of PolymorphSealed into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import type { GameMove } from '../yu-gi-oh/index.ts'
import { partsOf, questions } from './engine.ts'
import { rulesOfPolymorphSealed } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export type { CardName, GameMove } from '../yu-gi-oh/index.ts'

export const rules = tied(rulesOfPolymorphSealed)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'PolymorphSealed',
  title: '遊戯王多相シールド: every card is in every category of the database',
  fingerprint: '2ae7437bb9677fa4',
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
  | 'pick-packs'
  | 'take-pack'
  | 'declare-packs'
  | 'open-pack'
  | 'build'

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of PolymorphSealed. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
