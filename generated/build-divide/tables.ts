// Compiled from the rules of BuildDivide into tables.ts: tables of what the rules declare. Change the rules, not this file.
// prettier-ignore
import type { DeckRule, EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { eventRows, holders, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  AttackPlayerFrame, AttackUnitFrame, CarryAttackFrame, DamageCheckFrame, DamageWindowFrame, DiscardFrame, DrawFrame,
  EndPhaseFrame, HarmEffectFrame, MatchFrame, PayForFrame, PlayEffectFrame, PlayFrame, PutUpAbilityFrame, RedrawFrame,
  RedrawInTurnFrame, ResolveNewestFrame, ReturnLifeFrame, SetUpFrame, ShootFrame, State, TakeLifeFrame,
  TextOfEffectFrame2, TextOfEffectFrame20, TextOfEffectFrame21, TextOfFrame20, TextOfFrame21, TriggerCheckFrame,
  TurnFrame,
} from './state.ts'

/** Options, and the values that each can have. */
// prettier-ignore
export const OPTIONS: GameInfo['options'] = [
  { name: 'life-order', values: ['on-top', 'beneath'], clauses: ['bd.gap.life-order'] },
  { name: 'next-point', values: ['at-every-return', 'once-both-have-passed'], clauses: ['bd.gap.next-point'] },
  { name: 'all-lose', values: ['draw-game', 'turn-side-loses'], clauses: ['bd.gap.all-lose'] },
  { name: 'conceding', values: ['apart', 'among-the-moves'], clauses: ['bd.gap.conceding'] },
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
  ['look-at', [['main', 'c', 'card'], ['by', 'p', 'player']], ['bd.see.1']],
  ['match', [], ['bd.start.1']], ['set-up', [], ['bd.start.1']], ['settle-first-player', [], ['bd.start.2']],
  ['redraw-in-turn', [], ['bd.start.4']], ['redraw', [['by', 'p', 'player']], ['bd.start.4']],
  ['lay-life', [], ['bd.start.5']],
  ['lay-own-life', [['by', 'p', 'player']], ['bd.start.5']],
  ['turn', [['by', 'p', 'player']], ['bd.turn.1']], ['stand-phase', [['by', 'p', 'player']], ['bd.turn.2']],
  ['draw-phase', [['by', 'p', 'player']], ['bd.turn.3']], ['main-phase', [['by', 'p', 'player']], ['bd.turn.4']],
  ['attack-phase', [['by', 'p', 'player']], ['bd.turn.5']], ['end-phase', [['by', 'p', 'player']], ['bd.turn.6']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['bd.draw.1']],
  ['draw-one', [['by', 'p', 'player']], ['bd.draw.1']],
  ['draw-from-life', [['by', 'p', 'player']], ['bd.draw.2']],
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
  ['resolve-newest', [], ['bd.play.7']], ['play-window', [], ['bd.window.1']], ['take-priority', [], ['bd.window.1']],
  ['speak', [], ['bd.window.2']], ['go-on', [], ['bd.window.3']], ['damage-check', [], ['bd.damage.2']],
  ['damage-window',
    [['main', 'q', 'player'], ['from', 'c', 'card'], ['as', 'k', 'origin'], ['with', 'n', 'number'],
      ['on', 'v', 'number']],
    ['bd.damage.2']],
  ['rule-processing', [], ['bd.rules.1']], ['bury-the-weak', [], ['bd.rules.1']], ['line-up', [], ['bd.rules.2']],
  ['put-up-ability', [['main', 'e', 'effect']], ['bd.rules.2']],
  ['attack-player', [['main', 'q', 'player'], ['with', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['attack-unit', [['main', 't', 'card'], ['with', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['carry-attack', [['main', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['declare-attack', [['main', 'u', 'card'], ['by', 'p', 'player']], ['bd.attack.1']],
  ['block-step', [['by', 'p', 'player']], ['bd.attack.2']],
  ['block', [['with', 'b', 'card'], ['by', 'q', 'player']], ['bd.attack.2']],
  ['battle-step', [], ['bd.attack.3']],
  ['battle', [['main', 'u', 'card'], ['with', 't', 'card']], ['bd.attack.3']],
  ['heal-all', [], ['bd.attack.3']], ['end-attack', [], ['bd.attack.4']],
  ['harm', [['main', 'q', 'player'], ['from', 'c', 'card'], ['as', 'k', 'origin'], ['with', 'n', 'number']],
    ['bd.damage.1']],
  ['trigger-check', [['main', 'q', 'player']], ['bd.damage.4']],
  ['shoot', [['main', 'c', 'card'], ['for', 'q', 'player']], ['bd.damage.6']],
  ['lose', [['by', 'p', 'player']], ['bd.lose.1']], ['win', [['by', 'p', 'player']], ['bd.lose.2']],
  ['doom', [['main', 'q', 'player'], ['by', 'p', 'player']], ['bd.lose.3']],
  ['doom-all', [['by', 'p', 'player']], ['bd.lose.3']], ['judge', [], ['bd.lose.1']],
  ['concede', [['by', 'p', 'player']], ['bd.lose.4']],
  ['take-life', [['main', 'c', 'card'], ['as', 'd', 'destination'], ['by', 'p', 'player']], ['bd.life.3']],
  ['raise-life', [['main', 'c', 'card'], ['for', 'q', 'player']], ['bd.life.4']],
  ['return-life', [['main', 'back', 'set of card'], ['by', 'p', 'player']], ['bd.life.5']],
  ['build-deck', [['by', 'p', 'player']], ['bd.start.1']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'lasting', perSeat: false, holds: 'effects' },
  { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'energy', perSeat: true, holds: 'cards' }, { name: 'graveyard', perSeat: true, holds: 'cards' },
  { name: 'territory', perSeat: true, holds: 'cards' }, { name: 'life', perSeat: true, holds: 'cards' },
  { name: 'field', perSeat: false, holds: 'cards' }, { name: 'resolution', perSeat: false, holds: 'cards' },
  { name: 'chain', perSeat: false, holds: 'effects' }, { name: 'packets', perSeat: false, holds: 'effects' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['settle-first-player', 'choice', ['bd.start.2'], 'choose player f by chance'],
  ['end-phase', 'choice', ['bd.turn.6'],
    'choose highest of (0, count of hand of p - hand-limit of p) card c in hand of p as surplus by p'],
  ['discard', 'choice', ['bd.draw.3'], 'choose n card c in hand of p as dropped by p'],
  ['pay-for', 'choice', ['bd.cost.1'], 'choose card m in energy of p where m is spare and color of m = v by p'],
  ['pay-for', 'choice', ['bd.cost.1'], 'choose card m in energy of p where m is spare by p'],
  ['line-up', 'choice', ['bd.rules.2'], 'choose effect e in waiting where controller of e = p by p'],
  ['text-of', 'choice', ['bd.fixtures.6'], 'choose unit u in field where controller of u opposes you'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose effect e in chain where controller of e = opponent'],
  ['text-of-effect', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = opponent by you'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field as mark'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = ally as bait'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose 1..2 unit u in field where controller of u = opponent as marks'],
  ['only if', 'only-if', ['bd.fixtures.1'], 'only if marks is not empty'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = opponent'],
  ['text-of', 'choice', ['bd.fixtures.1'], 'choose unit u in field where controller of u = ally'],
  ['text-of', 'choice', ['bd.samples.3'], 'choose 2 unit u in field where controller of u = opponent as marks'],
  ['only if', 'only-if', ['bd.samples.3'], 'only if count of marks = 2'],
  ['ability-of', 'choice', ['bd.fixtures.2'], 'choose unit u in field'],
  ['open-windows', 'must-act', ['bd.window.2'],
    'open-windows: player p is always asked at speak if hand of p is not empty'],
  ['no-first-draw', 'cannot', ['bd.turn.3'], 'no-first-draw: player p cannot draw-phase if turn-number = 1'],
  ['play', 'announcement', ['bd.play.2'], 'play'],
  ['play-free', 'announcement', ['bd.play.4'], 'play-free'],
  ['activate', 'announcement', ['bd.play.3'], 'activate'],
  ['ability-of only if', 'only-if', ['bd.fixtures.2'], 'only if this is not rested'],
  ['ability-of only if', 'only-if', ['bd.fixtures.2'], 'only if this is not rested'],
  ['pay-for only if', 'only-if', ['bd.cost.1'],
    'only if count of (each card m in energy of p where m is not rested) >= price of c'],
  ['deck-size', 'deck', ['bd.deck.1'],
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
  ['quick-cards', 'may', ['bd.play.2'],
    'quick-cards: player p may play card c in hand of p at speak if timing of c = quick'],
  ['normal-cards', 'may', ['bd.play.2'],
    'normal-cards: player p may play card c in hand of p at speak if timing of c = normal and p is at-leisure'],
  ['quick-abilities', 'may', ['bd.play.3'],
    'quick-abilities: player p may activate quick-ability c in field at speak if controller of c = p'],
  ['normal-abilities', 'may', ['bd.play.3'],
    'normal-abilities: player p may activate normal-ability c in field at speak if controller of c = p and p is at-leisure'],
  ['one-to-energy', 'may', ['bd.turn.4'],
    'one-to-energy: player p may charge card c in hand of p at speak if p is at-leisure and times (charge by p) during turn < energy-per-turn'],
  ['may-attack-player', 'may', ['bd.attack.1'],
    'player p may attack-player player q with unit u in field at attack-phase if controller of u = p and u is not rested and p faces q'],
  ['attack-on-unit', 'may', ['bd.attack.1'],
    'attack-on-unit: player p may attack-unit unit t in field with unit u in field where controller of u = p at attack-phase if u is not rested and t is rested and controller of t opposes p'],
  ['may-block', 'may', ['bd.attack.2'],
    'player q may block with unit b in field at block-step if controller of b = q and b is not rested'],
  ['may-concede', 'may', ['bd.gap.conceding'], 'player p may concede at speak if conceding is among-the-moves'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['bd.player.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  decks: ['main-deck', 'territory-card'],
  board: { shows: ['field', 'resolution', 'energy'],
    leavesOut: ['packets-open', 'passed', 'attacker-visit', 'target-visit', 'visits', 'red-number', 'aiming',
      'aimed-at'],
    sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'choose', at: 'settle-first-player', prompt: 'choose a player', clauses: ['bd.start.2'], value: 'player',
    said: [{ asked: true }, ' chooses who begins'] },
  { kind: 'may', at: 'redraw-in-turn', prompt: 'redraw?', clauses: ['bd.start.4'],
    said: [{ asked: true }, ' may exchange the first hand'] },
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
  { kind: 'act', at: 'speak', prompt: 'speak', clauses: ['bd.window.2'], loop: true, attended: true,
    said: [{ asked: true }, ' may act'] },
  { kind: 'choose', at: 'line-up', prompt: 'choose an effect', clauses: ['bd.rules.2'], value: 'effect',
    said: [{ asked: true }, ' chooses what comes first'] },
  { kind: 'act', at: 'block-step', prompt: 'block-step', clauses: ['bd.attack.2'],
    said: [{ asked: true }, ' may block'] },
  { kind: 'may', at: 'shoot', prompt: 'play-free c?', clauses: ['bd.damage.6'],
    said: [{ asked: true }, ' may play the card for nothing'] },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'repeat', at: 'match', asks: true, inner: [18, 19, 21, 22, 23, 26, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'each', at: 'set-up' }, { kind: 'each', at: 'redraw-in-turn' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'lay-own-life' }, { kind: 'each', at: 'lay-own-life' }, { kind: 'number', at: '' },
  { kind: 'set', at: '' }, { kind: 'each', at: 'draw' }, { kind: 'number', at: '' }, { kind: 'each', at: 'pay-for' },
  { kind: 'set', at: '' }, { kind: 'each', at: 'pay-for' }, { kind: 'each', at: 'pay-for' }, { kind: 'set', at: '' },
  { kind: 'each', at: 'pay-for' }, { kind: 'each', at: 'pay-for' }, { kind: 'each', at: 'resolve-newest' },
  { kind: 'event', at: 'resolve-newest', asks: true, inner: [21, 22, 23, 26, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'repeat', at: 'play-window', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'speak', asks: true, inner: [18, 22, 23, 26, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'event', at: 'go-on', asks: true, inner: [18, 21, 23, 26, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'while', at: 'damage-check', asks: true, inner: [18, 21, 22, 26, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'event', at: 'damage-check', asks: true, inner: [18, 21, 22, 23, 27, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'repeat', at: 'damage-window', asks: true, inner: [18, 21, 22, 23, 26, 29, 30, 31, 32, 33, 34, 38] },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'damage-window', asks: true, inner: [18, 21, 22, 23, 26, 27, 30, 31, 32, 33, 34, 38] },
  { kind: 'while', at: 'rule-processing', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 31, 32, 33, 34, 38] },
  { kind: 'event', at: 'rule-processing', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 30, 32, 33, 34, 38] },
  { kind: 'while', at: 'line-up', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 30, 31, 33, 34, 38] },
  { kind: 'event', at: 'line-up', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 30, 31, 32, 34, 38] },
  { kind: 'event', at: 'put-up-ability', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 30, 31, 32, 33, 38] },
  { kind: 'each', at: 'battle-step' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'effect', at: '', asks: true, inner: [18, 21, 22, 23, 26, 27, 29, 30, 31, 32, 33, 34] },
  { kind: 'each', at: 'power' }, { kind: 'each', at: 'spare' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: EVENT.play, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.activate, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.charge, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['attack-player'], asker: 2, radix: [[16, 0], [2048, 0], [16, 0]] },
  { event: EVENT['attack-unit'], asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT.block, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.concede, asker: 0, radix: [[16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT.play, at: ['speak'], rule: 33, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.play, at: ['speak'], rule: 34, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.activate, at: ['speak'], rule: 35, from: [{ part: 0, zone: 'field' }] },
  { event: EVENT.activate, at: ['speak'], rule: 36, from: [{ part: 0, zone: 'field' }] },
  { event: EVENT.charge, at: ['speak'], rule: 37, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['attack-player'], at: ['attack-phase'], rule: 38, from: [{ part: 1, zone: 'field' }] },
  { event: EVENT['attack-unit'], at: ['attack-phase'], rule: 39,
    from: [{ part: 0, zone: 'field' }, { part: 1, zone: 'field' }] },
  { event: EVENT.block, at: ['block-step'], rule: 40, from: [{ part: 0, zone: 'field' }] },
  { event: EVENT.concede, at: ['speak'], rule: 41 },
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
  { name: 'priority', column: 'priority', of: 'game', type: 'player', zones: [] },
  { name: 'passed', column: 'passed', of: 'game', type: 'number', zones: [] },
  { name: 'packets-open', column: 'packetsOpen', of: 'game', type: 'number', zones: [] },
  { name: 'attacker', column: 'attacker', of: 'game', type: 'card', zones: [] },
  { name: 'target-player', column: 'targetPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'target-card', column: 'targetCard', of: 'game', type: 'card', zones: [] },
  { name: 'blocker', column: 'blocker', of: 'game', type: 'card', zones: [] },
  { name: 'attacker-visit', column: 'attackerVisit', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'target-visit', column: 'targetVisit', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'wounds', column: 'wounds', of: 'card', type: 'number', zones: ['field'] },
  { name: 'red-number', column: 'redNumber', of: 'player', type: 'number', zones: [] },
  { name: 'rested', column: 'rested', of: 'card', type: 'truth', zones: ['field', 'energy'] },
  { name: 'beaten', column: 'beaten', of: 'player', type: 'truth', zones: [] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  { proc: PROC.textOfDuringTurnFrame, until: 'during turn', rules: ['except power of u -= 1000'],
    kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfDuringTurn2Frame, until: 'during turn', rules: ['except power of u += 2000'],
    kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfDuringTurn3Frame, until: 'during turn', rules: ['except power of u += 1000'],
    kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.abilityOfDuringTurnFrame, until: 'during turn', rules: ['except power of u -= 1000'],
    kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.enterDuringTurnFrame, until: 'during turn', rules: ['except power of u -= 5000'],
    kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.playDuringTurnFrame, until: 'during turn', rules: ['except power of this += 1000'],
    kept: [{ name: 'this', type: 'card', at: 0 }] },
]

/** What effects keep that wait, and who knows. */
// prettier-ignore
export const WAITING: NonNullable<Parts<State>['waiting']> = [
  { proc: PROC.harmEffectFrame,
    kept: [{ name: 'n', type: 'number', at: 3 }, { name: 'v', type: 'number', at: 4, if: 5 }] },
  { proc: PROC.textOfEffectFrame3, kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfEffectFrame6, kept: [{ name: 'e', type: 'effect', at: 0 }] },
  { proc: PROC.textOfEffectFrame20,
    kept: [{ name: 'bait', type: 'card', at: 1 }, { name: 'mark', type: 'card', at: 2 }] },
  { proc: PROC.textOfEffectFrame21, kept: [{ name: 'marks', type: 'set of card', at: 1 }] },
  { proc: PROC.textOfEffectFrame22, kept: [{ name: 'u', type: 'card', at: 0 }] },
  { proc: PROC.textOfEffectFrame24, kept: [{ name: 'u', type: 'card', at: 1 }] },
  { proc: PROC.textOfEffectFrame27, kept: [{ name: 'marks', type: 'set of card', at: 1 }] },
  { proc: PROC.abilityOfEffectFrame2, kept: [{ name: 'u', type: 'card', at: 1 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.turn, fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: EVENT['attack-phase'], fits: [], words: [{ part: 0 }, ' begins the attack phase'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 3 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }] },
  { event: EVENT.charge, fits: [], words: [{ part: 1 }, ' charges ', { part: 0 }] },
  { event: EVENT.play, fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }] },
  { event: EVENT['play-free'], fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }, ' for nothing'] },
  { event: EVENT.activate, fits: [], words: [{ part: 1 }, ' uses ', { part: 0 }] },
  { event: EVENT.enter, fits: [], words: [{ part: 0 }, ' comes to the field'] },
  { event: EVENT['attack-player'], fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: EVENT['attack-unit'], fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: EVENT.block, fits: [], words: [{ part: 1 }, ' blocks with ', { part: 0 }] },
  { event: EVENT.harm, fits: [], words: [{ part: 1 }, ' does ', { part: 0 }, ' ', { part: 3 }, ' damage'] },
  { event: EVENT['take-life'], fits: [], words: [{ part: 2 }, ' turns the life card ', { part: 0 }, ' over'] },
  { event: EVENT.destroy, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: EVENT.shoot, fits: [], words: [{ part: 0 }, ' is shot for ', { part: 1 }] },
  { event: EVENT.reveal, fits: [], words: [{ part: 0 }, ' is revealed'] },
  { event: EVENT.lose, fits: [], words: [{ part: 0 }, ' has lost'] },
  { event: EVENT.redraw, fits: [], words: [{ part: 0 }, ' exchanges the first hand'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 5 }],
    words: [{ part: 1, whose: true }, ' throws ', { part: 0 }, ' away'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 2 }],
    words: [{ part: 1, whose: true }, ' puts ', { part: 0 }, ' back into the deck'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 7 }, { part: 2, zone: 5 }],
    words: [{ part: 0 }, ' goes to the graveyard of ', { part: 2, whose: true }] },
  { event: EVENT.discard, fits: [] }, { event: EVENT.move, fits: [{ part: 1, zone: 8 }] },
  { event: EVENT.create, fits: [] }, { event: EVENT.shuffle, fits: [] }, { event: EVENT['build-deck'], fits: [] },
  { event: EVENT.draw, fits: [] }, { event: EVENT['draw-one'], fits: [] }, { event: EVENT.show, fits: [] },
  { event: EVENT['text-of'], fits: [] }, { event: EVENT['put-up'], fits: [] },
  { event: EVENT['put-up-ability'], fits: [] }, { event: EVENT['ability-of'], fits: [] },
  { event: EVENT['pay-for'], fits: [] }, { event: EVENT['stand-phase'], fits: [] },
  { event: EVENT['draw-phase'], fits: [] }, { event: EVENT['main-phase'], fits: [] },
  { event: EVENT['end-phase'], fits: [] }, { event: EVENT['declare-attack'], fits: [] },
  { event: EVENT['carry-attack'], fits: [] }, { event: EVENT['block-step'], fits: [] },
  { event: EVENT.battle, fits: [] }, { event: EVENT['damage-window'], fits: [] },
  { event: EVENT['trigger-check'], fits: [] }, { event: EVENT['lay-own-life'], fits: [] },
  { event: EVENT['open-territory'], fits: [] }, { event: EVENT['aim-at'], fits: [] },
  { event: EVENT['look-at'], fits: [] }, { event: EVENT.move, fits: [{ part: 2, zone: 4 }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 9 }] }, { event: EVENT.move, fits: [{ part: 2, zone: 8 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 2 }, { part: 2, zone: 7 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 9 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 7 }, { part: 2, zone: 9 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 7 }, { part: 2, zone: 8 }] },
]

/** Texts that look at cards. */
// prettier-ignore
export const LOOKS: readonly number[] = [
  PROC.matchFrame, PROC.setUpFrame, PROC.redrawFrame, PROC.drawPhaseFrame, PROC.endPhaseFrame, PROC.drawOneFrame,
  PROC.drawFromLifeFrame, PROC.discardFrame, PROC.playFrame, PROC.playFreeFrame, PROC.putUpFrame, PROC.textOfFrame,
  PROC.textOfFrame3, PROC.textOfFrame6, PROC.textOfEffectFrame12, PROC.textOfEffectFrame13, PROC.textOfEffectFrame15,
  PROC.textOfEffectFrame16, PROC.textOfEffectFrame19, PROC.textOfFrame20, PROC.textOfEffectFrame20, PROC.textOfFrame21,
  PROC.textOfEffectFrame21, PROC.textOfFrame22, PROC.textOfFrame24, PROC.textOfFrame27, PROC.activateFrame,
  PROC.abilityOfFrame, PROC.abilityOfFrame3, PROC.payForFrame, PROC.resolveNewestFrame, PROC.damageWindowFrame,
  PROC.ruleProcessingFrame, PROC.lineUpFrame, PROC.attackPlayerFrame, PROC.attackUnitFrame, PROC.carryAttackFrame,
  PROC.blockStepFrame, PROC.battleStepFrame, PROC.harmEffectFrame, PROC.triggerCheckFrame, PROC.shootFrame,
  PROC.takeLifeFrame, PROC.returnLifeFrame,
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
  this.rested = s.rested
  this.beaten = s.beaten
  this.runningTurn = s.runningTurn
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.timesChargeDuringTurn = s.timesChargeDuringTurn
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
// prettier-ignore
export const OF_CARDS: readonly (keyof State & string)[] = [
  'def', 'owner', 'place', 'shown', 'control', 'visit', 'wounds', 'rested', 'printedDef',
]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({ aiming: 'one', attacker: 'one', targetCard: 'one', blocker: 'one' }, [
  [['old'], [PROC.redrawFrame]], [['surplus'], [PROC.endPhaseFrame]],
  [['list1'],
    [PROC.drawFromLifeFrame, PROC.textOfEffectFrame12, PROC.textOfEffectFrame13, PROC.textOfEffectFrame15,
      PROC.textOfEffectFrame16]],
  [['dropped'], [PROC.discardFrame]],
  [['c'],
    [PROC.playFrame, PROC.playFreeFrame, PROC.putUpFrame, PROC.textOfFrame, PROC.activateFrame, PROC.abilityOfFrame,
      PROC.payForFrame, PROC.resolveNewestFrame, PROC.damageWindowFrame, PROC.shootFrame, PROC.takeLifeFrame,
      PROC.textOfEffectFrame2, PROC.textOfFrame3, PROC.textOfFrame6, PROC.textOfEffectFrame19, PROC.textOfFrame22,
      PROC.textOfEffectFrame23, PROC.textOfFrame24, PROC.textOfEffectFrame28, PROC.abilityOfFrame3,
      PROC.harmEffectFrame]],
  [['u'], [PROC.attackPlayerFrame, PROC.carryAttackFrame]], [['t2', 'u'], [PROC.attackUnitFrame]],
  [['c', 'list1'], [PROC.triggerCheckFrame]], [['back', 'list1'], [PROC.returnLifeFrame]],
  [['c', 'mark'], [PROC.textOfFrame20]], [['bait', 'mark', 'c'], [PROC.textOfEffectFrame20]],
  [['c', 'marks'], [PROC.textOfFrame21, PROC.textOfFrame27]],
  [['marks', 'c'], [PROC.textOfEffectFrame21]],
])

/** Where frames hold the card that a question is about, by site. */
// prettier-ignore
export const ASKING_CARDS: Readonly<Record<number, string>> = {
  6: 'c', 7: 'c', 9: 'c', 10: 'c', 11: 'c', 12: 'c', 13: 'c', 14: 'c', 15: 'c', 16: 'c', 17: 'c', 21: 'c',
}

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, list1, next2 }: SetUpFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p, list1, next2 }: RedrawInTurnFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, p, old }: RedrawFrame) => ({ proc, pc, answer, p, old }),
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
  ({ proc, pc, answer, e }: PutUpAbilityFrame) => ({ proc, pc, answer, e }),
  ({ proc, pc, answer, q, u, p }: AttackPlayerFrame) => ({ proc, pc, answer, q, u, p }),
  ({ proc, pc, answer, t2, u, p }: AttackUnitFrame) => ({ proc, pc, answer, t2, u, p }),
  ({ proc, pc, answer, u, p }: CarryAttackFrame) => ({ proc, pc, answer, u, p }),
  ({ proc, pc, answer, q, c, list1, next2 }: TriggerCheckFrame) => ({ proc, pc, answer, q, c, list1, next2 }),
  ({ proc, pc, answer, c, q }: ShootFrame) => ({ proc, pc, answer, c, q }),
  ({ proc, pc, answer, c, d, p }: TakeLifeFrame) => ({ proc, pc, answer, c, d, p }),
  ({ proc, pc, answer, back, p, list1, next2 }: ReturnLifeFrame) => ({ proc, pc, answer, back, p, list1, next2 }),
  ({ proc, pc, answer, p, c }: TextOfEffectFrame2) => ({ proc, pc, answer, p, c }),
  ({ proc, pc, answer, c, p, mark }: TextOfFrame20) => ({ proc, pc, answer, c, p, mark }),
  ({ proc, pc, answer, p, bait, mark, c }: TextOfEffectFrame20) => ({ proc, pc, answer, p, bait, mark, c }),
  ({ proc, pc, answer, c, p, marks, atLeast1, atMost2 }: TextOfFrame21) => ({ proc, pc, answer, c, p, marks, atLeast1, atMost2 }),
  ({ proc, pc, answer, p, marks, c }: TextOfEffectFrame21) => ({ proc, pc, answer, p, marks, c }),
  ({ proc, pc, answer, q, c, k, n, v }: HarmEffectFrame) => ({ proc, pc, answer, q, c, k, n, v }),
  ({ proc, pc, answer, you }: PlayEffectFrame) => ({ proc, pc, answer, you }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 4, 0, 4, 4, 4, 5, 6, 4, 2, 7, 0, 8, 8, 8, 8, 0, 0, 21, 8, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 4, 0, 2, 0, 2, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 21, 22, 23, 24, 25, 8, 0, 0, 21, 8, 0, 0, 0, 0,
  0, 0, 4, 24, 0, 0, 21, 0, 0, 8, 8, 0, 4, 8, 0, 0, 0, 9, 0, 10, 0, 0, 0, 0, 11, 12, 0, 0, 4, 13, 14, 15, 16, 0, 4, 0,
  0, 0, 0, 0, 0, 26, 17, 18, 0, 0, 0, 0, 0, 0, 19, 0, 20, 0, 0, 0, 0, 0, 27, 0, 27, 0, 0, 0, 0, 0, 27,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
// prettier-ignore
export const SETTLED: Settled = {
  21 /* play */: { 2: 2 }, 22 /* play-free */: { 1: 2 }, 23 /* put-up */: { 1: 3 }, 24 /* text-of */: { 1: 3 },
  85 /* activate */: { 1: 2 }, 86 /* ability-of */: { 1: 3 }, 28 /* text-of */: { 1: 3 }, 35 /* text-of */: { 1: 3 },
  63 /* text-of */: { 2: 3 }, 65 /* text-of */: { 3: 6 }, 67 /* text-of */: { 1: 3 }, 71 /* text-of */: { 1: 3 },
  79 /* text-of */: { 3: 6 }, 89 /* ability-of */: { 1: 3 },
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly DeckRule[] = [
  { rule: 26, message: 'fewer or more cards than a deck has', about: '' },
  { rule: 27, message: 'more copies than are allowed', about: 'definition' },
  { rule: 28, message: 'not as many busters as a deck has', about: '', printed: ['icon'] },
  { rule: 29, message: 'more shots than are allowed', about: '', printed: ['icon'] },
  { rule: 30, message: 'not exactly one territory', about: '' },
  { rule: 31, message: 'not a territory on its unopened face', about: 'definition', printed: ['kind', 'opened-face'] },
  { rule: 32, message: 'a territory is no card of the deck', about: 'definition', printed: ['kind'] },
]
