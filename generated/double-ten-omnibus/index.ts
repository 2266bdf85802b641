// Compiled from the rules of DoubleTenOmnibus into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf } from '../double-ten/engine.ts'
import { TABLES } from '../double-ten/tables.ts'
import type { Types } from '../hearts/index.ts'
import type { State } from '../hearts/state.ts'
import { rulesOfDoubleTenOmnibus } from './linked.ts'

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

export const rules = tied(rulesOfDoubleTenOmnibus)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'DoubleTenOmnibus',
  title: 'the ten doubles, and the jack takes ten off',
  fingerprint: '5afe98358f1d56b5',
  ...TABLES,
}

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of DoubleTenOmnibus. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
