// Compiled from the rules of QueenBreaks into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf } from '../hearts/engine.ts'
import type { Types } from '../hearts/index.ts'
import type { State } from '../hearts/state.ts'
import { TABLES } from '../hearts/tables.ts'
import { rulesOfQueenBreaks } from './linked.ts'

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

export const rules = tied(rulesOfQueenBreaks)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'QueenBreaks',
  title: 'the queen of spades breaks hearts',
  fingerprint: 'f6cf3cb6cbd25a84',
  ...TABLES,
}

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of QueenBreaks. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
