// Compiled from the rules of TagTeam into tables.ts: tables of what the rules declare. Change the rules, not this file.
// prettier-ignore
import type { DeckRule, EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { eventRows, holders, placedRules, plainRecord } from 'houserules/runtime'
import { EVENT } from '../build-divide/names.ts'
// prettier-ignore
import type {
  AttackPlayerFrame, AttackUnitFrame, CarryAttackFrame, DamageCheckFrame, DamageWindowFrame, DiscardFrame, DrawFrame,
  EndPhaseFrame, HarmEffectFrame, MatchFrame, PayForFrame, PlayEffectFrame, PlayFrame, PutUpAbilityFrame, RedrawFrame,
  RedrawInTurnFrame, ResolveNewestFrame, ReturnLifeFrame, SetUpFrame, ShootFrame, TakeLifeFrame, TextOfEffectFrame19,
  TextOfFrame27, TriggerCheckFrame, TurnFrame,
} from '../build-divide/state.ts'
// prettier-ignore
import {
  CARDS, LASTING as BASE_LASTING, MOVES as BASE_MOVES, OF_CARDS as BASE_OF_CARDS, OPTIONS as BASE_OPTIONS,
  TOLD as BASE_TOLD,
} from '../build-divide/tables.ts'
import { PROC } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  BlockStepFrame, LayLifeFrame, LineUpFrame, State, TextOfEffectFrame2, TextOfEffectFrame20, TextOfEffectFrame21,
  TextOfEffectFrame23, TextOfFrame20, TextOfFrame21, WhenEnterFrame,
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
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['reveal', [['main', 'c', 'card']], ['bd.see.1']],
  ['look-at', [['main', 'c', 'card'], ['by', 'p', 'player']], ['301-3']],
  ['match', [], ['bd.start.1']], ['set-up', [], ['bd.start.1']], ['settle-first-player', [], ['403-2']],
  ['redraw-in-turn', [], ['501-2', 'gap.redraw-order']], ['redraw', [['by', 'p', 'player']], ['bd.start.4']],
  ['lay-life', [], ['403-3']],
  ['lay-own-life', [['by', 'p', 'player']], ['bd.start.5']],
  ['turn', [['by', 'p', 'player']], ['bd.turn.1']], ['stand-phase', [['by', 'p', 'player']], ['bd.turn.2']],
  ['draw-phase', [['by', 'p', 'player']], ['bd.turn.3']], ['main-phase', [['by', 'p', 'player']], ['bd.turn.4']],
  ['attack-phase', [['by', 'p', 'player']], ['bd.turn.5']], ['end-phase', [['by', 'p', 'player']], ['bd.turn.6']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['bd.draw.1']],
  ['draw-one', [['by', 'p', 'player']], ['bd.draw.1']],
  ['draw-from-life', [['by', 'p', 'player']], ['gap.drawn-life-card']],
  ['discard', [['main', 'n', 'number'], ['by', 'p', 'player']], ['bd.draw.3']],
  ['destroy', [['main', 'c', 'card']], ['bd.draw.3']],
  ['play', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.2']],
  ['play-free', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.4']],
  ['put-up', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.2']],
  ['text-of', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.2']],
  ['enter', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.5']],
  ['aim-at', [['main', 'c', 'card']], ['bd.play.6']],
  ['activate', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.3']],
  ['ability-of', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.play.3']],
  ['charge', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.turn.4']],
  ['pay-for', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.cost.1']],
  ['open-territory', [['by', 'p', 'player']], ['bd.card.7']],
  ['resolve-newest', [], ['bd.play.7']], ['play-window', [], ['802-1']], ['take-priority', [], ['802-2']],
  ['speak', [], ['802-6', 'gap.702-references']], ['go-on', [], ['802-8', 'gap.702-references']],
  ['damage-check', [], ['802-5', 'gap.damage-check']],
  ['damage-window',
    [['main', 'q', 'player'], ['from', 'c', 'card'], ['as', 'k', 'origin'], ['with', 'n', 'number'],
      ['on', 'v', 'number']],
    ['802-1', 'gap.damage-window-end']],
  ['rule-processing', [], ['bd.rules.1']], ['bury-the-weak', [], ['bd.rules.1']],
  ['line-up', [], ['1001-1', 'gap.different-controllers']],
  ['put-up-ability', [['main', 'e', 'effect']], ['bd.rules.2']],
  ['attack-player', [['main', 'q', 'player'], ['with', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['attack-unit', [['main', 't', 'card'], ['with', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['carry-attack', [['main', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['declare-attack', [['main', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['block-step', [['by', 'p', 'player']], ['603-1', '603-1a', 'gap.both-may-block']],
  ['block', [['with', 'b', 'card'], ['by', 'q', 'player']], ['bd.attack.2']],
  ['battle-step', [], ['bd.attack.3']],
  ['battle', [['main', 'u', 'card'], ['with', 't', 'card']], ['bd.attack.3']],
  ['heal-all', [], ['bd.attack.3']], ['end-attack', [], ['bd.attack.4']],
  ['harm', [['main', 'q', 'player'], ['from', 'c', 'card'], ['as', 'k', 'origin'], ['with', 'n', 'number']],
    ['bd.damage.1']],
  ['trigger-check', [['main', 'q', 'player']], ['701-1']],
  ['shoot', [['main', 'c', 'card'], ['for', 'q', 'player']], ['701-1c', 'gap.511-2']],
  ['lose', [['by', 'p', 'player']], ['103-1']], ['win', [['by', 'p', 'player']], ['103-1']],
  ['doom', [['main', 'q', 'player'], ['by', 'p', 'player']], ['103-1', 'gap.all-lose']],
  ['doom-all', [['by', 'p', 'player']], ['bd.lose.3']], ['judge', [], ['bd.lose.1']],
  ['concede', [['by', 'p', 'player']], ['103-2']],
  ['take-life', [['main', 'c', 'card'], ['as', 'd', 'destination'], ['by', 'p', 'player']], ['302-3']],
  ['raise-life', [['main', 'c', 'card'], ['for', 'q', 'player']], ['302-3a']],
  ['return-life', [['main', 'back', 'set of card'], ['by', 'p', 'player']], ['302-3b-1', 'gap.302-3b-number']],
  ['build-deck', [['by', 'p', 'player']], ['bd.start.1']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'lasting', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'energy', perSeat: true, holds: 'cards' }, { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'territory', perSeat: true, holds: 'cards' },
  { name: 'life', perSeat: false, holds: 'cards', of: ['team-a', 'team-b'] },
  { name: 'field', perSeat: false, holds: 'cards' }, { name: 'resolution', perSeat: false, holds: 'cards' },
  { name: 'chain', perSeat: false, holds: 'effects' }, { name: 'packets', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['settle-first-player', 'choice', ['403-2'], 'choose player f by chance'],
  ['lay-life', 'choice', ['403-3'], 'choose player f where team of f = t by voice of t'],
  ['end-phase', 'choice', ['bd.turn.6'],
    'choose highest of (0, count of hand of p - hand-limit of p) card c in hand of p as surplus by p'],
  ['discard', 'choice', ['bd.draw.3'], 'choose n card c in hand of p as dropped by p'],
  ['pay-for', 'choice', ['bd.cost.1'], 'choose card m in energy of p where m is spare and color of m = v by p'],
  ['pay-for', 'choice', ['bd.cost.1'], 'choose card m in energy of p where m is spare by p'],
  ['line-up', 'choice', ['1001-2'], 'choose effect e in waiting where team of controller of e = t by voice of t'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['text-of', 'choice', ['bd.fixtures.6'], 'choose unit u in field where controller of u opposes you'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose effect e in chain where controller of e = opponent'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['text-of-effect', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = opponent by you'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field as mark'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = ally as bait'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose 1..2 unit u in field where controller of u = opponent as marks'],
  ['only if', 'only-if', ['bd.fixtures.1'], 'only if marks is not empty'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = opponent'],
  ['text-of', 'choice', ['gap.ally-instruction'], 'ally'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = ally'],
  ['text-of', 'choice', ['bd.samples.3'], 'choose 2 unit u in field where controller of u = opponent as marks'],
  ['only if', 'only-if', ['bd.samples.3'], 'only if count of marks = 2'],
  ['text-of', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['ability-of', 'choice', ['bd.fixtures.2'], 'choose unit u in field'],
  ['when-enter', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['after-enter', 'choice', ['901-1', 'gap.lasting-by-command'], 'opponent'],
  ['open-windows', 'must-act', ['bd.window.2'],
    'open-windows: player p is always asked at speak if hand of p is not empty'],
  ['no-first-draw', 'cannot', ['502-1'],
    'no-first-draw: player p cannot draw-phase if turn-number = 1 and p = starting-player'],
  ['play', 'announcement', ['bd.play.2'], 'play'],
  ['play-free', 'announcement', ['bd.play.4'], 'play-free'],
  ['activate', 'announcement', ['bd.play.3'], 'activate'],
  ['ability-of only if', 'only-if', ['bd.fixtures.2'], 'only if this is not rested'],
  ['ability-of only if', 'only-if', ['bd.fixtures.2'], 'only if this is not rested'],
  ['pay-for only if', 'only-if', ['bd.cost.1'],
    'only if count of (each card m in energy of p where m is not rested) >= price of c'],
  ['deck-size', 'deck', ['401-2'],
    'deck-size: refuse deck of player p "fewer or more cards than a deck has" if count of main-deck of p < least-cards or count of main-deck of p > most-cards'],
  ['copies-of-a-name', 'deck', ['bd.deck.2'],
    'copies-of-a-name: refuse deck of player p with definition d in main-deck of p where copies of (d, main-deck of p) > allowed-copies of (p, d) "more copies than are allowed"'],
  ['busters', 'deck', ['bd.deck.3'],
    'busters: refuse deck of player p "not as many busters as a deck has" if brought of (p, buster) != busters-needed'],
  ['shots', 'deck', ['bd.deck.4'],
    'shots: refuse deck of player p "more shots than are allowed" if brought of (p, shot) > most-shots'],
  ['one-territory', 'deck', ['bd.deck.5'],
    'one-territory: refuse deck of player p "not exactly one territory" if count of territory-card of p != 1'],
  ['real-territory', 'deck', ['bd.deck.5'],
    'real-territory: refuse deck of player p with definition d in territory-card of p where d is not territory or some definition e where opened-face of e = d "not a territory on its unopened face"'],
  ['no-territories', 'deck', ['bd.deck.5'],
    'no-territories: refuse deck of player p with definition d in main-deck of p where d is territory "a territory is no card of the deck"'],
  ['quick-cards', 'may', ['802-6.2'],
    'quick-cards: player p may play card c in hand of p at speak if timing of c = quick'],
  ['normal-cards', 'may', ['802-6.4b'],
    'normal-cards: player p may play card c in hand of p at speak if timing of c = normal and p is at-leisure'],
  ['quick-abilities', 'may', ['802-6.3'],
    'quick-abilities: player p may activate quick-ability c in field at speak if controller of c = p'],
  ['normal-abilities', 'may', ['802-6.4c'],
    'normal-abilities: player p may activate normal-ability c in field at speak if controller of c = p and p is at-leisure'],
  ['one-to-energy', 'may', ['802-6.4a', 'gap.energy-limit'],
    'one-to-energy: player p may charge card c in hand of p at speak if p is at-leisure and times (charge by p) during turn < energy-per-turn'],
  ['may-attack-player', 'may', ['bd.attack.1'],
    'player p may attack-player player q with unit u in field at attack-phase if controller of u = p and u is not rested and p faces q'],
  ['attack-on-unit', 'may', ['602-1', '602-1a'],
    'attack-on-unit: player p may attack-unit unit t in field with unit u in field where controller of u = p at attack-phase if u is not rested and t is rested and controller of t opposes p'],
  ['may-block', 'may', ['bd.attack.2'],
    'player q may block with unit b in field at block-step if controller of b = q and b is not rested'],
  ['may-concede', 'may', ['bd.gap.conceding'], 'player p may concede at speak if conceding is among-the-moves'],
  ['refuse-deck', 'deck', ['401-1'],
    "refuse deck of player p with definition d in territory-card of p where d is-brought-by teammate of p \"the teammate's territory\""],
  ['one-ace', 'deck', ['402-1a'],
    'one-ace: refuse deck of player p "not exactly one ace chosen" if ace-rule-holds and count of chosen-ace of p != 1'],
  ['real-ace', 'deck', ['402-1a'],
    'real-ace: refuse deck of player p with definition d in chosen-ace of p where ace-rule-holds and d is not an-ace "no ace"'],
  ['refuse-deck-2', 'deck', ['gap.same-ace'],
    "refuse deck of player p with definition d in chosen-ace of p where same-ace is forbidden and d in chosen-ace of teammate of p \"the teammate's ace\""],
  ['one-result-for-each-side', 'always', ['103-1'], 'side'],
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 4, to: 4, clauses: ['101-1', '101-2', '101-2a', '102-2'], place: PLACES.folder + PLACES.seats },
  options: OPTIONS, events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'territory-card', 'chosen-ace'],
  board: { shows: ['field', 'resolution', 'energy'],
    leavesOut: ['packets-open', 'passed', 'attacker-visit', 'target-visit', 'visits', 'red-number', 'aiming',
      'aimed-at'],
    sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['403-2'], value: 'player',
    said: [{ asked: true }, ' chooses who begins'] },
  { kind: 'may', at: 'redraw-in-turn', prompt: 'redraw?', clauses: ['501-2', 'gap.redraw-order'],
    said: [{ asked: true }, ' may exchange the first hand'] },
  { kind: 'choose', at: 'lay-life', prompt: 'choose a player', clauses: ['403-3'], value: 'player' },
  { kind: 'act', at: 'attack-phase', prompt: 'attack-phase', clauses: ['bd.turn.5'], loop: true,
    said: [{ asked: true }, ' may attack'] },
  { kind: 'choose', at: 'end-phase', prompt: 'choose cards as surplus', clauses: ['bd.turn.6'], value: 'card',
    said: [{ asked: true }, ' throws cards away'] },
  { kind: 'choose', at: 'discard', prompt: 'choose cards as dropped', clauses: ['bd.draw.3'], value: 'card',
    untold: true },
  { kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.6'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose an effect', clauses: ['bd.fixtures.1'], value: 'effect',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.1'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose an unit card as mark', clauses: ['bd.fixtures.1'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose an unit card as bait', clauses: ['bd.fixtures.1'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose 1 to 2 unit cards as marks', clauses: ['bd.fixtures.1'],
    value: 'card', said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.1'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.1'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'choose 2 unit cards as marks', clauses: ['bd.samples.3'], value: 'card',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'ability-of', prompt: 'choose an unit card', clauses: ['bd.fixtures.2'], value: 'card',
    said: [{ asked: true }, ' chooses a unit'] },
  { kind: 'choose', at: 'pay-for', prompt: 'choose a card', clauses: ['bd.cost.1'], value: 'card',
    said: [{ asked: true }, ' pays with a card'] },
  { kind: 'choose', at: 'pay-for', prompt: 'choose a card', clauses: ['bd.cost.1'], value: 'card',
    said: [{ asked: true }, ' pays with a card'] },
  { kind: 'act', at: 'speak', prompt: 'speak', clauses: ['802-6'], loop: true, attended: true,
    said: [{ asked: true }, ' may act'] },
  { kind: 'act', at: 'speak', prompt: 'speak', clauses: ['802-6'], loop: true, attended: true,
    said: [{ asked: true }, ' may act'] },
  { kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['1001-2'], value: 'effect',
    said: [{ asked: true }, ' chooses what comes first'] },
  { kind: 'act', at: 'block-step', prompt: 'block-step', clauses: ['603-1', '603-1a', 'gap.both-may-block'],
    said: [{ asked: true }, ' may block'] },
  { kind: 'may', at: 'shoot', prompt: 'play-free c by owner of c?', clauses: ['701-1c', 'gap.511-2'],
    said: [{ asked: true }, ' may play the card for nothing'] },
  { kind: 'may', at: 'concede', prompt: 'lose by p?', clauses: ['103-2'],
    said: [{ asked: true }, ' may concede for the team'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'ally', clauses: ['gap.ally-instruction'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'text-of', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player',
    said: [{ asked: true }, ' chooses what it is aimed at'] },
  { kind: 'choose', at: 'enter', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player' },
  { kind: 'choose', at: 'enter', prompt: 'opponent', clauses: ['901-1', 'gap.lasting-by-command'], value: 'player' },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'repeat', at: 'match', asks: true, inner: [19, 20, 22, 23, 24, 27, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'each', at: 'set-up' }, { kind: 'set', at: '' }, { kind: 'each', at: 'redraw-in-turn' },
  { kind: 'set', at: '' }, { kind: 'each', at: 'lay-own-life' }, { kind: 'each', at: 'lay-own-life' },
  { kind: 'number', at: '' }, { kind: 'set', at: '' }, { kind: 'each', at: 'draw' }, { kind: 'number', at: '' },
  { kind: 'each', at: 'pay-for' }, { kind: 'set', at: '' }, { kind: 'each', at: 'pay-for' },
  { kind: 'each', at: 'pay-for' }, { kind: 'set', at: '' }, { kind: 'each', at: 'pay-for' },
  { kind: 'each', at: 'pay-for' }, { kind: 'each', at: 'resolve-newest' },
  { kind: 'event', at: 'resolve-newest', asks: true, inner: [22, 23, 24, 27, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'repeat', at: 'play-window', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'speak', asks: true, inner: [19, 23, 24, 27, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'event', at: 'go-on', asks: true, inner: [19, 22, 24, 27, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'while', at: 'damage-check', asks: true, inner: [19, 22, 23, 27, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'event', at: 'damage-check', asks: true, inner: [19, 22, 23, 24, 28, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'repeat', at: 'damage-window', asks: true, inner: [19, 22, 23, 24, 27, 30, 31, 32, 33, 34, 35, 39] },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'damage-window', asks: true, inner: [19, 22, 23, 24, 27, 28, 31, 32, 33, 34, 35, 39] },
  { kind: 'while', at: 'rule-processing', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 32, 33, 34, 35, 39] },
  { kind: 'event', at: 'rule-processing', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 31, 33, 34, 35, 39] },
  { kind: 'while', at: 'line-up', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 31, 32, 34, 35, 39] },
  { kind: 'event', at: 'line-up', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 31, 32, 33, 35, 39] },
  { kind: 'event', at: 'put-up-ability', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 31, 32, 33, 34, 39] },
  { kind: 'each', at: 'battle-step' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'effect', at: '', asks: true, inner: [19, 22, 23, 24, 27, 28, 30, 31, 32, 33, 34, 35] },
  { kind: 'each', at: 'power' }, { kind: 'each', at: 'power' }, { kind: 'each', at: 'power' },
  { kind: 'each', at: 'spare' }, { kind: 'each', at: 'may-be-meant-by' },
]

/** How the events that are offered become numbers. */
export const MOVES: NonNullable<Parts<State>['moves']> = [...BASE_MOVES]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT.play, at: ['speak'], rule: 44, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.play, at: ['speak'], rule: 45, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.activate, at: ['speak'], rule: 46, from: [{ part: 0, zone: 'field' }] },
  { event: EVENT.activate, at: ['speak'], rule: 47, from: [{ part: 0, zone: 'field' }] },
  { event: EVENT.charge, at: ['speak'], rule: 48, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['attack-player'], at: ['attack-phase'], rule: 49, from: [{ part: 1, zone: 'field' }] },
  { event: EVENT['attack-unit'], at: ['attack-phase'], rule: 50,
    from: [{ part: 0, zone: 'field' }, { part: 1, zone: 'field' }] },
  { event: EVENT.block, at: ['block-step'], rule: 51, from: [{ part: 0, zone: 'field' }] },
  { event: EVENT.concede, at: ['speak'], rule: 52 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'starting-player', column: 'startingPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [] },
  { name: 'phase-now', column: 'phaseNow', of: 'game', type: 'phase', zones: [] },
  { name: 'control', column: 'control', of: 'card', type: 'player', zones: ['field', 'resolution'] },
  { name: 'visits', column: 'visits', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'visit', column: 'visit', of: 'card', type: 'number', zones: ['field'], clock: true },
  { name: 'aiming', column: 'aiming', of: 'game', type: 'card', zones: [] },
  { name: 'aimed-at', column: 'aimedAt', of: 'game', type: 'set of player', zones: [] },
  { name: 'priority', column: 'priority', of: 'game', type: 'team', zones: [] },
  { name: 'passed', column: 'passed', of: 'game', type: 'number', zones: [] },
  { name: 'packets-open', column: 'packetsOpen', of: 'game', type: 'number', zones: [] },
  { name: 'attacker', column: 'attacker', of: 'game', type: 'card', zones: [] },
  { name: 'target-player', column: 'targetPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'target-card', column: 'targetCard', of: 'game', type: 'card', zones: [] },
  { name: 'blocker', column: 'blocker', of: 'game', type: 'card', zones: [] },
  { name: 'attacker-visit', column: 'attackerVisit', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'target-visit', column: 'targetVisit', of: 'game', type: 'number', zones: [], clock: true },
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
  { proc: PROC.harmEffectFrame,
    kept: [{ name: 'n', type: 'number', at: 3 }, { name: 'v', type: 'number', at: 4, if: 5 }] },
  { proc: PROC.textOfEffectFrame2, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame3, kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfEffectFrame5, kept: [{ name: 'opponent', type: 'player', at: 0 }] },
  { proc: PROC.textOfEffectFrame6, kept: [{ name: 'e', type: 'effect', at: 0 }] },
  { proc: PROC.textOfEffectFrame17, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame18, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame20,
    kept: [
      { name: 'bait', type: 'card', at: 1 }, { name: 'mark', type: 'card', at: 2 },
      { name: 'opponent', type: 'player', at: 3 },
    ] },
  { proc: PROC.textOfEffectFrame21,
    kept: [{ name: 'marks', type: 'set of card', at: 1 }, { name: 'opponent', type: 'player', at: 2 }] },
  { proc: PROC.textOfEffectFrame22, kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfEffectFrame23, kept: [{ name: 'ally', type: 'player', at: 1 }] },
  { proc: PROC.textOfEffectFrame24, kept: [{ name: 'u', type: 'card', at: 1 }] },
  { proc: PROC.textOfEffectFrame27, kept: [{ name: 'marks', type: 'set of card', at: 1 }] },
  { proc: PROC.textOfEffectFrame28, kept: [{ name: 'opponent', type: 'player', at: 1 }] },
  { proc: PROC.abilityOfEffectFrame2, kept: [{ name: 'u', type: 'card', at: 1 }] },
]

/** How what happened is told. */
export const TOLD: NonNullable<Parts<State>['telling']> = [...BASE_TOLD]

/** Texts that look at cards. */
// prettier-ignore
export const LOOKS: readonly number[] = [
  PROC.matchFrame, PROC.setUpFrame, PROC.redrawInTurnFrame, PROC.redrawFrame, PROC.layLifeFrame, PROC.drawPhaseFrame,
  PROC.endPhaseFrame, PROC.drawOneFrame, PROC.drawFromLifeFrame, PROC.discardFrame, PROC.playFrame, PROC.playFreeFrame,
  PROC.putUpFrame, PROC.textOfFrame, PROC.textOfEffectFrame, PROC.textOfFrame2, PROC.textOfFrame3, PROC.textOfFrame5,
  PROC.textOfFrame6, PROC.textOfEffectFrame11, PROC.textOfEffectFrame12, PROC.textOfEffectFrame13,
  PROC.textOfEffectFrame14, PROC.textOfEffectFrame15, PROC.textOfEffectFrame16, PROC.textOfFrame17, PROC.textOfFrame18,
  PROC.textOfEffectFrame19, PROC.textOfFrame20, PROC.textOfEffectFrame20, PROC.textOfFrame21, PROC.textOfEffectFrame21,
  PROC.textOfFrame22, PROC.textOfFrame23, PROC.textOfFrame24, PROC.textOfFrame27, PROC.textOfFrame28, PROC.enterFrame,
  PROC.activateFrame, PROC.abilityOfFrame, PROC.abilityOfFrame3, PROC.payForFrame, PROC.resolveNewestFrame,
  PROC.speakFrame, PROC.damageWindowFrame, PROC.ruleProcessingFrame, PROC.lineUpFrame, PROC.attackPlayerFrame,
  PROC.attackUnitFrame, PROC.carryAttackFrame, PROC.blockStepFrame, PROC.battleStepFrame, PROC.harmEffectFrame,
  PROC.triggerCheckFrame, PROC.shootFrame, PROC.concedeFrame, PROC.takeLifeFrame, PROC.raiseLifeFrame,
  PROC.returnLifeFrame, PROC.whenEnterFrame, PROC.afterEnterFrame,
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

/** What is kept of each card. */
export const OF_CARDS: readonly (keyof State & string)[] = [...BASE_OF_CARDS]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({ aiming: 'one', attacker: 'one', targetCard: 'one', blocker: 'one' }, [
  [['old'], [PROC.redrawFrame]], [['surplus'], [PROC.endPhaseFrame]],
  [['list1'],
    [PROC.drawFromLifeFrame, PROC.textOfEffectFrame12, PROC.textOfEffectFrame13, PROC.textOfEffectFrame14,
      PROC.textOfEffectFrame15, PROC.textOfEffectFrame16]],
  [['dropped'], [PROC.discardFrame]],
  [['c'],
    [PROC.playFrame, PROC.playFreeFrame, PROC.putUpFrame, PROC.textOfFrame, PROC.enterFrame, PROC.activateFrame,
      PROC.abilityOfFrame, PROC.payForFrame, PROC.resolveNewestFrame, PROC.damageWindowFrame, PROC.shootFrame,
      PROC.takeLifeFrame, PROC.raiseLifeFrame, PROC.textOfEffectFrame, PROC.textOfFrame2, PROC.textOfFrame3,
      PROC.textOfFrame5, PROC.textOfFrame6, PROC.textOfFrame17, PROC.textOfFrame18, PROC.textOfEffectFrame19,
      PROC.textOfFrame22, PROC.textOfFrame23, PROC.textOfFrame24, PROC.textOfFrame28, PROC.abilityOfFrame3,
      PROC.harmEffectFrame, PROC.whenEnterFrame, PROC.afterEnterFrame]],
  [['u'], [PROC.attackPlayerFrame, PROC.carryAttackFrame]], [['t2', 'u'], [PROC.attackUnitFrame]],
  [['c', 'list1'], [PROC.triggerCheckFrame]], [['back', 'list1'], [PROC.returnLifeFrame]],
  [['c', 'mark', 'bait'], [PROC.textOfFrame20]], [['bait', 'mark'], [PROC.textOfEffectFrame20]],
  [['c', 'marks'], [PROC.textOfFrame21, PROC.textOfFrame27]],
  [['marks'], [PROC.textOfEffectFrame21]],
])

/** Where frames hold the card that a question is about, by site. */
// prettier-ignore
export const ASKING_CARDS: Readonly<Record<number, string>> = {
  7: 'c', 8: 'c', 10: 'c', 11: 'c', 12: 'c', 13: 'c', 14: 'c', 15: 'c', 16: 'c', 17: 'c', 18: 'c', 23: 'c', 25: 'c',
  26: 'c', 27: 'c', 28: 'c', 29: 'c', 30: 'c', 31: 'c', 32: 'c',
}

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
// prettier-ignore
export const SETTLED: Settled = {
  21 /* play */: { 2: 2 }, 22 /* play-free */: { 1: 2 }, 23 /* put-up */: { 1: 3 }, 24 /* text-of */: { 1: 3 },
  85 /* activate */: { 1: 2 }, 86 /* ability-of */: { 1: 3 }, 26 /* text-of */: { 1: 3 }, 28 /* text-of */: { 1: 3 },
  32 /* text-of */: { 1: 3 }, 35 /* text-of */: { 1: 3 }, 57 /* text-of */: { 1: 3 }, 59 /* text-of */: { 1: 3 },
  63 /* text-of */: { 3: 3 }, 65 /* text-of */: { 4: 3 }, 67 /* text-of */: { 1: 3 }, 69 /* text-of */: { 1: 3 },
  71 /* text-of */: { 1: 3 }, 79 /* text-of */: { 3: 6 }, 81 /* text-of */: { 1: 3 }, 89 /* ability-of */: { 1: 3 },
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly DeckRule[] = [
  { rule: 37, message: 'fewer or more cards than a deck has', about: '' },
  { rule: 38, message: 'more copies than are allowed', about: 'definition' },
  { rule: 39, message: 'not as many busters as a deck has', about: '', printed: ['icon'] },
  { rule: 40, message: 'more shots than are allowed', about: '', printed: ['icon'] },
  { rule: 41, message: 'not exactly one territory', about: '' },
  { rule: 42, message: 'not a territory on its unopened face', about: 'definition', printed: ['kind', 'opened-face'] },
  { rule: 43, message: 'a territory is no card of the deck', about: 'definition', printed: ['kind'] },
  { rule: 53, message: "the teammate's territory", about: 'definition' },
  { rule: 54, message: 'not exactly one ace chosen', about: '' },
  { rule: 55, message: 'no ace', about: 'definition', printed: ['ace'] },
  { rule: 56, message: "the teammate's ace", about: 'definition' },
]
