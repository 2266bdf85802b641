// Compiled from the rules of SetHearts into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
import type { Types } from '../trump-king/index.ts'
import type { State } from '../trump-king/state.ts'
import { partsOf } from './engine.ts'
import { rulesOfSetHearts } from './linked.ts'
import { TABLES } from './tables.ts'

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

export const rules = tied(rulesOfSetHearts)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'SetHearts',
  title: 'hearts may be set',
  fingerprint: '137423ef02ff7b51',
  ...TABLES,
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of SetHearts. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
