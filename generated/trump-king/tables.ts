// Compiled from the rules of TrumpKing into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { namesIn, placed, plainRecord } from 'houserules/runtime'
import { CARD, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type {
  ActivateSpellFrame,
  AttackDirectlyFrame,
  AttackFrame,
  BattleFrame,
  BlastEffectFrame,
  CastLookedFrame,
  CompensateFrame,
  DiamondCallEffectFrame,
  HandCheckFrame,
  HarvestFrame,
  InsightEffectFrame,
  InsightFrame,
  LineUpFrame,
  LinkUpFrame,
  NameForFrame,
  NameForFrame2,
  RunLinkFrame,
  SetCardFrame,
  SpadeCallFrame,
  State,
  SynchroSummonFrame,
  TurnFrame,
  UseLookedFrame,
  UseSpellEffectFrame2,
  UseSpellEffectFrame3,
  UseTrapEffectFrame3,
  WindowFrame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'first-player', values: ['random', 'chosen', 'fixed'], clauses: ['gap.first-player', 'start.1'] },
  { name: 'deck-out', values: ['loses', 'no-effect'], clauses: ['gap.deck-out', 'turn.1'] },
  { name: 'hand-limit', values: ['unlimited', '6', '7'], clauses: ['gap.hand-limit', 'turn.6'] },
  {
    name: 'simultaneous-loss', values: ['draw-game', 'turn-player-loses'], clauses: ['gap.simultaneous-loss', 'life.2'],
  },
  { name: 'turn-limit', values: ['capped', 'endless'], clauses: ['gap.turn-limit', 'life.2'] },
  { name: 'pay-to-zero', values: ['forbidden', 'allowed'], clauses: ['gap.pay-to-zero', 'spade.1'] },
  { name: 'joker-as-monster', values: ['zero', 'forbidden'], clauses: ['gap.joker-as-monster', 'summon.1'] },
  { name: 'special-rank-roles', values: ['per-role', 'exclusive'], clauses: ['gap.special-rank-roles', 'spell.1'] },
  { name: 'face-down-role', values: ['undecided', 'declared'], clauses: ['gap.face-down-role', 'spell.4'] },
  { name: 'hand-spell-slot', values: ['not-needed', 'needed'], clauses: ['gap.slot-for-hand-activation', 'spell.6'] },
  { name: 'quick-from-hand', values: ['no', 'yes'], clauses: ['gap.quick-from-hand', 'spell.8'] },
  { name: 'set-and-flip-as-summon', values: ['no', 'yes'], clauses: ['gap.set-and-flip-as-summon'] },
  { name: 'heart-heal-on-special', values: ['no', 'yes'], clauses: ['gap.heart-heal-on-special', 'heart.4'] },
  {
    name: 'normal-spell-targets', values: ['anyone', 'opponent-only'],
    clauses: ['gap.normal-spell-targets', 'normal-spell.1'],
  },
  {
    name: 'face-down-as-same', values: ['no', 'own-only-with-reveal'],
    clauses: ['gap.face-down-as-same', 'normal-spell.1'],
  },
  {
    name: 'normal-trap-scope', values: ['anyone', 'opponent-only'], clauses: ['gap.normal-trap-scope', 'normal-trap.1'],
  },
  {
    name: 'looked-cards-rest', values: ['stay-on-top', 'shuffled-in', 'to-bottom'],
    clauses: ['gap.looked-cards-rest', 'rank2.1'],
  },
  {
    name: 'heart-synchro-payment', values: ['whole-excess', 'any-part'],
    clauses: ['gap.heart-synchro-payment', 'heart-synchro.1'],
  },
  {
    name: 'heart-synchro-activation', values: ['resolves-at-once', 'new-chain'],
    clauses: ['gap.heart-synchro-activation', 'heart-synchro.2'],
  },
  { name: 'face-down-material', values: ['yes', 'no'], clauses: ['gap.synchro-material-face-down', 'synchro.1'] },
  { name: 'synchro-as-material', values: ['yes', 'no'], clauses: ['gap.synchro-as-material', 'synchro.1'] },
  { name: 'synchro-pays-send-cost', values: ['yes', 'no'], clauses: ['gap.synchro-pays-send-cost', 'diamond.3'] },
  {
    name: 'spade-synchro-rounding', values: ['same-as-spade', 'without-minimum'],
    clauses: ['gap.spade-synchro-rounding', 'spade-synchro.1'],
  },
  {
    name: 'mutual-destruction-triggers', values: ['yes', 'no'], clauses: ['gap.mutual-destruction-triggers', 'spade.2'],
  },
  {
    name: 'spade-synchro-own-cards', values: ['yes', 'no'], clauses: ['gap.spade-synchro-own-cards', 'spade-synchro.2'],
  },
  {
    name: 'ability-timing', values: ['own-main-phase', 'own-turn-any-window'],
    clauses: ['gap.ability-timing', 'spade.1'],
  },
  { name: 'club-synchro-graveyard', values: ['own', 'any'], clauses: ['gap.club-synchro-graveyard', 'club-synchro.1'] },
  { name: 'diamond-blocks-set', values: ['no', 'yes'], clauses: ['gap.diamond-blocks-set', 'diamond.1'] },
  { name: 'negation-zones', values: ['everywhere', 'field-only'], clauses: ['gap.negation-zones', 'diamond.2'] },
  { name: 'mutual-negation', values: ['earlier-wins', 'both-negated'], clauses: ['gap.mutual-negation', 'diamond.2'] },
  {
    name: 'falling-diamond', values: ['still-negates', 'negates-no-more'],
    clauses: ['gap.falling-diamond', 'diamond.2'],
  },
  { name: 'negated-activation', values: ['no', 'without-effect'], clauses: ['gap.negated-activation', 'spell.3'] },
  {
    name: 'blocked-top-card', values: ['stays-revealed', 'to-graveyard'],
    clauses: ['gap.blocked-top-card', 'diamond.5'],
  },
  { name: 'chain-order', values: ['last-first', 'immediate'], clauses: ['gap.chain', 'trap.3'] },
  { name: 'battle-target-lost', values: ['attack-ends', 'replay'], clauses: ['gap.battle-target-lost', 'battle.4'] },
  {
    name: 'destroyed-while-activating', values: ['no-matter', 'stops-effect'],
    clauses: ['gap.destroyed-while-activating', 'rank8.1'],
  },
  { name: 'joker-needs-two', values: ['yes', 'takes-one'], clauses: ['gap.joker-needs-two', 'joker.2'] },
  { name: 'attack-in-summoning-turn', values: ['yes', 'no'], clauses: ['gap.attack-in-summoning-turn', 'battle.10'] },
  {
    name: 'position-change-attacked', values: ['this-turn', 'ever'],
    clauses: ['gap.position-change-attacked', 'monster.2'],
  },
  {
    name: 'activated-card-leaves', values: ['after-own-resolution', 'end-of-chain'],
    clauses: ['gap.activated-card-leaves', 'spell.7'],
  },
  { name: 'first-responder', values: ['turn-side', 'other-side'], clauses: ['gap.first-responder', 'trap.3'] },
  {
    name: 'same-time-triggers', values: ['turn-player-first', 'turn-player-chooses'],
    clauses: ['gap.same-time-triggers', 'spade.2'],
  },
  { name: 'two-needs-three', values: ['no', 'yes'], clauses: ['gap.two-needs-three', 'rank2.1'] },
  { name: 'swept-joker', values: ['yes', 'no'], clauses: ['gap.swept-joker', 'spade-synchro.2'] },
  { name: 'joker-as-material', values: ['yes', 'no'], clauses: ['gap.joker-as-material', 'synchro.1'] },
  { name: 'heart-synchro-position', values: ['as-others', 'bound'], clauses: ['gap.heart-synchro-position', 'heart.3'] },
  { name: 'empty-deck-look', values: ['allowed', 'refused'], clauses: ['gap.empty-deck-look', 'heart-synchro.1'] },
  { name: 'ability-uses', values: ['unlimited', 'once-a-turn'], clauses: ['gap.ability-uses', 'spade-synchro.2'] },
  { name: 'card-in-use', values: ['no-aim', 'aim'], clauses: ['gap.card-in-use', 'rank8.1'] },
  { name: 'answers-to-setting', values: ['no', 'yes'], clauses: ['gap.answers-to-setting', 'trap.3'] },
  { name: 'extra-decks', values: ['open', 'closed'], clauses: ['gap.extra-decks', 'synchro.4'] },
]

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: GameInfo['events'] = [
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
    params: [{ role: 'main', name: 'definition', type: 'card' }, { role: 'to', name: 'to', type: 'zone' }], clauses: [],
  },
  { name: 'shuffle', params: [{ role: 'main', name: 'zone', type: 'zone' }], clauses: [] },
  {
    name: 'show', params: [{ role: 'main', name: 'card', type: 'card' }, { role: 'to', name: 'to', type: 'player' }],
    clauses: [],
  },
  { name: 'resolve', params: [{ role: 'main', name: 'effect', type: 'effect' }], clauses: [] },
  { name: 'dismiss', params: [{ role: 'main', name: 'effect', type: 'effect' }], clauses: [] },
  { name: 'finish', params: [], clauses: [] },
  { name: 'window', params: [], clauses: ['gap.chain'] },
  { name: 'window-if-due', params: [], clauses: ['gap.chain'] },
  { name: 'run-chain', params: [], clauses: ['gap.chain'] },
  { name: 'run-link', params: [{ role: 'main', name: 'e', type: 'effect' }], clauses: ['gap.chain'] },
  { name: 'clear-away', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['spell.7', 'trap.6'] },
  { name: 'line-up', params: [], clauses: ['gap.same-time-triggers'] },
  { name: 'link-up', params: [{ role: 'main', name: 'e', type: 'effect' }], clauses: ['gap.same-time-triggers'] },
  { name: 'put-on-chain', params: [{ role: 'main', name: 'e', type: 'effect' }], clauses: ['gap.chain'] },
  { name: 'note-attack', params: [{ role: 'with', name: 'a', type: 'card' }], clauses: ['battle.10'] },
  {
    name: 'attack-directly',
    params: [{ role: 'with', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['battle.2'],
  },
  {
    name: 'attack',
    params: [
      { role: 'with', name: 'a', type: 'card' },
      { role: 'on', name: 't', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['battle.4'],
  },
  {
    name: 'battle',
    params: [
      { role: 'main', name: 'a', type: 'card' },
      { role: 'with', name: 't', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['battle.4'],
  },
  {
    name: 'battle-destroy',
    params: [{ role: 'main', name: 'm', type: 'card' }, { role: 'with', name: 'k', type: 'card' }],
    clauses: ['battle.5'],
  },
  {
    name: 'change-position',
    params: [{ role: 'main', name: 'm', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['monster.2', 'monster.3', 'monster.4'],
  },
  {
    name: 'turn-up', params: [{ role: 'main', name: 'm', type: 'card' }, { role: 'as', name: 'q', type: 'position' }],
    clauses: ['monster.4', 'monster.5'],
  },
  {
    name: 'spade-call',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['spade.1', 'turn.3'],
  },
  {
    name: 'blast', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['spade-synchro.2'],
  },
  {
    name: 'insight',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['heart-synchro.1'],
  },
  {
    name: 'use-looked',
    params: [{ role: 'main', name: 'looked', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['heart-synchro.2'],
  },
  {
    name: 'summon-looked',
    params: [{ role: 'main', name: 'looked', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['heart-synchro.2'],
  },
  {
    name: 'cast-looked',
    params: [{ role: 'main', name: 'looked', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['heart-synchro.2'],
  },
  {
    name: 'set-looked',
    params: [{ role: 'main', name: 'looked', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['heart-synchro.2'],
  },
  {
    name: 'put-back',
    params: [{ role: 'main', name: 'looked', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['gap.looked-cards-rest'],
  },
  {
    name: 'club-call',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['club.1', 'gap.call-zone'],
  },
  {
    name: 'diamond-call',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['diamond.3', 'gap.call-zone'],
  },
  {
    name: 'compensate',
    params: [{ role: 'main', name: 't', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['diamond.5'],
  },
  {
    name: 'fall-together', params: [{ role: 'main', name: 'fallen', type: 'set of card' }],
    clauses: ['gap.falling-diamond'],
  },
  {
    name: 'set-card', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['spell.4'],
  },
  {
    name: 'activate-spell',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['spell.1', 'spell.3'],
  },
  {
    name: 'activate-trap',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['trap.1', 'trap.5'],
  },
  {
    name: 'use-spell', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['normal-spell.1', 'gap.normal-spell-targets'],
  },
  {
    name: 'use-trap', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['normal-trap.1', 'gap.normal-trap-scope'],
  },
  {
    name: 'pop', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['rank8.1'],
  },
  { name: 'match', params: [], clauses: ['turn.6'] },
  { name: 'set-up', params: [], clauses: ['start.1'] },
  { name: 'settle-first-player', params: [], clauses: ['gap.first-player', 'start.1'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['turn.6'] },
  { name: 'draw-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['turn.1'] },
  { name: 'main', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['turn.3', 'turn.5'] },
  { name: 'battle-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['turn.4', 'battle.11'] },
  { name: 'hand-check', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['gap.hand-limit'] },
  {
    name: 'draw', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['turn.2', 'gap.short-draw'],
  },
  { name: 'destroy', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['battle.5'] },
  { name: 'banish', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['normal-trap.1'] },
  { name: 'take-back', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['rank9.1'] },
  { name: 'send', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['synchro.1', 'diamond.3'] },
  {
    name: 'hurt', params: [{ role: 'main', name: 'q', type: 'player' }, { role: 'with', name: 'n', type: 'number' }],
    clauses: ['battle.2'],
  },
  {
    name: 'gain', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['heart.4'],
  },
  {
    name: 'pay', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['spade.1'],
  },
  { name: 'check-lives', params: [], clauses: ['life.2'] },
  { name: 'lose', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['gap.deck-out'] },
  {
    name: 'normal-summon',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['summon.1'],
  },
  {
    name: 'set-monster', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['summon.3'],
  },
  {
    name: 'special-summon',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['summon.5', 'summon.6'],
  },
  {
    name: 'special-summon-as',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'q', type: 'position' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['summon.5'],
  },
  { name: 'arrive', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['summon.1'] },
  {
    name: 'synchro-summon',
    params: [{ role: 'main', name: 's', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['synchro.1'],
  },
  {
    name: 'name-for', params: [{ role: 'main', name: 's', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['diamond-synchro.1'],
  },
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' },
  { name: 'chain', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'dealt', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'extra', perSeat: true, holds: 'cards' },
  { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'banished', perSeat: true, holds: 'cards' },
  { name: 'monsters', perSeat: true, holds: 'cards' },
  { name: 'backrow', perSeat: true, holds: 'cards' },
  { name: 'table', perSeat: true, holds: 'cards' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  { name: 'line-up', kind: 'choice', clauses: ['gap.same-time-triggers'], text: 'choose effect e in ready by chooser' },
  { name: 'attack', kind: 'choice', clauses: ['battle.4'], text: 'choose card u in monsters of opponent of p by p' },
  {
    name: 'blast', kind: 'choice', clauses: ['gap.pay-nothing'],
    text: 'choose number x in 5..life of you where x mod 5 = 0 by you',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.empty-deck-look'],
    text: 'only if empty-deck-look is allowed or deck of you is not empty',
  },
  {
    name: 'insight', kind: 'choice', clauses: ['gap.heart-synchro-payment'],
    text: 'choose number d in (excess..excess if heart-synchro-payment is whole-excess else 1..excess) by you',
  },
  { name: 'summon-looked', kind: 'choice', clauses: ['heart-synchro.2'], text: 'choose card c in looked by p' },
  { name: 'cast-looked', kind: 'choice', clauses: ['heart-synchro.2'], text: 'choose card c in looked by p' },
  { name: 'set-looked', kind: 'choice', clauses: ['heart-synchro.2'], text: 'choose card c in looked by p' },
  {
    name: 'club-call', kind: 'choice', clauses: ['club.1', 'gap.call-zone'],
    text: 'choose card c in hand of you where c != this and c matches this by you',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'only if field of opponent of you is not empty',
  },
  {
    name: 'diamond-call', kind: 'choice', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'choose card x in field of you by you',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.synchro-pays-send-cost'],
    text: 'only if x is not synchro or synchro-pays-send-cost is yes',
  },
  { name: 'set-card', kind: 'choice', clauses: ['spell.4'], text: 'choose role r by p' },
  {
    name: 'use-spell', kind: 'choice', clauses: ['normal-spell.1', 'gap.normal-spell-targets'],
    text: 'choose card m in monsters where m choosable-by p and m matches c and (normal-spell-targets is anyone or controller of m != p) by p',
  },
  {
    name: 'use-trap', kind: 'choice', clauses: ['normal-trap.1', 'gap.normal-trap-scope'],
    text: 'choose fresh m where m is face-up and m matches c and (normal-trap-scope is anyone or controller of m != p) by p',
  },
  {
    name: 'pop', kind: 'choice', clauses: ['rank8.1'],
    text: 'choose card x in backrow + table where x != c and (x in backrow or x is aim-in-use) by p',
  },
  {
    name: 'settle-first-player', kind: 'choice', clauses: ['gap.first-player', 'start.1'],
    text: 'choose player f by chance',
  },
  {
    name: 'settle-first-player', kind: 'choice', clauses: ['gap.first-player', 'start.1'],
    text: 'choose player f by first of players',
  },
  {
    name: 'hand-check', kind: 'choice', clauses: ['gap.hand-limit'],
    text: 'choose highest of (0, count of hand of p - hand-limit) card c in hand of p as surplus by p',
  },
  {
    name: 'special-summon', kind: 'choice', clauses: ['summon.5', 'summon.6'],
    text: 'choose position q in (attack, defence) by p',
  },
  {
    name: 'synchro-summon', kind: 'choice', clauses: ['synchro.1'],
    text: 'choose 2..monster-zones card m in monsters of p as M by p',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['synchro.2', 'synchro.3'],
    text: 'only if sum of value of M = rank of s',
  },
  { name: 'only if', kind: 'only-if', clauses: ['synchro.5'], text: 'only if suit of s in suit of M' },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.synchro-material-face-down', 'synchro.1'],
    text: 'only if face-down-material is yes or no card m in M where m is not face-up',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.synchro-as-material', 'synchro.1'],
    text: 'only if synchro-as-material is yes or no synchro m in M',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['gap.joker-as-material', 'synchro.1'],
    text: 'only if joker-as-material is yes or no joker m in M',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'only if field of opponent of you is not empty',
  },
  {
    name: 'diamond-call-effect', kind: 'choice', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'choose card y in field of opponent of you by you',
  },
  {
    name: 'use-spell-effect', kind: 'choice', clauses: ['joker.2'],
    text: 'choose lowest of (2, count of (each card c in graveyard of p where c is not joker)) card c in graveyard of p where c is not joker as found by chance',
  },
  { name: 'use-spell-effect', kind: 'choice', clauses: ['rank2.1'], text: 'choose card c in looked by p' },
  {
    name: 'use-trap', kind: 'choice', clauses: ['rank9.1'],
    text: 'choose card x in monsters + backrow + table where x != this and (x is on-field or x is aim-in-use) by p',
  },
  { name: 'name-for', kind: 'choice', clauses: ['diamond-synchro.1'], text: 'choose suit u by p' },
  { name: 'name-for', kind: 'choice', clauses: ['diamond-synchro.1'], text: 'choose number v in 1..13 by p' },
  {
    name: 'harvest', kind: 'choice', clauses: ['club.3'],
    text: 'choose highest of (0, n - 1) card c in hand of you as back by you',
  },
  {
    name: 'last-gift', kind: 'choice', clauses: ['club-synchro.1'],
    text: 'choose card c in (graveyard of you if club-synchro-graveyard is own else graveyard) where suit of c = ♣ and not you barred-from c by you',
  },
  {
    name: 'open-windows', kind: 'must-act', clauses: ['trap.1', 'gap.quick-from-hand', 'gap.ability-timing'],
    text: 'open-windows: player p is always asked at window if p = turn-player and hand of p is not empty and (quick-from-hand is yes or ability-timing is own-turn-any-window) or some card c in backrow of p where c is not standing',
  },
  {
    name: 'open-phases', kind: 'must-act', clauses: ['turn.3', 'turn.4', 'turn.5'],
    text: 'open-phases: player p is always asked at main or battle-phase',
  },
  {
    name: 'lying-low', kind: 'cannot', clauses: ['monster.6'],
    text: 'lying-low: player p cannot attack with card a or attack-directly with card a if position of a != attack',
  },
  {
    name: 'monsters-shield', kind: 'cannot', clauses: ['battle.3'],
    text: 'monsters-shield: player p cannot attack-directly if monsters of opponent of p is not empty',
  },
  {
    name: 'one-attack', kind: 'cannot', clauses: ['battle.10'],
    text: 'one-attack: player p cannot attack with card a or attack-directly with card a if attacks-made of a >= attacks-per-battle',
  },
  {
    name: 'just-arrived', kind: 'cannot', clauses: ['gap.attack-in-summoning-turn'],
    text: 'just-arrived: player p cannot attack with card a or attack-directly with card a if attack-in-summoning-turn is no and arrived of a = turn-number',
  },
  {
    name: 'too-new', kind: 'cannot', clauses: ['monster.2'],
    text: 'too-new: player p cannot change-position card m if arrived of m >= turn-number',
  },
  {
    name: 'changed-already', kind: 'cannot', clauses: ['monster.2'],
    text: 'changed-already: player p cannot change-position card m if times (change-position m) during turn > 0',
  },
  {
    name: 'has-attacked', kind: 'cannot', clauses: ['monster.2'],
    text: 'has-attacked: player p cannot change-position card m if attacked-in of m = turn-number',
  },
  {
    name: 'has-ever-attacked', kind: 'cannot', clauses: ['gap.position-change-attacked'],
    text: 'has-ever-attacked: player p cannot change-position card m if position-change-attacked is ever and attacked-in of m > 0',
  },
  { name: 'steadfast', kind: 'cannot', clauses: ['heart.3'], text: 'steadfast: cannot change-position this' },
  {
    name: 'cannot-change-position', kind: 'cannot', clauses: ['gap.heart-synchro-position'],
    text: 'cannot change-position this or special-summon-as this as defence if heart-synchro-position is bound',
  },
  { name: 'spade-call', kind: 'announcement', clauses: ['spade.1', 'turn.3'], text: 'spade-call' },
  {
    name: 'once-a-turn', kind: 'cannot', clauses: ['gap.ability-uses'],
    text: 'once-a-turn: player p cannot blast card c or insight card c if ability-uses is once-a-turn and ability-used-in of c = turn-number',
  },
  { name: 'blast', kind: 'announcement', clauses: ['spade-synchro.2'], text: 'blast' },
  { name: 'insight', kind: 'announcement', clauses: ['heart-synchro.1'], text: 'insight' },
  { name: 'summon-looked', kind: 'announcement', clauses: ['heart-synchro.2'], text: 'summon-looked' },
  { name: 'cast-looked', kind: 'announcement', clauses: ['heart-synchro.2'], text: 'cast-looked' },
  { name: 'set-looked', kind: 'announcement', clauses: ['heart-synchro.2'], text: 'set-looked' },
  { name: 'club-call', kind: 'announcement', clauses: ['club.1', 'gap.call-zone'], text: 'club-call' },
  { name: 'diamond-call', kind: 'announcement', clauses: ['diamond.3', 'gap.call-zone'], text: 'diamond-call' },
  {
    name: 'barred-set', kind: 'cannot', clauses: ['gap.diamond-blocks-set'],
    text: 'barred-set: player p cannot set-card card c if p locked-out-of c and diamond-blocks-set is yes',
  },
  { name: 'set-card', kind: 'announcement', clauses: ['spell.4'], text: 'set-card' },
  {
    name: 'barred-use', kind: 'cannot', clauses: ['diamond.1'],
    text: 'barred-use: player p cannot activate-spell card c or activate-trap card c if p locked-out-of c',
  },
  {
    name: 'void-spell', kind: 'cannot', clauses: ['spell.3', 'gap.negated-activation'],
    text: 'void-spell: player p cannot activate-spell card c if c is negated and negated-activation is no',
  },
  {
    name: 'in-force', kind: 'cannot', clauses: ['spell.9'],
    text: 'in-force: player p cannot activate-spell card c if c is standing',
  },
  {
    name: 'no-slot', kind: 'cannot', clauses: ['gap.slot-for-hand-activation'],
    text: 'no-slot: player p cannot activate-spell card c if hand-spell-slot is needed and c in hand and count of backrow of p >= backrow-zones',
  },
  {
    name: 'not-a-spell', kind: 'cannot', clauses: ['gap.special-rank-roles'],
    text: 'not-a-spell: player p cannot activate-spell card c if special-rank-roles is exclusive and rank of c in (1, 9)',
  },
  {
    name: 'set-as-trap', kind: 'cannot', clauses: ['gap.face-down-role'],
    text: 'set-as-trap: player p cannot activate-spell card c if set-role of c = trap and rank of c != 8',
  },
  { name: 'activate-spell', kind: 'announcement', clauses: ['spell.1', 'spell.3'], text: 'activate-spell' },
  {
    name: 'void-trap', kind: 'cannot', clauses: ['trap.5', 'gap.negated-activation'],
    text: 'void-trap: player p cannot activate-trap card c if c is negated and negated-activation is no',
  },
  {
    name: 'in-force-trap', kind: 'cannot', clauses: ['trap.6'],
    text: 'in-force-trap: player p cannot activate-trap card c if c is standing',
  },
  {
    name: 'set-too-late', kind: 'cannot', clauses: ['trap.2'],
    text: 'set-too-late: player p cannot activate-trap card c if c in backrow and arrived of c >= turn-number',
  },
  {
    name: 'not-a-trap', kind: 'cannot', clauses: ['gap.special-rank-roles'],
    text: 'not-a-trap: player p cannot activate-trap card c if special-rank-roles is exclusive and (rank of c = 2 or c is joker)',
  },
  {
    name: 'set-as-spell', kind: 'cannot', clauses: ['gap.face-down-role'],
    text: 'set-as-spell: player p cannot activate-trap card c if set-role of c = spell and rank of c != 8',
  },
  { name: 'activate-trap', kind: 'announcement', clauses: ['trap.1', 'trap.5'], text: 'activate-trap' },
  {
    name: 'use-spell only if', kind: 'only-if', clauses: ['rank2.2'],
    text: 'only if times (activate-spell card c by p where rank of c = 2) during turn = 0',
  },
  {
    name: 'use-spell only if', kind: 'only-if', clauses: ['gap.two-needs-three', 'spell.3'],
    text: 'only if count of deck of p >= (3 if two-needs-three is yes else 1)',
  },
  { name: 'use-spell only if', kind: 'only-if', clauses: ['joker.1'], text: 'only if monsters of p is empty' },
  {
    name: 'use-spell only if', kind: 'only-if', clauses: ['joker.2'],
    text: 'only if count of (each card c in graveyard of p where c is not joker) >= (2 if joker-needs-two is yes else 1)',
  },
  {
    name: 'use-trap only if', kind: 'only-if', clauses: ['rank1.1', 'gap.normal-trap-scope'],
    text: 'only if some fresh m where normal-trap-scope is anyone or controller of m != p',
  },
  {
    name: 'first-turn', kind: 'cannot', clauses: ['start.3'],
    text: 'first-turn: player p cannot draw-phase or battle-phase if turn-number = 1',
  },
  {
    name: 'pay only if', kind: 'only-if', clauses: ['gap.pay-to-zero'],
    text: 'only if life of p > n or pay-to-zero is allowed and life of p = n',
  },
  {
    name: 'barred-summon', kind: 'cannot', clauses: ['diamond.1', 'diamond-synchro.3'],
    text: 'barred-summon: player p cannot normal-summon card c or special-summon card c if p barred-from c',
  },
  {
    name: 'one-summon', kind: 'cannot', clauses: ['summon.1', 'summon.2'],
    text: 'one-summon: player p cannot normal-summon if summons-made of p >= summons-per-turn',
  },
  {
    name: 'cannot-normal-summon', kind: 'cannot', clauses: ['gap.joker-as-monster'],
    text: 'player p cannot normal-summon joker c or set-monster joker c or special-summon joker c if joker-as-monster is forbidden',
  },
  { name: 'normal-summon', kind: 'announcement', clauses: ['summon.1'], text: 'normal-summon' },
  { name: 'never-set', kind: 'cannot', clauses: ['heart.1'], text: 'never-set: cannot set-monster this' },
  {
    name: 'barred-set-monster', kind: 'cannot', clauses: ['gap.diamond-blocks-set'],
    text: 'barred-set-monster: player p cannot set-monster card c if p locked-out-of c and diamond-blocks-set is yes',
  },
  {
    name: 'set-counts', kind: 'cannot', clauses: ['summon.4'],
    text: 'set-counts: player p cannot set-monster if summons-made of p >= summons-per-turn',
  },
  { name: 'set-monster', kind: 'announcement', clauses: ['summon.3'], text: 'set-monster' },
  { name: 'special-summon', kind: 'announcement', clauses: ['summon.5', 'summon.6'], text: 'special-summon' },
  {
    name: 'never-defends', kind: 'cannot', clauses: ['heart.2'],
    text: 'never-defends: cannot special-summon-as this as defence',
  },
  { name: 'synchro-summon', kind: 'announcement', clauses: ['synchro.1'], text: 'synchro-summon' },
  { name: 'monsters', kind: 'zone', clauses: ['summon.7'], text: 'monsters' },
  { name: 'backrow', kind: 'zone', clauses: ['spell.6'], text: 'backrow' },
  {
    name: 'may-attack-directly', kind: 'may', clauses: ['battle.2', 'battle.3', 'turn.4'],
    text: 'player p may attack-directly with card a in monsters of p at battle-phase',
  },
  {
    name: 'may-attack', kind: 'may', clauses: ['turn.4', 'battle.3'],
    text: 'player p may attack with card a in monsters of p on card t in monsters of opponent of p at battle-phase',
  },
  {
    name: 'may-change-position', kind: 'may', clauses: ['monster.2'],
    text: 'player p may change-position card m in monsters of p at main',
  },
  {
    name: 'may-spade-call', kind: 'may', clauses: ['spade.1', 'turn.3'],
    text: 'you may spade-call this at main if this in hand of you',
  },
  {
    name: 'may-spade-call-2', kind: 'may', clauses: ['spade.1', 'gap.ability-timing'],
    text: 'you may spade-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you',
  },
  {
    name: 'may-blast', kind: 'may', clauses: ['spade-synchro.2', 'gap.ability-timing'],
    text: 'you may blast this at window if ability-timing is own-turn-any-window and turn-player = you and this in monsters of you',
  },
  {
    name: 'may-blast-2', kind: 'may', clauses: ['spade-synchro.2'],
    text: 'you may blast this at main if this in monsters of you',
  },
  {
    name: 'may-insight', kind: 'may', clauses: ['heart-synchro.1', 'gap.ability-timing'],
    text: 'you may insight this at window if ability-timing is own-turn-any-window and turn-player = you and this in monsters of you and life of you > life of opponent of you',
  },
  {
    name: 'may-insight-2', kind: 'may', clauses: ['heart-synchro.1'],
    text: 'you may insight this at main if this in monsters of you and life of you > life of opponent of you',
  },
  {
    name: 'may-club-call', kind: 'may', clauses: ['club.1', 'gap.call-zone'],
    text: 'you may club-call this at main if this in hand of you',
  },
  {
    name: 'may-club-call-2', kind: 'may', clauses: ['club.1', 'gap.ability-timing'],
    text: 'you may club-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you',
  },
  {
    name: 'may-diamond-call', kind: 'may', clauses: ['diamond.3', 'gap.ability-timing'],
    text: 'you may diamond-call this at window if ability-timing is own-turn-any-window and turn-player = you and this in hand of you',
  },
  {
    name: 'may-diamond-call-2', kind: 'may', clauses: ['diamond.3', 'gap.call-zone'],
    text: 'you may diamond-call this at main if this in hand of you',
  },
  {
    name: 'may-set-card', kind: 'may', clauses: ['spell.4', 'turn.3'],
    text: 'player p may set-card card c in hand of p at main',
  },
  {
    name: 'may-activate-spell', kind: 'may', clauses: ['spell.1', 'spell.2', 'turn.3'],
    text: 'player p may activate-spell card c in hand of p at main',
  },
  {
    name: 'may-activate-spell-2', kind: 'may', clauses: ['spell.5'],
    text: 'player p may activate-spell card c in backrow of p at main',
  },
  {
    name: 'may-activate-trap', kind: 'may', clauses: ['trap.1', 'trap.3', 'trap.4'],
    text: 'player p may activate-trap card c in backrow of p at main or battle-phase or window',
  },
  {
    name: 'may-activate-trap-2', kind: 'may', clauses: ['gap.quick-from-hand'],
    text: 'player p may activate-trap card c in hand of p at window if quick-from-hand is yes and rank of c = 8 and p = turn-player',
  },
  {
    name: 'may-normal-summon', kind: 'may', clauses: ['summon.1', 'turn.3'],
    text: 'player p may normal-summon card c in hand of p at main',
  },
  {
    name: 'may-set-monster', kind: 'may', clauses: ['summon.3', 'turn.3'],
    text: 'player p may set-monster card c in hand of p at main',
  },
  {
    name: 'may-synchro-summon', kind: 'may', clauses: ['synchro.1', 'synchro.2', 'synchro.3', 'synchro.5'],
    text: 'player p may synchro-summon synchro s in extra of p at main',
  },
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['start.1', 'life.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES,
  board: {
    shows: ['turn-number', 'turn-player', 'life'],
    leavesOut: [
      'passes', 'links-below', 'answerer', 'clock', 'attacks-made', 'attacked-in', 'arrived', 'up-since', 'foe',
      'falling', 'in-use', 'from-field', 'ability-used-in', 'to-be-answered',
    ],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'extra', by: ['suit', 'rank'] }],
  },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  {
    kind: 'act', at: 'window', prompt: 'window', clauses: ['gap.chain'], value: '', bias: 1, branches: [], loop: false,
    attended: true,
  },
  {
    kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['gap.same-time-triggers'], value: 'effect',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'may', at: 'link-up', prompt: 'put-on-chain e?', clauses: ['gap.same-time-triggers'], value: '', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'choose a card', clauses: ['battle.4'], value: 'card', bias: 1, branches: [],
    loop: false, said: [{ asked: true }, ' attacks another monster'],
  },
  {
    kind: 'choose', at: 'blast', prompt: 'choose a number', clauses: ['gap.pay-nothing'], value: 'number',
    bias: 1000001, branches: [], loop: false, said: [{ asked: true }, ' chooses how much to pay'],
  },
  {
    kind: 'choose', at: 'insight', prompt: 'choose a number', clauses: ['gap.heart-synchro-payment'], value: 'number',
    bias: 1000001, branches: [], loop: false, said: [{ asked: true }, ' chooses how much to pay'],
  },
  {
    kind: 'one-of', at: 'use-looked', prompt: 'choose one of these', clauses: ['heart-synchro.2'], value: '', bias: 1,
    branches: ['summon-looked', 'cast-looked', 'set-looked'], loop: false,
    said: [{ asked: true }, ' uses a card that was looked at'],
  },
  {
    kind: 'choose', at: 'summon-looked', prompt: 'choose a card', clauses: ['heart-synchro.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'cast-looked', prompt: 'choose a card', clauses: ['heart-synchro.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'set-looked', prompt: 'choose a card', clauses: ['heart-synchro.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'club-call', prompt: 'choose a card', clauses: ['club.1', 'gap.call-zone'], value: 'card',
    bias: 1, branches: [], loop: false, said: [{ asked: true }, ' throws a card away'],
  },
  {
    kind: 'choose', at: 'diamond-call', prompt: 'choose a card', clauses: ['diamond.3', 'gap.call-zone'], value: 'card',
    bias: 1, branches: [], loop: false, said: [{ asked: true }, ' sends a card away'],
  },
  {
    kind: 'choose', at: 'diamond-call', prompt: 'choose a card', clauses: ['diamond.3', 'gap.call-zone'], value: 'card',
    bias: 1, branches: [], loop: false, said: [{ asked: true }, ' aims at a card'],
  },
  {
    kind: 'choose', at: 'set-card', prompt: 'choose a role', clauses: ['spell.4'], value: 'role', bias: 1, branches: [],
    loop: false, said: [{ asked: true }, ' declares the role'],
  },
  {
    kind: 'choose', at: 'use-spell', prompt: 'choose a card', clauses: ['normal-spell.1', 'gap.normal-spell-targets'],
    value: 'card', bias: 1, branches: [], loop: false, said: [{ asked: true }, ' aims at a monster'],
  },
  {
    kind: 'choose', at: 'use-spell', prompt: 'choose cards as found', clauses: ['joker.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'use-spell', prompt: 'choose a card', clauses: ['rank2.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'use-trap', prompt: 'choose a fresh card', clauses: ['normal-trap.1', 'gap.normal-trap-scope'],
    value: 'card', bias: 1, branches: [], loop: false, said: [{ asked: true }, ' aims at a monster'],
  },
  {
    kind: 'choose', at: 'use-trap', prompt: 'choose a card', clauses: ['rank9.1'], value: 'card', bias: 1, branches: [],
    loop: false, said: [{ asked: true }, ' aims at a card'],
  },
  {
    kind: 'choose', at: 'pop', prompt: 'choose a card', clauses: ['rank8.1'], value: 'card', bias: 1, branches: [],
    loop: false, said: [{ asked: true }, ' aims at a card'],
  },
  {
    kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['gap.first-player', 'start.1'],
    value: 'player', bias: 1, branches: [], loop: false, said: [{ asked: true }, ' chooses who begins'],
  },
  {
    kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['gap.first-player', 'start.1'],
    value: 'player', bias: 1, branches: [], loop: false, said: [{ asked: true }, ' chooses who begins'],
  },
  {
    kind: 'act', at: 'main', prompt: 'main', clauses: ['turn.3', 'turn.5'], value: '', bias: 1, branches: [],
    loop: true, attended: true,
  },
  {
    kind: 'act', at: 'battle-phase', prompt: 'battle-phase', clauses: ['turn.4', 'battle.11'], value: '', bias: 1,
    branches: [], loop: true, attended: true,
  },
  {
    kind: 'choose', at: 'hand-check', prompt: 'choose cards as surplus', clauses: ['gap.hand-limit'], value: 'card',
    bias: 1, branches: [], loop: false, said: [{ asked: true }, ' throws a card away'],
  },
  {
    kind: 'choose', at: 'special-summon', prompt: 'choose a position', clauses: ['summon.5', 'summon.6'],
    value: 'position', bias: 1, branches: [], loop: false, said: [{ asked: true }, ' chooses the position'],
  },
  {
    kind: 'choose', at: 'synchro-summon', prompt: 'choose cards', clauses: ['synchro.1'], value: 'card', bias: 1,
    branches: [], loop: false, said: [{ asked: true }, ' takes as material'],
  },
  {
    kind: 'choose', at: 'name-for', prompt: 'choose a suit', clauses: ['diamond-synchro.1'], value: 'suit', bias: 1,
    branches: [], loop: false, said: [{ asked: true }, ' names a suit'],
  },
  {
    kind: 'choose', at: 'name-for', prompt: 'choose a number', clauses: ['diamond-synchro.1'], value: 'number',
    bias: 1000001, branches: [], loop: false, said: [{ asked: true }, ' names a rank'],
  },
  {
    kind: 'choose', at: 'battle-destroy', prompt: 'choose cards as back', clauses: ['club.3'], value: 'card', bias: 1,
    branches: [], loop: false, said: [{ asked: true }, ' puts a card back'],
  },
  {
    kind: 'choose', at: 'move', prompt: 'choose a card', clauses: ['club-synchro.1'], value: 'card', bias: 1,
    branches: [], loop: false, said: [{ asked: true }, ' calls a club'],
  },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'repeat', at: 'window', asks: true, inner: [1, 2, 3, 4, 5, 6, 13, 14, 17] },
  { kind: 'repeat', at: 'window', asks: true, inner: [0, 2, 3, 4, 5, 6, 13, 14, 17] },
  { kind: 'event', at: 'window', asks: true, inner: [0, 1, 3, 4, 5, 6, 13, 14, 17] },
  { kind: 'repeat', at: 'run-chain', asks: true, inner: [0, 1, 2, 4, 5, 6, 13, 14, 17] },
  { kind: 'event', at: 'run-chain', asks: true, inner: [0, 1, 2, 3, 5, 6, 13, 14, 17] },
  { kind: 'event', at: 'run-link', asks: true, inner: [0, 1, 2, 3, 4, 6, 13, 14, 17] },
  { kind: 'repeat', at: 'line-up', asks: true, inner: [] },
  { kind: 'each', at: 'battle', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'blast', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'insight', asks: false, inner: [] },
  { kind: 'event', at: 'use-looked', asks: true, inner: [0, 1, 2, 3, 4, 5, 6, 14, 17] },
  { kind: 'event', at: 'cast-looked', asks: true, inner: [0, 1, 2, 3, 4, 5, 6, 13, 17] },
  { kind: 'repeat', at: 'match', asks: true, inner: [0, 1, 2, 3, 4, 5, 6, 13, 14, 17] },
  { kind: 'each', at: 'last-gift', asks: false, inner: [] },
  { kind: 'effect', at: '', asks: true, inner: [0, 1, 2, 3, 4, 5, 6, 13, 14] },
  { kind: 'each', at: 'hitters', asks: false, inner: [] },
  { kind: 'repeat', at: 'hitters', asks: false, inner: [] },
  { kind: 'each', at: 'hitters', asks: false, inner: [] },
  { kind: 'each', at: 'hitters', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'repeat', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'prevailing', asks: false, inner: [] },
  { kind: 'each', at: 'barred-from', asks: false, inner: [] },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: 16, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 17, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 20, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 22, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 23, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 24, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 30, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 31, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 34, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 35, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 36, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 58, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 59, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 63, asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 16, at: ['battle-phase'], rule: 91 },
  { event: 17, at: ['battle-phase'], rule: 92 },
  { event: 20, at: ['main'], rule: 93 },
  { event: 22, at: ['main'], rule: 94 },
  { event: 22, at: ['window'], rule: 95 },
  { event: 23, at: ['window'], rule: 96 },
  { event: 23, at: ['main'], rule: 97 },
  { event: 24, at: ['window'], rule: 98 },
  { event: 24, at: ['main'], rule: 99 },
  { event: 30, at: ['main'], rule: 100 },
  { event: 30, at: ['window'], rule: 101 },
  { event: 31, at: ['window'], rule: 102 },
  { event: 31, at: ['main'], rule: 103 },
  { event: 34, at: ['main'], rule: 104 },
  { event: 35, at: ['main'], rule: 105 },
  { event: 35, at: ['main'], rule: 106 },
  { event: 36, at: ['main', 'battle-phase', 'window'], rule: 107 },
  { event: 36, at: ['window'], rule: 108 },
  { event: 58, at: ['main'], rule: 109 },
  { event: 59, at: ['main'], rule: 110 },
  { event: 63, at: ['main'], rule: 111 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'passes', column: 'passes', of: 'game', type: 'number', zones: [] },
  { name: 'links-below', column: 'linksBelow', of: 'game', type: 'number', zones: [] },
  { name: 'answerer', column: 'answerer', of: 'game', type: 'player', zones: [] },
  { name: 'to-be-answered', column: 'toBeAnswered', of: 'game', type: 'truth', zones: [] },
  { name: 'attacks-made', column: 'attacksMade', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'attacked-in', column: 'attackedIn', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'foe', column: 'foe', of: 'card', type: 'card', zones: ['monsters'] },
  { name: 'ability-used-in', column: 'abilityUsedIn', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'life', column: 'life', of: 'player', type: 'number', zones: [] },
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
  { name: 'clock', column: 'clock', of: 'game', type: 'number', zones: [] },
  { name: 'position', column: 'position', of: 'card', type: 'position', zones: ['monsters'] },
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['monsters', 'backrow'] },
  { name: 'up-since', column: 'upSince', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'set-role', column: 'setRole', of: 'card', type: 'role', zones: ['backrow'] },
  { name: 'named-suit', column: 'namedSuit', of: 'card', type: 'suit', zones: [] },
  { name: 'named-rank', column: 'namedRank', of: 'card', type: 'number', zones: [] },
  { name: 'in-use', column: 'inUse', of: 'card', type: 'truth', zones: [] },
  { name: 'falling', column: 'falling', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'from-field', column: 'fromField', of: 'card', type: 'truth', zones: ['table'] },
  { name: 'fresh', column: 'fresh', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'standing', column: 'standing', of: 'card', type: 'truth', zones: ['backrow'] },
]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.slashFrame, kept: [{ name: 'm', type: 'card', at: 1 }] },
  { proc: PROC.whenBattleDestroyFrame, kept: [{ name: 'm', type: 'card', at: 1 }] },
  { proc: PROC.blastEffectFrame, kept: [{ name: 'x', type: 'number', at: 0 }] },
  { proc: PROC.insightEffectFrame, kept: [{ name: 'd', type: 'number', at: 1 }] },
  { proc: PROC.useSpellEffectFrame, kept: [{ name: 'm', type: 'card', at: 0 }] },
  { proc: PROC.useTrapEffectFrame, kept: [{ name: 'm', type: 'card', at: 0 }] },
  { proc: PROC.useTrapEffectFrame2, kept: [{ name: 'x', type: 'card', at: 0 }] },
  { proc: PROC.popEffectFrame, kept: [{ name: 'x', type: 'card', at: 0 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: 43, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: 45, fits: [], words: ['main phase of ', { part: 0 }] },
  { event: 46, fits: [], words: ['battle phase of ', { part: 0 }] },
  {
    event: 0, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 3 }],
    words: [{ part: 2, whose: true }, ' is dealt ', { part: 0 }],
  },
  {
    event: 0, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }],
  },
  { event: 58, fits: [], words: [{ part: 1 }, ' summons ', { part: 0 }] },
  { event: 60, fits: [], words: [{ part: 1 }, ' special-summons ', { part: 0 }] },
  { event: 63, fits: [], words: [{ part: 1 }, ' synchro-summons ', { part: 0 }] },
  { event: 59, fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }, ' as a monster'] },
  { event: 34, fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }] },
  { event: 35, fits: [], words: [{ part: 1 }, ' activates ', { part: 0 }] },
  { event: 36, fits: [], words: [{ part: 1 }, ' activates ', { part: 0 }] },
  { event: 20, fits: [], words: [{ part: 1 }, ' changes the position of ', { part: 0 }] },
  { event: 16, fits: [], words: [{ part: 1 }, ' attacks directly with ', { part: 0 }] },
  { event: 17, fits: [], words: [{ part: 2 }, ' attacks ', { part: 1 }, ' with ', { part: 0 }] },
  { event: 49, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: 50, fits: [], words: [{ part: 0 }, ' is banished'] },
  { event: 53, fits: [], words: [{ part: 0 }, ' is hurt for ', { part: 1 }] },
  { event: 54, fits: [], words: [{ part: 1 }, ' gains ', { part: 0 }] },
  { event: 55, fits: [], words: [{ part: 1 }, ' pays ', { part: 0 }] },
  { event: 0, fits: [{ part: 2, zone: 6 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: 1, fits: [] },
  { event: 2, fits: [] },
  { event: 48, fits: [] },
  { event: 44, fits: [] },
  { event: 47, fits: [] },
  { event: 61, fits: [] },
  { event: 62, fits: [] },
  { event: 18, fits: [] },
  { event: 19, fits: [] },
  { event: 15, fits: [] },
  { event: 0, fits: [{ part: 1, zone: 3 }] },
  { event: 0, fits: [{ part: 2, zone: 8 }] },
  { event: 21, fits: [], words: [{ part: 0 }, ' is turned up in ', { part: 1 }] },
  { event: 22, fits: [], words: [{ part: 1 }, ' calls ', { part: 0 }] },
  { event: 30, fits: [], words: [{ part: 1 }, ' calls ', { part: 0 }] },
  { event: 31, fits: [], words: [{ part: 1 }, ' calls ', { part: 0 }] },
  { event: 10, fits: [] },
  { event: 11, fits: [] },
  { event: 37, fits: [] },
  { event: 38, fits: [] },
  { event: 33, fits: [] },
  { event: 13, fits: [] },
  { event: 52, fits: [] },
  { event: 14, fits: [] },
  { event: 29, fits: [] },
  { event: 39, fits: [] },
  { event: 32, fits: [] },
  { event: 25, fits: [] },
  { event: 3, fits: [] },
  { event: 0, fits: [{ part: 2, zone: 9 }] },
  { event: 0, fits: [{ part: 2, zone: 10 }] },
]

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
  this.timesDrawDuringMatch = s.timesDrawDuringMatch
  this.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn
  this.timesDrawDuringMain = s.timesDrawDuringMain
  this.timesDestroyDuringMain = s.timesDestroyDuringMain
  this.timesDrawDuringBattlePhase = s.timesDrawDuringBattlePhase
  this.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { foe: 'each' }, texts: {
  [PROC.runLinkFrame]: ['used'], [PROC.attackDirectlyFrame]: ['a'], [PROC.attackFrame]: ['a', 't2'],
  [PROC.battleFrame]: ['a', 't2'], [PROC.spadeCallFrame]: ['this_'], [PROC.blastFrame]: ['this_'],
  [PROC.insightFrame]: ['this_'], [PROC.useLookedFrame]: ['looked'], [PROC.summonLookedFrame]: ['looked'],
  [PROC.castLookedFrame]: ['looked'], [PROC.setLookedFrame]: ['looked'], [PROC.clubCallFrame]: ['this_'],
  [PROC.diamondCallFrame]: ['this_'], [PROC.compensateFrame]: ['t2', 'c', 'list1'], [PROC.setCardFrame]: ['c'],
  [PROC.activateSpellFrame]: ['c'], [PROC.activateTrapFrame]: ['c'], [PROC.useSpellFrame]: ['c'],
  [PROC.useTrapFrame]: ['c'], [PROC.popFrame]: ['c'], [PROC.handCheckFrame]: ['surplus'],
  [PROC.normalSummonFrame]: ['c'], [PROC.setMonsterFrame]: ['c'], [PROC.specialSummonFrame]: ['c'],
  [PROC.synchroSummonFrame]: ['s_', 'm'], [PROC.nameForFrame]: ['s_'], [PROC.insightEffectFrame]: ['looked'],
  [PROC.useSpellEffectFrame2]: ['found'], [PROC.useSpellFrame3]: ['c'], [PROC.useSpellEffectFrame3]: ['looked'],
  [PROC.useTrapFrame2]: ['c'], [PROC.useTrapFrame3]: ['c'], [PROC.nameForFrame2]: ['s_'],
  [PROC.harvestFrame]: ['m', 'back'],
} }

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer }: WindowFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, e, used }: RunLinkFrame) => ({ proc, pc, answer, e, used }),
  ({ proc, pc, answer, ready, chooser }: LineUpFrame) => ({ proc, pc, answer, ready, chooser }),
  ({ proc, pc, answer, e }: LinkUpFrame) => ({ proc, pc, answer, e }),
  ({ proc, pc, answer, a, p }: AttackDirectlyFrame) => ({ proc, pc, answer, a, p }),
  ({ proc, pc, answer, a, t2, p }: AttackFrame) => ({ proc, pc, answer, a, t2, p }),
  ({ proc, pc, answer, a, t2, p, following8, next9 }: BattleFrame) => ({ proc, pc, answer, a, t2, p, following8, next9 }),
  ({ proc, pc, answer, this_, you }: SpadeCallFrame) => ({ proc, pc, answer, this_, you }),
  ({ proc, pc, answer, this_, you, excess }: InsightFrame) => ({ proc, pc, answer, this_, you, excess }),
  ({ proc, pc, answer, looked, p }: UseLookedFrame) => ({ proc, pc, answer, looked, p }),
  ({ proc, pc, answer, looked, p, below }: CastLookedFrame) => ({ proc, pc, answer, looked, p, below }),
  ({ proc, pc, answer, t2, p, c, list1, next2 }: CompensateFrame) => ({ proc, pc, answer, t2, p, c, list1, next2 }),
  ({ proc, pc, answer, c, p }: SetCardFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, c, p, wasSet }: ActivateSpellFrame) => ({ proc, pc, answer, c, p, wasSet }),
  ({ proc, pc, answer, p }: TurnFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, p, surplus, atLeast1, atMost2 }: HandCheckFrame) => ({ proc, pc, answer, p, surplus, atLeast1, atMost2 }),
  ({ proc, pc, answer, s_, p, m, atLeast1, atMost2 }: SynchroSummonFrame) => ({ proc, pc, answer, s_, p, m, atLeast1, atMost2 }),
  ({ proc, pc, answer, s_, p }: NameForFrame) => ({ proc, pc, answer, s_, p }),
  ({ proc, pc, answer, x, you, following6, next7 }: BlastEffectFrame) => ({ proc, pc, answer, x, you, following6, next7 }),
  ({ proc, pc, answer, you, d, looked }: InsightEffectFrame) => ({ proc, pc, answer, you, d, looked }),
  ({ proc, pc, answer, you }: DiamondCallEffectFrame) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, p, found, atLeast1, atMost2 }: UseSpellEffectFrame2) => ({ proc, pc, answer, p, found, atLeast1, atMost2 }),
  ({ proc, pc, answer, p, looked }: UseSpellEffectFrame3) => ({ proc, pc, answer, p, looked }),
  ({ proc, pc, answer, p, following6, next7 }: UseTrapEffectFrame3) => ({ proc, pc, answer, p, following6, next7 }),
  ({ proc, pc, answer, s_, p, u }: NameForFrame2) => ({ proc, pc, answer, s_, p, u }),
  ({ proc, pc, answer, m, you, n, back, atLeast1, atMost2 }: HarvestFrame) => ({
    proc, pc, answer, m, you, n, back, atLeast1, atMost2,
  }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 4, 5, 6, 0, 0, 0, 7, 7, 18, 8, 19, 9, 9, 10, 9, 0, 7, 7, 20, 11, 0, 12, 13, 13, 12, 0,
  0, 21, 12, 0, 22, 12, 0, 12, 0, 12, 0, 23, 12, 0, 0, 0, 0, 14, 14, 14, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12,
  12, 0, 0, 16, 17, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 20, 0, 0, 0, 0, 0, 0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  16 /* spade-call */: { 1: 2 },
  22 /* summon-looked */: { 1: 2 },
  23 /* cast-looked */: { 1: 3, 2: 1, 4: 3 },
  24 /* set-looked */: { 1: 2 },
  26 /* club-call */: { 1: 2 },
  27 /* diamond-call */: { 1: 2 },
  31 /* set-card */: { 2: 3 },
  32 /* activate-spell */: { 1: 1 },
  33 /* activate-trap */: { 1: 1 },
  34 /* use-spell */: { 1: 3, 2: 3 },
  41 /* use-trap */: { 1: 3, 2: 3 },
  48 /* pop */: { 1: 3 },
  73 /* synchro-summon */: { 4: 2, 5: 2 },
  74 /* name-for */: { 1: 3 },
  28 /* diamond-call-effect */: { 1: 3 },
  38 /* use-spell */: { 1: 3 },
  43 /* use-trap */: { 1: 3 },
  45 /* use-trap */: { 1: 3 },
  75 /* name-for */: { 1: 3, 2: 3 },
  86 /* last-gift */: { 1: 3 },
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 16: 1 }
