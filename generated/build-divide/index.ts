// Compiled from the rules of BuildDivide: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import type { HiddenCard } from '../../runtime/typed-move.ts'
import {
  BREED,
  CARD,
  COLOR,
  DEFAULT_DECKS,
  DEFINITIONS,
  DESTINATION,
  ICON,
  KIND,
  ORIGIN,
  PHASE,
  PRINTED_ACE,
  PRINTED_BASE_HIT,
  PRINTED_BASE_POWER,
  PRINTED_BREED_OF,
  PRINTED_COLOR,
  PRINTED_COLORED,
  PRINTED_COST,
  PRINTED_ICON,
  PRINTED_KIND,
  PRINTED_OPENED_FACE,
  PRINTED_SIZE,
  PRINTED_STARTING_LIFE,
  PRINTED_TIMING,
  TIMING,
  ZONE,
} from './names.ts'
import { EVENTS, FACTS, LASTING, LOOPS, MOVES, OFFERS, OPTIONS, RULES, SITES, ZONES } from './tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import { isTerritoryAsPrinted } from './facts.ts'
import { match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { DECK_RULES, deckRefusals, refusals } from './explain.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const info: GameInfo = {
  name: 'BuildDivide', title: 'ビルディバイド: the two-player game, as far as its team rules touch it',
  seats: { from: 2, to: 2 }, options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES),
  cards: namesIn(CARD), zones: ZONES, decks: ['main-deck', 'territory-card'], fingerprint: 'caa7dfab456a8abf',
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'life-order'?: 'on-top' | 'beneath'
  readonly 'next-point'?: 'at-every-return' | 'once-both-have-passed'
  readonly 'all-lose'?: 'draw-game' | 'turn-side-loses'
  readonly conceding?: 'apart' | 'among-the-moves'
}

/** The events whose text asks players something. */
export type Asking =
  | 'set-up'
  | 'settle-first-player'
  | 'attack-phase'
  | 'end-phase'
  | 'discard'
  | 'text-of'
  | 'ability-of'
  | 'pay-for'
  | 'speak'
  | 'line-up'
  | 'block-step'
  | 'shoot'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'activate'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'charge'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'attack-player'; readonly q: string; readonly with: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack-unit'
      readonly t: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'block'; readonly with: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'concede'; readonly by: string }
  | { readonly answer: string }

/** A choice of the pending decision in the words of the rules, as `viewer` may know it. */
export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
  return wordMove(engine, s, choice, viewer) as GameMove
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = { territory: isTerritoryAsPrinted }

/** The engine of BuildDivide. */
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
  lasting: LASTING,
  moveBase: 128,
  enums: {
    color: namesIn(COLOR),
    kind: namesIn(KIND),
    timing: namesIn(TIMING),
    icon: namesIn(ICON),
    phase: namesIn(PHASE),
    origin: namesIn(ORIGIN),
    destination: namesIn(DESTINATION),
    breed: namesIn(BREED),
  },
  zoneBases: firstsIn(ZONE),
  defaults: [0, 0, 0, 0],
  printed: [
    { name: 'kind', type: 'kind', values: PRINTED_KIND },
    { name: 'color', type: 'color', values: PRINTED_COLOR },
    { name: 'cost', type: 'number', values: PRINTED_COST },
    { name: 'colored', type: 'set of color', values: PRINTED_COLORED },
    { name: 'timing', type: 'timing', values: PRINTED_TIMING },
    { name: 'icon', type: 'icon', values: PRINTED_ICON },
    { name: 'base-power', type: 'number', values: PRINTED_BASE_POWER },
    { name: 'base-hit', type: 'number', values: PRINTED_BASE_HIT },
    { name: 'ace', type: 'truth', values: PRINTED_ACE },
    { name: 'starting-life', type: 'number', values: PRINTED_STARTING_LIFE },
    { name: 'opened-face', type: 'definition', values: PRINTED_OPENED_FACE },
    { name: 'breed-of', type: 'breed', values: PRINTED_BREED_OF },
    { name: 'size', type: 'number', values: PRINTED_SIZE },
  ],
  shape: ['territory'],
  decks: {
    columns: ['mainDeck', 'territoryCard'],
    defaults: DEFAULT_DECKS,
    rules: DECK_RULES,
    refusals: deckRefusals,
  },
  queries: {
    definitions: DEFINITIONS,
    ask: queries,
    infos: [{ name: 'territory', params: [{ name: 'c', type: 'definition' }], type: 'truth' }],
    needed: ['kind', 'color'],
  },
})
