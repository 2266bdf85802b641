// Compiled from the rules of MentalLegacy into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { GameTables, Parts, Placed } from 'houserules/runtime'
import { placed } from 'houserules/runtime'
import {
  CARDS,
  EVENTS,
  MOVES as BASE_MOVES,
  OFFERS as BASE_OFFERS,
  OPTIONS,
  RULES as BASE_RULES,
  ZONES,
} from '../magic/tables.ts'
import { PROC } from './names.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ...BASE_RULES,
  {
    name: 'from-hand-only', kind: 'cannot', clauses: ['R2', '90m.3'],
    text: 'from-hand-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'legal-names-only', kind: 'cannot', clauses: ['R1', 'R2-pool', '90m.3'],
    text: 'legal-names-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'same-cost-only', kind: 'cannot', clauses: ['R2-cost', '90m.3'],
    text: 'same-cost-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'split-as-split', kind: 'cannot', clauses: ['R3', '90m.3'],
    text: 'split-as-split: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'split-from-split', kind: 'cannot', clauses: ['R3-rev'],
    text: 'split-from-split: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'fronts-only', kind: 'cannot', clauses: ['90m.3b'],
    text: 'fronts-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'unused-only', kind: 'cannot', clauses: ['R6', '90m.3a'],
    text: 'unused-only: player p cannot cast card c as definition d if d != definition of c',
  },
  {
    name: 'as-itself', kind: 'cannot', clauses: ['R7', '90m.8'],
    text: 'as-itself: player p cannot cast card c as definition d if d != definition of c and offered = c',
  },
  {
    name: 'not-unseen', kind: 'cannot', clauses: ['90m.5'],
    text: 'not-unseen: player p cannot cast card c as definition d with way w if d != definition of c',
  },
  {
    name: 'no-fuse-no-fusing', kind: 'cannot', clauses: ['90m.4'],
    text: 'no-fuse-no-fusing: player p cannot cast card c as definition d with way w if d != definition of c',
  },
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2 }, options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: CARDS,
  zones: ZONES, decks: ['main-deck', 'sideboard'],
}

/** How the events that are offered become numbers. */
export const MOVES: NonNullable<Parts<State>['moves']> = [...BASE_MOVES]

/** What is offered where, by which rule. */
export const OFFERS: NonNullable<Parts<State>['offers']> = [...BASE_OFFERS]

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
  { name: 'declared', column: 'declared', of: 'game', type: 'set of definition', zones: [] },
  { name: 'seen-as', column: 'seenAs', of: 'card', type: 'definition', zones: ['stack', 'battlefield'] },
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
  { name: 'posing', column: 'posing', of: 'card', type: 'truth', zones: ['stack', 'battlefield'] },
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
