// Compiled from the rules of SundayTable: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import type { HiddenCard } from '../../runtime/typed-move.ts'
import { CARD, PRINTED_RANK, PRINTED_SUIT, SUIT, ZONE } from './names.ts'
import { EVENTS, FACTS, LOOPS, MOVES, OFFERS, OPTIONS, RULES, SITES, ZONES } from './tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import { match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { refusals } from './explain.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const info: GameInfo = {
  name: 'SundayTable', title: 'both house rules at one table', seats: { from: 4, to: 4 }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: namesIn(CARD), zones: ZONES,
  fingerprint: 'dc81fba9204ffa7b',
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
export type Asking = 'pass-on' | 'turn'

/** What a player may do, or answer. */
export type GameMove =
  { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly by: string } | { readonly answer: string }

/** A choice of the pending decision in the words of the rules, as `viewer` may know it. */
export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
  return wordMove(engine, s, choice, viewer) as GameMove
}

/** The engine of SundayTable. */
export const engine: Engine<State> = makeEngine<State>({
  info,
  newState,
  program,
  list,
  perform,
  viewers: viewersOf,
  refusals,
  obligations,
  start: match,
  sites: placed(PLACES, 'sites', SITES),
  loops: placed(PLACES, 'loops', LOOPS),
  moves: MOVES,
  offers: OFFERS,
  facts: FACTS,
  moveBase: 32,
  enums: {
    suit: namesIn(SUIT),
  },
  zoneBases: firstsIn(ZONE),
  defaults: [],
  printed: [
    { name: 'suit', type: 'suit', values: PRINTED_SUIT },
    { name: 'rank', type: 'number', values: PRINTED_RANK },
  ],
})
