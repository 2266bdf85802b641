// Compiled from the rules of Hearts: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import type { HiddenCard } from '../../runtime/typed-move.ts'
import { CARD, PRINTED_RANK, PRINTED_SUIT } from './names.ts'
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
  { name: 'match', params: [], clauses: ['game-end'] },
  { name: 'deal', params: [], clauses: ['deal'] },
  { name: 'gather', params: [], clauses: ['deal'] },
  { name: 'passing', params: [], clauses: ['passing'] },
  { name: 'pass-on', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['passing'] },
  { name: 'round', params: [], clauses: ['tricks'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['tricks'] },
  {
    name: 'play',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['tricks'],
  },
  { name: 'score', params: [], clauses: ['scoring'] },
  { name: 'shoot', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['moon'] },
]

const ruleInfo: GameInfo['rules'] = [
  {
    name: 'pass-on',
    kind: 'choice',
    clauses: ['passing'],
    text: 'choose cards-to-pass card c in hand of p as given by p',
    place: 'rules/hearts/hearts.rules:82',
  },
  {
    name: 'opening-lead',
    kind: 'must',
    clauses: ['opening'],
    text: 'opening-lead: player p must play 2♣ at turn if trick-number = 1 and led is none',
    place: 'rules/hearts/hearts.rules:109',
  },
  {
    name: 'follow-suit',
    kind: 'must',
    clauses: ['follow'],
    text: 'follow-suit: player p must play card c where suit of c = led at turn if led is not none',
    place: 'rules/hearts/hearts.rules:110',
  },
  {
    name: 'no-heart-lead',
    kind: 'must',
    clauses: ['leading'],
    text: 'no-heart-lead: player p must play card c where c is not heart at turn if led is none and not broken',
    place: 'rules/hearts/hearts.rules:111',
  },
  {
    name: 'no-points-first',
    kind: 'must',
    clauses: ['first-trick'],
    text: 'no-points-first: player p must play card c where points of c \u003c= 0 at turn if trick-number = 1',
    place: 'rules/hearts/hearts.rules:112',
  },
  {
    name: 'hold-hand',
    kind: 'cannot',
    clauses: ['passing'],
    text: 'hold-hand: player p cannot pass-on if passing-distance = 0',
    place: 'rules/hearts/hearts.rules:85',
  },
  {
    name: 'any-card',
    kind: 'may',
    clauses: ['tricks'],
    text: 'any-card: player p may play card c in hand of p at turn',
    place: 'rules/hearts/hearts.rules:107',
  },
]

/** What does not change while the game is played. */
export const info: GameInfo = {
  name: 'Hearts',
  title: 'black lady, with passing',
  seats: { from: 4, to: 4 },
  options: optionInfo,
  events: eventInfo,
  rules: ruleInfo,
  cards: [
    '2♣',
    '3♣',
    '4♣',
    '5♣',
    '6♣',
    '7♣',
    '8♣',
    '9♣',
    '10♣',
    'J♣',
    'Q♣',
    'K♣',
    'A♣',
    '2♦',
    '3♦',
    '4♦',
    '5♦',
    '6♦',
    '7♦',
    '8♦',
    '9♦',
    '10♦',
    'J♦',
    'Q♦',
    'K♦',
    'A♦',
    '2♠',
    '3♠',
    '4♠',
    '5♠',
    '6♠',
    '7♠',
    '8♠',
    '9♠',
    '10♠',
    'J♠',
    'Q♠',
    'K♠',
    'A♠',
    '2♥',
    '3♥',
    '4♥',
    '5♥',
    '6♥',
    '7♥',
    '8♥',
    '9♥',
    '10♥',
    'J♥',
    'Q♥',
    'K♥',
    'A♥',
  ],
  zones: [
    { name: 'waiting', perSeat: false, holds: 'effects' },
    { name: 'deck', perSeat: false, holds: 'cards' },
    { name: 'hand', perSeat: true, holds: 'cards' },
    { name: 'passed', perSeat: true, holds: 'cards' },
    { name: 'trick', perSeat: false, holds: 'cards' },
    { name: 'taken', perSeat: true, holds: 'cards' },
  ],
  fingerprint: '62fca468af3df055',
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

/** The engine of Hearts. */
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
      at: 'pass-on',
      prompt: 'choose cards as given',
      clauses: ['passing'],
      value: 'card',
      bias: 1,
      branches: [],
      loop: false,
      place: 'rules/hearts/hearts.rules:82',
    },
    {
      kind: 'act',
      at: 'turn',
      prompt: 'turn',
      clauses: ['tricks'],
      value: '',
      bias: 1,
      branches: [],
      loop: false,
      place: 'rules/hearts/hearts.rules:97',
    },
  ],
  loops: [
    { kind: 'repeat', at: 'match', place: 'rules/hearts/hearts.rules:51', asks: true, inner: [1] },
    { kind: 'repeat', at: 'deal', place: 'rules/hearts/hearts.rules:66', asks: true, inner: [] },
  ],
  moveBase: 32,
  moves: [
    {
      event: 14,
      asker: 1,
      radix: [
        [2048, 0],
        [16, 0],
      ],
    },
  ],
  offers: [{ event: 14, at: ['turn'], rule: 6 }],
  enums: { suit: ['♣', '♦', '♠', '♥'] },
  facts: [
    { name: 'total', column: 'total', of: 'player', type: 'number', zones: [] },
    { name: 'deal-number', column: 'dealNumber', of: 'game', type: 'number', zones: [] },
    { name: 'trick-number', column: 'trickNumber', of: 'game', type: 'number', zones: [] },
    { name: 'leader', column: 'leader', of: 'game', type: 'player', zones: [] },
    { name: 'led', column: 'led', of: 'game', type: 'suit', zones: [] },
    { name: 'winning', column: 'winning', of: 'game', type: 'card', zones: [] },
    { name: 'winner', column: 'winner', of: 'game', type: 'player', zones: [] },
  ],
  zoneBases: [0, 1, 2, 10, 18, 19],
  defaults: [],
  printed: [
    { name: 'suit', type: 'suit', values: PRINTED_SUIT },
    { name: 'rank', type: 'number', values: PRINTED_RANK },
  ],
})
