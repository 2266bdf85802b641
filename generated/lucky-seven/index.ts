// Compiled from the rules of LuckySeven into index.ts: the engine. Change the rules, not this file.
import type { Engine, GameInfo, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { partsOf, questions } from '../trump-king/engine.ts'
import type { Types } from '../trump-king/index.ts'
import type { State } from '../trump-king/state.ts'
import { TABLES } from '../trump-king/tables.ts'
import { rulesOfLuckySeven } from './linked.ts'

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

export const rules = tied(rulesOfLuckySeven)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'LuckySeven',
  title: 'a seven as a spell gains seven life',
  fingerprint: '0377afe7629ff72b',
  ...TABLES,
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of LuckySeven. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
