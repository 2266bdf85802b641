// Compiled from the rules of YuGiOh into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { namesIn, placed, plainRecord } from 'houserules/runtime'
import { CARD, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type {
  ActivateEffectFrame,
  ActivateFrame,
  AfterMove2Frame,
  AfterMoveFrame2,
  AfterSpecialSummonFrame,
  AttackDirectlyFrame,
  AttackFrame,
  BatterFrame,
  BeatFrame,
  BeginAllFrame,
  BurnFrame,
  BurstEffectFrame,
  BurstFrame,
  CallSistersEffectFrame,
  CallSistersFrame,
  CarryOutFrame10,
  CarryOutFrame12,
  CarryOutFrame13,
  CarryOutFrame16,
  CarryOutFrame18,
  CarryOutFrame19,
  ClashFrame,
  CreateLightFrame,
  DealFrame,
  DestroyFrame,
  DrawFrame,
  DuelFrame,
  FuseFrame,
  GatherFrame,
  GatherFrame2,
  GiveTributesFrame,
  ImpersonateEffectFrame,
  LayOpenFrame,
  MatchFrame,
  MoveFrame,
  PeerEffectFrame,
  RunChainFrame,
  RunLinkFrame,
  SearchFrame,
  SendFrame,
  State,
  SummonFromExtraFrame,
  TryFuseFrame,
  TurnFrame,
  WhenArriveFrame,
  WhenBurnFrame,
  WhenDeclareAttackFrame,
  WhenMoveFrame,
} from './state.ts'

/** Options, and the values that each can have. */
export const OPTIONS: GameInfo['options'] = []

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
  { name: 'send', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['ygo.zone.3'] },
  { name: 'destroy', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['ygo.zone.3'] },
  { name: 'banish', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['ygo.zone.3'] },
  { name: 'discard', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['ygo.zone.3'] },
  { name: 'open-deck', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.zone.5'] },
  { name: 'close-deck', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.zone.5'] },
  {
    name: 'search', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.zone.1'],
  },
  {
    name: 'burn',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'with', name: 'n', type: 'number' },
      { role: 'for', name: 'c', type: 'card' },
    ],
    clauses: ['ygo.damage.1'],
  },
  {
    name: 'pay', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.damage.1'],
  },
  {
    name: 'use-name', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.query.10'],
  },
  { name: 'match', params: [], clauses: ['ygo.start.1'] },
  { name: 'set-up', params: [], clauses: ['ygo.start.1'] },
  { name: 'build-deck', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.start.1'] },
  { name: 'duel', params: [], clauses: ['ygo.start.2'] },
  { name: 'deal', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.start.2'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.1'] },
  { name: 'new-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.1'] },
  { name: 'draw-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.2'] },
  { name: 'before-draw', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.2'] },
  {
    name: 'draw', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.turn.2'],
  },
  { name: 'standby-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.3'] },
  { name: 'standby', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.3'] },
  { name: 'main-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.4'] },
  { name: 'end-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.6'] },
  { name: 'ending', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.6'] },
  { name: 'lose', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.end.1'] },
  { name: 'win', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.end.2'] },
  { name: 'draw-duel', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.end.3'] },
  { name: 'window', params: [], clauses: ['ygo.chain.1'] },
  { name: 'run-chain', params: [], clauses: ['ygo.chain.1'] },
  { name: 'run-link', params: [{ role: 'main', name: 'e', type: 'effect' }], clauses: ['ygo.chain.3'] },
  { name: 'line-up', params: [], clauses: ['ygo.chain.2'] },
  { name: 'link-up', params: [{ role: 'main', name: 'e', type: 'effect' }], clauses: ['ygo.chain.2'] },
  {
    name: 'prepare', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.spell.1'],
  },
  {
    name: 'carry-out', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.spell.1'],
  },
  {
    name: 'activate', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.spell.1'],
  },
  {
    name: 'lay-open', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.spell.1'],
  },
  {
    name: 'set-card', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.trap.1'],
  },
  {
    name: 'arrive', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.1'],
  },
  {
    name: 'normal-summon',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.1'],
  },
  {
    name: 'set-monster', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.1'],
  },
  {
    name: 'give-tributes',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.2'],
  },
  {
    name: 'special-summon',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.3'],
  },
  {
    name: 'special-summon-freely',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.5'],
  },
  {
    name: 'change-position',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.summon.6'],
  },
  {
    name: 'gather',
    params: [
      { role: 'main', name: 'f', type: 'card' },
      { role: 'with', name: 'pool', type: 'set of card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['ygo.fusion.1'],
  },
  {
    name: 'try-fuse',
    params: [
      { role: 'main', name: 'f', type: 'card' },
      { role: 'with', name: 'pool', type: 'set of card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['ygo.fusion.2'],
  },
  {
    name: 'fuse',
    params: [
      { role: 'main', name: 'f', type: 'card' },
      { role: 'with', name: 'pool', type: 'set of card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['ygo.fusion.2'],
  },
  {
    name: 'summon-from-extra',
    params: [{ role: 'main', name: 'f', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.synchro.1'],
  },
  { name: 'battle-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['ygo.turn.5'] },
  {
    name: 'attack',
    params: [
      { role: 'main', name: 'd', type: 'card' },
      { role: 'with', name: 'a', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['ygo.battle.1'],
  },
  {
    name: 'declare-attack',
    params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.battle.1'],
  },
  {
    name: 'clash',
    params: [
      { role: 'main', name: 'a', type: 'card' },
      { role: 'with', name: 'd', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['ygo.battle.2'],
  },
  {
    name: 'beat',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'with', name: 'w', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['ygo.battle.2'],
  },
  { name: 'fall', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['ygo.battle.2'] },
  {
    name: 'attack-directly',
    params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['ygo.battle.3'],
  },
  {
    name: 'batter', params: [{ role: 'main', name: 'q', type: 'player' }, { role: 'with', name: 'n', type: 'number' }],
    clauses: ['ygo.battle.3'],
  },
  {
    name: 'call-sisters',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['ygo.cards.4'],
  },
  {
    name: 'peer', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['ygo.cards.4'],
  },
  {
    name: 'impersonate',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['ygo.cards.4'],
  },
  {
    name: 'burst', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['ygo.cards.5'],
  },
  {
    name: 'create-light',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['ygo.cards.6'],
  },
  {
    name: 'begin-all',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['ygo.cards.6'],
  },
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' },
  { name: 'lasting', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'extra', perSeat: true, holds: 'cards', held: true },
  { name: 'side', perSeat: true, holds: 'cards', held: true },
  { name: 'monsters', perSeat: true, holds: 'cards' },
  { name: 'backrow', perSeat: true, holds: 'cards' },
  { name: 'field-spell', perSeat: true, holds: 'cards' },
  { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'banished', perSeat: true, holds: 'cards' },
  { name: 'attached', perSeat: true, holds: 'cards' },
  { name: 'chain', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  { name: 'end-phase', kind: 'choice', clauses: ['ygo.turn.6'], text: 'choose card c in hand of p by p' },
  {
    name: 'line-up', kind: 'choice', clauses: ['ygo.chain.2'],
    text: 'choose effect e in waiting where controller of e = p by p',
  },
  {
    name: 'give-tributes', kind: 'choice', clauses: ['ygo.summon.2'],
    text: 'choose (tributes-for of c) card m in monsters of p as given by p',
  },
  {
    name: 'special-summon', kind: 'choice', clauses: ['ygo.summon.3'],
    text: 'choose position w in (upright, sideways) by p',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.fusion.1'],
    text: 'choose 2..5 card m in pool where level-now of m > 0 as picked by p where sum of level-now of picked = n and count of (each tuned m in picked) = 1',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.fusion.1'],
    text: 'choose 2 card m in pool where level-now of m = n as picked by p',
  },
  { name: 'gather', kind: 'choice', clauses: ['ygo.fusion.1'], text: 'choose (n) card m in pool as picked by p' },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.fusion.1'], text: 'only if f not in extra' },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.fusion.2'], text: 'only if f not in materials' },
  {
    name: 'only if', kind: 'only-if', clauses: ['ygo.battle.1'],
    text: 'only if a in monsters of p and position-of of a = upright and d in monsters',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['ygo.battle.3'],
    text: 'only if a in monsters of p and position-of of a = upright',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['ygo.cards.4'],
    text: 'only if fresh-name of (this, you) and this is not negated',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['ygo.cards.4'],
    text: 'only if no card c in monsters of you where c is not xyz-monster',
  },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.cards.4'], text: 'only if fresh-name of (this, you)' },
  { name: 'peer', kind: 'choice', clauses: ['ygo.cards.4'], text: 'choose card c in hand of you' },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.cards.4'], text: 'only if not imitated of this' },
  { name: 'impersonate', kind: 'choice', clauses: ['ygo.cards.4'], text: 'choose effect-monster c in graveyard of you' },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.cards.5'], text: 'only if fresh-name of (this, you)' },
  {
    name: 'burst', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose card a in monsters of you + backrow of you + field-spell of you as mine',
  },
  {
    name: 'burst', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose card b in monsters + backrow + field-spell where b != mine as theirs',
  },
  {
    name: 'create-light', kind: 'choice', clauses: ['ygo.cards.6'],
    text: 'choose card a in monsters of you where a is face-up and originally of (a, 《オシリスの天空竜》, this)',
  },
  {
    name: 'create-light', kind: 'choice', clauses: ['ygo.cards.6'],
    text: 'choose card b in monsters of you where b is face-up and originally of (b, 《オベリスクの巨神兵》, this)',
  },
  {
    name: 'create-light', kind: 'choice', clauses: ['ygo.cards.6'],
    text: 'choose card c in monsters of you where c is face-up and originally of (c, 《ラーの翼神竜》, this)',
  },
  {
    name: 'begin-all', kind: 'choice', clauses: ['ygo.cards.6'],
    text: 'choose 1..5 card m in monsters of you where m is face-up as given where sum of attack of given + sum of defence of given >= 10000',
  },
  {
    name: 'prepare', kind: 'choice', clauses: ['ygo.cards.7'],
    text: 'choose card c in just-come where c in monsters of foe of p and attack of c >= 1200 by p',
  },
  { name: 'prepare', kind: 'choice', clauses: ['ygo.cards.7'], text: 'choose card c in monsters of foe of p by p' },
  {
    name: 'prepare', kind: 'choice', clauses: ['ygo.cards.3'],
    text: 'choose card c in monsters of p where race-now of c = dragon by p',
  },
  {
    name: 'prepare', kind: 'choice', clauses: ['ygo.cards.3'],
    text: 'choose card c in just-come where c in monsters and attack of c <= 1000 by p',
  },
  {
    name: 'prepare', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose monster m in monsters of p where m is face-up and in-category of (m, "ブラック・マジシャン", this) by p',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['ygo.cards.2'],
    text: 'only if some card f in extra of p where f is fusion-monster and written-on of (f, m, this)',
  },
  {
    name: 'prepare', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose monster m in monsters of p where m is face-up and race-now of m = warrior by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.7'],
    text: 'choose card f in extra of p where f is fusion-monster and p may try-fuse f with (hand of p + monsters of p) by p',
  },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.cards.3'], text: 'only if c is not none and c in monsters' },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.3'],
    text: 'choose definition n in declarable of language of this by p',
  },
  { name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.3'], text: 'choose card c in hand of p by chance' },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose monster m in hand of p + monsters of p where some card f in extra of p where race-now of m in material-races of f by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose card f in extra of p where race-now of m in material-races of f by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose trap t in hand of p + backrow of p where some card f in extra of p where written-on of (f, t, this) by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose card f in extra of p where written-on of (f, t, this) by p',
  },
  { name: 'only if', kind: 'only-if', clauses: ['ygo.cards.2'], text: 'only if m is not none and m in monsters of p' },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose card f in extra of p where f is fusion-monster and written-on of (f, m, this) by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose monster c in deck of p where in-category of (c, "機皇", this) by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose 0..1 card c in seen where (c is spell or c is trap) and definition of c mentions 《ブラック・マジシャン》 as found by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose 0..3 spell c in hand of p + graveyard of p where in-category of (c, "伝説の竜", this) as burnt by p where all-unlike of (burnt, this)',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose n monster k in hand of p + deck of p + graveyard of p where in-category of (k, "伝説の騎士", this) as knights by p where all-unlike of (knights, this)',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose card f in extra of p where f is destined and p may try-fuse f with (hand of p + deck of p) by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose card c in deck of p where in-category of (c, "トゥーン", this) by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.2'],
    text: 'choose monster c in deck of p where in-category of (c, "E・HERO", this) by p',
  },
  {
    name: 'carry-out', kind: 'choice', clauses: ['ygo.cards.1'],
    text: 'choose monster c in graveyard of p + graveyard of foe of p by p',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.cards.7'],
    text: 'choose 2 monster m in pool where attribute-now of m = earth as picked by p',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose 2 monster m in pool as picked by p where all-unlike of (picked, this)',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose 2 monster m in pool as picked by p where some card a in picked where level-now of a >= 6 and in-category of (a, "HERO", this) and some card b in picked where b != a and in-category of (b, "D-HERO", this)',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose 2 monster m in pool as picked by p where some card a in picked where in-category of (a, "E・HERO", this) and some card b in picked where b != a and attribute-now of b = dark',
  },
  {
    name: 'gather', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose 3 card m in pool where named of (m, 《青眼の白龍》, this) as picked by p',
  },
  {
    name: 'call-sisters-effect', kind: 'choice', clauses: ['ygo.cards.4'],
    text: 'choose card e in deck of you where named of (e, 《エクソシスター・エリス》, this)',
  },
  { name: 'peer-effect', kind: 'choice', clauses: ['ygo.cards.4'], text: 'choose monster d in seen' },
  { name: 'when-move', kind: 'choice', clauses: ['ygo.cards.4'], text: 'choose card x in xyz-sisters of (you, this)' },
  {
    name: 'when-arrive', kind: 'choice', clauses: ['ygo.cards.4'],
    text: 'choose card c in backrow + field-spell where c is face-up',
  },
  {
    name: 'when-declare-attack', kind: 'choice', clauses: ['ygo.cards.4'],
    text: 'choose card c in graveyard of you where c is spell or c is trap',
  },
  {
    name: 'when-arrive-2', kind: 'choice', clauses: ['ygo.cards.4'],
    text: 'choose card c in deck of you where (c is spell or c is trap) and in-category of (c, "機皇", this)',
  },
  {
    name: 'when-destroy', kind: 'choice', clauses: ['ygo.cards.4'],
    text: 'choose monster m in hand of you + deck of you where in-category of (m, "機皇帝", this) and no card c in monsters of you where attribute-now of c = attribute-now of m',
  },
  {
    name: 'when-normal-summon', kind: 'choice', clauses: ['ygo.cards.4'],
    text: 'choose card c in deck of you where (c is spell or c is trap) and definition of c mentions 《ブラック・マジシャン》',
  },
  {
    name: 'after-standby', kind: 'choice', clauses: ['ygo.cards.5'],
    text: 'choose monster m in graveyard of p where in-category of (m, "D-HERO", c) by p',
  },
  { name: 'when-arrive-3', kind: 'choice', clauses: ['ygo.cards.5'], text: 'choose card d in hand of you' },
  { name: 'when-arrive-3', kind: 'choice', clauses: ['ygo.cards.5'], text: 'choose card c in backrow of foe of you' },
  {
    name: 'open-main-phase', kind: 'must-act', clauses: ['ygo.turn.4'],
    text: 'open-main-phase: player p is always asked at main-phase',
  },
  {
    name: 'open-windows', kind: 'must-act', clauses: ['ygo.chain.1'],
    text: 'open-windows: player p is always asked at window if turn-player = p and hand of p is not empty or some card c in backrow of p where c is set-down',
  },
  { name: 'destroy only if', kind: 'only-if', clauses: ['ygo.zone.3'], text: 'only if c is on-field' },
  { name: 'pay only if', kind: 'only-if', clauses: ['ygo.damage.1'], text: 'only if life of p > n' },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.1'],
    text: 'only if some card c in graveyard of p + graveyard of foe of p where c is monster',
  },
  { name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'], text: 'only if fresh-name of (this, p)' },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'],
    text: 'only if some card f in extra of p where f is destined',
  },
  { name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'], text: 'only if fresh-name of (this, p)' },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'],
    text: 'only if some card c in monsters of p where c is face-up and named of (c, 《青眼の白龍》, this)',
  },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'],
    text: 'only if monsters of foe of p is not empty',
  },
  { name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'], text: 'only if fresh-name of (this, p)' },
  { name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'], text: 'only if fresh-name of (this, p)' },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'],
    text: 'only if some trap t in hand of p + backrow of p where some card f in extra of p where written-on of (f, t, this)',
  },
  { name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'], text: 'only if fresh-name of (this, p)' },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.2'],
    text: 'only if some monster m in hand of p + monsters of p where some card f in extra of p where race-now of m in material-races of f',
  },
  {
    name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.7'],
    text: 'only if some card f in extra of p where f is fusion-monster and p may try-fuse f with (hand of p + monsters of p)',
  },
  { name: 'prepare only if', kind: 'only-if', clauses: ['ygo.cards.7'], text: 'only if under-attack of p' },
  { name: 'activate', kind: 'announcement', clauses: ['ygo.spell.1'], text: 'activate' },
  {
    name: 'never-field', kind: 'cannot', clauses: ['ygo.trap.1'],
    text: 'never-field: cannot set-card card c if property-of of c = field',
  },
  { name: 'set-card', kind: 'announcement', clauses: ['ygo.trap.1'], text: 'set-card' },
  {
    name: 'once-a-turn', kind: 'cannot', clauses: ['ygo.summon.1'],
    text: 'once-a-turn: cannot normal-summon card c by player p or set-monster card c by player p if summoned of p',
  },
  {
    name: 'not-from-extra', kind: 'cannot', clauses: ['ygo.summon.4'],
    text: 'not-from-extra: cannot normal-summon card c or set-monster card c if c is extra',
  },
  { name: 'cannot-normal-summon', kind: 'cannot', clauses: ['ygo.cards.4'], text: 'cannot normal-summon this' },
  { name: 'cannot-normal-summon-2', kind: 'cannot', clauses: ['ygo.cards.4'], text: 'cannot normal-summon this' },
  { name: 'cannot-normal-summon-3', kind: 'cannot', clauses: ['ygo.cards.4'], text: 'cannot normal-summon this' },
  { name: 'cannot-normal-summon-4', kind: 'cannot', clauses: ['ygo.cards.6'], text: 'cannot normal-summon this' },
  { name: 'cannot-normal-summon-5', kind: 'cannot', clauses: ['ygo.cards.6'], text: 'cannot normal-summon this' },
  { name: 'normal-summon', kind: 'announcement', clauses: ['ygo.summon.1'], text: 'normal-summon' },
  { name: 'cannot-set-monster', kind: 'cannot', clauses: ['ygo.cards.4'], text: 'cannot set-monster this' },
  { name: 'cannot-set-monster-2', kind: 'cannot', clauses: ['ygo.cards.4'], text: 'cannot set-monster this' },
  { name: 'cannot-set-monster-3', kind: 'cannot', clauses: ['ygo.cards.4'], text: 'cannot set-monster this' },
  { name: 'cannot-set-monster-4', kind: 'cannot', clauses: ['ygo.cards.6'], text: 'cannot set-monster this' },
  { name: 'cannot-set-monster-5', kind: 'cannot', clauses: ['ygo.cards.6'], text: 'cannot set-monster this' },
  { name: 'set-monster', kind: 'announcement', clauses: ['ygo.summon.1'], text: 'set-monster' },
  {
    name: 'cannot-special-summon', kind: 'cannot', clauses: ['ygo.cards.4'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-2', kind: 'cannot', clauses: ['ygo.cards.4'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-3', kind: 'cannot', clauses: ['ygo.cards.4'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-4', kind: 'cannot', clauses: ['ygo.cards.5'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-5', kind: 'cannot', clauses: ['ygo.cards.5'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-6', kind: 'cannot', clauses: ['ygo.cards.5'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-7', kind: 'cannot', clauses: ['ygo.cards.5'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-8', kind: 'cannot', clauses: ['ygo.cards.6'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'cannot-special-summon-9', kind: 'cannot', clauses: ['ygo.cards.6'],
    text: 'cannot special-summon this if this is not freed',
  },
  {
    name: 'lasting-cannot-special-summon', kind: 'cannot', clauses: ['ygo.cards.2'],
    text: 'p cannot special-summon card c if not (attribute-now of c = dark and in-category of (c, "HERO", this))',
  },
  {
    name: 'lasting-cannot-special-summon-2', kind: 'cannot', clauses: ['ygo.cards.4'],
    text: 'cannot special-summon card c by player p if p = you and not in-category of (c, "エクソシスター", this)',
  },
  { name: 'special-summon only if', kind: 'only-if', clauses: ['ygo.summon.3'], text: 'only if c not in monsters' },
  {
    name: 'change-position only if', kind: 'only-if', clauses: ['ygo.summon.6'],
    text: 'only if not turned of c and arrived of c < turn-number and not spent-in-battle of c',
  },
  { name: 'change-position only if', kind: 'only-if', clauses: ['ygo.summon.6'], text: 'only if c is not link-monster' },
  { name: 'try-fuse', kind: 'announcement', clauses: ['ygo.fusion.2'], text: 'try-fuse' },
  { name: 'summon-from-extra', kind: 'announcement', clauses: ['ygo.synchro.1'], text: 'summon-from-extra' },
  { name: 'battle-phase only if', kind: 'only-if', clauses: ['ygo.turn.5'], text: 'only if turn-number > 1' },
  {
    name: 'lasting-cannot-attack', kind: 'cannot', clauses: ['ygo.cards.2'],
    text: 'cannot attack with card c by player q if q = p and named of (c, 《青眼の白龍》, this)',
  },
  {
    name: 'lasting-cannot-attack-2', kind: 'cannot', clauses: ['ygo.cards.4'],
    text: 'cannot attack with card c by player p if p = you and times (declare-attack) during turn > 0',
  },
  { name: 'fall only if', kind: 'only-if', clauses: ['ygo.battle.2'], text: 'only if c in monsters' },
  {
    name: 'lasting-cannot-attack-directly', kind: 'cannot', clauses: ['ygo.cards.2'],
    text: 'cannot attack-directly card c by player q if q = p and named of (c, 《青眼の白龍》, this)',
  },
  {
    name: 'lasting-cannot-attack-directly-2', kind: 'cannot', clauses: ['ygo.cards.4'],
    text: 'cannot attack-directly card c by player p if p = you and times (declare-attack) during turn > 0',
  },
  { name: 'call-sisters', kind: 'announcement', clauses: ['ygo.cards.4'], text: 'call-sisters' },
  { name: 'peer', kind: 'announcement', clauses: ['ygo.cards.4'], text: 'peer' },
  { name: 'impersonate', kind: 'announcement', clauses: ['ygo.cards.4'], text: 'impersonate' },
  { name: 'burst', kind: 'announcement', clauses: ['ygo.cards.5'], text: 'burst' },
  { name: 'create-light', kind: 'announcement', clauses: ['ygo.cards.6'], text: 'create-light' },
  { name: 'begin-all', kind: 'announcement', clauses: ['ygo.cards.6'], text: 'begin-all' },
  {
    name: 'small-main', kind: 'deck', clauses: ['ygo.deck.1'],
    text: 'small-main: refuse deck of player p "fewer cards than a main deck has" if count of main-deck of p < least-main',
  },
  {
    name: 'large-main', kind: 'deck', clauses: ['ygo.deck.1'],
    text: 'large-main: refuse deck of player p "more cards than a main deck has" if count of main-deck of p > most-main',
  },
  {
    name: 'large-extra', kind: 'deck', clauses: ['ygo.deck.2'],
    text: 'large-extra: refuse deck of player p "more cards than an extra deck has" if count of extra-deck of p > most-extra',
  },
  {
    name: 'large-side', kind: 'deck', clauses: ['ygo.deck.2'],
    text: 'large-side: refuse deck of player p "more cards than a side deck has" if count of side-deck of p > most-side',
  },
  {
    name: 'copies-of-a-name', kind: 'deck', clauses: ['ygo.deck.3'],
    text: 'copies-of-a-name: refuse deck of player p with definition d in main-deck of p + extra-deck of p where copies of (d, main-deck of p) + copies of (d, extra-deck of p) > most-copies "more copies than are allowed"',
  },
  {
    name: 'wrong-deck', kind: 'deck', clauses: ['ygo.deck.4'],
    text: 'wrong-deck: refuse deck of player p with definition d in main-deck of p where d is of-the-extra-deck "it belongs in the extra deck"',
  },
  {
    name: 'wrong-extra', kind: 'deck', clauses: ['ygo.deck.4'],
    text: 'wrong-extra: refuse deck of player p with definition d in extra-deck of p where d is not of-the-extra-deck "it belongs in the main deck"',
  },
  {
    name: 'banned-cards', kind: 'deck', clauses: ['ygo.deck.5'],
    text: 'banned-cards: refuse deck of player p with definition d in main-deck of p + extra-deck of p where forbidden of d "it is forbidden"',
  },
  { name: 'monsters', kind: 'zone', clauses: ['ygo.zone.2'], text: 'monsters' },
  { name: 'backrow', kind: 'zone', clauses: ['ygo.zone.2'], text: 'backrow' },
  { name: 'field-spell', kind: 'zone', clauses: ['ygo.zone.2'], text: 'field-spell' },
  {
    name: 'may-activate', kind: 'may', clauses: ['ygo.spell.1'],
    text: 'player p may activate spell c in hand of p at main-phase',
  },
  {
    name: 'may-activate-2', kind: 'may', clauses: ['ygo.spell.1'],
    text: 'player p may activate spell c in backrow of p at main-phase if c is set-down and not c is quick',
  },
  {
    name: 'may-activate-3', kind: 'may', clauses: ['ygo.spell.2'],
    text: 'player p may activate quick c in backrow of p at main-phase or window if c is set-down and laid of c < turn-number',
  },
  {
    name: 'may-activate-4', kind: 'may', clauses: ['ygo.spell.2'],
    text: 'player p may activate spell c in hand of p at window if c is quick and turn-player = p',
  },
  {
    name: 'may-set-card', kind: 'may', clauses: ['ygo.trap.1'],
    text: 'player p may set-card card c in hand of p at main-phase if c is spell or c is trap',
  },
  {
    name: 'may-normal-summon', kind: 'may', clauses: ['ygo.summon.1'],
    text: 'player p may normal-summon monster c in hand of p at main-phase',
  },
  {
    name: 'may-set-monster', kind: 'may', clauses: ['ygo.summon.1'],
    text: 'player p may set-monster monster c in hand of p at main-phase',
  },
  {
    name: 'may-change-position', kind: 'may', clauses: ['ygo.summon.6'],
    text: 'player p may change-position card c in monsters of p at main-phase',
  },
  {
    name: 'may-summon-from-extra', kind: 'may', clauses: ['ygo.synchro.1'],
    text: 'player p may summon-from-extra card f in extra of p at main-phase if f is not fusion-monster',
  },
  {
    name: 'may-attack', kind: 'may', clauses: ['ygo.battle.1'],
    text: 'player p may attack card d in monsters of foe of p with card a in attackers of p at battle-phase',
  },
  {
    name: 'may-attack-directly', kind: 'may', clauses: ['ygo.battle.1'],
    text: 'player p may attack-directly card a in attackers of p at battle-phase if monsters of foe of p is empty',
  },
  {
    name: 'may-call-sisters', kind: 'may', clauses: ['ygo.cards.4'],
    text: 'you may call-sisters this at main-phase if this in hand of you',
  },
  {
    name: 'may-peer', kind: 'may', clauses: ['ygo.cards.4'],
    text: 'you may peer this at main-phase if this in monsters of you and this is face-up and this is not negated and hand of opponent is not empty',
  },
  {
    name: 'may-impersonate', kind: 'may', clauses: ['ygo.cards.4'],
    text: 'you may impersonate this at main-phase if this in monsters of you and this is face-up and this is not negated',
  },
  {
    name: 'may-burst', kind: 'may', clauses: ['ygo.cards.5'],
    text: 'you may burst this at window if this in monsters of you and this is face-up and this is not negated',
  },
  {
    name: 'may-create-light', kind: 'may', clauses: ['ygo.cards.6'],
    text: 'you may create-light this at main-phase if this in hand of you',
  },
  {
    name: 'may-begin-all', kind: 'may', clauses: ['ygo.cards.6'],
    text: 'you may begin-all this at main-phase if this in hand of you',
  },
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['ygo.player.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'extra-deck', 'side-deck'],
  board: { shows: ['life', 'monsters', 'backrow', 'field-spell'], leavesOut: ['passes', 'attacked'], sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  {
    kind: 'act', at: 'main-phase', prompt: 'main-phase', clauses: ['ygo.turn.4'], value: '', bias: 1, branches: [],
    loop: true, attended: true,
  },
  {
    kind: 'choose', at: 'end-phase', prompt: 'choose a card', clauses: ['ygo.turn.6'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'window', prompt: 'window', clauses: ['ygo.chain.1'], value: '', bias: 1, branches: [],
    loop: false, attended: true,
  },
  {
    kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['ygo.chain.2'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'link-up', prompt: 'move e to chain?', clauses: ['ygo.chain.2'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.7'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.7'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.3'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'prepare', prompt: 'choose a card', clauses: ['ygo.cards.3'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'prepare', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'prepare', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.7'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a definition', clauses: ['ygo.cards.3'], value: 'definition',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.3'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a trap card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose 0 to 1 card as found', clauses: ['ygo.cards.2'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose 0 to 3 spell cards as burnt', clauses: ['ygo.cards.2'],
    value: 'card', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose monster cards as knights', clauses: ['ygo.cards.2'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'carry-out', prompt: 'choose a monster card', clauses: ['ygo.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'give-tributes', prompt: 'choose cards as given', clauses: ['ygo.summon.2'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'special-summon', prompt: 'choose a position', clauses: ['ygo.summon.3'], value: 'position',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 2 to 5 cards as picked', clauses: ['ygo.fusion.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 2 cards as picked', clauses: ['ygo.fusion.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose cards as picked', clauses: ['ygo.fusion.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.7'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 2 monster cards as picked', clauses: ['ygo.cards.5'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'gather', prompt: 'choose 3 cards as picked', clauses: ['ygo.cards.5'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'battle-phase', prompt: 'battle-phase', clauses: ['ygo.turn.5'], value: '', bias: 1, branches: [],
    loop: true,
  },
  {
    kind: 'choose', at: 'call-sisters', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'peer', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'peer', prompt: 'choose a monster card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'impersonate', prompt: 'choose an effect-monster card', clauses: ['ygo.cards.4'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'burst', prompt: 'choose a card as mine', clauses: ['ygo.cards.5'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'burst', prompt: 'choose a card as theirs', clauses: ['ygo.cards.5'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'create-light', prompt: 'choose a card', clauses: ['ygo.cards.6'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'create-light', prompt: 'choose a card', clauses: ['ygo.cards.6'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'create-light', prompt: 'choose a card', clauses: ['ygo.cards.6'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'begin-all', prompt: 'choose 1 to 5 cards as given', clauses: ['ygo.cards.6'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'move', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'declare-attack', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'destroy', prompt: 'choose a monster card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'normal-summon', prompt: 'choose a card', clauses: ['ygo.cards.4'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'standby', prompt: 'choose a monster card', clauses: ['ygo.cards.5'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.5'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'arrive', prompt: 'choose a card', clauses: ['ygo.cards.5'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'event', at: 'move', asks: false, inner: [1] },
  { kind: 'event', at: 'send', asks: false, inner: [0] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'repeat', at: 'duel', asks: true, inner: [0, 1, 5, 9, 10, 11, 12, 13] },
  { kind: 'each', at: 'deal', asks: false, inner: [] },
  { kind: 'event', at: 'turn', asks: true, inner: [0, 1, 9, 10, 11, 12, 13] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'draw', asks: false, inner: [] },
  { kind: 'each', at: 'draw', asks: false, inner: [] },
  { kind: 'while', at: 'end-phase', asks: true, inner: [0, 1] },
  { kind: 'repeat', at: 'window', asks: true, inner: [0, 1, 11, 12, 13] },
  { kind: 'repeat', at: 'window', asks: true, inner: [13] },
  { kind: 'repeat', at: 'run-chain', asks: true, inner: [0, 1] },
  { kind: 'repeat', at: 'line-up', asks: true, inner: [] },
  { kind: 'each', at: 'summon-from-extra', asks: false, inner: [] },
  { kind: 'each', at: 'carry-out', asks: false, inner: [] },
  { kind: 'each', at: 'carry-out', asks: false, inner: [] },
  { kind: 'each', at: 'carry-out', asks: false, inner: [] },
  { kind: 'each', at: 'carry-out', asks: false, inner: [] },
  { kind: 'each', at: 'burst-effect', asks: false, inner: [] },
  { kind: 'each', at: 'after-move-2', asks: false, inner: [] },
  { kind: 'each', at: 'when-move', asks: false, inner: [] },
  { kind: 'each', at: 'when-destroy', asks: false, inner: [] },
  { kind: 'each', at: 'after-ending-2', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'category-of', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'given-by-rule', asks: false, inner: [] },
  { kind: 'each', at: 'category-in', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'same-name', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'unlike', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'second-name-has', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'written-on', asks: false, inner: [] },
  { kind: 'each', at: 'xyz-sisters', asks: false, inner: [] },
  { kind: 'each', at: 'negated', asks: false, inner: [] },
  { kind: 'each', at: 'winning', asks: false, inner: [] },
  { kind: 'each', at: 'winning', asks: false, inner: [] },
  { kind: 'each', at: 'winning', asks: false, inner: [] },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: 43, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 45, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 47, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 48, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 52, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 56, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 58, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 63, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 65, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 66, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 67, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 68, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 69, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 70, asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 43, at: ['main-phase'], rule: 138 },
  { event: 43, at: ['main-phase'], rule: 139 },
  { event: 43, at: ['main-phase', 'window'], rule: 140 },
  { event: 43, at: ['window'], rule: 141 },
  { event: 45, at: ['main-phase'], rule: 142 },
  { event: 47, at: ['main-phase'], rule: 143 },
  { event: 48, at: ['main-phase'], rule: 144 },
  { event: 52, at: ['main-phase'], rule: 145 },
  { event: 56, at: ['main-phase'], rule: 146 },
  { event: 58, at: ['battle-phase'], rule: 147 },
  { event: 63, at: ['battle-phase'], rule: 148 },
  { event: 65, at: ['main-phase'], rule: 149 },
  { event: 66, at: ['main-phase'], rule: 150 },
  { event: 67, at: ['main-phase'], rule: 151 },
  { event: 68, at: ['window'], rule: 152 },
  { event: 69, at: ['main-phase'], rule: 153 },
  { event: 70, at: ['main-phase'], rule: 154 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'position-of', column: 'positionOf', of: 'card', type: 'position', zones: ['monsters'] },
  { name: 'life', column: 'life', of: 'player', type: 'number', zones: [] },
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'laid', column: 'laid2', of: 'card', type: 'number', zones: ['backrow'] },
  { name: 'targets', column: 'targets', of: 'card', type: 'set of card', zones: [] },
  { name: 'bearer', column: 'bearer', of: 'card', type: 'card', zones: ['attached'] },
  { name: 'language', column: 'language', of: 'card', type: 'language', zones: [] },
  { name: 'used-names', column: 'usedNames', of: 'player', type: 'set of text', zones: [] },
  { name: 'passes', column: 'passes', of: 'game', type: 'number', zones: [] },
  { name: 'answerer', column: 'answerer', of: 'game', type: 'player', zones: [] },
  { name: 'summoned', column: 'summoned', of: 'player', type: 'truth', zones: [] },
  { name: 'turned', column: 'turned', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'materials', column: 'materials', of: 'game', type: 'set of card', zones: [] },
  { name: 'attacking', column: 'attacking', of: 'game', type: 'set of card', zones: [] },
  { name: 'attacked', column: 'attacked', of: 'game', type: 'card', zones: [] },
  { name: 'just-come', column: 'justCome', of: 'game', type: 'set of card', zones: [] },
  { name: 'spared-in', column: 'sparedIn', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'imitated', column: 'imitated', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'rises-from', column: 'risesFrom', of: 'card', type: 'number', zones: [] },
  { name: 'doomed-from', column: 'doomedFrom', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'made-of', column: 'madeOf', of: 'card', type: 'number', zones: ['monsters'] },
  { name: 'set-down', column: 'setDown', of: 'card', type: 'truth', zones: ['backrow', 'field-spell'] },
  { name: 'spent', column: 'spent', of: 'card', type: 'truth', zones: ['monsters'] },
  { name: 'freed', column: 'freed', of: 'card', type: 'truth', zones: [] },
  { name: 'looking', column: 'looking', of: 'player', type: 'truth', zones: [] },
  { name: 'used-up', column: 'usedUp', of: 'card', type: 'truth', zones: ['backrow', 'field-spell'] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  {
    proc: PROC.carryOutUntilNewTurnFrame, until: 'until new-turn',
    rules: ['except summed-attack of card x += 400 if x = c'], kept: [{ name: 'c', type: 'card' }],
  },
  {
    proc: PROC.carryOutUntilNewTurn2Frame, until: 'until new-turn',
    rules: [
      'cannot attack with card c by player q if q = p and named of (c, 《青眼の白龍》, this)',
      'cannot attack-directly card c by player q if q = p and named of (c, 《青眼の白龍》, this)',
    ],
    kept: [{ name: 'p', type: 'player' }, { name: 'c', type: 'card' }],
  },
  {
    proc: PROC.carryOutUntilNewTurn3Frame, until: 'until new-turn',
    rules: ['p cannot special-summon card c if not (attribute-now of c = dark and in-category of (c, "HERO", this))'],
    kept: [{ name: 'p', type: 'player' }, { name: 'c', type: 'card' }],
  },
  {
    proc: PROC.callSistersUntilNewTurnFrame, until: 'until new-turn',
    rules: ['cannot special-summon card c by player p if p = you and not in-category of (c, "エクソシスター", this)'],
    kept: [{ name: 'you', type: 'player' }, { name: 'this', type: 'card' }],
  },
  {
    proc: PROC.destroyUntilNewTurnFrame, until: 'until new-turn',
    rules: [
      'cannot attack with card c by player p if p = you and times (declare-attack) during turn > 0',
      'cannot attack-directly card c by player p if p = you and times (declare-attack) during turn > 0',
    ],
    kept: [{ name: 'you', type: 'player' }],
  },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: 23, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: 30, fits: [], words: ['main phase of ', { part: 0 }] },
  { event: 57, fits: [], words: ['battle phase of ', { part: 0 }] },
  {
    event: 0, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 3 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }],
  },
  { event: 47, fits: [], words: [{ part: 1 }, ' summons ', { part: 0 }] },
  { event: 50, fits: [], words: [{ part: 1 }, ' special-summons ', { part: 0 }] },
  { event: 51, fits: [], words: [{ part: 1 }, ' special-summons ', { part: 0 }] },
  { event: 56, fits: [], words: [{ part: 1 }, ' summons ', { part: 0 }, ' from the extra deck'] },
  { event: 48, fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }, ' as a monster'] },
  { event: 45, fits: [], words: [{ part: 1 }, ' sets ', { part: 0 }] },
  { event: 52, fits: [], words: [{ part: 1 }, ' changes the position of ', { part: 0 }] },
  { event: 43, fits: [], words: [{ part: 1 }, ' activates ', { part: 0 }] },
  { event: 58, fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: 63, fits: [], words: [{ part: 1 }, ' attacks directly with ', { part: 0 }] },
  { event: 9, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: 62, fits: [], words: [{ part: 0 }, ' falls in battle'] },
  { event: 10, fits: [], words: [{ part: 0 }, ' is banished'] },
  { event: 11, fits: [], words: [{ part: 0 }, ' is discarded'] },
  { event: 15, fits: [], words: [{ part: 2 }, ' takes ', { part: 1 }, ' from ', { part: 0 }] },
  { event: 16, fits: [], words: [{ part: 1 }, ' pays ', { part: 0 }] },
  { event: 33, fits: [], words: [{ part: 0 }, ' has lost'] },
  { event: 35, fits: [], words: ['the duel is drawn'] },
  { event: 0, fits: [{ part: 2, zone: 9 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  {
    event: 0, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 9 }],
    words: [{ part: 0 }, ' goes from the hand of ', { part: 1, whose: true }, ' to the graveyard'],
  },
  { event: 1, fits: [] },
  { event: 2, fits: [] },
  { event: 22, fits: [] },
  { event: 20, fits: [] },
  { event: 12, fits: [] },
  { event: 13, fits: [] },
  { event: 27, fits: [] },
  { event: 28, fits: [] },
  { event: 29, fits: [] },
  { event: 24, fits: [] },
  { event: 25, fits: [] },
  { event: 26, fits: [] },
  { event: 32, fits: [] },
  { event: 31, fits: [] },
  { event: 49, fits: [] },
  { event: 46, fits: [] },
  { event: 38, fits: [] },
  { event: 40, fits: [] },
  { event: 59, fits: [] },
  { event: 41, fits: [] },
  { event: 44, fits: [] },
  { event: 42, fits: [] },
  { event: 60, fits: [] },
  { event: 64, fits: [] },
  { event: 61, fits: [] },
  { event: 53, fits: [] },
  { event: 8, fits: [] },
  { event: 0, fits: [{ part: 2, zone: 6 }] },
  { event: 0, fits: [{ part: 2, zone: 7 }] },
  { event: 0, fits: [{ part: 2, zone: 8 }] },
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
  this.positionOf = s.positionOf
  this.life = s.life
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.arrived = s.arrived
  this.laid2 = s.laid2
  this.targets = s.targets
  this.bearer = s.bearer
  this.language = s.language
  this.usedNames = s.usedNames
  this.passes = s.passes
  this.answerer = s.answerer
  this.summoned = s.summoned
  this.turned = s.turned
  this.materials = s.materials
  this.attacking = s.attacking
  this.attacked = s.attacked
  this.mainDeck = s.mainDeck
  this.extraDeck = s.extraDeck
  this.sideDeck = s.sideDeck
  this.justCome = s.justCome
  this.sparedIn = s.sparedIn
  this.imitated = s.imitated
  this.risesFrom = s.risesFrom
  this.doomedFrom = s.doomedFrom
  this.madeOf = s.madeOf
  this.setDown = s.setDown
  this.spent = s.spent
  this.freed = s.freed
  this.looking = s.looking
  this.usedUp = s.usedUp
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.timesDeclareAttackDuringTurn = s.timesDeclareAttackDuringTurn
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { targets: 'each', bearer: 'each', materials: 'one', attacking: 'one', attacked: 'one', justCome: 'one' }, texts: {
  [PROC.moveFrame]: ['card2', 'matching1'], [PROC.sendFrame]: ['c'], [PROC.destroyFrame]: ['c'],
  [PROC.banishFrame]: ['c'], [PROC.discardFrame]: ['c'], [PROC.searchFrame]: ['c'], [PROC.burnFrame]: ['c'],
  [PROC.dealFrame]: ['list1'], [PROC.drawFrame]: ['list3'], [PROC.runChainFrame]: ['list1'], [PROC.prepareFrame]: ['c'],
  [PROC.carryOutFrame]: ['c'], [PROC.activateFrame]: ['c'], [PROC.layOpenFrame]: ['c', 'list1'],
  [PROC.setCardFrame]: ['c'], [PROC.normalSummonFrame]: ['c'], [PROC.setMonsterFrame]: ['c'],
  [PROC.giveTributesFrame]: ['c', 'given', 'list3'], [PROC.specialSummonFrame]: ['c'],
  [PROC.specialSummonFreelyFrame]: ['c'], [PROC.gatherFrame]: ['f_', 'pool', 'picked2', 'picked3', 'picked4'],
  [PROC.tryFuseFrame]: ['f_', 'pool'], [PROC.fuseFrame]: ['f_', 'pool', 'list1'],
  [PROC.summonFromExtraFrame]: ['f_', 'm', 'list1', 'list3'], [PROC.attackFrame]: ['d', 'a'],
  [PROC.clashFrame]: ['a', 'd'], [PROC.beatFrame]: ['c', 'w'], [PROC.fallFrame]: ['c'],
  [PROC.attackDirectlyFrame]: ['a'], [PROC.callSistersFrame]: ['this_'], [PROC.peerFrame]: ['this_'],
  [PROC.impersonateFrame]: ['this_'], [PROC.burstFrame]: ['this_', 'mine'],
  [PROC.createLightFrame]: ['this_', 'a', 'b', 'c'], [PROC.beginAllFrame]: ['this_', 'given', 'list3'],
  [PROC.prepareFrame3]: ['c'], [PROC.prepareFrame5]: ['c'], [PROC.prepareFrame6]: ['c'], [PROC.prepareFrame8]: ['c'],
  [PROC.prepareFrame11]: ['c'], [PROC.prepareFrame13]: ['c'], [PROC.carryOutFrame2]: ['c', 'list1'],
  [PROC.carryOutFrame3]: ['c', 'list1'], [PROC.carryOutFrame4]: ['c', 'list1'], [PROC.carryOutFrame5]: ['c'],
  [PROC.carryOutFrame6]: ['c', 'list1'], [PROC.carryOutFrame7]: ['c'], [PROC.carryOutFrame8]: ['c'],
  [PROC.carryOutFrame10]: ['c', 'c2', 'list1'], [PROC.carryOutFrame11]: ['c', 'list1'],
  [PROC.carryOutFrame12]: ['c', 'm', 'f_'], [PROC.carryOutFrame13]: ['c', 't2', 'f_'],
  [PROC.carryOutFrame14]: ['c', 'm', 'f_'], [PROC.carryOutFrame15]: ['c'],
  [PROC.carryOutFrame16]: ['c', 'seen', 'found', 'list3'], [PROC.carryOutFrame17]: ['c', 'list1'],
  [PROC.carryOutFrame18]: ['c', 'burnt', 'k', 'knights', 'list3', 'list7'], [PROC.carryOutFrame19]: ['c', 'f_'],
  [PROC.carryOutFrame20]: ['c'], [PROC.carryOutFrame21]: ['c'], [PROC.carryOutFrame22]: ['c'],
  [PROC.activateEffectFrame]: ['c'], [PROC.gatherFrame2]: ['f_', 'pool', 'picked2'],
  [PROC.gatherFrame3]: ['f_', 'pool', 'picked2'], [PROC.gatherFrame4]: ['f_', 'pool', 'picked2'],
  [PROC.gatherFrame5]: ['f_', 'pool', 'picked2'], [PROC.gatherFrame6]: ['f_', 'pool', 'picked2'],
  [PROC.callSistersEffectFrame]: ['this_', 'e'], [PROC.peerEffectFrame]: ['this_', 'seen'],
  [PROC.impersonateEffectFrame]: ['this_', 'd', 'list1'], [PROC.burstEffectFrame]: ['this_', 'list1'],
  [PROC.afterMove2Frame]: ['c', 'list1'], [PROC.whenBurnFrame]: ['this_'], [PROC.whenMoveFrame]: ['this_', 'x'],
  [PROC.whenDeclareAttackFrame]: ['c'], [PROC.whenArrive2Frame]: ['c'], [PROC.whenDestroyFrame]: ['c'],
  [PROC.afterStandbyFrame]: ['c', 'list1'], [PROC.afterEnding2Frame]: ['list1'], [PROC.afterMove3Frame]: ['this_'],
  [PROC.whenArrive4Frame]: ['c'], [PROC.afterMoveFrame2]: ['card2', 'matching1'],
} }

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, card2, from2, to2, bottom2, matching1, next2 }: MoveFrame) => ({
    proc, pc, answer, card2, from2, to2, bottom2, matching1, next2,
  }),
  ({ proc, pc, answer, c }: SendFrame) => ({ proc, pc, answer, c }),
  ({ proc, pc, answer, c, noticed1 }: DestroyFrame) => ({ proc, pc, answer, c, noticed1 }),
  ({ proc, pc, answer, c, p }: SearchFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, q, n, c }: BurnFrame) => ({ proc, pc, answer, q, n, c }),
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, members1, active3, changed4, lines, next5, following6, next7 }: DuelFrame) => ({
    proc, pc, answer, members1, active3, changed4, lines, next5, following6, next7,
  }),
  ({ proc, pc, answer, p, list1, next2 }: DealFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, p }: TurnFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, n, p, list1, next2, list3, next4 }: DrawFrame) => ({
    proc, pc, answer, n, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, list1, next2 }: RunChainFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, e }: RunLinkFrame) => ({ proc, pc, answer, e }),
  ({ proc, pc, answer, c, p, announces }: ActivateFrame) => ({ proc, pc, answer, c, p, announces }),
  ({ proc, pc, answer, c, p, list1, next2 }: LayOpenFrame) => ({ proc, pc, answer, c, p, list1, next2 }),
  ({ proc, pc, answer, c, p, given, atLeast1, atMost2, list3, next4 }: GiveTributesFrame) => ({
    proc, pc, answer, c, p, given, atLeast1, atMost2, list3, next4,
  }),
  ({
    proc, pc, answer, f_, pool, p, n, picked2, picked3, picked4, atLeast1, atMost2, atLeast3, atMost4, atLeast5,
    atMost6,
  }: GatherFrame) => ({
    proc, pc, answer, f_, pool, p, n, picked2, picked3, picked4, atLeast1, atMost2, atLeast3, atMost4, atLeast5,
    atMost6,
  }),
  ({ proc, pc, answer, f_, pool, p, announces }: TryFuseFrame) => ({ proc, pc, answer, f_, pool, p, announces }),
  ({ proc, pc, answer, f_, pool, p, list1, next2 }: FuseFrame) => ({ proc, pc, answer, f_, pool, p, list1, next2 }),
  ({ proc, pc, answer, f_, p, m, announces, list1, next2, list3, next4 }: SummonFromExtraFrame) => ({
    proc, pc, answer, f_, p, m, announces, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, d, a, p }: AttackFrame) => ({ proc, pc, answer, d, a, p }),
  ({ proc, pc, answer, a, d, p, q, ours, theirs }: ClashFrame) => ({ proc, pc, answer, a, d, p, q, ours, theirs }),
  ({ proc, pc, answer, c, w, p }: BeatFrame) => ({ proc, pc, answer, c, w, p }),
  ({ proc, pc, answer, a, p }: AttackDirectlyFrame) => ({ proc, pc, answer, a, p }),
  ({ proc, pc, answer, q, n }: BatterFrame) => ({ proc, pc, answer, q, n }),
  ({ proc, pc, answer, this_, you, announces }: CallSistersFrame) => ({ proc, pc, answer, this_, you, announces }),
  ({ proc, pc, answer, this_, you, mine, announces }: BurstFrame) => ({ proc, pc, answer, this_, you, mine, announces }),
  ({ proc, pc, answer, this_, you, a, b, c, announces }: CreateLightFrame) => ({
    proc, pc, answer, this_, you, a, b, c, announces,
  }),
  ({ proc, pc, answer, this_, you, given, announces, atLeast1, atMost2, list3, next4 }: BeginAllFrame) => ({
    proc, pc, answer, this_, you, given, announces, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, c2, q, list1, next2 }: CarryOutFrame10) => ({ proc, pc, answer, c, p, c2, q, list1, next2 }),
  ({ proc, pc, answer, c, p, m, f_ }: CarryOutFrame12) => ({ proc, pc, answer, c, p, m, f_ }),
  ({ proc, pc, answer, c, p, t2, f_ }: CarryOutFrame13) => ({ proc, pc, answer, c, p, t2, f_ }),
  ({ proc, pc, answer, c, p, seen, found, atLeast1, atMost2, list3, next4 }: CarryOutFrame16) => ({
    proc, pc, answer, c, p, seen, found, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, c, p, burnt, n, k, knights, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8 }: CarryOutFrame18) => ({
    proc, pc, answer, c, p, burnt, n, k, knights, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8,
  }),
  ({ proc, pc, answer, c, p, f_ }: CarryOutFrame19) => ({ proc, pc, answer, c, p, f_ }),
  ({ proc, pc, answer, p, c }: ActivateEffectFrame) => ({ proc, pc, answer, p, c }),
  ({ proc, pc, answer, f_, pool, p, picked2, atLeast1, atMost2 }: GatherFrame2) => ({
    proc, pc, answer, f_, pool, p, picked2, atLeast1, atMost2,
  }),
  ({ proc, pc, answer, you, this_, e }: CallSistersEffectFrame) => ({ proc, pc, answer, you, this_, e }),
  ({ proc, pc, answer, you, this_, seen }: PeerEffectFrame) => ({ proc, pc, answer, you, this_, seen }),
  ({ proc, pc, answer, this_, you, d, list1, next2 }: ImpersonateEffectFrame) => ({ proc, pc, answer, this_, you, d, list1, next2 }),
  ({ proc, pc, answer, this_, you, list1, next2 }: BurstEffectFrame) => ({ proc, pc, answer, this_, you, list1, next2 }),
  ({ proc, pc, answer, c, list1, next2 }: AfterMove2Frame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, you, this_ }: WhenBurnFrame) => ({ proc, pc, answer, you, this_ }),
  ({ proc, pc, answer, you, this_, x }: WhenMoveFrame) => ({ proc, pc, answer, you, this_, x }),
  ({ proc, pc, answer, you }: WhenArriveFrame) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, you, c }: WhenDeclareAttackFrame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, you, p }: AfterSpecialSummonFrame) => ({ proc, pc, answer, you, p }),
  ({ proc, pc, answer, card2, from2, to2, matching1, next2 }: AfterMoveFrame2) => ({ proc, pc, answer, card2, from2, to2, matching1, next2 }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 1, 2, 1, 1, 0, 0, 3, 4, 0, 0, 5, 0, 0, 6, 7, 8, 0, 8, 0, 9, 8, 8, 8, 8, 8, 8, 8, 8, 5, 10, 11, 8, 11, 3, 0, 3, 0,
  3, 3, 0, 3, 0, 0, 3, 0, 3, 0, 0, 3, 13, 13, 13, 3, 13, 3, 3, 0, 0, 28, 13, 29, 30, 29, 3, 31, 13, 0, 32, 33, 0, 3, 3,
  3, 12, 34, 13, 12, 0, 12, 12, 14, 3, 3, 0, 15, 35, 35, 35, 35, 35, 16, 17, 18, 8, 19, 0, 20, 21, 1, 22, 23, 24, 36, 0,
  24, 37, 24, 38, 25, 39, 26, 27, 0, 40, 41, 0, 42, 43, 44, 44, 0, 44, 0, 43, 0, 0, 0, 13, 10, 43, 41, 45, 43, 44, 46,
  0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  1 /* send */: { 1: 3 },
  4 /* discard */: { 1: 3 },
  27 /* win */: { 1: 3 },
  34 /* prepare */: { 1: 3 },
  74 /* activate */: { 2: 2 },
  76 /* lay-open */: { 1: 3 },
  77 /* set-card */: { 1: 2 },
  79 /* normal-summon */: { 2: 2 },
  80 /* set-monster */: { 2: 2 },
  83 /* special-summon-freely */: { 1: 3 },
  85 /* gather */: { 1: 3, 4: 6 },
  93 /* summon-from-extra */: { 1: 3 },
  105 /* peer */: { 3: 2 },
  107 /* impersonate */: { 2: 2 },
  109 /* burst */: { 3: 2 },
  111 /* create-light */: { 1: 3, 2: 1 },
  112 /* begin-all */: { 5: 3 },
  36 /* prepare */: { 1: 3 },
  38 /* prepare */: { 1: 3 },
  39 /* prepare */: { 1: 3 },
  41 /* prepare */: { 1: 3 },
  46 /* prepare */: { 2: 3 },
  87 /* gather */: { 3: 6 },
  88 /* gather */: { 3: 6 },
  89 /* gather */: { 3: 6 },
  132 /* after-special-summon */: { 1: 3 },
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 14: 1 }

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 127, message: 'fewer cards than a main deck has', about: '' },
  { rule: 128, message: 'more cards than a main deck has', about: '' },
  { rule: 129, message: 'more cards than an extra deck has', about: '' },
  { rule: 130, message: 'more cards than a side deck has', about: '' },
  { rule: 131, message: 'more copies than are allowed', about: 'definition' },
  { rule: 132, message: 'it belongs in the extra deck', about: 'definition' },
  { rule: 133, message: 'it belongs in the main deck', about: 'definition' },
  { rule: 134, message: 'it is forbidden', about: 'definition' },
]
