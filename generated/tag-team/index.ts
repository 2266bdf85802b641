// Compiled from the rules of TagTeam into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo } from 'houserules/runtime'
import { makeEngine, tied, wordMoves } from 'houserules/runtime'
import type { GameMove } from '../build-divide/index.ts'
import { partsOf, questions } from './engine.ts'
import { rulesOfTagTeam } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export type { CardName, GameMove } from '../build-divide/index.ts'

export const rules = tied(rulesOfTagTeam)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'TagTeam',
  title: 'タッグチーム戦: two teams of two',
  fingerprint: 'd38a8d9bb3406ad5',
  ...TABLES,
}

/** Options of the game and their values. */
export interface Options {
  readonly 'life-order'?: 'on-top' | 'beneath'
  readonly 'next-point'?: 'at-every-return' | 'once-both-have-passed'
  readonly 'all-lose'?: 'draw-game' | 'turn-side-loses'
  readonly conceding?: 'apart' | 'among-the-moves'
  readonly 'drawn-life-card'?: 'to-its-owner' | 'to-who-draws'
  readonly 'mixed-opponent'?: 'whose-unit-was-aimed-at' | 'chosen-freely'
  readonly 'team-voice'?: 'nearest-the-turn' | 'left-player'
  readonly 'same-ace'?: 'allowed' | 'forbidden'
  readonly 'event-regulation'?: 'open' | 'ace-rule'
  readonly 'team-a-wants'?: 'usual-copies' | 'ace-rule'
  readonly 'team-b-wants'?: 'usual-copies' | 'ace-rule'
}

/** The events whose text asks players something. */
export type Asking =
  | 'set-up'
  | 'settle-first-player'
  | 'lay-life'
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
  | 'concede'
  | 'enter'

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** The engine of TagTeam. */
export const engine: Engine<State> = makeEngine<State>({ info, ...partsOf(rules) })

/** A choice of the pending decision in the words of the rules, as a viewer may know it. */
export const gameMove = wordMoves<State, GameMove>(engine)
