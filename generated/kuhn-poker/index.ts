// Compiled from the rules of KuhnPoker: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import { CARD, PRINTED_STRENGTH, ZONE } from './names.ts'
import { EVENTS, FACTS, MOVES, OFFERS, OPTIONS, RULES, SITES, ZONES } from './tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import { match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { refusals } from './explain.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const info: GameInfo = {
  name: 'KuhnPoker', title: 'three cards, one chip, one bet', seats: { from: 2, to: 2 }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: namesIn(CARD), zones: ZONES,
  fingerprint: '11301eb60b9e3bf1',
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {}

/** The events whose text asks players something. */
export type Asking = 'deal-to' | 'turn'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'check'; readonly by: string }
  | { readonly event: 'bet'; readonly by: string }
  | { readonly event: 'call'; readonly by: string }
  | { readonly event: 'fold'; readonly by: string }
  | { readonly answer: string }

/** A choice of the pending decision in the words of the rules, as `viewer` may know it. */
export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
  return wordMove(engine, s, choice, viewer) as GameMove
}

/** The engine of KuhnPoker. */
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
  loops: [],
  moves: MOVES,
  offers: OFFERS,
  facts: FACTS,
  moveBase: 16,
  enums: {},
  zoneBases: firstsIn(ZONE),
  defaults: [],
  printed: [{ name: 'strength', type: 'number', values: PRINTED_STRENGTH }],
})
