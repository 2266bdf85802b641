// Compiled from the rules of SharedPack into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { EventRow, GameInfo, GameTables, Parts } from 'houserules/runtime'
import { eventRows, placedRules, plainRecord } from 'houserules/runtime'
import { EVENT } from '../trump-king/names.ts'
import { PLACES } from '../trump-king/places.ts'
// prettier-ignore
import {
  CARDS, COPIED_AS as BASE_COPIED_AS, FACTS as BASE_FACTS, MOVES as BASE_MOVES, OF_CARDS as BASE_OF_CARDS, RULES,
  TOLD as BASE_TOLD, WAITING as BASE_WAITING,
} from '../trump-king/tables.ts'
import type { State } from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'first-player', values: ['random', 'chosen', 'fixed'], clauses: ['gap.first-player', 'start.1'] },
  { name: 'deck-out', values: ['loses', 'no-effect'], clauses: ['gap.deck-out', 'turn.1'] },
  { name: 'hand-limit', values: ['unlimited', '6', '7'], clauses: ['gap.hand-limit', 'turn.6'] },
  { name: 'simultaneous-loss', values: ['draw-game', 'turn-player-loses'],
    clauses: ['gap.simultaneous-loss', 'life.2'] },
  { name: 'turn-limit', values: ['capped', 'endless'], clauses: ['gap.turn-limit', 'life.2'] },
  { name: 'pay-to-zero', values: ['forbidden', 'allowed'], clauses: ['gap.pay-to-zero', 'spade.1'] },
  { name: 'joker-as-monster', values: ['zero', 'forbidden'], clauses: ['gap.joker-as-monster', 'summon.1'] },
  { name: 'special-rank-roles', values: ['per-role', 'exclusive'], clauses: ['gap.special-rank-roles', 'spell.1'] },
  { name: 'face-down-role', values: ['undecided', 'declared'], clauses: ['gap.face-down-role', 'spell.4'] },
  { name: 'hand-spell-slot', values: ['not-needed', 'needed'], clauses: ['gap.slot-for-hand-activation', 'spell.6'] },
  { name: 'quick-from-hand', values: ['no', 'yes'], clauses: ['gap.quick-from-hand', 'spell.8'] },
  { name: 'set-and-flip-as-summon', values: ['no', 'yes'], clauses: ['gap.set-and-flip-as-summon'] },
  { name: 'heart-heal-on-special', values: ['no', 'yes'], clauses: ['gap.heart-heal-on-special', 'heart.4'] },
  { name: 'normal-spell-targets', values: ['anyone', 'opponent-only'],
    clauses: ['gap.normal-spell-targets', 'normal-spell.1'] },
  { name: 'face-down-as-same', values: ['no', 'own-only-with-reveal'],
    clauses: ['gap.face-down-as-same', 'normal-spell.1'] },
  { name: 'normal-trap-scope', values: ['anyone', 'opponent-only'],
    clauses: ['gap.normal-trap-scope', 'normal-trap.1'] },
  { name: 'looked-cards-rest', values: ['stay-on-top', 'shuffled-in', 'to-bottom'],
    clauses: ['gap.looked-cards-rest', 'rank2.1'] },
  { name: 'heart-synchro-payment', values: ['whole-excess', 'any-part'],
    clauses: ['gap.heart-synchro-payment', 'heart-synchro.1'] },
  { name: 'heart-synchro-activation', values: ['resolves-at-once', 'new-chain'],
    clauses: ['gap.heart-synchro-activation', 'heart-synchro.2'] },
  { name: 'face-down-material', values: ['yes', 'no'], clauses: ['gap.synchro-material-face-down', 'synchro.1'] },
  { name: 'synchro-as-material', values: ['yes', 'no'], clauses: ['gap.synchro-as-material', 'synchro.1'] },
  { name: 'synchro-pays-send-cost', values: ['yes', 'no'], clauses: ['gap.synchro-pays-send-cost', 'diamond.3'] },
  { name: 'spade-synchro-rounding', values: ['same-as-spade', 'without-minimum'],
    clauses: ['gap.spade-synchro-rounding', 'spade-synchro.1'] },
  { name: 'mutual-destruction-triggers', values: ['yes', 'no'],
    clauses: ['gap.mutual-destruction-triggers', 'spade.2'] },
  { name: 'spade-synchro-own-cards', values: ['yes', 'no'],
    clauses: ['gap.spade-synchro-own-cards', 'spade-synchro.2'] },
  { name: 'ability-timing', values: ['own-main-phase', 'own-turn-any-window'],
    clauses: ['gap.ability-timing', 'spade.1'] },
  { name: 'club-synchro-graveyard', values: ['own', 'any'], clauses: ['gap.club-synchro-graveyard', 'club-synchro.1'] },
  { name: 'diamond-blocks-set', values: ['no', 'yes'], clauses: ['gap.diamond-blocks-set', 'diamond.1'] },
  { name: 'negation-zones', values: ['everywhere', 'field-only'], clauses: ['gap.negation-zones', 'diamond.2'] },
  { name: 'mutual-negation', values: ['earlier-wins', 'both-negated'], clauses: ['gap.mutual-negation', 'diamond.2'] },
  { name: 'falling-diamond', values: ['still-negates', 'negates-no-more'],
    clauses: ['gap.falling-diamond', 'diamond.2'] },
  { name: 'negated-activation', values: ['no', 'without-effect'], clauses: ['gap.negated-activation', 'spell.3'] },
  { name: 'blocked-top-card', values: ['stays-revealed', 'to-graveyard'],
    clauses: ['gap.blocked-top-card', 'diamond.5'] },
  { name: 'chain-order', values: ['last-first', 'immediate'], clauses: ['gap.chain', 'trap.3'] },
  { name: 'battle-target-lost', values: ['attack-ends', 'replay'], clauses: ['gap.battle-target-lost', 'battle.4'] },
  { name: 'destroyed-while-activating', values: ['no-matter', 'stops-effect'],
    clauses: ['gap.destroyed-while-activating', 'rank8.1'] },
  { name: 'joker-needs-two', values: ['yes', 'takes-one'], clauses: ['gap.joker-needs-two', 'joker.2'] },
  { name: 'attack-in-summoning-turn', values: ['yes', 'no'], clauses: ['gap.attack-in-summoning-turn', 'battle.10'] },
  { name: 'position-change-attacked', values: ['this-turn', 'ever'],
    clauses: ['gap.position-change-attacked', 'monster.2'] },
  { name: 'activated-card-leaves', values: ['after-own-resolution', 'end-of-chain'],
    clauses: ['gap.activated-card-leaves', 'spell.7'] },
  { name: 'first-responder', values: ['turn-side', 'other-side'], clauses: ['gap.first-responder', 'trap.3'] },
  { name: 'same-time-triggers', values: ['turn-player-first', 'turn-player-chooses'],
    clauses: ['gap.same-time-triggers', 'spade.2'] },
  { name: 'two-needs-three', values: ['no', 'yes'], clauses: ['gap.two-needs-three', 'rank2.1'] },
  { name: 'swept-joker', values: ['yes', 'no'], clauses: ['gap.swept-joker', 'spade-synchro.2'] },
  { name: 'joker-as-material', values: ['yes', 'no'], clauses: ['gap.joker-as-material', 'synchro.1'] },
  { name: 'heart-synchro-position', values: ['as-others', 'bound'],
    clauses: ['gap.heart-synchro-position', 'heart.3'] },
  { name: 'empty-deck-look', values: ['allowed', 'refused'], clauses: ['gap.empty-deck-look', 'heart-synchro.1'] },
  { name: 'ability-uses', values: ['unlimited', 'once-a-turn'], clauses: ['gap.ability-uses', 'spade-synchro.2'] },
  { name: 'card-in-use', values: ['no-aim', 'aim'], clauses: ['gap.card-in-use', 'rank8.1'] },
  { name: 'answers-to-setting', values: ['no', 'yes'], clauses: ['gap.answers-to-setting', 'trap.3'] },
]

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['window', [], ['gap.chain']], ['window-if-due', [], ['gap.chain']], ['run-chain', [], ['gap.chain']],
  ['run-link', [['main', 'e', 'effect']], ['gap.chain']],
  ['clear-away', [['main', 'c', 'card']], ['spell.7', 'trap.6']],
  ['line-up', [], ['gap.same-time-triggers']],
  ['link-up', [['main', 'e', 'effect']], ['gap.same-time-triggers']],
  ['put-on-chain', [['main', 'e', 'effect']], ['gap.chain']],
  ['note-attack', [['with', 'a', 'card']], ['battle.10']],
  ['attack-directly', [['with', 'a', 'card'], ['by', 'p', 'player']], ['battle.2']],
  ['attack', [['with', 'a', 'card'], ['on', 't', 'card'], ['by', 'p', 'player']], ['battle.4']],
  ['battle', [['main', 'a', 'card'], ['with', 't', 'card'], ['by', 'p', 'player']], ['battle.4']],
  ['battle-destroy', [['main', 'm', 'card'], ['with', 'k', 'card']], ['battle.5']],
  ['change-position', [['main', 'm', 'card'], ['by', 'p', 'player']], ['monster.2', 'monster.3', 'monster.4']],
  ['turn-up', [['main', 'm', 'card'], ['as', 'q', 'position']], ['monster.4', 'monster.5']],
  ['spade-call', [['main', 'this', 'card'], ['by', 'you', 'player']], ['spade.1', 'turn.3']],
  ['blast', [['main', 'this', 'card'], ['by', 'you', 'player']], ['spade-synchro.2']],
  ['insight', [['main', 'this', 'card'], ['by', 'you', 'player']], ['heart-synchro.1']],
  ['use-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['summon-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['cast-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['set-looked', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['heart-synchro.2']],
  ['put-back', [['main', 'looked', 'set of card'], ['by', 'p', 'player']], ['gap.looked-cards-rest']],
  ['club-call', [['main', 'this', 'card'], ['by', 'you', 'player']], ['club.1', 'gap.call-zone']],
  ['diamond-call', [['main', 'this', 'card'], ['by', 'you', 'player']], ['diamond.3', 'gap.call-zone']],
  ['compensate', [['main', 't', 'set of card'], ['by', 'p', 'player']], ['diamond.5']],
  ['fall-together', [['main', 'fallen', 'set of card']], ['gap.falling-diamond']],
  ['set-card', [['main', 'c', 'card'], ['by', 'p', 'player']], ['spell.4']],
  ['activate-spell', [['main', 'c', 'card'], ['by', 'p', 'player']], ['spell.1', 'spell.3']],
  ['activate-trap', [['main', 'c', 'card'], ['by', 'p', 'player']], ['trap.1', 'trap.5']],
  ['use-spell', [['main', 'c', 'card'], ['by', 'p', 'player']], ['normal-spell.1', 'gap.normal-spell-targets']],
  ['use-trap', [['main', 'c', 'card'], ['by', 'p', 'player']], ['normal-trap.1', 'gap.normal-trap-scope']],
  ['pop', [['main', 'c', 'card'], ['by', 'p', 'player']], ['rank8.1']],
  ['match', [], ['turn.6']], ['set-up', [], ['gap.deck-mode']],
  ['settle-first-player', [], ['gap.first-player', 'start.1']],
  ['turn', [['by', 'p', 'player']], ['turn.6']], ['draw-phase', [['by', 'p', 'player']], ['turn.1']],
  ['main', [['by', 'p', 'player']], ['turn.3', 'turn.5']],
  ['battle-phase', [['by', 'p', 'player']], ['turn.4', 'battle.11']],
  ['hand-check', [['by', 'p', 'player']], ['gap.hand-limit']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['turn.2', 'gap.short-draw']],
  ['destroy', [['main', 'c', 'card']], ['battle.5']], ['banish', [['main', 'c', 'card']], ['normal-trap.1']],
  ['take-back', [['main', 'c', 'card']], ['rank9.1']],
  ['send', [['main', 'c', 'card']], ['synchro.1', 'diamond.3']],
  ['hurt', [['main', 'q', 'player'], ['with', 'n', 'number']], ['battle.2']],
  ['gain', [['main', 'n', 'number'], ['by', 'p', 'player']], ['heart.4']],
  ['pay', [['main', 'n', 'number'], ['by', 'p', 'player']], ['spade.1']],
  ['check-lives', [], ['life.2']], ['lose', [['by', 'p', 'player']], ['gap.deck-out']],
  ['normal-summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['summon.1']],
  ['set-monster', [['main', 'c', 'card'], ['by', 'p', 'player']], ['summon.3']],
  ['special-summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['summon.5', 'summon.6']],
  ['special-summon-as', [['main', 'c', 'card'], ['as', 'q', 'position'], ['by', 'p', 'player']], ['summon.5']],
  ['arrive', [['main', 'c', 'card']], ['summon.1']],
  ['synchro-summon', [['main', 's', 'card'], ['by', 'p', 'player']], ['synchro.1']],
  ['name-for', [['main', 's', 'card'], ['by', 'p', 'player']], ['diamond-synchro.1']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'chain', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: false, holds: 'cards' }, { name: 'dealt', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'extra', perSeat: false, holds: 'cards' }, { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'banished', perSeat: true, holds: 'cards' }, { name: 'monsters', perSeat: true, holds: 'cards' },
  { name: 'backrow', perSeat: true, holds: 'cards' }, { name: 'table', perSeat: true, holds: 'cards' },
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['start.1', 'life.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  board: { shows: ['turn-number', 'turn-player', 'life'],
    leavesOut: ['passes', 'links-below', 'answerer', 'clock', 'attacks-made', 'attacked-in', 'arrived', 'up-since',
      'foe', 'falling', 'in-use', 'from-field', 'ability-used-in', 'to-be-answered'],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'extra', by: ['suit', 'rank'] }] },
}

/** How the events that are offered become numbers. */
export const MOVES: NonNullable<Parts<State>['moves']> = [...BASE_MOVES]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT['attack-directly'], at: ['battle-phase'], rule: 91, from: [{ part: 0, zone: 'monsters', own: true }] },
  { event: EVENT.attack, at: ['battle-phase'], rule: 92,
    from: [{ part: 0, zone: 'monsters', own: true }, { part: 1, zone: 'monsters' }] },
  { event: EVENT['change-position'], at: ['main'], rule: 93, from: [{ part: 0, zone: 'monsters', own: true }] },
  { event: EVENT['spade-call'], at: ['main'], rule: 94 }, { event: EVENT['spade-call'], at: ['window'], rule: 95 },
  { event: EVENT.blast, at: ['window'], rule: 96 }, { event: EVENT.blast, at: ['main'], rule: 97 },
  { event: EVENT.insight, at: ['window'], rule: 98 }, { event: EVENT.insight, at: ['main'], rule: 99 },
  { event: EVENT['club-call'], at: ['main'], rule: 100 }, { event: EVENT['club-call'], at: ['window'], rule: 101 },
  { event: EVENT['diamond-call'], at: ['window'], rule: 102 },
  { event: EVENT['diamond-call'], at: ['main'], rule: 103 },
  { event: EVENT['set-card'], at: ['main'], rule: 104, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['activate-spell'], at: ['main'], rule: 105, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['activate-spell'], at: ['main'], rule: 106, from: [{ part: 0, zone: 'backrow', own: true }] },
  { event: EVENT['activate-trap'], at: ['main', 'battle-phase', 'window'], rule: 107,
    from: [{ part: 0, zone: 'backrow', own: true }] },
  { event: EVENT['activate-trap'], at: ['window'], rule: 108, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['normal-summon'], at: ['main'], rule: 109, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['set-monster'], at: ['main'], rule: 110, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['synchro-summon'], at: ['main'], rule: 111, from: [{ part: 0, zone: 'extra' }] },
]

/** What is remembered. */
export const FACTS: NonNullable<Parts<State>['facts']> = [...BASE_FACTS]

/** What effects keep that wait, and who knows. */
export const WAITING: NonNullable<Parts<State>['waiting']> = [...BASE_WAITING]

/** How what happened is told. */
export const TOLD: NonNullable<Parts<State>['telling']> = [...BASE_TOLD]

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
  this.passes = s.passes
  this.linksBelow = s.linksBelow
  this.answerer = s.answerer
  this.toBeAnswered = s.toBeAnswered
  this.attacksMade = s.attacksMade
  this.attackedIn = s.attackedIn
  this.foe = s.foe
  this.abilityUsedIn = s.abilityUsedIn
  this.life = s.life
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.clock = s.clock
  this.position = s.position
  this.arrived = s.arrived
  this.upSince = s.upSince
  this.setRole = s.setRole
  this.namedSuit = s.namedSuit
  this.namedRank = s.namedRank
  this.inUse = s.inUse
  this.falling = s.falling
  this.fromField = s.fromField
  this.fresh = s.fresh
  this.standing = s.standing
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.beforeLine = s.beforeLine
  this.changedInLine = s.changedInLine
  this.timesNormalSummonDuringTurn = s.timesNormalSummonDuringTurn
  this.timesSetMonsterDuringTurn = s.timesSetMonsterDuringTurn
  this.timesActivateSpellDuringTurn = s.timesActivateSpellDuringTurn
  this.timesChangePositionDuringTurn = s.timesChangePositionDuringTurn
  this.timesDrawDuringMain = s.timesDrawDuringMain
  this.timesDestroyDuringMain = s.timesDestroyDuringMain
  this.timesDrawDuringBattlePhase = s.timesDrawDuringBattlePhase
  this.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
  this.timesDrawDuringMatch = s.timesDrawDuringMatch
  this.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
export const OF_CARDS: readonly (keyof State & string)[] = [...BASE_OF_CARDS]

/** Which of those copies each procedure. */
export const COPIED_AS = [...BASE_COPIED_AS, 0]
