// Compiled from the rules of TagTeam into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { placed, plainRecord } from 'houserules/runtime'
import type {
  AttackPlayerFrame,
  AttackUnitFrame,
  CarryAttackFrame,
  DamageCheckFrame,
  DamageWindowFrame,
  DiscardFrame,
  DrawFrame,
  EndPhaseFrame,
  HarmEffectFrame,
  MatchFrame,
  PayForFrame,
  PlayEffectFrame,
  PlayFrame,
  PutUpAbilityFrame,
  RedrawFrame,
  RedrawInTurnFrame,
  ResolveNewestFrame,
  ReturnLifeFrame,
  SetUpFrame,
  ShootFrame,
  TakeLifeFrame,
  TextOfEffectFrame19,
  TextOfFrame27,
  TriggerCheckFrame,
  TurnFrame,
} from '../build-divide/state.ts'
import {
  CARDS,
  LASTING as BASE_LASTING,
  MOVES as BASE_MOVES,
  OPTIONS as BASE_OPTIONS,
  TOLD as BASE_TOLD,
} from '../build-divide/tables.ts'
import { PROC } from './names.ts'
import { PLACES } from './places.ts'
import type {
  BlockStepFrame,
  LayLifeFrame,
  LineUpFrame,
  State,
  TextOfEffectFrame2,
  TextOfEffectFrame20,
  TextOfEffectFrame21,
  TextOfEffectFrame23,
  TextOfFrame20,
  TextOfFrame21,
  WhenEnterFrame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  ...BASE_OPTIONS,
  { name: 'drawn-life-card', values: ['to-its-owner', 'to-who-draws'], clauses: ['gap.drawn-life-card'] },
  { name: 'mixed-opponent', values: ['whose-unit-was-aimed-at', 'chosen-freely'], clauses: ['gap.mixed-opponent'] },
  { name: 'team-voice', values: ['nearest-the-turn', 'left-player'], clauses: ['gap.team-voice'] },
  { name: 'same-ace', values: ['allowed', 'forbidden'], clauses: ['gap.same-ace'] },
  { name: 'event-regulation', values: ['open', 'ace-rule'], clauses: ['402-1', 'gap.adoption'] },
  { name: 'team-a-wants', values: ['usual-copies', 'ace-rule'], clauses: ['402-1', 'gap.adoption'] },
  { name: 'team-b-wants', values: ['usual-copies', 'ace-rule'], clauses: ['402-1', 'gap.adoption'] },
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
  { name: 'reveal', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['bd.see.1'] },
  {
    name: 'look-at', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['301-3'],
  },
  { name: 'match', params: [], clauses: ['bd.start.1'] },
  { name: 'set-up', params: [], clauses: ['bd.start.1'] },
  { name: 'settle-first-player', params: [], clauses: ['403-2'] },
  { name: 'redraw-in-turn', params: [], clauses: ['501-2', 'gap.redraw-order'] },
  { name: 'redraw', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.start.4'] },
  { name: 'lay-life', params: [], clauses: ['403-3'] },
  { name: 'lay-own-life', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.start.5'] },
  { name: 'turn', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.turn.1'] },
  { name: 'stand-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.turn.2'] },
  { name: 'draw-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.turn.3'] },
  { name: 'main-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.turn.4'] },
  { name: 'attack-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.turn.5'] },
  { name: 'end-phase', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.turn.6'] },
  {
    name: 'draw', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.draw.1'],
  },
  { name: 'draw-one', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.draw.1'] },
  { name: 'draw-from-life', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['gap.drawn-life-card'] },
  {
    name: 'discard', params: [{ role: 'main', name: 'n', type: 'number' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.draw.3'],
  },
  { name: 'destroy', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['bd.draw.3'] },
  {
    name: 'play', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.2'],
  },
  {
    name: 'play-free', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.4'],
  },
  {
    name: 'put-up', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.2'],
  },
  {
    name: 'text-of', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.2'],
  },
  {
    name: 'enter', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.5'],
  },
  { name: 'aim-at', params: [{ role: 'main', name: 'c', type: 'card' }], clauses: ['bd.play.6'] },
  {
    name: 'activate', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.3'],
  },
  {
    name: 'ability-of', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.play.3'],
  },
  {
    name: 'charge', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.turn.4'],
  },
  {
    name: 'pay-for', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.cost.1'],
  },
  { name: 'open-territory', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.card.7'] },
  { name: 'resolve-newest', params: [], clauses: ['bd.play.7'] },
  { name: 'play-window', params: [], clauses: ['802-1'] },
  { name: 'take-priority', params: [], clauses: ['802-2'] },
  { name: 'speak', params: [], clauses: ['802-6', 'gap.702-references'] },
  { name: 'go-on', params: [], clauses: ['802-8', 'gap.702-references'] },
  { name: 'damage-check', params: [], clauses: ['802-5', 'gap.damage-check'] },
  {
    name: 'damage-window',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'from', name: 'c', type: 'card' },
      { role: 'as', name: 'k', type: 'origin' },
      { role: 'with', name: 'n', type: 'number' },
      { role: 'on', name: 'v', type: 'number' },
    ],
    clauses: ['802-1', 'gap.damage-window-end'],
  },
  { name: 'rule-processing', params: [], clauses: ['bd.rules.1'] },
  { name: 'bury-the-weak', params: [], clauses: ['bd.rules.1'] },
  { name: 'line-up', params: [], clauses: ['1001-1', 'gap.different-controllers'] },
  { name: 'put-up-ability', params: [{ role: 'main', name: 'e', type: 'effect' }], clauses: ['bd.rules.2'] },
  {
    name: 'attack-player',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'with', name: 'u', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['bd.attack.1'],
  },
  {
    name: 'attack-unit',
    params: [
      { role: 'main', name: 't', type: 'card' },
      { role: 'with', name: 'u', type: 'card' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['bd.attack.1'],
  },
  {
    name: 'carry-attack',
    params: [{ role: 'main', name: 'u', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.attack.1'],
  },
  {
    name: 'declare-attack',
    params: [{ role: 'main', name: 'u', type: 'card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['bd.attack.1'],
  },
  {
    name: 'block-step', params: [{ role: 'by', name: 'p', type: 'player' }],
    clauses: ['603-1', '603-1a', 'gap.both-may-block'],
  },
  {
    name: 'block', params: [{ role: 'with', name: 'b', type: 'card' }, { role: 'by', name: 'q', type: 'player' }],
    clauses: ['bd.attack.2'],
  },
  { name: 'battle-step', params: [], clauses: ['bd.attack.3'] },
  {
    name: 'battle', params: [{ role: 'main', name: 'u', type: 'card' }, { role: 'with', name: 't', type: 'card' }],
    clauses: ['bd.attack.3'],
  },
  { name: 'heal-all', params: [], clauses: ['bd.attack.3'] },
  { name: 'end-attack', params: [], clauses: ['bd.attack.4'] },
  {
    name: 'harm',
    params: [
      { role: 'main', name: 'q', type: 'player' },
      { role: 'from', name: 'c', type: 'card' },
      { role: 'as', name: 'k', type: 'origin' },
      { role: 'with', name: 'n', type: 'number' },
    ],
    clauses: ['bd.damage.1'],
  },
  { name: 'trigger-check', params: [{ role: 'main', name: 'q', type: 'player' }], clauses: ['701-1'] },
  {
    name: 'shoot', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'for', name: 'q', type: 'player' }],
    clauses: ['701-1c', 'gap.511-2'],
  },
  { name: 'lose', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['103-1'] },
  { name: 'win', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['103-1'] },
  {
    name: 'doom', params: [{ role: 'main', name: 'q', type: 'player' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['103-1', 'gap.all-lose'],
  },
  { name: 'doom-all', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.lose.3'] },
  { name: 'judge', params: [], clauses: ['bd.lose.1'] },
  { name: 'concede', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['103-2'] },
  {
    name: 'take-life',
    params: [
      { role: 'main', name: 'c', type: 'card' },
      { role: 'as', name: 'd', type: 'destination' },
      { role: 'by', name: 'p', type: 'player' },
    ],
    clauses: ['302-3'],
  },
  {
    name: 'raise-life', params: [{ role: 'main', name: 'c', type: 'card' }, { role: 'for', name: 'q', type: 'player' }],
    clauses: ['302-3a'],
  },
  {
    name: 'return-life',
    params: [{ role: 'main', name: 'back', type: 'set of card' }, { role: 'by', name: 'p', type: 'player' }],
    clauses: ['302-3b-1', 'gap.302-3b-number'],
  },
  { name: 'build-deck', params: [{ role: 'by', name: 'p', type: 'player' }], clauses: ['bd.start.1'] },
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' },
  { name: 'lasting', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'energy', perSeat: true, holds: 'cards' },
  { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'territory', perSeat: true, holds: 'cards' },
  { name: 'life', perSeat: false, holds: 'cards', of: ['team-a', 'team-b'] },
  { name: 'field', perSeat: false, holds: 'cards' },
  { name: 'resolution', perSeat: false, holds: 'cards' },
  { name: 'chain', perSeat: false, holds: 'effects' },
  { name: 'packets', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  { name: 'settle-first-player', kind: 'choice', clauses: ['403-2'], text: 'choose player f by chance' },
  { name: 'lay-life', kind: 'choice', clauses: ['403-3'], text: 'choose player f where team of f = t by voice of t' },
  {
    name: 'end-phase', kind: 'choice', clauses: ['bd.turn.6'],
    text: 'choose highest of (0, count of hand of p - hand-limit of p) card c in hand of p as surplus by p',
  },
  { name: 'discard', kind: 'choice', clauses: ['bd.draw.3'], text: 'choose n card c in hand of p as dropped by p' },
  {
    name: 'pay-for', kind: 'choice', clauses: ['bd.cost.1'],
    text: 'choose card m in energy of p where m is spare and color of m = v by p',
  },
  {
    name: 'pay-for', kind: 'choice', clauses: ['bd.cost.1'], text: 'choose card m in energy of p where m is spare by p',
  },
  {
    name: 'line-up', kind: 'choice', clauses: ['1001-2'],
    text: 'choose effect e in waiting where team of controller of e = t by voice of t',
  },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.6'],
    text: 'choose unit u in field where controller of u opposes you',
  },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.1'],
    text: 'choose effect e in chain where controller of e = opponent',
  },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  {
    name: 'text-of-effect', kind: 'choice', clauses: ['bd.fixtures.1'],
    text: 'choose unit u in field where controller of u = opponent by you',
  },
  { name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.1'], text: 'choose unit u in field as mark' },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.1'],
    text: 'choose unit u in field where controller of u = ally as bait',
  },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.1'],
    text: 'choose 1..2 unit u in field where controller of u = opponent as marks',
  },
  { name: 'only if', kind: 'only-if', clauses: ['bd.fixtures.1'], text: 'only if marks is not empty' },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.1'],
    text: 'choose unit u in field where controller of u = opponent',
  },
  { name: 'text-of', kind: 'choice', clauses: ['gap.ally-instruction'], text: 'ally' },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.fixtures.1'],
    text: 'choose unit u in field where controller of u = ally',
  },
  {
    name: 'text-of', kind: 'choice', clauses: ['bd.samples.3'],
    text: 'choose 2 unit u in field where controller of u = opponent as marks',
  },
  { name: 'only if', kind: 'only-if', clauses: ['bd.samples.3'], text: 'only if count of marks = 2' },
  { name: 'text-of', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  { name: 'ability-of', kind: 'choice', clauses: ['bd.fixtures.2'], text: 'choose unit u in field' },
  { name: 'when-enter', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  { name: 'after-enter', kind: 'choice', clauses: ['901-1', 'gap.lasting-by-command'], text: 'opponent' },
  {
    name: 'open-windows', kind: 'must-act', clauses: ['bd.window.2'],
    text: 'open-windows: player p is always asked at speak if hand of p is not empty',
  },
  {
    name: 'no-first-draw', kind: 'cannot', clauses: ['502-1'],
    text: 'no-first-draw: player p cannot draw-phase if turn-number = 1 and p = starting-player',
  },
  { name: 'play', kind: 'announcement', clauses: ['bd.play.2'], text: 'play' },
  { name: 'play-free', kind: 'announcement', clauses: ['bd.play.4'], text: 'play-free' },
  { name: 'activate', kind: 'announcement', clauses: ['bd.play.3'], text: 'activate' },
  { name: 'ability-of only if', kind: 'only-if', clauses: ['bd.fixtures.2'], text: 'only if this is not rested' },
  { name: 'ability-of only if', kind: 'only-if', clauses: ['bd.fixtures.2'], text: 'only if this is not rested' },
  {
    name: 'pay-for only if', kind: 'only-if', clauses: ['bd.cost.1'],
    text: 'only if count of (each card m in energy of p where m is not rested) >= price of c',
  },
  {
    name: 'deck-size', kind: 'deck', clauses: ['401-2'],
    text: 'deck-size: refuse deck of player p "fewer or more cards than a deck has" if count of main-deck of p < least-cards or count of main-deck of p > most-cards',
  },
  {
    name: 'copies-of-a-name', kind: 'deck', clauses: ['bd.deck.2'],
    text: 'copies-of-a-name: refuse deck of player p with definition d in main-deck of p where copies of (d, main-deck of p) > allowed-copies of (p, d) "more copies than are allowed"',
  },
  {
    name: 'busters', kind: 'deck', clauses: ['bd.deck.3'],
    text: 'busters: refuse deck of player p "not as many busters as a deck has" if brought of (p, buster) != busters-needed',
  },
  {
    name: 'shots', kind: 'deck', clauses: ['bd.deck.4'],
    text: 'shots: refuse deck of player p "more shots than are allowed" if brought of (p, shot) > most-shots',
  },
  {
    name: 'one-territory', kind: 'deck', clauses: ['bd.deck.5'],
    text: 'one-territory: refuse deck of player p "not exactly one territory" if count of territory-card of p != 1',
  },
  {
    name: 'real-territory', kind: 'deck', clauses: ['bd.deck.5'],
    text: 'real-territory: refuse deck of player p with definition d in territory-card of p where d is not territory or some definition e where opened-face of e = d "not a territory on its unopened face"',
  },
  {
    name: 'no-territories', kind: 'deck', clauses: ['bd.deck.5'],
    text: 'no-territories: refuse deck of player p with definition d in main-deck of p where d is territory "a territory is no card of the deck"',
  },
  {
    name: 'quick-cards', kind: 'may', clauses: ['802-6.2'],
    text: 'quick-cards: player p may play card c in hand of p at speak if timing of c = quick',
  },
  {
    name: 'normal-cards', kind: 'may', clauses: ['802-6.4b'],
    text: 'normal-cards: player p may play card c in hand of p at speak if timing of c = normal and p is at-leisure',
  },
  {
    name: 'quick-abilities', kind: 'may', clauses: ['802-6.3'],
    text: 'quick-abilities: player p may activate quick-ability c in field at speak if controller of c = p',
  },
  {
    name: 'normal-abilities', kind: 'may', clauses: ['802-6.4c'],
    text: 'normal-abilities: player p may activate normal-ability c in field at speak if controller of c = p and p is at-leisure',
  },
  {
    name: 'one-to-energy', kind: 'may', clauses: ['802-6.4a', 'gap.energy-limit'],
    text: 'one-to-energy: player p may charge card c in hand of p at speak if p is at-leisure and times (charge by p) during turn < energy-per-turn',
  },
  {
    name: 'may-attack-player', kind: 'may', clauses: ['bd.attack.1'],
    text: 'player p may attack-player player q with unit u in field at attack-phase if controller of u = p and u is not rested and p faces q',
  },
  {
    name: 'attack-on-unit', kind: 'may', clauses: ['602-1', '602-1a'],
    text: 'attack-on-unit: player p may attack-unit unit t in field with unit u in field where controller of u = p at attack-phase if u is not rested and t is rested and controller of t opposes p',
  },
  {
    name: 'may-block', kind: 'may', clauses: ['bd.attack.2'],
    text: 'player q may block with unit b in field at block-step if controller of b = q and b is not rested',
  },
  {
    name: 'may-concede', kind: 'may', clauses: ['bd.gap.conceding'],
    text: 'player p may concede at speak if conceding is among-the-moves',
  },
  {
    name: 'refuse-deck', kind: 'deck', clauses: ['401-1'],
    text: "refuse deck of player p with definition d in territory-card of p where d is-brought-by teammate of p \"the teammate's territory\"",
  },
  {
    name: 'one-ace', kind: 'deck', clauses: ['402-1a'],
    text: 'one-ace: refuse deck of player p "not exactly one ace chosen" if ace-rule-holds and count of chosen-ace of p != 1',
  },
  {
    name: 'real-ace', kind: 'deck', clauses: ['402-1a'],
    text: 'real-ace: refuse deck of player p with definition d in chosen-ace of p where ace-rule-holds and d is not an-ace "no ace"',
  },
  {
    name: 'refuse-deck-2', kind: 'deck', clauses: ['gap.same-ace'],
    text: "refuse deck of player p with definition d in chosen-ace of p where same-ace is forbidden and d in chosen-ace of teammate of p \"the teammate's ace\"",
  },
  { name: 'one-result-for-each-side', kind: 'always', clauses: ['103-1'], text: 'side' },
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 4, to: 4, clauses: ['101-1', '101-2', '101-2a', '102-2'], place: PLACES.folder + PLACES.seats },
  options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'territory-card', 'chosen-ace'],
  board: {
    shows: ['field', 'resolution', 'energy'], leavesOut: ['passed', 'attacker-visit', 'target-visit', 'visits'],
    sorts: [],
  },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  {
    kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['403-2'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'may', at: 'redraw-in-turn', prompt: 'redraw?', clauses: ['501-2', 'gap.redraw-order'], value: '', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'lay-life', prompt: 'choose a player', clauses: ['403-3'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'attack-phase', prompt: 'attack-phase', clauses: ['bd.turn.5'], value: '', bias: 1, branches: [],
    loop: true,
  },
  {
    kind: 'choose', at: 'end-phase', prompt: 'choose cards as surplus', clauses: ['bd.turn.6'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'discard', prompt: 'choose cards as dropped', clauses: ['bd.draw.3'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.6'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an effect', clauses: ['bd.fixtures.1'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an unit card as mark', clauses: ['bd.fixtures.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an unit card as bait', clauses: ['bd.fixtures.1'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose 1 to 2 unit cards as marks', clauses: ['bd.fixtures.1'],
    value: 'card', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'choose 2 unit cards as marks', clauses: ['bd.samples.3'], value: 'card',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'ability-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.2'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'pay-for', prompt: 'choose a card', clauses: ['bd.cost.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'pay-for', prompt: 'choose a card', clauses: ['bd.cost.1'], value: 'card', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'speak', prompt: 'speak', clauses: ['802-6'], value: '', bias: 1, branches: [], loop: true,
    attended: true,
  },
  {
    kind: 'act', at: 'speak', prompt: 'speak', clauses: ['802-6'], value: '', bias: 1, branches: [], loop: true,
    attended: true,
  },
  {
    kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['1001-2'], value: 'effect', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'act', at: 'block-step', prompt: 'block-step', clauses: ['603-1', '603-1a', 'gap.both-may-block'], value: '',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'may', at: 'shoot', prompt: 'play-free c by owner of c?', clauses: ['701-1c', 'gap.511-2'], value: '',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'may', at: 'concede', prompt: 'lose by p?', clauses: ['103-2'], value: '', bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'ally', clauses: ['gap.ally-instruction'], value: 'player', bias: 1,
    branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'enter', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
  {
    kind: 'choose', at: 'enter', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    bias: 1, branches: [], loop: false,
  },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'repeat', at: 'match', asks: true, inner: [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'each', at: 'set-up', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'redraw-in-turn', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'lay-own-life', asks: false, inner: [] },
  { kind: 'each', at: 'lay-own-life', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'draw', asks: false, inner: [] },
  { kind: 'each', at: 'pay-for', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'pay-for', asks: false, inner: [] },
  { kind: 'each', at: 'pay-for', asks: false, inner: [] },
  { kind: 'set', at: '', asks: false, inner: [] },
  { kind: 'each', at: 'pay-for', asks: false, inner: [] },
  { kind: 'each', at: 'pay-for', asks: false, inner: [] },
  { kind: 'each', at: 'resolve-newest', asks: false, inner: [] },
  { kind: 'event', at: 'resolve-newest', asks: true, inner: [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'repeat', at: 'play-window', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'event', at: 'speak', asks: true, inner: [17, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'event', at: 'go-on', asks: true, inner: [17, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'while', at: 'damage-check', asks: true, inner: [17, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'event', at: 'damage-check', asks: true, inner: [17, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'repeat', at: 'damage-window', asks: true, inner: [17, 19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 31] },
  { kind: 'event', at: 'damage-window', asks: true, inner: [17, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 31] },
  { kind: 'while', at: 'rule-processing', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 31] },
  { kind: 'event', at: 'rule-processing', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 31] },
  { kind: 'while', at: 'line-up', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 31] },
  { kind: 'event', at: 'line-up', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 31] },
  { kind: 'event', at: 'put-up-ability', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 31] },
  { kind: 'each', at: 'battle-step', asks: false, inner: [] },
  { kind: 'effect', at: '', asks: true, inner: [17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29] },
  { kind: 'each', at: 'power', asks: false, inner: [] },
  { kind: 'each', at: 'power', asks: false, inner: [] },
  { kind: 'each', at: 'power', asks: false, inner: [] },
  { kind: 'each', at: 'spare', asks: false, inner: [] },
  { kind: 'each', at: 'may-be-meant-by', asks: false, inner: [] },
]

/** How the events that are offered become numbers. */
export const MOVES: NonNullable<Parts<State>['moves']> = [...BASE_MOVES]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: 27, at: ['speak'], rule: 44 },
  { event: 27, at: ['speak'], rule: 45 },
  { event: 33, at: ['speak'], rule: 46 },
  { event: 33, at: ['speak'], rule: 47 },
  { event: 35, at: ['speak'], rule: 48 },
  { event: 49, at: ['attack-phase'], rule: 49 },
  { event: 50, at: ['attack-phase'], rule: 50 },
  { event: 54, at: ['block-step'], rule: 51 },
  { event: 67, at: ['speak'], rule: 52 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'starting-player', column: 'startingPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
  { name: 'phase-now', column: 'phaseNow', of: 'game', type: 'phase', zones: [] },
  { name: 'control', column: 'control', of: 'card', type: 'player', zones: ['field', 'resolution'] },
  { name: 'visits', column: 'visits', of: 'game', type: 'number', zones: [] },
  { name: 'visit', column: 'visit', of: 'card', type: 'number', zones: ['field'] },
  { name: 'aiming', column: 'aiming', of: 'game', type: 'card', zones: [] },
  { name: 'aimed-at', column: 'aimedAt', of: 'game', type: 'set of player', zones: [] },
  { name: 'priority', column: 'priority', of: 'game', type: 'team', zones: [] },
  { name: 'passed', column: 'passed', of: 'game', type: 'number', zones: [] },
  { name: 'packets-open', column: 'packetsOpen', of: 'game', type: 'number', zones: [] },
  { name: 'attacker', column: 'attacker', of: 'game', type: 'card', zones: [] },
  { name: 'target-player', column: 'targetPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'target-card', column: 'targetCard', of: 'game', type: 'card', zones: [] },
  { name: 'blocker', column: 'blocker', of: 'game', type: 'card', zones: [] },
  { name: 'attacker-visit', column: 'attackerVisit', of: 'game', type: 'number', zones: [] },
  { name: 'target-visit', column: 'targetVisit', of: 'game', type: 'number', zones: [] },
  { name: 'wounds', column: 'wounds', of: 'card', type: 'number', zones: ['field'] },
  { name: 'red-number', column: 'redNumber', of: 'value', key: 'team', type: 'number', zones: [] },
  { name: 'rested', column: 'rested', of: 'card', type: 'truth', zones: ['field', 'energy'] },
  { name: 'beaten', column: 'beaten', of: 'player', type: 'truth', zones: [] },
]

/** Rules that hold for a while. */
export const LASTING: NonNullable<Parts<State>['lasting']> = [...BASE_LASTING]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.enterEffectFrame, kept: [{ name: 'opponent', type: 'player', at: 0 }] },
  { proc: PROC.textOfEffectFrame2, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame3, kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfEffectFrame5, kept: [{ name: 'opponent', type: 'player', at: 0 }] },
  { proc: PROC.textOfEffectFrame6, kept: [{ name: 'e', type: 'effect', at: 0 }] },
  { proc: PROC.textOfEffectFrame17, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame18, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  {
    proc: PROC.textOfEffectFrame20,
    kept: [
      { name: 'bait', type: 'card', at: 1 },
      { name: 'mark', type: 'card', at: 2 },
      { name: 'opponent', type: 'player', at: 3 },
    ],
  },
  {
    proc: PROC.textOfEffectFrame21,
    kept: [{ name: 'marks', type: 'set of card', at: 1 }, { name: 'opponent', type: 'player', at: 2 }],
  },
  { proc: PROC.textOfEffectFrame22, kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfEffectFrame23, kept: [{ name: 'ally', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame24, kept: [{ name: 'u', type: 'card', at: 1 }] },
  { proc: PROC.textOfEffectFrame27, kept: [{ name: 'marks', type: 'set of card', at: 1 }] },
  { proc: PROC.textOfEffectFrame28, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.abilityOfEffectFrame2, kept: [{ name: 'u', type: 'card', at: 1 }] },
  { proc: PROC.harmEffectFrame, kept: [{ name: 'k', type: 'origin', at: 2 }, { name: 'n', type: 'number', at: 3 }] },
]

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
  this.turnPlayer = s.turnPlayer
  this.startingPlayer = s.startingPlayer
  this.turnNumber = s.turnNumber
  this.phaseNow = s.phaseNow
  this.control = s.control
  this.visits = s.visits
  this.visit = s.visit
  this.aiming = s.aiming
  this.aimedAt = s.aimedAt
  this.priority = s.priority
  this.passed = s.passed
  this.packetsOpen = s.packetsOpen
  this.attacker = s.attacker
  this.targetPlayer = s.targetPlayer
  this.targetCard = s.targetCard
  this.blocker = s.blocker
  this.attackerVisit = s.attackerVisit
  this.targetVisit = s.targetVisit
  this.wounds = s.wounds
  this.redNumber = s.redNumber
  this.mainDeck = s.mainDeck
  this.territoryCard = s.territoryCard
  this.chosenAce = s.chosenAce
  this.rested = s.rested
  this.beaten = s.beaten
  this.runningTurn = s.runningTurn
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.timesChargeDuringTurn = s.timesChargeDuringTurn
  this.timesRedrawDuringMatch = s.timesRedrawDuringMatch
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = { facts: { aiming: 'one', attacker: 'one', targetCard: 'one', blocker: 'one' }, texts: {
  [PROC.redrawFrame]: ['old'], [PROC.endPhaseFrame]: ['surplus'], [PROC.drawFromLifeFrame]: ['list1'],
  [PROC.discardFrame]: ['dropped'], [PROC.playFrame]: ['c'], [PROC.playFreeFrame]: ['c'], [PROC.putUpFrame]: ['c'],
  [PROC.textOfFrame]: ['c'], [PROC.enterFrame]: ['c'], [PROC.activateFrame]: ['c'], [PROC.abilityOfFrame]: ['c'],
  [PROC.payForFrame]: ['c'], [PROC.resolveNewestFrame]: ['c'], [PROC.damageWindowFrame]: ['c'],
  [PROC.attackPlayerFrame]: ['u'], [PROC.attackUnitFrame]: ['t2', 'u'], [PROC.carryAttackFrame]: ['u'],
  [PROC.triggerCheckFrame]: ['c', 'list1'], [PROC.shootFrame]: ['c'], [PROC.takeLifeFrame]: ['c'],
  [PROC.raiseLifeFrame]: ['c'], [PROC.returnLifeFrame]: ['back', 'list1'], [PROC.textOfEffectFrame]: ['c'],
  [PROC.textOfFrame2]: ['c'], [PROC.textOfFrame3]: ['c'], [PROC.textOfFrame5]: ['c'], [PROC.textOfFrame6]: ['c'],
  [PROC.textOfEffectFrame12]: ['list1'], [PROC.textOfEffectFrame13]: ['list1'], [PROC.textOfEffectFrame14]: ['list1'],
  [PROC.textOfEffectFrame15]: ['list1'], [PROC.textOfEffectFrame16]: ['list1'], [PROC.textOfFrame17]: ['c'],
  [PROC.textOfFrame18]: ['c'], [PROC.textOfEffectFrame19]: ['c'], [PROC.textOfFrame20]: ['c', 'mark', 'bait'],
  [PROC.textOfEffectFrame20]: ['bait', 'mark'], [PROC.textOfFrame21]: ['c', 'marks'],
  [PROC.textOfEffectFrame21]: ['marks'], [PROC.textOfFrame22]: ['c'], [PROC.textOfFrame23]: ['c'],
  [PROC.textOfFrame24]: ['c'], [PROC.textOfFrame27]: ['c', 'marks'], [PROC.textOfFrame28]: ['c'],
  [PROC.abilityOfFrame3]: ['c'], [PROC.harmEffectFrame]: ['c'], [PROC.whenEnterFrame]: ['c'],
  [PROC.afterEnterFrame]: ['c'],
} }

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, list1, next2 }: SetUpFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p, list1, next2 }: RedrawInTurnFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, p, old }: RedrawFrame) => ({ proc, pc, answer, p, old }),
  ({ proc, pc, answer, t2, list1, next2 }: LayLifeFrame) => ({ proc, pc, answer, t2, list1, next2 }),
  ({ proc, pc, answer, p }: TurnFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, p, surplus, atLeast1, atMost2 }: EndPhaseFrame) => ({ proc, pc, answer, p, surplus, atLeast1, atMost2 }),
  ({ proc, pc, answer, n, p, list1, next2 }: DrawFrame) => ({ proc, pc, answer, n, p, list1, next2 }),
  ({ proc, pc, answer, n, p, dropped, atLeast1, atMost2 }: DiscardFrame) => ({ proc, pc, answer, n, p, dropped, atLeast1, atMost2 }),
  ({ proc, pc, answer, c, p }: PlayFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, c, p, v, list1, next2, list3, next4, list5, next6 }: PayForFrame) => ({
    proc, pc, answer, c, p, v, list1, next2, list3, next4, list5, next6,
  }),
  ({ proc, pc, answer, c, list1, next2 }: ResolveNewestFrame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, held, said }: DamageCheckFrame) => ({ proc, pc, answer, held, said }),
  ({ proc, pc, answer, q, c, k, n, v, dealt, beneath }: DamageWindowFrame) => ({
    proc, pc, answer, q, c, k, n, v, dealt, beneath,
  }),
  ({ proc, pc, answer, t2 }: LineUpFrame) => ({ proc, pc, answer, t2 }),
  ({ proc, pc, answer, e }: PutUpAbilityFrame) => ({ proc, pc, answer, e }),
  ({ proc, pc, answer, q, u, p }: AttackPlayerFrame) => ({ proc, pc, answer, q, u, p }),
  ({ proc, pc, answer, t2, u, p }: AttackUnitFrame) => ({ proc, pc, answer, t2, u, p }),
  ({ proc, pc, answer, u, p }: CarryAttackFrame) => ({ proc, pc, answer, u, p }),
  ({ proc, pc, answer, p, q, list1, next2 }: BlockStepFrame) => ({ proc, pc, answer, p, q, list1, next2 }),
  ({ proc, pc, answer, q, c, list1, next2 }: TriggerCheckFrame) => ({ proc, pc, answer, q, c, list1, next2 }),
  ({ proc, pc, answer, c, q }: ShootFrame) => ({ proc, pc, answer, c, q }),
  ({ proc, pc, answer, c, d, p }: TakeLifeFrame) => ({ proc, pc, answer, c, d, p }),
  ({ proc, pc, answer, back, p, list1, next2 }: ReturnLifeFrame) => ({ proc, pc, answer, back, p, list1, next2 }),
  ({ proc, pc, answer, p, opponent }: TextOfEffectFrame2) => ({ proc, pc, answer, p, opponent }),
  ({ proc, pc, answer, p, c }: TextOfEffectFrame19) => ({ proc, pc, answer, p, c }),
  ({ proc, pc, answer, c, p, mark, bait }: TextOfFrame20) => ({ proc, pc, answer, c, p, mark, bait }),
  ({ proc, pc, answer, p, bait, mark, opponent }: TextOfEffectFrame20) => ({ proc, pc, answer, p, bait, mark, opponent }),
  ({ proc, pc, answer, c, p, marks, opponent, q, atLeast1, atMost2 }: TextOfFrame21) => ({
    proc, pc, answer, c, p, marks, opponent, q, atLeast1, atMost2,
  }),
  ({ proc, pc, answer, p, marks, opponent }: TextOfEffectFrame21) => ({ proc, pc, answer, p, marks, opponent }),
  ({ proc, pc, answer, p, ally }: TextOfEffectFrame23) => ({ proc, pc, answer, p, ally }),
  ({ proc, pc, answer, c, p, marks, atLeast1, atMost2 }: TextOfFrame27) => ({ proc, pc, answer, c, p, marks, atLeast1, atMost2 }),
  ({ proc, pc, answer, q, c, k, n, v }: HarmEffectFrame) => ({ proc, pc, answer, q, c, k, n, v }),
  ({ proc, pc, answer, you, c }: WhenEnterFrame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, you }: PlayEffectFrame) => ({ proc, pc, answer, you }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 0, 0, 0, 1, 0, 2, 3, 4, 0, 5, 0, 5, 5, 5, 6, 7, 5, 2, 8, 0, 9, 9, 9, 9, 9, 9, 24, 9, 0, 0, 5, 9, 0, 0, 9, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 5, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 9, 0, 9, 0, 0, 25, 26, 27, 28, 29, 9, 0, 9, 30, 9, 0, 0, 0, 0,
  0, 0, 5, 31, 0, 9, 24, 9, 0, 9, 9, 0, 5, 9, 0, 0, 0, 10, 0, 11, 0, 0, 5, 0, 12, 13, 0, 0, 14, 15, 16, 17, 18, 0, 19,
  0, 0, 0, 0, 0, 0, 32, 20, 21, 0, 0, 0, 0, 0, 5, 22, 21, 23, 0, 33, 0, 0, 0, 34, 0, 34, 0, 0, 0, 33, 0, 34,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  21 /* play */: { 2: 2 },
  22 /* play-free */: { 1: 2 },
  23 /* put-up */: { 1: 3 },
  24 /* text-of */: { 1: 3 },
  85 /* activate */: { 1: 2 },
  86 /* ability-of */: { 1: 3 },
  26 /* text-of */: { 1: 3 },
  28 /* text-of */: { 1: 3 },
  32 /* text-of */: { 1: 3 },
  35 /* text-of */: { 1: 3 },
  57 /* text-of */: { 1: 3 },
  59 /* text-of */: { 1: 3 },
  63 /* text-of */: { 3: 3 },
  65 /* text-of */: { 4: 3 },
  67 /* text-of */: { 1: 3 },
  69 /* text-of */: { 1: 3 },
  71 /* text-of */: { 1: 3 },
  79 /* text-of */: { 3: 6 },
  81 /* text-of */: { 1: 3 },
  89 /* ability-of */: { 1: 3 },
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 37, message: 'fewer or more cards than a deck has', about: '' },
  { rule: 38, message: 'more copies than are allowed', about: 'definition' },
  { rule: 39, message: 'not as many busters as a deck has', about: '' },
  { rule: 40, message: 'more shots than are allowed', about: '' },
  { rule: 41, message: 'not exactly one territory', about: '' },
  { rule: 42, message: 'not a territory on its unopened face', about: 'definition' },
  { rule: 43, message: 'a territory is no card of the deck', about: 'definition' },
  { rule: 53, message: "the teammate's territory", about: 'definition' },
  { rule: 54, message: 'not exactly one ace chosen', about: '' },
  { rule: 55, message: 'no ace', about: 'definition' },
  { rule: 56, message: "the teammate's ace", about: 'definition' },
]
