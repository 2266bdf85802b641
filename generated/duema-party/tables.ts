// Compiled from the rules of DuemaParty into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { namesIn, placed, plainRecord } from 'houserules/runtime'
import type {
  AfterMoveFrame2,
  AllTogetherFrame,
  AnswerFromHandEffectFrame,
  AttackCreatureFrame,
  AttackPlayerFrame,
  BattleFrame,
  BeginGameFrame,
  BlockStepFrame,
  BreakShieldFrame,
  Break_Frame,
  BuryTheWeakFrame,
  CarryAttackFrame,
  ChargeFrame,
  DealFrame,
  DefeatFrame,
  DestroyFrame,
  DoomFrame,
  DrawFrame,
  ForcedAttacksFrame,
  InsteadLoseFrame,
  InsteadMoveFrame,
  InsteadPutFrame,
  JudgeFrame,
  MatchFrame,
  MoveFrame,
  NinjaStrikeEffectFrame,
  PayFrame,
  PurgeFrame2,
  PutFrame,
  ReciteFrame,
  SettleOneOfFrame,
  SpellEffectFrame14,
  StackFrame,
  SwitchEffectFrame,
  ThrowCopyFrame,
  TollFrame,
  TopOnlyFrame,
  UseFrame,
  WhenAttack4Frame,
  WhenAttackFrame,
  WhenBreakShieldFrame,
  WhenDefeatFrame,
  WhenEndAttackFrame,
  WhenEndOfTurnFrame,
  WhenMoveFrame,
  WhenPut10Frame,
  WhenPut11Frame,
  WhenPut13AttackFrame,
  WhenPut16Frame,
  WhenPut19Frame,
  WhenPut4Frame,
  WhenPut6Frame,
} from '../duel-masters/state.ts'
import { ZONES as BASE_ZONES } from '../duel-masters/tables.ts'
import { CARD, PROC } from './names.ts'
import { PLACES } from './places.ts'
import type {
  AgreeOrderFrame,
  AnswerFromHandFrame,
  CastAgainFrame,
  ComeHomeFrame,
  DigUpFrame,
  DoomAllFrame,
  DrawAllFrame,
  FushigibirthFrame,
  GalaxshieldFrame,
  HomecomingFrame,
  HushFrame2,
  InsteadStartStepFrame,
  PlayFrame,
  SetUpFrame,
  SettleLossesFrame,
  SpellEffectFrame3,
  SpellEffectFrame7,
  SpellEffectFrame8,
  SpellEffectFrame9,
  State,
  WhenAttack2Frame,
  WhenAttack3Frame,
  WhenBreakShield2Frame,
  WhenCastFrame,
  WhenEndOfTurn4Frame,
  WhenPut21Frame,
  WhenPut5Frame,
  WhenPut7Frame,
  WhenPut8Frame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'turn-order', values: ['seats', 'by-chance', 'drawn', 'agreed'], clauses: ['103.4'] },
  { name: 'all-lose', values: ['nobody-wins', 'last-wins'], clauses: ['gap.all-lose'] },
  { name: 'losing-together', values: ['own-loss-only', 'everybody', 'no-loss'], clauses: ['105.1'] },
  { name: 'void-parts', values: ['name-nobody', 'name-whom'], clauses: ['105.1', '106.1', '300.1'] },
  { name: 'same-name', values: ['counted-apart', 'counted-together'], clauses: ['107.1'] },
  { name: 'replaced-summon', values: ['counted', 'not-counted'], clauses: ['107.1'] },
  { name: 'own-way-home', values: ['closed', 'open'], clauses: ['201.4'] },
  { name: 'own-replacements', values: ['first', 'last'], clauses: ['305.2'] },
  { name: 'uses-declared', values: ['any-number', 'one'], clauses: ['306.1b'] },
  { name: 'end-of-attack', values: ['dropped', 'kept'], clauses: ['gap.attack-on-departed'] },
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
  { name: 'destroy', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['dm.battle.1'] },
  { name: 'take-back', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['dm.put.1'] },
  {
    name: 'reveal', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['301.1'],
  },
  {
    name: 'look-at',
    params: [{ role: 'main', name: 'seen', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['301.2'],
  },
  {
    name: 'draw', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.turn.3'],
  },
  {
    name: 'shield-up', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.shield.1'],
  },
  {
    name: 'draw-all', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.turn.3'],
  },
  {
    name: 'shield-up-all',
    params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.shield.1'],
  },
  {
    name: 'mill', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.put.1'],
  },
  {
    name: 'ramp', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.put.1'],
  },
  { name: 'match', params: [], clauses: ['dm.start.1'] },
  { name: 'set-up', params: [], clauses: ['dm.start.1'] },
  { name: 'deal', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.start.1'] },
  { name: 'begin-game', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.start.1'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.1'] },
  { name: 'steps-of-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.1'] },
  { name: 'start-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.2'] },
  { name: 'start-of-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.2'] },
  { name: 'draw-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.3'] },
  { name: 'charge-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.4'] },
  {
    name: 'charge', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.turn.4'],
  },
  { name: 'main-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.5'] },
  { name: 'attack-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.6'] },
  { name: 'forced-attacks', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.6'] },
  { name: 'end-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.7'] },
  { name: 'end-of-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.7'] },
  { name: 'pass-turn', params: [], clauses: ['dm.turn.8'] },
  { name: 'skip-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.turn.9'] },
  { name: 'gain-turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['106.1'] },
  {
    name: 'lose', params: [{ role: 'by', name: 'p', type: 'player' }],
    clauses: ['104.2', '400.1', 'gap.departed-effects'],
  },
  { name: 'settle-losses', params: [], clauses: ['300.3', '400.1a', 'gap.all-lose'] },
  {
    name: 'doom', params: [{ role: 'main', name: 'q', type: 'player' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['104.2c'],
  },
  { name: 'doom-all', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['105.1'] },
  { name: 'win', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['105.1'] },
  {
    name: 'play',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'f', type: 'definition' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.use.1'],
  },
  {
    name: 'pay',
    params: [
      { role: 'main', name: 'n', type: 'number' },
      { role: 'for', name: 'vs', type: 'set of civilization' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.cost.1'],
  },
  { name: 'tap-for', params: [{ role: 'main', name: 'm', type: 'card' }], clauses: ['dm.cost.1'] },
  {
    name: 'count-use',
    params: [{ role: 'main', name: 'f', type: 'definition' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.use.2'],
  },
  {
    name: 'use',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'f', type: 'definition' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.use.2'],
  },
  {
    name: 'cast',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'f', type: 'definition' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.use.2'],
  },
  {
    name: 'spell-effect',
    params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.use.2'],
  },
  {
    name: 'recite',
    params: [
      { role: 'main', name: 'f', type: 'definition' },
      { role: 'with', name: 'c', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.use.3'],
  },
  {
    name: 'summon', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.use.2'],
  },
  {
    name: 'place', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.use.2'],
  },
  {
    name: 'put', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.put.2'],
  },
  {
    name: 'arrive',
    params: [{ role: 'main', name: 'f', type: 'definition' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.put.2'],
  },
  {
    name: 'attack-player',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'with', name: 'a', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.attack.1'],
  },
  {
    name: 'attack-creature',
    params: [
      { role: 'main', name: 't', type: 'card' },
      { role: 'with', name: 'a', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.attack.1'],
  },
  {
    name: 'carry-attack',
    params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.attack.1'],
  },
  {
    name: 'clash', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.attack.1'],
  },
  { name: 'forget-attack', params: [], clauses: ['dm.attack.5'] },
  {
    name: 'attack', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.attack.1'],
  },
  {
    name: 'end-attack', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.attack.5'],
  },
  {
    name: 'carry-out', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.attack.4'],
  },
  {
    name: 'strike-home', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['104.2a'],
  },
  { name: 'block-step', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.block.1'] },
  {
    name: 'block', params: [{ role: 'with', name: 'b', type: 'card' }, { role: 'by', name: 'q', type: 'player' }],
    clauses: ['dm.block.1'],
  },
  {
    name: 'guard', params: [{ role: 'with', name: 'b', type: 'card' }, { role: 'by', name: 'q', type: 'player' }],
    clauses: ['dm.block.2'],
  },
  { name: 'redirect', params: [{ role: 'main', name: 'b', type: 'card' }], clauses: ['dm.block.1'] },
  {
    name: 'battle', params: [{ role: 'main', name: 'a', type: 'card' }, { role: 'with', name: 't', type: 'card' }],
    clauses: ['dm.battle.1'],
  },
  {
    name: 'defeat', params: [{ role: 'main', name: 't', type: 'card' }, { role: 'with', name: 'a', type: 'card' }],
    clauses: ['dm.battle.1'],
  },
  {
    name: 'break',
    params: [
      { role: 'main', name: 'n', type: 'number' },
      { role: 'from', name: 'q', type: 'player' },
      { role: 'with', name: 'a', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.break.1'],
  },
  {
    name: 'break-shield',
    params: [
      { role: 'main', name: 's', type: 'card' },
      { role: 'with', name: 'a', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.break.1'],
  },
  { name: 'resolve-waiting', params: [], clauses: ['dm.wait.1'] },
  { name: 'settle-one', params: [], clauses: ['305.1', '305.1a'] },
  { name: 'settle-one-of', params: [{ role: 'main', name: 'p', type: 'player' }], clauses: ['dm.wait.1'] },
  { name: 'settle-own', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.wait.3'] },
  { name: 'bury-the-weak', params: [], clauses: ['dm.battle.2'] },
  { name: 'declarations', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['306.1', '306.1a'] },
  { name: 'declare', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['306.1b'] },
  { name: 'settle-instead', params: [], clauses: ['305.2'] },
  {
    name: 'look-at-shields', params: [{ role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.trigger.1', 'dm.gstrike.1'],
  },
  {
    name: 'answer-with', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.trigger.1', 'dm.gstrike.1'],
  },
  {
    name: 'ninja-strike',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['dm.ninja.1'],
  },
  {
    name: 'stack', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'on', name: 'b', type: 'card' }],
    clauses: ['dm.evolve.1'],
  },
  {
    name: 'throw-copy', params: [{ role: 'main', name: 'k', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.smax.1'],
  },
  {
    name: 'play-g-zero', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.gzero.1'],
  },
  {
    name: 'galaxshield', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.galaxshield.1'],
  },
  {
    name: 'kirifudash', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.kirifuda.1'],
  },
  {
    name: 'fushigibirth',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'with', name: 'b', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['dm.fushigi.1'],
  },
  {
    name: 'judge', params: [{ role: 'with', name: 'q', type: 'player' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.judge.1'],
  },
  {
    name: 'cast-again',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['dm.cards.1'],
  },
  {
    name: 'purge', params: [{ role: 'main', name: 'k', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.cards.1'],
  },
  { name: 'toll', params: [{ role: 'by', name: 'q', type: 'player' }], clauses: ['dm.cards.1'] },
  {
    name: 'hush', params: [{ role: 'main', name: 'k', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['dm.cards.1'],
  },
  {
    name: 'draw-away',
    params: [
      { role: 'main', name: 'this', type: 'card' },
      { role: 'to', name: 'b', type: 'card' },
      { role: 'by', name: 'you', type: 'player' },
    ],
    clauses: ['dm.cards.1'],
  },
  {
    name: 'answer-from-hand',
    params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['dm.cards.1'],
  },
  {
    name: 'switch', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['dm.field.2'],
  },
  {
    name: 'dig-up', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['dm.cards.1'],
  },
  { name: 'turn-up-top', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.cards.1'] },
  {
    name: 'comet', params: [{ role: 'main', name: 'this', type: 'card' }, { role: 'by', name: 'you', type: 'player' }],
    clauses: ['dm.cards.1'],
  },
  { name: 'build-deck', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['dm.start.1'] },
  { name: 'settle-order', params: [], clauses: ['103.4'] },
  { name: 'begin-with', params: [{ role: 'main', name: 'f', type: 'player' }], clauses: ['103.4'] },
  { name: 'draw-order', params: [], clauses: ['103.4'] },
  { name: 'agree-order', params: [], clauses: ['103.4'] },
  { name: 'propose-order', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['103.4'] },
  { name: 'name-partner', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['103.2', '201.1'] },
  {
    name: 'come-home', params: [{ role: 'main', name: 'k', type: 'card' }, { role: 'for', name: 'm', type: 'card' }],
    clauses: ['201.4'],
  },
  { name: 'last-one', params: [], clauses: ['104.1', 'gap.all-lose'] },
  { name: 'after-leaving', params: [], clauses: ['400.2', 'gap.attack-on-departed'] },
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  ...BASE_ZONES,
  { name: 'partner-zone', perSeat: true, holds: 'cards' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  {
    name: 'only if', kind: 'only-if', clauses: ['dm.cost.1'],
    text: 'only if count of (each card m in mana of p where m is not tapped) >= due-now',
  },
  {
    name: 'pay', kind: 'choice', clauses: ['dm.cost.1'],
    text: 'choose card m in mana of p where m is spare and v in civilizations of m by p',
  },
  { name: 'pay', kind: 'choice', clauses: ['dm.cost.1'], text: 'choose card m in mana of p where m is spare by p' },
  { name: 'put', kind: 'choice', clauses: ['dm.put.2'], text: 'choose creature b in battle of p where b bears f by p' },
  { name: 'break', kind: 'choice', clauses: ['dm.break.1'], text: 'choose n card s in shields of q as broken by p' },
  {
    name: 'settle-one-of', kind: 'choice', clauses: ['dm.wait.1'],
    text: 'choose effect e in waiting where controller of e = p by p',
  },
  {
    name: 'settle-instead', kind: 'choice', clauses: ['305.2'],
    text: 'choose effect e in applicable where controller of e = p by p',
  },
  {
    name: 'throw-copy', kind: 'choice', clauses: ['dm.smax.1'],
    text: 'choose card c in hand of p where definition of c = definition of k by p',
  },
  { name: 'only if', kind: 'only-if', clauses: ['dm.cards.1'], text: 'only if you may recite f with this' },
  { name: 'toll', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose card c in hand of q by q' },
  { name: 'toll', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature b in battle of q by q' },
  {
    name: 'answer-from-hand', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 3 card t in battle of you where t is tamaseed and t is not tapped as sealed',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['dm.cards.1'],
    text: 'only if count of sealed = 3 and some card t in sealed where light in civilizations of t',
  },
  { name: 'turn-up-top', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose card c in top of (deck of p, 1)' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 5',
  },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose card c in hand of' },
  {
    name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose card c in graveyard of you where c is summonable and darkness in civilizations of creature-face of c and (cost of creature-face of c or 0) <= 4',
  },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose creature c in battle of opponent where (cost of c or 0) <= 8',
  },
  {
    name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 8',
  },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'purge', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'hush', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose number n in 0..20' },
  {
    name: 'hush', kind: 'choice', clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'],
    text: 'opponent',
  },
  {
    name: 'switch-effect', kind: 'choice', clauses: ['dm.field.2'],
    text: 'choose 0..1 card c in hand of you where some definition f in faces of c where f is spell and water in civilizations of f and (cost of f or 0) <= 7 as wanted',
  },
  {
    name: 'switch-effect', kind: 'choice', clauses: ['dm.field.2'],
    text: 'choose definition f in faces of c where f is spell and water in civilizations of f and (cost of f or 0) <= 7',
  },
  {
    name: 'when-break-shield', kind: 'choice', clauses: ['dm.trigger.1'],
    text: 'choose definition f in faces of this where shield-trigger in keywords of f',
  },
  {
    name: 'when-break-shield-2', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-break-shield-2', kind: 'choice', clauses: ['dm.gstrike.1'], text: 'choose creature c in battle of' },
  {
    name: 'when-end-attack', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'when-end-attack', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..1 card c in copies-there as found',
  },
  {
    name: 'when-put-4', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..7 card c in milled where c in graveyard of you and some definition f in faces of c where water in civilizations of f and (cost of f or 0) <= 7 as wanted',
  },
  {
    name: 'when-put-4', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose definition f in faces of c where water in civilizations of f and (cost of f or 0) <= 7',
  },
  {
    name: 'when-put-5', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..40 card c in hand of you where c is summonable as wanted',
  },
  {
    name: 'when-put-5', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'when-put-7', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-put-7', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose 1 creature c in battle of' },
  { name: 'when-put-7', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose card m in mana of opponent' },
  { name: 'when-cast', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of opponent' },
  {
    name: 'when-put-8', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-attack', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose 0..2 creature c in battle as away' },
  { name: 'when-put-10', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose 0..1 card c in shinobi-there as found' },
  {
    name: 'when-put-11', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-put-11', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose 0..1 card c in hand of q as thrown' },
  {
    name: 'when-attack-2', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'when-attack-2', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'when-put-12', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..1 card c in hand of you + graveyard of you where some definition f in faces of c where f is spell and (cost of f or 0) <= 7 as wanted',
  },
  {
    name: 'when-put-12', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose definition f in faces of c where f is spell and (cost of f or 0) <= 7',
  },
  {
    name: 'when-end-of-turn-4', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-end-of-turn-4', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose 1 creature c in battle of' },
  {
    name: 'when-put-14', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'when-defeat', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..1 card c in seen where c is summonable and light in civilizations of creature-face of c and (cost of creature-face of c or 0) <= 6 and not creature-face of c is evolving as found',
  },
  {
    name: 'when-attack-3', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-attack-3', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'when-attack-4', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..1 card c in lowest-two where definition of c is evolving and (cost of c or 0) <= 5 as risen',
  },
  {
    name: 'when-attack-4', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..1 card c in lowest-two where c is tamaseed and (cost of c or 0) <= 5 and c not in risen as sown',
  },
  {
    name: 'when-put-16', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-put-19', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose 0..1 card c in hand of you as thrown' },
  {
    name: 'when-put-19', kind: 'choice', clauses: ['dm.cards.1'],
    text: 'choose 0..1 card c in graveyard of you as sown',
  },
  {
    name: 'when-put-21', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'when-put-21', kind: 'choice', clauses: ['dm.cards.1'], text: 'choose creature c in battle of' },
  {
    name: 'open-steps', kind: 'must-act', clauses: ['dm.turn.4', 'dm.turn.5'],
    text: 'open-steps: player p is always asked at charge-step or main-step',
  },
  {
    name: 'open-shields', kind: 'must-act', clauses: ['dm.trigger.1'],
    text: 'open-shields: player p is always asked at look-at-shields',
  },
  {
    name: 'open-declarations', kind: 'must-act', clauses: ['dm.ninja.1'],
    text: 'open-declarations: player p is always asked at declare if hand of p is not empty',
  },
  {
    name: 'open-end-of-attack', kind: 'must-act', clauses: ['dm.kirifuda.1'],
    text: 'open-end-of-attack: player p is always asked at end-attack if hand of p is not empty and times (break-shield) during carry-attack > 0',
  },
  {
    name: 'cannot-move', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot move card c from graveyard if this in battle and owner of c = opponent',
  },
  {
    name: 'cannot-move-2', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot move card c from mana if this in battle and owner of c = opponent',
  },
  {
    name: 'cannot-move-3', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot move this from battle to zone z if turn-player = you and z is not graveyard',
  },
  {
    name: 'lasting-cannot-move', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot move creature c from battle if owner of c = you',
  },
  {
    name: 'cannot-destroy', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot destroy card c if this in battle and c in fighters and owner of c = you and times (redirect c) during carry-attack > 0',
  },
  {
    name: 'uncastable', kind: 'cannot', clauses: ['dm.use.4'],
    text: 'uncastable: player p cannot play card c as definition f or use card c as definition f if f is spell and not p may cast c as f',
  },
  {
    name: 'unputtable', kind: 'cannot', clauses: ['dm.use.4'],
    text: 'unputtable: player p cannot play card c as definition f or use card c as definition f if f is not spell and not p may put c',
  },
  { name: 'play', kind: 'announcement', clauses: ['dm.use.1'], text: 'play' },
  {
    name: 'cannot-use', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot use card c by opponent if this in battle and c in graveyard and spell-card in kinds of c',
  },
  {
    name: 'cannot-use-2', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot use card c by opponent if this in battle and c in mana and spell-card in kinds of c',
  },
  {
    name: 'cannot-cast', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot cast as definition f by opponent if this in battle and f is not multicolored',
  },
  {
    name: 'cannot-cast-2', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot cast as definition f by opponent if this in battle and (cost of f or 0) <= 5 and you has-maze-over opponent',
  },
  { name: 'lasting-cannot-cast-2', kind: 'cannot', clauses: ['dm.cards.1'], text: 'cannot cast by q' },
  {
    name: 'lasting-cannot-cast-3', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot cast as definition f by q if cost of f = n',
  },
  {
    name: 'unrecited', kind: 'cannot', clauses: ['dm.use.4'],
    text: 'unrecited: player p cannot recite definition f with card c if not p may cast c as f',
  },
  { name: 'put only if', kind: 'only-if', clauses: ['dm.put.2'], text: 'only if not creature-face of c is spell' },
  {
    name: 'put only if', kind: 'only-if', clauses: ['dm.evolve.1'],
    text: 'only if not creature-face of c is laid-on or some creature b in battle of p where b bears creature-face of c',
  },
  {
    name: 'put only if', kind: 'only-if', clauses: ['dm.smax.2'],
    text: 'only if s-max not in keywords of creature-face of c or no card d in battle of p where s-max in keywords of d',
  },
  {
    name: 'tapped-rest', kind: 'cannot', clauses: ['dm.attack.1'],
    text: 'tapped-rest: player p cannot attack-player with tapped a or attack-creature with tapped a',
  },
  {
    name: 'sick-rest', kind: 'cannot', clauses: ['dm.attack.2'],
    text: 'sick-rest: player p cannot attack-player with card a if a is sick and a is not speed-attacker',
  },
  {
    name: 'cannot-attack-player', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot attack-player player q with card a by opponent if this in battle and q = you and arrived of a = turn-number',
  },
  {
    name: 'lasting-cannot-attack-player', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot attack-player with card c by q if cost of c = n',
  },
  {
    name: 'lasting-cannot-attack-player-2', kind: 'cannot', clauses: ['dm.gstrike.1'],
    text: 'cannot attack-player with card a if a = c',
  },
  {
    name: 'sick-hold', kind: 'cannot', clauses: ['dm.attack.2'],
    text: 'sick-hold: player p cannot attack-creature with card a if a is sick and a is not speed-attacker and a is not mach-fighter',
  },
  {
    name: 'lasting-cannot-attack-creature', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot attack-creature with card c by q if cost of c = n',
  },
  {
    name: 'lasting-cannot-attack-creature-2', kind: 'cannot', clauses: ['dm.gstrike.1'],
    text: 'cannot attack-creature with card a if a = c',
  },
  {
    name: 'needs-blocker', kind: 'cannot', clauses: ['dm.block.1'],
    text: 'needs-blocker: player q cannot block with card b if b is not blocker or b is tapped',
  },
  {
    name: 'lasting-cannot-block', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot block with card c by q if cost of c = n',
  },
  {
    name: 'needs-guardman', kind: 'cannot', clauses: ['dm.block.2'],
    text: 'needs-guardman: player q cannot guard with card b if b is not guardman or b is tapped',
  },
  {
    name: 'lasting-cannot-guard', kind: 'cannot', clauses: ['dm.cards.1'],
    text: 'cannot guard with card c by q if cost of c = n',
  },
  {
    name: 'cannot-ninja-strike', kind: 'cannot', clauses: ['dm.ninja.2'],
    text: 'cannot ninja-strike this if count of mana of owner of this < (ninja-strike of this or 0)',
  },
  {
    name: 'once-an-attack', kind: 'cannot', clauses: ['dm.ninja.2'],
    text: 'once-an-attack: player p cannot ninja-strike if times (ninja-strike by p) during carry-attack > 0',
  },
  {
    name: 'throw-copy only if', kind: 'only-if', clauses: ['dm.smax.1'],
    text: 'only if some card c in hand of p where definition of c = definition of k',
  },
  { name: 'galaxshield', kind: 'announcement', clauses: ['dm.galaxshield.1'], text: 'galaxshield' },
  { name: 'kirifudash', kind: 'announcement', clauses: ['dm.kirifuda.1'], text: 'kirifudash' },
  { name: 'fushigibirth', kind: 'announcement', clauses: ['dm.fushigi.1'], text: 'fushigibirth' },
  { name: 'cast-again', kind: 'announcement', clauses: ['dm.cards.1'], text: 'cast-again' },
  { name: 'answer-from-hand', kind: 'announcement', clauses: ['dm.cards.1'], text: 'answer-from-hand' },
  { name: 'dig-up', kind: 'announcement', clauses: ['dm.cards.1'], text: 'dig-up' },
  {
    name: 'full-deck', kind: 'deck', clauses: ['101.1'],
    text: 'full-deck: refuse deck of player p "not sixty cards, the partner among them" if count of main-deck of p != deck-size',
  },
  {
    name: 'copies-of-a-name', kind: 'deck', clauses: ['101.1b'],
    text: 'copies-of-a-name: refuse deck of player p with definition d in main-deck of p where copies of (d, main-deck of p) > allowed-copies of d "a second card of one name"',
  },
  {
    name: 'refuse-deck', kind: 'deck', clauses: ['dm.deck.3'],
    text: 'refuse deck of player p with definition d in main-deck of p where d is not admitted "banned"',
  },
  {
    name: 'elsewhere', kind: 'deck', clauses: ['101.1c'],
    text: 'elsewhere: refuse deck of player p with definition d in main-deck of p where d is barred "a card that begins elsewhere"',
  },
  {
    name: 'refuse-deck-2', kind: 'deck', clauses: ['dm.face.1'],
    text: 'refuse deck of player p with definition d in main-deck of p where d is not whole "one side of a card"',
  },
  {
    name: 'may-charge', kind: 'may', clauses: ['dm.turn.4'],
    text: 'player p may charge card c in hand of p at charge-step',
  },
  {
    name: 'may-play', kind: 'may', clauses: ['dm.use.1'],
    text: 'player p may play at-hand c as definition f in faces of c at main-step if holder of c = p',
  },
  {
    name: 'may-attack-player', kind: 'may', clauses: ['dm.attack.1'],
    text: 'player p may attack-player player q with creature a in battle of p at attack-step or forced-attacks if q opposes p',
  },
  {
    name: 'may-attack-creature', kind: 'may', clauses: ['dm.attack.1'],
    text: 'player p may attack-creature assailable t in battle with creature a in battle of p at attack-step or forced-attacks if owner of t opposes p',
  },
  {
    name: 'may-block', kind: 'may', clauses: ['dm.block.1'],
    text: 'player q may block with creature b in battle of q at block-step',
  },
  {
    name: 'may-guard', kind: 'may', clauses: ['dm.block.2'],
    text: 'player q may guard with creature b in battle of q at block-step if target-card is not none and target-card != b',
  },
  {
    name: 'may-answer-with', kind: 'may', clauses: ['dm.trigger.1', 'dm.gstrike.1'],
    text: 'player p may answer-with unused c in hand of p at look-at-shields if c in broken-shields and some effect e in waiting where source of e = c',
  },
  {
    name: 'may-ninja-strike', kind: 'may', clauses: ['dm.ninja.1'],
    text: 'you may ninja-strike this at declare if this is at-hand and acting is not none and owner of acting opposes you',
  },
  {
    name: 'may-play-g-zero', kind: 'may', clauses: ['dm.gzero.1'],
    text: 'player p may play-g-zero g-zero c at main-step if c is at-hand and holder of c = p and p may use c as definition of c',
  },
  {
    name: 'may-galaxshield', kind: 'may', clauses: ['dm.galaxshield.1'],
    text: 'player p may galaxshield at-hand c at main-step if holder of c = p and galaxshield of c is not none',
  },
  {
    name: 'may-kirifudash', kind: 'may', clauses: ['dm.kirifuda.1'],
    text: 'player p may kirifudash at-hand c at end-attack if holder of c = p and kirifudash of c is not none and times (break-shield) during carry-attack > 0',
  },
  {
    name: 'may-fushigibirth', kind: 'may', clauses: ['dm.fushigi.1'],
    text: 'player p may fushigibirth fushigi c in graveyard of p with creature b in battle of p at main-step',
  },
  {
    name: 'may-play-2', kind: 'may', clauses: ['dm.cards.1'],
    text: 'you may play this as 《絶望と反魂と滅殺の決断》 at main-step if this in graveyard of you',
  },
  {
    name: 'may-cast-again', kind: 'may', clauses: ['dm.cards.1'],
    text: 'you may cast-again this at main-step if this in battle of you',
  },
  {
    name: 'may-draw-away', kind: 'may', clauses: ['dm.cards.1'],
    text: 'you may draw-away this to card b in battle of you at block-step if this in battle of you and this is tapped and (b = this or b is tapped) and b is creature',
  },
  {
    name: 'may-answer-from-hand', kind: 'may', clauses: ['dm.cards.1'],
    text: 'you may answer-from-hand this at declare if this in hand of you and acting is not none and acting = attacker and owner of acting opposes you',
  },
  {
    name: 'may-switch', kind: 'may', clauses: ['dm.field.2'],
    text: 'you may switch this at declare if this in battle of you and this is not switched and acting is not none and acting = attacker and target-player = you and owner of acting opposes you',
  },
  {
    name: 'may-dig-up', kind: 'may', clauses: ['dm.cards.1'],
    text: 'you may dig-up card c in mana of you at main-step if this in battle of you and c is summonable and times (dig-up by you) during turn = 0',
  },
  {
    name: 'may-comet', kind: 'may', clauses: ['dm.cards.1'],
    text: 'you may comet this at declare if this is at-hand and (ending or you) != you and unpaid-deeds of (ending or you) > 0 and no card c in battle of you where c = 《流星のガイアッシュ・カイザー》',
  },
  { name: 'settle-order', kind: 'choice', clauses: ['103.4'], text: 'choose player f by chance' },
  { name: 'draw-order', kind: 'choice', clauses: ['103.4'], text: 'choose player f where f not in seating by chance' },
  { name: 'propose-order', kind: 'choice', clauses: ['103.4'], text: 'choose player f where f not in seating by p' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  { name: 'spell-effect', kind: 'choice', clauses: ['dm.cards.3'], text: 'choose creature c in battle of' },
  {
    name: 'spell-effect', kind: 'choice',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], text: 'opponent',
  },
  {
    name: 'only if', kind: 'only-if', clauses: ['201.4', 'gap.one-way-home'],
    text: 'only if some card m in mana of owner of k where own-way-home is open or m != k',
  },
  {
    name: 'homecoming', kind: 'choice', clauses: ['201.4', 'gap.one-way-home'],
    text: 'choose card m in mana of owner of k where own-way-home is open or m != k by owner of k',
  },
  { name: 'no-doom', kind: 'cannot', clauses: ['105.1'], text: 'no-doom: player p cannot doom player q if q != p' },
  {
    name: 'creature-alone', kind: 'cannot', clauses: ['201.3'],
    text: 'creature-alone: player p cannot play card c as definition f or use card c as definition f if c in partner-zone and f is spell',
  },
  {
    name: 'used-up', kind: 'cannot', clauses: ['107.1', '107.1a'],
    text: 'used-up: player p cannot play as definition f or use as definition f if p has-used f or f is not spell and p has-put f',
  },
  { name: 'lasting-cannot-cast', kind: 'cannot', clauses: ['dm.cards.3'], text: 'cannot cast by q' },
  {
    name: 'recited-already', kind: 'cannot', clauses: ['107.1', '107.1a'],
    text: 'recited-already: player p cannot recite definition f if p has-used f',
  },
  {
    name: 'put-already', kind: 'cannot', clauses: ['107.1', '107.1a'],
    text: 'put-already: player p cannot put card c if p has-put creature-face of c',
  },
  {
    name: 'counted-as-one', kind: 'cannot', clauses: ['107.1'],
    text: 'counted-as-one: player p cannot put card c if same-name is counted-together and c not in nowhere and p has-used creature-face of c',
  },
  {
    name: 'own-side', kind: 'cannot', clauses: ['304.3'],
    text: 'own-side: player q cannot block with card b or guard with card b or draw-away if q != defender',
  },
  {
    name: 'unusable', kind: 'cannot', clauses: ['107.1', 'dm.use.4'],
    text: 'unusable: player p cannot play-g-zero card c or kirifudash card c or fushigibirth card c or ninja-strike card c if not p may use c as definition of c',
  },
  {
    name: 'refuse-deck-3', kind: 'deck', clauses: ['101.1a', '201.2', '201.2a'],
    text: 'refuse deck of player p with definition d in main-deck of p where some definition k in partner-card of p where not d suits k "a civilization that the partner has not"',
  },
  {
    name: 'refuse-deck-4', kind: 'deck', clauses: ['201.1'],
    text: 'refuse deck of player p "not exactly one partner" if count of partner-card of p != 1',
  },
  {
    name: 'refuse-deck-5', kind: 'deck', clauses: ['201.1'],
    text: 'refuse deck of player p with definition k in partner-card of p where k not in main-deck of p "the partner is not in the deck"',
  },
  {
    name: 'refuse-deck-6', kind: 'deck', clauses: ['201.1', '201.1a'],
    text: 'refuse deck of player p with definition k in partner-card of p where k is not leader "no creature of cost five or more"',
  },
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: {
    from: 2, to: 8, clauses: ['000.2', '000.3', '100.1', 'gap.player-count'], place: PLACES.folder + PLACES.seats,
  },
  options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'partner-card'],
  board: { shows: ['battle', 'shields', 'mana'], leavesOut: ['tapped-now', 'broken-shields'], sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  {
    kind: 'act', at: 'charge-step', prompt: 'charge-step', clauses: ['dm.turn.4'], value: '', bias: 1, branches: [],
    loop: false, attended: true,
  },
  {
    kind: 'act', at: 'main-step', prompt: 'main-step', clauses: ['dm.turn.5'], value: '', bias: 1, branches: [],
    loop: true, attended: true,
  },
  {
    kind: 'act', at: 'attack-step', prompt: 'attack-step', clauses: ['dm.turn.6'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'act', at: 'forced-attacks', prompt: 'forced-attacks', clauses: ['dm.turn.6'], value: '', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'pay', prompt: 'choose a card', clauses: ['dm.cost.1'], value: 'card', bias: 1, branches: [],
    loop: false, said: [{ asked: true }, ' taps'],
  },
  {
    kind: 'choose', at: 'pay', prompt: 'choose a card', clauses: ['dm.cost.1'], value: 'card', bias: 1, branches: [],
    loop: false, said: [{ asked: true }, ' taps'],
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'spell-effect', prompt: 'choose some of these', clauses: ['dm.cards.1'], value: '', bias: 1,
    branches: [
      'choose card c in hand of opponent by opponent', 'choose card c in graveyard of you',
      'choose creature c in battle of opponent',
    ],
    loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'spell-effect', prompt: 'choose some of these', clauses: ['dm.cards.1'], value: '', bias: 1,
    branches: [
      'choose creature c in battle of opponent where (cost of c or 0) <= 8',
      'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 8',
    ],
    loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'spell-effect', prompt: 'choose some of these', clauses: ['dm.cards.1'], value: '', bias: 1,
    branches: ['choose creature c in battle of opponent', 'each creature c in battle of opponent'], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose a creature card', clauses: ['dm.put.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'end-attack', prompt: 'end-attack', clauses: ['dm.kirifuda.1'], value: '', bias: 1, branches: [],
    loop: false, attended: true,
  },
  {
    kind: 'act', at: 'block-step', prompt: 'block-step', clauses: ['dm.block.1'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'break', prompt: 'choose cards as broken', clauses: ['dm.break.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'settle-one-of', prompt: 'choose an effect', clauses: ['dm.wait.1'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'settle-one-of', prompt: 'resolve e?', clauses: ['dm.wait.1'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'act', at: 'declare', prompt: 'declare', clauses: ['306.1b'], value: '', bias: 1, branches: [], loop: false,
    attended: true,
  },
  {
    kind: 'choose', at: 'settle-instead', prompt: 'choose an effect', clauses: ['305.2'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'look-at-shields', prompt: 'look-at-shields', clauses: ['dm.trigger.1', 'dm.gstrike.1'], value: '',
    bias: 1, branches: [], loop: true, attended: true,
    said: [{ asked: true }, ' shows what is to be used of the broken shields'],
  },
  {
    kind: 'choose', at: 'throw-copy', prompt: 'choose a card', clauses: ['dm.smax.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'toll', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'toll', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'hush', prompt: 'choose a number', clauses: ['dm.cards.1'], value: 'number', bias: 1000001,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'answer-from-hand', prompt: 'choose 3 cards as sealed', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'switch', prompt: 'choose 0 to 1 card as wanted', clauses: ['dm.field.2'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'switch', prompt: 'choose a definition', clauses: ['dm.field.2'], value: 'definition', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'turn-up-top', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'break-shield', prompt: 'choose a definition', clauses: ['dm.trigger.1'], value: 'definition',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'break-shield', prompt: 'choose a creature card', clauses: ['dm.gstrike.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'one-of', at: 'lose', prompt: 'choose one of these', clauses: ['dm.smax.1'], value: '', bias: 1,
    branches: ['destroy', 'throw-copy'], loop: false,
  },
  {
    kind: 'choose', at: 'end-attack', prompt: 'choose 0 to 1 card as found', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 7 cards as wanted', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose a definition', clauses: ['dm.cards.1'], value: 'definition', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 40 cards as wanted', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 1 creature card as slain', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'cast', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'put', prompt: 'move each card c in top of (deck of you, 7) to graveyard of you and …?',
    clauses: ['dm.cards.1'], value: '', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'choose 0 to 2 creature cards as away', clauses: ['dm.cards.1'],
    value: 'card', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as found', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as thrown', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'attack', prompt: 'going becomes yes?', clauses: ['dm.cards.1'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as wanted', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose a definition', clauses: ['dm.cards.1'], value: 'definition', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'end-of-turn', prompt: 'choose 1 creature card as slain', clauses: ['dm.cards.1'],
    value: 'card', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'may', at: 'end-of-turn', prompt: 'draw 1?', clauses: ['dm.cards.1'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'defeat', prompt: 'choose 0 to 1 card as found', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'choose 0 to 1 card as risen', clauses: ['dm.cards.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'choose 0 to 1 card as sown', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as thrown', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as sown', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'purge', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'hush', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'break-shield', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'end-attack', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'end-of-turn', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'attack', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'put', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.3'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'settle-order', prompt: 'choose a player', clauses: ['103.4'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'draw-order', prompt: 'choose a player', clauses: ['103.4'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'agree-order', prompt: 'nods gains 1?', clauses: ['103.4'], value: '', bias: 1, branches: [],
    loop: false,
  },
  {
    kind: 'choose', at: 'propose-order', prompt: 'choose a player', clauses: ['103.4'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'move', prompt: 'choose a card and come-home k for m?', clauses: ['201.4', 'gap.one-way-home'],
    value: '', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'move', prompt: 'choose a card', clauses: ['201.4', 'gap.one-way-home'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'spell-effect', prompt: 'opponent',
    clauses: ['300.1', '300.1a', '300.1c', '300.1d', '302.1', '302.2', '303.1a', '304.1'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'event', at: 'move', asks: true, inner: [28, 30, 35] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'draw', asks: false, inner: [] },
  { kind: 'each', at: 'draw', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'shield-up', asks: false, inner: [] },
  { kind: 'each', at: 'shield-up', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'mill', asks: false, inner: [] },
  { kind: 'each', at: 'mill', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'ramp', asks: false, inner: [] },
  { kind: 'each', at: 'ramp', asks: false, inner: [] },
  { kind: 'repeat', at: 'match', asks: true, inner: [0, 14, 15, 17, 22, 23, 25, 26, 27, 28, 30, 35] },
  { kind: 'repeat', at: 'attack-step', asks: true, inner: [0, 15, 22, 23, 25, 28, 30, 35] },
  { kind: 'while', at: 'forced-attacks', asks: true, inner: [0, 22, 23, 25, 28, 30, 35] },
  { kind: 'each', at: 'end-step', asks: false, inner: [] },
  { kind: 'while', at: 'pass-turn', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'each', at: 'pay', asks: false, inner: [] },
  { kind: 'event', at: 'carry-attack', asks: true, inner: [0, 22, 23, 25, 26, 27, 28, 30, 35] },
  { kind: 'while', at: 'resolve-waiting', asks: true, inner: [0, 23, 25, 28, 30, 35] },
  { kind: 'while', at: 'settle-one', asks: false, inner: [] },
  { kind: 'each', at: 'settle-one', asks: false, inner: [] },
  { kind: 'event', at: 'settle-one-of', asks: true, inner: [0, 28, 30, 35] },
  { kind: 'while', at: 'settle-own', asks: true, inner: [0, 25, 28, 30, 35] },
  { kind: 'event', at: 'declare', asks: true, inner: [] },
  { kind: 'while', at: 'settle-instead', asks: false, inner: [] },
  { kind: 'each', at: 'settle-instead', asks: false, inner: [] },
  { kind: 'while', at: 'when-attack-2', asks: true, inner: [0, 28, 35] },
  { kind: 'each', at: 'creature-face', asks: false, inner: [] },
  { kind: 'each', at: 'dark-host', asks: false, inner: [] },
  { kind: 'each', at: 'spare', asks: false, inner: [] },
  { kind: 'each', at: 'cast', asks: false, inner: [] },
  { kind: 'event', at: 'come-home', asks: true, inner: [0, 28, 30] },
  { kind: 'each', at: 'suits', asks: false, inner: [] },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: 28, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 42, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 54, asker: 2, radix: [[16, 0], [2048, 0], [16, 0]] },
  { event: 55, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 64, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 65, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 80, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 81, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 84, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 85, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 86, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 87, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 89, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 93, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: 94, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 95, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 96, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: 98, asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 28, at: ['charge-step'], rule: 125 },
  { event: 42, at: ['main-step'], rule: 126 },
  { event: 54, at: ['attack-step', 'forced-attacks'], rule: 127 },
  { event: 55, at: ['attack-step', 'forced-attacks'], rule: 128 },
  { event: 64, at: ['block-step'], rule: 129 },
  { event: 65, at: ['block-step'], rule: 130 },
  { event: 80, at: ['look-at-shields'], rule: 131 },
  { event: 81, at: ['declare'], rule: 132 },
  { event: 84, at: ['main-step'], rule: 133 },
  { event: 85, at: ['main-step'], rule: 134 },
  { event: 86, at: ['end-attack'], rule: 135 },
  { event: 87, at: ['main-step'], rule: 136 },
  { event: 42, at: ['main-step'], rule: 137 },
  { event: 89, at: ['main-step'], rule: 138 },
  { event: 93, at: ['block-step'], rule: 139 },
  { event: 94, at: ['declare'], rule: 140 },
  { event: 95, at: ['declare'], rule: 141 },
  { event: 96, at: ['main-step'], rule: 142 },
  { event: 98, at: ['declare'], rule: 143 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['battle', 'beneath'] },
  { name: 'ending', column: 'ending', of: 'game', type: 'player', zones: [] },
  { name: 'regular', column: 'regular', of: 'game', type: 'player', zones: [] },
  { name: 'extra-turns', column: 'extraTurns', of: 'player', type: 'number', zones: [] },
  { name: 'skipped-turns', column: 'skippedTurns', of: 'player', type: 'number', zones: [] },
  { name: 'for-all', column: 'forAll', of: 'game', type: 'number', zones: [] },
  { name: 'tapped-now', column: 'tappedNow', of: 'game', type: 'number', zones: [] },
  { name: 'paid-for', column: 'paidFor', of: 'card', type: 'number', zones: ['nowhere', 'battle'] },
  { name: 'attacker', column: 'attacker', of: 'game', type: 'card', zones: [] },
  { name: 'target-player', column: 'targetPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'target-card', column: 'targetCard', of: 'game', type: 'card', zones: [] },
  { name: 'acting', column: 'acting', of: 'game', type: 'card', zones: [] },
  { name: 'fighters', column: 'fighters', of: 'game', type: 'set of card', zones: [] },
  { name: 'resolving', column: 'resolving', of: 'game', type: 'player', zones: [] },
  { name: 'broken-shields', column: 'brokenShields', of: 'game', type: 'set of card', zones: [] },
  { name: 'life-shield', column: 'lifeShield', of: 'card', type: 'card', zones: ['battle'] },
  { name: 'over', column: 'over2', of: 'card', type: 'card', zones: ['beneath'] },
  { name: 'verdict', column: 'verdict', of: 'game', type: 'truth', zones: [] },
  { name: 'seating', column: 'seating', of: 'game', type: 'set of player', zones: [] },
  { name: 'partner', column: 'partner', of: 'player', type: 'card', zones: [] },
  { name: 'last-fallen', column: 'lastFallen', of: 'game', type: 'player', zones: [] },
  { name: 'ended-by-leaving', column: 'endedByLeaving', of: 'game', type: 'player', zones: [] },
  { name: 'face-up', column: 'faceUp', of: 'card', type: 'truth', zones: ['shields'] },
  { name: 'tapped', column: 'tapped', of: 'card', type: 'truth', zones: ['mana', 'battle'] },
  { name: 'out', column: 'out_', of: 'player', type: 'truth', zones: [] },
  { name: 'recalled', column: 'recalled', of: 'card', type: 'truth', zones: ['nowhere'] },
  { name: 'summoned', column: 'summoned', of: 'card', type: 'truth', zones: ['nowhere', 'battle'] },
  { name: 'declared', column: 'declared', of: 'card', type: 'truth', zones: ['hand'] },
  { name: 'fleeting', column: 'fleeting', of: 'card', type: 'truth', zones: ['battle'] },
  { name: 'bound', column: 'bound', of: 'card', type: 'truth', zones: ['beneath'] },
  { name: 'switched', column: 'switched', of: 'card', type: 'truth', zones: ['battle'] },
  { name: 'absent', column: 'absent', of: 'player', type: 'truth', zones: [] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  {
    proc: PROC.spellEffectDuringTurnFrame, until: 'during turn', rules: ['except power of c -= 4000'],
    kept: [{ name: 'c', type: 'card' }],
  },
  {
    proc: PROC.spellEffectUntilChargeStepFrame, until: 'until charge-step by you', rules: ['cannot cast by q'],
    kept: [{ name: 'q', type: 'player' }, { name: 'p', type: 'player' }],
  },
  {
    proc: PROC.spellEffectDuringTurn2Frame, until: 'during turn', rules: ['except power of c -= 4000'],
    kept: [{ name: 'c', type: 'card' }],
  },
  {
    proc: PROC.spellEffectUntilTurnFrame, until: 'until turn by you', rules: ['cannot cast by q'],
    kept: [{ name: 'q', type: 'player' }, { name: 'p', type: 'player' }],
  },
  {
    proc: PROC.spellEffectDuringTurn3Frame, until: 'during turn', rules: ['except power of c -= 4000'],
    kept: [{ name: 'c', type: 'card' }],
  },
  {
    proc: PROC.spellEffectDuringTurn4Frame, until: 'during turn', rules: ['except power of c -= n'],
    kept: [{ name: 'c', type: 'card' }, { name: 'n', type: 'number' }],
  },
  {
    proc: PROC.hushUntilTurnFrame, until: 'until turn by you',
    rules: [
      'cannot cast as definition f by q if cost of f = n', 'cannot attack-player with card c by q if cost of c = n',
      'cannot attack-creature with card c by q if cost of c = n', 'cannot block with card c by q if cost of c = n',
      'cannot guard with card c by q if cost of c = n',
    ],
    kept: [{ name: 'q', type: 'player' }, { name: 'n', type: 'number' }, { name: 'p', type: 'player' }],
  },
  {
    proc: PROC.breakShieldDuringTurnFrame, until: 'during turn',
    rules: ['cannot attack-player with card a if a = c', 'cannot attack-creature with card a if a = c'],
    kept: [{ name: 'c', type: 'card' }],
  },
  {
    proc: PROC.putUntilTurnFrame, until: 'until turn by you',
    rules: ['cannot move creature c from battle if owner of c = you'], kept: [{ name: 'you', type: 'player' }],
  },
]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.whenEndOfTurn5Frame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.whenCastFrame, kept: [{ name: 'p', type: 'player', at: 0 }] },
  { proc: PROC.whenPut2Frame, kept: [{ name: 'c', type: 'card', at: 0 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: 24, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: 30, fits: [], words: [{ part: 0 }, ' may attack'] },
  {
    event: 0, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 5 }],
    words: [{ part: 2, whose: true }, ' lays ', { part: 0 }, ' among the shields'],
  },
  {
    event: 0, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }],
  },
  { event: 28, fits: [], words: [{ part: 1 }, ' charges ', { part: 0 }] },
  { event: 42, fits: [], words: [{ part: 2 }, ' plays ', { part: 1 }] },
  { event: 84, fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }, ' for nothing'] },
  {
    event: 0, fits: [{ part: 2, zone: 8 }],
    words: [{ part: 0 }, ' comes to the battle zone of ', { part: 2, whose: true }],
  },
  { event: 54, fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: 55, fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: 66, fits: [], words: [{ part: 0 }, ' blocks'] },
  { event: 70, fits: [], words: [{ part: 1 }, ' breaks a shield'] },
  { event: 80, fits: [], words: [{ part: 1 }, ' shows ', { part: 0 }] },
  {
    event: 0, fits: [{ part: 1, zone: 5 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' takes ', { part: 0 }, ' out of the shields'],
  },
  { event: 8, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: 0, fits: [{ part: 2, zone: 7 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: 37, fits: [], words: [{ part: 0 }, ' has lost'] },
  { event: 0, fits: [{ part: 2, zone: 10 }] },
  { event: 1, fits: [] },
  { event: 2, fits: [] },
  { event: 99, fits: [] },
  { event: 20, fits: [] },
  { event: 21, fits: [] },
  { event: 22, fits: [] },
  { event: 23, fits: [] },
  { event: 25, fits: [] },
  { event: 26, fits: [] },
  { event: 27, fits: [] },
  { event: 29, fits: [] },
  { event: 32, fits: [] },
  { event: 33, fits: [] },
  { event: 12, fits: [] },
  { event: 77, fits: [] },
  { event: 76, fits: [] },
  { event: 31, fits: [] },
  { event: 74, fits: [] },
  { event: 73, fits: [] },
  { event: 44, fits: [] },
  { event: 43, fits: [] },
  { event: 46, fits: [] },
  { event: 45, fits: [] },
  { event: 61, fits: [] },
  { event: 50, fits: [] },
  { event: 52, fits: [] },
  { event: 53, fits: [] },
  { event: 56, fits: [] },
  { event: 79, fits: [] },
  { event: 59, fits: [] },
  { event: 63, fits: [] },
  { event: 57, fits: [] },
  { event: 60, fits: [] },
  { event: 62, fits: [] },
  { event: 67, fits: [] },
  { event: 68, fits: [] },
  { event: 69, fits: [] },
  { event: 9, fits: [] },
  { event: 0, fits: [{ part: 2, zone: 6 }] },
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
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.arrived = s.arrived
  this.ending = s.ending
  this.regular = s.regular
  this.extraTurns = s.extraTurns
  this.skippedTurns = s.skippedTurns
  this.forAll = s.forAll
  this.tappedNow = s.tappedNow
  this.paidFor = s.paidFor
  this.attacker = s.attacker
  this.targetPlayer = s.targetPlayer
  this.targetCard = s.targetCard
  this.acting = s.acting
  this.fighters = s.fighters
  this.resolving = s.resolving
  this.brokenShields = s.brokenShields
  this.lifeShield = s.lifeShield
  this.over2 = s.over2
  this.verdict = s.verdict
  this.mainDeck = s.mainDeck
  this.seating = s.seating
  this.partner = s.partner
  this.lastFallen = s.lastFallen
  this.endedByLeaving = s.endedByLeaving
  this.partnerCard = s.partnerCard
  this.faceUp = s.faceUp
  this.tapped = s.tapped
  this.out_ = s.out_
  this.recalled = s.recalled
  this.summoned = s.summoned
  this.declared = s.declared
  this.fleeting = s.fleeting
  this.bound = s.bound
  this.switched = s.switched
  this.absent = s.absent
  this.runningTurn = s.runningTurn
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.beforeLine = s.beforeLine
  this.changedInLine = s.changedInLine
  this.timesPutDuringTurn = s.timesPutDuringTurn
  this.timesCastDuringTurn = s.timesCastDuringTurn
  this.timesCountUseDuringTurn = s.timesCountUseDuringTurn
  this.timesArriveDuringTurn = s.timesArriveDuringTurn
  this.timesAttackDuringTurn = s.timesAttackDuringTurn
  this.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack
  this.timesBreakShieldDuringCarryAttack = s.timesBreakShieldDuringCarryAttack
  this.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack
  this.timesDigUpDuringTurn = s.timesDigUpDuringTurn
  this.timesUseDuringTurn = s.timesUseDuringTurn
  this.timesCastDuringTurn2 = s.timesCastDuringTurn2
  this.timesBattleDuringMatch = s.timesBattleDuringMatch
  this.timesSummonDuringMatch = s.timesSummonDuringMatch
  this.timesWinDuringMainStep = s.timesWinDuringMainStep
  this.timesCastDuringMainStep = s.timesCastDuringMainStep
  this.timesSwitchDuringMatch = s.timesSwitchDuringMatch
  this.timesPutDuringMainStep = s.timesPutDuringMainStep
  this.timesArriveDuringMainStep = s.timesArriveDuringMainStep
  this.timesDrawDuringMatch = s.timesDrawDuringMatch
  this.timesDrawDuringMatch2 = s.timesDrawDuringMatch2
  this.timesAttackStepDuringMatch = s.timesAttackStepDuringMatch
  this.timesEndAttackDuringMatch = s.timesEndAttackDuringMatch
  this.timesBeginWithDuringSetUp = s.timesBeginWithDuringSetUp
  this.timesDrawOrderDuringSetUp = s.timesDrawOrderDuringSetUp
  this.timesProposeOrderDuringSetUp = s.timesProposeOrderDuringSetUp
  this.timesDeclareDuringAttackPlayer = s.timesDeclareDuringAttackPlayer
  this.timesJudgeDuringMatch = s.timesJudgeDuringMatch
  this.timesChargeStepDuringTurn = s.timesChargeStepDuringTurn
  this.timesAttackStepDuringTurn = s.timesAttackStepDuringTurn
  this.timesEndOfTurnDuringMatch = s.timesEndOfTurnDuringMatch
  this.timesAttackStepDuringMatch2 = s.timesAttackStepDuringMatch2
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { attacker: 'one', targetCard: 'one', acting: 'one', fighters: 'one', brokenShields: 'one', lifeShield: 'each', over2: 'each', partner: 'each' }, texts: {
  [PROC.moveFrame]: ['card2'], [PROC.destroyFrame]: ['c'], [PROC.takeBackFrame]: ['c'], [PROC.drawFrame]: ['list3'],
  [PROC.shieldUpFrame]: ['list3'], [PROC.millFrame]: ['list3'], [PROC.rampFrame]: ['list3'],
  [PROC.beginGameFrame]: ['matching1'], [PROC.chargeFrame]: ['c'], [PROC.endStepFrame]: ['list1'],
  [PROC.playFrame]: ['c'], [PROC.useFrame]: ['c'], [PROC.castFrame]: ['c'], [PROC.spellEffectFrame]: ['c'],
  [PROC.reciteFrame]: ['c'], [PROC.summonFrame]: ['c'], [PROC.placeFrame]: ['c'], [PROC.putFrame]: ['c', 't2'],
  [PROC.attackPlayerFrame]: ['a'], [PROC.attackCreatureFrame]: ['t2', 'a'], [PROC.carryAttackFrame]: ['a'],
  [PROC.clashFrame]: ['a'], [PROC.endAttackFrame]: ['a'], [PROC.carryOutFrame]: ['a'], [PROC.strikeHomeFrame]: ['a'],
  [PROC.blockStepFrame]: ['firstTarget'], [PROC.battleFrame]: ['a', 't2'], [PROC.defeatFrame]: ['t2', 'a'],
  [PROC.breakFrame]: ['a', 'broken', 'list1', 'list5'], [PROC.breakShieldFrame]: ['s_', 'a'],
  [PROC.buryTheWeakFrame]: ['list1'], [PROC.stackFrame]: ['c', 'b'], [PROC.throwCopyFrame]: ['k'],
  [PROC.playGZeroFrame]: ['c'], [PROC.galaxshieldFrame]: ['c'], [PROC.kirifudashFrame]: ['c'],
  [PROC.fushigibirthFrame]: ['c', 'b'], [PROC.judgeFrame]: ['list1', 'list3'], [PROC.castAgainFrame]: ['this_'],
  [PROC.purgeFrame]: ['k'], [PROC.hushFrame]: ['k'], [PROC.answerFromHandFrame]: ['this_', 'sealed'],
  [PROC.digUpFrame]: ['c'], [PROC.comeHomeFrame]: ['k', 'm'], [PROC.spellEffectFrame2]: ['c'],
  [PROC.spellEffectFrame3]: ['c'], [PROC.spellEffectFrame4]: ['c'], [PROC.spellEffectFrame5]: ['c'],
  [PROC.spellEffectFrame6]: ['c'], [PROC.spellEffectFrame7]: ['c', 'c2', 'c3', 'c4', 'c5', 'c6'],
  [PROC.spellEffectFrame8]: ['c', 'c2', 'c3', 'c4', 'c5'], [PROC.spellEffectFrame9]: ['c', 'c2', 'c3'],
  [PROC.spellEffectFrame10]: ['c'], [PROC.spellEffectFrame11]: ['c'], [PROC.spellEffectFrame12]: ['c'],
  [PROC.spellEffectFrame13]: ['c'], [PROC.spellEffectFrame14]: ['c', 'list1'], [PROC.spellEffectFrame15]: ['c'],
  [PROC.spellEffectFrame16]: ['c'], [PROC.spellEffectFrame17]: ['c'], [PROC.spellEffectFrame18]: ['c'],
  [PROC.ninjaStrikeEffectFrame]: ['this_'], [PROC.purgeFrame2]: ['k', 'list1'], [PROC.hushFrame2]: ['k'],
  [PROC.answerFromHandEffectFrame]: ['this_'], [PROC.switchEffectFrame]: ['wanted', 'c', 'list3'],
  [PROC.cometEffectFrame]: ['this_'], [PROC.emptyDeckFrame]: ['c'], [PROC.whenBreakShieldFrame]: ['s_'],
  [PROC.whenBreakShield2Frame]: ['s_'], [PROC.insteadMoveFrame]: ['card2'], [PROC.allTogetherFrame]: ['c', 'list1'],
  [PROC.topOnlyFrame]: ['c', 'list1'], [PROC.insteadLoseFrame]: ['this_'], [PROC.whenStartOfTurnFrame]: ['this_'],
  [PROC.afterPutFrame]: ['c', 'list1'], [PROC.afterBeginGameFrame]: ['this_'], [PROC.insteadMove2Frame]: ['card2'],
  [PROC.whenPut2Frame]: ['c'], [PROC.whenEndAttackFrame]: ['a', 'copiesThere', 'found', 'list3'],
  [PROC.whenPut4Frame]: ['milled', 'wanted', 'c', 'list1', 'list5'], [PROC.whenMoveFrame]: ['list1'],
  [PROC.whenPut5Frame]: ['c', 'wanted', 'list3'], [PROC.whenPut6Frame]: ['c'], [PROC.whenMove2Frame]: ['this_'],
  [PROC.whenPut7Frame]: ['c', 'slain', 'm', 'list3'], [PROC.whenPut8Frame]: ['c', 'milled', 'list1', 'list3'],
  [PROC.whenAttackFrame]: ['away', 'list3'], [PROC.whenPut10Frame]: ['shinobiThere', 'found', 'c', 'list3'],
  [PROC.whenPut11Frame]: ['c', 'thrown', 'list3'], [PROC.whenAttack2Frame]: ['a'],
  [PROC.whenPut12Frame]: ['wanted', 'c', 'list3'], [PROC.whenEndOfTurn4Frame]: ['this_', 'slain', 'list3'],
  [PROC.whenPut13Frame]: ['c'], [PROC.whenPut13AttackFrame]: ['a'], [PROC.whenPut14Frame]: ['c'],
  [PROC.whenDefeatFrame]: ['seen', 'found', 'list3'], [PROC.whenAttack3Frame]: ['a'],
  [PROC.whenAttack4Frame]: ['lowestTwo', 'risen', 'c', 'sown', 'list5', 'list7'], [PROC.insteadPutFrame]: ['c'],
  [PROC.whenPut16Frame]: ['c', 'list1'], [PROC.insteadMove3Frame]: ['card2'], [PROC.insteadPut2Frame]: ['c'],
  [PROC.whenPut19Frame]: ['thrown', 'sown', 'list3', 'list7'], [PROC.whenPut20Frame]: ['list1'],
  [PROC.whenPut21Frame]: ['c'], [PROC.afterMoveFrame2]: ['card2'], [PROC.afterPutFrame2]: ['c'],
  [PROC.spellEffectFrame19]: ['c'], [PROC.spellEffectFrame20]: ['c'], [PROC.spellEffectFrame21]: ['c'],
  [PROC.homecomingFrame]: ['k'],
} }

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, card2, from2, to2, bottom2, noticed1 }: MoveFrame) => ({ proc, pc, answer, card2, from2, to2, bottom2, noticed1 }),
  ({ proc, pc, answer, c }: DestroyFrame) => ({ proc, pc, answer, c }),
  ({ proc, pc, answer, n, p, list1, next2, list3, next4 }: DrawFrame) => ({
    proc, pc, answer, n, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, n, p, members1, active3, changed4, lines, next5, following6, next7 }: DrawAllFrame) => ({
    proc, pc, answer, n, p, members1, active3, changed4, lines, next5, following6, next7,
  }),
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, p, list1, next2 }: SetUpFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, p }: DealFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, p, matching1, next2 }: BeginGameFrame) => ({ proc, pc, answer, p, matching1, next2 }),
  ({ proc, pc, answer, c, p }: ChargeFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, p, made }: ForcedAttacksFrame) => ({ proc, pc, answer, p, made }),
  ({ proc, pc, answer, own }: SettleLossesFrame) => ({ proc, pc, answer, own }),
  ({ proc, pc, answer, q, p }: DoomFrame) => ({ proc, pc, answer, q, p }),
  ({ proc, pc, answer, p, members1, active3, changed4, lines, next5, following6, next7 }: DoomAllFrame) => ({
    proc, pc, answer, p, members1, active3, changed4, lines, next5, following6, next7,
  }),
  ({ proc, pc, answer, c, f_, p, announces }: PlayFrame) => ({ proc, pc, answer, c, f_, p, announces }),
  ({ proc, pc, answer, n, vs, p, dueNow, v, list1, next2, list3, next4 }: PayFrame) => ({
    proc, pc, answer, n, vs, p, dueNow, v, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, c, f_, p }: UseFrame) => ({ proc, pc, answer, c, f_, p }),
  ({ proc, pc, answer, f_, c, p, was }: ReciteFrame) => ({ proc, pc, answer, f_, c, p, was }),
  ({ proc, pc, answer, c, p, f_, t2 }: PutFrame) => ({ proc, pc, answer, c, p, f_, t2 }),
  ({ proc, pc, answer, q, a, p }: AttackPlayerFrame) => ({ proc, pc, answer, q, a, p }),
  ({ proc, pc, answer, t2, a, p }: AttackCreatureFrame) => ({ proc, pc, answer, t2, a, p }),
  ({ proc, pc, answer, a, p }: CarryAttackFrame) => ({ proc, pc, answer, a, p }),
  ({ proc, pc, answer, p, firstTarget, q, list1, next2 }: BlockStepFrame) => ({ proc, pc, answer, p, firstTarget, q, list1, next2 }),
  ({ proc, pc, answer, a, t2, mine, theirs }: BattleFrame) => ({ proc, pc, answer, a, t2, mine, theirs }),
  ({ proc, pc, answer, t2, a }: DefeatFrame) => ({ proc, pc, answer, t2, a }),
  ({ proc, pc, answer, n, q, a, p, broken, list1, next2, atLeast3, atMost4, list5, next6 }: Break_Frame) => ({
    proc, pc, answer, n, q, a, p, broken, list1, next2, atLeast3, atMost4, list5, next6,
  }),
  ({ proc, pc, answer, s_, a, p }: BreakShieldFrame) => ({ proc, pc, answer, s_, a, p }),
  ({ proc, pc, answer, p, e }: SettleOneOfFrame) => ({ proc, pc, answer, p, e }),
  ({ proc, pc, answer, list1, next2 }: BuryTheWeakFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, c, b, lying }: StackFrame) => ({ proc, pc, answer, c, b, lying }),
  ({ proc, pc, answer, k, p }: ThrowCopyFrame) => ({ proc, pc, answer, k, p }),
  ({ proc, pc, answer, c, p, announces }: GalaxshieldFrame) => ({ proc, pc, answer, c, p, announces }),
  ({ proc, pc, answer, c, b, p, announces }: FushigibirthFrame) => ({ proc, pc, answer, c, b, p, announces }),
  ({ proc, pc, answer, q, p, list1, next2, list3, next4 }: JudgeFrame) => ({
    proc, pc, answer, q, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, this_, you, f_, announces }: CastAgainFrame) => ({ proc, pc, answer, this_, you, f_, announces }),
  ({ proc, pc, answer, q }: TollFrame) => ({ proc, pc, answer, q }),
  ({ proc, pc, answer, this_, you, sealed, announces, atLeast1, atMost2 }: AnswerFromHandFrame) => ({
    proc, pc, answer, this_, you, sealed, announces, atLeast1, atMost2,
  }),
  ({ proc, pc, answer, c, you, announces }: DigUpFrame) => ({ proc, pc, answer, c, you, announces }),
  ({ proc, pc, answer, nods, p, q, list1, next2, list3, next4 }: AgreeOrderFrame) => ({
    proc, pc, answer, nods, p, q, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, k, m }: ComeHomeFrame) => ({ proc, pc, answer, k, m }),
  ({ proc, pc, answer, c, p, opponent }: SpellEffectFrame3) => ({ proc, pc, answer, c, p, opponent }),
  ({ proc, pc, answer, c, p, opponent, q, c2, c3, c4, opponent2, q2, c5, c6, atLeast1, atMost2, pieces3, next4 }: SpellEffectFrame7) => ({
    proc, pc, answer, c, p, opponent, q, c2, c3, c4, opponent2, q2, c5, c6, atLeast1, atMost2, pieces3, next4,
  }),
  ({ proc, pc, answer, c, p, opponent, c2, c3, c4, c5, atLeast1, atMost2, pieces3, next4 }: SpellEffectFrame8) => ({
    proc, pc, answer, c, p, opponent, c2, c3, c4, c5, atLeast1, atMost2, pieces3, next4,
  }),
  ({ proc, pc, answer, c, p, opponent, q, c2, c3, opponent2, q2, atLeast1, atMost2, pieces3, next4 }: SpellEffectFrame9) => ({
    proc, pc, answer, c, p, opponent, q, c2, c3, opponent2, q2, atLeast1, atMost2, pieces3, next4,
  }),
  ({ proc, pc, answer, c, p, list1, next2 }: SpellEffectFrame14) => ({ proc, pc, answer, c, p, list1, next2 }),
  ({ proc, pc, answer, this_, you }: NinjaStrikeEffectFrame) => ({ proc, pc, answer, this_, you }),
  ({ proc, pc, answer, k, p, list1, next2 }: PurgeFrame2) => ({ proc, pc, answer, k, p, list1, next2 }),
  ({ proc, pc, answer, k, p, n }: HushFrame2) => ({ proc, pc, answer, k, p, n }),
  ({ proc, pc, answer, you, this_ }: AnswerFromHandEffectFrame) => ({ proc, pc, answer, you, this_ }),
  ({ proc, pc, answer, you, wanted, c, f_, f_2, atLeast1, atMost2, list3, next4 }: SwitchEffectFrame) => ({
    proc, pc, answer, you, wanted, c, f_, f_2, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, s_, you }: WhenBreakShieldFrame) => ({ proc, pc, answer, s_, you }),
  ({ proc, pc, answer, you, s_, opponent }: WhenBreakShield2Frame) => ({ proc, pc, answer, you, s_, opponent }),
  ({ proc, pc, answer, card2, replaces }: InsteadMoveFrame) => ({ proc, pc, answer, card2, replaces }),
  ({ proc, pc, answer, c, z, list1, next2 }: AllTogetherFrame) => ({ proc, pc, answer, c, z, list1, next2 }),
  ({ proc, pc, answer, c, list1, next2 }: TopOnlyFrame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, you, this_, replaces }: InsteadLoseFrame) => ({ proc, pc, answer, you, this_, replaces }),
  ({ proc, pc, answer, you }: WhenEndOfTurnFrame) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, you, a, copiesThere, found, atLeast1, atMost2, list3, next4 }: WhenEndAttackFrame) => ({
    proc, pc, answer, you, a, copiesThere, found, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, milled, used, wanted, c, f_, f_2, beforeIt, list1, next2, atLeast3, atMost4, list5, next6 }: WhenPut4Frame) => ({
    proc, pc, answer, you, milled, used, wanted, c, f_, f_2, beforeIt, list1, next2, atLeast3, atMost4, list5, next6,
  }),
  ({ proc, pc, answer, you, list1, next2 }: WhenMoveFrame) => ({ proc, pc, answer, you, list1, next2 }),
  ({ proc, pc, answer, you, c, wanted, opponent, q, atLeast1, atMost2, list3, next4 }: WhenPut5Frame) => ({
    proc, pc, answer, you, c, wanted, opponent, q, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, c }: WhenPut6Frame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, you, c, opponent, slain, m, atLeast1, atMost2, list3, next4 }: WhenPut7Frame) => ({
    proc, pc, answer, you, c, opponent, slain, m, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, p, you }: WhenCastFrame) => ({ proc, pc, answer, p, you }),
  ({ proc, pc, answer, you, c, milled, opponent, list1, next2, list3, next4 }: WhenPut8Frame) => ({
    proc, pc, answer, you, c, milled, opponent, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, you, away, atLeast1, atMost2, list3, next4 }: WhenAttackFrame) => ({
    proc, pc, answer, you, away, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, shinobiThere, found, c, atLeast1, atMost2, list3, next4 }: WhenPut10Frame) => ({
    proc, pc, answer, you, shinobiThere, found, c, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, c, q, thrown, atLeast1, atMost2, list3, next4 }: WhenPut11Frame) => ({
    proc, pc, answer, you, c, q, thrown, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, a, won, going, opponent }: WhenAttack2Frame) => ({ proc, pc, answer, you, a, won, going, opponent }),
  ({ proc, pc, answer, you, this_, opponent, slain, atLeast1, atMost2, list3, next4 }: WhenEndOfTurn4Frame) => ({
    proc, pc, answer, you, this_, opponent, slain, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, a }: WhenPut13AttackFrame) => ({ proc, pc, answer, you, a }),
  ({ proc, pc, answer, you, seen, found, atLeast1, atMost2, list3, next4 }: WhenDefeatFrame) => ({
    proc, pc, answer, you, seen, found, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, a, opponent }: WhenAttack3Frame) => ({ proc, pc, answer, you, a, opponent }),
  ({
    proc, pc, answer, you, lowestTwo, risen, c, sown, atLeast1, atMost2, atLeast3, atMost4, list5, next6, list7, next8,
  }: WhenAttack4Frame) => ({
    proc, pc, answer, you, lowestTwo, risen, c, sown, atLeast1, atMost2, atLeast3, atMost4, list5, next6, list7, next8,
  }),
  ({ proc, pc, answer, c, replaces }: InsteadPutFrame) => ({ proc, pc, answer, c, replaces }),
  ({ proc, pc, answer, you, c, list1, next2 }: WhenPut16Frame) => ({ proc, pc, answer, you, c, list1, next2 }),
  ({ proc, pc, answer, you, thrown, sown, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8 }: WhenPut19Frame) => ({
    proc, pc, answer, you, thrown, sown, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8,
  }),
  ({ proc, pc, answer, you, c, opponent }: WhenPut21Frame) => ({ proc, pc, answer, you, c, opponent }),
  ({ proc, pc, answer, card2, from2, to2 }: AfterMoveFrame2) => ({ proc, pc, answer, card2, from2, to2 }),
  ({ proc, pc, answer, k }: HomecomingFrame) => ({ proc, pc, answer, k }),
  ({ proc, pc, answer, p, replaces }: InsteadStartStepFrame) => ({ proc, pc, answer, p, replaces }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 1, 1, 0, 0, 2, 2, 3, 3, 2, 2, 4, 5, 6, 7, 6, 6, 6, 6, 6, 6, 8, 6, 6, 9, 5, 6, 0, 0, 0, 6, 10, 11, 12, 0, 13, 14, 0,
  0, 15, 15, 8, 8, 39, 39, 0, 8, 8, 0, 40, 0, 41, 42, 39, 39, 0, 8, 8, 43, 8, 8, 8, 8, 16, 8, 8, 17, 0, 18, 19, 20, 20,
  0, 0, 20, 20, 20, 21, 0, 0, 0, 22, 23, 24, 25, 4, 4, 26, 6, 27, 5, 6, 6, 6, 0, 0, 44, 28, 29, 8, 30, 30, 31, 32, 33,
  29, 45, 34, 29, 46, 0, 0, 35, 47, 0, 48, 36, 6, 0, 44, 0, 1, 49, 50, 0, 51, 52, 53, 54, 44, 53, 44, 55, 55, 55, 55,
  55, 0, 51, 1, 0, 56, 57, 58, 59, 60, 47, 61, 55, 62, 63, 55, 64, 65, 66, 67, 48, 68, 60, 69, 60, 0, 70, 0, 55, 71, 72,
  55, 73, 74, 51, 73, 55, 0, 55, 55, 55, 75, 58, 76, 0, 77, 8, 0, 0, 0, 0, 0, 0, 39, 0, 8, 0, 43, 4, 0, 27, 37, 5, 6,
  38, 0, 4, 78, 79, 0, 0, 0, 0, 0, 0, 79, 58, 58, 55, 55, 55,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  1 /* destroy */: { 1: 3 },
  2 /* take-back */: { 1: 3 },
  7 /* draw-all */: { 1: 3 },
  30 /* lose */: { 1: 3 },
  32 /* doom */: { 1: 3 },
  33 /* doom-all */: { 1: 3 },
  35 /* play */: { 1: 3, 2: 1 },
  39 /* use */: { 1: 3 },
  40 /* cast */: { 1: 3 },
  41 /* spell-effect */: { 1: 3 },
  63 /* recite */: { 1: 3 },
  64 /* summon */: { 1: 3 },
  65 /* place */: { 1: 3 },
  97 /* stack */: { 2: 3 },
  98 /* throw-copy */: { 1: 3 },
  100 /* galaxshield */: { 1: 1, 2: 3 },
  101 /* kirifudash */: { 1: 3, 2: 1 },
  102 /* fushigibirth */: { 1: 3, 2: 1 },
  104 /* cast-again */: { 1: 3, 2: 1 },
  112 /* answer-from-hand */: { 3: 5 },
  116 /* dig-up */: { 1: 3, 2: 1 },
  200 /* come-home */: { 1: 3 },
  42 /* spell-effect */: { 1: 3 },
  43 /* spell-effect */: { 1: 3 },
  44 /* spell-effect */: { 1: 3 },
  46 /* spell-effect */: { 1: 3 },
  53 /* spell-effect */: { 1: 3 },
  56 /* spell-effect */: { 1: 3 },
  57 /* spell-effect */: { 1: 3 },
  59 /* spell-effect */: { 1: 3 },
  60 /* spell-effect */: { 1: 3 },
  61 /* spell-effect */: { 1: 3 },
  62 /* spell-effect */: { 1: 3 },
  121 /* empty-deck */: { 1: 3 },
  128 /* instead-lose */: { 1: 3 },
  168 /* instead-put */: { 1: 3 },
  171 /* instead-put-2 */: { 1: 3 },
  193 /* spell-effect */: { 1: 3 },
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 120, message: 'not sixty cards, the partner among them', about: '' },
  { rule: 121, message: 'a second card of one name', about: 'definition' },
  { rule: 122, message: 'banned', about: 'definition' },
  { rule: 123, message: 'a card that begins elsewhere', about: 'definition' },
  { rule: 124, message: 'one side of a card', about: 'definition' },
  { rule: 161, message: 'a civilization that the partner has not', about: 'definition' },
  { rule: 162, message: 'not exactly one partner', about: '' },
  { rule: 163, message: 'the partner is not in the deck', about: 'definition' },
  { rule: 164, message: 'no creature of cost five or more', about: 'definition' },
]
