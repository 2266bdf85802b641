// Compiled from the rules of KuhnPoker: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import { CARD, PRINTED_STRENGTH } from './names.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import { match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { refusals } from './explain.ts'

const optionInfo: GameInfo['options'] = []

const eventInfo: GameInfo['events'] = [
  {
    name: 'move',
    params: [
      { role: 'main', name: 'card', type: 'card' },
      { role: 'from', name: 'from', type: 'zone' },
      { role: 'to', name: 'to', type: 'zone' },
    ],
    clauses: [],
  },
  {
    name: 'create',
    params: [
      { role: 'main', name: 'definition', type: 'card' },
      { role: 'to', name: 'to', type: 'zone' },
    ],
    clauses: [],
  },
  { name: 'shuffle', params: [{ role: 'main', name: 'zone', type: 'zone' }], clauses: [] },
  {
    name: 'show',
    params: [
      { role: 'main', name: 'card', type: 'card' },
      { role: 'to', name: 'to', type: 'player' },
    ],
    clauses: [],
  },
  { name: 'resolve', params: [{ role: 'main', name: 'effect', type: 'effect' }], clauses: [] },
  { name: 'dismiss', params: [{ role: 'main', name: 'effect', type: 'effect' }], clauses: [] },
  { name: 'finish', params: [], clauses: [] },
  { name: 'match', params: [], clauses: ['deal'] },
  { name: 'deal-to', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['deal'] },
  { name: 'betting', params: [], clauses: ['bet'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bet'] },
  { name: 'check', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['check'] },
  { name: 'bet', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bet'] },
  { name: 'call', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['call'] },
  { name: 'fold', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['fold'] },
  { name: 'settle', params: [], clauses: ['showdown'] },
]

const ruleInfo: GameInfo['rules'] = [
  {
    name: 'deal-to',
    kind: 'choice',
    clauses: ['deal'],
    text: 'choose card c in deck by chance',
    place: 'rules/kuhn-poker/kuhn-poker.rules:31',
  },
  {
    name: 'may-check',
    kind: 'may',
    clauses: ['check'],
    text: 'player p may check at turn if bettor is none',
    place: 'rules/kuhn-poker/kuhn-poker.rules:55',
  },
  {
    name: 'may-bet',
    kind: 'may',
    clauses: ['bet'],
    text: 'player p may bet at turn if bettor is none',
    place: 'rules/kuhn-poker/kuhn-poker.rules:56',
  },
  {
    name: 'may-call',
    kind: 'may',
    clauses: ['call'],
    text: 'player p may call at turn if bettor is not none',
    place: 'rules/kuhn-poker/kuhn-poker.rules:57',
  },
  {
    name: 'may-fold',
    kind: 'may',
    clauses: ['fold'],
    text: 'player p may fold at turn if bettor is not none',
    place: 'rules/kuhn-poker/kuhn-poker.rules:58',
  },
]

/** What does not change while the game is played. */
export const info: GameInfo = {
  name: 'KuhnPoker',
  title: 'three cards, one chip, one bet',
  seats: { from: 2, to: 2 },
  options: optionInfo,
  events: eventInfo,
  rules: ruleInfo,
  cards: ['J', 'Q', 'K'],
  zones: [
    { name: 'waiting', perSeat: false, holds: 'effects' },
    { name: 'deck', perSeat: false, holds: 'cards' },
    { name: 'hand', perSeat: true, holds: 'cards' },
  ],
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
  sites: [
    {
      kind: 'choose',
      at: 'deal-to',
      prompt: 'choose a card',
      clauses: ['deal'],
      value: 'card',
      bias: 1,
      branches: [],
      loop: false,
      place: 'rules/kuhn-poker/kuhn-poker.rules:31',
    },
    {
      kind: 'act',
      at: 'turn',
      prompt: 'turn',
      clauses: ['bet'],
      value: '',
      bias: 1,
      branches: [],
      loop: false,
      place: 'rules/kuhn-poker/kuhn-poker.rules:44',
    },
  ],
  loops: [],
  moveBase: 16,
  moves: [
    { event: 11, asker: 0, radix: [[16, 0]] },
    { event: 12, asker: 0, radix: [[16, 0]] },
    { event: 13, asker: 0, radix: [[16, 0]] },
    { event: 14, asker: 0, radix: [[16, 0]] },
  ],
  offers: [
    { event: 11, at: ['turn'], rule: 1 },
    { event: 12, at: ['turn'], rule: 2 },
    { event: 13, at: ['turn'], rule: 3 },
    { event: 14, at: ['turn'], rule: 4 },
  ],
  enums: {},
  facts: [
    { name: 'stake', column: 'stake', of: 'player', type: 'number', zones: [] },
    { name: 'bettor', column: 'bettor', of: 'game', type: 'player', zones: [] },
    { name: 'folded', column: 'folded', of: 'game', type: 'player', zones: [] },
  ],
  zoneBases: [0, 1, 2],
  defaults: [],
  printed: [{ name: 'strength', type: 'number', values: PRINTED_STRENGTH }],
})
