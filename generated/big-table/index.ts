// Compiled from the rules of BigTable into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from '../trump-king/engine.ts'
import type { Types } from '../trump-king/index.ts'
import type { State } from '../trump-king/state.ts'
import { TABLES } from '../trump-king/tables.ts'
import { rulesOfBigTable } from './linked.ts'

export type { State } from '../trump-king/state.ts'

export type {
  CardName,
  Options,
  Asking,
  SeatName,
  PerSeat,
  CardFacts,
  Facts,
  Zones,
  GameMove,
  Types,
} from '../trump-king/index.ts'

export const rules = tied(rulesOfBigTable)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'BigTable',
  title: 'twenty life and five monster zones',
  fingerprint: 'b7a8a450eaacfc7f',
  ...TABLES,
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of BigTable. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
