// Compiled from the rules of StandingFives into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from '../trump-king/engine.ts'
import type { Types } from '../trump-king/index.ts'
import type { State } from '../trump-king/state.ts'
import { TABLES } from '../trump-king/tables.ts'
import { rulesOfStandingFives } from './linked.ts'

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

export const rules = tied(rulesOfStandingFives)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'StandingFives',
  title: 'a used five stays on the field',
  fingerprint: '8d07e07c2eaf2578',
  ...TABLES,
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of StandingFives. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
