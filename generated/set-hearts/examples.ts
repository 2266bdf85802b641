// Compiled from the rules of SetHearts: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { countOf, family, someOf, top } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  branch,
  card,
  choosable,
  chooses,
  does,
  equals,
  exactly,
  example,
  happened,
  inFile,
  moved,
  notChoosable,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, POSITION, PRINTED_RANK, PRINTED_SUIT, ROLE, SUIT, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import { isFaceUp, isNegated, isOnField, isSynchro, prevailingOf, summonsMadeOf, valueOf } from './facts.ts'
import {
  doBattlePhase,
  doCheckLives,
  doDraw,
  doDrawPhase,
  doHandCheck,
  doMain,
  doMatch,
  doSetUp,
  doSettleFirstPlayer,
  doTurn,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [setup.2] (trump-king/examples-turns.rules:5) */
const exampleDSetup2TwelveCardsWaitBesideThe = example<State>(
  'd.setup.2 twelve cards wait beside the deck',
  ['setup.2'],
  [[0, 2]],
  (s) => {
    doSetUp(s)
  },
  [
    equals(4, 'count of extra of A', 'number', (s) => s.zones[ZONE['extra'] + 0]!.length, 12),
    equals(
      5,
      'count of (each card c in extra of A where rank of c = 11)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c) => PRINTED_RANK[s.def[c]!]! === 11),
      4,
    ),
    equals(
      6,
      'count of (each card c in extra of A where rank of c = 12)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c2) => PRINTED_RANK[s.def[c2]!]! === 12),
      4,
    ),
    equals(
      7,
      'count of (each card c in extra of A where rank of c = 13)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c3) => PRINTED_RANK[s.def[c3]!]! === 13),
      4,
    ),
    equals(
      8,
      'count of (each card c in extra of A where suit of c = ♠)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c4) => PRINTED_SUIT[s.def[c4]!]! === SUIT['♠']),
      3,
    ),
    equals(
      9,
      'count of (each card c in extra of A where suit of c = ♥)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c5) => PRINTED_SUIT[s.def[c5]!]! === SUIT['♥']),
      3,
    ),
    equals(
      10,
      'count of (each card c in extra of A where suit of c = ♣)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c6) => PRINTED_SUIT[s.def[c6]!]! === SUIT['♣']),
      3,
    ),
    equals(
      11,
      'count of (each card c in extra of A where suit of c = ♦)',
      'number',
      (s) => countOf(s.zones[ZONE['extra'] + 0]!, (c7) => PRINTED_SUIT[s.def[c7]!]! === SUIT['♦']),
      3,
    ),
    then(12, (s) => !s.zones[ZONE['deck'] + 0]!.some((c8) => isSynchro(s, c8)), [
      'deck of A',
      'set of card',
      (s) => s.zones[ZONE['deck'] + 0]!,
    ]),
    then(13, (s) => !s.zones[ZONE['hand'] + 0]!.some((c9) => isSynchro(s, c9)), [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
    happened(14, [
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 1)]),
    ]),
  ],
)

/** [start.1] (trump-king/examples-turns.rules:21) */
const exampleDStart1TheHandsLieUnseenWhile = example<State>(
  'd.start.1 the hands lie unseen while the first player is settled',
  ['start.1'],
  [[0, 1]],
  (s) => {
    doSetUp(s)
  },
  [
    choosable(4, 0, [value('player', () => 1)]),
    equals(5, 'count of dealt of A', 'number', (s) => s.zones[ZONE['dealt'] + 0]!.length, 5),
    equals(6, 'count of dealt of B', 'number', (s) => s.zones[ZONE['dealt'] + 1]!.length, 5),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 0),
    then(8, (s) => !someOf(s, ZONE['dealt'], (c) => viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1)), [
      'dealt',
      'set of card',
      (s) => family(s, ZONE['dealt']),
    ]),
    chooses(9, 0, [value('player', () => 1)]),
    equals(10, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
  ],
)

/** [start.2] (trump-king/examples-turns.rules:34) */
const exampleDStart2EachPlayerLooksAtThe = example<State>(
  'd.start.2 each player looks at the own hand only',
  ['start.2'],
  [[0, 2]],
  (s) => {
    doSetUp(s)
  },
  [
    equals(4, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    equals(5, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 5),
    then(
      6,
      (s) => !s.zones[ZONE['hand'] + 0]!.some((c) => !viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1)),
      ['hand of A', 'set of card', (s) => s.zones[ZONE['hand'] + 0]!],
    ),
    then(
      7,
      (s) => !s.zones[ZONE['hand'] + 1]!.some((c2) => !viewersOf(s, c2).includes(1) || viewersOf(s, c2).includes(0)),
      ['hand of B', 'set of card', (s) => s.zones[ZONE['hand'] + 1]!],
    ),
  ],
)

/** [start.3] (trump-king/examples-turns.rules:43) */
const exampleDStart3aANothingIsDrawnOn = example<State>(
  'd.start.3a-a nothing is drawn on the very first turn',
  ['start.3'],
  [[0, 2]],
  (s) => {
    doMatch(s)
  },
  [
    equals(4, 'turn-number', 'number', (s) => s.turnNumber, 1),
    equals(5, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    equals(6, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 37),
    equals(7, 'times (draw by A) during match', 'number', (s) => s.timesDrawDuringMatch[0] ?? 0, 0),
  ],
)

/** [start.3] (trump-king/examples-turns.rules:52) */
const exampleDStart3aBNoBattleOnThe = example<State>(
  'd.start.3a-b no battle on the very first turn',
  ['start.3'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
  },
  [
    does(6, 0, 58, [card(32), null]),
    exactly(7, 1, []),
    refused(8, 0, 16, [card(32), null], ['battle.2']),
    answers(9, 0, 'passes'),
    offered(10, 0, 34, [card(28), null]),
    refused(11, 0, 16, [card(32), null], ['battle.2']),
    equals(12, 'times (battle-phase by A) during turn', 'number', (s) => s.timesBattlePhaseDuringTurn[0] ?? 0, 0),
    equals(13, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 1),
  ],
)

/** [start.3] (trump-king/examples-turns.rules:67) */
const exampleDStart3bTheSecondPlayerDrawsAnd = example<State>(
  'd.start.3b the second player draws and fights on turn two',
  ['start.3'],
  [],
  (s) => {
    s.turnNumber = 1
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 31, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 27, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 6),
    does(10, 1, 58, [card(20), null]),
    does(11, 1, 16, [card(20), null]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 32),
    equals(13, 'turn-number', 'number', (s) => s.turnNumber, 2),
  ],
)

/** [synchro.4] (trump-king/examples-turns.rules:82) */
const exampleDSynchro4TheExtraDeckAtThe = example<State>(
  'd.synchro.4 the extra deck at the start',
  ['synchro.4'],
  [[0, 2]],
  (s) => {
    doSetUp(s)
  },
  [
    equals(4, 'count of extra of A', 'number', (s) => s.zones[ZONE['extra'] + 0]!.length, 12),
    then(5, (s) => !s.zones[ZONE['extra'] + 0]!.some((c) => !viewersOf(s, c).includes(0)), [
      'extra of A',
      'set of card',
      (s) => s.zones[ZONE['extra'] + 0]!,
    ]),
    then(6, (s) => !s.zones[ZONE['hand'] + 0]!.some((c2) => isSynchro(s, c2)), [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
    then(7, (s) => !s.zones[ZONE['deck'] + 0]!.some((c3) => isSynchro(s, c3)), [
      'deck of A',
      'set of card',
      (s) => s.zones[ZONE['deck'] + 0]!,
    ]),
    then(8, (s) => !s.zones[ZONE['graveyard'] + 0]!.some((c4) => isSynchro(s, c4)), [
      'graveyard of A',
      'set of card',
      (s) => s.zones[ZONE['graveyard'] + 0]!,
    ]),
  ],
)

/** [turn.1] (trump-king/examples-turns.rules:94) */
const exampleDTurn1OneCardFromTheDeck = example<State>(
  'd.turn.1 one card from the deck to the hand',
  ['turn.1'],
  [],
  (s) => {
    s.turnNumber = 2
    s.turnPlayer = 1
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 53, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 52, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 47, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 41, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 39, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 35, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 34, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 33, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 31, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 22, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 19, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 9, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
    doDrawPhase(s, 1)
  },
  [
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 6),
    then(10, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    equals(11, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 36),
    equals(12, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    equals(13, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
  ],
)

/** [turn.1] (trump-king/examples-turns.rules:109) */
const exampleDTurn1bAnEmptyDeckLoses = example<State>(
  'd.turn.1b an empty deck loses',
  ['turn.1'],
  [],
  (s) => {
    s.turnNumber = 4
    s.life[0] = 12
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
  },
  [
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [turn.1] (trump-king/examples-turns.rules:119) */
const exampleDTurn1cAnEmptyDeckDoesNo = example<State>(
  'd.turn.1c an empty deck does no harm at this table',
  ['turn.1'],
  [[1, 1]],
  (s) => {
    s.turnNumber = 4
    s.life[0] = 12
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [
    does(7, 0, 58, [card(28), null]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    equals(11, 'turn-number', 'number', (s) => s.turnNumber, 5),
    then(12, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    equals(13, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 0),
  ],
)

/** [turn.2] (trump-king/examples-turns.rules:134) */
const exampleDTurn2TakingACardByAn = example<State>(
  'd.turn.2 taking a card by an effect is no draw',
  ['turn.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(1), null]),
    chooses(7, 0, [card(47)]),
    then(8, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['hand'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    equals(9, 'times (draw by A) during main', 'number', (s) => s.timesDrawDuringMain[0] ?? 0, 0),
    equals(10, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [turn.3] (trump-king/examples-turns.rules:146) */
const exampleDTurn3WhatTheMainPhaseOffers = example<State>(
  'd.turn.3 what the main phase offers',
  ['turn.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    exactly(5, 0, [
      moved(58, [card(3), null]),
      moved(59, [card(3), null]),
      moved(34, [card(3), null]),
      moved(22, [card(3), null]),
    ]),
  ],
)

/** [turn.4] (trump-king/examples-turns.rules:153) */
const exampleDTurn4WhatTheBattlePhaseOffers = example<State>(
  'd.turn.4 what the battle phase offers',
  ['turn.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    exactly(8, 0, [moved(16, [card(19), null])]),
    refused(9, 0, 58, [card(3), null], ['summon.1']),
    refused(10, 0, 59, [card(3), null], ['summon.3']),
    refused(11, 0, 34, [card(3), null], ['spell.4']),
    refused(12, 0, 22, [card(3), null], ['spade.1']),
    refused(13, 0, 35, [card(3), null], ['spell.1']),
    answers(14, 0, 'passes'),
    equals(15, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [turn.5] (trump-king/examples-turns.rules:170) */
const exampleDTurn5AASummonSavedFor = example<State>(
  'd.turn.5-a a summon saved for the second main phase',
  ['turn.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(5, 0, 'passes'),
    does(6, 0, 58, [card(31), null]),
    then(7, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
    equals(8, 'turn-number', 'number', (s) => s.turnNumber, 5),
  ],
)

/** [turn.5, summon.2] (trump-king/examples-turns.rules:180) */
const exampleDTurn5BTheSummonOfThe = example<State>(
  'd.turn.5-b the summon of the first main phase counts in the second',
  ['turn.5', 'summon.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(5, 0, 58, [card(47), null]),
    answers(6, 0, 'passes'),
    answers(7, 0, 'passes'),
    offered(8, 0, 34, [card(31), null]),
    refused(9, 0, 58, [card(31), null], ['summon.2']),
  ],
)

/** [turn.6] (trump-king/examples-turns.rules:191) */
const exampleDTurn6ATheOtherPlayerS = example<State>(
  "d.turn.6-a the other player's turn begins with the draw",
  ['turn.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(6, 0, 'passes'),
    does(7, 1, 34, [card(29), null]),
    exactly(8, 1, []),
    equals(9, 'turn-number', 'number', (s) => s.turnNumber, 6),
    equals(10, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    happened(11, [moved(44, [value('player', () => 1)]), moved(45, [value('player', () => 1)])]),
    then(12, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
  ],
)

/** [turn.6] (trump-king/examples-turns.rules:205) */
const exampleDTurn6BASummonAndAn = example<State>(
  'd.turn.6-b a summon and an attack in each turn',
  ['turn.6'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(10, 0, 58, [card(31), null]),
    does(11, 0, 16, [card(47), null]),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 31),
    equals(13, 'turn-number', 'number', (s) => s.turnNumber, 5),
    does(14, 0, 58, [card(28), null]),
    does(15, 0, 16, [card(47), null]),
    equals(16, 'life of B', 'number', (s) => s.life[1]!, 22),
    equals(17, 'turn-number', 'number', (s) => s.turnNumber, 7),
  ],
)

/** [turn.6] (trump-king/examples-turns.rules:224) */
const exampleDTurn6CATwoAndA = example<State>(
  'd.turn.6-c a two and a change of position in each turn',
  ['turn.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    placeGiven(s, 7, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(8, 0, 35, [card(1), null]),
    chooses(9, 0, [card(29)]),
    does(10, 0, 20, [card(48), null]),
    equals(11, 'position of 10♦', 'position', (s) => s.position[theCopy(s, CARD['10♦'])]!, POSITION['attack']),
    equals(12, 'turn-number', 'number', (s) => s.turnNumber, 5),
    does(13, 0, 35, [card(27), null]),
    chooses(14, 0, [card(5)]),
    does(15, 0, 20, [card(48), null]),
    equals(16, 'position of 10♦', 'position', (s) => s.position[theCopy(s, CARD['10♦'])]!, POSITION['defence']),
    equals(17, 'turn-number', 'number', (s) => s.turnNumber, 7),
  ],
)

/** [life.1] (trump-king/examples-turns.rules:245) */
const exampleDLife1ABothBeginWithForty = example<State>(
  'd.life.1-a both begin with forty',
  ['life.1'],
  [[0, 2]],
  (s) => {
    doMatch(s)
  },
  [equals(4, 'life of A', 'number', (s) => s.life[0]!, 40), equals(5, 'life of B', 'number', (s) => s.life[1]!, 40)],
)

/** [life.1, heart.4] (trump-king/examples-turns.rules:252) */
const exampleDLife1BLifeHasNoUpper = example<State>(
  'd.life.1-b life has no upper end',
  ['life.1', 'heart.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [does(7, 0, 58, [card(18), null]), answers(8, 0, 'accepts'), equals(9, 'life of A', 'number', (s) => s.life[0]!, 46)],
)

/** [life.2] (trump-king/examples-turns.rules:263) */
const exampleDLife2aTheLastPointOfLife = example<State>(
  'd.life.2a the last point of life',
  ['life.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 5
    placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 16, [card(45), null]),
    then(7, (s) => s.life[1]! <= 0, ['life of B', 'number', (s) => s.life[1]!]),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 1),
  ],
)

/** [life.2] (trump-king/examples-turns.rules:274) */
const exampleXLife2NothingHappensAfterTheLast = example<State>(
  'x.life.2 nothing happens after the last point',
  ['life.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 5
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(7, 0, 17, [card(8), card(28), null]),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    then(9, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [life.2, spade.1] (trump-king/examples-turns.rules:285) */
const exampleDLife2bANobodyPaysTheLast = example<State>(
  'd.life.2b-a nobody pays the last point',
  ['life.2', 'spade.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 7
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [refused(6, 0, 22, [card(6), null], ['gap.pay-to-zero'])],
)

/** [life.2, spade.1] (trump-king/examples-turns.rules:293) */
const exampleDLife2bBOnePointMustRemain = example<State>(
  'd.life.2b-b one point must remain',
  ['life.2', 'spade.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 8
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 22, [card(6), null]),
    chooses(7, 0, [value('position', () => POSITION['attack'])]),
    equals(8, 'life of A', 'number', (s) => s.life[0]!, 1),
  ],
)

/** [summon.1] (trump-king/examples-cards.rules:5) */
const exampleDSummon1bAJokerStandsThereWith = example<State>(
  'd.summon.1b a joker stands there with nothing',
  ['summon.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 58, [card(52), null]),
    then(6, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
    equals(7, 'position of JK1', 'position', (s) => s.position[theCopy(s, CARD['JK1'])]!, POSITION['attack']),
    equals(8, 'value of JK1', 'number', (s) => valueOf(s, theCopy(s, CARD['JK1'])), 0),
    then(9, (s) => PRINTED_SUIT[s.def[theCopy(s, CARD['JK1'])]!]! === NONE, [
      'suit of JK1',
      'suit',
      (s) => PRINTED_SUIT[s.def[theCopy(s, CARD['JK1'])]!]!,
    ]),
    then(10, (s) => PRINTED_RANK[s.def[theCopy(s, CARD['JK1'])]!]! === NONE, [
      'rank of JK1',
      'number',
      (s) => PRINTED_RANK[s.def[theCopy(s, CARD['JK1'])]!]!,
    ]),
  ],
)

/** [summon.2] (trump-king/examples-cards.rules:17) */
const exampleDSummon2OneNormalSummonEachTurn = example<State>(
  'd.summon.2 one normal summon each turn',
  ['summon.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(48), null]),
    exactly(8, 1, []),
    refused(9, 0, 58, [card(27), null], ['summon.2']),
    answers(10, 0, 'passes'),
    answers(11, 0, 'passes'),
    answers(12, 0, 'passes'),
    answers(13, 1, 'passes'),
    answers(14, 1, 'passes'),
    does(15, 0, 58, [card(27), null]),
    equals(16, 'turn-number', 'number', (s) => s.turnNumber, 7),
    then(17, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['monsters'] + 0, [
      '2♣',
      'place',
      (s) => s.place[theCopy(s, CARD['2♣'])] ?? NONE,
    ]),
  ],
)

/** [summon.3] (trump-king/examples-cards.rules:36) */
const exampleDSummon3ATheWaysToPlay = example<State>(
  'd.summon.3-a the ways to play a card from the hand',
  ['summon.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    exactly(5, 0, [moved(58, [card(31), null]), moved(59, [card(31), null]), moved(34, [card(31), null])]),
    does(6, 0, 58, [card(31), null]),
    equals(7, 'position of 6♣', 'position', (s) => s.position[theCopy(s, CARD['6♣'])]!, POSITION['attack']),
  ],
)

/** [summon.3] (trump-king/examples-cards.rules:45) */
const exampleDSummon3BSetMeansFaceDown = example<State>(
  'd.summon.3-b set means face-down defence',
  ['summon.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 59, [card(31), null]),
    exactly(6, 0, []),
    equals(7, 'position of 6♣', 'position', (s) => s.position[theCopy(s, CARD['6♣'])]!, POSITION['face-down']),
    then(8, (s) => !viewersOf(s, theCopy(s, CARD['6♣'])).includes(1), [
      'viewers of 6♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['6♣'])),
    ]),
  ],
)

/** [summon.4] (trump-king/examples-cards.rules:55) */
const exampleDSummon4SettingAMonsterIsThe = example<State>(
  'd.summon.4 setting a monster is the summon of the turn',
  ['summon.4'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 59, [card(31), null]),
    refused(6, 0, 58, [card(41), null], ['summon.2']),
    refused(7, 0, 59, [card(41), null], ['summon.4']),
    offered(8, 0, 34, [card(41), null]),
  ],
)

/** [summon.5] (trump-king/examples-cards.rules:65) */
const exampleDSummon5FaceUpInEitherPosition = example<State>(
  'd.summon.5 face-up in either position',
  ['summon.5'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 22, [card(4), null]),
    choosable(8, 0, [value('position', () => POSITION['attack'])]),
    choosable(9, 0, [value('position', () => POSITION['defence'])]),
    notChoosable(10, 0, [value('position', () => POSITION['face-down'])]),
    chooses(11, 0, [value('position', () => POSITION['defence'])]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 35),
    equals(13, 'position of 5♠', 'position', (s) => s.position[theCopy(s, CARD['5♠'])]!, POSITION['defence']),
    then(14, (s) => viewersOf(s, theCopy(s, CARD['5♠'])).includes(1), [
      'viewers of 5♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['5♠'])),
    ]),
  ],
)

/** [summon.6] (trump-king/examples-cards.rules:81) */
const exampleDSummon6AnyNumberOfSpecialSummons = example<State>(
  'd.summon.6 any number of special summons',
  ['summon.6'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(47), null]),
    does(8, 0, 22, [card(1), null]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    does(10, 0, 22, [card(2), null]),
    chooses(11, 0, [value('position', () => POSITION['defence'])]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 35),
    then(13, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['monsters'] + 0, [
      '2♠',
      'place',
      (s) => s.place[theCopy(s, CARD['2♠'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['monsters'] + 0, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
  ],
)

/** [summon.7] (trump-king/examples-cards.rules:98) */
const exampleDSummon7aThreeMonstersAreTheLimit = example<State>(
  'd.summon.7a three monsters are the limit',
  ['summon.7'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    refused(6, 0, 58, [card(4), null], ['summon.7']),
    refused(7, 0, 59, [card(4), null], ['summon.7']),
    refused(8, 0, 22, [card(4), null], ['summon.7']),
  ],
)

/** [summon.7, synchro.1] (trump-king/examples-cards.rules:108) */
const exampleDSummon7bMaterialsMakeRoomFirst = example<State>(
  'd.summon.7b materials make room first',
  ['summon.7', 'synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    offered(6, 0, 63, [card(49), null]),
    does(7, 0, 63, [card(36), null]),
    chooses(8, 0, [card(28), card(46)]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    equals(10, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 2),
    then(11, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['J♣'])] === ZONE['monsters'] + 0, [
      'J♣',
      'place',
      (s) => s.place[theCopy(s, CARD['J♣'])] ?? NONE,
    ]),
  ],
)

/** [spell.3] (trump-king/examples-cards.rules:124) */
const exampleExSpell3ASpellWithNothingTo = example<State>(
  'ex.spell.3 a spell with nothing to do stays in the hand',
  ['spell.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    refused(5, 0, 35, [card(3), null], ['spell.3']),
    then(6, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    equals(7, 'times (destroy) during main', 'number', (s) => s.timesDestroyDuringMain, 0),
  ],
)

/** [spell.1, normal-spell.1] (trump-king/examples-cards.rules:133) */
const exampleDSpell1AAnyCardIsA = example<State>(
  'd.spell.1-a any card is a spell',
  ['spell.1', 'normal-spell.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(32), null]),
    offered(7, 0, 58, [card(40), null]),
    then(8, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1, [
      '7♥',
      'place',
      (s) => s.place[theCopy(s, CARD['7♥'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0, [
      '7♣',
      'place',
      (s) => s.place[theCopy(s, CARD['7♣'])] ?? NONE,
    ]),
    equals(10, 'summons-made of A', 'number', (s) => summonsMadeOf(s, 0), 0),
  ],
)

/** [spell.1, normal-spell.1, diamond.1] (trump-king/examples-cards.rules:145) */
const exampleDSpell1BADiamondKeepsIts = example<State>(
  'd.spell.1-b a diamond keeps its number shut',
  ['spell.1', 'normal-spell.1', 'diamond.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(6, 0, 35, [card(32), null], ['diamond.1'])],
)

/** [spell.2] (trump-king/examples-cards.rules:153) */
const exampleDSpell2AThreeSpellsInOne = example<State>(
  'd.spell.2-a three spells in one turn',
  ['spell.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(32), null]),
    chooses(7, 0, [card(19)]),
    does(8, 0, 35, [card(41), null]),
    does(9, 0, 35, [card(3), null]),
    then(10, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1, [
      '7♥',
      'place',
      (s) => s.place[theCopy(s, CARD['7♥'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    equals(13, 'count of monsters of B', 'number', (s) => s.zones[ZONE['monsters'] + 1]!.length, 0),
  ],
)

/** [spell.2] (trump-king/examples-cards.rules:168) */
const exampleDSpell2BNoSpellsInThe = example<State>(
  "d.spell.2-b no spells in the other player's turn",
  ['spell.2'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 1)
  },
  [
    refused(7, 0, 35, [card(32), null], ['spell.2']),
    refused(8, 0, 35, [card(41), null], ['spell.2']),
    refused(9, 0, 35, [card(3), null], ['spell.2']),
  ],
)

/** [spell.3] (trump-king/examples-cards.rules:179) */
const exampleDSpell3aNoMonsterOfTheSuit = example<State>(
  'd.spell.3a no monster of the suit or the number',
  ['spell.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(7, 0, 35, [card(32), null], ['spell.3'])],
)

/** [spell.3, rank8.1] (trump-king/examples-cards.rules:188) */
const exampleDSpell3bAnEightWithoutACard = example<State>(
  'd.spell.3b an eight without a card to break',
  ['spell.3', 'rank8.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [refused(5, 0, 35, [card(7), null], ['spell.3'])],
)

/** [spell.3, normal-spell.1] (trump-king/examples-cards.rules:195) */
const exampleDSpell3cTheOwnMonsterWillDo = example<State>(
  'd.spell.3c the own monster will do',
  ['spell.3', 'normal-spell.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [offered(6, 0, 35, [card(32), null])],
)

/** [spell.4] (trump-king/examples-cards.rules:203) */
const exampleDSpell4ASpellLaidFaceDown = example<State>(
  'd.spell.4 a spell laid face-down',
  ['spell.4'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 34, [card(3), null]),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['backrow'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    equals(8, 'count of backrow of A', 'number', (s) => s.zones[ZONE['backrow'] + 0]!.length, 1),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['4♠'])).includes(0), [
      'viewers of 4♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['4♠'])),
    ]),
    then(10, (s) => !viewersOf(s, theCopy(s, CARD['4♠'])).includes(1), [
      'viewers of 4♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['4♠'])),
    ]),
    equals(11, 'summons-made of A', 'number', (s) => summonsMadeOf(s, 0), 0),
  ],
)

/** [spell.5] (trump-king/examples-cards.rules:216) */
const exampleDSpell5SetAndUsedInOne = example<State>(
  'd.spell.5 set and used in one turn',
  ['spell.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 34, [card(3), null]),
    does(7, 0, 35, [card(3), null]),
    then(8, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    equals(10, 'count of backrow of A', 'number', (s) => s.zones[ZONE['backrow'] + 0]!.length, 0),
  ],
)

/** [spell.6] (trump-king/examples-cards.rules:228) */
const exampleDSpell6ThreeSetCardsAreThe = example<State>(
  'd.spell.6 three set cards are the limit, the hand is free',
  ['spell.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 41, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    refused(8, 0, 34, [card(3), null], ['spell.6']),
    refused(9, 0, 34, [card(27), null], ['spell.6']),
    offered(10, 0, 35, [card(3), null]),
    offered(11, 0, 35, [card(27), null]),
  ],
)

/** [spell.7] (trump-king/examples-cards.rules:241) */
const exampleDSpell7AUsedSpellIsGone = example<State>(
  'd.spell.7 a used spell is gone',
  ['spell.7'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(3), null]),
    then(7, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    then(8, (s) => !isOnField(s, theCopy(s, CARD['4♠']))),
    equals(9, 'count of table of A', 'number', (s) => s.zones[ZONE['table'] + 0]!.length, 0),
  ],
)

/** [spell.8, rank8.1, trap.3] (trump-king/examples-cards.rules:252) */
const exampleDSpell8AnEightUsedAsA = example<State>(
  'd.spell.8 an eight used as a trap',
  ['spell.8', 'rank8.1', 'trap.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 1)
  },
  [
    does(7, 1, 34, [card(15), null]),
    does(8, 0, 36, [card(7), null]),
    then(9, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
  ],
)

/** [normal-spell.1] (trump-king/examples-cards.rules:264) */
const exampleDNormalSpell1aSuitNumberAndNothing = example<State>(
  'd.normal-spell.1a suit, number, and nothing face-down',
  ['normal-spell.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 1, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(3), null]),
    choosable(8, 0, [card(8)]),
    choosable(9, 0, [card(16)]),
    choosable(10, 0, [card(29)]),
    notChoosable(11, 0, [card(1)]),
    chooses(12, 0, [card(29)]),
    then(13, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
  ],
)

/** [normal-spell.1] (trump-king/examples-cards.rules:279) */
const exampleDNormalSpell1cAQueenIsReached = example<State>(
  'd.normal-spell.1c a queen is reached by suit',
  ['normal-spell.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(15), null]),
    then(7, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1, [
      'Q♥',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♥'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
  ],
)

/** [trap.1, normal-trap.1] (trump-king/examples-cards.rules:291) */
const exampleDTrap1AnyCardIsATrap = example<State>(
  'd.trap.1 any card is a trap',
  ['trap.1', 'normal-trap.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 19, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 1)
  },
  [
    does(7, 1, 58, [card(19), null]),
    does(8, 0, 36, [card(32), null]),
    then(9, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['banished'] + 1, [
      '7♥',
      'place',
      (s) => s.place[theCopy(s, CARD['7♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0, [
      '7♣',
      'place',
      (s) => s.place[theCopy(s, CARD['7♣'])] ?? NONE,
    ]),
  ],
)

/** [trap.2] (trump-king/examples-cards.rules:303) */
const exampleDTrap2ANoTrapInThe = example<State>(
  'd.trap.2-a no trap in the turn it was set',
  ['trap.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 34, [card(32), null]),
    does(6, 0, 58, [card(19), null]),
    answers(7, 0, 'declines'),
    refused(8, 0, 36, [card(32), null], ['trap.2']),
  ],
)

/** [trap.2] (trump-king/examples-cards.rules:313) */
const exampleDTrap2BOneTurnLaterIt = example<State>(
  'd.trap.2-b one turn later it may spring',
  ['trap.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(7, 0, 34, [card(32), null]),
    does(8, 0, 58, [card(19), null]),
    does(9, 1, 58, [card(29), null]),
    does(10, 0, 36, [card(32), null]),
    equals(11, 'turn-number', 'number', (s) => s.turnNumber, 6),
    then(12, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['banished'] + 1, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
  ],
)

/** [trap.3] (trump-king/examples-cards.rules:327) */
const exampleDTrap3ATrapStopsAnAttack = example<State>(
  'd.trap.3 a trap stops an attack',
  ['trap.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 48, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 16, [card(48), null]),
    does(10, 0, 36, [card(21), null]),
    then(11, (s) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 1, [
      '10♦',
      'place',
      (s) => s.place[theCopy(s, CARD['10♦'])] ?? NONE,
    ]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 40),
  ],
)

/** [trap.4] (trump-king/examples-cards.rules:341) */
const exampleDTrap4TwoTrapsInOneTurn = example<State>(
  'd.trap.4 two traps in one turn',
  ['trap.4'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 1, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 1)
  },
  [
    does(7, 1, 22, [card(6), null]),
    chooses(8, 1, [value('position', () => POSITION['attack'])]),
    does(9, 0, 36, [card(32), null]),
    does(10, 1, 58, [card(14), null]),
    does(11, 0, 36, [card(1), null]),
    then(12, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['banished'] + 1, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['banished'] + 1, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
  ],
)

/** [trap.5] (trump-king/examples-cards.rules:356) */
const exampleDTrap5ATrapThatFitsNothing = example<State>(
  'd.trap.5 a trap that fits nothing stays set',
  ['trap.5'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 1)
  },
  [does(7, 1, 58, [card(16), null]), refused(8, 0, 36, [card(32), null], ['trap.5'])],
)

/** [trap.6] (trump-king/examples-cards.rules:366) */
const exampleDTrap6AUsedTrapIsGone = example<State>(
  'd.trap.6 a used trap is gone',
  ['trap.6'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 19, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 1)
  },
  [
    does(7, 1, 58, [card(19), null]),
    does(8, 0, 36, [card(32), null]),
    then(9, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0, [
      '7♣',
      'place',
      (s) => s.place[theCopy(s, CARD['7♣'])] ?? NONE,
    ]),
    then(10, (s) => !isOnField(s, theCopy(s, CARD['7♣']))),
    equals(11, 'count of table of A', 'number', (s) => s.zones[ZONE['table'] + 0]!.length, 0),
  ],
)

/** [spell.9, trap.6] (trump-king/examples-cards.rules:379) */
const exampleDTrap6BWhatStaysFaceUp = example<State>(
  'd.trap.6-b what stays face-up is seen and used up',
  ['spell.9', 'trap.6'],
  [],
  (s) => {
    s.turnNumber = 6
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    s.standing[theCopy(s, CARD['7♣'])] = true
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    refused(7, 0, 35, [card(32), null], ['spell.9']),
    refused(8, 0, 36, [card(32), null], ['trap.6']),
    then(9, (s) => isFaceUp(s, theCopy(s, CARD['7♣']))),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['7♣'])).includes(1), [
      'viewers of 7♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['7♣'])),
    ]),
  ],
)

/** [normal-trap.1] (trump-king/examples-cards.rules:391) */
const exampleDNormalTrap1bASetMonsterCalls = example<State>(
  'd.normal-trap.1b a set monster calls no trap',
  ['normal-trap.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [does(6, 0, 59, [card(6), null]), refused(7, 1, 36, [card(3), null], ['normal-trap.1'])],
)

/** [normal-trap.1, heart.4] (trump-king/examples-cards.rules:400) */
const exampleDNormalTrap1cTheGainOutlivesThe = example<State>(
  'd.normal-trap.1c the gain outlives the summoned heart',
  ['normal-trap.1', 'heart.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(21), null]),
    answers(9, 0, 'accepts'),
    does(10, 1, 36, [card(16), null]),
    then(11, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['banished'] + 0, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 49),
  ],
)

/** [synchro.5] (trump-king/examples-cards.rules:416) */
const exampleExSynchro5aASevenOfSpadesAnd = example<State>(
  'ex.synchro.5a a seven of spades and a five of hearts',
  ['synchro.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 17, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 51, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    offered(6, 0, 63, [card(11), null]),
    offered(7, 0, 63, [card(24), null]),
    refused(8, 0, 63, [card(37), null], ['synchro.5']),
    refused(9, 0, 63, [card(50), null], ['synchro.5']),
  ],
)

/** [synchro.3] (trump-king/examples-cards.rules:427) */
const exampleExSynchro5bTheSumNamesTheNumber = example<State>(
  'ex.synchro.5b the sum names the number',
  ['synchro.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 17, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 51, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    refused(6, 0, 63, [card(10), null], ['synchro.3']),
    refused(7, 0, 63, [card(23), null], ['synchro.3']),
    refused(8, 0, 63, [card(12), null], ['synchro.3']),
    refused(9, 0, 63, [card(25), null], ['synchro.3']),
    does(10, 0, 63, [card(11), null]),
    chooses(11, 0, [card(6), card(17)]),
    chooses(12, 0, [value('position', () => POSITION['attack'])]),
    then(13, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0, [
      'Q♠',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♠'])] ?? NONE,
    ]),
    equals(14, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 1),
    equals(15, 'count of extra of A', 'number', (s) => s.zones[ZONE['extra'] + 0]!.length, 11),
  ],
)

/** [synchro.1] (trump-king/examples-cards.rules:444) */
const exampleDSynchro1bMaterialsInAnyPosition = example<State>(
  'd.synchro.1b materials in any position',
  ['synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 37, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    offered(6, 0, 63, [card(37), null]),
    does(7, 0, 63, [card(11), null]),
    chooses(8, 0, [card(6), card(30)]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    then(10, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0, [
      'Q♠',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♠'])] ?? NONE,
    ]),
  ],
)

/** [synchro.1] (trump-king/examples-cards.rules:458) */
const exampleDSynchro1cAAFaceDownMaterial = example<State>(
  'd.synchro.1c-a a face-down material',
  ['synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 63, [card(10), null]),
    chooses(7, 0, [card(6), card(29)]),
    chooses(8, 0, [value('position', () => POSITION['attack'])]),
    then(9, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
    then(11, (s) => viewersOf(s, theCopy(s, CARD['4♣'])).includes(1), [
      'viewers of 4♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['4♣'])),
    ]),
  ],
)

/** [synchro.1] (trump-king/examples-cards.rules:471) */
const exampleDSynchro1cBNoFaceDownMaterial = example<State>(
  'd.synchro.1c-b no face-down material at this table',
  ['synchro.1'],
  [[19, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [refused(7, 0, 63, [card(10), null], ['synchro.1'])],
)

/** [synchro.2] (trump-king/examples-cards.rules:480) */
const exampleDSynchro2bAAJokerAddsNothing = example<State>(
  'd.synchro.2b-a a joker adds nothing to the sum',
  ['synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    exactly(6, 0, [moved(63, [card(10), null])]),
    does(7, 0, 63, [card(10), null]),
    chooses(8, 0, [card(4), card(5)]),
    answers(9, 0, 'declines'),
    chooses(10, 0, [value('position', () => POSITION['attack'])]),
    then(11, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
  ],
)

/** [synchro.2] (trump-king/examples-cards.rules:494) */
const exampleDSynchro2bBAJokerMayGo = example<State>(
  'd.synchro.2b-b a joker may go along',
  ['synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 63, [card(10), null]),
    chooses(7, 0, [card(4), card(5), card(52)]),
    chooses(8, 0, [value('position', () => POSITION['attack'])]),
    then(9, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
    equals(11, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 1),
  ],
)

/** [synchro.3] (trump-king/examples-cards.rules:507) */
const exampleDSynchro3EachSynchroMonsterExistsOnce = example<State>(
  'd.synchro.3 each synchro monster exists once',
  ['synchro.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 51, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [refused(6, 0, 63, [card(10), null], ['synchro.3']), refused(7, 0, 63, [card(23), null], ['synchro.5'])],
)

/** [synchro.6, rank9.1] (trump-king/examples-cards.rules:516) */
const exampleDSynchro6bAKingTakenBackGoes = example<State>(
  'd.synchro.6b a king taken back goes home',
  ['synchro.6', 'rank9.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    answers(6, 0, 'passes'),
    does(7, 1, 36, [card(47), null]),
    then(8, (s) => s.place[theCopy(s, CARD['K♠'])] === ZONE['extra'] + 0, [
      'K♠',
      'place',
      (s) => s.place[theCopy(s, CARD['K♠'])] ?? NONE,
    ]),
    equals(9, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 0),
  ],
)

/** [synchro.6, normal-trap.1] (trump-king/examples-cards.rules:527) */
const exampleDSynchro6cABanishedQueenGoesHome = example<State>(
  'd.synchro.6c a banished queen goes home',
  ['synchro.6', 'normal-trap.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 17, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 24, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 63, [card(24), null]),
    chooses(8, 0, [card(6), card(17)]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    does(10, 1, 36, [card(16), null]),
    then(11, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 0, [
      'Q♥',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♥'])] ?? NONE,
    ]),
    equals(12, 'count of banished of A', 'number', (s) => s.zones[ZONE['banished'] + 0]!.length, 0),
    then(13, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 0, [
      '5♥',
      'place',
      (s) => s.place[theCopy(s, CARD['5♥'])] ?? NONE,
    ]),
  ],
)

/** [synchro.6, synchro.1] (trump-king/examples-cards.rules:543) */
const exampleDSynchro6dAJackAsMaterial = example<State>(
  'd.synchro.6d a jack as material',
  ['synchro.6', 'synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 63, [card(25), null]),
    chooses(7, 0, [card(10), card(14)]),
    chooses(8, 0, [value('position', () => POSITION['attack'])]),
    then(9, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['K♥'])] === ZONE['monsters'] + 0, [
      'K♥',
      'place',
      (s) => s.place[theCopy(s, CARD['K♥'])] ?? NONE,
    ]),
  ],
)

/** [synchro.7] (trump-king/examples-cards.rules:556) */
const exampleDSynchro7AAJackThatIs = example<State>(
  'd.synchro.7-a a jack that is destroyed by a spell',
  ['synchro.7'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(2), null]),
    then(7, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(8, (s) => !someOf(s, ZONE['hand'], (c) => isSynchro(s, c)), [
      'hand',
      'set of card',
      (s) => family(s, ZONE['hand']),
    ]),
    then(9, (s) => !someOf(s, ZONE['deck'], (c2) => isSynchro(s, c2)), [
      'deck',
      'set of card',
      (s) => family(s, ZONE['deck']),
    ]),
    then(10, (s) => !someOf(s, ZONE['graveyard'], (c3) => isSynchro(s, c3)), [
      'graveyard',
      'set of card',
      (s) => family(s, ZONE['graveyard']),
    ]),
    then(11, (s) => !someOf(s, ZONE['banished'], (c4) => isSynchro(s, c4)), [
      'banished',
      'set of card',
      (s) => family(s, ZONE['banished']),
    ]),
  ],
)

/** [synchro.7] (trump-king/examples-cards.rules:569) */
const exampleDSynchro7BAJackThatFalls = example<State>(
  'd.synchro.7-b a jack that falls in battle',
  ['synchro.7'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 50, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♠']
      s.namedRank[laid] = 4
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(50), card(10), null]),
    then(9, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 39),
    then(11, (s) => !someOf(s, ZONE['hand'], (c) => isSynchro(s, c)), [
      'hand',
      'set of card',
      (s) => family(s, ZONE['hand']),
    ]),
    then(12, (s) => !someOf(s, ZONE['deck'], (c2) => isSynchro(s, c2)), [
      'deck',
      'set of card',
      (s) => family(s, ZONE['deck']),
    ]),
    then(13, (s) => !someOf(s, ZONE['graveyard'], (c3) => isSynchro(s, c3)), [
      'graveyard',
      'set of card',
      (s) => family(s, ZONE['graveyard']),
    ]),
    then(14, (s) => !someOf(s, ZONE['banished'], (c4) => isSynchro(s, c4)), [
      'banished',
      'set of card',
      (s) => family(s, ZONE['banished']),
    ]),
  ],
)

/** [battle.5] (trump-king/examples-battle.rules:5) */
const exampleExBattle5ATheStrongerAttacker = example<State>(
  'ex.battle.5-a the stronger attacker',
  ['battle.5'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 37),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 40),
  ],
)

/** [battle.5] (trump-king/examples-battle.rules:19) */
const exampleExBattle5BTheWeakerAttacker = example<State>(
  'ex.battle.5-b the weaker attacker',
  ['battle.5'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(42), card(47), null]),
    then(9, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['graveyard'] + 0, [
      '4♦',
      'place',
      (s) => s.place[theCopy(s, CARD['4♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 35),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.6] (trump-king/examples-battle.rules:33) */
const exampleExBattle6BothFall = example<State>(
  'ex.battle.6 both fall',
  ['battle.6'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(44), card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 0, [
      '6♦',
      'place',
      (s) => s.place[theCopy(s, CARD['6♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.7] (trump-king/examples-battle.rules:47) */
const exampleExBattle7ThroughADefence = example<State>(
  'ex.battle.7 through a defence',
  ['battle.7'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.8] (trump-king/examples-battle.rules:61) */
const exampleExBattle8ADefenceThatHoldsExactly = example<State>(
  'ex.battle.8 a defence that holds exactly',
  ['battle.8'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(44), card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0, [
      '6♦',
      'place',
      (s) => s.place[theCopy(s, CARD['6♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['monsters'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.9] (trump-king/examples-battle.rules:75) */
const exampleExBattle9ADefenceThatIsStronger = example<State>(
  'ex.battle.9 a defence that is stronger',
  ['battle.9'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(42), card(8), null]),
    then(9, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['monsters'] + 0, [
      '4♦',
      'place',
      (s) => s.place[theCopy(s, CARD['4♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 35),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.4] (trump-king/examples-battle.rules:89) */
const exampleDBattle4ANineAgainstNineIn = example<State>(
  'd.battle.4-a nine against nine in attack',
  ['battle.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(34), null]),
    then(9, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.4] (trump-king/examples-battle.rules:103) */
const exampleDBattle4BNineAgainstNineIn = example<State>(
  'd.battle.4-b nine against nine in defence',
  ['battle.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(34), null]),
    then(9, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.4] (trump-king/examples-battle.rules:117) */
const exampleDBattle4CNineAgainstEightIn = example<State>(
  'd.battle.4-c nine against eight in attack',
  ['battle.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(33), null]),
    then(9, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1, [
      '8♣',
      'place',
      (s) => s.place[theCopy(s, CARD['8♣'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 39),
  ],
)

/** [battle.4] (trump-king/examples-battle.rules:131) */
const exampleDBattle4DNineAgainstEightIn = example<State>(
  'd.battle.4-d nine against eight in defence',
  ['battle.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(33), null]),
    then(9, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1, [
      '8♣',
      'place',
      (s) => s.place[theCopy(s, CARD['8♣'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.4] (trump-king/examples-battle.rules:145) */
const exampleDBattle4ENineAgainstTenIn = example<State>(
  'd.battle.4-e nine against ten in attack',
  ['battle.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(35), null]),
    then(9, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 39),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.4] (trump-king/examples-battle.rules:159) */
const exampleDBattle4FNineAgainstTenIn = example<State>(
  'd.battle.4-f nine against ten in defence',
  ['battle.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(47), card(35), null]),
    then(9, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 39),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.7] (trump-king/examples-battle.rules:173) */
const exampleDBattle7NoDamageThroughADefence = example<State>(
  'd.battle.7 no damage through a defence',
  ['battle.7'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 48, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(48), card(39), null]),
    then(9, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1, [
      '1♦',
      'place',
      (s) => s.place[theCopy(s, CARD['1♦'])] ?? NONE,
    ]),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.8] (trump-king/examples-battle.rules:185) */
const exampleDBattle8ACardAgainstItsTwin = example<State>(
  'd.battle.8 a card against its twin in defence',
  ['battle.8'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(45, 0), card(45, 1), null]),
    then(9, (s) => s.place[copyOf(s, CARD['7♦'], 0)] === ZONE['monsters'] + 0, [
      '7♦ of A',
      'place',
      (s) => s.place[copyOf(s, CARD['7♦'], 0)] ?? NONE,
    ]),
    then(10, (s) => s.place[copyOf(s, CARD['7♦'], 1)] === ZONE['monsters'] + 1, [
      '7♦ of B',
      'place',
      (s) => s.place[copyOf(s, CARD['7♦'], 1)] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.9] (trump-king/examples-battle.rules:199) */
const exampleDBattle9ATwoRunsIntoA = example<State>(
  'd.battle.9 a two runs into a nine',
  ['battle.9'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(40), card(47), null]),
    then(9, (s) => s.place[theCopy(s, CARD['2♦'])] === ZONE['monsters'] + 0, [
      '2♦',
      'place',
      (s) => s.place[theCopy(s, CARD['2♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 33),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [battle.1] (trump-king/examples-battle.rules:215) */
const exampleDBattle1AttackAndDefenceAreThe = example<State>(
  'd.battle.1 attack and defence are the number',
  ['battle.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 52, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    equals(6, 'value of JK1', 'number', (s) => valueOf(s, theCopy(s, CARD['JK1'])), 0),
    equals(7, 'value of 4♣', 'number', (s) => valueOf(s, theCopy(s, CARD['4♣'])), 4),
    equals(8, 'value of 9♦', 'number', (s) => valueOf(s, theCopy(s, CARD['9♦'])), 9),
    equals(9, 'value of K♠', 'number', (s) => valueOf(s, theCopy(s, CARD['K♠'])), 13),
  ],
)

/** [battle.2] (trump-king/examples-battle.rules:226) */
const exampleDBattle2SetCardsDoNotShield = example<State>(
  'd.battle.2 set cards do not shield a player',
  ['battle.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 16, [card(47), null]),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 31),
    then(10, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
  ],
)

/** [battle.3] (trump-king/examples-battle.rules:238) */
const exampleDBattle3MonstersFirstThenThePlayer = example<State>(
  'd.battle.3 monsters first, then the player',
  ['battle.3'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    exactly(8, 0, [moved(17, [card(47), card(27), null]), moved(17, [card(3), card(27), null])]),
    refused(9, 0, 16, [card(47), null], ['battle.3']),
    refused(10, 0, 16, [card(3), null], ['battle.3']),
    does(11, 0, 17, [card(47), card(27), null]),
    then(12, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1, [
      '2♣',
      'place',
      (s) => s.place[theCopy(s, CARD['2♣'])] ?? NONE,
    ]),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 40),
    does(14, 0, 16, [card(3), null]),
    equals(15, 'life of B', 'number', (s) => s.life[1]!, 36),
  ],
)

/** [battle.10] (trump-king/examples-battle.rules:255) */
const exampleDBattle10OneAttackForEachMonster = example<State>(
  'd.battle.10 one attack for each monster',
  ['battle.10'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    does(7, 0, 16, [card(47), null]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    refused(10, 0, 16, [card(47), null], ['battle.10']),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 31),
  ],
)

/** [battle.11] (trump-king/examples-battle.rules:268) */
const exampleDBattle11AttackingIsNotADuty = example<State>(
  'd.battle.11 attacking is not a duty',
  ['battle.11'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 4)
    doBattlePhase(s, 0)
  },
  [
    offered(8, 0, 16, [card(47), null]),
    answers(9, 0, 'passes'),
    does(10, 1, 34, [card(15), null]),
    exactly(11, 1, []),
    equals(12, 'turn-number', 'number', (s) => s.turnNumber, 6),
    equals(13, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(14, 'life of B', 'number', (s) => s.life[1]!, 40),
    then(15, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
  ],
)

/** [monster.1] (trump-king/examples-battle.rules:287) */
const exampleDMonster1TheThreeStatesOfA = example<State>(
  'd.monster.1 the three states of a monster',
  ['monster.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    exactly(5, 0, [moved(16, [card(31), null])]),
    refused(6, 0, 16, [card(42), null], ['monster.6']),
    refused(7, 0, 16, [card(2), null], ['monster.6']),
    then(8, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1), [
      'viewers of 6♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['6♣'])),
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['4♦'])).includes(1), [
      'viewers of 4♦',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['4♦'])),
    ]),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['3♠'])).includes(0), [
      'viewers of 3♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['3♠'])),
    ]),
    then(11, (s) => !viewersOf(s, theCopy(s, CARD['3♠'])).includes(1), [
      'viewers of 3♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['3♠'])),
    ]),
  ],
)

/** [monster.2] (trump-king/examples-battle.rules:300) */
const exampleDMonster2aAMonsterWaitsATurn = example<State>(
  'd.monster.2a a monster waits a turn before it turns',
  ['monster.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(31), null]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    refused(11, 0, 20, [card(31), null], ['monster.2']),
    does(12, 1, 34, [card(34), null]),
    refused(13, 0, 20, [card(31), null], ['monster.2']),
    does(14, 0, 20, [card(31), null]),
    equals(15, 'turn-number', 'number', (s) => s.turnNumber, 7),
    equals(16, 'position of 6♣', 'position', (s) => s.position[theCopy(s, CARD['6♣'])]!, POSITION['defence']),
  ],
)

/** [monster.2] (trump-king/examples-battle.rules:318) */
const exampleDMonster2cNoTurningAfterAnAttack = example<State>(
  'd.monster.2c no turning after an attack',
  ['monster.2'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    doTurn(s, 0)
    enter(s, 4)
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 16, [card(31), null]),
    offered(7, 0, 34, [card(34), null]),
    refused(8, 0, 20, [card(31), null], ['monster.2']),
  ],
)

/** [monster.2] (trump-king/examples-battle.rules:328) */
const exampleDMonster2dAMonsterFromTheOther = example<State>(
  'd.monster.2d a monster from the other turn may turn and attack',
  ['monster.2'],
  [],
  (s) => {
    s.turnNumber = 7
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 6
    })
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(7, 0, 20, [card(42), null]),
    does(8, 0, 16, [card(42), null]),
    equals(9, 'position of 4♦', 'position', (s) => s.position[theCopy(s, CARD['4♦'])]!, POSITION['attack']),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 36),
  ],
)

/** [monster.3] (trump-king/examples-battle.rules:340) */
const exampleDMonster3AChangeNeverHidesA = example<State>(
  'd.monster.3 a change never hides a monster',
  ['monster.3'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    doMain(s, 0)
  },
  [
    exactly(5, 0, [moved(20, [card(31), null]), moved(20, [card(42), null])]),
    does(6, 0, 20, [card(31), null]),
    does(7, 0, 20, [card(42), null]),
    exactly(8, 0, []),
    equals(9, 'position of 6♣', 'position', (s) => s.position[theCopy(s, CARD['6♣'])]!, POSITION['defence']),
    equals(10, 'position of 4♦', 'position', (s) => s.position[theCopy(s, CARD['4♦'])]!, POSITION['attack']),
    then(11, (s) => isFaceUp(s, theCopy(s, CARD['6♣']))),
  ],
)

/** [monster.4, monster.2] (trump-king/examples-battle.rules:353) */
const exampleDMonster4ATurnedUpItAttacks = example<State>(
  'd.monster.4-a turned up it attacks',
  ['monster.4', 'monster.2'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 5
    })
    doMain(s, 0)
  },
  [
    exactly(5, 0, [moved(20, [card(31), null])]),
    does(6, 0, 20, [card(31), null]),
    exactly(7, 0, []),
    equals(8, 'position of 6♣', 'position', (s) => s.position[theCopy(s, CARD['6♣'])]!, POSITION['attack']),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1), [
      'viewers of 6♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['6♣'])),
    ]),
  ],
)

/** [monster.4, monster.2] (trump-king/examples-battle.rules:364) */
const exampleDMonster4BNotInTheTurn = example<State>(
  'd.monster.4-b not in the turn it was set',
  ['monster.4', 'monster.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [does(5, 0, 59, [card(31), null]), refused(6, 0, 20, [card(31), null], ['monster.2'])],
)

/** [monster.4, normal-trap.1] (trump-king/examples-battle.rules:372) */
const exampleDMonster4bTurningUpIsNoSummon = example<State>(
  'd.monster.4b turning up is no summon',
  ['monster.4', 'normal-trap.1'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 5
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [does(6, 0, 20, [card(31), null]), refused(7, 1, 36, [card(5), null], ['normal-trap.1'])],
)

/** [monster.5, battle.8] (trump-king/examples-battle.rules:381) */
const exampleDMonster5AnAttackedMonsterIsTurned = example<State>(
  'd.monster.5 an attacked monster is turned up',
  ['monster.5', 'battle.8'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(44), card(31), null]),
    equals(9, 'position of 6♣', 'position', (s) => s.position[theCopy(s, CARD['6♣'])]!, POSITION['defence']),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(0), [
      'viewers of 6♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['6♣'])),
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 1, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0, [
      '6♦',
      'place',
      (s) => s.place[theCopy(s, CARD['6♦'])] ?? NONE,
    ]),
    equals(13, 'life of A', 'number', (s) => s.life[0]!, 40),
    equals(14, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [monster.6] (trump-king/examples-battle.rules:397) */
const exampleDMonster6NoAttackOutOfA = example<State>(
  'd.monster.6 no attack out of a defence',
  ['monster.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [refused(5, 0, 16, [card(47), null], ['monster.6']), refused(6, 0, 16, [card(2), null], ['monster.6'])],
)

/** [monster.6] (trump-king/examples-battle.rules:405) */
const exampleDMonster6BNorOnAMonster = example<State>(
  'd.monster.6-b nor on a monster',
  ['monster.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [offered(6, 0, 17, [card(2), card(27), null]), refused(7, 0, 17, [card(47), card(27), null], ['monster.6'])],
)

/** [battle.10, gap.ability-timing] (trump-king/examples-battle.rules:414) */
const exampleDBattle10BACardThatComes = example<State>(
  'd.battle.10-b a card that comes again is another monster',
  ['battle.10', 'gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 40
    placeGiven(s, 33, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 16, [card(6), null]),
    does(9, 0, 36, [card(21), null]),
    chooses(10, 0, [card(6)]),
    does(11, 0, 16, [card(33), null]),
    does(12, 0, 22, [card(6), null]),
    chooses(13, 0, [value('position', () => POSITION['attack'])]),
    refused(14, 0, 16, [card(33), null], ['battle.10']),
    does(15, 0, 16, [card(6), null]),
    equals(16, 'life of B', 'number', (s) => s.life[1]!, 25),
  ],
)

/** [spade.1] (trump-king/examples-suits.rules:5) */
const exampleDSpade1SevenLifeForASeven = example<State>(
  'd.spade.1 seven life for a seven',
  ['spade.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 22, [card(6), null]),
    choosable(8, 0, [value('position', () => POSITION['attack'])]),
    choosable(9, 0, [value('position', () => POSITION['defence'])]),
    chooses(10, 0, [value('position', () => POSITION['defence'])]),
    offered(11, 0, 58, [card(40), null]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 33),
    equals(13, 'position of 7♠', 'position', (s) => s.position[theCopy(s, CARD['7♠'])]!, POSITION['defence']),
    equals(14, 'summons-made of A', 'number', (s) => summonsMadeOf(s, 0), 0),
  ],
)

/** [spade.1, diamond.1] (trump-king/examples-suits.rules:21) */
const exampleDSpade1bADiamondBarsItsNumber = example<State>(
  'd.spade.1b a diamond bars its number',
  ['spade.1', 'diamond.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(6, 0, 22, [card(6), null], ['diamond.1']), offered(7, 0, 22, [card(5), null])],
)

/** [spade.1, trap.5, normal-trap.1] (trump-king/examples-suits.rules:30) */
const exampleDSpade1cWhatWasPaidStaysPaid = example<State>(
  'd.spade.1c what was paid stays paid',
  ['spade.1', 'trap.5', 'normal-trap.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 22, [card(5), null]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    does(10, 1, 36, [card(1), null]),
    then(11, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['banished'] + 0, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 34),
  ],
)

/** [spade.2, battle.5] (trump-king/examples-suits.rules:44) */
const exampleDSpade2aASecondCutAfterThe = example<State>(
  'd.spade.2a a second cut after the attack',
  ['spade.2', 'battle.5'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(8), card(45), null]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['7♦'])] === ZONE['graveyard'] + 1, [
      '7♦',
      'place',
      (s) => s.place[theCopy(s, CARD['7♦'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 35),
  ],
)

/** [spade.2] (trump-king/examples-suits.rules:57) */
const exampleDSpade2cAlsoWhenItIsAttacked = example<State>(
  'd.spade.2c also when it is attacked',
  ['spade.2'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(43), card(7), null]),
    answers(10, 0, 'accepts'),
    then(11, (s) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 1, [
      '5♦',
      'place',
      (s) => s.place[theCopy(s, CARD['5♦'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['monsters'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 35),
  ],
)

/** [spade.2, battle.6] (trump-king/examples-suits.rules:72) */
const exampleDSpade2dAlsoWhenItFallsItself = example<State>(
  'd.spade.2d also when it falls itself',
  ['spade.2', 'battle.6'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(7), card(33), null]),
    answers(9, 0, 'accepts'),
    answers(10, 1, 'declines'),
    then(11, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1, [
      '8♣',
      'place',
      (s) => s.place[theCopy(s, CARD['8♣'])] ?? NONE,
    ]),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 36),
  ],
)

/** [spade.2] (trump-king/examples-suits.rules:87) */
const exampleDSpade2eTheSecondCutIsA = example<State>(
  'd.spade.2e the second cut is a choice',
  ['spade.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(8), card(45), null]),
    answers(9, 0, 'declines'),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 38),
  ],
)

/** [spade.2, joker.1] (trump-king/examples-suits.rules:99) */
const exampleDSpade2fAtLeastOnePoint = example<State>(
  'd.spade.2f at least one point',
  ['spade.2', 'joker.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 52, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(2), card(52), null]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 1, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 36),
  ],
)

/** [spade-synchro.1] (trump-king/examples-suits.rules:112) */
const exampleDSpadeSynchro1aAKingBeatsA = example<State>(
  'd.spade-synchro.1a a king beats a queen',
  ['spade-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 24, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(12), card(24), null]),
    answers(9, 0, 'accepts'),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 33),
    then(11, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1, [
      'Q♥',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♥'])] ?? NONE,
    ]),
  ],
)

/** [spade-synchro.1] (trump-king/examples-suits.rules:125) */
const exampleDSpadeSynchro1bAHalfOfOne = example<State>(
  'd.spade-synchro.1b-a half of one is one',
  ['spade-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(11), card(39), null]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1, [
      '1♦',
      'place',
      (s) => s.place[theCopy(s, CARD['1♦'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 39),
  ],
)

/** [spade-synchro.1] (trump-king/examples-suits.rules:138) */
const exampleDSpadeSynchro1bBHalfOfOne = example<State>(
  'd.spade-synchro.1b-b half of one is nothing at this table',
  ['spade-synchro.1'],
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(9, 0, 17, [card(11), card(39), null]),
    answers(10, 0, 'accepts'),
    then(11, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1, [
      '1♦',
      'place',
      (s) => s.place[theCopy(s, CARD['1♦'])] ?? NONE,
    ]),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [spade-synchro.2] (trump-king/examples-suits.rules:152) */
const exampleDSpadeSynchro2bTenLifeSweepUp = example<State>(
  'd.spade-synchro.2b ten life sweep up to ten',
  ['spade-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 23, [card(10), null]),
    chooses(9, 0, [value('number', () => 10)]),
    equals(10, 'life of A', 'number', (s) => s.life[0]!, 30),
    then(11, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1, [
      '6♦',
      'place',
      (s) => s.place[theCopy(s, CARD['6♦'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
  ],
)

/** [spade-synchro.2, synchro.6] (trump-king/examples-suits.rules:169) */
const exampleDSpadeSynchro2cFifteenSweepTheJack = example<State>(
  'd.spade-synchro.2c fifteen sweep the jack itself',
  ['spade-synchro.2', 'synchro.6'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 23, [card(10), null]),
    chooses(9, 0, [value('number', () => 15)]),
    equals(10, 'life of A', 'number', (s) => s.life[0]!, 25),
    then(11, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1, [
      '6♦',
      'place',
      (s) => s.place[theCopy(s, CARD['6♦'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
  ],
)

/** [spade-synchro.2] (trump-king/examples-suits.rules:186) */
const exampleDSpadeSynchro2dWhatMayBePaid = example<State>(
  'd.spade-synchro.2d what may be paid',
  ['spade-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 15
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 23, [card(11), null]),
    choosable(7, 0, [value('number', () => 5)]),
    choosable(8, 0, [value('number', () => 10)]),
    notChoosable(9, 0, [value('number', () => 15)]),
    notChoosable(10, 0, [value('number', () => 7)]),
    notChoosable(11, 0, [value('number', () => 0)]),
    chooses(12, 0, [value('number', () => 5)]),
    equals(13, 'life of A', 'number', (s) => s.life[0]!, 10),
  ],
)

/** [spade-synchro.2] (trump-king/examples-suits.rules:201) */
const exampleDSpadeSynchro2fAnyMultipleThatCan = example<State>(
  'd.spade-synchro.2f any multiple that can be paid, beyond what there is to sweep too',
  ['spade-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 23, [card(11), null]),
    choosable(7, 0, [value('number', () => 5)]),
    choosable(8, 0, [value('number', () => 20)]),
    choosable(9, 0, [value('number', () => 40)]),
    notChoosable(10, 0, [value('number', () => 39)]),
    notChoosable(11, 0, [value('number', () => 45)]),
    chooses(12, 0, [value('number', () => 35)]),
    equals(13, 'life of A', 'number', (s) => s.life[0]!, 6),
    then(14, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 0, [
      'Q♠',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♠'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['K♥'])] === ZONE['extra'] + 0, [
      'K♥',
      'place',
      (s) => s.place[theCopy(s, CARD['K♥'])] ?? NONE,
    ]),
  ],
)

/** [spade-synchro.2] (trump-king/examples-suits.rules:218) */
const exampleDSpadeSynchro2gWhoeverCannotPayFive = example<State>(
  'd.spade-synchro.2g whoever cannot pay five sweeps nothing',
  ['spade-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 5
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [offered(7, 0, 58, [card(28), null]), refused(8, 0, 23, [card(11), null], [])],
)

/** [spade-synchro.2] (trump-king/examples-suits.rules:228) */
const exampleDSpadeSynchro2eAJokerIsSwept = example<State>(
  'd.spade-synchro.2e a joker is swept as nothing',
  ['spade-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(5, 0, 23, [card(11), null]),
    chooses(6, 0, [value('number', () => 5)]),
    then(7, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0, [
      'Q♠',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♠'])] ?? NONE,
    ]),
  ],
)

/** [heart.2, diamond.5] (trump-king/examples-suits.rules:248) */
const exampleDHeart2AHeartComesInAttack = example<State>(
  'd.heart.2 a heart comes in attack',
  ['heart.2', 'diamond.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 31, [card(46), null]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    then(10, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    equals(11, 'position of 3♥', 'position', (s) => s.position[theCopy(s, CARD['3♥'])]!, POSITION['attack']),
  ],
)

/** [heart.3] (trump-king/examples-suits.rules:261) */
const exampleDHeart3AHeartKeepsItsPosition = example<State>(
  'd.heart.3 a heart keeps its position',
  ['heart.3'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    doMain(s, 0)
  },
  [refused(5, 0, 20, [card(18), null], ['heart.3'])],
)

/** [heart.4] (trump-king/examples-suits.rules:268) */
const exampleDHeart4aNineLifeForANine = example<State>(
  'd.heart.4a nine life for a nine',
  ['heart.4'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [does(7, 0, 58, [card(21), null]), answers(8, 0, 'accepts'), equals(9, 'life of A', 'number', (s) => s.life[0]!, 49)],
)

/** [heart.4] (trump-king/examples-suits.rules:279) */
const exampleDHeart4bAHeartThatIsThrown = example<State>(
  'd.heart.4b a heart that is thrown in gains nothing',
  ['heart.4'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 30
    placeGiven(s, 48, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 1)
  },
  [
    does(11, 1, 31, [card(48), null]),
    chooses(12, 1, [value('position', () => POSITION['attack'])]),
    answers(13, 0, 'passes'),
    chooses(14, 1, [card(4)]),
    offered(15, 0, 36, [card(8), null]),
    answers(16, 0, 'passes'),
    then(17, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    equals(18, 'life of A', 'number', (s) => s.life[0]!, 30),
  ],
)

/** [heart.4, diamond.2] (trump-king/examples-suits.rules:299) */
const exampleDHeart4cATheNineOfDiamonds = example<State>(
  'd.heart.4c-a the nine of diamonds bars the nine of hearts',
  ['heart.4', 'diamond.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(6, 0, 58, [card(21), null], ['diamond.1'])],
)

/** [heart.4, diamond.2] (trump-king/examples-suits.rules:307) */
const exampleDHeart4cBTheEightOfDiamonds = example<State>(
  'd.heart.4c-b the eight of diamonds does not',
  ['heart.4', 'diamond.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(21), null]),
    answers(9, 0, 'accepts'),
    equals(10, 'life of A', 'number', (s) => s.life[0]!, 49),
  ],
)

/** [heart.5, battle.5] (trump-king/examples-suits.rules:319) */
const exampleDHeart5aAheadOnLifeAHeart = example<State>(
  'd.heart.5a ahead on life a heart survives',
  ['heart.5', 'battle.5'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[1] = 38
    s.life[0] = 40
    placeGiven(s, 15, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 46, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(46), card(15), null]),
    equals(10, 'life of A', 'number', (s) => s.life[0]!, 35),
    then(11, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
  ],
)

/** [heart.5, battle.6] (trump-king/examples-suits.rules:332) */
const exampleDHeart5bAAheadOnLifeOnly = example<State>(
  'd.heart.5b-a ahead on life only the other falls',
  ['heart.5', 'battle.6'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
    s.life[1] = 40
    placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(18), card(31), null]),
    answers(9, 1, 'declines'),
    then(10, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['graveyard'] + 1, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['monsters'] + 0, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 41),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [heart.5, battle.6, diamond.2] (trump-king/examples-suits.rules:347) */
const exampleDHeart5bBADiamondTakesThe = example<State>(
  'd.heart.5b-b a diamond takes the shelter away',
  ['heart.5', 'battle.6', 'diamond.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
    s.life[1] = 40
    placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(18), card(44), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1, [
      '6♦',
      'place',
      (s) => s.place[theCopy(s, CARD['6♦'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 0, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 41),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [heart.5, normal-spell.1] (trump-king/examples-suits.rules:361) */
const exampleDHeart5dNoShelterFromASpell = example<State>(
  'd.heart.5d no shelter from a spell',
  ['heart.5', 'normal-spell.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 50
    s.life[1] = 10
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 1)
  },
  [
    does(9, 1, 35, [card(16), null]),
    then(10, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
  ],
)

/** [heart.5] (trump-king/examples-suits.rules:373) */
const exampleDHeart5fTheLeadIsMeasuredAnew = example<State>(
  'd.heart.5f the lead is measured anew in each battle',
  ['heart.5'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 42
    s.life[1] = 40
    placeGiven(s, 16, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 48, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(48), card(16), null]),
    then(10, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 0, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 36),
    does(12, 1, 17, [card(47), card(16), null]),
    then(13, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    equals(14, 'life of A', 'number', (s) => s.life[0]!, 31),
  ],
)

/** [heart-synchro.1] (trump-king/examples-suits.rules:389) */
const exampleDHeartSynchro1aTheLeadIsPaid = example<State>(
  'd.heart-synchro.1a the lead is paid for a look',
  ['heart-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 35, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 24, [card(23), null]),
    equals(9, 'life of A', 'number', (s) => s.life[0]!, 22),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 22),
    equals(
      11,
      'count of (each card c in deck of A where A in viewers of c)',
      'number',
      (s) => countOf(s.zones[ZONE['deck'] + 0]!, (c) => viewersOf(s, c).includes(0)),
      8,
    ),
    equals(
      12,
      'count of (each card c in deck of A where B in viewers of c)',
      'number',
      (s) => countOf(s.zones[ZONE['deck'] + 0]!, (c2) => viewersOf(s, c2).includes(1)),
      0,
    ),
    then(13, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['deck'] + 0, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    then(14, (s) => !viewersOf(s, theCopy(s, CARD['9♣'])).includes(0), [
      'viewers of 9♣',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['9♣'])),
    ]),
  ],
)

/** [heart-synchro.2] (trump-king/examples-suits.rules:405) */
const exampleDHeartSynchro2aAMonsterOutOf = example<State>(
  'd.heart-synchro.2a a monster out of the deck',
  ['heart-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 24, [card(23), null]),
    chooses(9, 0, [branch('summon-looked')]),
    chooses(10, 0, [card(8)]),
    chooses(11, 0, [value('position', () => POSITION['defence'])]),
    then(12, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 0, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    equals(13, 'position of 9♠', 'position', (s) => s.position[theCopy(s, CARD['9♠'])]!, POSITION['defence']),
    equals(14, 'life of A', 'number', (s) => s.life[0]!, 22),
    equals(15, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 8),
    then(16, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['3♣'])), [
      'top of (deck of A, 1)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 1),
    ]),
    then(17, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♦'])), [
      'top of (deck of A, 2)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 2),
    ]),
    then(18, (s) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['5♦'])), [
      'top of (deck of A, 3)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 3),
    ]),
    then(19, (s) => top(s.zones[ZONE['deck'] + 0]!, 4).includes(theCopy(s, CARD['6♦'])), [
      'top of (deck of A, 4)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 4),
    ]),
    then(20, (s) => top(s.zones[ZONE['deck'] + 0]!, 5).includes(theCopy(s, CARD['7♦'])), [
      'top of (deck of A, 5)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 5),
    ]),
    then(21, (s) => top(s.zones[ZONE['deck'] + 0]!, 6).includes(theCopy(s, CARD['8♦'])), [
      'top of (deck of A, 6)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 6),
    ]),
    then(22, (s) => top(s.zones[ZONE['deck'] + 0]!, 7).includes(theCopy(s, CARD['9♦'])), [
      'top of (deck of A, 7)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 7),
    ]),
  ],
)

/** [heart-synchro.2] (trump-king/examples-suits.rules:429) */
const exampleXHeartSynchro2AACardSet = example<State>(
  'x.heart-synchro.2-a a card set out of the deck',
  ['heart-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 26
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 24, [card(23), null]),
    chooses(9, 0, [branch('set-looked')]),
    chooses(10, 0, [card(42)]),
    then(11, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['backrow'] + 0, [
      '4♦',
      'place',
      (s) => s.place[theCopy(s, CARD['4♦'])] ?? NONE,
    ]),
    then(12, (s) => !viewersOf(s, theCopy(s, CARD['4♦'])).includes(1), [
      'viewers of 4♦',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['4♦'])),
    ]),
    equals(13, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 4),
  ],
)

/** [heart-synchro.2] (trump-king/examples-suits.rules:444) */
const exampleXHeartSynchro2BASpellOut = example<State>(
  'x.heart-synchro.2-b a spell out of the deck',
  ['heart-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 26
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(10, 0, 24, [card(23), null]),
    chooses(11, 0, [branch('cast-looked')]),
    chooses(12, 0, [card(3)]),
    then(13, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    equals(15, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 4),
  ],
)

/** [heart-synchro.2] (trump-king/examples-suits.rules:461) */
const exampleDHeartSynchro2eAShortDeck = example<State>(
  'd.heart-synchro.2e a short deck',
  ['heart-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 24, [card(23), null]),
    equals(9, 'life of A', 'number', (s) => s.life[0]!, 22),
    equals(
      10,
      'count of (each card c in deck of A where A in viewers of c)',
      'number',
      (s) => countOf(s.zones[ZONE['deck'] + 0]!, (c) => viewersOf(s, c).includes(0)),
      3,
    ),
  ],
)

/** [club.1] (trump-king/examples-suits.rules:475) */
const exampleDClub1bACardThrownAwayFor = example<State>(
  'd.club.1b a card thrown away for a club',
  ['club.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 30, [card(31), null]),
    chooses(6, 0, [value('position', () => POSITION['attack'])]),
    then(7, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0, [
      '2♣',
      'place',
      (s) => s.place[theCopy(s, CARD['2♣'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
    then(9, (s) => isFaceUp(s, theCopy(s, CARD['6♣']))),
    equals(10, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 0),
    equals(11, 'summons-made of A', 'number', (s) => summonsMadeOf(s, 0), 0),
  ],
)

/** [club.1, joker.2] (trump-king/examples-suits.rules:488) */
const exampleDClub1cTheJokerFetchesWhatThe = example<State>(
  'd.club.1c the joker fetches what the club needs',
  ['club.1', 'joker.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [
    refused(6, 0, 30, [card(31), null], ['club.1']),
    does(7, 0, 35, [card(52), null]),
    does(8, 0, 30, [card(31), null]),
    choosable(9, 0, [card(5)]),
    choosable(10, 0, [card(34)]),
    notChoosable(11, 0, [card(14)]),
    chooses(12, 0, [card(5)]),
    chooses(13, 0, [value('position', () => POSITION['attack'])]),
    then(14, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['hand'] + 0, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 0, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
  ],
)

/** [club.2, club.3] (trump-king/examples-suits.rules:506) */
const exampleDClub2AFallenClubIsA = example<State>(
  'd.club.2 a fallen club is a net card',
  ['club.2', 'club.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 40, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    doBattlePhase(s, 1)
  },
  [
    does(11, 1, 17, [card(47), card(30), null]),
    answers(12, 0, 'accepts'),
    chooses(13, 0, [card(13), card(14), card(16), card(17)]),
    equals(14, 'life of A', 'number', (s) => s.life[0]!, 36),
    equals(
      15,
      'times (draw 5 by A) during battle-phase',
      'number',
      (s) => s.timesDrawDuringBattlePhase[`${5},${0}`] ?? 0,
      1,
    ),
    equals(16, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 4),
    then(17, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    then(18, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['hand'] + 0, [
      '8♥',
      'place',
      (s) => s.place[theCopy(s, CARD['8♥'])] ?? NONE,
    ]),
    equals(19, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 19),
    then(20, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0)), [
      'deck of A',
      'set of card',
      (s) => s.zones[ZONE['deck'] + 0]!,
    ]),
    happened(21, [
      moved(48, [value('number', () => 5), value('player', () => 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
    ]),
  ],
)

/** [club.2, club.3] (trump-king/examples-suits.rules:529) */
const exampleDClub2bAFallenAceKeepsIts = example<State>(
  'd.club.2b a fallen ace keeps its one card',
  ['club.2', 'club.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 26, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(47), card(26), null]),
    answers(10, 0, 'accepts'),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
    then(12, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    equals(13, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 9),
    happened(14, [
      moved(48, [value('number', () => 1), value('player', () => 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
    ]),
  ],
)

/** [club.2, club.3] (trump-king/examples-suits.rules:545) */
const exampleDClub2cAShortDeckGivesWhat = example<State>(
  'd.club.2c a short deck gives what it has',
  ['club.2', 'club.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 33, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    doBattlePhase(s, 1)
  },
  [
    does(11, 1, 17, [card(47), card(33), null]),
    answers(12, 0, 'accepts'),
    chooses(13, 0, [card(13), card(15)]),
    equals(14, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
    equals(15, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
    happened(16, [moved(48, [value('number', () => 3), value('player', () => 0)])]),
    equals(17, 'life of A', 'number', (s) => s.life[0]!, 39),
  ],
)

/** [club.3] (trump-king/examples-suits.rules:564) */
const exampleDClub3AnyCardsOfTheHand = example<State>(
  'd.club.3 any cards of the hand go back',
  ['club.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(47), card(30), null]),
    answers(10, 0, 'accepts'),
    choosable(11, 0, [card(14)]),
    choosable(12, 0, [card(15)]),
    choosable(13, 0, [card(3)]),
    choosable(14, 0, [card(4)]),
    choosable(15, 0, [card(5)]),
    choosable(16, 0, [card(6)]),
    choosable(17, 0, [card(7)]),
    chooses(18, 0, [card(14), card(15), card(5), card(7)]),
    equals(19, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
    then(20, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    then(21, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 0, [
      '5♠',
      'place',
      (s) => s.place[theCopy(s, CARD['5♠'])] ?? NONE,
    ]),
    then(22, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['hand'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
  ],
)

/** [club-synchro.1, synchro.6] (trump-king/examples-suits.rules:588) */
const exampleDClubSynchro1aAQueenLeavesAnd = example<State>(
  'd.club-synchro.1a a queen leaves and a club comes',
  ['club-synchro.1', 'synchro.6'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 28, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 1)
  },
  [
    does(8, 1, 35, [card(28), null]),
    choosable(9, 0, [value('position', () => POSITION['attack'])]),
    chooses(10, 0, [value('position', () => POSITION['defence'])]),
    then(11, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['monsters'] + 0, [
      '7♣',
      'place',
      (s) => s.place[theCopy(s, CARD['7♣'])] ?? NONE,
    ]),
    equals(13, 'position of 7♣', 'position', (s) => s.position[theCopy(s, CARD['7♣'])]!, POSITION['defence']),
    then(14, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
  ],
)

/** [club-synchro.1] (trump-king/examples-suits.rules:604) */
const exampleDClubSynchro1bNoClubWaitsIn = example<State>(
  'd.club-synchro.1b no club waits in the graveyard',
  ['club-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 1)
  },
  [
    does(10, 1, 36, [card(21), null]),
    then(11, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    equals(12, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 0),
    then(13, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    equals(14, 'life of A', 'number', (s) => s.life[0]!, 40),
  ],
)

/** [diamond.1] (trump-king/examples-suits.rules:622) */
const exampleDDiamond1aTheFiveOfDiamondsAnd = example<State>(
  'd.diamond.1a the five of diamonds and the other fives',
  ['diamond.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 1)
  },
  [
    refused(7, 1, 58, [card(4), null], ['diamond.1']),
    refused(8, 1, 58, [card(17), null], ['diamond.1']),
    refused(9, 1, 58, [card(30), null], ['diamond.1']),
    refused(10, 1, 22, [card(4), null], ['diamond.1']),
    refused(11, 1, 30, [card(30), null], ['diamond.1']),
    refused(12, 1, 35, [card(4), null], ['diamond.1']),
    refused(13, 1, 35, [card(17), null], ['diamond.1']),
    refused(14, 1, 35, [card(30), null], ['diamond.1']),
    offered(15, 1, 59, [card(4), null]),
    offered(16, 1, 59, [card(30), null]),
    offered(17, 1, 34, [card(4), null]),
    offered(18, 1, 34, [card(17), null]),
    offered(19, 1, 34, [card(30), null]),
    offered(20, 1, 58, [card(5), null]),
    offered(21, 1, 22, [card(5), null]),
    offered(22, 1, 35, [card(5), null]),
  ],
)

/** [diamond.1, trap.5] (trump-king/examples-suits.rules:646) */
const exampleDDiamond1bATrapOfTheNumber = example<State>(
  'd.diamond.1b a trap of the number is shut, the own cards are not',
  ['diamond.1', 'trap.5'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    offered(7, 0, 58, [card(4), null]),
    offered(8, 0, 22, [card(4), null]),
    offered(9, 0, 35, [card(4), null]),
    does(10, 0, 58, [card(17), null]),
    refused(11, 1, 36, [card(30), null], ['diamond.1']),
  ],
)

/** [diamond.1] (trump-king/examples-suits.rules:659) */
const exampleDDiamond1cFaceDownItBarsNothing = example<State>(
  'd.diamond.1c face-down it bars nothing',
  ['diamond.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 5
    })
    doMain(s, 1)
  },
  [
    offered(7, 1, 58, [card(4), null]),
    offered(8, 1, 58, [card(30), null]),
    offered(9, 1, 22, [card(4), null]),
    offered(10, 1, 30, [card(30), null]),
    offered(11, 1, 35, [card(4), null]),
  ],
)

/** [diamond.1, joker.1] (trump-king/examples-suits.rules:672) */
const exampleDDiamond1dAJokerHasNoNumber = example<State>(
  'd.diamond.1d a joker has no number to bar',
  ['diamond.1', 'joker.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 52, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 1, hands)
    doMain(s, 1)
  },
  [offered(8, 1, 35, [card(52), null])],
)

/** [diamond.1, rank1.1] (trump-king/examples-suits.rules:682) */
const exampleDDiamond1eTheAceOfDiamondsShuts = example<State>(
  'd.diamond.1e the ace of diamonds shuts the ace trap',
  ['diamond.1', 'rank1.1'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 33, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 0, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(20), null]),
    refused(8, 1, 36, [card(0), null], ['diamond.1']),
    offered(9, 1, 36, [card(33), null]),
  ],
)

/** [diamond.2, heart.5] (trump-king/examples-suits.rules:693) */
const exampleDDiamond2aNoShelterBesideTheSix = example<State>(
  'd.diamond.2a no shelter beside the six of diamonds',
  ['diamond.2', 'heart.5'],
  [],
  (s) => {
    s.turnNumber = 7
    s.life[1] = 45
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 18, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(7, 0, 17, [card(8), card(18), null]),
    answers(8, 0, 'declines'),
    then(9, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 1, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 42),
  ],
)

/** [diamond.2] (trump-king/examples-suits.rules:705) */
const exampleDDiamond2cATheFirstOfTwo = example<State>(
  'd.diamond.2c-a the first of two twins prevails',
  ['diamond.2'],
  [],
  (s) => {
    s.turnNumber = 8
    s.turnPlayer = 1
    s.clock = 1
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.upSince[laid] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 6
    })
    doMain(s, 1)
  },
  [
    does(9, 1, 20, [card(42, 1), null]),
    refused(10, 1, 58, [card(3), null], ['diamond.1']),
    equals(11, 'position of (4♦ of B)', 'position', (s) => s.position[copyOf(s, CARD['4♦'], 1)]!, POSITION['attack']),
    then(12, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(13, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(14, (s) => isNegated(s, copyOf(s, CARD['4♦'], 1))),
    then(15, (s) => !isNegated(s, copyOf(s, CARD['4♦'], 0))),
  ],
)

/** [diamond.2] (trump-king/examples-suits.rules:722) */
const exampleDDiamond2cBTheLaterTwinDoes = example<State>(
  "d.diamond.2c-b the later twin does not bar the first one's player",
  ['diamond.2'],
  [],
  (s) => {
    s.turnNumber = 9
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.upSince[laid] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 6
      s.upSince[laid] = 2
    })
    doMain(s, 0)
  },
  [offered(8, 0, 58, [card(3), null]), offered(9, 0, 22, [card(3), null]), offered(10, 0, 35, [card(3), null])],
)

/** [diamond.2] (trump-king/examples-suits.rules:734) */
const exampleXDiamond2LyingFaceDownDoesNot = example<State>(
  'x.diamond.2 lying face-down does not count',
  ['diamond.2'],
  [],
  (s) => {
    s.turnNumber = 8
    s.turnPlayer = 1
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.upSince[laid] = 2
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
      s.upSince[laid] = 1
    })
    doMain(s, 1)
  },
  [
    does(9, 1, 20, [card(42, 1), null]),
    refused(10, 1, 58, [card(3), null], ['diamond.1']),
    then(11, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(12, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
  ],
)

/** [diamond.2, spade.2] (trump-king/examples-suits.rules:748) */
const exampleDDiamond2dNoSecondCutBesideThe = example<State>(
  'd.diamond.2d no second cut beside the seven of diamonds',
  ['diamond.2', 'spade.2'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 41, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(6), card(41), null]),
    offered(10, 1, 17, [card(27), card(45), null]),
    then(11, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0, [
      '3♦',
      'place',
      (s) => s.place[theCopy(s, CARD['3♦'])] ?? NONE,
    ]),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 36),
  ],
)

/** [diamond.2, club.2] (trump-king/examples-suits.rules:762) */
const exampleDDiamond2eNoCardsBesideTheFive = example<State>(
  'd.diamond.2e no cards beside the five of diamonds',
  ['diamond.2', 'club.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 19, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(10, 0, 17, [card(8), card(30), null]),
    answers(11, 0, 'accepts'),
    offered(12, 1, 36, [card(21), null]),
    answers(13, 1, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    equals(15, 'life of B', 'number', (s) => s.life[1]!, 34),
    equals(16, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
    equals(17, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 6),
  ],
)

/** [diamond.2, club.2, gap.falling-diamond] (trump-king/examples-suits.rules:781) */
const exampleXDiamond2BBothFallAndThe = example<State>(
  'x.diamond.2-b both fall, and the club draws nothing beside the falling diamond',
  ['diamond.2', 'club.2', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 19, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(10, 0, 17, [card(43), card(30), null]),
    answers(11, 1, 'passes'),
    offered(12, 1, 36, [card(21), null]),
    then(13, (s) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 0, [
      '5♦',
      'place',
      (s) => s.place[theCopy(s, CARD['5♦'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    equals(14, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
    equals(14, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 6),
  ],
)

/** [diamond.2, spade.2, gap.falling-diamond] (trump-king/examples-suits.rules:797) */
const exampleXDiamond2CNorDoesTheSpade = example<State>(
  'x.diamond.2-c nor does the spade strike',
  ['diamond.2', 'spade.2', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 40
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(6), card(45), null]),
    answers(9, 0, 'passes'),
    offered(10, 0, 16, [card(27), null]),
    then(11, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['7♦'])] === ZONE['graveyard'] + 1, [
      '7♦',
      'place',
      (s) => s.place[theCopy(s, CARD['7♦'])] ?? NONE,
    ]),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [diamond-synchro.2, club-synchro.1, gap.falling-diamond] (trump-king/examples-suits.rules:811) */
const exampleXDiamond2DSweptTogetherAndNo = example<State>(
  'x.diamond.2-d swept together, and no club comes',
  ['diamond-synchro.2', 'club-synchro.1', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.namedSuit[laid] = SUIT['♣']
      s.namedRank[laid] = 9
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 23, [card(10), null]),
    chooses(10, 0, [value('number', () => 15)]),
    does(11, 0, 34, [card(14), null]),
    then(12, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 1, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [diamond-synchro.2, club-synchro.1, gap.falling-diamond] (trump-king/examples-suits.rules:826) */
const exampleXDiamond2ENorWhereAOne = example<State>(
  'x.diamond.2-e nor where a one destroys them all',
  ['diamond-synchro.2', 'club-synchro.1', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.namedSuit[laid] = SUIT['♣']
      s.namedRank[laid] = 9
    })
    doMain(s, 1)
  },
  [
    does(10, 1, 58, [card(5), null]),
    does(11, 0, 36, [card(13), null]),
    does(12, 1, 34, [card(14), null]),
    then(13, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 1, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [diamond.3, diamond.4, diamond.5] (trump-king/examples-suits.rules:842) */
const exampleDDiamond3aADiamondBreaksACard = example<State>(
  'd.diamond.3a a diamond breaks a card and pays for it',
  ['diamond.3', 'diamond.4', 'diamond.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 31, [card(46), null]),
    chooses(10, 0, [value('position', () => POSITION['attack'])]),
    chooses(11, 0, [card(34)]),
    choosable(12, 1, [value('position', () => POSITION['attack'])]),
    chooses(13, 1, [value('position', () => POSITION['defence'])]),
    then(14, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0, [
      '8♦',
      'place',
      (s) => s.place[theCopy(s, CARD['8♦'])] ?? NONE,
    ]),
    then(16, (s) => isFaceUp(s, theCopy(s, CARD['8♦']))),
    then(17, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    then(18, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['backrow'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    then(19, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['monsters'] + 1, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    equals(20, 'position of 4♠', 'position', (s) => s.position[theCopy(s, CARD['4♠'])]!, POSITION['defence']),
    equals(21, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 1),
  ],
)

/** [diamond.3] (trump-king/examples-suits.rules:865) */
const exampleDDiamond3bNothingAcrossTheTable = example<State>(
  'd.diamond.3b nothing across the table',
  ['diamond.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [refused(6, 0, 31, [card(46), null], ['diamond.3'])],
)

/** [diamond.3] (trump-king/examples-suits.rules:873) */
const exampleDDiamond3cNothingToSend = example<State>(
  'd.diamond.3c nothing to send',
  ['diamond.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(6, 0, 31, [card(46), null], ['diamond.3'])],
)

/** [diamond.3, summon.7] (trump-king/examples-suits.rules:881) */
const exampleDDiamond3dWhatIsSentMustMake = example<State>(
  'd.diamond.3d what is sent must make room',
  ['diamond.3', 'summon.7'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 31, [card(46), null]),
    choosable(9, 0, [card(14)]),
    choosable(10, 0, [card(28)]),
    choosable(11, 0, [card(42)]),
    notChoosable(12, 0, [card(5)]),
    chooses(13, 0, [card(28)]),
    chooses(14, 0, [value('position', () => POSITION['attack'])]),
    then(15, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0, [
      '8♦',
      'place',
      (s) => s.place[theCopy(s, CARD['8♦'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['backrow'] + 0, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
  ],
)

/** [diamond.3, synchro.6] (trump-king/examples-suits.rules:900) */
const exampleDDiamond3eAJackGoesHomeAnd = example<State>(
  'd.diamond.3e a jack goes home and counts as sent',
  ['diamond.3', 'synchro.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 31, [card(46), null]),
    chooses(8, 0, [value('position', () => POSITION['attack'])]),
    then(9, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0, [
      '8♦',
      'place',
      (s) => s.place[theCopy(s, CARD['8♦'])] ?? NONE,
    ]),
  ],
)

/** [diamond.4] (trump-king/examples-suits.rules:912) */
const exampleDDiamond4aANormalSummonBreaksNothing = example<State>(
  'd.diamond.4a a normal summon breaks nothing',
  ['diamond.4'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 3, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(46), null]),
    then(8, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0, [
      '8♦',
      'place',
      (s) => s.place[theCopy(s, CARD['8♦'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    equals(10, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 1),
  ],
)

/** [diamond.5] (trump-king/examples-suits.rules:924) */
const exampleDDiamond5bNoRoomForTheCard = example<State>(
  'd.diamond.5b no room for the card from the deck',
  ['diamond.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 41, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 17, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 31, [card(46), null]),
    chooses(10, 0, [value('position', () => POSITION['attack'])]),
    chooses(11, 0, [card(17)]),
    offered(12, 0, 34, [card(31), null]),
    then(13, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 1, [
      '5♥',
      'place',
      (s) => s.place[theCopy(s, CARD['5♥'])] ?? NONE,
    ]),
    equals(14, 'count of monsters of B', 'number', (s) => s.zones[ZONE['monsters'] + 1]!.length, 3),
    then(15, (s) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['6♠'])), [
      'top of (deck of B, 1)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 1]!, 1),
    ]),
  ],
)

/** [diamond.5, diamond.1] (trump-king/examples-suits.rules:941) */
const exampleDDiamond5cAnEightFromTheDeck = example<State>(
  'd.diamond.5c an eight from the deck is barred',
  ['diamond.5', 'diamond.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 31, [card(46), null]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    offered(10, 0, 34, [card(31), null]),
    then(11, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    equals(12, 'count of monsters of B', 'number', (s) => s.zones[ZONE['monsters'] + 1]!.length, 0),
    then(13, (s) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['8♠'])), [
      'top of (deck of B, 1)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 1]!, 1),
    ]),
    then(14, (s) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(0), [
      'viewers of 8♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['8♠'])),
    ]),
    then(15, (s) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(1), [
      'viewers of 8♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['8♠'])),
    ]),
  ],
)

/** [diamond.5] (trump-king/examples-suits.rules:958) */
const exampleDDiamond5eAQueenCountsAsDestroyed = example<State>(
  'd.diamond.5e a queen counts as destroyed, a joker comes',
  ['diamond.5'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 52, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 31, [card(46), null]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    chooses(10, 1, [value('position', () => POSITION['defence'])]),
    then(11, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 1, [
      'Q♠',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♠'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 1, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
    equals(13, 'value of JK1', 'number', (s) => valueOf(s, theCopy(s, CARD['JK1'])), 0),
    equals(14, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 1),
  ],
)

/** [diamond-synchro.1, diamond-synchro.2, diamond-synchro.3] (trump-king/examples-suits.rules:974) */
const exampleDDiamondSynchro1AASuitAnd = example<State>(
  'd.diamond-synchro.1-a a suit and a number are named',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(8, 0, 63, [card(49), null]),
    chooses(9, 0, [card(43), card(31)]),
    chooses(10, 0, [value('position', () => POSITION['attack'])]),
    chooses(11, 0, [value('suit', () => SUIT['♥'])]),
    chooses(12, 0, [value('number', () => 5)]),
    then(13, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['monsters'] + 0, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    equals(14, 'named-suit of J♦', 'suit', (s) => s.namedSuit[theCopy(s, CARD['J♦'])]!, SUIT['♥']),
    equals(15, 'named-rank of J♦', 'number', (s) => s.namedRank[theCopy(s, CARD['J♦'])]!, 5),
    then(16, (s) => isNegated(s, theCopy(s, CARD['9♥']))),
    then(17, (s) => isNegated(s, theCopy(s, CARD['5♠']))),
    then(18, (s) => !isNegated(s, theCopy(s, CARD['9♠']))),
    then(19, (s) => !isNegated(s, theCopy(s, CARD['3♥']))),
  ],
)

/** [diamond-synchro.1, diamond-synchro.2, diamond-synchro.3] (trump-king/examples-suits.rules:995) */
const exampleDDiamondSynchro1BWhatTheOther = example<State>(
  'd.diamond-synchro.1-b what the other player may still summon',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    doMain(s, 1)
  },
  [
    refused(7, 1, 58, [card(21), null], ['diamond-synchro.3']),
    refused(8, 1, 58, [card(4), null], ['diamond-synchro.3']),
    refused(9, 1, 22, [card(4), null], ['diamond-synchro.3']),
    offered(10, 1, 58, [card(8), null]),
    offered(11, 1, 22, [card(8), null]),
    offered(12, 1, 58, [card(32), null]),
    offered(13, 1, 58, [card(44), null]),
  ],
)

/** [diamond-synchro.1, diamond-synchro.2, diamond-synchro.3] (trump-king/examples-suits.rules:1010) */
const exampleDDiamondSynchro1CTheOwnCards = example<State>(
  'd.diamond-synchro.1-c the own cards are free',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  [],
  (s) => {
    s.turnNumber = 7
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    doMain(s, 0)
  },
  [
    offered(8, 0, 58, [card(4), null]),
    offered(9, 0, 22, [card(4), null]),
    does(10, 0, 58, [card(15), null]),
    answers(11, 0, 'accepts'),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 43),
  ],
)

/** [diamond-synchro.2, synchro.6] (trump-king/examples-suits.rules:1024) */
const exampleXDiamondSynchro2WhatWasNamedIs = example<State>(
  'x.diamond-synchro.2 what was named is forgotten at home',
  ['diamond-synchro.2', 'synchro.6'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    placeGiven(s, 8, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 1)
  },
  [
    refused(8, 1, 58, [card(4), null], ['diamond-synchro.3']),
    does(9, 1, 36, [card(8), null]),
    offered(10, 1, 58, [card(4), null]),
    then(11, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 0, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(12, (s) => s.namedSuit[theCopy(s, CARD['J♦'])]! === NONE, [
      'named-suit of J♦',
      'suit',
      (s) => s.namedSuit[theCopy(s, CARD['J♦'])]!,
    ]),
    then(13, (s) => s.namedRank[theCopy(s, CARD['J♦'])]! === NONE, [
      'named-rank of J♦',
      'number',
      (s) => s.namedRank[theCopy(s, CARD['J♦'])]!,
    ]),
  ],
)

/** [diamond-synchro.2, heart.5] (trump-king/examples-suits.rules:1039) */
const exampleDDiamondSynchro2aNoShelterForA = example<State>(
  'd.diamond-synchro.2a no shelter for a named suit',
  ['diamond-synchro.2', 'heart.5'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 20
    s.life[1] = 50
    placeGiven(s, 9, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    placeGiven(s, 21, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(9), card(21), null]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 45),
  ],
)

/** [diamond-synchro.2, spell.3] (trump-king/examples-suits.rules:1052) */
const exampleDDiamondSynchro2bANamedSuitCasts = example<State>(
  'd.diamond-synchro.2b a named suit casts no spell',
  ['diamond-synchro.2', 'spell.3'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    doMain(s, 1)
  },
  [refused(7, 1, 35, [card(16), null], ['spell.3'])],
)

/** [diamond-synchro.3, synchro.5] (trump-king/examples-suits.rules:1061) */
const exampleDDiamondSynchro3ATwoQueensThat = example<State>(
  'd.diamond-synchro.3-a two queens that are not named',
  ['diamond-synchro.3', 'synchro.5'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 37, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 1, hands)
    doMain(s, 1)
  },
  [offered(8, 1, 63, [card(11), null]), offered(9, 1, 63, [card(37), null])],
)

/** [diamond-synchro.3, synchro.5] (trump-king/examples-suits.rules:1072) */
const exampleDDiamondSynchro3BTheQueenOf = example<State>(
  'd.diamond-synchro.3-b the queen of the named suit stays away',
  ['diamond-synchro.3', 'synchro.5'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    placeGiven(s, 18, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 37, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 1, hands)
    doMain(s, 1)
  },
  [
    offered(8, 1, 63, [card(11), null]),
    refused(9, 1, 63, [card(24), null], ['diamond-synchro.3']),
    refused(10, 1, 63, [card(37), null], ['synchro.5']),
  ],
)

/** [rank1.1] (trump-king/examples-ranks.rules:5) */
const exampleDRank11bAnAttackIsNoSummon = example<State>(
  'd.rank1.1b an attack is no summon',
  ['rank1.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doBattlePhase(s, 0)
  },
  [does(6, 0, 16, [card(8), null]), refused(7, 1, 36, [card(26), null], ['rank1.1'])],
)

/** [rank1.2] (trump-king/examples-ranks.rules:14) */
const exampleDRank12AnAceClearsTheTable = example<State>(
  'd.rank1.2 an ace clears the table',
  ['rank1.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 58, [card(41), null]),
    does(10, 1, 36, [card(26), null]),
    offered(11, 0, 34, [card(44), null]),
    equals(12, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 0),
    equals(13, 'count of monsters of B', 'number', (s) => s.zones[ZONE['monsters'] + 1]!.length, 0),
    then(14, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0, [
      '7♥',
      'place',
      (s) => s.place[theCopy(s, CARD['7♥'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0, [
      '3♦',
      'place',
      (s) => s.place[theCopy(s, CARD['3♦'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    then(18, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1, [
      '2♣',
      'place',
      (s) => s.place[theCopy(s, CARD['2♣'])] ?? NONE,
    ]),
    equals(19, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 6),
  ],
)

/** [rank1.1, spell.1] (trump-king/examples-ranks.rules:35) */
const exampleDRank13AAnAceAsAn = example<State>(
  'd.rank1.3-a an ace as an ordinary spell',
  ['rank1.1', 'spell.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(0), null]),
    then(7, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
  ],
)

/** [rank1.1, spell.1] (trump-king/examples-ranks.rules:44) */
const exampleDRank13BAnAceIsOnly = example<State>(
  'd.rank1.3-b an ace is only a trap at this table',
  ['rank1.1', 'spell.1'],
  [[7, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(7, 0, 35, [card(0), null], ['gap.special-rank-roles'])],
)

/** [rank2.1] (trump-king/examples-ranks.rules:55) */
const exampleDRank21OneOfThree = example<State>(
  'd.rank2.1 one of three',
  ['rank2.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(27), null]),
    choosable(7, 0, [card(8)]),
    choosable(8, 0, [card(48)]),
    notChoosable(9, 0, [card(16)]),
    chooses(10, 0, [card(15)]),
    happened(11, [moved(3, [card(15), value('player', () => 1)])]),
    then(12, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    then(13, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['9♠'])), [
      'top of (deck of A, 1)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 1),
    ]),
    then(14, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['10♦'])), [
      'top of (deck of A, 2)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 2),
    ]),
    then(15, (s) => viewersOf(s, theCopy(s, CARD['9♠'])).includes(0), [
      'viewers of 9♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['9♠'])),
    ]),
    then(16, (s) => !viewersOf(s, theCopy(s, CARD['9♠'])).includes(1), [
      'viewers of 9♠',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['9♠'])),
    ]),
    then(17, (s) => !viewersOf(s, theCopy(s, CARD['4♥'])).includes(0), [
      'viewers of 4♥',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['4♥'])),
    ]),
    equals(18, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
    then(19, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0, [
      '2♣',
      'place',
      (s) => s.place[theCopy(s, CARD['2♣'])] ?? NONE,
    ]),
  ],
)

/** [rank2.1] (trump-king/examples-ranks.rules:76) */
const exampleDRank21bAADeckOfTwo = example<State>(
  'd.rank2.1b-a a deck of two',
  ['rank2.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(27), null]),
    choosable(7, 0, [card(8)]),
    chooses(8, 0, [card(15)]),
    then(9, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    equals(10, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 1),
  ],
)

/** [rank2.1, spell.3] (trump-king/examples-ranks.rules:88) */
const exampleDRank21bBADeckOfNone = example<State>(
  'd.rank2.1b-b a deck of none',
  ['rank2.1', 'spell.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [refused(5, 0, 35, [card(27), null], ['spell.3'])],
)

/** [rank2.2] (trump-king/examples-ranks.rules:95) */
const exampleDRank22OneTwoInATurn = example<State>(
  'd.rank2.2 one two in a turn',
  ['rank2.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(27), null]),
    chooses(8, 0, [card(15)]),
    refused(9, 0, 35, [card(1), null], ['rank2.2']),
    offered(10, 0, 58, [card(1), null]),
    offered(11, 0, 34, [card(1), null]),
    answers(12, 0, 'passes'),
    answers(13, 0, 'passes'),
    answers(14, 1, 'passes'),
    answers(15, 1, 'passes'),
    does(16, 0, 35, [card(1), null]),
    chooses(17, 0, [card(48)]),
    equals(18, 'turn-number', 'number', (s) => s.turnNumber, 7),
    then(19, (s) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 0, [
      '10♦',
      'place',
      (s) => s.place[theCopy(s, CARD['10♦'])] ?? NONE,
    ]),
  ],
)

/** [rank8.1] (trump-king/examples-ranks.rules:118) */
const exampleDRank81aAnEightBreaksOneSet = example<State>(
  'd.rank8.1a an eight breaks one set card',
  ['rank8.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(46), null]),
    choosable(7, 0, [card(16)]),
    chooses(8, 0, [card(15)]),
    then(9, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['3♥'])).includes(0), [
      'viewers of 3♥',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['3♥'])),
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['backrow'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
  ],
)

/** [rank8.1] (trump-king/examples-ranks.rules:131) */
const exampleDRank81bTheCardMeantSlipsAway = example<State>(
  'd.rank8.1b the card meant slips away into its use',
  ['rank8.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(46), null]),
    does(8, 1, 36, [card(21), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 0, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['graveyard'] + 0, [
      '8♦',
      'place',
      (s) => s.place[theCopy(s, CARD['8♦'])] ?? NONE,
    ]),
    equals(12, 'times (destroy) during main', 'number', (s) => s.timesDestroyDuringMain, 0),
  ],
)

/** [rank9.1] (trump-king/examples-ranks.rules:147) */
const exampleDRank91aANineNeedsNoOccasion = example<State>(
  'd.rank9.1a a nine needs no occasion',
  ['rank9.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 1)
  },
  [
    does(7, 0, 36, [card(21), null]),
    then(8, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
  ],
)

/** [rank9.1, trap.3] (trump-king/examples-ranks.rules:158) */
const exampleXRank91ANineRightAfterThe = example<State>(
  'x.rank9.1 a nine right after the draw',
  ['rank9.1', 'trap.3'],
  [],
  (s) => {
    s.turnNumber = 5
    s.turnPlayer = 1
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doTurn(s, 1)
  },
  [
    does(9, 0, 36, [card(21), null]),
    offered(10, 1, 34, [card(2), null]),
    then(11, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
  ],
)

/** [joker.1] (trump-king/examples-ranks.rules:173) */
const exampleDJoker1AAJokerOnAn = example<State>(
  'd.joker.1-a a joker on an empty field',
  ['joker.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(52), null]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    equals(8, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 3),
    then(9, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
  ],
)

/** [joker.1] (trump-king/examples-ranks.rules:184) */
const exampleDJoker1BAnyOwnMonsterKeeps = example<State>(
  'd.joker.1-b any own monster keeps the joker back',
  ['joker.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [refused(7, 0, 35, [card(52), null], ['joker.1'])],
)

/** [joker.2, spell.3] (trump-king/examples-ranks.rules:193) */
const exampleDJoker2bTheOtherJokerDoesNot = example<State>(
  'd.joker.2b the other joker does not count',
  ['joker.2', 'spell.3'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [refused(6, 0, 35, [card(52), null], ['joker.2'])],
)

/** [trap.3, rank8.1, rank9.1] (trump-king/examples-ranks.rules:203) */
const exampleDChain1TheLastCardUsedIs = example<State>(
  'd.chain.1 the last card used is the first to work',
  ['trap.3', 'rank8.1', 'rank9.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(35), null]),
    does(8, 1, 36, [card(28), null]),
    does(9, 0, 36, [card(7), null]),
    does(10, 1, 36, [card(21), null]),
    then(11, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
    equals(15, 'count of banished', 'number', (s) => family(s, ZONE['banished']).length, 0),
    equals(16, 'times (destroy) during main', 'number', (s) => s.timesDestroyDuringMain, 0),
  ],
)

/** [trap.4, rank9.1] (trump-king/examples-ranks.rules:221) */
const exampleXTrap4OnlyTwoPassesInA = example<State>(
  'x.trap.4 only two passes in a row close the chain',
  ['trap.4', 'rank9.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 58, [card(35), null]),
    does(7, 1, 36, [card(28), null]),
    does(8, 1, 36, [card(21), null]),
    then(9, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.first-player] (trump-king/examples-options.rules:5) */
const exampleOptFirstPlayerChosenSomebodyDecidesWhoBegins = example<State>(
  'opt.first-player.chosen somebody decides who begins',
  ['gap.first-player'],
  [[0, 1]],
  (s) => {
    doSetUp(s)
  },
  [chooses(4, 0, [value('player', () => 1)]), equals(5, 'turn-player', 'player', (s) => s.turnPlayer, 1)],
)

/** [gap.first-player] (trump-king/examples-options.rules:12) */
const exampleOptFirstPlayerFixedTheFirstSeatBegins = example<State>(
  'opt.first-player.fixed the first seat begins',
  ['gap.first-player'],
  [[0, 2]],
  (s) => {
    doSettleFirstPlayer(s)
  },
  [equals(4, 'turn-player', 'player', (s) => s.turnPlayer, 0)],
)

/** [gap.first-player] (trump-king/examples-options.rules:18) */
const exampleOptFirstPlayerFixedNobodyElseIsDrawn = example<State>(
  'opt.first-player.fixed nobody else is drawn',
  ['gap.first-player'],
  [[0, 2]],
  (s) => {
    s.turnPlayer = 1
    doSettleFirstPlayer(s)
  },
  [equals(5, 'turn-player', 'player', (s) => s.turnPlayer, 1)],
)

/** [gap.deck-out] (trump-king/examples-options.rules:25) */
const exampleOptDeckOutNoEffectPlayGoesOn = example<State>(
  'opt.deck-out.no-effect play goes on without a deck',
  ['gap.deck-out'],
  [[1, 1]],
  (s) => {
    s.turnNumber = 5
    s.turnPlayer = 1
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    doTurn(s, 1)
  },
  [
    does(7, 1, 34, [card(29), null]),
    exactly(8, 1, []),
    equals(9, 'turn-number', 'number', (s) => s.turnNumber, 6),
    then(10, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.hand-limit] (trump-king/examples-options.rules:37) */
const exampleOptHandLimit6DownToSix = example<State>(
  'opt.hand-limit.6 down to six',
  ['gap.hand-limit'],
  [[2, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    doHandCheck(s, 0)
  },
  [
    chooses(6, 0, [card(14), card(19)]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 6),
    then(8, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0, [
      '7♥',
      'place',
      (s) => s.place[theCopy(s, CARD['7♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.hand-limit] (trump-king/examples-options.rules:48) */
const exampleOptHandLimit7DownToSeven = example<State>(
  'opt.hand-limit.7 down to seven',
  ['gap.hand-limit'],
  [[2, 2]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    doHandCheck(s, 0)
  },
  [
    chooses(6, 0, [card(14)]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 7),
    then(8, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.hand-limit] (trump-king/examples-options.rules:58) */
const exampleOptHandLimit6CountedWhenTheTurn = example<State>(
  'opt.hand-limit.6 counted when the turn ends',
  ['gap.hand-limit'],
  [[2, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(6, 0, 'passes'),
    chooses(7, 0, [card(16)]),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 6),
    then(9, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.simultaneous-loss] (trump-king/examples-options.rules:69) */
const exampleXSimultaneousLossBothAtNothingIsA = example<State>(
  'x.simultaneous-loss both at nothing is a draw',
  ['gap.simultaneous-loss'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 0
    s.life[1] = 0
    doCheckLives(s)
  },
  [
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 0),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0),
  ],
)

/** [gap.simultaneous-loss] (trump-king/examples-options.rules:79) */
const exampleOptSimultaneousLossTurnPlayerLosesBothAt = example<State>(
  'opt.simultaneous-loss.turn-player-loses both at nothing',
  ['gap.simultaneous-loss'],
  [[3, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 0
    s.life[1] = 0
    doCheckLives(s)
  },
  [
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 1),
  ],
)

/** [gap.turn-limit] (trump-king/examples-options.rules:90) */
const exampleOptTurnLimitEndlessAGameWithoutEnd = example<State>(
  'opt.turn-limit.endless a game without end',
  ['gap.turn-limit'],
  [[4, 1]],
  (s) => {
    s.turnNumber = 200
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [does(6, 1, 34, [card(29), null]), exactly(7, 1, []), equals(8, 'turn-number', 'number', (s) => s.turnNumber, 201)],
)

/** [gap.turn-limit] (trump-king/examples-options.rules:100) */
const exampleXTurnLimitTheLastTurnOfA = example<State>(
  'x.turn-limit the last turn of a very long game',
  ['gap.turn-limit'],
  [],
  (s) => {
    s.turnNumber = 200
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 1)
    doHandCheck(s, 0)
  },
  [
    equals(5, 'turn-number', 'number', (s) => s.turnNumber, 200),
    equals(6, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
  ],
)

/** [gap.pay-to-zero] (trump-king/examples-options.rules:108) */
const exampleOptPayToZeroAllowedTheLastPoint = example<State>(
  'opt.pay-to-zero.allowed the last point paid is the game lost',
  ['gap.pay-to-zero'],
  [[5, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 7
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 22, [card(6), null]),
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(9, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [gap.joker-as-monster] (trump-king/examples-options.rules:121) */
const exampleOptJokerAsMonsterForbiddenAJokerIs = example<State>(
  'opt.joker-as-monster.forbidden a joker is no monster',
  ['gap.joker-as-monster'],
  [[6, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    refused(6, 0, 58, [card(52), null], ['gap.joker-as-monster']),
    refused(7, 0, 59, [card(52), null], ['gap.joker-as-monster']),
    offered(8, 0, 34, [card(52), null]),
  ],
)

/** [gap.joker-as-monster, diamond.5] (trump-king/examples-options.rules:131) */
const exampleOptJokerAsMonsterForbiddenNotEvenFrom = example<State>(
  'opt.joker-as-monster.forbidden not even from the deck',
  ['gap.joker-as-monster', 'diamond.5'],
  [[6, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 52, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 31, [card(46), null]),
    chooses(10, 0, [value('position', () => POSITION['attack'])]),
    offered(11, 0, 34, [card(31), null]),
    then(12, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['deck'] + 1, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
  ],
)

/** [gap.special-rank-roles] (trump-king/examples-options.rules:146) */
const exampleOptSpecialRankRolesExclusiveNoSpellOut = example<State>(
  'opt.special-rank-roles.exclusive no spell out of a trap',
  ['gap.special-rank-roles'],
  [[7, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    refused(7, 0, 35, [card(0), null], ['gap.special-rank-roles']),
    refused(8, 0, 35, [card(8), null], ['gap.special-rank-roles']),
    offered(9, 0, 35, [card(3), null]),
  ],
)

/** [gap.special-rank-roles] (trump-king/examples-options.rules:157) */
const exampleOptSpecialRankRolesExclusiveNoTrapOut = example<State>(
  'opt.special-rank-roles.exclusive no trap out of a spell',
  ['gap.special-rank-roles'],
  [[7, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(5), null]),
    refused(8, 1, 36, [card(1), null], ['gap.special-rank-roles']),
    offered(9, 1, 36, [card(3), null]),
  ],
)

/** [gap.face-down-role] (trump-king/examples-options.rules:168) */
const exampleOptFaceDownRoleDeclaredSetAsA = example<State>(
  'opt.face-down-role.declared set as a trap it is no spell',
  ['gap.face-down-role'],
  [[8, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 34, [card(3), null]),
    chooses(8, 0, [value('role', () => ROLE['trap'])]),
    refused(9, 0, 35, [card(3), null], ['gap.face-down-role']),
  ],
)

/** [gap.face-down-role] (trump-king/examples-options.rules:179) */
const exampleOptFaceDownRoleDeclaredSetAsA2 = example<State>(
  'opt.face-down-role.declared set as a spell it is no trap',
  ['gap.face-down-role'],
  [[8, 1]],
  (s) => {
    s.turnNumber = 5
    s.turnPlayer = 1
    placeGiven(s, 27, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
  },
  [
    does(10, 1, 34, [card(3), null]),
    chooses(11, 1, [value('role', () => ROLE['spell'])]),
    does(12, 1, 34, [card(5), null]),
    chooses(13, 1, [value('role', () => ROLE['trap'])]),
    does(14, 0, 58, [card(8), null]),
    refused(15, 1, 36, [card(3), null], ['gap.face-down-role']),
    offered(16, 1, 36, [card(5), null]),
  ],
)

/** [gap.slot-for-hand-activation] (trump-king/examples-options.rules:197) */
const exampleOptHandSpellSlotNeededASpellWants = example<State>(
  'opt.hand-spell-slot.needed a spell wants a free place',
  ['gap.slot-for-hand-activation'],
  [[9, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 43, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(8, 0, 35, [card(3), null], ['gap.slot-for-hand-activation']), offered(9, 0, 35, [card(2), null])],
)

/** [gap.quick-from-hand] (trump-king/examples-options.rules:208) */
const exampleOptQuickFromHandYesAnEightStraight = example<State>(
  'opt.quick-from-hand.yes an eight straight from the hand',
  ['gap.quick-from-hand'],
  [[10, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(35), null]),
    does(8, 0, 36, [card(7), null]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
  ],
)

/** [gap.set-and-flip-as-summon] (trump-king/examples-options.rules:223) */
const exampleOptSetAndFlipAsSummonYesA = example<State>(
  'opt.set-and-flip-as-summon.yes a trap for a set monster',
  ['gap.set-and-flip-as-summon'],
  [[11, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 0, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 59, [card(6), null]),
    refused(8, 1, 36, [card(3), null], ['normal-trap.1']),
    does(9, 1, 36, [card(0), null]),
    then(10, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
  ],
)

/** [gap.set-and-flip-as-summon] (trump-king/examples-options.rules:235) */
const exampleOptSetAndFlipAsSummonYesA2 = example<State>(
  'opt.set-and-flip-as-summon.yes a trap for a monster turned up',
  ['gap.set-and-flip-as-summon'],
  [[11, 1]],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 5
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 20, [card(31), null]),
    does(8, 1, 36, [card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['banished'] + 0, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.heart-heal-on-special] (trump-king/examples-options.rules:246) */
const exampleOptHeartHealOnSpecialYesAHeart = example<State>(
  'opt.heart-heal-on-special.yes a heart from the deck gains life',
  ['gap.heart-heal-on-special'],
  [[12, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 30
    placeGiven(s, 48, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 1)
  },
  [
    does(11, 1, 31, [card(48), null]),
    chooses(12, 1, [value('position', () => POSITION['attack'])]),
    answers(13, 0, 'accepts'),
    then(14, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    equals(15, 'life of A', 'number', (s) => s.life[0]!, 39),
  ],
)

/** [gap.normal-spell-targets] (trump-king/examples-options.rules:263) */
const exampleOptNormalSpellTargetsOpponentOnlyTheOwn = example<State>(
  'opt.normal-spell-targets.opponent-only the own monster is no aim',
  ['gap.normal-spell-targets'],
  [[13, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 35, [card(32), null]),
    choosable(9, 0, [card(19)]),
    choosable(10, 0, [card(28)]),
    notChoosable(11, 0, [card(30)]),
    chooses(12, 0, [card(28)]),
    then(13, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.normal-spell-targets] (trump-king/examples-options.rules:278) */
const exampleOptNormalSpellTargetsOpponentOnlyNothingTo = example<State>(
  'opt.normal-spell-targets.opponent-only nothing to aim at',
  ['gap.normal-spell-targets'],
  [[13, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [refused(7, 0, 35, [card(32), null], ['spell.3'])],
)

/** [gap.face-down-as-same] (trump-king/examples-options.rules:287) */
const exampleOptFaceDownAsSameOwnOnlyWith = example<State>(
  'opt.face-down-as-same.own-only-with-reveal the own hidden monster is an aim',
  ['gap.face-down-as-same'],
  [[14, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 35, [card(3), null]),
    choosable(9, 0, [card(8)]),
    choosable(10, 0, [card(1)]),
    notChoosable(11, 0, [card(5)]),
    chooses(12, 0, [card(1)]),
    then(13, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['graveyard'] + 0, [
      '2♠',
      'place',
      (s) => s.place[theCopy(s, CARD['2♠'])] ?? NONE,
    ]),
  ],
)

/** [gap.normal-trap-scope] (trump-king/examples-options.rules:302) */
const exampleOptNormalTrapScopeOpponentOnlyNoTrap = example<State>(
  'opt.normal-trap-scope.opponent-only no trap for the own summon',
  ['gap.normal-trap-scope'],
  [[15, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(3), null]),
    refused(9, 0, 36, [card(2), null], ['trap.5']),
    refused(10, 0, 36, [card(13), null], ['rank1.1']),
    offered(11, 1, 36, [card(5), null]),
  ],
)

/** [gap.looked-cards-rest] (trump-king/examples-options.rules:317) */
const exampleOptLookedCardsRestShuffledInTheRest = example<State>(
  'opt.looked-cards-rest.shuffled-in the rest is shuffled',
  ['gap.looked-cards-rest'],
  [[16, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(27), null]),
    chooses(8, 0, [card(15)]),
    happened(9, [moved(3, [card(15), value('player', () => 1)]), moved(2, [value('zone', () => ZONE['deck'] + 0)])]),
    equals(10, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
    then(11, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0)), [
      'deck of A',
      'set of card',
      (s) => s.zones[ZONE['deck'] + 0]!,
    ]),
  ],
)

/** [gap.looked-cards-rest] (trump-king/examples-options.rules:330) */
const exampleOptLookedCardsRestToBottomTheRest = example<State>(
  'opt.looked-cards-rest.to-bottom the rest goes under the deck',
  ['gap.looked-cards-rest'],
  [[16, 2]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(27), null]),
    chooses(8, 0, [card(15)]),
    then(9, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['4♥'])), [
      'top of (deck of A, 1)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 1),
    ]),
    then(10, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['9♠'])), [
      'top of (deck of A, 2)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 2),
    ]),
    equals(11, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
  ],
)

/** [gap.looked-cards-rest, heart-synchro.2] (trump-king/examples-options.rules:343) */
const exampleOptLookedCardsRestToBottomAlsoAfter = example<State>(
  'opt.looked-cards-rest.to-bottom also after the look of a heart',
  ['gap.looked-cards-rest', 'heart-synchro.2'],
  [[16, 2]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 28
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 24, [card(23), null]),
    chooses(10, 0, [branch('set-looked')]),
    chooses(11, 0, [card(15)]),
    then(12, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['10♦'])), [
      'top of (deck of A, 1)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 1),
    ]),
    then(13, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♥'])), [
      'top of (deck of A, 2)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 2),
    ]),
    then(14, (s) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['9♠'])), [
      'top of (deck of A, 3)',
      'set of card',
      (s) => top(s.zones[ZONE['deck'] + 0]!, 3),
    ]),
    equals(15, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
  ],
)

/** [gap.heart-synchro-payment] (trump-king/examples-options.rules:360) */
const exampleOptHeartSynchroPaymentAnyPartAPart = example<State>(
  'opt.heart-synchro-payment.any-part a part of the lead',
  ['gap.heart-synchro-payment'],
  [[17, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 24, [card(23), null]),
    choosable(10, 0, [value('number', () => 1)]),
    choosable(11, 0, [value('number', () => 8)]),
    notChoosable(12, 0, [value('number', () => 9)]),
    chooses(13, 0, [value('number', () => 3)]),
    equals(14, 'life of A', 'number', (s) => s.life[0]!, 27),
    equals(
      15,
      'count of (each card c in deck of A where A in viewers of c)',
      'number',
      (s) => countOf(s.zones[ZONE['deck'] + 0]!, (c) => viewersOf(s, c).includes(0)),
      3,
    ),
  ],
)

/** [gap.heart-synchro-activation] (trump-king/examples-options.rules:377) */
const exampleOptHeartSynchroActivationNewChainTheSpell = example<State>(
  'opt.heart-synchro-activation.new-chain the spell can be answered',
  ['gap.heart-synchro-activation'],
  [[18, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 27
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(11, 0, 24, [card(23), null]),
    chooses(12, 0, [branch('cast-looked')]),
    chooses(13, 0, [card(3)]),
    does(14, 1, 36, [card(21), null]),
    chooses(15, 1, [card(8)]),
    then(16, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['hand'] + 1, [
      '9♠',
      'place',
      (s) => s.place[theCopy(s, CARD['9♠'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    then(18, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.synchro-material-face-down] (trump-king/examples-options.rules:399) */
const exampleOptFaceDownMaterialNoOnlyFaceUp = example<State>(
  'opt.face-down-material.no only face-up materials',
  ['gap.synchro-material-face-down'],
  [[19, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    offered(7, 0, 63, [card(10), null]),
    offered(8, 0, 63, [card(23), null]),
    refused(9, 0, 63, [card(36), null], ['synchro.1']),
  ],
)

/** [gap.synchro-as-material] (trump-king/examples-options.rules:410) */
const exampleOptSynchroAsMaterialNoAJackIs = example<State>(
  'opt.synchro-as-material.no a jack is no material',
  ['gap.synchro-as-material'],
  [[20, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [refused(7, 0, 63, [card(25), null], ['synchro.1']), refused(8, 0, 63, [card(12), null], ['synchro.1'])],
)

/** [gap.synchro-pays-send-cost] (trump-king/examples-options.rules:420) */
const exampleOptSynchroPaysSendCostNoAJack = example<State>(
  'opt.synchro-pays-send-cost.no a jack is no payment',
  ['gap.synchro-pays-send-cost'],
  [[21, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [refused(8, 0, 31, [card(46), null], ['gap.synchro-pays-send-cost'])],
)

/** [gap.spade-synchro-rounding] (trump-king/examples-options.rules:430) */
const exampleOptSpadeSynchroRoundingWithoutMinimumHalfOf = example<State>(
  'opt.spade-synchro-rounding.without-minimum half of one is nothing',
  ['gap.spade-synchro-rounding'],
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 26, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(9, 0, 17, [card(11), card(26), null]),
    answers(10, 0, 'accepts'),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 29),
  ],
)

/** [gap.spade-synchro-own-cards] (trump-king/examples-options.rules:443) */
const exampleOptSpadeSynchroOwnCardsNoOnlyThe = example<State>(
  'opt.spade-synchro-own-cards.no only the other side is swept',
  ['gap.spade-synchro-own-cards'],
  [[24, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 23, [card(10), null]),
    chooses(8, 0, [value('number', () => 15)]),
    then(9, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
  ],
)

/** [gap.club-synchro-graveyard] (trump-king/examples-options.rules:456) */
const exampleOptClubSynchroGraveyardAnyAClubFrom = example<State>(
  'opt.club-synchro-graveyard.any a club from the other graveyard',
  ['gap.club-synchro-graveyard'],
  [[26, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['graveyard'] + 1, hands)
    doMain(s, 0)
  },
  [
    answers(9, 0, 'passes'),
    does(10, 1, 36, [card(21), null]),
    choosable(11, 0, [card(32)]),
    chooses(12, 0, [card(29)]),
    chooses(13, 0, [value('position', () => POSITION['attack'])]),
    then(14, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['monsters'] + 0, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.mutual-destruction-triggers] (trump-king/examples-options.rules:475) */
const exampleOptMutualDestructionTriggersNoTheFallenDeal = example<State>(
  'opt.mutual-destruction-triggers.no the fallen deal nothing',
  ['gap.mutual-destruction-triggers'],
  [[23, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 20, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(9, 0, 17, [card(7), card(20), null]),
    offered(10, 0, 16, [card(40), null]),
    then(11, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['graveyard'] + 1, [
      '8♥',
      'place',
      (s) => s.place[theCopy(s, CARD['8♥'])] ?? NONE,
    ]),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [gap.battle-target-lost] (trump-king/examples-options.rules:490) */
const exampleOptBattleTargetLostReplayAnotherTargetFor = example<State>(
  'opt.battle-target-lost.replay another target for the attack',
  ['gap.battle-target-lost'],
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 46, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doBattlePhase(s, 0)
  },
  [
    does(10, 0, 17, [card(46), card(4), null]),
    does(11, 1, 36, [card(21), null]),
    chooses(12, 1, [card(4)]),
    chooses(13, 0, [card(29)]),
    then(14, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 1, [
      '5♠',
      'place',
      (s) => s.place[theCopy(s, CARD['5♠'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 1, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    equals(17, 'life of B', 'number', (s) => s.life[1]!, 36),
  ],
)

/** [gap.attack-in-summoning-turn] (trump-king/examples-options.rules:509) */
const exampleOptAttackInSummoningTurnNoAFresh = example<State>(
  'opt.attack-in-summoning-turn.no a fresh monster waits',
  ['gap.attack-in-summoning-turn'],
  [[37, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 20, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    doBattlePhase(s, 0)
  },
  [refused(6, 0, 16, [card(20), null], ['gap.attack-in-summoning-turn']), offered(7, 0, 16, [card(3), null])],
)

/** [gap.attack-in-summoning-turn] (trump-king/examples-options.rules:518) */
const exampleOptAttackInSummoningTurnNoNotAt = example<State>(
  'opt.attack-in-summoning-turn.no not at a monster either',
  ['gap.attack-in-summoning-turn'],
  [[37, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 20, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 41, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    refused(7, 0, 17, [card(20), card(41), null], ['gap.attack-in-summoning-turn']),
    offered(8, 0, 17, [card(3), card(41), null]),
  ],
)

/** [gap.position-change-attacked] (trump-king/examples-options.rules:528) */
const exampleOptPositionChangeAttackedEverOnceItAttacked = example<State>(
  'opt.position-change-attacked.ever once it attacked it stays',
  ['gap.position-change-attacked'],
  [[38, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 4)
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 16, [card(31), null]),
    does(9, 0, 34, [card(8), null]),
    refused(10, 0, 20, [card(31), null], ['gap.position-change-attacked']),
    offered(11, 0, 20, [card(42), null]),
    equals(12, 'turn-number', 'number', (s) => s.turnNumber, 7),
  ],
)

/** [gap.same-time-triggers] (trump-king/examples-options.rules:542) */
const exampleOptSameTimeTriggersTurnPlayerChoosesThe = example<State>(
  'opt.same-time-triggers.turn-player-chooses the order is a choice',
  ['gap.same-time-triggers'],
  [[41, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(10, 0, 17, [card(1), card(27), null]),
    chooses(11, 0, [card(27)]),
    answers(12, 1, 'accepts'),
    answers(13, 0, 'accepts'),
    chooses(14, 1, [card(13)]),
    happened(15, [
      moved(53, [value('player', () => 1), value('number', () => 1)]),
      moved(48, [value('number', () => 2), value('player', () => 1)]),
    ]),
    equals(16, 'life of B', 'number', (s) => s.life[1]!, 39),
    then(17, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
    equals(18, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 2),
  ],
)

/** [gap.ability-timing] (trump-king/examples-options.rules:562) */
const exampleOptAbilityTimingOwnTurnAnyWindowA = example<State>(
  'opt.ability-timing.own-turn-any-window a spade in a window',
  ['gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [does(6, 0, 58, [card(34), null]), offered(7, 0, 22, [card(2), null])],
)

/** [gap.ability-timing] (trump-king/examples-options.rules:571) */
const exampleOptAbilityTimingOwnTurnAnyWindowThe = example<State>(
  'opt.ability-timing.own-turn-any-window the other abilities too',
  ['gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 30
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(10, 0, 58, [card(18), null]),
    answers(11, 0, 'declines'),
    offered(12, 0, 23, [card(11), null]),
    offered(13, 0, 24, [card(23), null]),
    offered(14, 0, 31, [card(44), null]),
    refused(15, 0, 30, [card(29), null], ['summon.7']),
  ],
)

/** [gap.ability-timing] (trump-king/examples-options.rules:588) */
const exampleOptAbilityTimingOwnTurnAnyWindowA2 = example<State>(
  'opt.ability-timing.own-turn-any-window a club in the battle phase',
  ['gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [does(7, 0, 16, [card(6), null]), offered(8, 0, 30, [card(29), null]), offered(9, 0, 30, [card(34), null])],
)

/** [gap.ability-timing] (trump-king/examples-options.rules:599) */
const exampleOptAbilityTimingOwnTurnAnyWindowNot = example<State>(
  'opt.ability-timing.own-turn-any-window not in the other turn',
  ['gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(34), null]),
    offered(8, 0, 22, [card(4), null]),
    answers(9, 0, 'passes'),
    refused(10, 1, 22, [card(2), null], ['gap.ability-timing']),
  ],
)

/** [gap.diamond-blocks-set] (trump-king/examples-options.rules:613) */
const exampleOptDiamondBlocksSetYesNoSettingPast = example<State>(
  'opt.diamond-blocks-set.yes no setting past a diamond',
  ['gap.diamond-blocks-set'],
  [[27, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 1)
  },
  [
    refused(8, 1, 59, [card(4), null], ['gap.diamond-blocks-set']),
    refused(9, 1, 34, [card(4), null], ['gap.diamond-blocks-set']),
    offered(10, 1, 59, [card(5), null]),
    offered(11, 1, 34, [card(5), null]),
  ],
)

/** [gap.negation-zones] (trump-king/examples-options.rules:626) */
const exampleOptNegationZonesFieldOnlyAHandIs = example<State>(
  'opt.negation-zones.field-only a hand is out of reach',
  ['gap.negation-zones'],
  [[28, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    doMain(s, 1)
  },
  [
    does(8, 1, 35, [card(16), null]),
    then(9, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.mutual-negation] (trump-king/examples-options.rules:638) */
const exampleOptMutualNegationBothNegatedTwoTwinsAre = example<State>(
  'opt.mutual-negation.both-negated two twins are worth nothing',
  ['gap.mutual-negation'],
  [[29, 1]],
  (s) => {
    s.turnNumber = 8
    s.turnPlayer = 1
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
      s.upSince[laid] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 6
      s.upSince[laid] = 2
    })
    doMain(s, 1)
  },
  [
    offered(10, 1, 58, [card(3), null]),
    then(11, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(12, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
  ],
)

/** [gap.falling-diamond, club.2] (trump-king/examples-options.rules:652) */
const exampleOptFallingDiamondNegatesNoMoreTheClub = example<State>(
  'opt.falling-diamond.negates-no-more the club draws',
  ['gap.falling-diamond', 'club.2'],
  [[30, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 19, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(43), card(30), null]),
    answers(9, 1, 'accepts'),
    chooses(10, 1, [card(13), card(14), card(15), card(16)]),
    then(11, (s) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 0, [
      '5♦',
      'place',
      (s) => s.place[theCopy(s, CARD['5♦'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    equals(12, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
  ],
)

/** [gap.falling-diamond, spade.2] (trump-king/examples-options.rules:666) */
const exampleOptFallingDiamondNegatesNoMoreTheSpade = example<State>(
  'opt.falling-diamond.negates-no-more the spade strikes',
  ['gap.falling-diamond', 'spade.2'],
  [[30, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 40
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(6), card(45), null]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['7♦'])] === ZONE['graveyard'] + 1, [
      '7♦',
      'place',
      (s) => s.place[theCopy(s, CARD['7♦'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 37),
  ],
)

/** [gap.falling-diamond, spade.2] (trump-king/examples-options.rules:679) */
const exampleOptFallingDiamondNegatesNoMoreADiamond = example<State>(
  'opt.falling-diamond.negates-no-more a diamond that stays goes on to negate',
  ['gap.falling-diamond', 'spade.2'],
  [[30, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 40
    placeGiven(s, 34, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 45, 0, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 45, 1, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    does(9, 0, 17, [card(6), card(45, 1), null]),
    answers(10, 0, 'passes'),
    offered(11, 0, 17, [card(34), card(45, 0), null]),
    then(12, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0, [
      '7♠',
      'place',
      (s) => s.place[theCopy(s, CARD['7♠'])] ?? NONE,
    ]),
    then(12, (s) => s.place[copyOf(s, CARD['7♦'], 1)] === ZONE['graveyard'] + 1, [
      '7♦ of B',
      'place',
      (s) => s.place[copyOf(s, CARD['7♦'], 1)] ?? NONE,
    ]),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 40),
  ],
)

/** [gap.falling-diamond, club-synchro.1] (trump-king/examples-options.rules:694) */
const exampleOptFallingDiamondNegatesNoMoreSweptTogether = example<State>(
  'opt.falling-diamond.negates-no-more swept together, a club comes',
  ['gap.falling-diamond', 'club-synchro.1'],
  [[30, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.namedSuit[laid] = SUIT['♣']
      s.namedRank[laid] = 9
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 23, [card(10), null]),
    chooses(10, 0, [value('number', () => 15)]),
    chooses(11, 0, [value('position', () => POSITION['attack'])]),
    then(12, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 1, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.falling-diamond, club-synchro.1] (trump-king/examples-options.rules:709) */
const exampleOptFallingDiamondNegatesNoMoreAndWhere = example<State>(
  'opt.falling-diamond.negates-no-more and where a one destroys them all',
  ['gap.falling-diamond', 'club-synchro.1'],
  [[30, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.namedSuit[laid] = SUIT['♣']
      s.namedRank[laid] = 9
    })
    doMain(s, 1)
  },
  [
    does(11, 1, 58, [card(5), null]),
    does(12, 0, 36, [card(13), null]),
    chooses(13, 0, [value('position', () => POSITION['defence'])]),
    then(14, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 1, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.negated-activation] (trump-king/examples-options.rules:726) */
const exampleOptNegatedActivationWithoutEffectASpellWasted = example<State>(
  'opt.negated-activation.without-effect a spell wasted',
  ['gap.negated-activation'],
  [[31, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 5
    })
    doMain(s, 1)
  },
  [
    does(8, 1, 35, [card(16), null]),
    then(9, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0, [
      '2♥',
      'place',
      (s) => s.place[theCopy(s, CARD['2♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.blocked-top-card] (trump-king/examples-options.rules:738) */
const exampleOptBlockedTopCardToGraveyardABarred = example<State>(
  'opt.blocked-top-card.to-graveyard a barred card is thrown away',
  ['gap.blocked-top-card'],
  [[32, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 1, hands)
    doMain(s, 0)
  },
  [
    does(9, 0, 31, [card(46), null]),
    chooses(10, 0, [value('position', () => POSITION['attack'])]),
    then(11, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 1, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
    equals(13, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 1),
  ],
)

/** [gap.chain] (trump-king/examples-options.rules:755) */
const exampleOptChainOrderImmediateEachAnswerWorksAt = example<State>(
  'opt.chain-order.immediate each answer works at once',
  ['gap.chain'],
  [[33, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 19, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 18, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(35), null]),
    does(9, 1, 36, [card(28), null]),
    does(10, 0, 36, [card(8), null]),
    notChoosable(11, 0, [card(35)]),
    chooses(12, 0, [card(18)]),
    exactly(13, 1, []),
    exactly(14, 0, []),
    exactly(15, 0, []),
    then(16, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['banished'] + 0, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['hand'] + 1, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.first-responder] (trump-king/examples-options.rules:774) */
const exampleOptFirstResponderOtherSideTheOtherPlayer = example<State>(
  'opt.first-responder.other-side the other player is asked first',
  ['gap.first-responder'],
  [[40, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(35), null]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    refused(10, 1, 36, [card(28), null], ['trap.5']),
  ],
)

/** [gap.destroyed-while-activating] (trump-king/examples-options.rules:786) */
const exampleOptDestroyedWhileActivatingStopsEffectADestroyed = example<State>(
  'opt.destroyed-while-activating.stops-effect a destroyed heart gains nothing',
  ['gap.destroyed-while-activating'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 58, [card(21), null]),
    answers(10, 0, 'accepts'),
    does(11, 1, 36, [card(26), null]),
    then(12, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    equals(13, 'life of A', 'number', (s) => s.life[0]!, 40),
  ],
)

/** [gap.destroyed-while-activating] (trump-king/examples-options.rules:801) */
const exampleOptDestroyedWhileActivatingStopsEffectAnEight = example<State>(
  'opt.destroyed-while-activating.stops-effect an eight stops a trap in use',
  ['gap.destroyed-while-activating'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(35), null]),
    does(9, 1, 36, [card(28), null]),
    does(10, 0, 36, [card(7), null]),
    exactly(11, 1, []),
    exactly(12, 0, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.destroyed-while-activating, club.2] (trump-king/examples-options.rules:818) */
const exampleOptDestroyedWhileActivatingStopsEffectAFallen = example<State>(
  'opt.destroyed-while-activating.stops-effect a fallen club draws all the same',
  ['gap.destroyed-while-activating', 'club.2'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 26, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(47), card(26), null]),
    answers(10, 0, 'accepts'),
    then(11, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.destroyed-while-activating] (trump-king/examples-options.rules:831) */
const exampleOptDestroyedWhileActivatingStopsEffectANine = example<State>(
  'opt.destroyed-while-activating.stops-effect a nine stops a trap in use',
  ['gap.destroyed-while-activating'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 58, [card(35), null]),
    does(9, 1, 36, [card(28), null]),
    does(10, 0, 36, [card(8), null]),
    chooses(11, 0, [card(28)]),
    exactly(12, 1, []),
    exactly(13, 0, []),
    exactly(14, 0, []),
    then(15, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.joker-needs-two] (trump-king/examples-options.rules:849) */
const exampleOptJokerNeedsTwoTakesOneAJoker = example<State>(
  'opt.joker-needs-two.takes-one a joker for one card',
  ['gap.joker-needs-two'],
  [[36, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(52), null]),
    then(8, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['JK2'])] === ZONE['graveyard'] + 0, [
      'JK2',
      'place',
      (s) => s.place[theCopy(s, CARD['JK2'])] ?? NONE,
    ]),
  ],
)

/** [gap.activated-card-leaves] (trump-king/examples-options.rules:860) */
const exampleOptActivatedCardLeavesEndOfChainUsed = example<State>(
  'opt.activated-card-leaves.end-of-chain used cards wait for the end',
  ['gap.activated-card-leaves'],
  [[39, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 17, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(10, 0, 35, [card(52), null]),
    does(11, 0, 36, [card(21), null]),
    chooses(12, 0, [card(31)]),
    does(13, 0, 36, [card(7), null]),
    then(14, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['hand'] + 1, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0, [
      '9♥',
      'place',
      (s) => s.place[theCopy(s, CARD['9♥'])] ?? NONE,
    ]),
    then(18, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0, [
      '8♠',
      'place',
      (s) => s.place[theCopy(s, CARD['8♠'])] ?? NONE,
    ]),
    then(19, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0, [
      'JK1',
      'place',
      (s) => s.place[theCopy(s, CARD['JK1'])] ?? NONE,
    ]),
  ],
)

/** [gap.negation-zones, gap.negated-activation] (trump-king/examples-options.rules:883) */
const exampleOptNegationZonesFieldOnlyASetCard = example<State>(
  'opt.negation-zones.field-only a set card is reached while it is used',
  ['gap.negation-zones', 'gap.negated-activation'],
  [
    [28, 1],
    [31, 1],
  ],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♠']
      s.namedRank[laid] = 13
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 35, [card(3), null]),
    then(9, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
  ],
)

/** [gap.destroyed-while-activating] (trump-king/examples-options.rules:895) */
const exampleOptDestroyedWhileActivatingStopsEffectASweep = example<State>(
  'opt.destroyed-while-activating.stops-effect a sweep whose queen has left',
  ['gap.destroyed-while-activating'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 23, [card(11), null]),
    chooses(10, 0, [value('number', () => 5)]),
    does(11, 1, 36, [card(21), null]),
    chooses(12, 1, [card(11)]),
    then(13, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 0, [
      'Q♠',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♠'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 1, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
    equals(15, 'life of A', 'number', (s) => s.life[0]!, 35),
  ],
)

/** [gap.destroyed-while-activating] (trump-king/examples-options.rules:912) */
const exampleOptDestroyedWhileActivatingStopsEffectALook = example<State>(
  'opt.destroyed-while-activating.stops-effect a look whose jack has left',
  ['gap.destroyed-while-activating'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 38
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(11, 0, 24, [card(23), null]),
    does(12, 1, 36, [card(21), null]),
    chooses(13, 1, [card(23)]),
    does(14, 0, 58, [card(1), null]),
    equals(15, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
    then(16, (s) => s.place[theCopy(s, CARD['J♥'])] === ZONE['extra'] + 0, [
      'J♥',
      'place',
      (s) => s.place[theCopy(s, CARD['J♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.heart-synchro-activation] (trump-king/examples-options.rules:930) */
const exampleOptHeartSynchroActivationNewChainWhatLies = example<State>(
  'opt.heart-synchro-activation.new-chain what lies below waits',
  ['gap.heart-synchro-activation'],
  [
    [18, 1],
    [25, 1],
    [16, 2],
  ],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 37
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(14, 0, 58, [card(34), null]),
    answers(15, 0, 'passes'),
    does(16, 1, 36, [card(47), null]),
    chooses(17, 1, [card(34)]),
    does(18, 0, 24, [card(23), null]),
    chooses(19, 0, [branch('cast-looked')]),
    chooses(20, 0, [card(3)]),
    then(21, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 1, [
      '4♣',
      'place',
      (s) => s.place[theCopy(s, CARD['4♣'])] ?? NONE,
    ]),
    then(22, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['hand'] + 0, [
      '9♣',
      'place',
      (s) => s.place[theCopy(s, CARD['9♣'])] ?? NONE,
    ]),
    happened(23, [moved(29, [null, value('player', () => 0)]), moved(51, [card(34)])]),
  ],
)

/** [battle.10] (trump-king/examples-limits.rules:5) */
const exampleXBattle10OneAttackOnMonstersToo = example<State>(
  'x.battle.10 one attack, on monsters too',
  ['battle.10'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 40
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(7, 0, 17, [card(47), card(27), null]),
    does(8, 0, 17, [card(2), card(29), null]),
    refused(9, 0, 17, [card(47), card(29), null], ['battle.10']),
  ],
)

/** [battle.4, gap.battle-target-lost] (trump-king/examples-limits.rules:16) */
const exampleXBattle4AnAttackerThatHasGone = example<State>(
  'x.battle.4 an attacker that has gone fights nobody',
  ['battle.4', 'gap.battle-target-lost'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 35, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doBattlePhase(s, 0)
  },
  [
    does(9, 0, 17, [card(35), card(5), null]),
    does(10, 1, 36, [card(21), null]),
    chooses(11, 1, [card(35)]),
    does(12, 0, 17, [card(2), card(5), null]),
    then(13, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0, [
      '10♣',
      'place',
      (s) => s.place[theCopy(s, CARD['10♣'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['monsters'] + 1, [
      '6♠',
      'place',
      (s) => s.place[theCopy(s, CARD['6♠'])] ?? NONE,
    ]),
    equals(14, 'life of B', 'number', (s) => s.life[1]!, 40),
    equals(14, 'life of A', 'number', (s) => s.life[0]!, 37),
  ],
)

/** [battle.5, battle.6, battle.8, battle.9] (trump-king/examples-limits.rules:32) */
const exampleXBattle5NobodyIsHurtForNothing = example<State>(
  'x.battle.5 nobody is hurt for nothing',
  ['battle.5', 'battle.6', 'battle.8', 'battle.9'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 17, [card(44), card(5), null]),
    does(7, 0, 17, [card(47), card(8), null]),
    equals(8, 'times (hurt) during battle-phase', 'number', (s) => s.timesHurtDuringBattlePhase, 0),
  ],
)

/** [battle.4, spade.2] (trump-king/examples-limits.rules:42) */
const exampleXBattle4BWhatABattleSets = example<State>(
  'x.battle.4-b what a battle sets off comes before the next attack',
  ['battle.4', 'spade.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(6), card(16), null]),
    answers(9, 0, 'accepts'),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 35),
    does(11, 0, 16, [card(40), null]),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 33),
  ],
)

/** [life.2] (trump-king/examples-limits.rules:56) */
const exampleXLife2OnePointOfLifeIs = example<State>(
  'x.life.2 one point of life is enough to win',
  ['life.2'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 3
    s.life[1] = 1
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 1)
  },
  [
    does(8, 1, 16, [card(42), null]),
    equals(9, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
  ],
)

/** [monster.2] (trump-king/examples-limits.rules:67) */
const exampleXMonster2OneChangeInATurn = example<State>(
  'x.monster.2 one change in a turn',
  ['monster.2'],
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(6, 0, 20, [card(31), null]),
    offered(7, 0, 34, [card(34), null]),
    refused(8, 0, 20, [card(31), null], ['monster.2']),
  ],
)

/** [diamond.2, gap.mutual-negation, monster.2] (trump-king/examples-limits.rules:77) */
const exampleXDiamond2FTurningFromDefenceTo = example<State>(
  'x.diamond.2-f turning from defence to attack keeps its age',
  ['diamond.2', 'gap.mutual-negation', 'monster.2'],
  [],
  (s) => {
    s.turnNumber = 7
    s.clock = 2
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 5
      s.upSince[laid] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.upSince[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 20, [card(42, 0), null]),
    then(8, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(8, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
  ],
)

/** [diamond.2, gap.mutual-negation, monster.4] (trump-king/examples-limits.rules:87) */
const exampleXDiamond2GWhoIsTurnedUp = example<State>(
  'x.diamond.2-g who is turned up is the younger one',
  ['diamond.2', 'gap.mutual-negation', 'monster.4'],
  [],
  (s) => {
    s.turnNumber = 7
    s.clock = 2
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.position[laid] = POSITION['face-down']
      s.arrived[laid] = 5
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.upSince[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 20, [card(42, 0), null]),
    then(8, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(8, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
  ],
)

/** [turn.2] (trump-king/examples-limits.rules:99) */
const exampleXTurn2ADrawTakesFromThe = example<State>(
  'x.turn.2 a draw takes from the top, and no more than was asked',
  ['turn.2'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    doDraw(s, 2, 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(4, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['hand'] + 0, [
      '9♦',
      'place',
      (s) => s.place[theCopy(s, CARD['9♦'])] ?? NONE,
    ]),
    then(4, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['deck'] + 0, [
      '4♥',
      'place',
      (s) => s.place[theCopy(s, CARD['4♥'])] ?? NONE,
    ]),
  ],
)

/** [spell.6] (trump-king/examples-limits.rules:105) */
const exampleXSpell6AThirdCardMayBe = example<State>(
  'x.spell.6 a third card may be set, a fourth may not',
  ['spell.6'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 41, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 34, [card(3), null]),
    refused(7, 0, 34, [card(27), null], ['spell.6']),
    equals(8, 'count of backrow of A', 'number', (s) => s.zones[ZONE['backrow'] + 0]!.length, 3),
  ],
)

/** [normal-trap.1] (trump-king/examples-limits.rules:115) */
const exampleXNormalTrap1WhatIsBanishedIs = example<State>(
  'x.normal-trap.1 what is banished is seen by both',
  ['normal-trap.1'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 18, NONE, ZONE['hand'] + 1, hands)
    doMain(s, 1)
  },
  [
    does(7, 1, 58, [card(18), null]),
    does(8, 0, 36, [card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['banished'] + 1, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['6♥'])).includes(0), [
      'viewers of 6♥',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['6♥'])),
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['6♥'])).includes(1), [
      'viewers of 6♥',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['6♥'])),
    ]),
  ],
)

/** [normal-trap.1, gap.normal-trap-scope] (trump-king/examples-limits.rules:126) */
const exampleXNormalTrap1BAlsoAnOwn = example<State>(
  'x.normal-trap.1-b also an own monster',
  ['normal-trap.1', 'gap.normal-trap-scope'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 58, [card(18), null]),
    does(7, 0, 36, [card(5), null]),
    then(8, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['banished'] + 0, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
  ],
)

/** [rank1.1, gap.normal-trap-scope] (trump-king/examples-limits.rules:136) */
const exampleXRank11AnOwnSummonIsAnswered = example<State>(
  'x.rank1.1 an own summon is answered as well',
  ['rank1.1', 'gap.normal-trap-scope'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 58, [card(18), null]),
    does(7, 0, 36, [card(0), null]),
    then(8, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 0, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
  ],
)

/** [rank1.1, gap.normal-trap-scope] (trump-king/examples-limits.rules:146) */
const exampleOptNormalTrapScopeOpponentOnlyAOne = example<State>(
  'opt.normal-trap-scope.opponent-only a one is no answer to an own summon',
  ['rank1.1', 'gap.normal-trap-scope'],
  [[15, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 0, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [does(7, 0, 58, [card(31), null]), offered(8, 0, 36, [card(8), null]), refused(9, 0, 36, [card(0), null], [])],
)

/** [rank1.1, gap.normal-trap-scope] (trump-king/examples-limits.rules:157) */
const exampleOptNormalTrapScopeOpponentOnlyAOne2 = example<State>(
  'opt.normal-trap-scope.opponent-only a one answers the opponent',
  ['rank1.1', 'gap.normal-trap-scope'],
  [[15, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(31), null]),
    does(8, 1, 36, [card(0), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['graveyard'] + 0, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
  ],
)

/** [rank2.2] (trump-king/examples-limits.rules:168) */
const exampleXRank22AnotherSpellBeforeItDoes = example<State>(
  'x.rank2.2 another spell before it does not count',
  ['rank2.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(32), null]),
    does(8, 0, 35, [card(1), null]),
    chooses(9, 0, [card(17)]),
    then(10, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['hand'] + 0, [
      '5♥',
      'place',
      (s) => s.place[theCopy(s, CARD['5♥'])] ?? NONE,
    ]),
  ],
)

/** [rank9.1] (trump-king/examples-limits.rules:180) */
const exampleXRank91WhatHasGoneDoesNot = example<State>(
  'x.rank9.1 what has gone does not come back',
  ['rank9.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 7, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(6, 0, 36, [card(21), null]),
    chooses(7, 0, [card(15)]),
    does(8, 1, 36, [card(7), null]),
    chooses(9, 1, [card(15)]),
    then(10, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1, [
      '3♥',
      'place',
      (s) => s.place[theCopy(s, CARD['3♥'])] ?? NONE,
    ]),
  ],
)

/** [gap.hand-limit, turn.6] (trump-king/examples-limits.rules:192) */
const exampleOptHandLimit6AtTheEndOf = example<State>(
  'opt.hand-limit.6 at the end of every turn',
  ['gap.hand-limit', 'turn.6'],
  [[2, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    chooses(6, 0, [card(0), card(1)]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 6),
    then(7, (s) => s.place[theCopy(s, CARD['1♠'])] === ZONE['graveyard'] + 0, [
      '1♠',
      'place',
      (s) => s.place[theCopy(s, CARD['1♠'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['graveyard'] + 0, [
      '2♠',
      'place',
      (s) => s.place[theCopy(s, CARD['2♠'])] ?? NONE,
    ]),
  ],
)

/** [gap.joker-needs-two, joker.2] (trump-king/examples-limits.rules:201) */
const exampleOptJokerNeedsTwoTakesOneButNever = example<State>(
  'opt.joker-needs-two.takes-one but never another joker',
  ['gap.joker-needs-two', 'joker.2'],
  [[36, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 35, [card(52), null]),
    then(8, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['JK2'])] === ZONE['graveyard'] + 0, [
      'JK2',
      'place',
      (s) => s.place[theCopy(s, CARD['JK2'])] ?? NONE,
    ]),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
  ],
)

/** [joker.2] (trump-king/examples-limits.rules:211) */
const exampleXJoker2OfTwoCardsAmongJokers = example<State>(
  'x.joker.2 of two cards among jokers those two',
  ['joker.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, 1, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 52, 1, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 35, [card(52), null]),
    then(7, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0, [
      '4♠',
      'place',
      (s) => s.place[theCopy(s, CARD['4♠'])] ?? NONE,
    ]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [gap.joker-needs-two, joker.2] (trump-king/examples-limits.rules:220) */
const exampleOptJokerNeedsTwoTakesOneAndNot = example<State>(
  'opt.joker-needs-two.takes-one and not none at all',
  ['gap.joker-needs-two', 'joker.2'],
  [[36, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    doMain(s, 0)
  },
  [offered(7, 0, 58, [card(52), null]), refused(8, 0, 35, [card(52), null], [])],
)

/** [gap.synchro-as-material, synchro.1] (trump-king/examples-limits.rules:230) */
const exampleOptSynchroAsMaterialNoOthersGoOn = example<State>(
  'opt.synchro-as-material.no others go on to serve',
  ['gap.synchro-as-material', 'synchro.1'],
  [[20, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(7, 0, 63, [card(36), null]),
    chooses(8, 0, [card(28), card(46)]),
    chooses(9, 0, [value('position', () => POSITION['attack'])]),
    then(10, (s) => s.place[theCopy(s, CARD['J♣'])] === ZONE['monsters'] + 0, [
      'J♣',
      'place',
      (s) => s.place[theCopy(s, CARD['J♣'])] ?? NONE,
    ]),
  ],
)

/** [spade-synchro.2, heart-synchro.1, diamond.3] (trump-king/examples-limits.rules:244) */
const exampleXAbilitiesEachSuitHasItsOwn = example<State>(
  'x.abilities each suit has its own',
  ['spade-synchro.2', 'heart-synchro.1', 'diamond.3'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 30
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 27, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    offered(10, 0, 23, [card(12), null]),
    offered(11, 0, 24, [card(25), null]),
    refused(12, 0, 23, [card(25), null], []),
    refused(13, 0, 24, [card(12), null], []),
    refused(14, 0, 24, [card(19), null], []),
    refused(15, 0, 31, [card(8), null], []),
    refused(16, 0, 31, [card(20), null], []),
  ],
)

/** [heart.3, heart-synchro.1] (trump-king/examples-limits.rules:262) */
const exampleXHeart3AKingOfHeartsTurns = example<State>(
  'x.heart.3 a king of hearts turns as others do',
  ['heart.3', 'heart-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(5, 0, 20, [card(25), null]),
    equals(6, 'position of K♥', 'position', (s) => s.position[theCopy(s, CARD['K♥'])]!, POSITION['defence']),
  ],
)

/** [club.2, club-synchro.1] (trump-king/examples-limits.rules:270) */
const exampleXClub2AQueenOfClubsDraws = example<State>(
  'x.club.2 a queen of clubs draws nothing when it falls',
  ['club.2', 'club-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(12), card(37), null]),
    answers(9, 0, 'declines'),
    offered(10, 1, 36, [card(21), null]),
    equals(11, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 3),
    then(11, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 1, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
  ],
)

/** [heart-synchro.1] (trump-king/examples-limits.rules:283) */
const exampleXHeartSynchro1ALeadIsNeeded = example<State>(
  'x.heart-synchro.1 a lead is needed',
  ['heart-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 30
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [offered(9, 0, 34, [card(27), null]), refused(10, 0, 24, [card(25), null], [])],
)

/** [spade-synchro.2] (trump-king/examples-limits.rules:295) */
const exampleXSpadeSynchro2TheNumberPaidIs = example<State>(
  'x.spade-synchro.2 the number paid is still swept, the next is not',
  ['spade-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 18, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 17, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 23, [card(12), null]),
    chooses(8, 0, [value('number', () => 5)]),
    then(9, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 1, [
      '5♥',
      'place',
      (s) => s.place[theCopy(s, CARD['5♥'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['monsters'] + 1, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
  ],
)

/** [spade-synchro.1, gap.spade-synchro-rounding] (trump-king/examples-limits.rules:306) */
const exampleOptSpadeSynchroRoundingWithoutMinimumHalfOf2 = example<State>(
  'opt.spade-synchro-rounding.without-minimum half of a five is two',
  ['spade-synchro.1', 'gap.spade-synchro-rounding'],
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 17, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(9, 0, 17, [card(11), card(17), null]),
    answers(10, 0, 'accepts'),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 38),
  ],
)

/** [spade-synchro.1, gap.mutual-destruction-triggers] (trump-king/examples-limits.rules:319) */
const exampleOptMutualDestructionTriggersNoNorDoesA = example<State>(
  'opt.mutual-destruction-triggers.no nor does a jack of spades',
  ['spade-synchro.1', 'gap.mutual-destruction-triggers'],
  [[23, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 23, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(10), card(23), null]),
    answers(9, 0, 'passes'),
    offered(10, 0, 16, [card(40), null]),
    then(11, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0, [
      'J♠',
      'place',
      (s) => s.place[theCopy(s, CARD['J♠'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['J♥'])] === ZONE['extra'] + 1, [
      'J♥',
      'place',
      (s) => s.place[theCopy(s, CARD['J♥'])] ?? NONE,
    ]),
  ],
)

/** [club-synchro.1, diamond.1] (trump-king/examples-limits.rules:332) */
const exampleXClubSynchro1NotAClubWhose = example<State>(
  'x.club-synchro.1 not a club whose number is barred',
  ['club-synchro.1', 'diamond.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 22, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 41, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.position[laid] = POSITION['defence']
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 36, [card(21), null]),
    chooses(10, 0, [card(37)]),
    chooses(11, 0, [value('position', () => POSITION['attack'])]),
    then(12, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 0, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [diamond-synchro.1] (trump-king/examples-limits.rules:346) */
const exampleXDiamondSynchro1AnySuitAndAny = example<State>(
  'x.diamond-synchro.1 any suit, and any number of the pack',
  ['diamond-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(6, 0, 63, [card(49), null]),
    chooses(7, 0, [card(28), card(46)]),
    chooses(8, 0, [value('position', () => POSITION['attack'])]),
    choosable(9, 0, [value('suit', () => SUIT['♣'])]),
    chooses(10, 0, [value('suit', () => SUIT['♥'])]),
    choosable(11, 0, [value('number', () => 1)]),
    choosable(12, 0, [value('number', () => 13)]),
    notChoosable(13, 0, [value('number', () => 0)]),
    notChoosable(14, 0, [value('number', () => 14)]),
    chooses(15, 0, [value('number', () => 13)]),
    equals(16, 'named-suit of J♦', 'suit', (s) => s.namedSuit[theCopy(s, CARD['J♦'])]!, SUIT['♥']),
    equals(16, 'named-rank of J♦', 'number', (s) => s.namedRank[theCopy(s, CARD['J♦'])]!, 13),
  ],
)

/** [diamond-synchro.2, spade-synchro.1, heart-synchro.1] (trump-king/examples-limits.rules:366) */
const exampleXDiamondSynchro2KingsThatAreNegated = example<State>(
  'x.diamond-synchro.2 kings that are negated',
  ['diamond-synchro.2', 'spade-synchro.1', 'heart-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 30
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.namedSuit[laid] = SUIT['♠']
      s.namedRank[laid] = 13
    })
    doMain(s, 0)
  },
  [
    offered(10, 0, 34, [card(27), null]),
    refused(11, 0, 23, [card(11), null], []),
    refused(12, 0, 24, [card(25), null], []),
  ],
)

/** [diamond.2] (trump-king/examples-limits.rules:380) */
const exampleXDiamond2HDifferentNumbersLeaveEach = example<State>(
  'x.diamond.2-h different numbers leave each other alone',
  ['diamond.2'],
  [],
  (s) => {
    s.turnNumber = 5
    s.clock = 2
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.upSince[laid] = 1
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
      s.upSince[laid] = 2
    })
    doMain(s, 0)
  },
  [
    then(7, (s) => prevailingOf(s).includes(theCopy(s, CARD['4♦'])), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(7, (s) => prevailingOf(s).includes(theCopy(s, CARD['9♦'])), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
  ],
)

/** [diamond.2, diamond-synchro.2] (trump-king/examples-limits.rules:389) */
const exampleXDiamond2IOnlyTheOpponentS = example<State>(
  "x.diamond.2-i only the opponent's cards",
  ['diamond.2', 'diamond-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.upSince[laid] = 2
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♦']
      s.namedRank[laid] = 9
      s.upSince[laid] = 1
    })
    doMain(s, 1)
  },
  [
    refused(8, 1, 58, [card(3), null], ['diamond.1']),
    then(9, (s) => prevailingOf(s).includes(theCopy(s, CARD['4♦'])), [
      'prevailing',
      'set of card',
      (s) => prevailingOf(s),
    ]),
    then(9, (s) => !isNegated(s, theCopy(s, CARD['4♦'])), [
      '4♦ is not negated',
      'truth',
      (s) => isNegated(s, theCopy(s, CARD['4♦'])),
    ]),
  ],
)

/** [gap.negation-zones, diamond.2] (trump-king/examples-limits.rules:400) */
const exampleOptNegationZonesFieldOnlyWhatLiesOn = example<State>(
  'opt.negation-zones.field-only what lies on the field is negated as before',
  ['gap.negation-zones', 'diamond.2'],
  [[28, 1]],
  (s) => {
    s.turnNumber = 7
    s.life[1] = 45
    placeGiven(s, 34, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 18, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doBattlePhase(s, 0)
  },
  [
    does(8, 0, 17, [card(34), card(18), null]),
    then(9, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 1, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 42),
  ],
)

/** [trap.5, diamond-synchro.2] (trump-king/examples-limits.rules:411) */
const exampleXTrap5ANegatedTrapIsNot = example<State>(
  'x.trap.5 a negated trap is not used',
  ['trap.5', 'diamond-synchro.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 9
    })
    placeGiven(s, 7, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    placeGiven(s, 20, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(7, 0, 58, [card(31), null]),
    offered(8, 1, 36, [card(7), null]),
    refused(9, 1, 36, [card(20), null], ['trap.5']),
  ],
)

/** [trap.5, gap.negated-activation] (trump-king/examples-limits.rules:422) */
const exampleOptNegatedActivationWithoutEffectATrapWasted = example<State>(
  'opt.negated-activation.without-effect a trap wasted',
  ['trap.5', 'gap.negated-activation'],
  [[31, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♥']
      s.namedRank[laid] = 9
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 20, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 58, [card(31), null]),
    does(10, 1, 36, [card(20), null]),
    then(11, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['graveyard'] + 1, [
      '8♥',
      'place',
      (s) => s.place[theCopy(s, CARD['8♥'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['backrow'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [gap.destroyed-while-activating, spell.1] (trump-king/examples-limits.rules:435) */
const exampleOptDestroyedWhileActivatingStopsEffectASpell = example<State>(
  'opt.destroyed-while-activating.stops-effect a spell that an eight breaks',
  ['gap.destroyed-while-activating', 'spell.1'],
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 7, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(8, 0, 35, [card(32), null]),
    does(9, 1, 36, [card(7), null]),
    then(10, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0, [
      '7♣',
      'place',
      (s) => s.place[theCopy(s, CARD['7♣'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['monsters'] + 1, [
      '7♥',
      'place',
      (s) => s.place[theCopy(s, CARD['7♥'])] ?? NONE,
    ]),
  ],
)

/** [diamond.2, club.2, gap.falling-diamond] (trump-king/examples-limits.rules:447) */
const exampleXDiamond2JTheDiamondFallsLast = example<State>(
  'x.diamond.2-j the diamond falls last, also as the one attacked',
  ['diamond.2', 'club.2', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 40, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 19, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
    doBattlePhase(s, 1)
  },
  [
    does(9, 1, 17, [card(30), card(43), null]),
    answers(10, 1, 'passes'),
    offered(11, 1, 16, [card(40), null]),
    then(12, (s) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 0, [
      '5♦',
      'place',
      (s) => s.place[theCopy(s, CARD['5♦'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1, [
      '5♣',
      'place',
      (s) => s.place[theCopy(s, CARD['5♣'])] ?? NONE,
    ]),
    equals(12, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 6),
  ],
)

/** [diamond-synchro.2, club-synchro.1, gap.falling-diamond] (trump-king/examples-limits.rules:461) */
const exampleXDiamond2KWhoeverSCardsLie = example<State>(
  "x.diamond.2-k whoever's cards lie first",
  ['diamond-synchro.2', 'club-synchro.1', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♣']
      s.namedRank[laid] = 9
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 1)
  },
  [
    does(10, 1, 58, [card(5), null]),
    does(11, 1, 36, [card(13), null]),
    does(12, 1, 34, [card(14), null]),
    then(13, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 1, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 0, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [diamond-synchro.2, club-synchro.1, gap.falling-diamond] (trump-king/examples-limits.rules:476) */
const exampleXDiamond2LWhoeverSAreSwept = example<State>(
  "x.diamond.2-l whoever's are swept first",
  ['diamond-synchro.2', 'club-synchro.1', 'gap.falling-diamond'],
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[1] = 40
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
      s.namedSuit[laid] = SUIT['♣']
      s.namedRank[laid] = 9
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    doMain(s, 1)
  },
  [
    does(10, 1, 23, [card(10), null]),
    chooses(11, 1, [value('number', () => 15)]),
    does(12, 1, 34, [card(14), null]),
    then(13, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 1, [
      'Q♣',
      'place',
      (s) => s.place[theCopy(s, CARD['Q♣'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 0, [
      'J♦',
      'place',
      (s) => s.place[theCopy(s, CARD['J♦'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [spade.1, club.1, diamond.3, spade-synchro.2, gap.ability-timing] (trump-king/examples-limits.rules:493) */
const exampleXAbilityTimingNotInAWindow = example<State>(
  'x.ability-timing not in a window',
  ['spade.1', 'club.1', 'diamond.3', 'spade-synchro.2', 'gap.ability-timing'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(9, 0, 58, [card(18), null]),
    answers(10, 0, 'declines'),
    offered(11, 0, 36, [card(21), null]),
    refused(12, 0, 22, [card(1), null], []),
    refused(13, 0, 30, [card(28), null], []),
    refused(14, 0, 31, [card(42), null], []),
    refused(15, 0, 23, [card(12), null], []),
  ],
)

/** [heart-synchro.1, gap.ability-timing] (trump-king/examples-limits.rules:510) */
const exampleXAbilityTimingNorTheLookIntoThe = example<State>(
  'x.ability-timing nor the look into the deck',
  ['heart-synchro.1', 'gap.ability-timing'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 30
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [does(10, 0, 58, [card(31), null]), offered(11, 0, 36, [card(21), null]), refused(12, 0, 24, [card(25), null], [])],
)

/** [spade.1, club.1, diamond.3, spade-synchro.2, gap.ability-timing] (trump-king/examples-limits.rules:524) */
const exampleOptAbilityTimingOwnTurnAnyWindowNot2 = example<State>(
  "opt.ability-timing.own-turn-any-window not in the other player's turn",
  ['spade.1', 'club.1', 'diamond.3', 'spade-synchro.2', 'gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 1)
  },
  [
    does(11, 1, 58, [card(31), null]),
    offered(12, 0, 36, [card(21), null]),
    refused(13, 0, 22, [card(1), null], []),
    refused(14, 0, 30, [card(28), null], []),
    refused(15, 0, 31, [card(42), null], []),
    refused(16, 0, 23, [card(12), null], []),
  ],
)

/** [heart-synchro.1, gap.ability-timing] (trump-king/examples-limits.rules:542) */
const exampleOptAbilityTimingOwnTurnAnyWindowNor = example<State>(
  'opt.ability-timing.own-turn-any-window nor without a lead',
  ['heart-synchro.1', 'gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 30
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 0)
  },
  [does(11, 0, 58, [card(31), null]), offered(12, 0, 36, [card(21), null]), refused(13, 0, 24, [card(25), null], [])],
)

/** [heart-synchro.1, gap.ability-timing] (trump-king/examples-limits.rules:557) */
const exampleOptAbilityTimingOwnTurnAnyWindowNor2 = example<State>(
  "opt.ability-timing.own-turn-any-window nor with one in the other player's turn",
  ['heart-synchro.1', 'gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 30
    placeGiven(s, 31, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    doMain(s, 1)
  },
  [does(12, 1, 58, [card(31), null]), offered(13, 0, 36, [card(21), null]), refused(14, 0, 24, [card(25), null], [])],
)

/** [spade.1, club.1, diamond.3, spade-synchro.2, heart-synchro.1, gap.ability-timing] (trump-king/examples-limits.rules:573) */
const exampleOptAbilityTimingOwnTurnAnyWindowOnly = example<State>(
  'opt.ability-timing.own-turn-any-window only from where they work',
  ['spade.1', 'club.1', 'diamond.3', 'spade-synchro.2', 'heart-synchro.1', 'gap.ability-timing'],
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 30
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    does(13, 0, 58, [card(31), null]),
    offered(14, 0, 36, [card(21), null]),
    refused(15, 0, 22, [card(1), null], []),
    refused(16, 0, 30, [card(28), null], []),
    refused(17, 0, 31, [card(42), null], []),
    refused(18, 0, 23, [card(12), null], []),
    refused(19, 0, 24, [card(25), null], []),
  ],
)

/** [spade.1, club.1, diamond.3, spade-synchro.2, heart-synchro.1] (trump-king/examples-limits.rules:594) */
const exampleXAbilitiesFromTheHandOrTheField = example<State>(
  'x.abilities from the hand or the field, as they say',
  ['spade.1', 'club.1', 'diamond.3', 'spade-synchro.2', 'heart-synchro.1'],
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 30
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 30, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.arrived[laid] = 2
    })
    doMain(s, 0)
  },
  [
    offered(12, 0, 58, [card(31), null]),
    refused(13, 0, 22, [card(1), null], []),
    refused(14, 0, 30, [card(28), null], []),
    refused(15, 0, 31, [card(42), null], []),
    refused(16, 0, 23, [card(12), null], []),
    refused(17, 0, 24, [card(25), null], []),
  ],
)

/** [set-hearts.1] (trump-king/set-hearts.rules:6) */
const exampleAHeartLiesFaceDown = example<State>(
  'a heart lies face-down',
  ['set-hearts.1'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    doMain(s, 0)
  },
  [
    does(5, 0, 59, [card(18), null]),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['monsters'] + 0, [
      '6♥',
      'place',
      (s) => s.place[theCopy(s, CARD['6♥'])] ?? NONE,
    ]),
    equals(8, 'position of 6♥', 'position', (s) => s.position[theCopy(s, CARD['6♥'])]!, POSITION['face-down']),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/trump-king/examples-turns.rules', [
    [5, exampleDSetup2TwelveCardsWaitBesideThe],
    [21, exampleDStart1TheHandsLieUnseenWhile],
    [34, exampleDStart2EachPlayerLooksAtThe],
    [43, exampleDStart3aANothingIsDrawnOn],
    [52, exampleDStart3aBNoBattleOnThe],
    [67, exampleDStart3bTheSecondPlayerDrawsAnd],
    [82, exampleDSynchro4TheExtraDeckAtThe],
    [94, exampleDTurn1OneCardFromTheDeck],
    [109, exampleDTurn1bAnEmptyDeckLoses],
    [119, exampleDTurn1cAnEmptyDeckDoesNo],
    [134, exampleDTurn2TakingACardByAn],
    [146, exampleDTurn3WhatTheMainPhaseOffers],
    [153, exampleDTurn4WhatTheBattlePhaseOffers],
    [170, exampleDTurn5AASummonSavedFor],
    [180, exampleDTurn5BTheSummonOfThe],
    [191, exampleDTurn6ATheOtherPlayerS],
    [205, exampleDTurn6BASummonAndAn],
    [224, exampleDTurn6CATwoAndA],
    [245, exampleDLife1ABothBeginWithForty],
    [252, exampleDLife1BLifeHasNoUpper],
    [263, exampleDLife2aTheLastPointOfLife],
    [274, exampleXLife2NothingHappensAfterTheLast],
    [285, exampleDLife2bANobodyPaysTheLast],
    [293, exampleDLife2bBOnePointMustRemain],
  ]),
  ...inFile('rules/trump-king/examples-cards.rules', [
    [5, exampleDSummon1bAJokerStandsThereWith],
    [17, exampleDSummon2OneNormalSummonEachTurn],
    [36, exampleDSummon3ATheWaysToPlay],
    [45, exampleDSummon3BSetMeansFaceDown],
    [55, exampleDSummon4SettingAMonsterIsThe],
    [65, exampleDSummon5FaceUpInEitherPosition],
    [81, exampleDSummon6AnyNumberOfSpecialSummons],
    [98, exampleDSummon7aThreeMonstersAreTheLimit],
    [108, exampleDSummon7bMaterialsMakeRoomFirst],
    [124, exampleExSpell3ASpellWithNothingTo],
    [133, exampleDSpell1AAnyCardIsA],
    [145, exampleDSpell1BADiamondKeepsIts],
    [153, exampleDSpell2AThreeSpellsInOne],
    [168, exampleDSpell2BNoSpellsInThe],
    [179, exampleDSpell3aNoMonsterOfTheSuit],
    [188, exampleDSpell3bAnEightWithoutACard],
    [195, exampleDSpell3cTheOwnMonsterWillDo],
    [203, exampleDSpell4ASpellLaidFaceDown],
    [216, exampleDSpell5SetAndUsedInOne],
    [228, exampleDSpell6ThreeSetCardsAreThe],
    [241, exampleDSpell7AUsedSpellIsGone],
    [252, exampleDSpell8AnEightUsedAsA],
    [264, exampleDNormalSpell1aSuitNumberAndNothing],
    [279, exampleDNormalSpell1cAQueenIsReached],
    [291, exampleDTrap1AnyCardIsATrap],
    [303, exampleDTrap2ANoTrapInThe],
    [313, exampleDTrap2BOneTurnLaterIt],
    [327, exampleDTrap3ATrapStopsAnAttack],
    [341, exampleDTrap4TwoTrapsInOneTurn],
    [356, exampleDTrap5ATrapThatFitsNothing],
    [366, exampleDTrap6AUsedTrapIsGone],
    [379, exampleDTrap6BWhatStaysFaceUp],
    [391, exampleDNormalTrap1bASetMonsterCalls],
    [400, exampleDNormalTrap1cTheGainOutlivesThe],
    [416, exampleExSynchro5aASevenOfSpadesAnd],
    [427, exampleExSynchro5bTheSumNamesTheNumber],
    [444, exampleDSynchro1bMaterialsInAnyPosition],
    [458, exampleDSynchro1cAAFaceDownMaterial],
    [471, exampleDSynchro1cBNoFaceDownMaterial],
    [480, exampleDSynchro2bAAJokerAddsNothing],
    [494, exampleDSynchro2bBAJokerMayGo],
    [507, exampleDSynchro3EachSynchroMonsterExistsOnce],
    [516, exampleDSynchro6bAKingTakenBackGoes],
    [527, exampleDSynchro6cABanishedQueenGoesHome],
    [543, exampleDSynchro6dAJackAsMaterial],
    [556, exampleDSynchro7AAJackThatIs],
    [569, exampleDSynchro7BAJackThatFalls],
  ]),
  ...inFile('rules/trump-king/examples-battle.rules', [
    [5, exampleExBattle5ATheStrongerAttacker],
    [19, exampleExBattle5BTheWeakerAttacker],
    [33, exampleExBattle6BothFall],
    [47, exampleExBattle7ThroughADefence],
    [61, exampleExBattle8ADefenceThatHoldsExactly],
    [75, exampleExBattle9ADefenceThatIsStronger],
    [89, exampleDBattle4ANineAgainstNineIn],
    [103, exampleDBattle4BNineAgainstNineIn],
    [117, exampleDBattle4CNineAgainstEightIn],
    [131, exampleDBattle4DNineAgainstEightIn],
    [145, exampleDBattle4ENineAgainstTenIn],
    [159, exampleDBattle4FNineAgainstTenIn],
    [173, exampleDBattle7NoDamageThroughADefence],
    [185, exampleDBattle8ACardAgainstItsTwin],
    [199, exampleDBattle9ATwoRunsIntoA],
    [215, exampleDBattle1AttackAndDefenceAreThe],
    [226, exampleDBattle2SetCardsDoNotShield],
    [238, exampleDBattle3MonstersFirstThenThePlayer],
    [255, exampleDBattle10OneAttackForEachMonster],
    [268, exampleDBattle11AttackingIsNotADuty],
    [287, exampleDMonster1TheThreeStatesOfA],
    [300, exampleDMonster2aAMonsterWaitsATurn],
    [318, exampleDMonster2cNoTurningAfterAnAttack],
    [328, exampleDMonster2dAMonsterFromTheOther],
    [340, exampleDMonster3AChangeNeverHidesA],
    [353, exampleDMonster4ATurnedUpItAttacks],
    [364, exampleDMonster4BNotInTheTurn],
    [372, exampleDMonster4bTurningUpIsNoSummon],
    [381, exampleDMonster5AnAttackedMonsterIsTurned],
    [397, exampleDMonster6NoAttackOutOfA],
    [405, exampleDMonster6BNorOnAMonster],
    [414, exampleDBattle10BACardThatComes],
  ]),
  ...inFile('rules/trump-king/examples-suits.rules', [
    [5, exampleDSpade1SevenLifeForASeven],
    [21, exampleDSpade1bADiamondBarsItsNumber],
    [30, exampleDSpade1cWhatWasPaidStaysPaid],
    [44, exampleDSpade2aASecondCutAfterThe],
    [57, exampleDSpade2cAlsoWhenItIsAttacked],
    [72, exampleDSpade2dAlsoWhenItFallsItself],
    [87, exampleDSpade2eTheSecondCutIsA],
    [99, exampleDSpade2fAtLeastOnePoint],
    [112, exampleDSpadeSynchro1aAKingBeatsA],
    [125, exampleDSpadeSynchro1bAHalfOfOne],
    [138, exampleDSpadeSynchro1bBHalfOfOne],
    [152, exampleDSpadeSynchro2bTenLifeSweepUp],
    [169, exampleDSpadeSynchro2cFifteenSweepTheJack],
    [186, exampleDSpadeSynchro2dWhatMayBePaid],
    [201, exampleDSpadeSynchro2fAnyMultipleThatCan],
    [218, exampleDSpadeSynchro2gWhoeverCannotPayFive],
    [228, exampleDSpadeSynchro2eAJokerIsSwept],
    [248, exampleDHeart2AHeartComesInAttack],
    [261, exampleDHeart3AHeartKeepsItsPosition],
    [268, exampleDHeart4aNineLifeForANine],
    [279, exampleDHeart4bAHeartThatIsThrown],
    [299, exampleDHeart4cATheNineOfDiamonds],
    [307, exampleDHeart4cBTheEightOfDiamonds],
    [319, exampleDHeart5aAheadOnLifeAHeart],
    [332, exampleDHeart5bAAheadOnLifeOnly],
    [347, exampleDHeart5bBADiamondTakesThe],
    [361, exampleDHeart5dNoShelterFromASpell],
    [373, exampleDHeart5fTheLeadIsMeasuredAnew],
    [389, exampleDHeartSynchro1aTheLeadIsPaid],
    [405, exampleDHeartSynchro2aAMonsterOutOf],
    [429, exampleXHeartSynchro2AACardSet],
    [444, exampleXHeartSynchro2BASpellOut],
    [461, exampleDHeartSynchro2eAShortDeck],
    [475, exampleDClub1bACardThrownAwayFor],
    [488, exampleDClub1cTheJokerFetchesWhatThe],
    [506, exampleDClub2AFallenClubIsA],
    [529, exampleDClub2bAFallenAceKeepsIts],
    [545, exampleDClub2cAShortDeckGivesWhat],
    [564, exampleDClub3AnyCardsOfTheHand],
    [588, exampleDClubSynchro1aAQueenLeavesAnd],
    [604, exampleDClubSynchro1bNoClubWaitsIn],
    [622, exampleDDiamond1aTheFiveOfDiamondsAnd],
    [646, exampleDDiamond1bATrapOfTheNumber],
    [659, exampleDDiamond1cFaceDownItBarsNothing],
    [672, exampleDDiamond1dAJokerHasNoNumber],
    [682, exampleDDiamond1eTheAceOfDiamondsShuts],
    [693, exampleDDiamond2aNoShelterBesideTheSix],
    [705, exampleDDiamond2cATheFirstOfTwo],
    [722, exampleDDiamond2cBTheLaterTwinDoes],
    [734, exampleXDiamond2LyingFaceDownDoesNot],
    [748, exampleDDiamond2dNoSecondCutBesideThe],
    [762, exampleDDiamond2eNoCardsBesideTheFive],
    [781, exampleXDiamond2BBothFallAndThe],
    [797, exampleXDiamond2CNorDoesTheSpade],
    [811, exampleXDiamond2DSweptTogetherAndNo],
    [826, exampleXDiamond2ENorWhereAOne],
    [842, exampleDDiamond3aADiamondBreaksACard],
    [865, exampleDDiamond3bNothingAcrossTheTable],
    [873, exampleDDiamond3cNothingToSend],
    [881, exampleDDiamond3dWhatIsSentMustMake],
    [900, exampleDDiamond3eAJackGoesHomeAnd],
    [912, exampleDDiamond4aANormalSummonBreaksNothing],
    [924, exampleDDiamond5bNoRoomForTheCard],
    [941, exampleDDiamond5cAnEightFromTheDeck],
    [958, exampleDDiamond5eAQueenCountsAsDestroyed],
    [974, exampleDDiamondSynchro1AASuitAnd],
    [995, exampleDDiamondSynchro1BWhatTheOther],
    [1010, exampleDDiamondSynchro1CTheOwnCards],
    [1024, exampleXDiamondSynchro2WhatWasNamedIs],
    [1039, exampleDDiamondSynchro2aNoShelterForA],
    [1052, exampleDDiamondSynchro2bANamedSuitCasts],
    [1061, exampleDDiamondSynchro3ATwoQueensThat],
    [1072, exampleDDiamondSynchro3BTheQueenOf],
  ]),
  ...inFile('rules/trump-king/examples-ranks.rules', [
    [5, exampleDRank11bAnAttackIsNoSummon],
    [14, exampleDRank12AnAceClearsTheTable],
    [35, exampleDRank13AAnAceAsAn],
    [44, exampleDRank13BAnAceIsOnly],
    [55, exampleDRank21OneOfThree],
    [76, exampleDRank21bAADeckOfTwo],
    [88, exampleDRank21bBADeckOfNone],
    [95, exampleDRank22OneTwoInATurn],
    [118, exampleDRank81aAnEightBreaksOneSet],
    [131, exampleDRank81bTheCardMeantSlipsAway],
    [147, exampleDRank91aANineNeedsNoOccasion],
    [158, exampleXRank91ANineRightAfterThe],
    [173, exampleDJoker1AAJokerOnAn],
    [184, exampleDJoker1BAnyOwnMonsterKeeps],
    [193, exampleDJoker2bTheOtherJokerDoesNot],
    [203, exampleDChain1TheLastCardUsedIs],
    [221, exampleXTrap4OnlyTwoPassesInA],
  ]),
  ...inFile('rules/trump-king/examples-options.rules', [
    [5, exampleOptFirstPlayerChosenSomebodyDecidesWhoBegins],
    [12, exampleOptFirstPlayerFixedTheFirstSeatBegins],
    [18, exampleOptFirstPlayerFixedNobodyElseIsDrawn],
    [25, exampleOptDeckOutNoEffectPlayGoesOn],
    [37, exampleOptHandLimit6DownToSix],
    [48, exampleOptHandLimit7DownToSeven],
    [58, exampleOptHandLimit6CountedWhenTheTurn],
    [69, exampleXSimultaneousLossBothAtNothingIsA],
    [79, exampleOptSimultaneousLossTurnPlayerLosesBothAt],
    [90, exampleOptTurnLimitEndlessAGameWithoutEnd],
    [100, exampleXTurnLimitTheLastTurnOfA],
    [108, exampleOptPayToZeroAllowedTheLastPoint],
    [121, exampleOptJokerAsMonsterForbiddenAJokerIs],
    [131, exampleOptJokerAsMonsterForbiddenNotEvenFrom],
    [146, exampleOptSpecialRankRolesExclusiveNoSpellOut],
    [157, exampleOptSpecialRankRolesExclusiveNoTrapOut],
    [168, exampleOptFaceDownRoleDeclaredSetAsA],
    [179, exampleOptFaceDownRoleDeclaredSetAsA2],
    [197, exampleOptHandSpellSlotNeededASpellWants],
    [208, exampleOptQuickFromHandYesAnEightStraight],
    [223, exampleOptSetAndFlipAsSummonYesA],
    [235, exampleOptSetAndFlipAsSummonYesA2],
    [246, exampleOptHeartHealOnSpecialYesAHeart],
    [263, exampleOptNormalSpellTargetsOpponentOnlyTheOwn],
    [278, exampleOptNormalSpellTargetsOpponentOnlyNothingTo],
    [287, exampleOptFaceDownAsSameOwnOnlyWith],
    [302, exampleOptNormalTrapScopeOpponentOnlyNoTrap],
    [317, exampleOptLookedCardsRestShuffledInTheRest],
    [330, exampleOptLookedCardsRestToBottomTheRest],
    [343, exampleOptLookedCardsRestToBottomAlsoAfter],
    [360, exampleOptHeartSynchroPaymentAnyPartAPart],
    [377, exampleOptHeartSynchroActivationNewChainTheSpell],
    [399, exampleOptFaceDownMaterialNoOnlyFaceUp],
    [410, exampleOptSynchroAsMaterialNoAJackIs],
    [420, exampleOptSynchroPaysSendCostNoAJack],
    [430, exampleOptSpadeSynchroRoundingWithoutMinimumHalfOf],
    [443, exampleOptSpadeSynchroOwnCardsNoOnlyThe],
    [456, exampleOptClubSynchroGraveyardAnyAClubFrom],
    [475, exampleOptMutualDestructionTriggersNoTheFallenDeal],
    [490, exampleOptBattleTargetLostReplayAnotherTargetFor],
    [509, exampleOptAttackInSummoningTurnNoAFresh],
    [518, exampleOptAttackInSummoningTurnNoNotAt],
    [528, exampleOptPositionChangeAttackedEverOnceItAttacked],
    [542, exampleOptSameTimeTriggersTurnPlayerChoosesThe],
    [562, exampleOptAbilityTimingOwnTurnAnyWindowA],
    [571, exampleOptAbilityTimingOwnTurnAnyWindowThe],
    [588, exampleOptAbilityTimingOwnTurnAnyWindowA2],
    [599, exampleOptAbilityTimingOwnTurnAnyWindowNot],
    [613, exampleOptDiamondBlocksSetYesNoSettingPast],
    [626, exampleOptNegationZonesFieldOnlyAHandIs],
    [638, exampleOptMutualNegationBothNegatedTwoTwinsAre],
    [652, exampleOptFallingDiamondNegatesNoMoreTheClub],
    [666, exampleOptFallingDiamondNegatesNoMoreTheSpade],
    [679, exampleOptFallingDiamondNegatesNoMoreADiamond],
    [694, exampleOptFallingDiamondNegatesNoMoreSweptTogether],
    [709, exampleOptFallingDiamondNegatesNoMoreAndWhere],
    [726, exampleOptNegatedActivationWithoutEffectASpellWasted],
    [738, exampleOptBlockedTopCardToGraveyardABarred],
    [755, exampleOptChainOrderImmediateEachAnswerWorksAt],
    [774, exampleOptFirstResponderOtherSideTheOtherPlayer],
    [786, exampleOptDestroyedWhileActivatingStopsEffectADestroyed],
    [801, exampleOptDestroyedWhileActivatingStopsEffectAnEight],
    [818, exampleOptDestroyedWhileActivatingStopsEffectAFallen],
    [831, exampleOptDestroyedWhileActivatingStopsEffectANine],
    [849, exampleOptJokerNeedsTwoTakesOneAJoker],
    [860, exampleOptActivatedCardLeavesEndOfChainUsed],
    [883, exampleOptNegationZonesFieldOnlyASetCard],
    [895, exampleOptDestroyedWhileActivatingStopsEffectASweep],
    [912, exampleOptDestroyedWhileActivatingStopsEffectALook],
    [930, exampleOptHeartSynchroActivationNewChainWhatLies],
  ]),
  ...inFile('rules/trump-king/examples-limits.rules', [
    [5, exampleXBattle10OneAttackOnMonstersToo],
    [16, exampleXBattle4AnAttackerThatHasGone],
    [32, exampleXBattle5NobodyIsHurtForNothing],
    [42, exampleXBattle4BWhatABattleSets],
    [56, exampleXLife2OnePointOfLifeIs],
    [67, exampleXMonster2OneChangeInATurn],
    [77, exampleXDiamond2FTurningFromDefenceTo],
    [87, exampleXDiamond2GWhoIsTurnedUp],
    [99, exampleXTurn2ADrawTakesFromThe],
    [105, exampleXSpell6AThirdCardMayBe],
    [115, exampleXNormalTrap1WhatIsBanishedIs],
    [126, exampleXNormalTrap1BAlsoAnOwn],
    [136, exampleXRank11AnOwnSummonIsAnswered],
    [146, exampleOptNormalTrapScopeOpponentOnlyAOne],
    [157, exampleOptNormalTrapScopeOpponentOnlyAOne2],
    [168, exampleXRank22AnotherSpellBeforeItDoes],
    [180, exampleXRank91WhatHasGoneDoesNot],
    [192, exampleOptHandLimit6AtTheEndOf],
    [201, exampleOptJokerNeedsTwoTakesOneButNever],
    [211, exampleXJoker2OfTwoCardsAmongJokers],
    [220, exampleOptJokerNeedsTwoTakesOneAndNot],
    [230, exampleOptSynchroAsMaterialNoOthersGoOn],
    [244, exampleXAbilitiesEachSuitHasItsOwn],
    [262, exampleXHeart3AKingOfHeartsTurns],
    [270, exampleXClub2AQueenOfClubsDraws],
    [283, exampleXHeartSynchro1ALeadIsNeeded],
    [295, exampleXSpadeSynchro2TheNumberPaidIs],
    [306, exampleOptSpadeSynchroRoundingWithoutMinimumHalfOf2],
    [319, exampleOptMutualDestructionTriggersNoNorDoesA],
    [332, exampleXClubSynchro1NotAClubWhose],
    [346, exampleXDiamondSynchro1AnySuitAndAny],
    [366, exampleXDiamondSynchro2KingsThatAreNegated],
    [380, exampleXDiamond2HDifferentNumbersLeaveEach],
    [389, exampleXDiamond2IOnlyTheOpponentS],
    [400, exampleOptNegationZonesFieldOnlyWhatLiesOn],
    [411, exampleXTrap5ANegatedTrapIsNot],
    [422, exampleOptNegatedActivationWithoutEffectATrapWasted],
    [435, exampleOptDestroyedWhileActivatingStopsEffectASpell],
    [447, exampleXDiamond2JTheDiamondFallsLast],
    [461, exampleXDiamond2KWhoeverSCardsLie],
    [476, exampleXDiamond2LWhoeverSAreSwept],
    [493, exampleXAbilityTimingNotInAWindow],
    [510, exampleXAbilityTimingNorTheLookIntoThe],
    [524, exampleOptAbilityTimingOwnTurnAnyWindowNot2],
    [542, exampleOptAbilityTimingOwnTurnAnyWindowNor],
    [557, exampleOptAbilityTimingOwnTurnAnyWindowNor2],
    [573, exampleOptAbilityTimingOwnTurnAnyWindowOnly],
    [594, exampleXAbilitiesFromTheHandOrTheField],
  ]),
  ...inFile('rules/trump-king/set-hearts.rules', [[6, exampleAHeartLiesFaceDown]]),
]
