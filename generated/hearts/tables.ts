// Compiled from the rules of Hearts into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed } from 'houserules/runtime'
import { eventRows, holders, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type { MatchFrame, PassingFrame, RoundFrame, State, TurnFrame } from './state.ts'

/** Options, and the values that each can have. */
export const OPTIONS: GameInfo['options'] = []

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['match', [], ['game-end']], ['deal', [], ['deal']], ['gather', [], ['deal']], ['passing', [], ['passing']],
  ['round', [], ['tricks']], ['turn', [['by', 'p', 'player']], ['tricks']],
  ['play', [['main', 'c', 'card'], ['by', 'p', 'player']], ['tricks']],
  ['score', [], ['scoring']], ['shoot', [['by', 'p', 'player']], ['moon']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'deck', perSeat: false, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'trick', perSeat: false, holds: 'cards' }, { name: 'taken', perSeat: true, holds: 'cards' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['passing', 'choice', ['passing'], 'choose cards-to-pass card c in hand of p as given by p'],
  ['opening-lead', 'must', ['opening'],
    'opening-lead: player p must play 2♣ at turn if trick-number = 1 and led is none'],
  ['follow-suit', 'must', ['follow'],
    'follow-suit: player p must play card c where suit of c = led at turn if led is not none'],
  ['no-heart-lead', 'must', ['leading'],
    'no-heart-lead: player p must play card c where c is not heart at turn if led is none and not broken'],
  ['no-points-first', 'must', ['first-trick'],
    'no-points-first: player p must play card c where points of c <= 0 at turn if trick-number = 1'],
  ['passing only if', 'only-if', ['passing'], 'only if passing-distance != 0'],
  ['one-card-each', 'always', ['tricks'], 'one-card-each: always count of trick <= count of players'],
  ['any-card', 'may', ['tricks'], 'any-card: player p may play card c in hand of p at turn'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 4, to: 4 }, options: OPTIONS, events: eventRows(EVENTS), rules: placedRules(PLACES, RULES),
  cards: CARDS, zones: ZONES,
  board: { shows: ['trick'], leavesOut: ['deck', 'trick-number', 'winning'],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'taken', by: ['suit', 'rank'] }] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'choose', at: 'passing', prompt: 'choose cards as given', clauses: ['passing'], value: 'card', sameTime: true,
    said: [{ asked: true }, ' passes cards on'] },
  { kind: 'act', at: 'turn', prompt: 'turn', clauses: ['tricks'], said: [{ asked: true }, ' plays a card'] },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'repeat', at: 'match', asks: true, inner: [3] }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'repeat', at: 'deal', asks: true }, { kind: 'set', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [{ event: EVENT.play, asker: 1, radix: [[2048, 0], [16, 0]] }]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT.play, at: ['turn'], rule: 7, from: [{ part: 0, zone: 'hand', own: true }] },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'total', column: 'total', of: 'player', type: 'number', zones: [] },
  { name: 'deal-number', column: 'dealNumber', of: 'game', type: 'number', zones: [] },
  { name: 'trick-number', column: 'trickNumber', of: 'game', type: 'number', zones: [] },
  { name: 'leader', column: 'leader', of: 'game', type: 'player', zones: [] },
  { name: 'led', column: 'led', of: 'game', type: 'suit', zones: [] },
  { name: 'winning', column: 'winning', of: 'game', type: 'card', zones: [] },
  { name: 'winner', column: 'winner', of: 'game', type: 'player', zones: [] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.move, fits: [{ part: 1, zone: 1 }, { part: 2, zone: 2 }],
    words: [{ part: 2, whose: true }, ' is dealt ', { part: 0 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 2 }],
    words: [{ part: 1, whose: true }, ' passes ', { part: 0 }, ' to ', { part: 2, whose: true }] },
  { event: EVENT.play, fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' takes ', { part: 0 }] },
  { event: EVENT.shoot, fits: [], words: [{ part: 0 }, ' shoots the moon'] },
  { event: EVENT.create, fits: [] }, { event: EVENT.shuffle, fits: [] }, { event: EVENT.passing, fits: [] },
  { event: EVENT.turn, fits: [] }, { event: EVENT.move, fits: [{ part: 2, zone: 3 }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 1 }] },
]

/** Texts that look at cards. */
export const LOOKS: readonly number[] = [PROC.matchFrame, PROC.dealFrame, PROC.passingFrame, PROC.roundFrame]

/** Makes every state, so that all are alike to V8: it begins as what another says, lists and all. */
export const StateRecord = plainRecord<State>(function (this: State, s) {
  this.players = s.players
  this.options = s.options
  this.random = s.random
  this.def = s.def
  this.owner = s.owner
  this.place = s.place
  this.zones = s.zones
  this.shown = s.shown
  this.result = s.result
  this.over = s.over
  this.frames = s.frames
  this.ask = s.ask
  this.asked = s.asked
  this.optional = s.optional
  this.legal = s.legal
  this.effects = s.effects
  this.announcing = s.announcing
  this.replacing = s.replacing
  this.dry = s.dry
  this.failed = s.failed
  this.reasons = s.reasons
  this.askAll = s.askAll
  this.openChance = s.openChance
  this.log = s.log
  this.total = s.total
  this.dealNumber = s.dealNumber
  this.trickNumber = s.trickNumber
  this.leader = s.leader
  this.led = s.led
  this.winning = s.winning
  this.winner = s.winner
  this.astray = s.astray
  this.withheld = s.withheld
  this.timesPlayDuringDeal = s.timesPlayDuringDeal
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
export const OF_CARDS: readonly (keyof State & string)[] = ['def', 'owner', 'place', 'shown']

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
export const HOLDS_CARDS: Holders = holders({ winning: 'one' }, [[['given', 'given1'], [PROC.passingFrame]]])

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, p, given, given1, members2, at3, active4, next5, atLeast6, atMost7 }: PassingFrame) => ({
    proc, pc, answer, p, given, given1, members2, at3, active4, next5, atLeast6, atMost7,
  }),
  ({ proc, pc, answer, list1, next2 }: RoundFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p }: TurnFrame) => ({ proc, pc, answer, p }),
]

/** Which of those copies each procedure. */
export const COPIED_AS = [0, 0, 0, 0, 1, 2, 3, 0, 0, 0]
