// Compiled from the rules of SharedPack into index.ts: the engine. Change the rules, not this file.
import type { Cards, Engine, GameInfo, GameTypes, Parts } from 'houserules/runtime'
import { makeEngine, tied } from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
import type { CardFacts, CardName, Facts, GameMove, Options, PerSeat, SeatName } from '../trump-king/index.ts'
import { partsOf } from './engine.ts'
import { rulesOfSharedPack } from './linked.ts'
import type { State } from './state.ts'
import { TABLES } from './tables.ts'

export type { State } from './state.ts'

export type { CardName, Options, Asking, SeatName, PerSeat, CardFacts, Facts, GameMove } from '../trump-king/index.ts'

export const rules = tied(rulesOfSharedPack)

/** Which game it is, and what does not change while it is played. */
export const info: GameInfo = {
  name: 'SharedPack',
  title: 'both players draw from one pack',
  fingerprint: '66acff9427ef92f4',
  ...TABLES,
}

/** What lies where. */
export interface Zones {
  readonly deck: Cards<CardName, CardFacts>
  readonly dealt: PerSeat<Cards<CardName, CardFacts>>
  readonly hand: PerSeat<Cards<CardName, CardFacts>>
  readonly extra: Cards<CardName, CardFacts>
  readonly graveyard: PerSeat<Cards<CardName, CardFacts>>
  readonly banished: PerSeat<Cards<CardName, CardFacts>>
  readonly monsters: PerSeat<Cards<CardName, CardFacts>>
  readonly backrow: PerSeat<Cards<CardName, CardFacts>>
  readonly table: PerSeat<Cards<CardName, CardFacts>>
}

/** The types of the game, as its engine carries them to `Match` and `View`. */
export interface Types extends GameTypes {
  readonly seat: SeatName
  readonly card: CardName
  readonly options: Options
  readonly zones: Zones
  readonly facts: Facts
  readonly cardFacts: CardFacts
  readonly move: GameMove
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = questions(rules)

/** What its engine is made of. */
export const parts: Parts<State> = { info, ...partsOf(rules) }

/** The engine of SharedPack. */
export const engine: Engine<State, Types> = /* #__PURE__ */ makeEngine<State, Types>(parts)
