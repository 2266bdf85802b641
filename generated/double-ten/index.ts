// Compiled from the rules of DoubleTen into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import type { Types } from '../hearts/index.ts'
import type { State } from '../hearts/state.ts'
import { partsOf } from './engine.ts'
import { rulesOfDoubleTen } from './linked.ts'
import { TABLES } from './tables.ts'

export type { State } from '../hearts/state.ts'

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
} from '../hearts/index.ts'

export const rules = tied(rulesOfDoubleTen)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'DoubleTen',
  title: "the ten of clubs doubles its taker's points",
  fingerprint: '87e70914ef95e6a2',
  ...TABLES,
}

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of DoubleTen. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
