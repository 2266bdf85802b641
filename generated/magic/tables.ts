// Compiled from the rules of Magic into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { namesIn, placed, plainRecord } from 'houserules/runtime'
import { CARD, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type {
  AimFrame15,
  AimFrame18,
  AimSpellFrame,
  AsHalfFrame,
  BanishWithEffectFrame,
  BanishWithFrame,
  BecomeTargetEffectFrame,
  BuryFrame,
  CarryOutFrame,
  CastEffectFrame,
  CastEffectFrame2,
  CastEffectFrame3,
  CastFrame,
  ComeBackFrame,
  CounterTargetsFrame,
  DealFrame,
  DeclareBlockersFrame,
  DrawForTurnEffectFrame,
  DrawFrame,
  DrawOneFrame,
  DrawnEffectFrame,
  DrawnEffectFrame2,
  EatLandEffectFrame,
  EatLandFrame,
  EatSpellEffectFrame,
  EatSpellFrame,
  EmptyGraveEffectFrame,
  EmptyGraveFrame,
  EnterEffectFrame,
  EnterEffectFrame2,
  EnterEffectFrame3,
  EnterFrame,
  FeedEffectFrame,
  GiveFreelyEffectFrame,
  GoMadEffectFrame,
  InsteadDrawOneFrame,
  InsteadMove2Frame,
  InsteadMove4Frame,
  InsteadMoveFrame,
  LetCastFrame,
  MatchFrame,
  MeddleWithFrame,
  MillFrame,
  MoveEffectFrame,
  MoveFrame,
  PayFrame,
  PayGrantedFrame,
  PayPriceFrame,
  PaySymbolFrame,
  PriorityFrame,
  PutRightFrame,
  ScavengeFrame,
  SettleInsteadFrame,
  SpellEffectFrame35,
  SpellEffectFrame39,
  SpellEffectFrame40,
  SpellEffectFrame54,
  SpellEffectFrame7,
  SpliceOntoFrame,
  State,
  StrikeAllFrame,
  StrikeWithFrame,
  TaxFrame,
  UnmakeEffectFrame,
  UnmakeFrame,
  WhenEnter4Frame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'mana-payment', values: ['automatic', 'by-hand'], clauses: ['gap.payment'] },
  { name: 'format', values: ['legacy-of-2013', 'with-cards-to-come', 'vintage'], clauses: ['mtg.100.6'] },
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
  { name: 'delete', params: [{ role: 'main', name: 'card', type: 'card' }], clauses: [] },
  { name: 'bury', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'take-back', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'banish', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'tuck', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'sink', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'part', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'arrive', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.400.7'] },
  { name: 'settle-instead', params: [], clauses: ['mtg.616.1'] },
  {
    name: 'enter', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.110.1'],
  },
  { name: 'destroy', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.700.4'] },
  {
    name: 'sacrifice', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.701.14'],
  },
  {
    name: 'discard', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.701.7'],
  },
  { name: 'counter', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.701.5'] },
  {
    name: 'draw', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.120.1'],
  },
  { name: 'draw-one', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.120.1'] },
  {
    name: 'drawn', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.120.1'],
  },
  {
    name: 'mill', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.701.13'],
  },
  {
    name: 'tap-for-mana',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'for', name: 'v', type: 'colour' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.605.1'],
  },
  {
    name: 'pay',
    params: [{ role: 'main', name: 'cost', type: 'set of symbol' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.601.2h'],
  },
  {
    name: 'pay-symbol',
    params: [{ role: 'main', name: 's', type: 'symbol' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.107.4'],
  },
  {
    name: 'pay-coloured',
    params: [{ role: 'main', name: 's', type: 'symbol' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.107.4'],
  },
  { name: 'tap-source', params: [{ role: 'main', name: 'm', type: 'card' }], clauses: ['mtg.605.1'] },
  { name: 'pay-any', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.106.4'] },
  { name: 'pay-colourless', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.106.4'] },
  { name: 'pay-out-of-pool', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['gap.payment'] },
  {
    name: 'pay-life', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.118.4'],
  },
  { name: 'empty-pools', params: [], clauses: ['mtg.106.4'] },
  { name: 'priority', params: [], clauses: ['mtg.117.3'] },
  { name: 'put-up', params: [], clauses: ['mtg.602.2'] },
  {
    name: 'note-aim', params: [{ role: 'main', name: 't', type: 'card' }, { role: 'with', name: 'c', type: 'card' }],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'activate', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.602.2'],
  },
  { name: 'tap', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.602.2'] },
  { name: 'settle', params: [], clauses: ['mtg.704.3'] },
  { name: 'place-trigger', params: [{ role: 'main', name: 'p', type: 'player' }], clauses: ['mtg.603.3'] },
  { name: 'match', params: [], clauses: ['mtg.103.1'] },
  { name: 'deal', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.103.2'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.500.1'] },
  { name: 'untap-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.502.3'] },
  { name: 'upkeep-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.503.1'] },
  { name: 'upkeep', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.503.1'] },
  { name: 'draw-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.504.1'] },
  { name: 'draw-for-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.504.1'] },
  { name: 'main-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.505.1'] },
  { name: 'end-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.513.1'] },
  { name: 'ending', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.513.1'] },
  { name: 'cleanup-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.514.1'] },
  { name: 'end-of-turn', params: [], clauses: ['mtg.514.2'] },
  {
    name: 'play-land', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.305.1'],
  },
  { name: 'pass-turn', params: [], clauses: ['mtg.500.7'] },
  {
    name: 'cast',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'd', type: 'definition' },
      { role: 'with', name: 'w', type: 'way' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.601.2'],
  },
  {
    name: 'choose-face', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.708.3'],
  },
  {
    name: 'fuse', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.101'],
  },
  {
    name: 'choose-options',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.601.2b'],
  },
  {
    name: 'aim', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.601.2c'],
  },
  {
    name: 'pay-instead', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.118.9'],
  },
  {
    name: 'choose-x', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.107.3'],
  },
  {
    name: 'aim-spell', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.601.2c'],
  },
  {
    name: 'as-half',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'h', type: 'definition' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.702.101'],
  },
  {
    name: 'pay-price',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'with', name: 'w', type: 'way' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.601.2h'],
  },
  {
    name: 'aim-at',
    params: [
      { role: 'main', name: 't', type: 'card' },
      { role: 'with', name: 'c', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'aim-second-at',
    params: [
      { role: 'main', name: 't', type: 'card' },
      { role: 'with', name: 'c', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'aim-at-player',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'with', name: 'c', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'become-target',
    params: [{ role: 'main', name: 't', type: 'card' }, { role: 'with', name: 'c', type: 'card' }],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'aim-creature',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'aim-player', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'aim-anywhere',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'aim-ability',
    params: [{ role: 'main', name: 'e', type: 'effect' }, { role: 'with', name: 'c', type: 'card' }],
    clauses: ['mtg.115.1'],
  },
  {
    name: 'damage-targets',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'with', name: 'n', type: 'number' }],
    clauses: ['mtg.120.3'],
  },
  { name: 'resolve-spell', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.608.2'] },
  {
    name: 'carry-out', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.608.2'],
  },
  {
    name: 'carry-out-as',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'h', type: 'definition' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.608.2'],
  },
  {
    name: 'spell-effect',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.608.2'],
  },
  {
    name: 'let-cast',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'with', name: 'w', type: 'way' },
      { role: 'from', name: 's', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.601.3'],
  },
  {
    name: 'pay-granted',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'with', name: 'w', type: 'way' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['mtg.118.9'],
  },
  {
    name: 'turn-up', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.36'],
  },
  {
    name: 'cycle', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.28'],
  },
  {
    name: 'suspend', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.61'],
  },
  { name: 'count-down', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.702.61'] },
  {
    name: 'go-mad', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.34'],
  },
  {
    name: 'work-miracle',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.93'],
  },
  {
    name: 'kick', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.32'],
  },
  {
    name: 'splice-onto', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.46'],
  },
  {
    name: 'scavenge', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.96'],
  },
  {
    name: 'damage-creature',
    params: [
      { role: 'main', name: 't', type: 'card' },
      { role: 'with', name: 'n', type: 'number' },
      { role: 'from', name: 's', type: 'card' },
    ],
    clauses: ['mtg.119.3'],
  },
  {
    name: 'damage-player',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'with', name: 'n', type: 'number' },
      { role: 'from', name: 's', type: 'card' },
    ],
    clauses: ['mtg.119.3'],
  },
  {
    name: 'lose-life', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'q', type: 'player' }],
    clauses: ['mtg.118.3'],
  },
  {
    name: 'gain-life', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'q', type: 'player' }],
    clauses: ['mtg.118.3'],
  },
  { name: 'check-state', params: [], clauses: ['mtg.704.3'] },
  { name: 'put-right', params: [], clauses: ['mtg.704.5'] },
  { name: 'legend-rule', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.704.5j'] },
  { name: 'lose', params: [], clauses: ['mtg.104.3'] },
  { name: 'combat-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.506.1'] },
  { name: 'declare-attackers', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.508.1'] },
  {
    name: 'attack', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.508.1'],
  },
  { name: 'declare-blockers', params: [{ role: 'by', name: 'q', type: 'player' }], clauses: ['mtg.509.1'] },
  {
    name: 'block',
    params: [
      { role: 'main', name: 'a', type: 'card' },
      { role: 'with', name: 'b', type: 'card' },
      { role: 'by', name: 'q', type: 'player' },
    ],
    clauses: ['mtg.509.1'],
  },
  { name: 'strike-all', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.510.1'] },
  {
    name: 'strike-with', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.510.1'],
  },
  { name: 'strike-back', params: [{ role: 'main', name: 'b', type: 'card' }], clauses: ['mtg.510.1'] },
  {
    name: 'unmake', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'eat-land',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'eat-spell',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'eat-creature',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'imitate', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.706.2'],
  },
  {
    name: 'feed', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'aim-spell-on-stack',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  { name: 'counter-targets', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.cards.1'] },
  {
    name: 'aim-activation',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  { name: 'counter-ability', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['mtg.cards.1'] },
  {
    name: 'meddle-with',
    params: [
      { role: 'main', name: 's', type: 'card' },
      { role: 'for', name: 'n', type: 'number' },
      { role: 'by', name: 'q', type: 'player' },
    ],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'come-back', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'tax',
    params: [
      { role: 'main', name: 's', type: 'card' },
      { role: 'for', name: 'n', type: 'number' },
      { role: 'by', name: 'q', type: 'player' },
    ],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'aim-second-creature',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.702.101'],
  },
  {
    name: 'banish-with',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'empty-grave',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  {
    name: 'keep-or-return',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['mtg.cards.1'],
  },
  { name: 'make-token', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['mtg.cards.2'] },
  {
    name: 'give-freely',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['mtg.cards.2'],
  },
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' },
  { name: 'applicable', perSeat: false, holds: 'effects' },
  { name: 'lasting', perSeat: false, holds: 'effects' },
  { name: 'library', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'battlefield', perSeat: true, holds: 'cards' },
  { name: 'stack', perSeat: true, holds: 'cards' },
  { name: 'exile', perSeat: true, holds: 'cards' },
  { name: 'pile', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  { name: 'settle-instead', kind: 'choice', clauses: ['mtg.616.1'], text: 'choose effect e in applicable by p' },
  {
    name: 'only if', kind: 'only-if', clauses: ['mtg.601.2h'],
    text: 'only if available of p >= generic + count of (each symbol s in cost where not s is numeric and s != X and not s is phyrexian)',
  },
  {
    name: 'pay-coloured', kind: 'choice', clauses: ['mtg.107.4'],
    text: 'choose colour v where s calls-for v and p has-mana v by p',
  },
  {
    name: 'pay-out-of-pool', kind: 'choice', clauses: ['gap.payment'],
    text: 'choose colour v where pool of (p, v) > 0 by p',
  },
  {
    name: 'place-trigger', kind: 'choice', clauses: ['mtg.603.3'],
    text: 'choose effect e in waiting where controller of e = p by p',
  },
  { name: 'cleanup-step', kind: 'choice', clauses: ['mtg.514.1'], text: 'choose card c in hand of p by p' },
  {
    name: 'choose-face', kind: 'choice', clauses: ['mtg.708.3'],
    text: 'choose definition h in faces of definition of c by p',
  },
  { name: 'choose-x', kind: 'choice', clauses: ['mtg.107.3'], text: 'choose number n in 0..available of p by p' },
  {
    name: 'aim-creature', kind: 'choice', clauses: ['mtg.115.1'],
    text: 'choose creature t in battlefield where c reaches t by p',
  },
  { name: 'aim-player', kind: 'choice', clauses: ['mtg.115.1'], text: 'choose player q by p' },
  {
    name: 'pay-granted', kind: 'choice', clauses: ['mtg.118.9'],
    text: 'choose card d in hand of p where d is land-card by p',
  },
  { name: 'only if', kind: 'only-if', clauses: ['mtg.702.36'], text: 'only if printed definition of c is morphing' },
  { name: 'turn-up', kind: 'choice', clauses: ['mtg.702.36'], text: 'choose card d in hand of p by p' },
  {
    name: 'only if', kind: 'only-if', clauses: ['mtg.702.61'], text: 'only if p is at-ease or definition of c is quick',
  },
  {
    name: 'splice-onto', kind: 'choice', clauses: ['mtg.702.46'],
    text: 'choose 0..3 card s in hand of p where splice-cost of s is not empty as shown by p',
  },
  {
    name: 'scavenge', kind: 'choice', clauses: ['mtg.702.96'],
    text: 'choose creature t in battlefield where c reaches t by p',
  },
  {
    name: 'legend-rule', kind: 'choice', clauses: ['mtg.704.5j'],
    text: 'choose card c in battlefield of p where legendary in supertypes of c and some card d in battlefield of p where d != c and definition of d = definition of c',
  },
  { name: 'strike-with', kind: 'choice', clauses: ['mtg.510.1'], text: 'choose card b in rest by p' },
  {
    name: 'unmake', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card s in stack where not s is creature and this reaches s',
  },
  {
    name: 'eat-land', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in graveyard where c is land-card and this reaches c',
  },
  {
    name: 'eat-spell', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in graveyard where c is instant-or-sorcery and this reaches c',
  },
  {
    name: 'eat-creature', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose creature c in graveyard where this reaches c',
  },
  {
    name: 'imitate', kind: 'choice', clauses: ['mtg.706.2'], text: 'choose creature t in battlefield where t != c by p',
  },
  { name: 'feed', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose card c in graveyard where this reaches c' },
  {
    name: 'aim-spell-on-stack', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card s in stack where s != c and c reaches s by p',
  },
  {
    name: 'aim-activation', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose effect e in pile where role of e = of-activation by p',
  },
  {
    name: 'aim-second-creature', kind: 'choice', clauses: ['mtg.702.101'],
    text: 'choose creature t in battlefield where c reaches t by p',
  },
  {
    name: 'banish-with', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield where this reaches t',
  },
  { name: 'empty-grave', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose player q' },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.pool.1'],
    text: 'choose creature t in battlefield where black not in colours of t and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.2'],
    text: 'choose card t in battlefield where this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield of p where t is land-card and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card u in battlefield where u is land-card and u not in battlefield of p and this reaches u by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield where this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose 0..2 creature t in battlefield where this reaches t as burnt by p',
  },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 0..2 player q as scorched by p' },
  {
    name: 'only if', kind: 'only-if', clauses: ['mtg.cards.1'],
    text: 'only if count of burnt + count of scorched >= 1 and count of burnt + count of scorched <= 2',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose creature t in battlefield where t has flying and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in graveyard of p where this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose 0..3 card t in graveyard of p where t is land-card and this reaches t as wanted by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card t in battlefield where not t is land-card and this reaches t by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose 0..4 creature t in battlefield where this reaches t as burnt by p',
  },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 0..2 player q as scorched by p' },
  { name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose player q where q = opponent by p' },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose effect e in pile where role of e = of-activation and definition of source of e is permanent-card by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card s in stack where s != this and this reaches s and some creature t in targets of s + second-targets of s where t in battlefield by p',
  },
  {
    name: 'aim', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose effect e in pile where some card t in aims of e where t in battlefield of p by p',
  },
  {
    name: 'pay-instead', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card d in hand of p where red in colours of d by p',
  },
  {
    name: 'pay-instead', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card d in battlefield of p where d is-of island by p',
  },
  {
    name: 'pay-instead', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card d in hand of p where blue in colours of d by p',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 1 card c in seen as kept by p' },
  { name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose card c in rest by p' },
  {
    name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in hand of q where not c is land-card by p',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose 0..1 card c in seen as taken by p' },
  { name: 'eat-land-effect', kind: 'choice', clauses: ['mtg.cards.1'], text: 'choose colour v' },
  { name: 'give-freely-effect', kind: 'choice', clauses: ['mtg.cards.2'], text: 'choose card c in hand of you' },
  {
    name: 'cast-effect', kind: 'choice', clauses: ['mtg.702.84'],
    text: 'choose card c in dug where c in exile by chance',
  },
  {
    name: 'when-enter-4', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in graveyard of you where c is instant-or-sorcery and this reaches c',
  },
  {
    name: 'draw-for-turn-effect', kind: 'choice', clauses: ['mtg.cards.1'],
    text: 'choose card c in hand of you where c is newly-drawn',
  },
  { name: 'drawn-effect', kind: 'choice', clauses: ['mtg.cards.2'], text: 'choose card c in hand of p where c != this' },
  {
    name: 'open-priority', kind: 'must-act', clauses: ['mtg.117.3'],
    text: 'open-priority: player p is always asked at priority if hand of p is not empty',
  },
  {
    name: 'no-entry', kind: 'cannot', clauses: ['mtg.400.4a'],
    text: 'no-entry: cannot enter card c if not definition of c is permanent-card',
  },
  {
    name: 'pay-coloured only if', kind: 'only-if', clauses: ['mtg.107.4'],
    text: 'only if some colour v where s calls-for v and p has-mana v',
  },
  { name: 'pay-any only if', kind: 'only-if', clauses: ['mtg.106.4'], text: 'only if available of p > 0' },
  { name: 'pay-colourless only if', kind: 'only-if', clauses: ['mtg.106.4'], text: 'only if colourless-pool of p > 0' },
  {
    name: 'pay-out-of-pool only if', kind: 'only-if', clauses: ['gap.payment'],
    text: 'only if some colour v where pool of (p, v) > 0',
  },
  { name: 'pay-life only if', kind: 'only-if', clauses: ['mtg.118.4'], text: 'only if life of p >= n' },
  {
    name: 'hushed-rest', kind: 'cannot', clauses: ['mtg.602.5'], text: 'hushed-rest: player p cannot activate hushed c',
  },
  { name: 'tap only if', kind: 'only-if', clauses: ['mtg.602.2'], text: 'only if c is not tapped and c is not sick' },
  {
    name: 'no-first-draw', kind: 'cannot', clauses: ['mtg.103.7'],
    text: 'no-first-draw: player p cannot draw-for-turn if turn-number = 1',
  },
  {
    name: 'one-land', kind: 'cannot', clauses: ['mtg.305.2'],
    text: 'one-land: player p cannot play-land if times (play-land by p) during turn > 0',
  },
  { name: 'play-land', kind: 'announcement', clauses: ['mtg.305.1'], text: 'play-land' },
  {
    name: 'not-now', kind: 'cannot', clauses: ['mtg.307.1'],
    text: 'not-now: player p cannot cast as definition d with way w if offered is none and not p is at-ease and not spell-face of (d, w) is quick',
  },
  {
    name: 'no-cost', kind: 'cannot', clauses: ['mtg.202.1b'],
    text: 'no-cost: player p cannot cast as definition d with way w if w = plainly and mana-cost of d is empty',
  },
  {
    name: 'no-price', kind: 'cannot', clauses: ['mtg.202.1b'],
    text: 'no-price: player p cannot cast as definition d with way w if w = flashed-back and mana-cost of d is empty and flashback-cost of d is empty and not d is double-headed',
  },
  {
    name: 'no-land', kind: 'cannot', clauses: ['mtg.305.9'],
    text: 'no-land: player p cannot cast as definition d with way w if w != unseen and land in kinds of d',
  },
  {
    name: 'no-fuse', kind: 'cannot', clauses: ['mtg.708.4'],
    text: 'no-fuse: player p cannot cast as definition d with way w if w = both-halves and fuse not in keywords of d',
  },
  {
    name: 'whole-only', kind: 'cannot', clauses: ['mtg.708.4'],
    text: 'whole-only: player p cannot cast as definition d with way w if w in (left-half, right-half) and not d is double-headed',
  },
  {
    name: 'fused-from-hand', kind: 'cannot', clauses: ['mtg.702.101'],
    text: 'fused-from-hand: player p cannot cast card c with way w if w = both-halves and c not in hand',
  },
  {
    name: 'means', kind: 'cannot', clauses: ['mtg.601.2h'],
    text: 'means: player p cannot cast as definition d with way w if least-mana of (d, w) > available of p',
  },
  {
    name: 'colour-means', kind: 'cannot', clauses: ['mtg.601.2h'],
    text: 'colour-means: player p cannot cast as definition d with way w if w in (plainly, left-half, right-half) and p lacks-colour-of spell-face of (d, w)',
  },
  {
    name: 'cannot-cast', kind: 'cannot', clauses: ['mtg.cards.1'],
    text: 'cannot cast as definition d with way w by opponent if this in battlefield and spell-face of (d, w) is creature-like and blue in hues of spell-face of (d, w)',
  },
  {
    name: 'own-turn-only', kind: 'cannot', clauses: ['mtg.cards.1'],
    text: 'own-turn-only: player p cannot cast as definition d if d = 種蒔き時 and p != turn-player',
  },
  { name: 'cast', kind: 'announcement', clauses: ['mtg.601.2'], text: 'cast' },
  { name: 'aim only if', kind: 'only-if', clauses: ['mtg.cards.1'], text: 'only if x of this > 0' },
  {
    name: 'pay-instead only if', kind: 'only-if', clauses: ['mtg.cards.1'],
    text: 'only if some card d in battlefield of p where d is-of island',
  },
  {
    name: 'pay-instead only if', kind: 'only-if', clauses: ['mtg.cards.1'],
    text: 'only if some card d in battlefield of opponent where d is-of forest',
  },
  { name: 'turn-up', kind: 'announcement', clauses: ['mtg.702.36'], text: 'turn-up' },
  {
    name: 'no-cycling', kind: 'cannot', clauses: ['mtg.702.28'],
    text: 'no-cycling: player p cannot cycle card c if cycling-cost of c is empty',
  },
  { name: 'cycle', kind: 'announcement', clauses: ['mtg.702.28'], text: 'cycle' },
  {
    name: 'no-suspend', kind: 'cannot', clauses: ['mtg.702.61'],
    text: 'no-suspend: player p cannot suspend card c if suspend-cost of c is empty',
  },
  { name: 'suspend', kind: 'announcement', clauses: ['mtg.702.61'], text: 'suspend' },
  { name: 'scavenge', kind: 'announcement', clauses: ['mtg.702.96'], text: 'scavenge' },
  {
    name: 'cannot-damage-creature', kind: 'cannot', clauses: ['mtg.702.16'],
    text: 'cannot damage-creature card t from card s if t spurns s',
  },
  {
    name: 'cannot-attack', kind: 'cannot', clauses: ['mtg.508.1'],
    text: 'player p cannot attack card a if a is tapped or a is sick or a is attacking',
  },
  {
    name: 'cannot-block', kind: 'cannot', clauses: ['mtg.509.1'],
    text: 'player q cannot block with card b if b is tapped or b is blocking',
  },
  {
    name: 'cannot-block-2', kind: 'cannot', clauses: ['mtg.702.9'],
    text: 'player q cannot block card a with card b if a has flying and not b has flying and not b has reach',
  },
  {
    name: 'cannot-block-3', kind: 'cannot', clauses: ['mtg.702.16'],
    text: 'player q cannot block card a with card b if a spurns b',
  },
  { name: 'unmake', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'unmake' },
  { name: 'eat-land', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'eat-land' },
  { name: 'eat-spell', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'eat-spell' },
  { name: 'eat-creature', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'eat-creature' },
  { name: 'feed', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'feed' },
  { name: 'banish-with', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'banish-with' },
  { name: 'empty-grave', kind: 'announcement', clauses: ['mtg.cards.1'], text: 'empty-grave' },
  { name: 'give-freely', kind: 'announcement', clauses: ['mtg.cards.2'], text: 'give-freely' },
  {
    name: 'refuse-deck', kind: 'deck', clauses: ['mtg.100.2'],
    text: 'refuse deck of player p "fewer cards than a deck has" if count of main-deck of p < deck-size',
  },
  {
    name: 'refuse-deck-2', kind: 'deck', clauses: ['mtg.100.4'],
    text: 'refuse deck of player p "more than fifteen cards beside the deck" if count of sideboard of p > 15',
  },
  {
    name: 'refuse-deck-3', kind: 'deck', clauses: ['mtg.100.2'],
    text: 'refuse deck of player p with definition d in main-deck of p + sideboard of p where basic not in supertypes of d and copies of (d, main-deck of p) + copies of (d, sideboard of p) > 4 "more than four copies"',
  },
  {
    name: 'refuse-deck-4', kind: 'deck', clauses: ['mtg.100.6'],
    text: 'refuse deck of player p with definition d in main-deck of p + sideboard of p where d is not legal "not legal in the format"',
  },
  {
    name: 'refuse-deck-5', kind: 'deck', clauses: ['mtg.100.6'],
    text: 'refuse deck of player p with definition d in main-deck of p + sideboard of p where legacy of d = banned and copies of (d, main-deck of p) + copies of (d, sideboard of p) > 1 "restricted to one copy"',
  },
  {
    name: 'may-tap-for-mana', kind: 'may', clauses: ['mtg.605.1'],
    text: 'player p may tap-for-mana source c in battlefield of p where mana-payment is by-hand for colour v in yields of c at priority',
  },
  {
    name: 'may-play-land', kind: 'may', clauses: ['mtg.305.2'],
    text: 'player p may play-land card c in hand of p at priority if c is land-card and p is at-ease',
  },
  {
    name: 'may-cast', kind: 'may', clauses: ['mtg.601.1'],
    text: 'player p may cast card c in castable of p as definition d in forms of (c, p) with way w in ways of (c, d) at priority',
  },
  {
    name: 'may-cast-2', kind: 'may', clauses: ['mtg.601.3'],
    text: 'player p may cast card c as definition d in forms of (c, p) with way w in granted-ways at let-cast if c = offered and w = offered-way',
  },
  {
    name: 'may-turn-up', kind: 'may', clauses: ['mtg.702.36'],
    text: 'player p may turn-up card c in battlefield of p at priority if c is face-down',
  },
  {
    name: 'may-cycle', kind: 'may', clauses: ['mtg.702.28'],
    text: 'player p may cycle card c in hand of p at priority if cycling-cost of c is not empty and available of p > 0',
  },
  {
    name: 'may-suspend', kind: 'may', clauses: ['mtg.702.61'],
    text: 'player p may suspend card c in hand of p at priority if suspend-cost of c is not empty and available of p > 0',
  },
  {
    name: 'may-scavenge', kind: 'may', clauses: ['mtg.702.96'],
    text: 'player p may scavenge card c in graveyard of p at priority if scavenge-cost of c is not empty and p is at-ease',
  },
  {
    name: 'may-attack', kind: 'may', clauses: ['mtg.508.1'],
    text: 'player p may attack creature a in battlefield of p at declare-attackers',
  },
  {
    name: 'may-block', kind: 'may', clauses: ['mtg.509.1'],
    text: 'player q may block attacking a in battlefield where a in battlefield of turn-player with creature b in battlefield of q at declare-blockers',
  },
  {
    name: 'may-unmake', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may unmake this at priority if this in battlefield of you and you can-use this',
  },
  {
    name: 'may-eat-land', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may eat-land this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'may-eat-spell', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may eat-spell this at priority if this in battlefield of you and this is not tapped and you has-mana black',
  },
  {
    name: 'may-eat-creature', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may eat-creature this at priority if this in battlefield of you and this is not tapped and you has-mana green',
  },
  {
    name: 'may-feed', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may feed this at priority if this in battlefield of you and you can-use this',
  },
  {
    name: 'may-banish-with', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may banish-with this at priority if this in battlefield of you and you can-use this',
  },
  {
    name: 'may-empty-grave', kind: 'may', clauses: ['mtg.cards.1'],
    text: 'you may empty-grave this at priority if this in battlefield of you and this is not tapped',
  },
  {
    name: 'may-give-freely', kind: 'may', clauses: ['mtg.cards.2'],
    text: 'you may give-freely this at priority if this in battlefield of you and this is not tapped',
  },
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['mtg.102.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES, decks: ['main-deck', 'sideboard'],
  board: { shows: ['life', 'battlefield', 'stack'], leavesOut: ['passes', 'draws-this-turn'], sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  {
    kind: 'choose', at: 'settle-instead', prompt: 'choose an effect', clauses: ['mtg.616.1'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'pay-symbol', prompt: 'choose one of these', clauses: ['mtg.107.4'], value: '', bias: 1,
    branches: ['pay-coloured', 'pay-life'], loop: false,
  },
  {
    kind: 'choose', at: 'pay-coloured', prompt: 'choose a colour', clauses: ['mtg.107.4'], value: 'colour', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'pay-any', prompt: 'choose one of these', clauses: ['mtg.106.4'], value: '', bias: 1,
    branches: ['pay-colourless', 'pay-out-of-pool'], loop: false,
    said: [{ asked: true }, ' pays with mana of no colour, or of one'],
  },
  {
    kind: 'choose', at: 'pay-out-of-pool', prompt: 'choose a colour', clauses: ['gap.payment'], value: 'colour',
    bias: 1, branches: [], loop: false, said: [{ asked: true }, ' pays with mana of a colour'],
  },
  {
    kind: 'act', at: 'priority', prompt: 'priority', clauses: ['mtg.117.3'], value: '', bias: 1, branches: [],
    loop: true, attended: true,
  },
  {
    kind: 'choose', at: 'place-trigger', prompt: 'choose an effect', clauses: ['mtg.603.3'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'cleanup-step', prompt: 'choose a card', clauses: ['mtg.514.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'choose-face', prompt: 'fuse c?', clauses: ['mtg.708.3'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'choose-face', prompt: 'choose a definition', clauses: ['mtg.708.3'], value: 'definition',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'may', at: 'choose-options', prompt: 'kick c?', clauses: ['mtg.601.2b'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a creature card', clauses: ['mtg.pool.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.2'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'one-of', at: 'aim', prompt: 'choose one of these', clauses: ['mtg.cards.1'], value: '', bias: 1,
    branches: ['aim-second-creature', 'aim-player'], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose 0 to 2 creature cards as burnt', clauses: ['mtg.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose 0 to 2 players as scorched', clauses: ['mtg.cards.1'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a creature card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose 0 to 3 cards as wanted', clauses: ['mtg.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose 0 to 4 creature cards as burnt', clauses: ['mtg.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose 0 to 2 players as scorched', clauses: ['mtg.cards.1'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a player', clauses: ['mtg.cards.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose an effect', clauses: ['mtg.cards.1'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim', prompt: 'choose an effect', clauses: ['mtg.cards.1'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'pay-instead', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'pay-instead', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'pay-instead', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'choose-x', prompt: 'choose a number', clauses: ['mtg.107.3'], value: 'number', bias: 1000001,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim-creature', prompt: 'choose a creature card', clauses: ['mtg.115.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim-player', prompt: 'choose a player', clauses: ['mtg.115.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'aim-anywhere', prompt: 'choose one of these', clauses: ['mtg.115.1'], value: '', bias: 1,
    branches: ['aim-creature', 'aim-player'], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose 1 card as kept', clauses: ['mtg.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose 0 to 1 card as taken', clauses: ['mtg.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'act', at: 'let-cast', prompt: 'let-cast', clauses: ['mtg.601.3'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'act', at: 'let-cast', prompt: 'let-cast', clauses: ['mtg.601.3'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'pay-granted', prompt: 'choose a card', clauses: ['mtg.118.9'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'turn-up', prompt: 'choose a card', clauses: ['mtg.702.36'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'splice-onto', prompt: 'choose 0 to 3 cards as shown', clauses: ['mtg.702.46'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'scavenge', prompt: 'choose a creature card', clauses: ['mtg.702.96'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'legend-rule', prompt: 'choose a card', clauses: ['mtg.704.5j'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'declare-attackers', prompt: 'declare-attackers', clauses: ['mtg.508.1'], value: '', bias: 1,
    branches: [], loop: true,
  },
  {
    kind: 'act', at: 'declare-blockers', prompt: 'declare-blockers', clauses: ['mtg.509.1'], value: '', bias: 1,
    branches: [], loop: true,
  },
  {
    kind: 'choose', at: 'strike-with', prompt: 'choose a card', clauses: ['mtg.510.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'unmake', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'eat-land', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'eat-land', prompt: 'choose a colour', clauses: ['mtg.cards.1'], value: 'colour', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'eat-spell', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'eat-creature', prompt: 'choose a creature card', clauses: ['mtg.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'imitate', prompt: 'choose a creature card', clauses: ['mtg.706.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'feed', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'aim-spell-on-stack', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim-activation', prompt: 'choose an effect', clauses: ['mtg.cards.1'], value: 'effect',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'may', at: 'tax', prompt: 'pay-any for each number i in 1..n?', clauses: ['mtg.cards.1'], value: '', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'aim-second-creature', prompt: 'choose a creature card', clauses: ['mtg.702.101'],
    value: 'card', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'banish-with', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'empty-grave', prompt: 'choose a player', clauses: ['mtg.cards.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'keep-or-return', prompt: 'pay-life 4 and …?', clauses: ['mtg.cards.1'], value: '', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'give-freely', prompt: 'choose a card', clauses: ['mtg.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'draw-one', prompt: 'mill (dredge of this or 0) and …?', clauses: ['mtg.702.51'], value: '',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'cast', prompt: 'choose a card', clauses: ['mtg.702.84'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'may', at: 'drawn', prompt: 'work-miracle this?', clauses: ['mtg.702.93'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'enter', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'enter', prompt: 'imitate this?', clauses: ['mtg.cards.1'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'may', at: 'draw-for-turn', prompt: 'draw 2 and …?', clauses: ['mtg.cards.1'], value: '', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'draw-for-turn', prompt: 'choose a card', clauses: ['mtg.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'move', prompt: 'draw 1?', clauses: ['mtg.cards.1'], value: '', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'drawn', prompt: 'choose a card', clauses: ['mtg.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'draw', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'event', at: 'pay', asks: true, inner: [] },
  { kind: 'each', at: 'pay-coloured', asks: false, inner: [] },
  { kind: 'each', at: 'pay-coloured', asks: false, inner: [] },
  { kind: 'each', at: 'pay-any', asks: false, inner: [] },
  { kind: 'each', at: 'pay-any', asks: false, inner: [] },
  { kind: 'each', at: 'pay-out-of-pool', asks: false, inner: [] },
  { kind: 'each', at: 'pay-out-of-pool', asks: false, inner: [] },
  { kind: 'repeat', at: 'priority', asks: true, inner: [17, 20, 21, 38, 49, 51, 52] },
  { kind: 'repeat', at: 'priority', asks: true, inner: [20, 21, 38, 49, 51, 52] },
  { kind: 'kept', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'repeat', at: 'settle', asks: true, inner: [38, 49, 51, 52] },
  { kind: 'event', at: 'settle', asks: true, inner: [20, 38, 49, 51, 52] },
  { kind: 'repeat', at: 'match', asks: true, inner: [16, 17, 20, 21, 23, 24, 38, 39, 43, 49, 51, 52] },
  { kind: 'event', at: 'turn', asks: true, inner: [16, 17, 20, 21, 24, 38, 39, 43, 49, 51, 52] },
  { kind: 'while', at: 'cleanup-step', asks: true, inner: [49, 51, 52] },
  { kind: 'kept', at: '', asks: false, inner: [] },
  { kind: 'kept', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'choose-x', asks: false, inner: [] },
  { kind: 'each', at: 'aim-spell', asks: false, inner: [] },
  { kind: 'each', at: 'pay-price', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'carry-out', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'turn-up', asks: false, inner: [] },
  { kind: 'each', at: 'turn-up', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'repeat', at: 'check-state', asks: true, inner: [49, 51, 52] },
  { kind: 'event', at: 'combat-phase', asks: true, inner: [16, 17, 20, 21, 38, 43, 49, 51, 52] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'strike-all', asks: false, inner: [] },
  { kind: 'each', at: 'strike-all', asks: false, inner: [] },
  { kind: 'while', at: 'strike-with', asks: true, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'kept', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'tax', asks: false, inner: [] },
  { kind: 'while', at: 'spell-effect', asks: true, inner: [51, 52] },
  { kind: 'each', at: 'spell-effect', asks: false, inner: [] },
  { kind: 'while', at: 'cast-effect', asks: true, inner: [49, 52] },
  { kind: 'while', at: 'cast-effect', asks: true, inner: [49, 51] },
  { kind: 'each', at: 'mana-value', asks: false, inner: [] },
  { kind: 'each', at: 'mana-value', asks: false, inner: [] },
  { kind: 'each', at: 'hues', asks: false, inner: [] },
  { kind: 'each', at: 'pooled', asks: false, inner: [] },
  { kind: 'each', at: 'usable', asks: false, inner: [] },
  { kind: 'each', at: 'burden', asks: false, inner: [] },
  { kind: 'each', at: 'source-for', asks: false, inner: [] },
  { kind: 'each', at: 'source-for', asks: false, inner: [] },
  { kind: 'each', at: 'source-for', asks: false, inner: [] },
  { kind: 'each', at: 'source-for-any', asks: false, inner: [] },
  { kind: 'each', at: 'source-for-any', asks: false, inner: [] },
  { kind: 'each', at: 'ways', asks: false, inner: [] },
  { kind: 'each', at: 'mana-floor', asks: false, inner: [] },
  { kind: 'each', at: 'mana-floor', asks: false, inner: [] },
  { kind: 'each', at: 'kinds-in-graveyards', asks: false, inner: [] },
  { kind: 'each', at: 'under-the-moon', asks: false, inner: [] },
  { kind: 'each', at: 'is-painted', asks: false, inner: [] },
  { kind: 'each', at: 'is-painted', asks: false, inner: [] },
  { kind: 'each', at: 'is-painted', asks: false, inner: [] },
  { kind: 'each', at: 'can-use', asks: false, inner: [] },
  { kind: 'each', at: 'can-use', asks: false, inner: [] },
  { kind: 'each', at: 'lacks-colour-of', asks: false, inner: [] },
  { kind: 'each', at: 'lacks-colour-of', asks: false, inner: [] },
  { kind: 'each', at: 'has', asks: false, inner: [] },
  { kind: 'each', at: 'may-cast', asks: false, inner: [] },
  { kind: 'each', at: 'may-cast-2', asks: false, inner: [] },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: 25, asker: 2, radix: [[2048, 0], [8, 0], [16, 0]] },
  { event: 55, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 57, asker: 3, radix: [[2048, 0], [2048, 0], [16, 0], [16, 0]] },
  { event: 82, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 83, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 84, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 90, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 101, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 103, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 107, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 108, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 109, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 110, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 112, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 121, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 122, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 125, asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 25, at: ['priority'], rule: 111 },
  { event: 55, at: ['priority'], rule: 112 },
  { event: 57, at: ['priority'], rule: 113 },
  { event: 57, at: ['let-cast'], rule: 114 },
  { event: 82, at: ['priority'], rule: 115 },
  { event: 83, at: ['priority'], rule: 116 },
  { event: 84, at: ['priority'], rule: 117 },
  { event: 90, at: ['priority'], rule: 118 },
  { event: 101, at: ['declare-attackers'], rule: 119 },
  { event: 103, at: ['declare-blockers'], rule: 120 },
  { event: 107, at: ['priority'], rule: 121 },
  { event: 108, at: ['priority'], rule: 122 },
  { event: 109, at: ['priority'], rule: 123 },
  { event: 110, at: ['priority'], rule: 124 },
  { event: 112, at: ['priority'], rule: 125 },
  { event: 121, at: ['priority'], rule: 126 },
  { event: 122, at: ['priority'], rule: 127 },
  { event: 125, at: ['priority'], rule: 128 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'damage', column: 'damage', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'plus-counters', column: 'plusCounters', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'minus-counters', column: 'minusCounters', of: 'card', type: 'number', zones: ['battlefield'] },
  { name: 'time-counters', column: 'timeCounters', of: 'card', type: 'number', zones: ['exile'] },
  { name: 'stamp', column: 'stamp', of: 'card', type: 'number', zones: [] },
  { name: 'moving', column: 'moving', of: 'game', type: 'card', zones: [] },
  { name: 'pool', column: 'pool', of: 'pair', params: ['player', 'colour'], type: 'number', zones: [] },
  { name: 'colourless-pool', column: 'colourlessPool', of: 'player', type: 'number', zones: [] },
  { name: 'wanted', column: 'wanted', of: 'game', type: 'set of colour', zones: [] },
  { name: 'surcharge', column: 'surcharge', of: 'game', type: 'number', zones: [] },
  { name: 'chosen-x', column: 'chosenX', of: 'game', type: 'number', zones: [] },
  { name: 'actor', column: 'actor', of: 'game', type: 'player', zones: [] },
  { name: 'passes', column: 'passes', of: 'game', type: 'number', zones: [] },
  { name: 'role', column: 'role', of: 'effect', type: 'role-on-stack', zones: [] },
  { name: 'aims', column: 'aims', of: 'effect', type: 'set of card', zones: [] },
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
  { name: 'phase', column: 'phase', of: 'game', type: 'phase-kind', zones: [] },
  { name: 'life', column: 'life', of: 'player', type: 'number', zones: [] },
  { name: 'was-before', column: 'wasBefore', of: 'card', type: 'definition', zones: ['battlefield'] },
  { name: 'extra-turns', column: 'extraTurns', of: 'player', type: 'number', zones: [] },
  { name: 'draws-this-turn', column: 'drawsThisTurn', of: 'player', type: 'number', zones: [] },
  { name: 'cast-blue', column: 'castBlue', of: 'player', type: 'truth', zones: [] },
  { name: 'way-cast', column: 'wayCast', of: 'card', type: 'way', zones: ['stack', 'battlefield'] },
  { name: 'x', column: 'x', of: 'card', type: 'number', zones: ['stack', 'battlefield'] },
  { name: 'targets', column: 'targets', of: 'card', type: 'set of card', zones: ['stack'] },
  { name: 'second-targets', column: 'secondTargets', of: 'card', type: 'set of card', zones: ['stack'] },
  { name: 'target-players', column: 'targetPlayers', of: 'card', type: 'set of player', zones: ['stack'] },
  { name: 'target-ability', column: 'targetAbility', of: 'card', type: 'effect', zones: ['stack'] },
  { name: 'aimed', column: 'aimed', of: 'card', type: 'number', zones: ['stack'] },
  { name: 'resolving', column: 'resolving', of: 'game', type: 'card', zones: [] },
  { name: 'offered', column: 'offered2', of: 'game', type: 'card', zones: [] },
  { name: 'offered-way', column: 'offeredWay', of: 'game', type: 'way', zones: [] },
  { name: 'offered-by', column: 'offeredBy', of: 'game', type: 'card', zones: [] },
  { name: 'spliced', column: 'spliced', of: 'card', type: 'set of definition', zones: ['stack'] },
  { name: 'amiss', column: 'amiss', of: 'game', type: 'truth', zones: [] },
  { name: 'blocked-by', column: 'blockedBy', of: 'card', type: 'set of card', zones: ['battlefield'] },
  { name: 'delay-counters', column: 'delayCounters', of: 'card', type: 'number', zones: ['exile'] },
  { name: 'meddled-as', column: 'meddledAs', of: 'card', type: 'definition', zones: ['exile'] },
  { name: 'meddled-x', column: 'meddledX', of: 'card', type: 'number', zones: ['exile'] },
  { name: 'meddled-targets', column: 'meddledTargets', of: 'card', type: 'set of card', zones: ['exile'] },
  { name: 'meddled-players', column: 'meddledPlayers', of: 'card', type: 'set of player', zones: ['exile'] },
  { name: 'tapped', column: 'tapped', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'face-down', column: 'faceDown', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
  { name: 'token', column: 'token', of: 'card', type: 'truth', zones: [] },
  { name: 'newly-drawn', column: 'newlyDrawn', of: 'card', type: 'truth', zones: ['hand'] },
  { name: 'out-of-cards', column: 'outOfCards', of: 'player', type: 'truth', zones: [] },
  { name: 'hand-cast', column: 'handCast', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
  { name: 'given-suspend', column: 'givenSuspend', of: 'card', type: 'truth', zones: ['exile'] },
  { name: 'kept-revealed', column: 'keptRevealed', of: 'card', type: 'truth', zones: ['hand'] },
  { name: 'rebounding', column: 'rebounding', of: 'card', type: 'truth', zones: ['exile'] },
  { name: 'kicked', column: 'kicked', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
  { name: 'attacking', column: 'attacking', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'blocking', column: 'blocking', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'blocked', column: 'blocked', of: 'card', type: 'truth', zones: ['battlefield'] },
  { name: 'illusory', column: 'illusory', of: 'card', type: 'truth', zones: ['battlefield'] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  {
    proc: PROC.spellEffectDuringTurnFrame, until: 'during turn',
    rules: ['card c is shrouded if c in battlefield and c is land-card'], kept: [],
  },
  {
    proc: PROC.spellEffectDuringTurn2Frame, until: 'during turn',
    rules: ['except power of card k += n if k = t and stamp of k = was'],
    kept: [{ name: 't', type: 'card' }, { name: 'was', type: 'number' }, { name: 'n', type: 'number' }],
  },
  {
    proc: PROC.spellEffectDuringTurn3Frame, until: 'during turn',
    rules: [
      'except power of card k -= 5 if k = t and stamp of k = was',
      'except toughness of card k -= 5 if k = t and stamp of k = was',
    ],
    kept: [{ name: 't', type: 'card' }, { name: 'was', type: 'number' }],
  },
  {
    proc: PROC.spellEffectDuringTurn4Frame, until: 'during turn',
    rules: ['card c is hushed if c = k and stamp of c = was'],
    kept: [{ name: 'k', type: 'card' }, { name: 'was', type: 'number' }],
  },
  {
    proc: PROC.enterDuringTurnFrame, until: 'during turn',
    rules: ['card k is recallable if k = c and stamp of k = now'],
    kept: [{ name: 'c', type: 'card' }, { name: 'now', type: 'number' }],
  },
]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.enterEffectFrame4, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.whenCastFrame, kept: [{ name: 'p', type: 'player', at: 1 }] },
  { proc: PROC.whenCast2Frame, kept: [{ name: 'p', type: 'player', at: 2 }] },
  { proc: PROC.castEffectFrame3, kept: [{ name: 'p', type: 'player', at: 2 }] },
  { proc: PROC.whenGoMadFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.whenWorkMiracleFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.scavengeEffectFrame, kept: [{ name: 't', type: 'card', at: 0 }] },
  { proc: PROC.unmakeEffectFrame, kept: [{ name: 's', type: 'card', at: 0 }] },
  { proc: PROC.eatLandEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.eatSpellEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.eatCreatureEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.feedEffectFrame, kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.banishWithEffectFrame, kept: [{ name: 't', type: 'card', at: 0 }] },
  { proc: PROC.emptyGraveEffectFrame, kept: [{ name: 'q', type: 'player', at: 1 }] },
  { proc: PROC.drawnEffectFrame, kept: [{ name: 'you', type: 'player', at: 0 }] },
  { proc: PROC.drawnEffectFrame2, kept: [{ name: 'you', type: 'player', at: 2 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: 44, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  {
    event: 0, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }],
  },
  { event: 55, fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }] },
  { event: 57, fits: [], words: [{ part: 3 }, ' casts ', { part: 1 }, ' ', { part: 2 }] },
  { event: 57, fits: [{ part: 2, value: 0 }], words: [{ part: 3 }, ' casts ', { part: 1 }] },
  { event: 38, fits: [], words: [{ part: 1 }, ' uses ', { part: 0 }] },
  { event: 29, fits: [], words: ['tapped for mana: ', { part: 0 }] },
  { event: 101, fits: [], words: [{ part: 1 }, ' attacks with ', { part: 0 }] },
  { event: 103, fits: [], words: [{ part: 2 }, ' blocks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: 16, fits: [], words: [{ part: 0 }, ' enters the battlefield'] },
  { event: 91, fits: [], words: [{ part: 2 }, ' does ', { part: 0 }, ' ', { part: 1 }, ' damage'] },
  { event: 92, fits: [], words: [{ part: 2 }, ' does ', { part: 0 }, ' ', { part: 1 }, ' damage'] },
  { event: 94, fits: [], words: [{ part: 1 }, ' gains ', { part: 0 }, ' life'] },
  { event: 93, fits: [], words: [{ part: 1 }, ' loses ', { part: 0 }, ' life'] },
  { event: 33, fits: [], words: [{ part: 1 }, ' pays ', { part: 0 }, ' life'] },
  { event: 17, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: 0, fits: [{ part: 2, zone: 5 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: 0, fits: [{ part: 2, zone: 8 }], words: [{ part: 0 }, ' is exiled'] },
  { event: 18, fits: [], words: [{ part: 1 }, ' sacrifices ', { part: 0 }] },
  { event: 19, fits: [], words: [{ part: 1 }, ' discards ', { part: 0 }] },
  { event: 20, fits: [], words: [{ part: 0 }, ' is countered'] },
  { event: 24, fits: [], words: [{ part: 1 }, ' mills ', { part: 0, counted: ['card', 'cards'] }] },
  {
    event: 0, fits: [{ part: 1, zone: 6 }, { part: 2, zone: 4 }],
    words: [{ part: 0 }, ' goes back to the hand of ', { part: 2, whose: true }],
  },
  { event: 1, fits: [] },
  { event: 2, fits: [] },
  { event: 8, fits: [] },
  { event: 10, fits: [] },
  { event: 43, fits: [] },
  { event: 97, fits: [] },
  { event: 50, fits: [] },
  { event: 26, fits: [] },
  { event: 27, fits: [] },
  { event: 28, fits: [] },
  { event: 30, fits: [] },
  { event: 31, fits: [] },
  { event: 32, fits: [] },
  { event: 66, fits: [] },
  { event: 81, fits: [] },
  { event: 62, fits: [] },
  { event: 13, fits: [] },
  { event: 23, fits: [] },
  { event: 22, fits: [] },
  { event: 21, fits: [] },
  { event: 49, fits: [] },
  { event: 14, fits: [] },
  { event: 46, fits: [] },
  { event: 47, fits: [] },
  { event: 45, fits: [] },
  { event: 48, fits: [] },
  { event: 100, fits: [] },
  { event: 102, fits: [] },
  { event: 99, fits: [] },
  { event: 52, fits: [] },
  { event: 51, fits: [] },
  { event: 53, fits: [] },
  { event: 63, fits: [] },
  { event: 60, fits: [] },
  { event: 76, fits: [] },
  { event: 70, fits: [] },
  { event: 37, fits: [] },
  { event: 105, fits: [] },
  { event: 104, fits: [] },
  { event: 106, fits: [] },
  { event: 112, fits: [] },
  { event: 77, fits: [] },
  { event: 41, fits: [] },
  { event: 79, fits: [] },
  { event: 75, fits: [] },
  { event: 64, fits: [] },
  { event: 61, fits: [] },
  { event: 67, fits: [] },
  { event: 72, fits: [] },
  { event: 69, fits: [] },
  { event: 73, fits: [] },
  { event: 71, fits: [] },
  { event: 113, fits: [] },
  { event: 114, fits: [] },
  { event: 0, fits: [{ part: 2, zone: 7 }] },
  { event: 0, fits: [{ part: 2, zone: 6 }] },
  { event: 0, fits: [{ part: 1, zone: 4 }, { part: 2, zone: 5 }] },
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
  this.arrived = s.arrived
  this.damage = s.damage
  this.plusCounters = s.plusCounters
  this.minusCounters = s.minusCounters
  this.timeCounters = s.timeCounters
  this.stamp = s.stamp
  this.moving = s.moving
  this.pool = s.pool
  this.colourlessPool = s.colourlessPool
  this.wanted = s.wanted
  this.surcharge = s.surcharge
  this.chosenX = s.chosenX
  this.actor = s.actor
  this.passes = s.passes
  this.role = s.role
  this.aims = s.aims
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.phase = s.phase
  this.life = s.life
  this.wasBefore = s.wasBefore
  this.extraTurns = s.extraTurns
  this.drawsThisTurn = s.drawsThisTurn
  this.castBlue = s.castBlue
  this.wayCast = s.wayCast
  this.x = s.x
  this.targets = s.targets
  this.secondTargets = s.secondTargets
  this.targetPlayers = s.targetPlayers
  this.targetAbility = s.targetAbility
  this.aimed = s.aimed
  this.resolving = s.resolving
  this.offered2 = s.offered2
  this.offeredWay = s.offeredWay
  this.offeredBy = s.offeredBy
  this.spliced = s.spliced
  this.amiss = s.amiss
  this.blockedBy = s.blockedBy
  this.delayCounters = s.delayCounters
  this.meddledAs = s.meddledAs
  this.meddledX = s.meddledX
  this.meddledTargets = s.meddledTargets
  this.meddledPlayers = s.meddledPlayers
  this.mainDeck = s.mainDeck
  this.sideboard = s.sideboard
  this.tapped = s.tapped
  this.faceDown = s.faceDown
  this.token = s.token
  this.newlyDrawn = s.newlyDrawn
  this.outOfCards = s.outOfCards
  this.handCast = s.handCast
  this.givenSuspend = s.givenSuspend
  this.keptRevealed = s.keptRevealed
  this.rebounding = s.rebounding
  this.kicked = s.kicked
  this.attacking = s.attacking
  this.blocking = s.blocking
  this.blocked = s.blocked
  this.illusory = s.illusory
  this.runningTurn = s.runningTurn
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.beforeLine = s.beforeLine
  this.changedInLine = s.changedInLine
  this.timesPlayLandDuringTurn = s.timesPlayLandDuringTurn
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { moving: 'one', aims: 'each', targets: 'each', secondTargets: 'each', resolving: 'one', offered2: 'one', offeredBy: 'one', blockedBy: 'each', meddledTargets: 'each' }, texts: {
  [PROC.moveFrame]: ['card2'], [PROC.buryFrame]: ['c'], [PROC.takeBackFrame]: ['c'], [PROC.banishFrame]: ['c'],
  [PROC.tuckFrame]: ['c'], [PROC.sinkFrame]: ['c'], [PROC.enterFrame]: ['c'], [PROC.destroyFrame]: ['c'],
  [PROC.sacrificeFrame]: ['c'], [PROC.discardFrame]: ['c'], [PROC.counterFrame]: ['c'],
  [PROC.drawOneFrame]: ['c', 'list1'], [PROC.drawnFrame]: ['c'], [PROC.millFrame]: ['c', 'list1'],
  [PROC.playLandFrame]: ['c'], [PROC.castFrame]: ['c'], [PROC.chooseFaceFrame]: ['c'], [PROC.chooseOptionsFrame]: ['c'],
  [PROC.aimFrame]: ['c'], [PROC.payInsteadFrame]: ['c'], [PROC.chooseXFrame]: ['c'], [PROC.aimSpellFrame]: ['c'],
  [PROC.asHalfFrame]: ['c'], [PROC.payPriceFrame]: ['c'], [PROC.aimCreatureFrame]: ['c'], [PROC.aimPlayerFrame]: ['c'],
  [PROC.aimAnywhereFrame]: ['c'], [PROC.resolveSpellFrame]: ['c'], [PROC.carryOutFrame]: ['c'],
  [PROC.carryOutAsFrame]: ['c'], [PROC.spellEffectFrame]: ['c'], [PROC.letCastFrame]: ['c', 's_'],
  [PROC.payGrantedFrame]: ['c'], [PROC.turnUpFrame]: ['c'], [PROC.cycleFrame]: ['c'], [PROC.suspendFrame]: ['c'],
  [PROC.spliceOntoFrame]: ['c', 'shown2'], [PROC.scavengeFrame]: ['c', 't2'], [PROC.putRightFrame]: ['members1'],
  [PROC.strikeAllFrame]: ['list1', 'list3'], [PROC.strikeWithFrame]: ['a', 'rest2'],
  [PROC.unmakeFrame]: ['this_', 's_'], [PROC.eatLandFrame]: ['this_'], [PROC.eatSpellFrame]: ['this_', 'c'],
  [PROC.eatCreatureFrame]: ['this_', 'c'], [PROC.imitateFrame]: ['c'], [PROC.feedFrame]: ['this_', 'c'],
  [PROC.aimSpellOnStackFrame]: ['c'], [PROC.counterTargetsFrame]: ['c', 'list1'], [PROC.aimActivationFrame]: ['c'],
  [PROC.meddleWithFrame]: ['s_', 'ts'], [PROC.comeBackFrame]: ['c', 'ts'], [PROC.taxFrame]: ['s_'],
  [PROC.aimSecondCreatureFrame]: ['c'], [PROC.banishWithFrame]: ['this_', 't2'], [PROC.emptyGraveFrame]: ['this_'],
  [PROC.keepOrReturnFrame]: ['c'], [PROC.giveFreelyFrame]: ['this_'], [PROC.castEffectFrame]: ['c'],
  [PROC.aimFrame2]: ['c'], [PROC.aimFrame3]: ['c'], [PROC.aimFrame4]: ['c'], [PROC.aimFrame5]: ['c'],
  [PROC.aimFrame6]: ['c'], [PROC.aimFrame7]: ['c'], [PROC.aimFrame8]: ['c'], [PROC.aimFrame9]: ['c'],
  [PROC.aimFrame10]: ['c'], [PROC.aimFrame11]: ['c'], [PROC.aimFrame12]: ['c'], [PROC.aimFrame13]: ['c'],
  [PROC.aimFrame14]: ['c'], [PROC.aimFrame15]: ['c', 'burnt'], [PROC.aimFrame16]: ['c'], [PROC.aimFrame17]: ['c'],
  [PROC.aimFrame18]: ['c', 'wanted2'], [PROC.aimFrame19]: ['c'], [PROC.aimFrame20]: ['c'], [PROC.aimFrame21]: ['c'],
  [PROC.aimFrame22]: ['c', 'burnt'], [PROC.aimFrame23]: ['c'], [PROC.aimFrame24]: ['c'], [PROC.aimFrame25]: ['c'],
  [PROC.aimFrame26]: ['c'], [PROC.aimFrame27]: ['c'], [PROC.aimFrame28]: ['c'], [PROC.aimFrame29]: ['c'],
  [PROC.aimFrame30]: ['c'], [PROC.aimFrame31]: ['c'], [PROC.aimFrame32]: ['c'], [PROC.aimFrame33]: ['c'],
  [PROC.aimFrame34]: ['c'], [PROC.aimFrame35]: ['c'], [PROC.aimFrame36]: ['c'], [PROC.aimFrame37]: ['c'],
  [PROC.aimFrame38]: ['c'], [PROC.aimFrame39]: ['c'], [PROC.aimFrame40]: ['c'], [PROC.payInsteadFrame2]: ['c'],
  [PROC.payInsteadFrame4]: ['c'], [PROC.payInsteadFrame5]: ['c'], [PROC.spellEffectFrame2]: ['c', 'list1'],
  [PROC.spellEffectFrame4]: ['c'], [PROC.spellEffectFrame5]: ['c'], [PROC.spellEffectFrame6]: ['c', 'list1'],
  [PROC.spellEffectFrame7]: ['c', 't2', 'list1'], [PROC.spellEffectFrame9]: ['c'], [PROC.spellEffectFrame10]: ['c'],
  [PROC.spellEffectFrame11]: ['c'], [PROC.spellEffectFrame12]: ['c'], [PROC.spellEffectFrame14]: ['c'],
  [PROC.spellEffectFrame18]: ['c'], [PROC.spellEffectFrame19]: ['c', 'list1'],
  [PROC.spellEffectFrame20]: ['c', 'list1'], [PROC.spellEffectFrame25]: ['c'],
  [PROC.spellEffectFrame27]: ['c', 'list1'], [PROC.spellEffectFrame28]: ['c', 'list1'],
  [PROC.spellEffectFrame29]: ['c'], [PROC.spellEffectFrame31]: ['c', 'list1'],
  [PROC.spellEffectFrame32]: ['c', 'list1'], [PROC.spellEffectFrame33]: ['c'],
  [PROC.spellEffectFrame34]: ['c', 'list1'], [PROC.spellEffectFrame35]: ['c', 'seen', 'kept2', 'rest2', 'c2', 'list3'],
  [PROC.spellEffectFrame39]: ['c'], [PROC.spellEffectFrame40]: ['c', 'seen', 'taken', 'list5'],
  [PROC.spellEffectFrame41]: ['c', 'list1'], [PROC.spellEffectFrame43]: ['c'], [PROC.spellEffectFrame44]: ['c'],
  [PROC.spellEffectFrame45]: ['c'], [PROC.spellEffectFrame46]: ['c'], [PROC.spellEffectFrame47]: ['c'],
  [PROC.spellEffectFrame48]: ['c'], [PROC.spellEffectFrame49]: ['c'], [PROC.spellEffectFrame50]: ['c', 'list1'],
  [PROC.spellEffectFrame51]: ['c', 'list1'], [PROC.spellEffectFrame52]: ['c'],
  [PROC.spellEffectFrame53]: ['c', 'list1'], [PROC.spellEffectFrame54]: ['c', 's_', 'list1'],
  [PROC.spellEffectFrame55]: ['c'], [PROC.unmakeEffectFrame]: ['s_'], [PROC.eatLandEffectFrame]: ['c'],
  [PROC.eatSpellEffectFrame]: ['c', 'this_'], [PROC.eatCreatureEffectFrame]: ['c'],
  [PROC.feedEffectFrame]: ['c', 'this_'], [PROC.comeBackEffectFrame]: ['c'], [PROC.banishWithEffectFrame]: ['t2'],
  [PROC.emptyGraveEffectFrame]: ['list1'], [PROC.giveFreelyEffectFrame]: ['this_'], [PROC.insteadMoveFrame]: ['card2'],
  [PROC.enterEffectFrame]: ['c'], [PROC.countDownEffectFrame]: ['c'], [PROC.insteadDrawOneFrame]: ['this_'],
  [PROC.castEffectFrame2]: ['c', 'dug', 'c2', 'list1'], [PROC.insteadMove2Frame]: ['card2'],
  [PROC.goMadEffectFrame]: ['c'], [PROC.afterDrawnFrame]: ['c'], [PROC.workMiracleEffectFrame]: ['c'],
  [PROC.moveEffectFrame]: ['card2'], [PROC.insteadMove3Frame]: ['card2'], [PROC.upkeepEffectFrame2]: ['this_'],
  [PROC.enterEffectFrame2]: ['c', 'list1'], [PROC.insteadMove4Frame]: ['c'], [PROC.whenEnter4Frame]: ['c'],
  [PROC.afterEnterFrame]: ['c'], [PROC.becomeTargetEffectFrame]: ['t2'], [PROC.upkeepEffectFrame3]: ['this_'],
  [PROC.insteadMove5Frame]: ['card2'], [PROC.castEffectFrame3]: ['this_'], [PROC.drawnEffectFrame]: ['c'],
  [PROC.drawnEffectFrame2]: ['c'], [PROC.insteadMove6Frame]: ['c'], [PROC.afterEnterFrame2]: ['c'],
  [PROC.afterDrawnFrame2]: ['c'],
} }

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, card2, from2, to2, bottom2, noticed1, noticed2, noticed3, noticed4 }: MoveFrame) => ({
    proc, pc, answer, card2, from2, to2, bottom2, noticed1, noticed2, noticed3, noticed4,
  }),
  ({ proc, pc, answer, c }: BuryFrame) => ({ proc, pc, answer, c }),
  ({ proc, pc, answer, p }: SettleInsteadFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, c, p }: EnterFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, n, p, list1, next2 }: DrawFrame) => ({ proc, pc, answer, n, p, list1, next2 }),
  ({ proc, pc, answer, p, c, list1, next2 }: DrawOneFrame) => ({ proc, pc, answer, p, c, list1, next2 }),
  ({ proc, pc, answer, n, p, c, list1, next2 }: MillFrame) => ({ proc, pc, answer, n, p, c, list1, next2 }),
  ({ proc, pc, answer, cost, p, generic, list1, next2, list3, next4 }: PayFrame) => ({
    proc, pc, answer, cost, p, generic, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, s_, p }: PaySymbolFrame) => ({ proc, pc, answer, s_, p }),
  ({ proc, pc, answer }: PriorityFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, list1, next2 }: MatchFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p, list1, next2 }: DealFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, c, d, w, p, held }: CastFrame) => ({ proc, pc, answer, c, d, w, p, held }),
  ({ proc, pc, answer, c, p, list1, next2 }: AimSpellFrame) => ({ proc, pc, answer, c, p, list1, next2 }),
  ({ proc, pc, answer, c, h, p, whole }: AsHalfFrame) => ({ proc, pc, answer, c, h, p, whole }),
  ({ proc, pc, answer, c, w, p, list1, next2, list3, next4 }: PayPriceFrame) => ({
    proc, pc, answer, c, w, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, list1, next2, list3, next4 }: CarryOutFrame) => ({
    proc, pc, answer, c, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, c, w, s_, p }: LetCastFrame) => ({ proc, pc, answer, c, w, s_, p }),
  ({ proc, pc, answer, c, w, p }: PayGrantedFrame) => ({ proc, pc, answer, c, w, p }),
  ({ proc, pc, answer, c, p, shown2, atLeast1, atMost2 }: SpliceOntoFrame) => ({ proc, pc, answer, c, p, shown2, atLeast1, atMost2 }),
  ({ proc, pc, answer, c, p, t2 }: ScavengeFrame) => ({ proc, pc, answer, c, p, t2 }),
  ({
    proc, pc, answer, members1, part5, part6, changed8, next9, following10, next11, changed12, next13, following14,
    next15, list16, next17,
  }: PutRightFrame) => ({
    proc, pc, answer, members1, part5, part6, changed8, next9, following10, next11, changed12, next13, following14,
    next15, list16, next17,
  }),
  ({ proc, pc, answer, q }: DeclareBlockersFrame) => ({ proc, pc, answer, q }),
  ({ proc, pc, answer, p, list1, next2, list3, next4 }: StrikeAllFrame) => ({ proc, pc, answer, p, list1, next2, list3, next4 }),
  ({ proc, pc, answer, a, p, left, rest2 }: StrikeWithFrame) => ({ proc, pc, answer, a, p, left, rest2 }),
  ({ proc, pc, answer, this_, you, s_ }: UnmakeFrame) => ({ proc, pc, answer, this_, you, s_ }),
  ({ proc, pc, answer, this_, you }: EatLandFrame) => ({ proc, pc, answer, this_, you }),
  ({ proc, pc, answer, this_, you, c }: EatSpellFrame) => ({ proc, pc, answer, this_, you, c }),
  ({ proc, pc, answer, c, list1, next2 }: CounterTargetsFrame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, s_, n, q, d, k, ts, qs }: MeddleWithFrame) => ({ proc, pc, answer, s_, n, q, d, k, ts, qs }),
  ({ proc, pc, answer, c, p, d, k, ts, qs }: ComeBackFrame) => ({ proc, pc, answer, c, p, d, k, ts, qs }),
  ({ proc, pc, answer, s_, n, q, list1, next2 }: TaxFrame) => ({ proc, pc, answer, s_, n, q, list1, next2 }),
  ({ proc, pc, answer, this_, you, t2 }: BanishWithFrame) => ({ proc, pc, answer, this_, you, t2 }),
  ({ proc, pc, answer, this_, you, q }: EmptyGraveFrame) => ({ proc, pc, answer, this_, you, q }),
  ({ proc, pc, answer, p, c }: CastEffectFrame) => ({ proc, pc, answer, p, c }),
  ({ proc, pc, answer, c, p, burnt, scorched, atLeast1, atMost2, atLeast3, atMost4 }: AimFrame15) => ({
    proc, pc, answer, c, p, burnt, scorched, atLeast1, atMost2, atLeast3, atMost4,
  }),
  ({ proc, pc, answer, c, p, wanted2, atLeast1, atMost2 }: AimFrame18) => ({ proc, pc, answer, c, p, wanted2, atLeast1, atMost2 }),
  ({ proc, pc, answer, c, p, t2, list1, next2 }: SpellEffectFrame7) => ({ proc, pc, answer, c, p, t2, list1, next2 }),
  ({ proc, pc, answer, c, p, seen, kept2, rest2, c2, atLeast1, atMost2, list3, next4 }: SpellEffectFrame35) => ({
    proc, pc, answer, c, p, seen, kept2, rest2, c2, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, q, list1, next2 }: SpellEffectFrame39) => ({ proc, pc, answer, c, p, q, list1, next2 }),
  ({ proc, pc, answer, c, p, q, seen, taken, list1, next2, atLeast3, atMost4, list5, next6 }: SpellEffectFrame40) => ({
    proc, pc, answer, c, p, q, seen, taken, list1, next2, atLeast3, atMost4, list5, next6,
  }),
  ({ proc, pc, answer, c, p, s_, list1, next2 }: SpellEffectFrame54) => ({ proc, pc, answer, c, p, s_, list1, next2 }),
  ({ proc, pc, answer, s_, was, you }: UnmakeEffectFrame) => ({ proc, pc, answer, s_, was, you }),
  ({ proc, pc, answer, c, was, you }: EatLandEffectFrame) => ({ proc, pc, answer, c, was, you }),
  ({ proc, pc, answer, c, was, you, this_ }: EatSpellEffectFrame) => ({ proc, pc, answer, c, was, you, this_ }),
  ({ proc, pc, answer, c, was, you, this_, mine, meat }: FeedEffectFrame) => ({
    proc, pc, answer, c, was, you, this_, mine, meat,
  }),
  ({ proc, pc, answer, t2, was, you }: BanishWithEffectFrame) => ({ proc, pc, answer, t2, was, you }),
  ({ proc, pc, answer, you, q, list1, next2 }: EmptyGraveEffectFrame) => ({ proc, pc, answer, you, q, list1, next2 }),
  ({ proc, pc, answer, you, this_ }: GiveFreelyEffectFrame) => ({ proc, pc, answer, you, this_ }),
  ({ proc, pc, answer, card2, replaces }: InsteadMoveFrame) => ({ proc, pc, answer, card2, replaces }),
  ({ proc, pc, answer, c, you }: EnterEffectFrame) => ({ proc, pc, answer, c, you }),
  ({ proc, pc, answer, p, this_, you, replaces }: InsteadDrawOneFrame) => ({ proc, pc, answer, p, this_, you, replaces }),
  ({ proc, pc, answer, p, bound, you, c, dug, going, c2, list1, next2 }: CastEffectFrame2) => ({
    proc, pc, answer, p, bound, you, c, dug, going, c2, list1, next2,
  }),
  ({ proc, pc, answer, card2, you, replaces }: InsteadMove2Frame) => ({ proc, pc, answer, card2, you, replaces }),
  ({ proc, pc, answer, c, you, p }: GoMadEffectFrame) => ({ proc, pc, answer, c, you, p }),
  ({ proc, pc, answer, card2, now, you }: MoveEffectFrame) => ({ proc, pc, answer, card2, now, you }),
  ({ proc, pc, answer, you, c, list1, next2 }: EnterEffectFrame2) => ({ proc, pc, answer, you, c, list1, next2 }),
  ({ proc, pc, answer, c, replaces }: InsteadMove4Frame) => ({ proc, pc, answer, c, replaces }),
  ({ proc, pc, answer, you }: EnterEffectFrame3) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, you, c }: WhenEnter4Frame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, t2, you }: BecomeTargetEffectFrame) => ({ proc, pc, answer, t2, you }),
  ({ proc, pc, answer, this_, you, p }: CastEffectFrame3) => ({ proc, pc, answer, this_, you, p }),
  ({ proc, pc, answer, you, list1, next2 }: DrawForTurnEffectFrame) => ({ proc, pc, answer, you, list1, next2 }),
  ({ proc, pc, answer, you, c, p }: DrawnEffectFrame) => ({ proc, pc, answer, you, c, p }),
  ({ proc, pc, answer, p, c, you }: DrawnEffectFrame2) => ({ proc, pc, answer, p, c, you }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 1, 1, 1, 1, 1, 0, 0, 2, 3, 1, 3, 3, 1, 4, 5, 3, 6, 0, 7, 8, 8, 0, 2, 0, 2, 0, 0, 9, 0, 0, 0, 0, 9, 2, 10, 11, 2, 0,
  2, 0, 2, 2, 2, 2, 0, 2, 0, 3, 0, 12, 34, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 35, 3, 3, 36, 3, 3, 3, 35,
  3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3, 3, 13, 14, 15, 0, 0, 0, 0, 3, 3, 3, 0, 0, 1, 16,
  14, 3, 13, 0, 3, 3, 13, 37, 0, 3, 3, 3, 3, 0, 3, 0, 0, 0, 13, 13, 13, 0, 0, 0, 0, 3, 0, 13, 13, 3, 0, 0, 13, 13, 3,
  13, 38, 0, 0, 0, 0, 0, 39, 40, 13, 0, 3, 13, 13, 3, 3, 3, 0, 3, 13, 13, 3, 13, 41, 3, 17, 18, 13, 3, 2, 3, 0, 0, 0, 0,
  19, 20, 0, 0, 0, 0, 0, 9, 21, 2, 0, 2, 2, 0, 22, 0, 23, 24, 0, 25, 42, 26, 43, 27, 44, 27, 43, 3, 27, 45, 3, 28, 3, 0,
  29, 30, 34, 31, 3, 32, 46, 33, 47, 3, 0, 26, 48, 0, 0, 49, 0, 50, 0, 0, 0, 50, 51, 0, 52, 53, 0, 54, 34, 0, 54, 0, 55,
  49, 0, 26, 0, 56, 57, 0, 58, 59, 0, 0, 34, 0, 60, 0, 26, 49, 0, 61, 0, 62, 0, 58, 0, 58, 0, 63, 0, 64, 57, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  1 /* bury */: { 1: 3 },
  2 /* take-back */: { 1: 3 },
  11 /* sacrifice */: { 1: 3 },
  12 /* discard */: { 1: 3 },
  20 /* pay-symbol */: { 1: 3 },
  25 /* pay-out-of-pool */: { 1: 3 },
  48 /* play-land */: { 1: 2 },
  50 /* cast */: { 6: 2 },
  52 /* choose-face */: { 3: 3 },
  54 /* choose-options */: { 1: 3 },
  55 /* aim */: { 1: 3 },
  95 /* pay-instead */: { 1: 3 },
  100 /* choose-x */: { 1: 3 },
  101 /* aim-spell */: { 1: 3 },
  102 /* as-half */: { 1: 3 },
  108 /* aim-creature */: { 1: 3 },
  109 /* aim-player */: { 1: 3 },
  176 /* pay-granted */: { 1: 3 },
  178 /* cycle */: { 2: 2 },
  180 /* suspend */: { 3: 2 },
  186 /* scavenge */: { 4: 2 },
  204 /* unmake */: { 4: 2 },
  206 /* eat-land */: { 2: 2 },
  208 /* eat-spell */: { 3: 2 },
  210 /* eat-creature */: { 3: 2 },
  212 /* imitate */: { 1: 3 },
  213 /* feed */: { 3: 2 },
  215 /* aim-spell-on-stack */: { 1: 3 },
  217 /* aim-activation */: { 1: 3 },
  223 /* aim-second-creature */: { 1: 3 },
  224 /* banish-with */: { 3: 2 },
  226 /* empty-grave */: { 3: 2 },
  56 /* aim */: { 1: 3 },
  57 /* aim */: { 1: 3 },
  58 /* aim */: { 1: 3 },
  59 /* aim */: { 1: 3 },
  60 /* aim */: { 1: 3 },
  61 /* aim */: { 1: 3 },
  62 /* aim */: { 1: 3 },
  63 /* aim */: { 1: 3 },
  64 /* aim */: { 1: 3 },
  65 /* aim */: { 2: 3 },
  67 /* aim */: { 1: 3 },
  68 /* aim */: { 1: 3 },
  69 /* aim */: { 6: 6 },
  70 /* aim */: { 1: 3 },
  71 /* aim */: { 1: 3 },
  73 /* aim */: { 1: 3 },
  74 /* aim */: { 1: 3 },
  75 /* aim */: { 1: 3 },
  77 /* aim */: { 1: 3 },
  78 /* aim */: { 1: 3 },
  79 /* aim */: { 1: 3 },
  80 /* aim */: { 1: 3 },
  81 /* aim */: { 1: 3 },
  82 /* aim */: { 1: 3 },
  83 /* aim */: { 1: 3 },
  84 /* aim */: { 1: 3 },
  85 /* aim */: { 1: 3 },
  86 /* aim */: { 1: 3 },
  87 /* aim */: { 1: 3 },
  88 /* aim */: { 1: 3 },
  89 /* aim */: { 1: 3 },
  90 /* aim */: { 1: 3 },
  91 /* aim */: { 1: 3 },
  92 /* aim */: { 1: 3 },
  93 /* aim */: { 1: 3 },
  94 /* aim */: { 1: 3 },
  96 /* pay-instead */: { 1: 3 },
  98 /* pay-instead */: { 1: 3 },
  99 /* pay-instead */: { 1: 3 },
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 67: 1 }

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 106, message: 'fewer cards than a deck has', about: '' },
  { rule: 107, message: 'more than fifteen cards beside the deck', about: '' },
  { rule: 108, message: 'more than four copies', about: 'definition' },
  { rule: 109, message: 'not legal in the format', about: 'definition' },
  { rule: 110, message: 'restricted to one copy', about: 'definition' },
]
