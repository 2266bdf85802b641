// Compiled from the rules of KuhnPoker into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { EventRow, Frame, GameInfo, GameTables, Parts, Placed } from 'houserules/runtime'
import { eventRows, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type { BettingFrame, DealToFrame, MatchFrame, State } from './state.ts'

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
  ['match', [], ['deal']], ['deal-to', [['by', 'p', 'player']], ['deal']], ['betting', [], ['bet']],
  ['turn', [['by', 'p', 'player']], ['bet']], ['check', [['by', 'p', 'player']], ['check']],
  ['bet', [['by', 'p', 'player']], ['bet']], ['call', [['by', 'p', 'player']], ['call']],
  ['fold', [['by', 'p', 'player']], ['fold']], ['settle', [], ['showdown']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'deck', perSeat: false, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['deal-to', 'choice', ['deal'], 'choose card c in deck by chance'],
  ['may-check', 'may', ['check'], 'player p may check at turn if bettor is none'],
  ['may-bet', 'may', ['bet'], 'player p may bet at turn if bettor is none'],
  ['may-call', 'may', ['call'], 'player p may call at turn if bettor is not none'],
  ['may-fold', 'may', ['fold'], 'player p may fold at turn if bettor is not none'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2 }, options: OPTIONS, events: eventRows(EVENTS), rules: placedRules(PLACES, RULES),
  cards: CARDS, zones: ZONES,
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'choose', at: 'deal-to', prompt: 'choose a card', clauses: ['deal'], value: 'card',
    said: ['a card is dealt'] },
  { kind: 'act', at: 'turn', prompt: 'turn', clauses: ['bet'],
    said: [{ asked: true }, ' bets or stays, or answers a bet'] },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: EVENT.check, asker: 0, radix: [[16, 0]] }, { event: EVENT.bet, asker: 0, radix: [[16, 0]] },
  { event: EVENT.call, asker: 0, radix: [[16, 0]] }, { event: EVENT.fold, asker: 0, radix: [[16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT.check, at: ['turn'], rule: 1 }, { event: EVENT.bet, at: ['turn'], rule: 2 },
  { event: EVENT.call, at: ['turn'], rule: 3 }, { event: EVENT.fold, at: ['turn'], rule: 4 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'stake', column: 'stake', of: 'player', type: 'number', zones: [] },
  { name: 'bettor', column: 'bettor', of: 'game', type: 'player', zones: [] },
  { name: 'folded', column: 'folded', of: 'game', type: 'player', zones: [] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.move, fits: [{ part: 1, zone: 1 }, { part: 2, zone: 2 }],
    words: [{ part: 2, whose: true }, ' is dealt ', { part: 0 }] },
  { event: EVENT.check, fits: [], words: [{ part: 0 }, ' checks'] },
  { event: EVENT.bet, fits: [], words: [{ part: 0 }, ' bets'] },
  { event: EVENT.call, fits: [], words: [{ part: 0 }, ' calls'] },
  { event: EVENT.fold, fits: [], words: [{ part: 0 }, ' folds'] },
  { event: EVENT.turn, fits: [] }, { event: EVENT['deal-to'], fits: [] }, { event: EVENT.betting, fits: [] },
  { event: EVENT.settle, fits: [] }, { event: EVENT.create, fits: [] },
  { event: EVENT.move, fits: [{ part: 2, zone: 1 }] },
]

/** Texts that look at cards. */
export const LOOKS: readonly number[] = [PROC.dealToFrame]

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
  this.stake = s.stake
  this.bettor = s.bettor
  this.folded = s.folded
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
export const OF_CARDS: readonly (keyof State & string)[] = ['def', 'owner', 'place', 'shown']

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, list1, next2 }: MatchFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p }: DealToFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, opener, dealer }: BettingFrame) => ({ proc, pc, answer, opener, dealer }),
]

/** Which of those copies each procedure. */
export const COPIED_AS = [0, 0, 1, 2, 1, 0, 0, 0, 0, 0]

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 1: 1 }
