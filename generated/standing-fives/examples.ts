// Compiled from the rules of StandingFives: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { family, top } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  branch,
  card,
  choosable,
  chooses,
  does,
  exactly,
  example,
  happened,
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
  doDrawPhase,
  doHandCheck,
  doMain,
  doMatch,
  doSetUp,
  doSettleFirstPlayer,
  doTurn,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

const example1 = example<State>(
  'd.setup.2 twelve cards wait beside the deck',
  ['setup.2'],
  'rules/trump-king/examples-turns.rules:5',
  [[0, 2]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [
    then(
      9,
      (s) => s.zones[ZONE['extra'] + 0]!.length === 12,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.length,
    ),
    then(
      10,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c) => PRINTED_RANK[s.def[c]!]! === 11).length === 4,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c) => PRINTED_RANK[s.def[c]!]! === 11).length,
    ),
    then(
      11,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c2) => PRINTED_RANK[s.def[c2]!]! === 12).length === 4,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c2) => PRINTED_RANK[s.def[c2]!]! === 12).length,
    ),
    then(
      12,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c3) => PRINTED_RANK[s.def[c3]!]! === 13).length === 4,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c3) => PRINTED_RANK[s.def[c3]!]! === 13).length,
    ),
    then(
      13,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c4) => PRINTED_SUIT[s.def[c4]!]! === SUIT['♠']).length === 3,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c4) => PRINTED_SUIT[s.def[c4]!]! === SUIT['♠']).length,
    ),
    then(
      14,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c5) => PRINTED_SUIT[s.def[c5]!]! === SUIT['♥']).length === 3,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c5) => PRINTED_SUIT[s.def[c5]!]! === SUIT['♥']).length,
    ),
    then(
      15,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c6) => PRINTED_SUIT[s.def[c6]!]! === SUIT['♣']).length === 3,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c6) => PRINTED_SUIT[s.def[c6]!]! === SUIT['♣']).length,
    ),
    then(
      16,
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c7) => PRINTED_SUIT[s.def[c7]!]! === SUIT['♦']).length === 3,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.filter((c7) => PRINTED_SUIT[s.def[c7]!]! === SUIT['♦']).length,
    ),
    then(17, (s) => !s.zones[ZONE['deck'] + 0]!.some((c8) => isSynchro(s, c8))),
    then(18, (s) => !s.zones[ZONE['hand'] + 0]!.some((c9) => isSynchro(s, c9))),
    happened(19, [
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 1)]),
    ]),
  ],
)

const example2 = example<State>(
  'd.start.1 the hands lie unseen while the first player is settled',
  ['start.1'],
  'rules/trump-king/examples-turns.rules:21',
  [[0, 1]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [
    choosable(25, 0, [value('player', () => 1)]),
    then(
      26,
      (s) => s.zones[ZONE['dealt'] + 0]!.length === 5,
      'number',
      (s) => s.zones[ZONE['dealt'] + 0]!.length,
    ),
    then(
      27,
      (s) => s.zones[ZONE['dealt'] + 1]!.length === 5,
      'number',
      (s) => s.zones[ZONE['dealt'] + 1]!.length,
    ),
    then(
      28,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(29, (s) => !family(s, ZONE['dealt']).some((c) => viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1))),
    chooses(30, 0, [value('player', () => 1)]),
    then(
      31,
      (s) => s.turnPlayer === 1,
      'player',
      (s) => s.turnPlayer,
    ),
    then(
      32,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 5,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
  ],
)

const example3 = example<State>(
  'd.start.2 each player looks at the own hand only',
  ['start.2'],
  'rules/trump-king/examples-turns.rules:34',
  [[0, 2]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [
    then(
      38,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 5,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      39,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 5,
      'number',
      (s) => s.zones[ZONE['hand'] + 1]!.length,
    ),
    then(
      40,
      (s) => !s.zones[ZONE['hand'] + 0]!.some((c) => !viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1)),
    ),
    then(
      41,
      (s) => !s.zones[ZONE['hand'] + 1]!.some((c2) => !viewersOf(s, c2).includes(1) || viewersOf(s, c2).includes(0)),
    ),
  ],
)

const example4 = example<State>(
  'd.start.3a-a nothing is drawn on the very first turn',
  ['start.3'],
  'rules/trump-king/examples-turns.rules:43',
  [[0, 2]],
  () => {},
  (s) => {
    doMatch(s)
  },
  [
    then(
      47,
      (s) => s.turnNumber === 1,
      'number',
      (s) => s.turnNumber,
    ),
    then(
      48,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 5,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      49,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 37,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    then(
      50,
      (s) => (s.timesDrawDuringMatch[0] ?? 0) === 0,
      'number',
      (s) => s.timesDrawDuringMatch[0] ?? 0,
    ),
  ],
)

const example5 = example<State>(
  'd.start.3a-b no battle on the very first turn',
  ['start.3'],
  'rules/trump-king/examples-turns.rules:52',
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    does(58, 0, 57, [card(32), null]),
    answers(59, 0, 'passes'),
    refused(60, 0, 16, [card(32), null], ['battle.2']),
    answers(61, 0, 'passes'),
    answers(62, 0, 'passes'),
    offered(63, 0, 33, [card(28), null]),
    refused(64, 0, 16, [card(32), null], ['battle.2']),
    then(
      65,
      (s) => (s.timesBattlePhaseDuringTurn[0] ?? 0) === 0,
      'number',
      (s) => s.timesBattlePhaseDuringTurn[0] ?? 0,
    ),
    then(
      66,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example6 = example<State>(
  'd.start.3b the second player draws and fights on turn two',
  ['start.3'],
  'rules/trump-king/examples-turns.rules:68',
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
  },
  (s) => {
    doTurn(s, 1)
  },
  [
    then(
      77,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 6,
      'number',
      (s) => s.zones[ZONE['hand'] + 1]!.length,
    ),
    does(78, 1, 57, [card(20), null]),
    does(79, 1, 16, [card(20), null]),
    then(
      80,
      (s) => s.life[0]! === 32,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      81,
      (s) => s.turnNumber === 2,
      'number',
      (s) => s.turnNumber,
    ),
  ],
)

const example7 = example<State>(
  'd.synchro.4 the extra deck at the start',
  ['synchro.4'],
  'rules/trump-king/examples-turns.rules:83',
  [[0, 2]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [
    then(
      87,
      (s) => s.zones[ZONE['extra'] + 0]!.length === 12,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.length,
    ),
    then(88, (s) => !s.zones[ZONE['extra'] + 0]!.some((c) => !viewersOf(s, c).includes(0))),
    then(89, (s) => !s.zones[ZONE['hand'] + 0]!.some((c2) => isSynchro(s, c2))),
    then(90, (s) => !s.zones[ZONE['deck'] + 0]!.some((c3) => isSynchro(s, c3))),
    then(91, (s) => !s.zones[ZONE['graveyard'] + 0]!.some((c4) => isSynchro(s, c4))),
  ],
)

const example8 = example<State>(
  'd.turn.1 one card from the deck to the hand',
  ['turn.1'],
  'rules/trump-king/examples-turns.rules:95',
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
  },
  (s) => {
    doDrawPhase(s, 1)
  },
  [
    then(
      104,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 6,
      'number',
      (s) => s.zones[ZONE['hand'] + 1]!.length,
    ),
    then(105, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 1),
    then(
      106,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 36,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
    then(
      107,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      108,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example9 = example<State>(
  'd.turn.1b an empty deck loses',
  ['turn.1'],
  'rules/trump-king/examples-turns.rules:110',
  [],
  (s) => {
    s.turnNumber = 4
    s.life[0] = 12
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      117,
      (s) => s.result[0]! === 0 - 1,
      'number',
      (s) => s.result[0]!,
    ),
    then(
      118,
      (s) => s.result[1]! === 1,
      'number',
      (s) => s.result[1]!,
    ),
  ],
)

const example10 = example<State>(
  'd.turn.1c an empty deck does no harm at this table',
  ['turn.1'],
  'rules/trump-king/examples-turns.rules:120',
  [[1, 1]],
  (s) => {
    s.turnNumber = 4
    s.life[0] = 12
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    does(127, 0, 57, [card(28), null]),
    then(
      128,
      (s) => s.turnNumber === 5,
      'number',
      (s) => s.turnNumber,
    ),
    then(129, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0),
    then(
      130,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
  ],
)

const example11 = example<State>(
  'd.turn.2 taking a card by an effect is no draw',
  ['turn.2'],
  'rules/trump-king/examples-turns.rules:132',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(138, 0, 34, [card(1), null]),
    chooses(139, 0, [card(47)]),
    then(140, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['hand'] + 0),
    then(
      141,
      (s) => (s.timesDrawDuringMain[0] ?? 0) === 0,
      'number',
      (s) => s.timesDrawDuringMain[0] ?? 0,
    ),
    then(
      142,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
  ],
)

const example12 = example<State>(
  'd.turn.3 what the main phase offers',
  ['turn.3'],
  'rules/trump-king/examples-turns.rules:144',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(149, 0, [
      moved(57, [card(3), null]),
      moved(58, [card(3), null]),
      moved(33, [card(3), null]),
      moved(22, [card(3), null]),
    ]),
  ],
)

const example13 = example<State>(
  'd.turn.4 what the battle phase offers',
  ['turn.4'],
  'rules/trump-king/examples-turns.rules:151',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    exactly(159, 0, [moved(16, [card(19), null])]),
    refused(160, 0, 57, [card(3), null], ['summon.1']),
    refused(161, 0, 58, [card(3), null], ['summon.3']),
    refused(162, 0, 33, [card(3), null], ['spell.4']),
    refused(163, 0, 22, [card(3), null], ['spade.1']),
    refused(164, 0, 34, [card(3), null], ['spell.1']),
    answers(165, 0, 'passes'),
    then(
      166,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example14 = example<State>(
  'd.turn.5-a a summon saved for the second main phase',
  ['turn.5'],
  'rules/trump-king/examples-turns.rules:168',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(173, 0, 'passes'),
    does(174, 0, 57, [card(31), null]),
    then(175, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0),
    then(
      176,
      (s) => s.turnNumber === 5,
      'number',
      (s) => s.turnNumber,
    ),
  ],
)

const example15 = example<State>(
  'd.turn.5-b the summon of the first main phase counts in the second',
  ['turn.5', 'summon.2'],
  'rules/trump-king/examples-turns.rules:178',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(183, 0, 57, [card(47), null]),
    answers(184, 0, 'passes'),
    answers(185, 0, 'passes'),
    answers(186, 0, 'passes'),
    answers(187, 0, 'passes'),
    answers(188, 0, 'passes'),
    offered(189, 0, 33, [card(31), null]),
    refused(190, 0, 57, [card(31), null], ['summon.2']),
  ],
)

const example16 = example<State>(
  "d.turn.6-a the other player's turn begins with the draw",
  ['turn.6'],
  'rules/trump-king/examples-turns.rules:192',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(198, 0, 'passes'),
    does(199, 1, 33, [card(29), null]),
    then(
      200,
      (s) => s.turnNumber === 6,
      'number',
      (s) => s.turnNumber,
    ),
    then(
      201,
      (s) => s.turnPlayer === 1,
      'player',
      (s) => s.turnPlayer,
    ),
    happened(202, [moved(43, [value('player', () => 1)]), moved(44, [value('player', () => 1)])]),
    then(203, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1),
  ],
)

const example17 = example<State>(
  'd.turn.6-b a summon and an attack in each turn',
  ['turn.6'],
  'rules/trump-king/examples-turns.rules:205',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(215, 0, 57, [card(31), null]),
    does(216, 0, 16, [card(47), null]),
    then(
      217,
      (s) => s.life[1]! === 31,
      'number',
      (s) => s.life[1]!,
    ),
    then(
      218,
      (s) => s.turnNumber === 5,
      'number',
      (s) => s.turnNumber,
    ),
    does(219, 0, 57, [card(28), null]),
    does(220, 0, 16, [card(47), null]),
    then(
      221,
      (s) => s.life[1]! === 22,
      'number',
      (s) => s.life[1]!,
    ),
    then(
      222,
      (s) => s.turnNumber === 7,
      'number',
      (s) => s.turnNumber,
    ),
  ],
)

const example18 = example<State>(
  'd.turn.6-c a two and a change of position in each turn',
  ['turn.6'],
  'rules/trump-king/examples-turns.rules:224',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
    placeGiven(s, 7, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(232, 0, 34, [card(1), null]),
    chooses(233, 0, [card(29)]),
    does(234, 0, 20, [card(48), null]),
    then(
      235,
      (s) => s.position[theCopy(s, CARD['10♦'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['10♦'])]!,
    ),
    then(
      236,
      (s) => s.turnNumber === 5,
      'number',
      (s) => s.turnNumber,
    ),
    does(237, 0, 34, [card(27), null]),
    chooses(238, 0, [card(5)]),
    does(239, 0, 20, [card(48), null]),
    then(
      240,
      (s) => s.position[theCopy(s, CARD['10♦'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['10♦'])]!,
    ),
    then(
      241,
      (s) => s.turnNumber === 7,
      'number',
      (s) => s.turnNumber,
    ),
  ],
)

const example19 = example<State>(
  'd.life.1-a both begin with forty',
  ['life.1'],
  'rules/trump-king/examples-turns.rules:245',
  [[0, 2]],
  () => {},
  (s) => {
    doMatch(s)
  },
  [
    then(
      249,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      250,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example20 = example<State>(
  'd.life.1-b life has no upper end',
  ['life.1', 'heart.4'],
  'rules/trump-king/examples-turns.rules:252',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(259, 0, 57, [card(18), null]),
    answers(260, 0, 'accepts'),
    then(
      261,
      (s) => s.life[0]! === 46,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example21 = example<State>(
  'd.life.2a the last point of life',
  ['life.2'],
  'rules/trump-king/examples-turns.rules:263',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 5
    placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(269, 0, 16, [card(45), null]),
    then(
      270,
      (s) => s.life[1]! <= 0,
      'number',
      (s) => s.life[1]!,
    ),
    then(
      271,
      (s) => s.result[1]! === 0 - 1,
      'number',
      (s) => s.result[1]!,
    ),
    then(
      272,
      (s) => s.result[0]! === 1,
      'number',
      (s) => s.result[0]!,
    ),
  ],
)

const example22 = example<State>(
  'x.life.2 nothing happens after the last point',
  ['life.2'],
  'rules/trump-king/examples-turns.rules:274',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 5
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(281, 0, 17, [card(8), card(28), null]),
    then(
      282,
      (s) => s.result[1]! === 0 - 1,
      'number',
      (s) => s.result[1]!,
    ),
    then(283, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1),
  ],
)

const example23 = example<State>(
  'd.life.2b-a nobody pays the last point',
  ['life.2', 'spade.1'],
  'rules/trump-king/examples-turns.rules:285',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 7
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(291, 0, 22, [card(6), null], ['gap.pay-to-zero'])],
)

const example24 = example<State>(
  'd.life.2b-b one point must remain',
  ['life.2', 'spade.1'],
  'rules/trump-king/examples-turns.rules:293',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 8
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(299, 0, 22, [card(6), null]),
    chooses(300, 0, [value('position', () => POSITION['attack'])]),
    then(
      301,
      (s) => s.life[0]! === 1,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example25 = example<State>(
  'd.summon.1b a joker stands there with nothing',
  ['summon.1'],
  'rules/trump-king/examples-cards.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(10, 0, 57, [card(52), null]),
    then(11, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0),
    then(
      12,
      (s) => s.position[theCopy(s, CARD['JK1'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['JK1'])]!,
    ),
    then(
      13,
      (s) => valueOf(s, theCopy(s, CARD['JK1'])) === 0,
      'number',
      (s) => valueOf(s, theCopy(s, CARD['JK1'])),
    ),
    then(14, (s) => PRINTED_SUIT[s.def[theCopy(s, CARD['JK1'])]!]! === NONE),
    then(15, (s) => PRINTED_RANK[s.def[theCopy(s, CARD['JK1'])]!]! === NONE),
  ],
)

const example26 = example<State>(
  'd.summon.2 one normal summon each turn',
  ['summon.2'],
  'rules/trump-king/examples-cards.rules:17',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(24, 0, 57, [card(48), null]),
    answers(25, 0, 'passes'),
    refused(26, 0, 57, [card(27), null], ['summon.2']),
    does(27, 0, 57, [card(27), null]),
    then(
      28,
      (s) => s.turnNumber === 7,
      'number',
      (s) => s.turnNumber,
    ),
    then(29, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['monsters'] + 0),
  ],
)

const example27 = example<State>(
  'd.summon.3-a the ways to play a card from the hand',
  ['summon.3'],
  'rules/trump-king/examples-cards.rules:31',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(36, 0, [moved(57, [card(31), null]), moved(58, [card(31), null]), moved(33, [card(31), null])]),
    does(37, 0, 57, [card(31), null]),
    then(
      38,
      (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['6♣'])]!,
    ),
  ],
)

const example28 = example<State>(
  'd.summon.3-b set means face-down defence',
  ['summon.3'],
  'rules/trump-king/examples-cards.rules:40',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(45, 0, 58, [card(31), null]),
    then(
      46,
      (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['face-down'],
      'position',
      (s) => s.position[theCopy(s, CARD['6♣'])]!,
    ),
    then(47, (s) => !viewersOf(s, theCopy(s, CARD['6♣'])).includes(1)),
  ],
)

const example29 = example<State>(
  'd.summon.4 setting a monster is the summon of the turn',
  ['summon.4'],
  'rules/trump-king/examples-cards.rules:49',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(54, 0, 58, [card(31), null]),
    refused(55, 0, 57, [card(41), null], ['summon.2']),
    refused(56, 0, 58, [card(41), null], ['summon.4']),
    offered(57, 0, 33, [card(41), null]),
  ],
)

const example30 = example<State>(
  'd.summon.5 face-up in either position',
  ['summon.5'],
  'rules/trump-king/examples-cards.rules:59',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(66, 0, 22, [card(4), null]),
    choosable(67, 0, [value('position', () => POSITION['attack'])]),
    choosable(68, 0, [value('position', () => POSITION['defence'])]),
    notChoosable(69, 0, [value('position', () => POSITION['face-down'])]),
    chooses(70, 0, [value('position', () => POSITION['defence'])]),
    then(
      71,
      (s) => s.life[0]! === 35,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      72,
      (s) => s.position[theCopy(s, CARD['5♠'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['5♠'])]!,
    ),
    then(73, (s) => viewersOf(s, theCopy(s, CARD['5♠'])).includes(1)),
  ],
)

const example31 = example<State>(
  'd.summon.6 any number of special summons',
  ['summon.6'],
  'rules/trump-king/examples-cards.rules:75',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(82, 0, 57, [card(47), null]),
    does(83, 0, 22, [card(1), null]),
    chooses(84, 0, [value('position', () => POSITION['attack'])]),
    does(85, 0, 22, [card(2), null]),
    chooses(86, 0, [value('position', () => POSITION['defence'])]),
    then(
      87,
      (s) => s.life[0]! === 35,
      'number',
      (s) => s.life[0]!,
    ),
    then(88, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(89, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['monsters'] + 0),
    then(90, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['monsters'] + 0),
  ],
)

const example32 = example<State>(
  'd.summon.7a three monsters are the limit',
  ['summon.7'],
  'rules/trump-king/examples-cards.rules:92',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(98, 0, 57, [card(4), null], ['summon.7']),
    refused(99, 0, 58, [card(4), null], ['summon.7']),
    refused(100, 0, 22, [card(4), null], ['summon.7']),
  ],
)

const example33 = example<State>(
  'd.summon.7b materials make room first',
  ['summon.7', 'synchro.1'],
  'rules/trump-king/examples-cards.rules:102',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    offered(108, 0, 62, [card(49), null]),
    does(109, 0, 62, [card(36), null]),
    chooses(110, 0, [card(28), card(46)]),
    chooses(111, 0, [value('position', () => POSITION['attack'])]),
    then(
      112,
      (s) => s.zones[ZONE['monsters'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['monsters'] + 0]!.length,
    ),
    then(113, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0),
    then(114, (s) => s.place[theCopy(s, CARD['J♣'])] === ZONE['monsters'] + 0),
  ],
)

const example34 = example<State>(
  'ex.spell.3 a spell with nothing to do stays in the hand',
  ['spell.3'],
  'rules/trump-king/examples-cards.rules:118',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(123, 0, 34, [card(3), null], ['spell.3']),
    then(124, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0),
    then(
      125,
      (s) => s.timesDestroyDuringMain === 0,
      'number',
      (s) => s.timesDestroyDuringMain,
    ),
  ],
)

const example35 = example<State>(
  'd.spell.1-a any card is a spell',
  ['spell.1', 'normal-spell.1'],
  'rules/trump-king/examples-cards.rules:127',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(133, 0, 34, [card(32), null]),
    answers(134, 0, 'passes'),
    offered(135, 0, 57, [card(40), null]),
    then(136, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1),
    then(137, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0),
    then(
      138,
      (s) => summonsMadeOf(s, 0) === 0,
      'number',
      (s) => summonsMadeOf(s, 0),
    ),
  ],
)

const example36 = example<State>(
  'd.spell.1-b a diamond keeps its number shut',
  ['spell.1', 'normal-spell.1', 'diamond.1'],
  'rules/trump-king/examples-cards.rules:140',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(146, 0, 34, [card(32), null], ['diamond.1'])],
)

const example37 = example<State>(
  'd.spell.2-a three spells in one turn',
  ['spell.2'],
  'rules/trump-king/examples-cards.rules:148',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(154, 0, 34, [card(32), null]),
    chooses(155, 0, [card(19)]),
    does(156, 0, 34, [card(41), null]),
    does(157, 0, 34, [card(3), null]),
    then(158, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1),
    then(159, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
    then(160, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(
      161,
      (s) => s.zones[ZONE['monsters'] + 1]!.length === 0,
      'number',
      (s) => s.zones[ZONE['monsters'] + 1]!.length,
    ),
  ],
)

const example38 = example<State>(
  "d.spell.2-b no spells in the other player's turn",
  ['spell.2'],
  'rules/trump-king/examples-cards.rules:163',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    refused(170, 0, 34, [card(32), null], ['spell.2']),
    refused(171, 0, 34, [card(41), null], ['spell.2']),
    refused(172, 0, 34, [card(3), null], ['spell.2']),
  ],
)

const example39 = example<State>(
  'd.spell.3a no monster of the suit or the number',
  ['spell.3'],
  'rules/trump-king/examples-cards.rules:174',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(181, 0, 34, [card(32), null], ['spell.3'])],
)

const example40 = example<State>(
  'd.spell.3b an eight without a card to break',
  ['spell.3', 'rank8.1'],
  'rules/trump-king/examples-cards.rules:183',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(188, 0, 34, [card(7), null], ['spell.3'])],
)

const example41 = example<State>(
  'd.spell.3c the own monster will do',
  ['spell.3', 'normal-spell.1'],
  'rules/trump-king/examples-cards.rules:190',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [offered(196, 0, 34, [card(32), null])],
)

const example42 = example<State>(
  'd.spell.4 a spell laid face-down',
  ['spell.4'],
  'rules/trump-king/examples-cards.rules:198',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(203, 0, 33, [card(3), null]),
    then(204, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['backrow'] + 0),
    then(
      205,
      (s) => s.zones[ZONE['backrow'] + 0]!.length === 1,
      'number',
      (s) => s.zones[ZONE['backrow'] + 0]!.length,
    ),
    then(206, (s) => viewersOf(s, theCopy(s, CARD['4♠'])).includes(0)),
    then(207, (s) => !viewersOf(s, theCopy(s, CARD['4♠'])).includes(1)),
    then(
      208,
      (s) => summonsMadeOf(s, 0) === 0,
      'number',
      (s) => summonsMadeOf(s, 0),
    ),
  ],
)

const example43 = example<State>(
  'd.spell.5 set and used in one turn',
  ['spell.5'],
  'rules/trump-king/examples-cards.rules:210',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(216, 0, 33, [card(3), null]),
    does(217, 0, 34, [card(3), null]),
    then(218, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(219, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(
      220,
      (s) => s.zones[ZONE['backrow'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['backrow'] + 0]!.length,
    ),
  ],
)

const example44 = example<State>(
  'd.spell.6 three set cards are the limit, the hand is free',
  ['spell.6'],
  'rules/trump-king/examples-cards.rules:222',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 41, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(230, 0, 33, [card(3), null], ['spell.6']),
    refused(231, 0, 33, [card(27), null], ['spell.6']),
    offered(232, 0, 34, [card(3), null]),
    offered(233, 0, 34, [card(27), null]),
  ],
)

const example45 = example<State>(
  'd.spell.7 a used spell is gone',
  ['spell.7'],
  'rules/trump-king/examples-cards.rules:235',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(241, 0, 34, [card(3), null]),
    then(242, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(243, (s) => !isOnField(s, theCopy(s, CARD['4♠']))),
    then(
      244,
      (s) => s.zones[ZONE['table'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['table'] + 0]!.length,
    ),
  ],
)

const example46 = example<State>(
  'd.spell.8 an eight used as a trap',
  ['spell.8', 'rank8.1', 'trap.3'],
  'rules/trump-king/examples-cards.rules:246',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(253, 1, 33, [card(15), null]),
    answers(254, 1, 'passes'),
    does(255, 0, 35, [card(7), null]),
    then(256, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1),
    then(257, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example47 = example<State>(
  'd.normal-spell.1a suit, number, and nothing face-down',
  ['normal-spell.1'],
  'rules/trump-king/examples-cards.rules:259',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 1, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(266, 0, 34, [card(3), null]),
    choosable(267, 0, [card(8)]),
    choosable(268, 0, [card(16)]),
    choosable(269, 0, [card(29)]),
    notChoosable(270, 0, [card(1)]),
    chooses(271, 0, [card(29)]),
    then(272, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0),
  ],
)

const example48 = example<State>(
  'd.normal-spell.1c a queen is reached by suit',
  ['normal-spell.1'],
  'rules/trump-king/examples-cards.rules:274',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(280, 0, 34, [card(15), null]),
    then(281, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1),
    then(282, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example49 = example<State>(
  'd.trap.1 any card is a trap',
  ['trap.1', 'normal-trap.1'],
  'rules/trump-king/examples-cards.rules:286',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 19, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(293, 1, 57, [card(19), null]),
    does(294, 0, 35, [card(32), null]),
    then(295, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['banished'] + 1),
    then(296, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0),
  ],
)

const example50 = example<State>(
  'd.trap.2-a no trap in the turn it was set',
  ['trap.2'],
  'rules/trump-king/examples-cards.rules:298',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(303, 0, 33, [card(32), null]),
    does(304, 0, 57, [card(19), null]),
    answers(305, 0, 'declines'),
    refused(306, 0, 35, [card(32), null], ['trap.2']),
  ],
)

const example51 = example<State>(
  'd.trap.2-b one turn later it may spring',
  ['trap.2'],
  'rules/trump-king/examples-cards.rules:308',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(315, 0, 33, [card(32), null]),
    does(316, 0, 57, [card(19), null]),
    does(317, 1, 57, [card(29), null]),
    does(318, 0, 35, [card(32), null]),
    then(
      319,
      (s) => s.turnNumber === 6,
      'number',
      (s) => s.turnNumber,
    ),
    then(320, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['banished'] + 1),
  ],
)

const example52 = example<State>(
  'd.trap.3 a trap stops an attack',
  ['trap.3'],
  'rules/trump-king/examples-cards.rules:322',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 48, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(331, 1, 16, [card(48), null]),
    does(332, 0, 35, [card(21), null]),
    then(333, (s) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 1),
    then(
      334,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example53 = example<State>(
  'd.trap.4 two traps in one turn',
  ['trap.4'],
  'rules/trump-king/examples-cards.rules:336',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 1, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(343, 1, 22, [card(6), null]),
    chooses(344, 1, [value('position', () => POSITION['attack'])]),
    does(345, 0, 35, [card(32), null]),
    does(346, 1, 57, [card(14), null]),
    does(347, 0, 35, [card(1), null]),
    then(348, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['banished'] + 1),
    then(349, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['banished'] + 1),
  ],
)

const example54 = example<State>(
  'd.trap.5 a trap that fits nothing stays set',
  ['trap.5'],
  'rules/trump-king/examples-cards.rules:351',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [does(358, 1, 57, [card(16), null]), refused(359, 0, 35, [card(32), null], ['trap.5'])],
)

const example55 = example<State>(
  'd.trap.6 a used trap is gone',
  ['trap.6'],
  'rules/trump-king/examples-cards.rules:361',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 19, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(368, 1, 57, [card(19), null]),
    does(369, 0, 35, [card(32), null]),
    then(370, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0),
    then(371, (s) => !isOnField(s, theCopy(s, CARD['7♣']))),
    then(
      372,
      (s) => s.zones[ZONE['table'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['table'] + 0]!.length,
    ),
  ],
)

const example56 = example<State>(
  'd.trap.6-b what stays face-up is seen and used up',
  ['spell.9', 'trap.6'],
  'rules/trump-king/examples-cards.rules:374',
  [],
  (s) => {
    s.turnNumber = 6
    placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    s.standing[theCopy(s, CARD['7♣'])] = true
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(381, 0, 34, [card(32), null], ['spell.9']),
    refused(382, 0, 35, [card(32), null], ['trap.6']),
    then(383, (s) => isFaceUp(s, theCopy(s, CARD['7♣']))),
    then(384, (s) => viewersOf(s, theCopy(s, CARD['7♣'])).includes(1)),
  ],
)

const example57 = example<State>(
  'd.normal-trap.1b a set monster calls no trap',
  ['normal-trap.1'],
  'rules/trump-king/examples-cards.rules:386',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [does(392, 0, 58, [card(6), null]), refused(393, 1, 35, [card(3), null], ['normal-trap.1'])],
)

const example58 = example<State>(
  'd.normal-trap.1c the gain outlives the summoned heart',
  ['normal-trap.1', 'heart.4'],
  'rules/trump-king/examples-cards.rules:395',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(403, 0, 57, [card(21), null]),
    answers(404, 0, 'accepts'),
    does(405, 1, 35, [card(16), null]),
    then(406, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['banished'] + 0),
    then(
      407,
      (s) => s.life[0]! === 49,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example59 = example<State>(
  'ex.synchro.5a a seven of spades and a five of hearts',
  ['synchro.5'],
  'rules/trump-king/examples-cards.rules:411',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 17, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    offered(417, 0, 62, [card(11), null]),
    offered(418, 0, 62, [card(24), null]),
    refused(419, 0, 62, [card(37), null], ['synchro.5']),
    refused(420, 0, 62, [card(50), null], ['synchro.5']),
  ],
)

const example60 = example<State>(
  'ex.synchro.5b the sum names the number',
  ['synchro.3'],
  'rules/trump-king/examples-cards.rules:422',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 17, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(428, 0, 62, [card(10), null], ['synchro.3']),
    refused(429, 0, 62, [card(23), null], ['synchro.3']),
    refused(430, 0, 62, [card(12), null], ['synchro.3']),
    refused(431, 0, 62, [card(25), null], ['synchro.3']),
    does(432, 0, 62, [card(11), null]),
    chooses(433, 0, [card(6), card(17)]),
    chooses(434, 0, [value('position', () => POSITION['attack'])]),
    then(435, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0),
    then(
      436,
      (s) => s.zones[ZONE['monsters'] + 0]!.length === 1,
      'number',
      (s) => s.zones[ZONE['monsters'] + 0]!.length,
    ),
    then(
      437,
      (s) => s.zones[ZONE['extra'] + 0]!.length === 11,
      'number',
      (s) => s.zones[ZONE['extra'] + 0]!.length,
    ),
  ],
)

const example61 = example<State>(
  'd.synchro.1b materials in any position',
  ['synchro.1'],
  'rules/trump-king/examples-cards.rules:439',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 37, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    offered(445, 0, 62, [card(37), null]),
    does(446, 0, 62, [card(11), null]),
    chooses(447, 0, [card(6), card(30)]),
    chooses(448, 0, [value('position', () => POSITION['attack'])]),
    then(449, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0),
    then(450, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0),
    then(451, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0),
  ],
)

const example62 = example<State>(
  'd.synchro.1c-a a face-down material',
  ['synchro.1'],
  'rules/trump-king/examples-cards.rules:453',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(459, 0, 62, [card(10), null]),
    chooses(460, 0, [card(6), card(29)]),
    chooses(461, 0, [value('position', () => POSITION['attack'])]),
    then(462, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(463, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0),
    then(464, (s) => viewersOf(s, theCopy(s, CARD['4♣'])).includes(1)),
  ],
)

const example63 = example<State>(
  'd.synchro.1c-b no face-down material at this table',
  ['synchro.1'],
  'rules/trump-king/examples-cards.rules:466',
  [[19, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(473, 0, 62, [card(10), null], ['synchro.1'])],
)

const example64 = example<State>(
  'd.synchro.2b-a a joker adds nothing to the sum',
  ['synchro.2'],
  'rules/trump-king/examples-cards.rules:475',
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(481, 0, [moved(62, [card(10), null])]),
    does(482, 0, 62, [card(10), null]),
    chooses(483, 0, [card(4), card(5)]),
    answers(484, 0, 'declines'),
    chooses(485, 0, [value('position', () => POSITION['attack'])]),
    then(486, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(487, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0),
  ],
)

const example65 = example<State>(
  'd.synchro.2b-b a joker may go along',
  ['synchro.2'],
  'rules/trump-king/examples-cards.rules:489',
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(495, 0, 62, [card(10), null]),
    chooses(496, 0, [card(4), card(5), card(52)]),
    chooses(497, 0, [value('position', () => POSITION['attack'])]),
    then(498, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(499, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
    then(
      500,
      (s) => s.zones[ZONE['monsters'] + 0]!.length === 1,
      'number',
      (s) => s.zones[ZONE['monsters'] + 0]!.length,
    ),
  ],
)

const example66 = example<State>(
  'd.synchro.3 each synchro monster exists once',
  ['synchro.3'],
  'rules/trump-king/examples-cards.rules:502',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
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
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(508, 0, 62, [card(10), null], ['synchro.3']), refused(509, 0, 62, [card(23), null], ['synchro.5'])],
)

const example67 = example<State>(
  'd.synchro.6b a king taken back goes home',
  ['synchro.6', 'rank9.1'],
  'rules/trump-king/examples-cards.rules:511',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    answers(517, 0, 'passes'),
    does(518, 1, 35, [card(47), null]),
    then(519, (s) => s.place[theCopy(s, CARD['K♠'])] === ZONE['extra'] + 0),
    then(
      520,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
  ],
)

const example68 = example<State>(
  'd.synchro.6c a banished queen goes home',
  ['synchro.6', 'normal-trap.1'],
  'rules/trump-king/examples-cards.rules:522',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 17, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 24, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(529, 0, 62, [card(24), null]),
    chooses(530, 0, [card(6), card(17)]),
    chooses(531, 0, [value('position', () => POSITION['attack'])]),
    does(532, 1, 35, [card(16), null]),
    then(533, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 0),
    then(
      534,
      (s) => s.zones[ZONE['banished'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['banished'] + 0]!.length,
    ),
    then(535, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0),
    then(536, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example69 = example<State>(
  'd.synchro.6d a jack as material',
  ['synchro.6', 'synchro.1'],
  'rules/trump-king/examples-cards.rules:538',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(544, 0, 62, [card(25), null]),
    chooses(545, 0, [card(10), card(14)]),
    chooses(546, 0, [value('position', () => POSITION['attack'])]),
    then(547, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(548, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0),
    then(549, (s) => s.place[theCopy(s, CARD['K♥'])] === ZONE['monsters'] + 0),
  ],
)

const example70 = example<State>(
  'd.synchro.7-a a jack that is destroyed by a spell',
  ['synchro.7'],
  'rules/trump-king/examples-cards.rules:551',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(557, 0, 34, [card(2), null]),
    then(558, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1),
    then(559, (s) => !family(s, ZONE['hand']).some((c) => isSynchro(s, c))),
    then(560, (s) => !family(s, ZONE['deck']).some((c2) => isSynchro(s, c2))),
    then(561, (s) => !family(s, ZONE['graveyard']).some((c3) => isSynchro(s, c3))),
    then(562, (s) => !family(s, ZONE['banished']).some((c4) => isSynchro(s, c4))),
  ],
)

const example71 = example<State>(
  'd.synchro.7-b a jack that falls in battle',
  ['synchro.7'],
  'rules/trump-king/examples-cards.rules:564',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 50, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♠']
      s.namedRank[card] = 4
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(572, 0, 17, [card(50), card(10), null]),
    then(573, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1),
    then(
      574,
      (s) => s.life[1]! === 39,
      'number',
      (s) => s.life[1]!,
    ),
    then(575, (s) => !family(s, ZONE['hand']).some((c) => isSynchro(s, c))),
    then(576, (s) => !family(s, ZONE['deck']).some((c2) => isSynchro(s, c2))),
    then(577, (s) => !family(s, ZONE['graveyard']).some((c3) => isSynchro(s, c3))),
    then(578, (s) => !family(s, ZONE['banished']).some((c4) => isSynchro(s, c4))),
  ],
)

const example72 = example<State>(
  'ex.battle.5-a the stronger attacker',
  ['battle.5'],
  'rules/trump-king/examples-battle.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(13, 0, 17, [card(47), card(5), null]),
    then(14, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1),
    then(15, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(
      16,
      (s) => s.life[1]! === 37,
      'number',
      (s) => s.life[1]!,
    ),
    then(
      17,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example73 = example<State>(
  'ex.battle.5-b the weaker attacker',
  ['battle.5'],
  'rules/trump-king/examples-battle.rules:19',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(27, 0, 17, [card(42), card(47), null]),
    then(28, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['graveyard'] + 0),
    then(29, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1),
    then(
      30,
      (s) => s.life[0]! === 35,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      31,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example74 = example<State>(
  'ex.battle.6 both fall',
  ['battle.6'],
  'rules/trump-king/examples-battle.rules:33',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(41, 0, 17, [card(44), card(5), null]),
    then(42, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 0),
    then(43, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1),
    then(
      44,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      45,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example75 = example<State>(
  'ex.battle.7 through a defence',
  ['battle.7'],
  'rules/trump-king/examples-battle.rules:47',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(55, 0, 17, [card(47), card(5), null]),
    then(56, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1),
    then(57, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(
      58,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      59,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example76 = example<State>(
  'ex.battle.8 a defence that holds exactly',
  ['battle.8'],
  'rules/trump-king/examples-battle.rules:61',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(69, 0, 17, [card(44), card(5), null]),
    then(70, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0),
    then(71, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['monsters'] + 1),
    then(
      72,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      73,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example77 = example<State>(
  'ex.battle.9 a defence that is stronger',
  ['battle.9'],
  'rules/trump-king/examples-battle.rules:75',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(83, 0, 17, [card(42), card(8), null]),
    then(84, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['monsters'] + 0),
    then(85, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 1),
    then(
      86,
      (s) => s.life[0]! === 35,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      87,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example78 = example<State>(
  'd.battle.4-a nine against nine in attack',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:89',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(97, 0, 17, [card(47), card(34), null]),
    then(98, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0),
    then(99, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(
      100,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      101,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example79 = example<State>(
  'd.battle.4-b nine against nine in defence',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:103',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(111, 0, 17, [card(47), card(34), null]),
    then(112, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(113, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1),
    then(
      114,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      115,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example80 = example<State>(
  'd.battle.4-c nine against eight in attack',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:117',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(125, 0, 17, [card(47), card(33), null]),
    then(126, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(127, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1),
    then(
      128,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      129,
      (s) => s.life[1]! === 39,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example81 = example<State>(
  'd.battle.4-d nine against eight in defence',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:131',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(139, 0, 17, [card(47), card(33), null]),
    then(140, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(141, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1),
    then(
      142,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      143,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example82 = example<State>(
  'd.battle.4-e nine against ten in attack',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:145',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(153, 0, 17, [card(47), card(35), null]),
    then(154, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0),
    then(155, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1),
    then(
      156,
      (s) => s.life[0]! === 39,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      157,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example83 = example<State>(
  'd.battle.4-f nine against ten in defence',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:159',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(167, 0, 17, [card(47), card(35), null]),
    then(168, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(169, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1),
    then(
      170,
      (s) => s.life[0]! === 39,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      171,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example84 = example<State>(
  'd.battle.7 no damage through a defence',
  ['battle.7'],
  'rules/trump-king/examples-battle.rules:173',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 48, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(181, 0, 17, [card(48), card(39), null]),
    then(182, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1),
    then(
      183,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example85 = example<State>(
  'd.battle.8 a card against its twin in defence',
  ['battle.8'],
  'rules/trump-king/examples-battle.rules:185',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(193, 0, 17, [card(45, 0), card(45, 1), null]),
    then(194, (s) => s.place[copyOf(s, CARD['7♦'], 0)] === ZONE['monsters'] + 0),
    then(195, (s) => s.place[copyOf(s, CARD['7♦'], 1)] === ZONE['monsters'] + 1),
    then(
      196,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      197,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example86 = example<State>(
  'd.battle.9 a two runs into a nine',
  ['battle.9'],
  'rules/trump-king/examples-battle.rules:199',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(207, 0, 17, [card(40), card(47), null]),
    then(208, (s) => s.place[theCopy(s, CARD['2♦'])] === ZONE['monsters'] + 0),
    then(209, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1),
    then(
      210,
      (s) => s.life[0]! === 33,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      211,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example87 = example<State>(
  'd.battle.1 attack and defence are the number',
  ['battle.1'],
  'rules/trump-king/examples-battle.rules:215',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    then(
      220,
      (s) => valueOf(s, theCopy(s, CARD['4♣'])) === 4,
      'number',
      (s) => valueOf(s, theCopy(s, CARD['4♣'])),
    ),
    then(
      221,
      (s) => valueOf(s, theCopy(s, CARD['9♦'])) === 9,
      'number',
      (s) => valueOf(s, theCopy(s, CARD['9♦'])),
    ),
    then(
      222,
      (s) => valueOf(s, theCopy(s, CARD['K♠'])) === 13,
      'number',
      (s) => valueOf(s, theCopy(s, CARD['K♠'])),
    ),
  ],
)

const example88 = example<State>(
  'd.battle.2 set cards do not shield a player',
  ['battle.2'],
  'rules/trump-king/examples-battle.rules:224',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(232, 0, 16, [card(47), null]),
    then(
      233,
      (s) => s.life[1]! === 31,
      'number',
      (s) => s.life[1]!,
    ),
    then(234, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
  ],
)

const example89 = example<State>(
  'd.battle.3 monsters first, then the player',
  ['battle.3'],
  'rules/trump-king/examples-battle.rules:236',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    exactly(244, 0, [moved(17, [card(47), card(27), null]), moved(17, [card(3), card(27), null])]),
    refused(245, 0, 16, [card(47), null], ['battle.3']),
    refused(246, 0, 16, [card(3), null], ['battle.3']),
    does(247, 0, 17, [card(47), card(27), null]),
    then(248, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1),
    then(
      249,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
    does(250, 0, 16, [card(3), null]),
    then(
      251,
      (s) => s.life[1]! === 36,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example90 = example<State>(
  'd.battle.10 one attack for each monster',
  ['battle.10'],
  'rules/trump-king/examples-battle.rules:253',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(260, 0, 16, [card(47), null]),
    answers(261, 0, 'passes'),
    refused(262, 0, 16, [card(47), null], ['battle.10']),
    then(
      263,
      (s) => s.life[1]! === 31,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example91 = example<State>(
  'd.battle.11 attacking is not a duty',
  ['battle.11'],
  'rules/trump-king/examples-battle.rules:265',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 4)
    doBattlePhase(s, 0)
  },
  [
    offered(273, 0, 16, [card(47), null]),
    answers(274, 0, 'passes'),
    does(275, 1, 33, [card(15), null]),
    then(
      276,
      (s) => s.turnNumber === 6,
      'number',
      (s) => s.turnNumber,
    ),
    then(
      277,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      278,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
    then(279, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
  ],
)

const example92 = example<State>(
  'd.monster.1 the three states of a monster',
  ['monster.1'],
  'rules/trump-king/examples-battle.rules:283',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    exactly(288, 0, [moved(16, [card(31), null])]),
    refused(289, 0, 16, [card(42), null], ['monster.6']),
    refused(290, 0, 16, [card(2), null], ['monster.6']),
    then(291, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1)),
    then(292, (s) => viewersOf(s, theCopy(s, CARD['4♦'])).includes(1)),
    then(293, (s) => viewersOf(s, theCopy(s, CARD['3♠'])).includes(0)),
    then(294, (s) => !viewersOf(s, theCopy(s, CARD['3♠'])).includes(1)),
  ],
)

const example93 = example<State>(
  'd.monster.2a a monster waits a turn before it turns',
  ['monster.2'],
  'rules/trump-king/examples-battle.rules:296',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(304, 0, 57, [card(31), null]),
    answers(305, 0, 'passes'),
    refused(306, 0, 20, [card(31), null], ['monster.2']),
    does(307, 1, 33, [card(34), null]),
    refused(308, 0, 20, [card(31), null], ['monster.2']),
    does(309, 0, 20, [card(31), null]),
    then(
      310,
      (s) => s.turnNumber === 7,
      'number',
      (s) => s.turnNumber,
    ),
    then(
      311,
      (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['6♣'])]!,
    ),
  ],
)

const example94 = example<State>(
  'd.monster.2c no turning after an attack',
  ['monster.2'],
  'rules/trump-king/examples-battle.rules:313',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 4)
    doBattlePhase(s, 0)
  },
  [
    does(319, 0, 16, [card(31), null]),
    answers(320, 0, 'passes'),
    answers(321, 0, 'passes'),
    answers(322, 0, 'passes'),
    offered(323, 0, 33, [card(34), null]),
    refused(324, 0, 20, [card(31), null], ['monster.2']),
  ],
)

const example95 = example<State>(
  'd.monster.2d a monster from the other turn may turn and attack',
  ['monster.2'],
  'rules/trump-king/examples-battle.rules:326',
  [],
  (s) => {
    s.turnNumber = 7
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 6
    })
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(333, 0, 20, [card(42), null]),
    does(334, 0, 16, [card(42), null]),
    then(
      335,
      (s) => s.position[theCopy(s, CARD['4♦'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['4♦'])]!,
    ),
    then(
      336,
      (s) => s.life[1]! === 36,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example96 = example<State>(
  'd.monster.3 a change never hides a monster',
  ['monster.3'],
  'rules/trump-king/examples-battle.rules:338',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(343, 0, [moved(20, [card(31), null]), moved(20, [card(42), null])]),
    does(344, 0, 20, [card(31), null]),
    does(345, 0, 20, [card(42), null]),
    then(
      346,
      (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['6♣'])]!,
    ),
    then(
      347,
      (s) => s.position[theCopy(s, CARD['4♦'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['4♦'])]!,
    ),
    then(348, (s) => isFaceUp(s, theCopy(s, CARD['6♣']))),
  ],
)

const example97 = example<State>(
  'd.monster.4-a turned up it attacks',
  ['monster.4', 'monster.2'],
  'rules/trump-king/examples-battle.rules:350',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 5
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(355, 0, [moved(20, [card(31), null])]),
    does(356, 0, 20, [card(31), null]),
    then(
      357,
      (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['6♣'])]!,
    ),
    then(358, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1)),
  ],
)

const example98 = example<State>(
  'd.monster.4-b not in the turn it was set',
  ['monster.4', 'monster.2'],
  'rules/trump-king/examples-battle.rules:360',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(365, 0, 58, [card(31), null]), refused(366, 0, 20, [card(31), null], ['monster.2'])],
)

const example99 = example<State>(
  'd.monster.4b turning up is no summon',
  ['monster.4', 'normal-trap.1'],
  'rules/trump-king/examples-battle.rules:368',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 5
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [does(374, 0, 20, [card(31), null]), refused(375, 1, 35, [card(5), null], ['normal-trap.1'])],
)

const example100 = example<State>(
  'd.monster.5 an attacked monster is turned up',
  ['monster.5', 'battle.8'],
  'rules/trump-king/examples-battle.rules:377',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(385, 0, 17, [card(44), card(31), null]),
    then(
      386,
      (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['6♣'])]!,
    ),
    then(387, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(0)),
    then(388, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 1),
    then(389, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0),
    then(
      390,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      391,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example101 = example<State>(
  'd.monster.6 no attack out of a defence',
  ['monster.6'],
  'rules/trump-king/examples-battle.rules:393',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [refused(398, 0, 16, [card(47), null], ['monster.6']), refused(399, 0, 16, [card(2), null], ['monster.6'])],
)

const example102 = example<State>(
  'd.monster.6-b nor on a monster',
  ['monster.6'],
  'rules/trump-king/examples-battle.rules:401',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [offered(407, 0, 17, [card(2), card(27), null]), refused(408, 0, 17, [card(47), card(27), null], ['monster.6'])],
)

const example103 = example<State>(
  'd.battle.10-b a card that comes again is another monster',
  ['battle.10', 'gap.ability-timing'],
  'rules/trump-king/examples-battle.rules:410',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 40
    placeGiven(s, 33, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(418, 0, 16, [card(6), null]),
    does(419, 0, 35, [card(21), null]),
    chooses(420, 0, [card(6)]),
    does(421, 0, 16, [card(33), null]),
    does(422, 0, 22, [card(6), null]),
    chooses(423, 0, [value('position', () => POSITION['attack'])]),
    refused(424, 0, 16, [card(33), null], ['battle.10']),
    does(425, 0, 16, [card(6), null]),
    then(
      426,
      (s) => s.life[1]! === 25,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example104 = example<State>(
  'd.spade.1 seven life for a seven',
  ['spade.1'],
  'rules/trump-king/examples-suits.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(12, 0, 22, [card(6), null]),
    choosable(13, 0, [value('position', () => POSITION['attack'])]),
    choosable(14, 0, [value('position', () => POSITION['defence'])]),
    chooses(15, 0, [value('position', () => POSITION['defence'])]),
    answers(16, 0, 'passes'),
    offered(17, 0, 57, [card(40), null]),
    then(
      18,
      (s) => s.life[0]! === 33,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      19,
      (s) => s.position[theCopy(s, CARD['7♠'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['7♠'])]!,
    ),
    then(
      20,
      (s) => summonsMadeOf(s, 0) === 0,
      'number',
      (s) => summonsMadeOf(s, 0),
    ),
  ],
)

const example105 = example<State>(
  'd.spade.1b a diamond bars its number',
  ['spade.1', 'diamond.1'],
  'rules/trump-king/examples-suits.rules:22',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(28, 0, 22, [card(6), null], ['diamond.1']), offered(29, 0, 22, [card(5), null])],
)

const example106 = example<State>(
  'd.spade.1c what was paid stays paid',
  ['spade.1', 'trap.5', 'normal-trap.1'],
  'rules/trump-king/examples-suits.rules:31',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(39, 0, 22, [card(5), null]),
    chooses(40, 0, [value('position', () => POSITION['attack'])]),
    does(41, 1, 35, [card(1), null]),
    then(42, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['banished'] + 0),
    then(
      43,
      (s) => s.life[0]! === 34,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example107 = example<State>(
  'd.spade.2a a second cut after the attack',
  ['spade.2', 'battle.5'],
  'rules/trump-king/examples-suits.rules:45',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(53, 0, 17, [card(8), card(45), null]),
    answers(54, 0, 'accepts'),
    then(55, (s) => s.place[theCopy(s, CARD['7♦'])] === ZONE['graveyard'] + 1),
    then(
      56,
      (s) => s.life[1]! === 35,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example108 = example<State>(
  'd.spade.2c also when it is attacked',
  ['spade.2'],
  'rules/trump-king/examples-suits.rules:58',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(67, 1, 17, [card(43), card(7), null]),
    answers(68, 0, 'accepts'),
    then(69, (s) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 1),
    then(70, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['monsters'] + 0),
    then(
      71,
      (s) => s.life[1]! === 35,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example109 = example<State>(
  'd.spade.2d also when it falls itself',
  ['spade.2', 'battle.6'],
  'rules/trump-king/examples-suits.rules:73',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(81, 0, 17, [card(7), card(33), null]),
    answers(82, 0, 'accepts'),
    answers(83, 1, 'declines'),
    then(84, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(85, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1),
    then(
      86,
      (s) => s.life[1]! === 36,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example110 = example<State>(
  'd.spade.2e the second cut is a choice',
  ['spade.2'],
  'rules/trump-king/examples-suits.rules:88',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(96, 0, 17, [card(8), card(45), null]),
    answers(97, 0, 'declines'),
    then(
      98,
      (s) => s.life[1]! === 38,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example111 = example<State>(
  'd.spade.2f at least one point',
  ['spade.2', 'joker.1'],
  'rules/trump-king/examples-suits.rules:100',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 52, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(108, 0, 17, [card(2), card(52), null]),
    answers(109, 0, 'accepts'),
    then(110, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 1),
    then(
      111,
      (s) => s.life[1]! === 36,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example112 = example<State>(
  'd.spade-synchro.1a a king beats a queen',
  ['spade-synchro.1'],
  'rules/trump-king/examples-suits.rules:113',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 24, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(121, 0, 17, [card(12), card(24), null]),
    answers(122, 0, 'accepts'),
    then(
      123,
      (s) => s.life[1]! === 33,
      'number',
      (s) => s.life[1]!,
    ),
    then(124, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1),
  ],
)

const example113 = example<State>(
  'd.spade-synchro.1b-a half of one is one',
  ['spade-synchro.1'],
  'rules/trump-king/examples-suits.rules:126',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(134, 0, 17, [card(11), card(39), null]),
    answers(135, 0, 'accepts'),
    then(136, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1),
    then(
      137,
      (s) => s.life[1]! === 39,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example114 = example<State>(
  'd.spade-synchro.1b-b half of one is nothing at this table',
  ['spade-synchro.1'],
  'rules/trump-king/examples-suits.rules:139',
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(148, 0, 17, [card(11), card(39), null]),
    answers(149, 0, 'accepts'),
    then(150, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1),
    then(
      151,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example115 = example<State>(
  'd.spade-synchro.2b ten life sweep up to ten',
  ['spade-synchro.2'],
  'rules/trump-king/examples-suits.rules:153',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(161, 0, 23, [card(10), null]),
    chooses(162, 0, [value('number', () => 10)]),
    then(
      163,
      (s) => s.life[0]! === 30,
      'number',
      (s) => s.life[0]!,
    ),
    then(164, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0),
    then(165, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
    then(166, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1),
    then(167, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(168, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1),
  ],
)

const example116 = example<State>(
  'd.spade-synchro.2c fifteen sweep the jack itself',
  ['spade-synchro.2', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:170',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['defence']
      s.arrived[card] = 4
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(178, 0, 23, [card(10), null]),
    chooses(179, 0, [value('number', () => 15)]),
    then(
      180,
      (s) => s.life[0]! === 25,
      'number',
      (s) => s.life[0]!,
    ),
    then(181, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0),
    then(182, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
    then(183, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1),
    then(184, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0),
    then(185, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1),
  ],
)

const example117 = example<State>(
  'd.spade-synchro.2d what may be paid',
  ['spade-synchro.2'],
  'rules/trump-king/examples-suits.rules:187',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 15
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(193, 0, 23, [card(11), null]),
    choosable(194, 0, [value('number', () => 5)]),
    choosable(195, 0, [value('number', () => 10)]),
    notChoosable(196, 0, [value('number', () => 15)]),
    notChoosable(197, 0, [value('number', () => 7)]),
    notChoosable(198, 0, [value('number', () => 0)]),
    chooses(199, 0, [value('number', () => 5)]),
    then(
      200,
      (s) => s.life[0]! === 10,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example118 = example<State>(
  'd.spade-synchro.2e a joker is swept as nothing',
  ['spade-synchro.2'],
  'rules/trump-king/examples-suits.rules:202',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(207, 0, 23, [card(11), null]),
    chooses(208, 0, [value('number', () => 5)]),
    then(209, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
    then(210, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0),
  ],
)

const example119 = example<State>(
  'd.heart.1 a heart is never set as a monster',
  ['heart.1'],
  'rules/trump-king/examples-suits.rules:214',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(219, 0, [moved(57, [card(18), null]), moved(33, [card(18), null])]),
    refused(220, 0, 58, [card(18), null], ['heart.1']),
  ],
)

const example120 = example<State>(
  'd.heart.2 a heart comes in attack',
  ['heart.2', 'diamond.5'],
  'rules/trump-king/examples-suits.rules:222',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(230, 0, 31, [card(46), null]),
    chooses(231, 0, [value('position', () => POSITION['attack'])]),
    then(232, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 1),
    then(
      233,
      (s) => s.position[theCopy(s, CARD['3♥'])]! === POSITION['attack'],
      'position',
      (s) => s.position[theCopy(s, CARD['3♥'])]!,
    ),
  ],
)

const example121 = example<State>(
  'd.heart.3 a heart keeps its position',
  ['heart.3'],
  'rules/trump-king/examples-suits.rules:235',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(240, 0, 20, [card(18), null], ['heart.3'])],
)

const example122 = example<State>(
  'd.heart.4a nine life for a nine',
  ['heart.4'],
  'rules/trump-king/examples-suits.rules:242',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(249, 0, 57, [card(21), null]),
    answers(250, 0, 'accepts'),
    then(
      251,
      (s) => s.life[0]! === 49,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example123 = example<State>(
  'd.heart.4b a heart that is thrown in gains nothing',
  ['heart.4'],
  'rules/trump-king/examples-suits.rules:253',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 30
    placeGiven(s, 48, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(264, 1, 31, [card(48), null]),
    chooses(265, 1, [value('position', () => POSITION['attack'])]),
    answers(266, 0, 'passes'),
    chooses(267, 1, [card(4)]),
    offered(268, 0, 35, [card(8), null]),
    then(269, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0),
    then(
      270,
      (s) => s.life[0]! === 30,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example124 = example<State>(
  'd.heart.4c-a the nine of diamonds bars the nine of hearts',
  ['heart.4', 'diamond.2'],
  'rules/trump-king/examples-suits.rules:272',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(278, 0, 57, [card(21), null], ['diamond.1'])],
)

const example125 = example<State>(
  'd.heart.4c-b the eight of diamonds does not',
  ['heart.4', 'diamond.2'],
  'rules/trump-king/examples-suits.rules:280',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(288, 0, 57, [card(21), null]),
    answers(289, 0, 'accepts'),
    then(
      290,
      (s) => s.life[0]! === 49,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example126 = example<State>(
  'd.heart.5a ahead on life a heart survives',
  ['heart.5', 'battle.5'],
  'rules/trump-king/examples-suits.rules:292',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[1] = 38
    s.life[0] = 40
    placeGiven(s, 15, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 46, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(301, 1, 17, [card(46), card(15), null]),
    then(
      302,
      (s) => s.life[0]! === 35,
      'number',
      (s) => s.life[0]!,
    ),
    then(303, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 0),
  ],
)

const example127 = example<State>(
  'd.heart.5b-a ahead on life only the other falls',
  ['heart.5', 'battle.6'],
  'rules/trump-king/examples-suits.rules:305',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
    s.life[1] = 40
    placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(313, 0, 17, [card(18), card(31), null]),
    answers(314, 1, 'declines'),
    then(315, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['graveyard'] + 1),
    then(316, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['monsters'] + 0),
    then(
      317,
      (s) => s.life[0]! === 41,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      318,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example128 = example<State>(
  'd.heart.5b-b a diamond takes the shelter away',
  ['heart.5', 'battle.6', 'diamond.2'],
  'rules/trump-king/examples-suits.rules:320',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
    s.life[1] = 40
    placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(328, 0, 17, [card(18), card(44), null]),
    then(329, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1),
    then(330, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 0),
    then(
      331,
      (s) => s.life[0]! === 41,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      332,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example129 = example<State>(
  'd.heart.5d no shelter from a spell',
  ['heart.5', 'normal-spell.1'],
  'rules/trump-king/examples-suits.rules:334',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 50
    s.life[1] = 10
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [does(343, 1, 34, [card(16), null]), then(344, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0)],
)

const example130 = example<State>(
  'd.heart.5f the lead is measured anew in each battle',
  ['heart.5'],
  'rules/trump-king/examples-suits.rules:346',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 42
    s.life[1] = 40
    placeGiven(s, 16, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 48, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(355, 1, 17, [card(48), card(16), null]),
    then(356, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 0),
    then(
      357,
      (s) => s.life[0]! === 36,
      'number',
      (s) => s.life[0]!,
    ),
    does(358, 1, 17, [card(47), card(16), null]),
    then(359, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0),
    then(
      360,
      (s) => s.life[0]! === 31,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example131 = example<State>(
  'd.heart-synchro.1a the lead is paid for a look',
  ['heart-synchro.1'],
  'rules/trump-king/examples-suits.rules:362',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(370, 0, 24, [card(23), null]),
    then(
      371,
      (s) => s.life[0]! === 22,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      372,
      (s) => s.life[1]! === 22,
      'number',
      (s) => s.life[1]!,
    ),
    then(
      373,
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 8,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length,
    ),
    then(
      374,
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c2) => viewersOf(s, c2).includes(1)).length === 0,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c2) => viewersOf(s, c2).includes(1)).length,
    ),
    then(375, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['deck'] + 0),
    then(376, (s) => !viewersOf(s, theCopy(s, CARD['9♣'])).includes(0)),
  ],
)

const example132 = example<State>(
  'd.heart-synchro.2a a monster out of the deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:378',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
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
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(386, 0, 24, [card(23), null]),
    chooses(387, 0, [branch('summon-looked')]),
    chooses(388, 0, [card(8)]),
    chooses(389, 0, [value('position', () => POSITION['defence'])]),
    then(390, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 0),
    then(
      391,
      (s) => s.position[theCopy(s, CARD['9♠'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['9♠'])]!,
    ),
    then(
      392,
      (s) => s.life[0]! === 22,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      393,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 8,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    then(394, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['3♣']))),
    then(395, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♦']))),
    then(396, (s) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['5♦']))),
    then(397, (s) => top(s.zones[ZONE['deck'] + 0]!, 4).includes(theCopy(s, CARD['6♦']))),
    then(398, (s) => top(s.zones[ZONE['deck'] + 0]!, 5).includes(theCopy(s, CARD['7♦']))),
    then(399, (s) => top(s.zones[ZONE['deck'] + 0]!, 6).includes(theCopy(s, CARD['8♦']))),
    then(400, (s) => top(s.zones[ZONE['deck'] + 0]!, 7).includes(theCopy(s, CARD['9♦']))),
  ],
)

const example133 = example<State>(
  'x.heart-synchro.2-a a card set out of the deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:402',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 26
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(410, 0, 24, [card(23), null]),
    chooses(411, 0, [branch('set-looked')]),
    chooses(412, 0, [card(42)]),
    then(413, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['backrow'] + 0),
    then(414, (s) => !viewersOf(s, theCopy(s, CARD['4♦'])).includes(1)),
    then(
      415,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 4,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example134 = example<State>(
  'x.heart-synchro.2-b a spell out of the deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:417',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 26
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(427, 0, 24, [card(23), null]),
    chooses(428, 0, [branch('cast-looked')]),
    chooses(429, 0, [card(3)]),
    then(430, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(431, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(
      432,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 4,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example135 = example<State>(
  'd.heart-synchro.2e a short deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:434',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(442, 0, 24, [card(23), null]),
    then(
      443,
      (s) => s.life[0]! === 22,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      444,
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 3,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length,
    ),
  ],
)

const example136 = example<State>(
  'd.club.1b a card thrown away for a club',
  ['club.1'],
  'rules/trump-king/examples-suits.rules:448',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(453, 0, 30, [card(31), null]),
    chooses(454, 0, [value('position', () => POSITION['attack'])]),
    then(455, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0),
    then(456, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0),
    then(457, (s) => isFaceUp(s, theCopy(s, CARD['6♣']))),
    then(
      458,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      459,
      (s) => summonsMadeOf(s, 0) === 0,
      'number',
      (s) => summonsMadeOf(s, 0),
    ),
  ],
)

const example137 = example<State>(
  'd.club.1c the joker fetches what the club needs',
  ['club.1', 'joker.2'],
  'rules/trump-king/examples-suits.rules:461',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(467, 0, 30, [card(31), null], ['club.1']),
    does(468, 0, 34, [card(52), null]),
    does(469, 0, 30, [card(31), null]),
    choosable(470, 0, [card(5)]),
    choosable(471, 0, [card(34)]),
    notChoosable(472, 0, [card(14)]),
    chooses(473, 0, [card(5)]),
    chooses(474, 0, [value('position', () => POSITION['attack'])]),
    then(475, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['hand'] + 0),
    then(476, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 0),
    then(477, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0),
  ],
)

const example138 = example<State>(
  'd.club.2 a fallen club is a net card',
  ['club.2', 'club.3'],
  'rules/trump-king/examples-suits.rules:479',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
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
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(490, 1, 17, [card(47), card(30), null]),
    answers(491, 0, 'accepts'),
    chooses(492, 0, [card(13), card(14), card(16), card(17)]),
    then(
      493,
      (s) => s.life[0]! === 36,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      494,
      (s) => (s.timesDrawDuringBattlePhase[5 * 1024 + 0] ?? 0) === 1,
      'number',
      (s) => s.timesDrawDuringBattlePhase[5 * 1024 + 0] ?? 0,
    ),
    then(
      495,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 4,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(496, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(497, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['hand'] + 0),
    then(
      498,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 19,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    then(499, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0))),
    happened(500, [
      moved(47, [value('number', () => 5), value('player', () => 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
    ]),
  ],
)

const example139 = example<State>(
  'd.club.2b a fallen ace keeps its one card',
  ['club.2', 'club.3'],
  'rules/trump-king/examples-suits.rules:502',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 26, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
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
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(511, 1, 17, [card(47), card(26), null]),
    answers(512, 0, 'accepts'),
    then(
      513,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(514, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(
      515,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 9,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    happened(516, [
      moved(47, [value('number', () => 1), value('player', () => 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
    ]),
  ],
)

const example140 = example<State>(
  'd.club.2c a short deck gives what it has',
  ['club.2', 'club.3'],
  'rules/trump-king/examples-suits.rules:518',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 33, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(529, 1, 17, [card(47), card(33), null]),
    answers(530, 0, 'accepts'),
    chooses(531, 0, [card(13), card(15)]),
    then(
      532,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      533,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    happened(534, [moved(47, [value('number', () => 3), value('player', () => 0)])]),
    then(
      535,
      (s) => s.life[0]! === 39,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example141 = example<State>(
  'd.club.3 any cards of the hand go back',
  ['club.3'],
  'rules/trump-king/examples-suits.rules:537',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(546, 1, 17, [card(47), card(30), null]),
    answers(547, 0, 'accepts'),
    choosable(548, 0, [card(14)]),
    choosable(549, 0, [card(15)]),
    choosable(550, 0, [card(3)]),
    choosable(551, 0, [card(4)]),
    choosable(552, 0, [card(5)]),
    choosable(553, 0, [card(6)]),
    choosable(554, 0, [card(7)]),
    chooses(555, 0, [card(14), card(15), card(5), card(7)]),
    then(
      556,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(557, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0),
    then(558, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 0),
    then(559, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['hand'] + 0),
  ],
)

const example142 = example<State>(
  'd.club-synchro.1a a queen leaves and a club comes',
  ['club-synchro.1', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:561',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 28, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(569, 1, 34, [card(28), null]),
    choosable(570, 0, [value('position', () => POSITION['attack'])]),
    chooses(571, 0, [value('position', () => POSITION['defence'])]),
    then(572, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0),
    then(573, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['monsters'] + 0),
    then(
      574,
      (s) => s.position[theCopy(s, CARD['7♣'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['7♣'])]!,
    ),
    then(575, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example143 = example<State>(
  'd.club-synchro.1b no club waits in the graveyard',
  ['club-synchro.1'],
  'rules/trump-king/examples-suits.rules:577',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(587, 1, 35, [card(21), null]),
    then(588, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0),
    then(
      589,
      (s) => s.zones[ZONE['monsters'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['monsters'] + 0]!.length,
    ),
    then(590, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0),
    then(
      591,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example144 = example<State>(
  'd.diamond.1a the five of diamonds and the other fives',
  ['diamond.1'],
  'rules/trump-king/examples-suits.rules:595',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    refused(602, 1, 57, [card(4), null], ['diamond.1']),
    refused(603, 1, 57, [card(17), null], ['diamond.1']),
    refused(604, 1, 57, [card(30), null], ['diamond.1']),
    refused(605, 1, 22, [card(4), null], ['diamond.1']),
    refused(606, 1, 30, [card(30), null], ['diamond.1']),
    refused(607, 1, 34, [card(4), null], ['diamond.1']),
    refused(608, 1, 34, [card(17), null], ['diamond.1']),
    refused(609, 1, 34, [card(30), null], ['diamond.1']),
    offered(610, 1, 58, [card(4), null]),
    offered(611, 1, 58, [card(30), null]),
    offered(612, 1, 33, [card(4), null]),
    offered(613, 1, 33, [card(17), null]),
    offered(614, 1, 33, [card(30), null]),
    offered(615, 1, 57, [card(5), null]),
    offered(616, 1, 22, [card(5), null]),
    offered(617, 1, 34, [card(5), null]),
  ],
)

const example145 = example<State>(
  'd.diamond.1b a trap of the number is shut, the own cards are not',
  ['diamond.1', 'trap.5'],
  'rules/trump-king/examples-suits.rules:619',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 30, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    offered(626, 0, 57, [card(4), null]),
    offered(627, 0, 22, [card(4), null]),
    offered(628, 0, 34, [card(4), null]),
    does(629, 0, 57, [card(17), null]),
    refused(630, 1, 35, [card(30), null], ['diamond.1']),
  ],
)

const example146 = example<State>(
  'd.diamond.1c face-down it bars nothing',
  ['diamond.1'],
  'rules/trump-king/examples-suits.rules:632',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 5
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    offered(639, 1, 57, [card(4), null]),
    offered(640, 1, 57, [card(30), null]),
    offered(641, 1, 22, [card(4), null]),
    offered(642, 1, 30, [card(30), null]),
    offered(643, 1, 34, [card(4), null]),
  ],
)

const example147 = example<State>(
  'd.diamond.1d a joker has no number to bar',
  ['diamond.1', 'joker.1'],
  'rules/trump-king/examples-suits.rules:645',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 52, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [offered(653, 1, 34, [card(52), null])],
)

const example148 = example<State>(
  'd.diamond.1e the ace of diamonds shuts the ace trap',
  ['diamond.1', 'rank1.1'],
  'rules/trump-king/examples-suits.rules:655',
  [],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 33, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 0, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(662, 0, 57, [card(20), null]),
    refused(663, 1, 35, [card(0), null], ['diamond.1']),
    offered(664, 1, 35, [card(33), null]),
  ],
)

const example149 = example<State>(
  'd.diamond.2a no shelter beside the six of diamonds',
  ['diamond.2', 'heart.5'],
  'rules/trump-king/examples-suits.rules:666',
  [],
  (s) => {
    s.turnNumber = 7
    s.life[1] = 45
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 18, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(673, 0, 17, [card(8), card(18), null]),
    answers(674, 0, 'declines'),
    then(675, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 1),
    then(
      676,
      (s) => s.life[1]! === 42,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example150 = example<State>(
  'd.diamond.2c-a the first of two twins prevails',
  ['diamond.2'],
  'rules/trump-king/examples-suits.rules:678',
  [],
  (s) => {
    s.turnNumber = 8
    s.turnPlayer = 1
    s.clock = 1
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.upSince[card] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 6
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(687, 1, 20, [card(42, 1), null]),
    refused(688, 1, 57, [card(3), null], ['diamond.1']),
    then(
      689,
      (s) => s.position[copyOf(s, CARD['4♦'], 1)]! === POSITION['attack'],
      'position',
      (s) => s.position[copyOf(s, CARD['4♦'], 1)]!,
    ),
    then(690, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0))),
    then(691, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1))),
    then(692, (s) => isNegated(s, copyOf(s, CARD['4♦'], 1))),
    then(693, (s) => !isNegated(s, copyOf(s, CARD['4♦'], 0))),
  ],
)

const example151 = example<State>(
  "d.diamond.2c-b the later twin does not bar the first one's player",
  ['diamond.2'],
  'rules/trump-king/examples-suits.rules:695',
  [],
  (s) => {
    s.turnNumber = 9
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.upSince[card] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 6
      s.upSince[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [offered(703, 0, 57, [card(3), null]), offered(704, 0, 22, [card(3), null]), offered(705, 0, 34, [card(3), null])],
)

const example152 = example<State>(
  'x.diamond.2 lying face-down does not count',
  ['diamond.2'],
  'rules/trump-king/examples-suits.rules:707',
  [],
  (s) => {
    s.turnNumber = 8
    s.turnPlayer = 1
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.upSince[card] = 2
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
      s.upSince[card] = 1
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(716, 1, 20, [card(42, 1), null]),
    refused(717, 1, 57, [card(3), null], ['diamond.1']),
    then(718, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0))),
    then(719, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1))),
  ],
)

const example153 = example<State>(
  'd.diamond.2d no second cut beside the seven of diamonds',
  ['diamond.2', 'spade.2'],
  'rules/trump-king/examples-suits.rules:721',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 41, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(730, 1, 17, [card(6), card(41), null]),
    answers(731, 1, 'passes'),
    offered(732, 1, 17, [card(27), card(45), null]),
    then(733, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0),
    then(
      734,
      (s) => s.life[0]! === 36,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example154 = example<State>(
  'd.diamond.2e no cards beside the five of diamonds',
  ['diamond.2', 'club.2'],
  'rules/trump-king/examples-suits.rules:736',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 30, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 19, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(746, 0, 17, [card(8), card(30), null]),
    answers(747, 0, 'accepts'),
    offered(748, 1, 35, [card(21), null]),
    then(749, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1),
    then(
      750,
      (s) => s.life[1]! === 34,
      'number',
      (s) => s.life[1]!,
    ),
    then(
      751,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 0,
      'number',
      (s) => s.zones[ZONE['hand'] + 1]!.length,
    ),
    then(
      752,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 6,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
  ],
)

const example155 = example<State>(
  'd.diamond.3a a diamond breaks a card and pays for it',
  ['diamond.3', 'diamond.4', 'diamond.5'],
  'rules/trump-king/examples-suits.rules:754',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(763, 0, 31, [card(46), null]),
    chooses(764, 0, [value('position', () => POSITION['attack'])]),
    chooses(765, 0, [card(34)]),
    choosable(766, 1, [value('position', () => POSITION['attack'])]),
    chooses(767, 1, [value('position', () => POSITION['defence'])]),
    then(768, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(769, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
    then(770, (s) => isFaceUp(s, theCopy(s, CARD['8♦']))),
    then(771, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(772, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['backrow'] + 1),
    then(773, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['monsters'] + 1),
    then(
      774,
      (s) => s.position[theCopy(s, CARD['4♠'])]! === POSITION['defence'],
      'position',
      (s) => s.position[theCopy(s, CARD['4♠'])]!,
    ),
    then(
      775,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
  ],
)

const example156 = example<State>(
  'd.diamond.3b nothing across the table',
  ['diamond.3'],
  'rules/trump-king/examples-suits.rules:777',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(783, 0, 31, [card(46), null], ['diamond.3'])],
)

const example157 = example<State>(
  'd.diamond.3c nothing to send',
  ['diamond.3'],
  'rules/trump-king/examples-suits.rules:785',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(791, 0, 31, [card(46), null], ['diamond.3'])],
)

const example158 = example<State>(
  'd.diamond.3d what is sent must make room',
  ['diamond.3', 'summon.7'],
  'rules/trump-king/examples-suits.rules:793',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(801, 0, 31, [card(46), null]),
    choosable(802, 0, [card(14)]),
    choosable(803, 0, [card(28)]),
    choosable(804, 0, [card(42)]),
    notChoosable(805, 0, [card(5)]),
    chooses(806, 0, [card(28)]),
    chooses(807, 0, [value('position', () => POSITION['attack'])]),
    then(808, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0),
    then(809, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
    then(810, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['backrow'] + 0),
  ],
)

const example159 = example<State>(
  'd.diamond.3e a jack goes home and counts as sent',
  ['diamond.3', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:812',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(819, 0, 31, [card(46), null]),
    chooses(820, 0, [value('position', () => POSITION['attack'])]),
    then(821, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0),
    then(822, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
  ],
)

const example160 = example<State>(
  'd.diamond.4a a normal summon breaks nothing',
  ['diamond.4'],
  'rules/trump-king/examples-suits.rules:824',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 3, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(831, 0, 57, [card(46), null]),
    then(832, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
    then(833, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1),
    then(
      834,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
  ],
)

const example161 = example<State>(
  'd.diamond.5b no room for the card from the deck',
  ['diamond.5'],
  'rules/trump-king/examples-suits.rules:836',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 41, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 17, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(845, 0, 31, [card(46), null]),
    chooses(846, 0, [value('position', () => POSITION['attack'])]),
    chooses(847, 0, [card(17)]),
    offered(848, 0, 33, [card(31), null]),
    then(849, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 1),
    then(
      850,
      (s) => s.zones[ZONE['monsters'] + 1]!.length === 3,
      'number',
      (s) => s.zones[ZONE['monsters'] + 1]!.length,
    ),
    then(851, (s) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['6♠']))),
  ],
)

const example162 = example<State>(
  'd.diamond.5c an eight from the deck is barred',
  ['diamond.5', 'diamond.1'],
  'rules/trump-king/examples-suits.rules:853',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(861, 0, 31, [card(46), null]),
    chooses(862, 0, [value('position', () => POSITION['attack'])]),
    answers(863, 0, 'passes'),
    offered(864, 0, 33, [card(31), null]),
    then(865, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(
      866,
      (s) => s.zones[ZONE['monsters'] + 1]!.length === 0,
      'number',
      (s) => s.zones[ZONE['monsters'] + 1]!.length,
    ),
    then(867, (s) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['8♠']))),
    then(868, (s) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(0)),
    then(869, (s) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(1)),
  ],
)

const example163 = example<State>(
  'd.diamond.5e a queen counts as destroyed, a joker comes',
  ['diamond.5'],
  'rules/trump-king/examples-suits.rules:871',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 52, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(879, 0, 31, [card(46), null]),
    chooses(880, 0, [value('position', () => POSITION['attack'])]),
    chooses(881, 1, [value('position', () => POSITION['defence'])]),
    then(882, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 1),
    then(883, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 1),
    then(
      884,
      (s) => valueOf(s, theCopy(s, CARD['JK1'])) === 0,
      'number',
      (s) => valueOf(s, theCopy(s, CARD['JK1'])),
    ),
    then(
      885,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
  ],
)

const example164 = example<State>(
  'd.diamond-synchro.1-a a suit and a number are named',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  'rules/trump-king/examples-suits.rules:887',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(895, 0, 62, [card(49), null]),
    chooses(896, 0, [card(43), card(31)]),
    chooses(897, 0, [value('position', () => POSITION['attack'])]),
    chooses(898, 0, [value('suit', () => SUIT['♥'])]),
    chooses(899, 0, [value('number', () => 5)]),
    then(900, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['monsters'] + 0),
    then(
      901,
      (s) => s.namedSuit[theCopy(s, CARD['J♦'])]! === SUIT['♥'],
      'suit',
      (s) => s.namedSuit[theCopy(s, CARD['J♦'])]!,
    ),
    then(
      902,
      (s) => s.namedRank[theCopy(s, CARD['J♦'])]! === 5,
      'number',
      (s) => s.namedRank[theCopy(s, CARD['J♦'])]!,
    ),
    then(903, (s) => isNegated(s, theCopy(s, CARD['9♥']))),
    then(904, (s) => isNegated(s, theCopy(s, CARD['5♠']))),
    then(905, (s) => !isNegated(s, theCopy(s, CARD['9♠']))),
    then(906, (s) => !isNegated(s, theCopy(s, CARD['3♥']))),
  ],
)

const example165 = example<State>(
  'd.diamond-synchro.1-b what the other player may still summon',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  'rules/trump-king/examples-suits.rules:908',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    refused(915, 1, 57, [card(21), null], ['diamond-synchro.3']),
    refused(916, 1, 57, [card(4), null], ['diamond-synchro.3']),
    refused(917, 1, 22, [card(4), null], ['diamond-synchro.3']),
    offered(918, 1, 57, [card(8), null]),
    offered(919, 1, 22, [card(8), null]),
    offered(920, 1, 57, [card(32), null]),
    offered(921, 1, 57, [card(44), null]),
  ],
)

const example166 = example<State>(
  'd.diamond-synchro.1-c the own cards are free',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  'rules/trump-king/examples-suits.rules:923',
  [],
  (s) => {
    s.turnNumber = 7
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    offered(931, 0, 57, [card(4), null]),
    offered(932, 0, 22, [card(4), null]),
    does(933, 0, 57, [card(15), null]),
    answers(934, 0, 'accepts'),
    then(
      935,
      (s) => s.life[0]! === 43,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example167 = example<State>(
  'x.diamond-synchro.2 what was named is forgotten at home',
  ['diamond-synchro.2', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:937',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
    placeGiven(s, 8, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    refused(945, 1, 57, [card(4), null], ['diamond-synchro.3']),
    does(946, 1, 35, [card(8), null]),
    answers(947, 1, 'passes'),
    offered(948, 1, 57, [card(4), null]),
    then(949, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 0),
    then(950, (s) => s.namedSuit[theCopy(s, CARD['J♦'])]! === NONE),
    then(951, (s) => s.namedRank[theCopy(s, CARD['J♦'])]! === NONE),
  ],
)

const example168 = example<State>(
  'd.diamond-synchro.2a no shelter for a named suit',
  ['diamond-synchro.2', 'heart.5'],
  'rules/trump-king/examples-suits.rules:953',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 20
    s.life[1] = 50
    placeGiven(s, 9, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
    placeGiven(s, 21, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(961, 0, 17, [card(9), card(21), null]),
    answers(962, 0, 'accepts'),
    then(963, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
    then(
      964,
      (s) => s.life[1]! === 45,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example169 = example<State>(
  'd.diamond-synchro.2b a named suit casts no spell',
  ['diamond-synchro.2', 'spell.3'],
  'rules/trump-king/examples-suits.rules:966',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [refused(973, 1, 34, [card(16), null], ['spell.3'])],
)

const example170 = example<State>(
  'd.diamond-synchro.3-a two queens that are not named',
  ['diamond-synchro.3', 'synchro.5'],
  'rules/trump-king/examples-suits.rules:975',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 37, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [offered(983, 1, 62, [card(11), null]), offered(984, 1, 62, [card(37), null])],
)

const example171 = example<State>(
  'd.diamond-synchro.3-b the queen of the named suit stays away',
  ['diamond-synchro.3', 'synchro.5'],
  'rules/trump-king/examples-suits.rules:986',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
    placeGiven(s, 18, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 37, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['extra'] + 1, hands)
    placeGiven(s, 11, NONE, ZONE['extra'] + 1, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    offered(994, 1, 62, [card(11), null]),
    refused(995, 1, 62, [card(24), null], ['diamond-synchro.3']),
    refused(996, 1, 62, [card(37), null], ['synchro.5']),
  ],
)

const example172 = example<State>(
  'd.rank1.1b an attack is no summon',
  ['rank1.1'],
  'rules/trump-king/examples-ranks.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [does(11, 0, 16, [card(8), null]), refused(12, 1, 35, [card(26), null], ['rank1.1'])],
)

const example173 = example<State>(
  'd.rank1.2 an ace clears the table',
  ['rank1.2'],
  'rules/trump-king/examples-ranks.rules:14',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(23, 0, 57, [card(41), null]),
    does(24, 1, 35, [card(26), null]),
    answers(25, 0, 'passes'),
    offered(26, 0, 33, [card(44), null]),
    then(
      27,
      (s) => s.zones[ZONE['monsters'] + 0]!.length === 0,
      'number',
      (s) => s.zones[ZONE['monsters'] + 0]!.length,
    ),
    then(
      28,
      (s) => s.zones[ZONE['monsters'] + 1]!.length === 0,
      'number',
      (s) => s.zones[ZONE['monsters'] + 1]!.length,
    ),
    then(29, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0),
    then(30, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0),
    then(31, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0),
    then(32, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(33, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1),
    then(
      34,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 6,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example174 = example<State>(
  'd.rank1.3-a an ace as an ordinary spell',
  ['rank1.1', 'spell.1'],
  'rules/trump-king/examples-ranks.rules:36',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [does(42, 0, 34, [card(0), null]), then(43, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1)],
)

const example175 = example<State>(
  'd.rank1.3-b an ace is only a trap at this table',
  ['rank1.1', 'spell.1'],
  'rules/trump-king/examples-ranks.rules:45',
  [[7, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(52, 0, 34, [card(0), null], ['gap.special-rank-roles'])],
)

const example176 = example<State>(
  'd.rank2.1 one of three',
  ['rank2.1'],
  'rules/trump-king/examples-ranks.rules:56',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(62, 0, 34, [card(27), null]),
    choosable(63, 0, [card(8)]),
    choosable(64, 0, [card(48)]),
    notChoosable(65, 0, [card(16)]),
    chooses(66, 0, [card(15)]),
    happened(67, [moved(3, [card(15), value('player', () => 1)])]),
    then(68, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(69, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['9♠']))),
    then(70, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['10♦']))),
    then(71, (s) => viewersOf(s, theCopy(s, CARD['9♠'])).includes(0)),
    then(72, (s) => !viewersOf(s, theCopy(s, CARD['9♠'])).includes(1)),
    then(73, (s) => !viewersOf(s, theCopy(s, CARD['4♥'])).includes(0)),
    then(
      74,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    then(75, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0),
  ],
)

const example177 = example<State>(
  'd.rank2.1b-a a deck of two',
  ['rank2.1'],
  'rules/trump-king/examples-ranks.rules:77',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(83, 0, 34, [card(27), null]),
    choosable(84, 0, [card(8)]),
    chooses(85, 0, [card(15)]),
    then(86, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(
      87,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example178 = example<State>(
  'd.rank2.1b-b a deck of none',
  ['rank2.1', 'spell.3'],
  'rules/trump-king/examples-ranks.rules:89',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(94, 0, 34, [card(27), null], ['spell.3'])],
)

const example179 = example<State>(
  'd.rank2.2 one two in a turn',
  ['rank2.2'],
  'rules/trump-king/examples-ranks.rules:96',
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
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    does(103, 0, 34, [card(27), null]),
    chooses(104, 0, [card(15)]),
    refused(105, 0, 34, [card(1), null], ['rank2.2']),
    offered(106, 0, 57, [card(1), null]),
    offered(107, 0, 33, [card(1), null]),
    does(108, 0, 34, [card(1), null]),
    chooses(109, 0, [card(48)]),
    then(
      110,
      (s) => s.turnNumber === 7,
      'number',
      (s) => s.turnNumber,
    ),
    then(111, (s) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 0),
  ],
)

const example180 = example<State>(
  'd.rank8.1a an eight breaks one set card',
  ['rank8.1'],
  'rules/trump-king/examples-ranks.rules:115',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(121, 0, 34, [card(46), null]),
    choosable(122, 0, [card(16)]),
    chooses(123, 0, [card(15)]),
    then(124, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1),
    then(125, (s) => viewersOf(s, theCopy(s, CARD['3♥'])).includes(0)),
    then(126, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['backrow'] + 1),
  ],
)

const example181 = example<State>(
  'd.rank8.1b the card meant slips away into its use',
  ['rank8.1'],
  'rules/trump-king/examples-ranks.rules:128',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(135, 0, 34, [card(46), null]),
    does(136, 1, 35, [card(21), null]),
    then(137, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 0),
    then(138, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
    then(139, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['graveyard'] + 0),
    then(
      140,
      (s) => s.timesDestroyDuringMain === 0,
      'number',
      (s) => s.timesDestroyDuringMain,
    ),
  ],
)

const example182 = example<State>(
  'd.rank9.1a a nine needs no occasion',
  ['rank9.1'],
  'rules/trump-king/examples-ranks.rules:144',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    answers(151, 1, 'passes'),
    does(152, 0, 35, [card(21), null]),
    then(153, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1),
    then(154, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example183 = example<State>(
  'x.rank9.1 a nine right after the draw',
  ['rank9.1', 'trap.3'],
  'rules/trump-king/examples-ranks.rules:156',
  [],
  (s) => {
    s.turnNumber = 5
    s.turnPlayer = 1
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doTurn(s, 1)
  },
  [
    does(165, 0, 35, [card(21), null]),
    answers(166, 1, 'passes'),
    offered(167, 1, 33, [card(2), null]),
    then(168, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1),
  ],
)

const example184 = example<State>(
  'd.joker.1-a a joker on an empty field',
  ['joker.1'],
  'rules/trump-king/examples-ranks.rules:172',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(178, 0, 34, [card(52), null]),
    then(
      179,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      180,
      (s) => s.zones[ZONE['graveyard'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['graveyard'] + 0]!.length,
    ),
    then(181, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
  ],
)

const example185 = example<State>(
  'd.joker.1-b any own monster keeps the joker back',
  ['joker.1'],
  'rules/trump-king/examples-ranks.rules:183',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(190, 0, 34, [card(52), null], ['joker.1'])],
)

const example186 = example<State>(
  'd.joker.2b the other joker does not count',
  ['joker.2', 'spell.3'],
  'rules/trump-king/examples-ranks.rules:192',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(198, 0, 34, [card(52), null], ['joker.2'])],
)

const example187 = example<State>(
  'd.chain.1 the last card used is the first to work',
  ['trap.3', 'rank8.1', 'rank9.1'],
  'rules/trump-king/examples-ranks.rules:202',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(209, 0, 57, [card(35), null]),
    does(210, 1, 35, [card(28), null]),
    does(211, 0, 35, [card(7), null]),
    does(212, 1, 35, [card(21), null]),
    then(213, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0),
    then(214, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
    then(215, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
    then(216, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(
      217,
      (s) => family(s, ZONE['banished']).length === 0,
      'number',
      (s) => family(s, ZONE['banished']).length,
    ),
    then(
      218,
      (s) => s.timesDestroyDuringMain === 0,
      'number',
      (s) => s.timesDestroyDuringMain,
    ),
  ],
)

const example188 = example<State>(
  'x.trap.4 only two passes in a row close the chain',
  ['trap.4', 'rank9.1'],
  'rules/trump-king/examples-ranks.rules:220',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(226, 0, 57, [card(35), null]),
    does(227, 1, 35, [card(28), null]),
    answers(228, 0, 'passes'),
    does(229, 1, 35, [card(21), null]),
    then(230, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0),
    then(231, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
  ],
)

const example189 = example<State>(
  'opt.first-player.chosen somebody decides who begins',
  ['gap.first-player'],
  'rules/trump-king/examples-options.rules:5',
  [[0, 1]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [
    chooses(9, 0, [value('player', () => 1)]),
    then(
      10,
      (s) => s.turnPlayer === 1,
      'player',
      (s) => s.turnPlayer,
    ),
  ],
)

const example190 = example<State>(
  'opt.first-player.fixed the first seat begins',
  ['gap.first-player'],
  'rules/trump-king/examples-options.rules:12',
  [[0, 2]],
  () => {},
  (s) => {
    doSettleFirstPlayer(s)
  },
  [
    then(
      16,
      (s) => s.turnPlayer === 0,
      'player',
      (s) => s.turnPlayer,
    ),
  ],
)

const example191 = example<State>(
  'opt.first-player.fixed nobody else is drawn',
  ['gap.first-player'],
  'rules/trump-king/examples-options.rules:18',
  [[0, 2]],
  (s) => {
    s.turnPlayer = 1
  },
  (s) => {
    doSettleFirstPlayer(s)
  },
  [
    then(
      23,
      (s) => s.turnPlayer === 1,
      'player',
      (s) => s.turnPlayer,
    ),
  ],
)

const example192 = example<State>(
  'opt.deck-out.no-effect play goes on without a deck',
  ['gap.deck-out'],
  'rules/trump-king/examples-options.rules:25',
  [[1, 1]],
  (s) => {
    s.turnNumber = 5
    s.turnPlayer = 1
    placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doTurn(s, 1)
  },
  [
    does(32, 1, 33, [card(29), null]),
    then(
      33,
      (s) => s.turnNumber === 6,
      'number',
      (s) => s.turnNumber,
    ),
    then(34, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1),
  ],
)

const example193 = example<State>(
  'opt.hand-limit.6 down to six',
  ['gap.hand-limit'],
  'rules/trump-king/examples-options.rules:36',
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
  },
  (s) => {
    doHandCheck(s, 0)
  },
  [
    chooses(42, 0, [card(14), card(19)]),
    then(
      43,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 6,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(44, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(45, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example194 = example<State>(
  'opt.hand-limit.7 down to seven',
  ['gap.hand-limit'],
  'rules/trump-king/examples-options.rules:47',
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
  },
  (s) => {
    doHandCheck(s, 0)
  },
  [
    chooses(53, 0, [card(14)]),
    then(
      54,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 7,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(55, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example195 = example<State>(
  'opt.hand-limit.6 counted when the turn ends',
  ['gap.hand-limit'],
  'rules/trump-king/examples-options.rules:57',
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
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(63, 0, 'passes'),
    chooses(64, 0, [card(16)]),
    then(
      65,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 6,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(66, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example196 = example<State>(
  'x.simultaneous-loss both at nothing is a draw',
  ['gap.simultaneous-loss'],
  'rules/trump-king/examples-options.rules:68',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 0
    s.life[1] = 0
  },
  (s) => {
    doCheckLives(s)
  },
  [
    then(
      75,
      (s) => s.result[0]! === 0,
      'number',
      (s) => s.result[0]!,
    ),
    then(
      76,
      (s) => s.result[1]! === 0,
      'number',
      (s) => s.result[1]!,
    ),
  ],
)

const example197 = example<State>(
  'opt.simultaneous-loss.turn-player-loses both at nothing',
  ['gap.simultaneous-loss'],
  'rules/trump-king/examples-options.rules:78',
  [[3, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 0
    s.life[1] = 0
  },
  (s) => {
    doCheckLives(s)
  },
  [
    then(
      86,
      (s) => s.result[1]! === 0 - 1,
      'number',
      (s) => s.result[1]!,
    ),
    then(
      87,
      (s) => s.result[0]! === 1,
      'number',
      (s) => s.result[0]!,
    ),
  ],
)

const example198 = example<State>(
  'opt.turn-limit.endless a game without end',
  ['gap.turn-limit'],
  'rules/trump-king/examples-options.rules:89',
  [[4, 1]],
  (s) => {
    s.turnNumber = 200
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 3)
    doMain(s, 0)
  },
  [
    answers(95, 0, 'passes'),
    does(96, 1, 33, [card(29), null]),
    then(
      97,
      (s) => s.turnNumber === 201,
      'number',
      (s) => s.turnNumber,
    ),
  ],
)

const example199 = example<State>(
  'x.turn-limit the last turn of a very long game',
  ['gap.turn-limit'],
  'rules/trump-king/examples-options.rules:99',
  [],
  (s) => {
    s.turnNumber = 200
    placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 6)
    doHandCheck(s, 0)
  },
  [
    then(
      104,
      (s) => s.turnNumber === 200,
      'number',
      (s) => s.turnNumber,
    ),
    then(
      105,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 0,
      'number',
      (s) => s.zones[ZONE['hand'] + 1]!.length,
    ),
  ],
)

const example200 = example<State>(
  'opt.pay-to-zero.allowed the last point paid is the game lost',
  ['gap.pay-to-zero'],
  'rules/trump-king/examples-options.rules:107',
  [[5, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 7
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(114, 0, 22, [card(6), null]),
    then(
      115,
      (s) => s.result[0]! === 0 - 1,
      'number',
      (s) => s.result[0]!,
    ),
    then(
      116,
      (s) => s.result[1]! === 1,
      'number',
      (s) => s.result[1]!,
    ),
  ],
)

const example201 = example<State>(
  'opt.joker-as-monster.forbidden a joker is no monster',
  ['gap.joker-as-monster'],
  'rules/trump-king/examples-options.rules:120',
  [[6, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(126, 0, 57, [card(52), null], ['gap.joker-as-monster']),
    refused(127, 0, 58, [card(52), null], ['gap.joker-as-monster']),
    offered(128, 0, 33, [card(52), null]),
  ],
)

const example202 = example<State>(
  'opt.joker-as-monster.forbidden not even from the deck',
  ['gap.joker-as-monster', 'diamond.5'],
  'rules/trump-king/examples-options.rules:130',
  [[6, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 52, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(139, 0, 31, [card(46), null]),
    chooses(140, 0, [value('position', () => POSITION['attack'])]),
    answers(141, 0, 'passes'),
    offered(142, 0, 33, [card(31), null]),
    then(143, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(144, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['deck'] + 1),
  ],
)

const example203 = example<State>(
  'opt.special-rank-roles.exclusive no spell out of a trap',
  ['gap.special-rank-roles'],
  'rules/trump-king/examples-options.rules:146',
  [[7, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(153, 0, 34, [card(0), null], ['gap.special-rank-roles']),
    refused(154, 0, 34, [card(8), null], ['gap.special-rank-roles']),
    offered(155, 0, 34, [card(3), null]),
  ],
)

const example204 = example<State>(
  'opt.special-rank-roles.exclusive no trap out of a spell',
  ['gap.special-rank-roles'],
  'rules/trump-king/examples-options.rules:157',
  [[7, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(164, 0, 57, [card(5), null]),
    refused(165, 1, 35, [card(1), null], ['gap.special-rank-roles']),
    offered(166, 1, 35, [card(3), null]),
  ],
)

const example205 = example<State>(
  'opt.face-down-role.declared set as a trap it is no spell',
  ['gap.face-down-role'],
  'rules/trump-king/examples-options.rules:168',
  [[8, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(175, 0, 33, [card(3), null]),
    chooses(176, 0, [value('role', () => ROLE['trap'])]),
    refused(177, 0, 34, [card(3), null], ['gap.face-down-role']),
  ],
)

const example206 = example<State>(
  'opt.face-down-role.declared set as a spell it is no trap',
  ['gap.face-down-role'],
  'rules/trump-king/examples-options.rules:179',
  [[8, 1]],
  (s) => {
    s.turnNumber = 5
    s.turnPlayer = 1
    placeGiven(s, 27, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 1)
  },
  [
    does(189, 1, 33, [card(3), null]),
    chooses(190, 1, [value('role', () => ROLE['spell'])]),
    does(191, 1, 33, [card(5), null]),
    chooses(192, 1, [value('role', () => ROLE['trap'])]),
    does(193, 0, 57, [card(8), null]),
    refused(194, 1, 35, [card(3), null], ['gap.face-down-role']),
    offered(195, 1, 35, [card(5), null]),
  ],
)

const example207 = example<State>(
  'opt.hand-spell-slot.needed a spell wants a free place',
  ['gap.slot-for-hand-activation'],
  'rules/trump-king/examples-options.rules:197',
  [[9, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 43, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(205, 0, 34, [card(3), null], ['gap.slot-for-hand-activation']), offered(206, 0, 34, [card(2), null])],
)

const example208 = example<State>(
  'opt.quick-from-hand.yes an eight straight from the hand',
  ['gap.quick-from-hand'],
  'rules/trump-king/examples-options.rules:208',
  [[10, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(215, 0, 57, [card(35), null]),
    does(216, 0, 35, [card(7), null]),
    then(217, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1),
    then(218, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example209 = example<State>(
  'opt.set-and-flip-as-summon.yes a trap for a set monster',
  ['gap.set-and-flip-as-summon'],
  'rules/trump-king/examples-options.rules:220',
  [[11, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 0, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(227, 0, 58, [card(6), null]),
    answers(228, 0, 'passes'),
    refused(229, 1, 35, [card(3), null], ['normal-trap.1']),
    does(230, 1, 35, [card(0), null]),
    then(231, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example210 = example<State>(
  'opt.set-and-flip-as-summon.yes a trap for a monster turned up',
  ['gap.set-and-flip-as-summon'],
  'rules/trump-king/examples-options.rules:233',
  [[11, 1]],
  (s) => {
    s.turnNumber = 7
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 5
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(240, 0, 20, [card(31), null]),
    does(241, 1, 35, [card(5), null]),
    then(242, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['banished'] + 0),
  ],
)

const example211 = example<State>(
  'opt.heart-heal-on-special.yes a heart from the deck gains life',
  ['gap.heart-heal-on-special'],
  'rules/trump-king/examples-options.rules:244',
  [[12, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 30
    placeGiven(s, 48, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 21, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(255, 1, 31, [card(48), null]),
    chooses(256, 1, [value('position', () => POSITION['attack'])]),
    answers(257, 0, 'accepts'),
    then(258, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0),
    then(
      259,
      (s) => s.life[0]! === 39,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example212 = example<State>(
  'opt.normal-spell-targets.opponent-only the own monster is no aim',
  ['gap.normal-spell-targets'],
  'rules/trump-king/examples-options.rules:261',
  [[13, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(269, 0, 34, [card(32), null]),
    choosable(270, 0, [card(19)]),
    choosable(271, 0, [card(28)]),
    notChoosable(272, 0, [card(30)]),
    chooses(273, 0, [card(28)]),
    then(274, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
  ],
)

const example213 = example<State>(
  'opt.normal-spell-targets.opponent-only nothing to aim at',
  ['gap.normal-spell-targets'],
  'rules/trump-king/examples-options.rules:276',
  [[13, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(283, 0, 34, [card(32), null], ['spell.3'])],
)

const example214 = example<State>(
  'opt.face-down-as-same.own-only-with-reveal the own hidden monster is an aim',
  ['gap.face-down-as-same'],
  'rules/trump-king/examples-options.rules:285',
  [[14, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(293, 0, 34, [card(3), null]),
    choosable(294, 0, [card(8)]),
    choosable(295, 0, [card(1)]),
    notChoosable(296, 0, [card(5)]),
    chooses(297, 0, [card(1)]),
    then(298, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example215 = example<State>(
  'opt.normal-trap-scope.opponent-only no trap for the own summon',
  ['gap.normal-trap-scope'],
  'rules/trump-king/examples-options.rules:300',
  [[15, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 2, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(308, 0, 57, [card(3), null]),
    refused(309, 0, 35, [card(2), null], ['trap.5']),
    refused(310, 0, 35, [card(13), null], ['rank1.1']),
    offered(311, 1, 35, [card(5), null]),
  ],
)

const example216 = example<State>(
  'opt.looked-cards-rest.shuffled-in the rest is shuffled',
  ['gap.looked-cards-rest'],
  'rules/trump-king/examples-options.rules:315',
  [[16, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(322, 0, 34, [card(27), null]),
    chooses(323, 0, [card(15)]),
    happened(324, [moved(3, [card(15), value('player', () => 1)]), moved(2, [value('zone', () => ZONE['deck'] + 0)])]),
    then(
      325,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    then(326, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0))),
  ],
)

const example217 = example<State>(
  'opt.looked-cards-rest.to-bottom the rest goes under the deck',
  ['gap.looked-cards-rest'],
  'rules/trump-king/examples-options.rules:328',
  [[16, 2]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(335, 0, 34, [card(27), null]),
    chooses(336, 0, [card(15)]),
    then(337, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['4♥']))),
    then(338, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['9♠']))),
    then(
      339,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example218 = example<State>(
  'opt.looked-cards-rest.to-bottom also after the look of a heart',
  ['gap.looked-cards-rest', 'heart-synchro.2'],
  'rules/trump-king/examples-options.rules:341',
  [[16, 2]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 28
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(350, 0, 24, [card(23), null]),
    chooses(351, 0, [branch('set-looked')]),
    chooses(352, 0, [card(15)]),
    then(353, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['10♦']))),
    then(354, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♥']))),
    then(355, (s) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['9♠']))),
    then(
      356,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 3,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example219 = example<State>(
  'opt.heart-synchro-payment.any-part a part of the lead',
  ['gap.heart-synchro-payment'],
  'rules/trump-king/examples-options.rules:358',
  [[17, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 22
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(367, 0, 24, [card(23), null]),
    choosable(368, 0, [value('number', () => 1)]),
    choosable(369, 0, [value('number', () => 8)]),
    notChoosable(370, 0, [value('number', () => 9)]),
    chooses(371, 0, [value('number', () => 3)]),
    then(
      372,
      (s) => s.life[0]! === 27,
      'number',
      (s) => s.life[0]!,
    ),
    then(
      373,
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 3,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length,
    ),
  ],
)

const example220 = example<State>(
  'opt.heart-synchro-activation.new-chain the spell can be answered',
  ['gap.heart-synchro-activation'],
  'rules/trump-king/examples-options.rules:375',
  [[18, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 30
    s.life[1] = 27
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(386, 0, 24, [card(23), null]),
    chooses(387, 0, [branch('cast-looked')]),
    chooses(388, 0, [card(3)]),
    does(389, 1, 35, [card(21), null]),
    chooses(390, 1, [card(8)]),
    then(391, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['hand'] + 1),
    then(392, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(393, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
  ],
)

const example221 = example<State>(
  'opt.face-down-material.no only face-up materials',
  ['gap.synchro-material-face-down'],
  'rules/trump-king/examples-options.rules:397',
  [[19, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.position[card] = POSITION['face-down']
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    offered(404, 0, 62, [card(10), null]),
    offered(405, 0, 62, [card(23), null]),
    refused(406, 0, 62, [card(36), null], ['synchro.1']),
  ],
)

const example222 = example<State>(
  'opt.synchro-as-material.no a jack is no material',
  ['gap.synchro-as-material'],
  'rules/trump-king/examples-options.rules:408',
  [[20, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 12, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(415, 0, 62, [card(25), null], ['synchro.1']), refused(416, 0, 62, [card(12), null], ['synchro.1'])],
)

const example223 = example<State>(
  'opt.synchro-pays-send-cost.no a jack is no payment',
  ['gap.synchro-pays-send-cost'],
  'rules/trump-king/examples-options.rules:418',
  [[21, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(426, 0, 31, [card(46), null], ['gap.synchro-pays-send-cost'])],
)

const example224 = example<State>(
  'opt.spade-synchro-rounding.without-minimum half of one is nothing',
  ['gap.spade-synchro-rounding'],
  'rules/trump-king/examples-options.rules:428',
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 26, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(437, 0, 17, [card(11), card(26), null]),
    answers(438, 0, 'accepts'),
    then(
      439,
      (s) => s.life[1]! === 29,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example225 = example<State>(
  'opt.spade-synchro-own-cards.no only the other side is swept',
  ['gap.spade-synchro-own-cards'],
  'rules/trump-king/examples-options.rules:441',
  [[24, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(448, 0, 23, [card(10), null]),
    chooses(449, 0, [value('number', () => 15)]),
    then(450, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
    then(451, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0),
    then(452, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
  ],
)

const example226 = example<State>(
  'opt.club-synchro-graveyard.any a club from the other graveyard',
  ['gap.club-synchro-graveyard'],
  'rules/trump-king/examples-options.rules:454',
  [[26, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['graveyard'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    answers(463, 0, 'passes'),
    does(464, 1, 35, [card(21), null]),
    choosable(465, 0, [card(32)]),
    chooses(466, 0, [card(29)]),
    chooses(467, 0, [value('position', () => POSITION['attack'])]),
    then(468, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0),
    then(469, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['monsters'] + 0),
  ],
)

const example227 = example<State>(
  'opt.mutual-destruction-triggers.no the fallen deal nothing',
  ['gap.mutual-destruction-triggers'],
  'rules/trump-king/examples-options.rules:473',
  [[23, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 20, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(482, 0, 17, [card(7), card(20), null]),
    answers(483, 0, 'passes'),
    offered(484, 0, 16, [card(40), null]),
    then(485, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(486, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['graveyard'] + 1),
    then(
      487,
      (s) => s.life[1]! === 40,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example228 = example<State>(
  'opt.battle-target-lost.replay another target for the attack',
  ['gap.battle-target-lost'],
  'rules/trump-king/examples-options.rules:489',
  [[33, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 46, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(499, 0, 17, [card(46), card(4), null]),
    does(500, 1, 35, [card(21), null]),
    chooses(501, 1, [card(4)]),
    chooses(502, 0, [card(29)]),
    then(503, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 1),
    then(504, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 1),
    then(505, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1),
    then(
      506,
      (s) => s.life[1]! === 36,
      'number',
      (s) => s.life[1]!,
    ),
  ],
)

const example229 = example<State>(
  'opt.attack-in-summoning-turn.no a fresh monster waits',
  ['gap.attack-in-summoning-turn'],
  'rules/trump-king/examples-options.rules:508',
  [[36, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 20, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [refused(514, 0, 16, [card(20), null], ['gap.attack-in-summoning-turn']), offered(515, 0, 16, [card(3), null])],
)

const example230 = example<State>(
  'opt.attack-in-summoning-turn.no not at a monster either',
  ['gap.attack-in-summoning-turn'],
  'rules/trump-king/examples-options.rules:517',
  [[36, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 20, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 41, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    refused(524, 0, 17, [card(20), card(41), null], ['gap.attack-in-summoning-turn']),
    offered(525, 0, 17, [card(3), card(41), null]),
  ],
)

const example231 = example<State>(
  'opt.position-change-attacked.ever once it attacked it stays',
  ['gap.position-change-attacked'],
  'rules/trump-king/examples-options.rules:527',
  [[37, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 4)
    doBattlePhase(s, 0)
  },
  [
    does(535, 0, 16, [card(31), null]),
    does(536, 0, 33, [card(8), null]),
    refused(537, 0, 20, [card(31), null], ['gap.position-change-attacked']),
    offered(538, 0, 20, [card(42), null]),
    then(
      539,
      (s) => s.turnNumber === 7,
      'number',
      (s) => s.turnNumber,
    ),
  ],
)

const example232 = example<State>(
  'opt.same-time-triggers.turn-player-chooses the order is a choice',
  ['gap.same-time-triggers'],
  'rules/trump-king/examples-options.rules:541',
  [[40, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(551, 0, 17, [card(1), card(27), null]),
    chooses(552, 0, [card(27)]),
    answers(553, 1, 'accepts'),
    answers(554, 0, 'accepts'),
    chooses(555, 1, [card(13)]),
    happened(556, [
      moved(52, [value('player', () => 1), value('number', () => 1)]),
      moved(47, [value('number', () => 2), value('player', () => 1)]),
    ]),
    then(
      557,
      (s) => s.life[1]! === 39,
      'number',
      (s) => s.life[1]!,
    ),
    then(558, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 1),
    then(
      559,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 2,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
  ],
)

const example233 = example<State>(
  'opt.ability-timing.own-turn-any-window a spade in a window',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:561',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(567, 0, 57, [card(34), null]), offered(568, 0, 22, [card(2), null])],
)

const example234 = example<State>(
  'opt.ability-timing.own-turn-any-window the other abilities too',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:570',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[1] = 30
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 14, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(580, 0, 57, [card(18), null]),
    answers(581, 0, 'declines'),
    offered(582, 0, 23, [card(11), null]),
    offered(583, 0, 24, [card(23), null]),
    offered(584, 0, 31, [card(44), null]),
    refused(585, 0, 30, [card(29), null], ['summon.7']),
  ],
)

const example235 = example<State>(
  'opt.ability-timing.own-turn-any-window a club in the battle phase',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:587',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [does(594, 0, 16, [card(6), null]), offered(595, 0, 30, [card(29), null]), offered(596, 0, 30, [card(34), null])],
)

const example236 = example<State>(
  'opt.ability-timing.own-turn-any-window not in the other turn',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:598',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(605, 0, 57, [card(34), null]),
    offered(606, 0, 22, [card(4), null]),
    answers(607, 0, 'passes'),
    refused(608, 1, 22, [card(2), null], ['gap.ability-timing']),
  ],
)

const example237 = example<State>(
  'opt.diamond-blocks-set.yes no setting past a diamond',
  ['gap.diamond-blocks-set'],
  'rules/trump-king/examples-options.rules:612',
  [[27, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    refused(620, 1, 58, [card(4), null], ['gap.diamond-blocks-set']),
    refused(621, 1, 33, [card(4), null], ['gap.diamond-blocks-set']),
    offered(622, 1, 58, [card(5), null]),
    offered(623, 1, 33, [card(5), null]),
  ],
)

const example238 = example<State>(
  'opt.negation-zones.field-only a hand is out of reach',
  ['gap.negation-zones'],
  'rules/trump-king/examples-options.rules:625',
  [[28, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(633, 1, 34, [card(16), null]),
    then(634, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(635, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
  ],
)

const example239 = example<State>(
  'opt.mutual-negation.both-negated two twins are worth nothing',
  ['gap.mutual-negation'],
  'rules/trump-king/examples-options.rules:637',
  [[29, 1]],
  (s) => {
    s.turnNumber = 8
    s.turnPlayer = 1
    s.clock = 2
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 5
      s.upSince[card] = 1
    })
    placeGiven(s, 42, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 6
      s.upSince[card] = 2
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    offered(647, 1, 57, [card(3), null]),
    then(648, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0))),
    then(649, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1))),
  ],
)

const example240 = example<State>(
  'opt.negated-activation.without-effect a spell wasted',
  ['gap.negated-activation'],
  'rules/trump-king/examples-options.rules:651',
  [[30, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♥']
      s.namedRank[card] = 5
    })
  },
  (s) => {
    doMain(s, 1)
  },
  [
    does(659, 1, 34, [card(16), null]),
    then(660, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0),
    then(661, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
  ],
)

const example241 = example<State>(
  'opt.blocked-top-card.to-graveyard a barred card is thrown away',
  ['gap.blocked-top-card'],
  'rules/trump-king/examples-options.rules:663',
  [[31, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 6, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 7, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(672, 0, 31, [card(46), null]),
    chooses(673, 0, [value('position', () => POSITION['attack'])]),
    then(674, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(675, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 1),
    then(
      676,
      (s) => s.zones[ZONE['deck'] + 1]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck'] + 1]!.length,
    ),
  ],
)

const example242 = example<State>(
  'opt.chain-order.immediate each answer works at once',
  ['gap.chain'],
  'rules/trump-king/examples-options.rules:680',
  [[32, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 19, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 18, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(688, 0, 57, [card(35), null]),
    does(689, 1, 35, [card(28), null]),
    does(690, 0, 35, [card(8), null]),
    notChoosable(691, 0, [card(35)]),
    chooses(692, 0, [card(18)]),
    then(693, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['banished'] + 0),
    then(694, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['hand'] + 1),
  ],
)

const example243 = example<State>(
  'opt.first-responder.other-side the other player is asked first',
  ['gap.first-responder'],
  'rules/trump-king/examples-options.rules:696',
  [[39, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [does(703, 0, 57, [card(35), null]), answers(704, 0, 'passes'), refused(705, 1, 35, [card(28), null], ['trap.5'])],
)

const example244 = example<State>(
  'opt.destroyed-while-activating.stops-effect a destroyed heart gains nothing',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:707',
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 40
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(716, 0, 57, [card(21), null]),
    answers(717, 0, 'accepts'),
    does(718, 1, 35, [card(26), null]),
    then(719, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0),
    then(
      720,
      (s) => s.life[0]! === 40,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example245 = example<State>(
  'opt.destroyed-while-activating.stops-effect an eight stops a trap in use',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:722',
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(730, 0, 57, [card(35), null]),
    does(731, 1, 35, [card(28), null]),
    does(732, 0, 35, [card(7), null]),
    then(733, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
    then(734, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0),
  ],
)

const example246 = example<State>(
  'opt.destroyed-while-activating.stops-effect a fallen club draws all the same',
  ['gap.destroyed-while-activating', 'club.2'],
  'rules/trump-king/examples-options.rules:736',
  [[34, 1]],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    placeGiven(s, 26, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doBattlePhase(s, 1)
  },
  [
    does(745, 1, 17, [card(47), card(26), null]),
    answers(746, 0, 'accepts'),
    then(747, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
  ],
)

const example247 = example<State>(
  'opt.destroyed-while-activating.stops-effect a nine stops a trap in use',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:749',
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(757, 0, 57, [card(35), null]),
    does(758, 1, 35, [card(28), null]),
    does(759, 0, 35, [card(8), null]),
    chooses(760, 0, [card(28)]),
    then(761, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 1),
    then(762, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0),
  ],
)

const example248 = example<State>(
  'opt.joker-needs-two.takes-one a joker for one card',
  ['gap.joker-needs-two'],
  'rules/trump-king/examples-options.rules:764',
  [[35, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(771, 0, 34, [card(52), null]),
    then(772, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0),
    then(773, (s) => s.place[theCopy(s, CARD['JK2'])] === ZONE['graveyard'] + 0),
  ],
)

const example249 = example<State>(
  'opt.activated-card-leaves.end-of-chain used cards wait for the end',
  ['gap.activated-card-leaves'],
  'rules/trump-king/examples-options.rules:775',
  [[38, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 17, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(785, 0, 34, [card(52), null]),
    does(786, 0, 35, [card(21), null]),
    chooses(787, 0, [card(31)]),
    does(788, 0, 35, [card(7), null]),
    then(789, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['hand'] + 1),
    then(790, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0),
    then(791, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0),
    then(792, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0),
    then(793, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(794, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
  ],
)

const example250 = example<State>(
  'opt.negation-zones.field-only a set card is reached while it is used',
  ['gap.negation-zones', 'gap.negated-activation'],
  'rules/trump-king/examples-options.rules:798',
  [
    [28, 1],
    [30, 1],
  ],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 49, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 3
      s.namedSuit[card] = SUIT['♠']
      s.namedRank[card] = 13
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(806, 0, 34, [card(3), null]),
    then(807, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 1),
    then(808, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example251 = example<State>(
  'opt.destroyed-while-activating.stops-effect a sweep whose queen has left',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:810',
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(819, 0, 23, [card(11), null]),
    chooses(820, 0, [value('number', () => 5)]),
    does(821, 1, 35, [card(21), null]),
    chooses(822, 1, [card(11)]),
    then(823, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 0),
    then(824, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 1),
    then(
      825,
      (s) => s.life[0]! === 35,
      'number',
      (s) => s.life[0]!,
    ),
  ],
)

const example252 = example<State>(
  'opt.destroyed-while-activating.stops-effect a look whose jack has left',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:827',
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 40
    s.life[1] = 38
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(838, 0, 24, [card(23), null]),
    does(839, 1, 35, [card(21), null]),
    chooses(840, 1, [card(23)]),
    does(841, 0, 57, [card(1), null]),
    then(
      842,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
    then(843, (s) => s.place[theCopy(s, CARD['J♥'])] === ZONE['extra'] + 0),
  ],
)

const example253 = example<State>(
  'opt.heart-synchro-activation.new-chain what lies below waits',
  ['gap.heart-synchro-activation'],
  'rules/trump-king/examples-options.rules:845',
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
    placeGiven(s, 23, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 29, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 47, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(859, 0, 57, [card(34), null]),
    answers(860, 0, 'passes'),
    does(861, 1, 35, [card(47), null]),
    chooses(862, 1, [card(34)]),
    does(863, 0, 24, [card(23), null]),
    chooses(864, 0, [branch('cast-looked')]),
    chooses(865, 0, [card(3)]),
    then(866, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 1),
    then(867, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['hand'] + 0),
    happened(868, [moved(29, [null, value('player', () => 0)]), moved(50, [card(34)])]),
  ],
)

const example254 = example<State>(
  'd.spell.9-a a used five stays face-up',
  ['spell.9'],
  'rules/trump-king/standing-fives.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(11, 0, 34, [card(4), null]),
    then(12, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(13, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['backrow'] + 0),
    then(14, (s) => isFaceUp(s, theCopy(s, CARD['5♠']))),
    then(15, (s) => viewersOf(s, theCopy(s, CARD['5♠'])).includes(1)),
  ],
)

const example255 = example<State>(
  'd.spell.9-b it takes one of the three places',
  ['spell.9', 'spell.6'],
  'rules/trump-king/standing-fives.rules:17',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 15, NONE, ZONE['backrow'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(24, 0, 34, [card(4), null]),
    chooses(25, 0, [card(8)]),
    answers(26, 0, 'passes'),
    refused(27, 0, 33, [card(14), null], ['spell.6']),
    refused(28, 0, 34, [card(4), null], ['spell.9']),
  ],
)

const example256 = example<State>(
  'd.spell.9-c an eight breaks it',
  ['spell.9', 'rank8.1'],
  'rules/trump-king/standing-fives.rules:30',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 3, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
    placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(37, 0, 34, [card(4), null]),
    chooses(38, 0, [card(8)]),
    answers(39, 0, 'passes'),
    answers(40, 0, 'passes'),
    does(41, 1, 35, [card(20), null]),
    then(42, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example257 = example<State>(
  'd.spell.9-d a nine takes it back',
  ['spell.9', 'rank9.1'],
  'rules/trump-king/standing-fives.rules:44',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(51, 0, 34, [card(4), null]),
    answers(52, 0, 'passes'),
    answers(53, 0, 'passes'),
    does(54, 1, 35, [card(21), null]),
    then(55, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 0),
  ],
)

const example258 = example<State>(
  'd.spell.9-e a sweep takes it from its number on',
  ['spell.9', 'spade-synchro.2'],
  'rules/trump-king/standing-fives.rules:57',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
    placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(64, 0, 34, [card(4), null]),
    chooses(65, 0, [card(5)]),
    does(66, 0, 23, [card(10), null]),
    chooses(67, 0, [value('number', () => 5)]),
    then(68, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example259 = example<State>(
  'd.spell.9-f a set five is hidden until it is used',
  ['spell.4'],
  'rules/trump-king/standing-fives.rules:70',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(75, 0, 33, [card(4), null]),
    then(76, (s) => !viewersOf(s, theCopy(s, CARD['5♠'])).includes(1)),
    then(77, (s) => !isFaceUp(s, theCopy(s, CARD['5♠']))),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  example1,
  example2,
  example3,
  example4,
  example5,
  example6,
  example7,
  example8,
  example9,
  example10,
  example11,
  example12,
  example13,
  example14,
  example15,
  example16,
  example17,
  example18,
  example19,
  example20,
  example21,
  example22,
  example23,
  example24,
  example25,
  example26,
  example27,
  example28,
  example29,
  example30,
  example31,
  example32,
  example33,
  example34,
  example35,
  example36,
  example37,
  example38,
  example39,
  example40,
  example41,
  example42,
  example43,
  example44,
  example45,
  example46,
  example47,
  example48,
  example49,
  example50,
  example51,
  example52,
  example53,
  example54,
  example55,
  example56,
  example57,
  example58,
  example59,
  example60,
  example61,
  example62,
  example63,
  example64,
  example65,
  example66,
  example67,
  example68,
  example69,
  example70,
  example71,
  example72,
  example73,
  example74,
  example75,
  example76,
  example77,
  example78,
  example79,
  example80,
  example81,
  example82,
  example83,
  example84,
  example85,
  example86,
  example87,
  example88,
  example89,
  example90,
  example91,
  example92,
  example93,
  example94,
  example95,
  example96,
  example97,
  example98,
  example99,
  example100,
  example101,
  example102,
  example103,
  example104,
  example105,
  example106,
  example107,
  example108,
  example109,
  example110,
  example111,
  example112,
  example113,
  example114,
  example115,
  example116,
  example117,
  example118,
  example119,
  example120,
  example121,
  example122,
  example123,
  example124,
  example125,
  example126,
  example127,
  example128,
  example129,
  example130,
  example131,
  example132,
  example133,
  example134,
  example135,
  example136,
  example137,
  example138,
  example139,
  example140,
  example141,
  example142,
  example143,
  example144,
  example145,
  example146,
  example147,
  example148,
  example149,
  example150,
  example151,
  example152,
  example153,
  example154,
  example155,
  example156,
  example157,
  example158,
  example159,
  example160,
  example161,
  example162,
  example163,
  example164,
  example165,
  example166,
  example167,
  example168,
  example169,
  example170,
  example171,
  example172,
  example173,
  example174,
  example175,
  example176,
  example177,
  example178,
  example179,
  example180,
  example181,
  example182,
  example183,
  example184,
  example185,
  example186,
  example187,
  example188,
  example189,
  example190,
  example191,
  example192,
  example193,
  example194,
  example195,
  example196,
  example197,
  example198,
  example199,
  example200,
  example201,
  example202,
  example203,
  example204,
  example205,
  example206,
  example207,
  example208,
  example209,
  example210,
  example211,
  example212,
  example213,
  example214,
  example215,
  example216,
  example217,
  example218,
  example219,
  example220,
  example221,
  example222,
  example223,
  example224,
  example225,
  example226,
  example227,
  example228,
  example229,
  example230,
  example231,
  example232,
  example233,
  example234,
  example235,
  example236,
  example237,
  example238,
  example239,
  example240,
  example241,
  example242,
  example243,
  example244,
  example245,
  example246,
  example247,
  example248,
  example249,
  example250,
  example251,
  example252,
  example253,
  example254,
  example255,
  example256,
  example257,
  example258,
  example259,
]
