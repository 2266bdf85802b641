// Compiled from the rules of BuildDivide into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, HiddenCard } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import { partsOf, questions } from './engine.ts'
import { rulesOfBuildDivide } from './linked.ts'
import { CARD } from './names.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export const rules = tied(rulesOfBuildDivide)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'BuildDivide',
  title: 'ビルディバイド: the two-player game, as far as its team rules touch it',
  fingerprint: 'caa7dfab456a8abf',
  ...TABLES,
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'life-order'?: 'on-top' | 'beneath'
  readonly 'next-point'?: 'at-every-return' | 'once-both-have-passed'
  readonly 'all-lose'?: 'draw-game' | 'turn-side-loses'
  readonly conceding?: 'apart' | 'among-the-moves'
}

/** The events whose text asks players something. */
export type Asking =
  | 'set-up'
  | 'settle-first-player'
  | 'attack-phase'
  | 'end-phase'
  | 'discard'
  | 'text-of'
  | 'ability-of'
  | 'pay-for'
  | 'speak'
  | 'line-up'
  | 'block-step'
  | 'shoot'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'activate'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'charge'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'attack-player'; readonly q: string; readonly with: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack-unit'
      readonly t: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'block'; readonly with: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'concede'; readonly by: string }
  | { readonly answer: string }

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of BuildDivide. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
