// Compiled from the rules of TrumpKing: worked examples. Change the rules, not this file.
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
import { doBattlePhase, doCheckLives, doDrawPhase, doHandCheck, doMain, doMatch, doSetUp, doTurn } from './events.ts'

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
    then(9, (s) => s.zones[ZONE['extra'] + 0]!.length === 12),
    then(10, (s) => s.zones[ZONE['extra'] + 0]!.filter((c) => PRINTED_RANK[s.def[c]!]! === 11).length === 4),
    then(11, (s) => s.zones[ZONE['extra'] + 0]!.filter((c2) => PRINTED_RANK[s.def[c2]!]! === 12).length === 4),
    then(12, (s) => s.zones[ZONE['extra'] + 0]!.filter((c3) => PRINTED_RANK[s.def[c3]!]! === 13).length === 4),
    then(13, (s) => s.zones[ZONE['extra'] + 0]!.filter((c4) => PRINTED_SUIT[s.def[c4]!]! === SUIT['♠']).length === 3),
    then(14, (s) => s.zones[ZONE['extra'] + 0]!.filter((c5) => PRINTED_SUIT[s.def[c5]!]! === SUIT['♥']).length === 3),
    then(15, (s) => s.zones[ZONE['extra'] + 0]!.filter((c6) => PRINTED_SUIT[s.def[c6]!]! === SUIT['♣']).length === 3),
    then(16, (s) => s.zones[ZONE['extra'] + 0]!.filter((c7) => PRINTED_SUIT[s.def[c7]!]! === SUIT['♦']).length === 3),
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
    then(26, (s) => s.zones[ZONE['dealt'] + 0]!.length === 5),
    then(27, (s) => s.zones[ZONE['dealt'] + 1]!.length === 5),
    then(28, (s) => s.zones[ZONE['hand'] + 0]!.length === 0),
    then(29, (s) => !family(s, ZONE['dealt']).some((c) => viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1))),
    chooses(30, 0, [value('player', () => 1)]),
    then(31, (s) => s.turnPlayer === 1),
    then(32, (s) => s.zones[ZONE['hand'] + 0]!.length === 5),
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
    then(38, (s) => s.zones[ZONE['hand'] + 0]!.length === 5),
    then(39, (s) => s.zones[ZONE['hand'] + 1]!.length === 5),
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
    then(47, (s) => s.turnNumber === 1),
    then(48, (s) => s.zones[ZONE['hand'] + 0]!.length === 5),
    then(49, (s) => s.zones[ZONE['deck'] + 0]!.length === 37),
    then(50, (s) => (s.timesDrawDuringMatch[0] ?? 0) === 0),
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
    does(58, 0, 56, [card(32), null]),
    answers(59, 0, 'passes'),
    refused(60, 0, 15, [card(32), null], ['battle.2']),
    answers(61, 0, 'passes'),
    answers(62, 0, 'passes'),
    offered(63, 0, 32, [card(28), null]),
    refused(64, 0, 15, [card(32), null], ['battle.2']),
    then(65, (s) => (s.timesBattlePhaseDuringTurn[0] ?? 0) === 0),
    then(66, (s) => s.zones[ZONE['deck'] + 0]!.length === 1),
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
    then(75, (s) => s.zones[ZONE['hand'] + 1]!.length === 6),
    does(76, 1, 56, [card(20), null]),
    does(77, 1, 15, [card(20), null]),
    then(78, (s) => s.life[0]! === 32),
    then(79, (s) => s.turnNumber === 2),
  ],
)

const example7 = example<State>(
  'd.synchro.4 the extra deck at the start',
  ['synchro.4'],
  'rules/trump-king/examples-turns.rules:81',
  [[0, 2]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [
    then(85, (s) => s.zones[ZONE['extra'] + 0]!.length === 12),
    then(86, (s) => !s.zones[ZONE['extra'] + 0]!.some((c) => !viewersOf(s, c).includes(0))),
    then(87, (s) => !s.zones[ZONE['hand'] + 0]!.some((c2) => isSynchro(s, c2))),
    then(88, (s) => !s.zones[ZONE['deck'] + 0]!.some((c3) => isSynchro(s, c3))),
    then(89, (s) => !s.zones[ZONE['graveyard'] + 0]!.some((c4) => isSynchro(s, c4))),
  ],
)

const example8 = example<State>(
  'd.turn.1 one card from the deck to the hand',
  ['turn.1'],
  'rules/trump-king/examples-turns.rules:93',
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
    then(102, (s) => s.zones[ZONE['hand'] + 1]!.length === 6),
    then(103, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 1),
    then(104, (s) => s.zones[ZONE['deck'] + 1]!.length === 36),
    then(105, (s) => s.zones[ZONE['hand'] + 0]!.length === 2),
    then(106, (s) => s.zones[ZONE['deck'] + 0]!.length === 2),
  ],
)

const example9 = example<State>(
  'd.turn.1b an empty deck loses',
  ['turn.1'],
  'rules/trump-king/examples-turns.rules:108',
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
  [then(115, (s) => s.result[0]! === 0 - 1), then(116, (s) => s.result[1]! === 1)],
)

const example10 = example<State>(
  'd.turn.1c an empty deck does no harm at this table',
  ['turn.1'],
  'rules/trump-king/examples-turns.rules:118',
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
    does(125, 0, 56, [card(28), null]),
    then(126, (s) => s.turnNumber === 5),
    then(127, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0),
    then(128, (s) => s.zones[ZONE['hand'] + 0]!.length === 0),
  ],
)

const example11 = example<State>(
  'd.turn.2 taking a card by an effect is no draw',
  ['turn.2'],
  'rules/trump-king/examples-turns.rules:130',
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
    does(136, 0, 33, [card(1), null]),
    chooses(137, 0, [card(47)]),
    then(138, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['hand'] + 0),
    then(139, (s) => (s.timesDrawDuringMain[0] ?? 0) === 0),
    then(140, (s) => s.zones[ZONE['hand'] + 0]!.length === 2),
  ],
)

const example12 = example<State>(
  'd.turn.3 what the main phase offers',
  ['turn.3'],
  'rules/trump-king/examples-turns.rules:142',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(147, 0, [
      moved(56, [card(3), null]),
      moved(57, [card(3), null]),
      moved(32, [card(3), null]),
      moved(21, [card(3), null]),
    ]),
  ],
)

const example13 = example<State>(
  'd.turn.4 what the battle phase offers',
  ['turn.4'],
  'rules/trump-king/examples-turns.rules:149',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    exactly(155, 0, [moved(15, [card(19), null])]),
    refused(156, 0, 56, [card(3), null], ['summon.1']),
    refused(157, 0, 57, [card(3), null], ['summon.3']),
    refused(158, 0, 32, [card(3), null], ['spell.4']),
    refused(159, 0, 21, [card(3), null], ['spade.1']),
    refused(160, 0, 33, [card(3), null], ['spell.1']),
    answers(161, 0, 'passes'),
    then(162, (s) => s.life[1]! === 40),
  ],
)

const example14 = example<State>(
  'd.turn.5-a a summon saved for the second main phase',
  ['turn.5'],
  'rules/trump-king/examples-turns.rules:164',
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
    answers(169, 0, 'passes'),
    does(170, 0, 56, [card(31), null]),
    then(171, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0),
    then(172, (s) => s.turnNumber === 5),
  ],
)

const example15 = example<State>(
  'd.turn.5-b the summon of the first main phase counts in the second',
  ['turn.5', 'summon.2'],
  'rules/trump-king/examples-turns.rules:174',
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
    does(179, 0, 56, [card(47), null]),
    answers(180, 0, 'passes'),
    answers(181, 0, 'passes'),
    answers(182, 0, 'passes'),
    answers(183, 0, 'passes'),
    answers(184, 0, 'passes'),
    offered(185, 0, 32, [card(31), null]),
    refused(186, 0, 56, [card(31), null], ['summon.2']),
  ],
)

const example16 = example<State>(
  "d.turn.6-a the other player's turn begins with the draw",
  ['turn.6'],
  'rules/trump-king/examples-turns.rules:188',
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
    answers(194, 0, 'passes'),
    does(195, 1, 32, [card(29), null]),
    then(196, (s) => s.turnNumber === 6),
    then(197, (s) => s.turnPlayer === 1),
    happened(198, [moved(42, [value('player', () => 1)]), moved(43, [value('player', () => 1)])]),
    then(199, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1),
  ],
)

const example17 = example<State>(
  'd.turn.6-b a summon and an attack in each turn',
  ['turn.6'],
  'rules/trump-king/examples-turns.rules:201',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(209, 0, 56, [card(31), null]),
    does(210, 0, 15, [card(47), null]),
    then(211, (s) => s.life[1]! === 31),
    then(212, (s) => s.turnNumber === 5),
    does(213, 0, 56, [card(28), null]),
    does(214, 0, 15, [card(47), null]),
    then(215, (s) => s.life[1]! === 22),
    then(216, (s) => s.turnNumber === 7),
  ],
)

const example18 = example<State>(
  'd.turn.6-c a two and a change of position in each turn',
  ['turn.6'],
  'rules/trump-king/examples-turns.rules:218',
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
    does(226, 0, 33, [card(1), null]),
    chooses(227, 0, [card(29)]),
    does(228, 0, 19, [card(48), null]),
    then(229, (s) => s.position[theCopy(s, CARD['10♦'])]! === POSITION['attack']),
    then(230, (s) => s.turnNumber === 5),
    does(231, 0, 33, [card(27), null]),
    chooses(232, 0, [card(5)]),
    does(233, 0, 19, [card(48), null]),
    then(234, (s) => s.position[theCopy(s, CARD['10♦'])]! === POSITION['defence']),
    then(235, (s) => s.turnNumber === 7),
  ],
)

const example19 = example<State>(
  'd.life.1-a both begin with forty',
  ['life.1'],
  'rules/trump-king/examples-turns.rules:239',
  [[0, 2]],
  () => {},
  (s) => {
    doMatch(s)
  },
  [then(243, (s) => s.life[0]! === 40), then(244, (s) => s.life[1]! === 40)],
)

const example20 = example<State>(
  'd.life.1-b life has no upper end',
  ['life.1', 'heart.4'],
  'rules/trump-king/examples-turns.rules:246',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(251, 0, 56, [card(18), null]), answers(252, 0, 'accepts'), then(253, (s) => s.life[0]! === 46)],
)

const example21 = example<State>(
  'd.life.2a the last point of life',
  ['life.2'],
  'rules/trump-king/examples-turns.rules:255',
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
    does(261, 0, 15, [card(45), null]),
    then(262, (s) => s.life[1]! <= 0),
    then(263, (s) => s.result[1]! === 0 - 1),
    then(264, (s) => s.result[0]! === 1),
  ],
)

const example22 = example<State>(
  'x.life.2 nothing happens after the last point',
  ['life.2'],
  'rules/trump-king/examples-turns.rules:266',
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
    does(273, 0, 16, [card(8), card(28), null]),
    then(274, (s) => s.result[1]! === 0 - 1),
    then(275, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1),
  ],
)

const example23 = example<State>(
  'd.life.2b-a nobody pays the last point',
  ['life.2', 'spade.1'],
  'rules/trump-king/examples-turns.rules:277',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 7
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(283, 0, 21, [card(6), null], ['gap.pay-to-zero'])],
)

const example24 = example<State>(
  'd.life.2b-b one point must remain',
  ['life.2', 'spade.1'],
  'rules/trump-king/examples-turns.rules:285',
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
    does(291, 0, 21, [card(6), null]),
    chooses(292, 0, [value('position', () => POSITION['attack'])]),
    then(293, (s) => s.life[0]! === 1),
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
    does(10, 0, 56, [card(52), null]),
    then(11, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0),
    then(12, (s) => s.position[theCopy(s, CARD['JK1'])]! === POSITION['attack']),
    then(13, (s) => valueOf(s, theCopy(s, CARD['JK1'])) === 0),
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
    does(24, 0, 56, [card(48), null]),
    answers(25, 0, 'passes'),
    refused(26, 0, 56, [card(27), null], ['summon.2']),
    does(27, 0, 56, [card(27), null]),
    then(28, (s) => s.turnNumber === 7),
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
    exactly(36, 0, [moved(56, [card(31), null]), moved(57, [card(31), null]), moved(32, [card(31), null])]),
    does(37, 0, 56, [card(31), null]),
    then(38, (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['attack']),
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
    does(45, 0, 57, [card(31), null]),
    then(46, (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['face-down']),
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
    does(54, 0, 57, [card(31), null]),
    refused(55, 0, 56, [card(41), null], ['summon.2']),
    refused(56, 0, 57, [card(41), null], ['summon.4']),
    offered(57, 0, 32, [card(41), null]),
  ],
)

const example30 = example<State>(
  'd.summon.5 face-up in either position',
  ['summon.5'],
  'rules/trump-king/examples-cards.rules:59',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(64, 0, 21, [card(4), null]),
    choosable(65, 0, [value('position', () => POSITION['attack'])]),
    choosable(66, 0, [value('position', () => POSITION['defence'])]),
    notChoosable(67, 0, [value('position', () => POSITION['face-down'])]),
    chooses(68, 0, [value('position', () => POSITION['defence'])]),
    then(69, (s) => s.life[0]! === 35),
    then(70, (s) => s.position[theCopy(s, CARD['5♠'])]! === POSITION['defence']),
    then(71, (s) => viewersOf(s, theCopy(s, CARD['5♠'])).includes(1)),
  ],
)

const example31 = example<State>(
  'd.summon.6 any number of special summons',
  ['summon.6'],
  'rules/trump-king/examples-cards.rules:73',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(78, 0, 56, [card(47), null]),
    does(79, 0, 21, [card(1), null]),
    chooses(80, 0, [value('position', () => POSITION['attack'])]),
    does(81, 0, 21, [card(2), null]),
    chooses(82, 0, [value('position', () => POSITION['defence'])]),
    then(83, (s) => s.life[0]! === 35),
    then(84, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(85, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['monsters'] + 0),
    then(86, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['monsters'] + 0),
  ],
)

const example32 = example<State>(
  'd.summon.7a three monsters are the limit',
  ['summon.7'],
  'rules/trump-king/examples-cards.rules:88',
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
    refused(94, 0, 56, [card(4), null], ['summon.7']),
    refused(95, 0, 57, [card(4), null], ['summon.7']),
    refused(96, 0, 21, [card(4), null], ['summon.7']),
  ],
)

const example33 = example<State>(
  'd.summon.7b materials make room first',
  ['summon.7', 'synchro.1'],
  'rules/trump-king/examples-cards.rules:98',
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
    offered(104, 0, 61, [card(49), null]),
    does(105, 0, 61, [card(36), null]),
    chooses(106, 0, [card(28), card(46)]),
    chooses(107, 0, [value('position', () => POSITION['attack'])]),
    then(108, (s) => s.zones[ZONE['monsters'] + 0]!.length === 2),
    then(109, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0),
    then(110, (s) => s.place[theCopy(s, CARD['J♣'])] === ZONE['monsters'] + 0),
  ],
)

const example34 = example<State>(
  'ex.spell.3 a spell with nothing to do stays in the hand',
  ['spell.3'],
  'rules/trump-king/examples-cards.rules:114',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(119, 0, 33, [card(3), null], ['spell.3']),
    then(120, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0),
    then(121, (s) => s.timesDestroyDuringMain === 0),
  ],
)

const example35 = example<State>(
  'd.spell.1-a any card is a spell',
  ['spell.1', 'normal-spell.1'],
  'rules/trump-king/examples-cards.rules:123',
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
    does(129, 0, 33, [card(32), null]),
    answers(130, 0, 'passes'),
    offered(131, 0, 56, [card(40), null]),
    then(132, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1),
    then(133, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0),
    then(134, (s) => summonsMadeOf(s, 0) === 0),
  ],
)

const example36 = example<State>(
  'd.spell.1-b a diamond keeps its number shut',
  ['spell.1', 'normal-spell.1', 'diamond.1'],
  'rules/trump-king/examples-cards.rules:136',
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
  [refused(142, 0, 33, [card(32), null], ['diamond.1'])],
)

const example37 = example<State>(
  'd.spell.2-a three spells in one turn',
  ['spell.2'],
  'rules/trump-king/examples-cards.rules:144',
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
    does(150, 0, 33, [card(32), null]),
    chooses(151, 0, [card(19)]),
    does(152, 0, 33, [card(41), null]),
    does(153, 0, 33, [card(3), null]),
    then(154, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1),
    then(155, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
    then(156, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(157, (s) => s.zones[ZONE['monsters'] + 1]!.length === 0),
  ],
)

const example38 = example<State>(
  "d.spell.2-b no spells in the other player's turn",
  ['spell.2'],
  'rules/trump-king/examples-cards.rules:159',
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
    refused(166, 0, 33, [card(32), null], ['spell.2']),
    refused(167, 0, 33, [card(41), null], ['spell.2']),
    refused(168, 0, 33, [card(3), null], ['spell.2']),
  ],
)

const example39 = example<State>(
  'd.spell.3a no monster of the suit or the number',
  ['spell.3'],
  'rules/trump-king/examples-cards.rules:170',
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
  [refused(177, 0, 33, [card(32), null], ['spell.3'])],
)

const example40 = example<State>(
  'd.spell.3b an eight without a card to break',
  ['spell.3', 'rank8.1'],
  'rules/trump-king/examples-cards.rules:179',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [refused(184, 0, 33, [card(7), null], ['spell.3'])],
)

const example41 = example<State>(
  'd.spell.3c the own monster will do',
  ['spell.3', 'normal-spell.1'],
  'rules/trump-king/examples-cards.rules:186',
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
  [offered(192, 0, 33, [card(32), null])],
)

const example42 = example<State>(
  'd.spell.4 a spell laid face-down',
  ['spell.4'],
  'rules/trump-king/examples-cards.rules:194',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(199, 0, 32, [card(3), null]),
    then(200, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['backrow'] + 0),
    then(201, (s) => s.zones[ZONE['backrow'] + 0]!.length === 1),
    then(202, (s) => viewersOf(s, theCopy(s, CARD['4♠'])).includes(0)),
    then(203, (s) => !viewersOf(s, theCopy(s, CARD['4♠'])).includes(1)),
    then(204, (s) => summonsMadeOf(s, 0) === 0),
  ],
)

const example43 = example<State>(
  'd.spell.5 set and used in one turn',
  ['spell.5'],
  'rules/trump-king/examples-cards.rules:206',
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
    does(212, 0, 32, [card(3), null]),
    does(213, 0, 33, [card(3), null]),
    then(214, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(215, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(216, (s) => s.zones[ZONE['backrow'] + 0]!.length === 0),
  ],
)

const example44 = example<State>(
  'd.spell.6 three set cards are the limit, the hand is free',
  ['spell.6'],
  'rules/trump-king/examples-cards.rules:218',
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
    refused(226, 0, 32, [card(3), null], ['spell.6']),
    refused(227, 0, 32, [card(27), null], ['spell.6']),
    offered(228, 0, 33, [card(3), null]),
    offered(229, 0, 33, [card(27), null]),
  ],
)

const example45 = example<State>(
  'd.spell.7 a used spell is gone',
  ['spell.7'],
  'rules/trump-king/examples-cards.rules:231',
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
    does(237, 0, 33, [card(3), null]),
    then(238, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(239, (s) => !isOnField(s, theCopy(s, CARD['4♠']))),
    then(240, (s) => s.zones[ZONE['table'] + 0]!.length === 0),
  ],
)

const example46 = example<State>(
  'd.spell.8 an eight used as a trap',
  ['spell.8', 'rank8.1', 'trap.3'],
  'rules/trump-king/examples-cards.rules:242',
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
    does(249, 1, 32, [card(15), null]),
    answers(250, 1, 'passes'),
    does(251, 0, 34, [card(7), null]),
    then(252, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1),
    then(253, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example47 = example<State>(
  'd.normal-spell.1a suit, number, and nothing face-down',
  ['normal-spell.1'],
  'rules/trump-king/examples-cards.rules:255',
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
    does(262, 0, 33, [card(3), null]),
    choosable(263, 0, [card(8)]),
    choosable(264, 0, [card(16)]),
    choosable(265, 0, [card(29)]),
    notChoosable(266, 0, [card(1)]),
    chooses(267, 0, [card(29)]),
    then(268, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0),
  ],
)

const example48 = example<State>(
  'd.normal-spell.1c a queen is reached by suit',
  ['normal-spell.1'],
  'rules/trump-king/examples-cards.rules:270',
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
    does(276, 0, 33, [card(15), null]),
    then(277, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1),
    then(278, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example49 = example<State>(
  'd.trap.1 any card is a trap',
  ['trap.1', 'normal-trap.1'],
  'rules/trump-king/examples-cards.rules:282',
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
    does(289, 1, 56, [card(19), null]),
    does(290, 0, 34, [card(32), null]),
    then(291, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['banished'] + 1),
    then(292, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0),
  ],
)

const example50 = example<State>(
  'd.trap.2-a no trap in the turn it was set',
  ['trap.2'],
  'rules/trump-king/examples-cards.rules:294',
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
    does(299, 0, 32, [card(32), null]),
    does(300, 0, 56, [card(19), null]),
    answers(301, 0, 'declines'),
    refused(302, 0, 34, [card(32), null], ['trap.2']),
  ],
)

const example51 = example<State>(
  'd.trap.2-b one turn later it may spring',
  ['trap.2'],
  'rules/trump-king/examples-cards.rules:304',
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
    does(311, 0, 32, [card(32), null]),
    does(312, 0, 56, [card(19), null]),
    does(313, 1, 56, [card(29), null]),
    does(314, 0, 34, [card(32), null]),
    then(315, (s) => s.turnNumber === 6),
    then(316, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['banished'] + 1),
  ],
)

const example52 = example<State>(
  'd.trap.3 a trap stops an attack',
  ['trap.3'],
  'rules/trump-king/examples-cards.rules:318',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
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
    does(325, 1, 15, [card(48), null]),
    does(326, 0, 34, [card(21), null]),
    then(327, (s) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 1),
    then(328, (s) => s.life[0]! === 40),
  ],
)

const example53 = example<State>(
  'd.trap.4 two traps in one turn',
  ['trap.4'],
  'rules/trump-king/examples-cards.rules:330',
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
    does(337, 1, 21, [card(6), null]),
    chooses(338, 1, [value('position', () => POSITION['attack'])]),
    does(339, 0, 34, [card(32), null]),
    does(340, 1, 56, [card(14), null]),
    does(341, 0, 34, [card(1), null]),
    then(342, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['banished'] + 1),
    then(343, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['banished'] + 1),
  ],
)

const example54 = example<State>(
  'd.trap.5 a trap that fits nothing stays set',
  ['trap.5'],
  'rules/trump-king/examples-cards.rules:345',
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
  [does(352, 1, 56, [card(16), null]), refused(353, 0, 34, [card(32), null], ['trap.5'])],
)

const example55 = example<State>(
  'd.trap.6 a used trap is gone',
  ['trap.6'],
  'rules/trump-king/examples-cards.rules:355',
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
    does(362, 1, 56, [card(19), null]),
    does(363, 0, 34, [card(32), null]),
    then(364, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0),
    then(365, (s) => !isOnField(s, theCopy(s, CARD['7♣']))),
    then(366, (s) => s.zones[ZONE['table'] + 0]!.length === 0),
  ],
)

const example56 = example<State>(
  'd.normal-trap.1b a set monster calls no trap',
  ['normal-trap.1'],
  'rules/trump-king/examples-cards.rules:368',
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
  [does(374, 0, 57, [card(6), null]), refused(375, 1, 34, [card(3), null], ['normal-trap.1'])],
)

const example57 = example<State>(
  'd.normal-trap.1c the gain outlives the summoned heart',
  ['normal-trap.1', 'heart.4'],
  'rules/trump-king/examples-cards.rules:377',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(383, 0, 56, [card(21), null]),
    answers(384, 0, 'accepts'),
    does(385, 1, 34, [card(16), null]),
    then(386, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['banished'] + 0),
    then(387, (s) => s.life[0]! === 49),
  ],
)

const example58 = example<State>(
  'ex.synchro.5a a seven of spades and a five of hearts',
  ['synchro.5'],
  'rules/trump-king/examples-cards.rules:391',
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
    offered(397, 0, 61, [card(11), null]),
    offered(398, 0, 61, [card(24), null]),
    refused(399, 0, 61, [card(37), null], ['synchro.5']),
    refused(400, 0, 61, [card(50), null], ['synchro.5']),
  ],
)

const example59 = example<State>(
  'ex.synchro.5b the sum names the number',
  ['synchro.3'],
  'rules/trump-king/examples-cards.rules:402',
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
    refused(408, 0, 61, [card(10), null], ['synchro.3']),
    refused(409, 0, 61, [card(23), null], ['synchro.3']),
    refused(410, 0, 61, [card(12), null], ['synchro.3']),
    refused(411, 0, 61, [card(25), null], ['synchro.3']),
    does(412, 0, 61, [card(11), null]),
    chooses(413, 0, [card(6), card(17)]),
    chooses(414, 0, [value('position', () => POSITION['attack'])]),
    then(415, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0),
    then(416, (s) => s.zones[ZONE['monsters'] + 0]!.length === 1),
    then(417, (s) => s.zones[ZONE['extra'] + 0]!.length === 11),
  ],
)

const example60 = example<State>(
  'd.synchro.1b materials in any position',
  ['synchro.1'],
  'rules/trump-king/examples-cards.rules:419',
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
    offered(425, 0, 61, [card(37), null]),
    does(426, 0, 61, [card(11), null]),
    chooses(427, 0, [card(6), card(30)]),
    chooses(428, 0, [value('position', () => POSITION['attack'])]),
    then(429, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0),
    then(430, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0),
    then(431, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0),
  ],
)

const example61 = example<State>(
  'd.synchro.1c-a a face-down material',
  ['synchro.1'],
  'rules/trump-king/examples-cards.rules:433',
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
    does(439, 0, 61, [card(10), null]),
    chooses(440, 0, [card(6), card(29)]),
    chooses(441, 0, [value('position', () => POSITION['attack'])]),
    then(442, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(443, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0),
    then(444, (s) => viewersOf(s, theCopy(s, CARD['4♣'])).includes(1)),
  ],
)

const example62 = example<State>(
  'd.synchro.1c-b no face-down material at this table',
  ['synchro.1'],
  'rules/trump-king/examples-cards.rules:446',
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
  [refused(453, 0, 61, [card(10), null], ['synchro.1'])],
)

const example63 = example<State>(
  'd.synchro.2b-a a joker adds nothing to the sum',
  ['synchro.2'],
  'rules/trump-king/examples-cards.rules:455',
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
    exactly(461, 0, [moved(61, [card(10), null])]),
    does(462, 0, 61, [card(10), null]),
    chooses(463, 0, [card(4), card(5)]),
    answers(464, 0, 'declines'),
    chooses(465, 0, [value('position', () => POSITION['attack'])]),
    then(466, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(467, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0),
  ],
)

const example64 = example<State>(
  'd.synchro.2b-b a joker may go along',
  ['synchro.2'],
  'rules/trump-king/examples-cards.rules:469',
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
    does(475, 0, 61, [card(10), null]),
    chooses(476, 0, [card(4), card(5), card(52)]),
    chooses(477, 0, [value('position', () => POSITION['attack'])]),
    then(478, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(479, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
    then(480, (s) => s.zones[ZONE['monsters'] + 0]!.length === 1),
  ],
)

const example65 = example<State>(
  'd.synchro.3 each synchro monster exists once',
  ['synchro.3'],
  'rules/trump-king/examples-cards.rules:482',
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
  [refused(488, 0, 61, [card(10), null], ['synchro.3']), refused(489, 0, 61, [card(23), null], ['synchro.5'])],
)

const example66 = example<State>(
  'd.synchro.6b a king taken back goes home',
  ['synchro.6', 'rank9.1'],
  'rules/trump-king/examples-cards.rules:491',
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
    answers(497, 0, 'passes'),
    does(498, 1, 34, [card(47), null]),
    then(499, (s) => s.place[theCopy(s, CARD['K♠'])] === ZONE['extra'] + 0),
    then(500, (s) => s.zones[ZONE['hand'] + 0]!.length === 0),
  ],
)

const example67 = example<State>(
  'd.synchro.6c a banished queen goes home',
  ['synchro.6', 'normal-trap.1'],
  'rules/trump-king/examples-cards.rules:502',
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
    does(509, 0, 61, [card(24), null]),
    chooses(510, 0, [card(6), card(17)]),
    chooses(511, 0, [value('position', () => POSITION['attack'])]),
    does(512, 1, 34, [card(16), null]),
    then(513, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 0),
    then(514, (s) => s.zones[ZONE['banished'] + 0]!.length === 0),
    then(515, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0),
    then(516, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example68 = example<State>(
  'd.synchro.6d a jack as material',
  ['synchro.6', 'synchro.1'],
  'rules/trump-king/examples-cards.rules:518',
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
    does(524, 0, 61, [card(25), null]),
    chooses(525, 0, [card(10), card(14)]),
    chooses(526, 0, [value('position', () => POSITION['attack'])]),
    then(527, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(528, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0),
    then(529, (s) => s.place[theCopy(s, CARD['K♥'])] === ZONE['monsters'] + 0),
  ],
)

const example69 = example<State>(
  'd.synchro.7-a a jack that is destroyed by a spell',
  ['synchro.7'],
  'rules/trump-king/examples-cards.rules:531',
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
    does(537, 0, 33, [card(2), null]),
    then(538, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1),
    then(539, (s) => !family(s, ZONE['hand']).some((c) => isSynchro(s, c))),
    then(540, (s) => !family(s, ZONE['deck']).some((c2) => isSynchro(s, c2))),
    then(541, (s) => !family(s, ZONE['graveyard']).some((c3) => isSynchro(s, c3))),
    then(542, (s) => !family(s, ZONE['banished']).some((c4) => isSynchro(s, c4))),
  ],
)

const example70 = example<State>(
  'd.synchro.7-b a jack that falls in battle',
  ['synchro.7'],
  'rules/trump-king/examples-cards.rules:544',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(550, 0, 16, [card(50), card(10), null]),
    then(551, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1),
    then(552, (s) => s.life[1]! === 39),
    then(553, (s) => !family(s, ZONE['hand']).some((c) => isSynchro(s, c))),
    then(554, (s) => !family(s, ZONE['deck']).some((c2) => isSynchro(s, c2))),
    then(555, (s) => !family(s, ZONE['graveyard']).some((c3) => isSynchro(s, c3))),
    then(556, (s) => !family(s, ZONE['banished']).some((c4) => isSynchro(s, c4))),
  ],
)

const example71 = example<State>(
  'ex.battle.5-a the stronger attacker',
  ['battle.5'],
  'rules/trump-king/examples-battle.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(11, 0, 16, [card(47), card(5), null]),
    then(12, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1),
    then(13, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(14, (s) => s.life[1]! === 37),
    then(15, (s) => s.life[0]! === 40),
  ],
)

const example72 = example<State>(
  'ex.battle.5-b the weaker attacker',
  ['battle.5'],
  'rules/trump-king/examples-battle.rules:17',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(23, 0, 16, [card(42), card(47), null]),
    then(24, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['graveyard'] + 0),
    then(25, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1),
    then(26, (s) => s.life[0]! === 35),
    then(27, (s) => s.life[1]! === 40),
  ],
)

const example73 = example<State>(
  'ex.battle.6 both fall',
  ['battle.6'],
  'rules/trump-king/examples-battle.rules:29',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(35, 0, 16, [card(44), card(5), null]),
    then(36, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 0),
    then(37, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1),
    then(38, (s) => s.life[0]! === 40),
    then(39, (s) => s.life[1]! === 40),
  ],
)

const example74 = example<State>(
  'ex.battle.7 through a defence',
  ['battle.7'],
  'rules/trump-king/examples-battle.rules:41',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(47, 0, 16, [card(47), card(5), null]),
    then(48, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1),
    then(49, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(50, (s) => s.life[0]! === 40),
    then(51, (s) => s.life[1]! === 40),
  ],
)

const example75 = example<State>(
  'ex.battle.8 a defence that holds exactly',
  ['battle.8'],
  'rules/trump-king/examples-battle.rules:53',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(59, 0, 16, [card(44), card(5), null]),
    then(60, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0),
    then(61, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['monsters'] + 1),
    then(62, (s) => s.life[0]! === 40),
    then(63, (s) => s.life[1]! === 40),
  ],
)

const example76 = example<State>(
  'ex.battle.9 a defence that is stronger',
  ['battle.9'],
  'rules/trump-king/examples-battle.rules:65',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(71, 0, 16, [card(42), card(8), null]),
    then(72, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['monsters'] + 0),
    then(73, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 1),
    then(74, (s) => s.life[0]! === 35),
    then(75, (s) => s.life[1]! === 40),
  ],
)

const example77 = example<State>(
  'd.battle.4-a nine against nine in attack',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:77',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(83, 0, 16, [card(47), card(34), null]),
    then(84, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0),
    then(85, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(86, (s) => s.life[0]! === 40),
    then(87, (s) => s.life[1]! === 40),
  ],
)

const example78 = example<State>(
  'd.battle.4-b nine against nine in defence',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:89',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(95, 0, 16, [card(47), card(34), null]),
    then(96, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(97, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1),
    then(98, (s) => s.life[0]! === 40),
    then(99, (s) => s.life[1]! === 40),
  ],
)

const example79 = example<State>(
  'd.battle.4-c nine against eight in attack',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:101',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(107, 0, 16, [card(47), card(33), null]),
    then(108, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(109, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1),
    then(110, (s) => s.life[0]! === 40),
    then(111, (s) => s.life[1]! === 39),
  ],
)

const example80 = example<State>(
  'd.battle.4-d nine against eight in defence',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:113',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(119, 0, 16, [card(47), card(33), null]),
    then(120, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(121, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1),
    then(122, (s) => s.life[0]! === 40),
    then(123, (s) => s.life[1]! === 40),
  ],
)

const example81 = example<State>(
  'd.battle.4-e nine against ten in attack',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:125',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(131, 0, 16, [card(47), card(35), null]),
    then(132, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0),
    then(133, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1),
    then(134, (s) => s.life[0]! === 39),
    then(135, (s) => s.life[1]! === 40),
  ],
)

const example82 = example<State>(
  'd.battle.4-f nine against ten in defence',
  ['battle.4'],
  'rules/trump-king/examples-battle.rules:137',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(143, 0, 16, [card(47), card(35), null]),
    then(144, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
    then(145, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1),
    then(146, (s) => s.life[0]! === 39),
    then(147, (s) => s.life[1]! === 40),
  ],
)

const example83 = example<State>(
  'd.battle.7 no damage through a defence',
  ['battle.7'],
  'rules/trump-king/examples-battle.rules:149',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(155, 0, 16, [card(48), card(39), null]),
    then(156, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1),
    then(157, (s) => s.life[1]! === 40),
  ],
)

const example84 = example<State>(
  'd.battle.8 a card against its twin in defence',
  ['battle.8'],
  'rules/trump-king/examples-battle.rules:159',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(165, 0, 16, [card(45, 0), card(45, 1), null]),
    then(166, (s) => s.place[copyOf(s, CARD['7♦'], 0)] === ZONE['monsters'] + 0),
    then(167, (s) => s.place[copyOf(s, CARD['7♦'], 1)] === ZONE['monsters'] + 1),
    then(168, (s) => s.life[0]! === 40),
    then(169, (s) => s.life[1]! === 40),
  ],
)

const example85 = example<State>(
  'd.battle.9 a two runs into a nine',
  ['battle.9'],
  'rules/trump-king/examples-battle.rules:171',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(177, 0, 16, [card(40), card(47), null]),
    then(178, (s) => s.place[theCopy(s, CARD['2♦'])] === ZONE['monsters'] + 0),
    then(179, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1),
    then(180, (s) => s.life[0]! === 33),
    then(181, (s) => s.life[1]! === 40),
  ],
)

const example86 = example<State>(
  'd.battle.1 attack and defence are the number',
  ['battle.1'],
  'rules/trump-king/examples-battle.rules:185',
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
    then(190, (s) => valueOf(s, theCopy(s, CARD['4♣'])) === 4),
    then(191, (s) => valueOf(s, theCopy(s, CARD['9♦'])) === 9),
    then(192, (s) => valueOf(s, theCopy(s, CARD['K♠'])) === 13),
  ],
)

const example87 = example<State>(
  'd.battle.2 set cards do not shield a player',
  ['battle.2'],
  'rules/trump-king/examples-battle.rules:194',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(200, 0, 15, [card(47), null]),
    then(201, (s) => s.life[1]! === 31),
    then(202, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
  ],
)

const example88 = example<State>(
  'd.battle.3 monsters first, then the player',
  ['battle.3'],
  'rules/trump-king/examples-battle.rules:204',
  [],
  (s) => {
    s.turnNumber = 5
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
    exactly(210, 0, [moved(16, [card(47), card(27), null]), moved(16, [card(3), card(27), null])]),
    refused(211, 0, 15, [card(47), null], ['battle.3']),
    refused(212, 0, 15, [card(3), null], ['battle.3']),
    does(213, 0, 16, [card(47), card(27), null]),
    then(214, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1),
    then(215, (s) => s.life[1]! === 40),
    does(216, 0, 15, [card(3), null]),
    then(217, (s) => s.life[1]! === 36),
  ],
)

const example89 = example<State>(
  'd.battle.10 one attack for each monster',
  ['battle.10'],
  'rules/trump-king/examples-battle.rules:219',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
      s.arrived[card] = 3
    })
  },
  (s) => {
    doBattlePhase(s, 0)
  },
  [
    does(224, 0, 15, [card(47), null]),
    answers(225, 0, 'passes'),
    refused(226, 0, 15, [card(47), null], ['battle.10']),
    then(227, (s) => s.life[1]! === 31),
  ],
)

const example90 = example<State>(
  'd.battle.11 attacking is not a duty',
  ['battle.11'],
  'rules/trump-king/examples-battle.rules:229',
  [],
  (s) => {
    s.turnNumber = 5
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
    offered(235, 0, 15, [card(47), null]),
    answers(236, 0, 'passes'),
    does(237, 1, 32, [card(15), null]),
    then(238, (s) => s.turnNumber === 6),
    then(239, (s) => s.life[0]! === 40),
    then(240, (s) => s.life[1]! === 40),
    then(241, (s) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0),
  ],
)

const example91 = example<State>(
  'd.monster.1 the three states of a monster',
  ['monster.1'],
  'rules/trump-king/examples-battle.rules:245',
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
    exactly(250, 0, [moved(15, [card(31), null])]),
    refused(251, 0, 15, [card(42), null], ['monster.6']),
    refused(252, 0, 15, [card(2), null], ['monster.6']),
    then(253, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1)),
    then(254, (s) => viewersOf(s, theCopy(s, CARD['4♦'])).includes(1)),
    then(255, (s) => viewersOf(s, theCopy(s, CARD['3♠'])).includes(0)),
    then(256, (s) => !viewersOf(s, theCopy(s, CARD['3♠'])).includes(1)),
  ],
)

const example92 = example<State>(
  'd.monster.2a a monster waits a turn before it turns',
  ['monster.2'],
  'rules/trump-king/examples-battle.rules:258',
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
    does(266, 0, 56, [card(31), null]),
    answers(267, 0, 'passes'),
    refused(268, 0, 19, [card(31), null], ['monster.2']),
    does(269, 1, 32, [card(34), null]),
    refused(270, 0, 19, [card(31), null], ['monster.2']),
    does(271, 0, 19, [card(31), null]),
    then(272, (s) => s.turnNumber === 7),
    then(273, (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence']),
  ],
)

const example93 = example<State>(
  'd.monster.2c no turning after an attack',
  ['monster.2'],
  'rules/trump-king/examples-battle.rules:275',
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
    does(281, 0, 15, [card(31), null]),
    answers(282, 0, 'passes'),
    answers(283, 0, 'passes'),
    answers(284, 0, 'passes'),
    offered(285, 0, 32, [card(34), null]),
    refused(286, 0, 19, [card(31), null], ['monster.2']),
  ],
)

const example94 = example<State>(
  'd.monster.2d a monster from the other turn may turn and attack',
  ['monster.2'],
  'rules/trump-king/examples-battle.rules:288',
  [],
  (s) => {
    s.turnNumber = 7
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
    does(293, 0, 19, [card(42), null]),
    does(294, 0, 15, [card(42), null]),
    then(295, (s) => s.position[theCopy(s, CARD['4♦'])]! === POSITION['attack']),
    then(296, (s) => s.life[1]! === 36),
  ],
)

const example95 = example<State>(
  'd.monster.3 a change never hides a monster',
  ['monster.3'],
  'rules/trump-king/examples-battle.rules:298',
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
    exactly(303, 0, [moved(19, [card(31), null]), moved(19, [card(42), null])]),
    does(304, 0, 19, [card(31), null]),
    does(305, 0, 19, [card(42), null]),
    then(306, (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence']),
    then(307, (s) => s.position[theCopy(s, CARD['4♦'])]! === POSITION['attack']),
    then(308, (s) => isFaceUp(s, theCopy(s, CARD['6♣']))),
  ],
)

const example96 = example<State>(
  'd.monster.4-a turned up it attacks',
  ['monster.4', 'monster.2'],
  'rules/trump-king/examples-battle.rules:310',
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
    exactly(315, 0, [moved(19, [card(31), null])]),
    does(316, 0, 19, [card(31), null]),
    then(317, (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['attack']),
    then(318, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1)),
  ],
)

const example97 = example<State>(
  'd.monster.4-b not in the turn it was set',
  ['monster.4', 'monster.2'],
  'rules/trump-king/examples-battle.rules:320',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(325, 0, 57, [card(31), null]), refused(326, 0, 19, [card(31), null], ['monster.2'])],
)

const example98 = example<State>(
  'd.monster.4b turning up is no summon',
  ['monster.4', 'normal-trap.1'],
  'rules/trump-king/examples-battle.rules:328',
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
  [does(334, 0, 19, [card(31), null]), refused(335, 1, 34, [card(5), null], ['normal-trap.1'])],
)

const example99 = example<State>(
  'd.monster.5 an attacked monster is turned up',
  ['monster.5', 'battle.8'],
  'rules/trump-king/examples-battle.rules:337',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(343, 0, 16, [card(44), card(31), null]),
    then(344, (s) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence']),
    then(345, (s) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(0)),
    then(346, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 1),
    then(347, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0),
    then(348, (s) => s.life[0]! === 40),
    then(349, (s) => s.life[1]! === 40),
  ],
)

const example100 = example<State>(
  'd.monster.6 no attack out of a defence',
  ['monster.6'],
  'rules/trump-king/examples-battle.rules:351',
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
  [refused(356, 0, 15, [card(47), null], ['monster.6']), refused(357, 0, 15, [card(2), null], ['monster.6'])],
)

const example101 = example<State>(
  'd.spade.1 seven life for a seven',
  ['spade.1'],
  'rules/trump-king/examples-suits.rules:5',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(10, 0, 21, [card(6), null]),
    choosable(11, 0, [value('position', () => POSITION['attack'])]),
    choosable(12, 0, [value('position', () => POSITION['defence'])]),
    chooses(13, 0, [value('position', () => POSITION['defence'])]),
    answers(14, 0, 'passes'),
    offered(15, 0, 56, [card(40), null]),
    then(16, (s) => s.life[0]! === 33),
    then(17, (s) => s.position[theCopy(s, CARD['7♠'])]! === POSITION['defence']),
    then(18, (s) => summonsMadeOf(s, 0) === 0),
  ],
)

const example102 = example<State>(
  'd.spade.1b a diamond bars its number',
  ['spade.1', 'diamond.1'],
  'rules/trump-king/examples-suits.rules:20',
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
  [refused(26, 0, 21, [card(6), null], ['diamond.1']), offered(27, 0, 21, [card(5), null])],
)

const example103 = example<State>(
  'd.spade.1c what was paid stays paid',
  ['spade.1', 'trap.5', 'normal-trap.1'],
  'rules/trump-king/examples-suits.rules:29',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(35, 0, 21, [card(5), null]),
    chooses(36, 0, [value('position', () => POSITION['attack'])]),
    does(37, 1, 34, [card(1), null]),
    then(38, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['banished'] + 0),
    then(39, (s) => s.life[0]! === 34),
  ],
)

const example104 = example<State>(
  'd.spade.2a a second cut after the attack',
  ['spade.2', 'battle.5'],
  'rules/trump-king/examples-suits.rules:41',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(47, 0, 16, [card(8), card(45), null]),
    answers(48, 0, 'accepts'),
    then(49, (s) => s.place[theCopy(s, CARD['7♦'])] === ZONE['graveyard'] + 1),
    then(50, (s) => s.life[1]! === 35),
  ],
)

const example105 = example<State>(
  'd.spade.2c also when it is attacked',
  ['spade.2'],
  'rules/trump-king/examples-suits.rules:52',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
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
    does(59, 1, 16, [card(43), card(7), null]),
    answers(60, 0, 'accepts'),
    then(61, (s) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 1),
    then(62, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['monsters'] + 0),
    then(63, (s) => s.life[1]! === 35),
  ],
)

const example106 = example<State>(
  'd.spade.2d also when it falls itself',
  ['spade.2', 'battle.6'],
  'rules/trump-king/examples-suits.rules:65',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(71, 0, 16, [card(7), card(33), null]),
    answers(72, 0, 'accepts'),
    answers(73, 1, 'declines'),
    then(74, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(75, (s) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1),
    then(76, (s) => s.life[1]! === 36),
  ],
)

const example107 = example<State>(
  'd.spade.2e the second cut is a choice',
  ['spade.2'],
  'rules/trump-king/examples-suits.rules:78',
  [],
  (s) => {
    s.turnNumber = 5
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
  [does(84, 0, 16, [card(8), card(45), null]), answers(85, 0, 'declines'), then(86, (s) => s.life[1]! === 38)],
)

const example108 = example<State>(
  'd.spade.2f at least one point',
  ['spade.2', 'joker.1'],
  'rules/trump-king/examples-suits.rules:88',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(94, 0, 16, [card(2), card(52), null]),
    answers(95, 0, 'accepts'),
    then(96, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 1),
    then(97, (s) => s.life[1]! === 36),
  ],
)

const example109 = example<State>(
  'd.spade-synchro.1a a king beats a queen',
  ['spade-synchro.1'],
  'rules/trump-king/examples-suits.rules:99',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(105, 0, 16, [card(12), card(24), null]),
    answers(106, 0, 'accepts'),
    then(107, (s) => s.life[1]! === 33),
    then(108, (s) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1),
  ],
)

const example110 = example<State>(
  'd.spade-synchro.1b-a half of one is one',
  ['spade-synchro.1'],
  'rules/trump-king/examples-suits.rules:110',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(116, 0, 16, [card(11), card(39), null]),
    answers(117, 0, 'accepts'),
    then(118, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1),
    then(119, (s) => s.life[1]! === 39),
  ],
)

const example111 = example<State>(
  'd.spade-synchro.1b-b half of one is nothing at this table',
  ['spade-synchro.1'],
  'rules/trump-king/examples-suits.rules:121',
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
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
    does(128, 0, 16, [card(11), card(39), null]),
    answers(129, 0, 'accepts'),
    then(130, (s) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1),
    then(131, (s) => s.life[1]! === 40),
  ],
)

const example112 = example<State>(
  'd.spade-synchro.2b ten life sweep up to ten',
  ['spade-synchro.2'],
  'rules/trump-king/examples-suits.rules:133',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(139, 0, 22, [card(10), null]),
    chooses(140, 0, [value('number', () => 10)]),
    then(141, (s) => s.life[0]! === 30),
    then(142, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0),
    then(143, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
    then(144, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1),
    then(145, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
    then(146, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1),
  ],
)

const example113 = example<State>(
  'd.spade-synchro.2c fifteen sweep the jack itself',
  ['spade-synchro.2', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:148',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(154, 0, 22, [card(10), null]),
    chooses(155, 0, [value('number', () => 15)]),
    then(156, (s) => s.life[0]! === 25),
    then(157, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0),
    then(158, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
    then(159, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1),
    then(160, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0),
    then(161, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1),
  ],
)

const example114 = example<State>(
  'd.spade-synchro.2d what may be paid',
  ['spade-synchro.2'],
  'rules/trump-king/examples-suits.rules:163',
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
    does(169, 0, 22, [card(11), null]),
    choosable(170, 0, [value('number', () => 5)]),
    choosable(171, 0, [value('number', () => 10)]),
    notChoosable(172, 0, [value('number', () => 15)]),
    notChoosable(173, 0, [value('number', () => 7)]),
    notChoosable(174, 0, [value('number', () => 0)]),
    chooses(175, 0, [value('number', () => 5)]),
    then(176, (s) => s.life[0]! === 10),
  ],
)

const example115 = example<State>(
  'd.spade-synchro.2e a joker is swept as nothing',
  ['spade-synchro.2'],
  'rules/trump-king/examples-suits.rules:178',
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
    does(183, 0, 22, [card(11), null]),
    chooses(184, 0, [value('number', () => 5)]),
    then(185, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
    then(186, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0),
  ],
)

const example116 = example<State>(
  'd.heart.1 a heart is never set as a monster',
  ['heart.1'],
  'rules/trump-king/examples-suits.rules:190',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    exactly(195, 0, [moved(56, [card(18), null]), moved(32, [card(18), null])]),
    refused(196, 0, 57, [card(18), null], ['heart.1']),
  ],
)

const example117 = example<State>(
  'd.heart.2 a heart comes in attack',
  ['heart.2', 'diamond.5'],
  'rules/trump-king/examples-suits.rules:198',
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
    does(206, 0, 30, [card(46), null]),
    chooses(207, 0, [value('position', () => POSITION['attack'])]),
    then(208, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 1),
    then(209, (s) => s.position[theCopy(s, CARD['3♥'])]! === POSITION['attack']),
  ],
)

const example118 = example<State>(
  'd.heart.3 a heart keeps its position',
  ['heart.3'],
  'rules/trump-king/examples-suits.rules:211',
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
  [refused(216, 0, 19, [card(18), null], ['heart.3'])],
)

const example119 = example<State>(
  'd.heart.4a nine life for a nine',
  ['heart.4'],
  'rules/trump-king/examples-suits.rules:218',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(223, 0, 56, [card(21), null]), answers(224, 0, 'accepts'), then(225, (s) => s.life[0]! === 49)],
)

const example120 = example<State>(
  'd.heart.4b a heart that is thrown in gains nothing',
  ['heart.4'],
  'rules/trump-king/examples-suits.rules:227',
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
    does(238, 1, 30, [card(48), null]),
    chooses(239, 1, [value('position', () => POSITION['attack'])]),
    answers(240, 0, 'passes'),
    chooses(241, 1, [card(4)]),
    offered(242, 0, 34, [card(8), null]),
    then(243, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0),
    then(244, (s) => s.life[0]! === 30),
  ],
)

const example121 = example<State>(
  'd.heart.4c-a the nine of diamonds bars the nine of hearts',
  ['heart.4', 'diamond.2'],
  'rules/trump-king/examples-suits.rules:246',
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
  [refused(252, 0, 56, [card(21), null], ['diamond.1'])],
)

const example122 = example<State>(
  'd.heart.4c-b the eight of diamonds does not',
  ['heart.4', 'diamond.2'],
  'rules/trump-king/examples-suits.rules:254',
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['monsters'] + 1, hands, (card) => {
      s.arrived[card] = 4
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [does(260, 0, 56, [card(21), null]), answers(261, 0, 'accepts'), then(262, (s) => s.life[0]! === 49)],
)

const example123 = example<State>(
  'd.heart.5a ahead on life a heart survives',
  ['heart.5', 'battle.5'],
  'rules/trump-king/examples-suits.rules:264',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[1] = 38
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
    does(272, 1, 16, [card(46), card(15), null]),
    then(273, (s) => s.life[0]! === 35),
    then(274, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 0),
  ],
)

const example124 = example<State>(
  'd.heart.5b-a ahead on life only the other falls',
  ['heart.5', 'battle.6'],
  'rules/trump-king/examples-suits.rules:276',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
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
    does(283, 0, 16, [card(18), card(31), null]),
    answers(284, 1, 'declines'),
    then(285, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['graveyard'] + 1),
    then(286, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['monsters'] + 0),
    then(287, (s) => s.life[0]! === 41),
    then(288, (s) => s.life[1]! === 40),
  ],
)

const example125 = example<State>(
  'd.heart.5b-b a diamond takes the shelter away',
  ['heart.5', 'battle.6', 'diamond.2'],
  'rules/trump-king/examples-suits.rules:290',
  [],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 41
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
    does(297, 0, 16, [card(18), card(44), null]),
    then(298, (s) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1),
    then(299, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 0),
    then(300, (s) => s.life[0]! === 41),
    then(301, (s) => s.life[1]! === 40),
  ],
)

const example126 = example<State>(
  'd.heart.5d no shelter from a spell',
  ['heart.5', 'normal-spell.1'],
  'rules/trump-king/examples-suits.rules:303',
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
  [does(312, 1, 33, [card(16), null]), then(313, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0)],
)

const example127 = example<State>(
  'd.heart.5f the lead is measured anew in each battle',
  ['heart.5'],
  'rules/trump-king/examples-suits.rules:315',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
    s.life[0] = 42
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
    does(323, 1, 16, [card(48), card(16), null]),
    then(324, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 0),
    then(325, (s) => s.life[0]! === 36),
    does(326, 1, 16, [card(47), card(16), null]),
    then(327, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0),
    then(328, (s) => s.life[0]! === 31),
  ],
)

const example128 = example<State>(
  'd.heart-synchro.1a the lead is paid for a look',
  ['heart-synchro.1'],
  'rules/trump-king/examples-suits.rules:330',
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
    does(338, 0, 23, [card(23), null]),
    then(339, (s) => s.life[0]! === 22),
    then(340, (s) => s.life[1]! === 22),
    then(341, (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 8),
    then(342, (s) => s.zones[ZONE['deck'] + 0]!.filter((c2) => viewersOf(s, c2).includes(1)).length === 0),
    then(343, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['deck'] + 0),
    then(344, (s) => !viewersOf(s, theCopy(s, CARD['9♣'])).includes(0)),
  ],
)

const example129 = example<State>(
  'd.heart-synchro.2a a monster out of the deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:346',
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
    does(354, 0, 23, [card(23), null]),
    answers(355, 0, 'accepts'),
    chooses(356, 0, [branch('summon-looked')]),
    chooses(357, 0, [card(8)]),
    chooses(358, 0, [value('position', () => POSITION['defence'])]),
    then(359, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 0),
    then(360, (s) => s.position[theCopy(s, CARD['9♠'])]! === POSITION['defence']),
    then(361, (s) => s.life[0]! === 22),
    then(362, (s) => s.zones[ZONE['deck'] + 0]!.length === 8),
    then(363, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['3♣']))),
    then(364, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♦']))),
    then(365, (s) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['5♦']))),
    then(366, (s) => top(s.zones[ZONE['deck'] + 0]!, 4).includes(theCopy(s, CARD['6♦']))),
    then(367, (s) => top(s.zones[ZONE['deck'] + 0]!, 5).includes(theCopy(s, CARD['7♦']))),
    then(368, (s) => top(s.zones[ZONE['deck'] + 0]!, 6).includes(theCopy(s, CARD['8♦']))),
    then(369, (s) => top(s.zones[ZONE['deck'] + 0]!, 7).includes(theCopy(s, CARD['9♦']))),
  ],
)

const example130 = example<State>(
  'x.heart-synchro.2-a a card set out of the deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:371',
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
    does(379, 0, 23, [card(23), null]),
    answers(380, 0, 'accepts'),
    chooses(381, 0, [branch('set-looked')]),
    chooses(382, 0, [card(42)]),
    then(383, (s) => s.place[theCopy(s, CARD['4♦'])] === ZONE['backrow'] + 0),
    then(384, (s) => !viewersOf(s, theCopy(s, CARD['4♦'])).includes(1)),
    then(385, (s) => s.zones[ZONE['deck'] + 0]!.length === 4),
  ],
)

const example131 = example<State>(
  'x.heart-synchro.2-b a spell out of the deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:387',
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
    does(397, 0, 23, [card(23), null]),
    answers(398, 0, 'accepts'),
    chooses(399, 0, [branch('cast-looked')]),
    chooses(400, 0, [card(3)]),
    then(401, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(402, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(403, (s) => s.zones[ZONE['deck'] + 0]!.length === 4),
  ],
)

const example132 = example<State>(
  'd.heart-synchro.2e a short deck',
  ['heart-synchro.2'],
  'rules/trump-king/examples-suits.rules:405',
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
    does(413, 0, 23, [card(23), null]),
    then(414, (s) => s.life[0]! === 22),
    then(415, (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 3),
  ],
)

const example133 = example<State>(
  'd.club.1b a card thrown away for a club',
  ['club.1'],
  'rules/trump-king/examples-suits.rules:419',
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
    does(424, 0, 29, [card(31), null]),
    chooses(425, 0, [value('position', () => POSITION['attack'])]),
    then(426, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0),
    then(427, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0),
    then(428, (s) => isFaceUp(s, theCopy(s, CARD['6♣']))),
    then(429, (s) => s.zones[ZONE['hand'] + 0]!.length === 0),
    then(430, (s) => summonsMadeOf(s, 0) === 0),
  ],
)

const example134 = example<State>(
  'd.club.1c the joker fetches what the club needs',
  ['club.1', 'joker.2'],
  'rules/trump-king/examples-suits.rules:432',
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
    refused(438, 0, 29, [card(31), null], ['club.1']),
    does(439, 0, 33, [card(52), null]),
    does(440, 0, 29, [card(31), null]),
    choosable(441, 0, [card(5)]),
    choosable(442, 0, [card(34)]),
    notChoosable(443, 0, [card(14)]),
    chooses(444, 0, [card(5)]),
    chooses(445, 0, [value('position', () => POSITION['attack'])]),
    then(446, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['hand'] + 0),
    then(447, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 0),
    then(448, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0),
  ],
)

const example135 = example<State>(
  'd.club.2 a fallen club is a net card',
  ['club.2', 'club.3'],
  'rules/trump-king/examples-suits.rules:450',
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
    does(459, 1, 16, [card(47), card(30), null]),
    answers(460, 0, 'accepts'),
    chooses(461, 0, [card(13), card(14), card(16), card(17)]),
    then(462, (s) => s.life[0]! === 36),
    then(463, (s) => (s.timesDrawDuringBattlePhase[5 * 1024 + 0] ?? 0) === 1),
    then(464, (s) => s.zones[ZONE['hand'] + 0]!.length === 4),
    then(465, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(466, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['hand'] + 0),
    then(467, (s) => s.zones[ZONE['deck'] + 0]!.length === 19),
    then(468, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0))),
    happened(469, [
      moved(46, [value('number', () => 5), value('player', () => 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
    ]),
  ],
)

const example136 = example<State>(
  'd.club.2b a fallen ace keeps its one card',
  ['club.2', 'club.3'],
  'rules/trump-king/examples-suits.rules:471',
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
    does(480, 1, 16, [card(47), card(26), null]),
    answers(481, 0, 'accepts'),
    then(482, (s) => s.zones[ZONE['hand'] + 0]!.length === 3),
    then(483, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(484, (s) => s.zones[ZONE['deck'] + 0]!.length === 9),
    happened(485, [
      moved(46, [value('number', () => 1), value('player', () => 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
    ]),
  ],
)

const example137 = example<State>(
  'd.club.2c a short deck gives what it has',
  ['club.2', 'club.3'],
  'rules/trump-king/examples-suits.rules:487',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
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
    does(496, 1, 16, [card(47), card(33), null]),
    answers(497, 0, 'accepts'),
    chooses(498, 0, [card(13), card(15)]),
    then(499, (s) => s.zones[ZONE['hand'] + 0]!.length === 3),
    then(500, (s) => s.zones[ZONE['deck'] + 0]!.length === 2),
    happened(501, [moved(46, [value('number', () => 3), value('player', () => 0)])]),
    then(502, (s) => s.life[0]! === 39),
  ],
)

const example138 = example<State>(
  'd.club.3 any cards of the hand go back',
  ['club.3'],
  'rules/trump-king/examples-suits.rules:504',
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
    does(513, 1, 16, [card(47), card(30), null]),
    answers(514, 0, 'accepts'),
    choosable(515, 0, [card(14)]),
    choosable(516, 0, [card(15)]),
    choosable(517, 0, [card(3)]),
    choosable(518, 0, [card(4)]),
    choosable(519, 0, [card(5)]),
    choosable(520, 0, [card(6)]),
    choosable(521, 0, [card(7)]),
    chooses(522, 0, [card(14), card(15), card(5), card(7)]),
    then(523, (s) => s.zones[ZONE['hand'] + 0]!.length === 3),
    then(524, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0),
    then(525, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 0),
    then(526, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['hand'] + 0),
  ],
)

const example139 = example<State>(
  'd.club-synchro.1a a queen leaves and a club comes',
  ['club-synchro.1', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:528',
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
    does(536, 1, 33, [card(28), null]),
    choosable(537, 0, [value('position', () => POSITION['attack'])]),
    chooses(538, 0, [value('position', () => POSITION['defence'])]),
    then(539, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0),
    then(540, (s) => s.place[theCopy(s, CARD['7♣'])] === ZONE['monsters'] + 0),
    then(541, (s) => s.position[theCopy(s, CARD['7♣'])]! === POSITION['defence']),
    then(542, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example140 = example<State>(
  'd.club-synchro.1b no club waits in the graveyard',
  ['club-synchro.1'],
  'rules/trump-king/examples-suits.rules:544',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
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
    does(552, 1, 34, [card(21), null]),
    then(553, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0),
    then(554, (s) => s.zones[ZONE['monsters'] + 0]!.length === 0),
    then(555, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0),
    then(556, (s) => s.life[0]! === 40),
  ],
)

const example141 = example<State>(
  'd.diamond.1a the five of diamonds and the other fives',
  ['diamond.1'],
  'rules/trump-king/examples-suits.rules:560',
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
    refused(567, 1, 56, [card(4), null], ['diamond.1']),
    refused(568, 1, 56, [card(17), null], ['diamond.1']),
    refused(569, 1, 56, [card(30), null], ['diamond.1']),
    refused(570, 1, 21, [card(4), null], ['diamond.1']),
    refused(571, 1, 29, [card(30), null], ['diamond.1']),
    refused(572, 1, 33, [card(4), null], ['diamond.1']),
    refused(573, 1, 33, [card(17), null], ['diamond.1']),
    refused(574, 1, 33, [card(30), null], ['diamond.1']),
    offered(575, 1, 57, [card(4), null]),
    offered(576, 1, 57, [card(30), null]),
    offered(577, 1, 32, [card(4), null]),
    offered(578, 1, 32, [card(17), null]),
    offered(579, 1, 32, [card(30), null]),
    offered(580, 1, 56, [card(5), null]),
    offered(581, 1, 21, [card(5), null]),
    offered(582, 1, 33, [card(5), null]),
  ],
)

const example142 = example<State>(
  'd.diamond.1b a trap of the number is shut, the own cards are not',
  ['diamond.1', 'trap.5'],
  'rules/trump-king/examples-suits.rules:584',
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
    offered(591, 0, 56, [card(4), null]),
    offered(592, 0, 21, [card(4), null]),
    offered(593, 0, 33, [card(4), null]),
    does(594, 0, 56, [card(17), null]),
    refused(595, 1, 34, [card(30), null], ['diamond.1']),
  ],
)

const example143 = example<State>(
  'd.diamond.1c face-down it bars nothing',
  ['diamond.1'],
  'rules/trump-king/examples-suits.rules:597',
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
    offered(604, 1, 56, [card(4), null]),
    offered(605, 1, 56, [card(30), null]),
    offered(606, 1, 21, [card(4), null]),
    offered(607, 1, 29, [card(30), null]),
    offered(608, 1, 33, [card(4), null]),
  ],
)

const example144 = example<State>(
  'd.diamond.1d a joker has no number to bar',
  ['diamond.1', 'joker.1'],
  'rules/trump-king/examples-suits.rules:610',
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
  [offered(618, 1, 33, [card(52), null])],
)

const example145 = example<State>(
  'd.diamond.1e the ace of diamonds shuts the ace trap',
  ['diamond.1', 'rank1.1'],
  'rules/trump-king/examples-suits.rules:620',
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
    does(627, 0, 56, [card(20), null]),
    refused(628, 1, 34, [card(0), null], ['diamond.1']),
    offered(629, 1, 34, [card(33), null]),
  ],
)

const example146 = example<State>(
  'd.diamond.2a no shelter beside the six of diamonds',
  ['diamond.2', 'heart.5'],
  'rules/trump-king/examples-suits.rules:631',
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
    does(638, 0, 16, [card(8), card(18), null]),
    answers(639, 0, 'declines'),
    then(640, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 1),
    then(641, (s) => s.life[1]! === 42),
  ],
)

const example147 = example<State>(
  'd.diamond.2c-a the first of two twins prevails',
  ['diamond.2'],
  'rules/trump-king/examples-suits.rules:643',
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
    does(652, 1, 19, [card(42, 1), null]),
    refused(653, 1, 56, [card(3), null], ['diamond.1']),
    then(654, (s) => s.position[copyOf(s, CARD['4♦'], 1)]! === POSITION['attack']),
    then(655, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0))),
    then(656, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1))),
    then(657, (s) => isNegated(s, copyOf(s, CARD['4♦'], 1))),
    then(658, (s) => !isNegated(s, copyOf(s, CARD['4♦'], 0))),
  ],
)

const example148 = example<State>(
  "d.diamond.2c-b the later twin does not bar the first one's player",
  ['diamond.2'],
  'rules/trump-king/examples-suits.rules:660',
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
  [offered(668, 0, 56, [card(3), null]), offered(669, 0, 21, [card(3), null]), offered(670, 0, 33, [card(3), null])],
)

const example149 = example<State>(
  'x.diamond.2 lying face-down does not count',
  ['diamond.2'],
  'rules/trump-king/examples-suits.rules:672',
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
    does(681, 1, 19, [card(42, 1), null]),
    refused(682, 1, 56, [card(3), null], ['diamond.1']),
    then(683, (s) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0))),
    then(684, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1))),
  ],
)

const example150 = example<State>(
  'd.diamond.2d no second cut beside the seven of diamonds',
  ['diamond.2', 'spade.2'],
  'rules/trump-king/examples-suits.rules:686',
  [],
  (s) => {
    s.turnNumber = 6
    s.turnPlayer = 1
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
    does(693, 1, 16, [card(6), card(41), null]),
    answers(694, 1, 'passes'),
    offered(695, 1, 16, [card(27), card(45), null]),
    then(696, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0),
    then(697, (s) => s.life[0]! === 36),
  ],
)

const example151 = example<State>(
  'd.diamond.2e no cards beside the five of diamonds',
  ['diamond.2', 'club.2'],
  'rules/trump-king/examples-suits.rules:699',
  [],
  (s) => {
    s.turnNumber = 5
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
    does(707, 0, 16, [card(8), card(30), null]),
    answers(708, 0, 'accepts'),
    offered(709, 1, 34, [card(21), null]),
    then(710, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1),
    then(711, (s) => s.life[1]! === 34),
    then(712, (s) => s.zones[ZONE['hand'] + 1]!.length === 0),
    then(713, (s) => s.zones[ZONE['deck'] + 1]!.length === 6),
  ],
)

const example152 = example<State>(
  'd.diamond.3a a diamond breaks a card and pays for it',
  ['diamond.3', 'diamond.4', 'diamond.5'],
  'rules/trump-king/examples-suits.rules:715',
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
    does(724, 0, 30, [card(46), null]),
    chooses(725, 0, [value('position', () => POSITION['attack'])]),
    chooses(726, 0, [card(34)]),
    choosable(727, 1, [value('position', () => POSITION['attack'])]),
    chooses(728, 1, [value('position', () => POSITION['defence'])]),
    then(729, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(730, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
    then(731, (s) => isFaceUp(s, theCopy(s, CARD['8♦']))),
    then(732, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(733, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['backrow'] + 1),
    then(734, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['monsters'] + 1),
    then(735, (s) => s.position[theCopy(s, CARD['4♠'])]! === POSITION['defence']),
    then(736, (s) => s.zones[ZONE['deck'] + 1]!.length === 1),
  ],
)

const example153 = example<State>(
  'd.diamond.3b nothing across the table',
  ['diamond.3'],
  'rules/trump-king/examples-suits.rules:738',
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
  [refused(744, 0, 30, [card(46), null], ['diamond.3'])],
)

const example154 = example<State>(
  'd.diamond.3c nothing to send',
  ['diamond.3'],
  'rules/trump-king/examples-suits.rules:746',
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
  [refused(752, 0, 30, [card(46), null], ['diamond.3'])],
)

const example155 = example<State>(
  'd.diamond.3d what is sent must make room',
  ['diamond.3', 'summon.7'],
  'rules/trump-king/examples-suits.rules:754',
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
    does(762, 0, 30, [card(46), null]),
    choosable(763, 0, [card(14)]),
    choosable(764, 0, [card(28)]),
    choosable(765, 0, [card(42)]),
    notChoosable(766, 0, [card(5)]),
    chooses(767, 0, [card(28)]),
    chooses(768, 0, [value('position', () => POSITION['attack'])]),
    then(769, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0),
    then(770, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
    then(771, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['backrow'] + 0),
  ],
)

const example156 = example<State>(
  'd.diamond.3e a jack goes home and counts as sent',
  ['diamond.3', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:773',
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
    does(780, 0, 30, [card(46), null]),
    chooses(781, 0, [value('position', () => POSITION['attack'])]),
    then(782, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0),
    then(783, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
  ],
)

const example157 = example<State>(
  'd.diamond.4a a normal summon breaks nothing',
  ['diamond.4'],
  'rules/trump-king/examples-suits.rules:785',
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
    does(792, 0, 56, [card(46), null]),
    then(793, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0),
    then(794, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1),
    then(795, (s) => s.zones[ZONE['deck'] + 1]!.length === 1),
  ],
)

const example158 = example<State>(
  'd.diamond.5b no room for the card from the deck',
  ['diamond.5'],
  'rules/trump-king/examples-suits.rules:797',
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
    does(806, 0, 30, [card(46), null]),
    chooses(807, 0, [value('position', () => POSITION['attack'])]),
    chooses(808, 0, [card(17)]),
    offered(809, 0, 32, [card(31), null]),
    then(810, (s) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 1),
    then(811, (s) => s.zones[ZONE['monsters'] + 1]!.length === 3),
    then(812, (s) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['6♠']))),
  ],
)

const example159 = example<State>(
  'd.diamond.5c an eight from the deck is barred',
  ['diamond.5', 'diamond.1'],
  'rules/trump-king/examples-suits.rules:814',
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
    does(822, 0, 30, [card(46), null]),
    chooses(823, 0, [value('position', () => POSITION['attack'])]),
    answers(824, 0, 'passes'),
    offered(825, 0, 32, [card(31), null]),
    then(826, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(827, (s) => s.zones[ZONE['monsters'] + 1]!.length === 0),
    then(828, (s) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['8♠']))),
    then(829, (s) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(0)),
    then(830, (s) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(1)),
  ],
)

const example160 = example<State>(
  'd.diamond.5e a queen counts as destroyed, a joker comes',
  ['diamond.5'],
  'rules/trump-king/examples-suits.rules:832',
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
    does(840, 0, 30, [card(46), null]),
    chooses(841, 0, [value('position', () => POSITION['attack'])]),
    chooses(842, 1, [value('position', () => POSITION['defence'])]),
    then(843, (s) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 1),
    then(844, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 1),
    then(845, (s) => valueOf(s, theCopy(s, CARD['JK1'])) === 0),
    then(846, (s) => s.zones[ZONE['deck'] + 1]!.length === 1),
  ],
)

const example161 = example<State>(
  'd.diamond-synchro.1-a a suit and a number are named',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  'rules/trump-king/examples-suits.rules:848',
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
    does(856, 0, 61, [card(49), null]),
    chooses(857, 0, [card(43), card(31)]),
    chooses(858, 0, [value('position', () => POSITION['attack'])]),
    chooses(859, 0, [value('suit', () => SUIT['♥'])]),
    chooses(860, 0, [value('number', () => 5)]),
    then(861, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['monsters'] + 0),
    then(862, (s) => s.namedSuit[theCopy(s, CARD['J♦'])]! === SUIT['♥']),
    then(863, (s) => s.namedRank[theCopy(s, CARD['J♦'])]! === 5),
    then(864, (s) => isNegated(s, theCopy(s, CARD['9♥']))),
    then(865, (s) => isNegated(s, theCopy(s, CARD['5♠']))),
    then(866, (s) => !isNegated(s, theCopy(s, CARD['9♠']))),
    then(867, (s) => !isNegated(s, theCopy(s, CARD['3♥']))),
  ],
)

const example162 = example<State>(
  'd.diamond-synchro.1-b what the other player may still summon',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  'rules/trump-king/examples-suits.rules:869',
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
    refused(876, 1, 56, [card(21), null], ['diamond-synchro.3']),
    refused(877, 1, 56, [card(4), null], ['diamond-synchro.3']),
    refused(878, 1, 21, [card(4), null], ['diamond-synchro.3']),
    offered(879, 1, 56, [card(8), null]),
    offered(880, 1, 21, [card(8), null]),
    offered(881, 1, 56, [card(32), null]),
    offered(882, 1, 56, [card(44), null]),
  ],
)

const example163 = example<State>(
  'd.diamond-synchro.1-c the own cards are free',
  ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
  'rules/trump-king/examples-suits.rules:884',
  [],
  (s) => {
    s.turnNumber = 7
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
    offered(890, 0, 56, [card(4), null]),
    offered(891, 0, 21, [card(4), null]),
    does(892, 0, 56, [card(15), null]),
    answers(893, 0, 'accepts'),
    then(894, (s) => s.life[0]! === 43),
  ],
)

const example164 = example<State>(
  'x.diamond-synchro.2 what was named is forgotten at home',
  ['diamond-synchro.2', 'synchro.6'],
  'rules/trump-king/examples-suits.rules:896',
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
    refused(904, 1, 56, [card(4), null], ['diamond-synchro.3']),
    does(905, 1, 34, [card(8), null]),
    answers(906, 1, 'passes'),
    offered(907, 1, 56, [card(4), null]),
    then(908, (s) => s.place[theCopy(s, CARD['J♦'])] === ZONE['extra'] + 0),
    then(909, (s) => s.namedSuit[theCopy(s, CARD['J♦'])]! === NONE),
    then(910, (s) => s.namedRank[theCopy(s, CARD['J♦'])]! === NONE),
  ],
)

const example165 = example<State>(
  'd.diamond-synchro.2a no shelter for a named suit',
  ['diamond-synchro.2', 'heart.5'],
  'rules/trump-king/examples-suits.rules:912',
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
    does(920, 0, 16, [card(9), card(21), null]),
    answers(921, 0, 'accepts'),
    then(922, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
    then(923, (s) => s.life[1]! === 45),
  ],
)

const example166 = example<State>(
  'd.diamond-synchro.2b a named suit casts no spell',
  ['diamond-synchro.2', 'spell.3'],
  'rules/trump-king/examples-suits.rules:925',
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
  [refused(932, 1, 33, [card(16), null], ['spell.3'])],
)

const example167 = example<State>(
  'd.diamond-synchro.3-a two queens that are not named',
  ['diamond-synchro.3', 'synchro.5'],
  'rules/trump-king/examples-suits.rules:934',
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
  [offered(942, 1, 61, [card(11), null]), offered(943, 1, 61, [card(37), null])],
)

const example168 = example<State>(
  'd.diamond-synchro.3-b the queen of the named suit stays away',
  ['diamond-synchro.3', 'synchro.5'],
  'rules/trump-king/examples-suits.rules:945',
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
    offered(953, 1, 61, [card(11), null]),
    refused(954, 1, 61, [card(24), null], ['diamond-synchro.3']),
    refused(955, 1, 61, [card(37), null], ['synchro.5']),
  ],
)

const example169 = example<State>(
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
  [does(11, 0, 15, [card(8), null]), refused(12, 1, 34, [card(26), null], ['rank1.1'])],
)

const example170 = example<State>(
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
    does(23, 0, 56, [card(41), null]),
    does(24, 1, 34, [card(26), null]),
    answers(25, 0, 'passes'),
    offered(26, 0, 32, [card(44), null]),
    then(27, (s) => s.zones[ZONE['monsters'] + 0]!.length === 0),
    then(28, (s) => s.zones[ZONE['monsters'] + 1]!.length === 0),
    then(29, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0),
    then(30, (s) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0),
    then(31, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0),
    then(32, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1),
    then(33, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1),
    then(34, (s) => s.zones[ZONE['deck'] + 0]!.length === 6),
  ],
)

const example171 = example<State>(
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
  [does(42, 0, 33, [card(0), null]), then(43, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1)],
)

const example172 = example<State>(
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
  [refused(52, 0, 33, [card(0), null], ['gap.special-rank-roles'])],
)

const example173 = example<State>(
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
    does(62, 0, 33, [card(27), null]),
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
    then(74, (s) => s.zones[ZONE['deck'] + 0]!.length === 3),
    then(75, (s) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0),
  ],
)

const example174 = example<State>(
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
    does(83, 0, 33, [card(27), null]),
    choosable(84, 0, [card(8)]),
    chooses(85, 0, [card(15)]),
    then(86, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
    then(87, (s) => s.zones[ZONE['deck'] + 0]!.length === 1),
  ],
)

const example175 = example<State>(
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
  [refused(94, 0, 33, [card(27), null], ['spell.3'])],
)

const example176 = example<State>(
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
    does(103, 0, 33, [card(27), null]),
    chooses(104, 0, [card(15)]),
    refused(105, 0, 33, [card(1), null], ['rank2.2']),
    offered(106, 0, 56, [card(1), null]),
    offered(107, 0, 32, [card(1), null]),
    does(108, 0, 33, [card(1), null]),
    chooses(109, 0, [card(48)]),
    then(110, (s) => s.turnNumber === 7),
    then(111, (s) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 0),
  ],
)

const example177 = example<State>(
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
    does(121, 0, 33, [card(46), null]),
    choosable(122, 0, [card(16)]),
    chooses(123, 0, [card(15)]),
    then(124, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1),
    then(125, (s) => viewersOf(s, theCopy(s, CARD['3♥'])).includes(0)),
    then(126, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['backrow'] + 1),
  ],
)

const example178 = example<State>(
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
    does(135, 0, 33, [card(46), null]),
    does(136, 1, 34, [card(21), null]),
    then(137, (s) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 0),
    then(138, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
    then(139, (s) => s.place[theCopy(s, CARD['8♦'])] === ZONE['graveyard'] + 0),
    then(140, (s) => s.timesDestroyDuringMain === 0),
  ],
)

const example179 = example<State>(
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
    does(152, 0, 34, [card(21), null]),
    then(153, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1),
    then(154, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example180 = example<State>(
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
    does(165, 0, 34, [card(21), null]),
    answers(166, 1, 'passes'),
    offered(167, 1, 32, [card(2), null]),
    then(168, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1),
  ],
)

const example181 = example<State>(
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
    does(178, 0, 33, [card(52), null]),
    then(179, (s) => s.zones[ZONE['hand'] + 0]!.length === 2),
    then(180, (s) => s.zones[ZONE['graveyard'] + 0]!.length === 3),
    then(181, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
  ],
)

const example182 = example<State>(
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
  [refused(190, 0, 33, [card(52), null], ['joker.1'])],
)

const example183 = example<State>(
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
  [refused(198, 0, 33, [card(52), null], ['joker.2'])],
)

const example184 = example<State>(
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
    does(209, 0, 56, [card(35), null]),
    does(210, 1, 34, [card(28), null]),
    does(211, 0, 34, [card(7), null]),
    does(212, 1, 34, [card(21), null]),
    then(213, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0),
    then(214, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
    then(215, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
    then(216, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(217, (s) => family(s, ZONE['banished']).length === 0),
    then(218, (s) => s.timesDestroyDuringMain === 0),
  ],
)

const example185 = example<State>(
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
    does(226, 0, 56, [card(35), null]),
    does(227, 1, 34, [card(28), null]),
    answers(228, 0, 'passes'),
    does(229, 1, 34, [card(21), null]),
    then(230, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0),
    then(231, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
  ],
)

const example186 = example<State>(
  'opt.first-player.chosen somebody decides who begins',
  ['gap.first-player'],
  'rules/trump-king/examples-options.rules:5',
  [[0, 1]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [chooses(9, 0, [value('player', () => 1)]), then(10, (s) => s.turnPlayer === 1)],
)

const example187 = example<State>(
  'opt.first-player.fixed the first seat begins',
  ['gap.first-player'],
  'rules/trump-king/examples-options.rules:12',
  [[0, 2]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [then(16, (s) => s.turnPlayer === 0)],
)

const example188 = example<State>(
  'opt.deck-out.no-effect play goes on without a deck',
  ['gap.deck-out'],
  'rules/trump-king/examples-options.rules:18',
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
    does(25, 1, 32, [card(29), null]),
    then(26, (s) => s.turnNumber === 6),
    then(27, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1),
  ],
)

const example189 = example<State>(
  'opt.hand-limit.6 down to six',
  ['gap.hand-limit'],
  'rules/trump-king/examples-options.rules:29',
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
    chooses(35, 0, [card(14), card(19)]),
    then(36, (s) => s.zones[ZONE['hand'] + 0]!.length === 6),
    then(37, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(38, (s) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example190 = example<State>(
  'opt.hand-limit.7 down to seven',
  ['gap.hand-limit'],
  'rules/trump-king/examples-options.rules:40',
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
    chooses(46, 0, [card(14)]),
    then(47, (s) => s.zones[ZONE['hand'] + 0]!.length === 7),
    then(48, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example191 = example<State>(
  'opt.hand-limit.6 counted when the turn ends',
  ['gap.hand-limit'],
  'rules/trump-king/examples-options.rules:50',
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
    answers(56, 0, 'passes'),
    chooses(57, 0, [card(16)]),
    then(58, (s) => s.zones[ZONE['hand'] + 0]!.length === 6),
    then(59, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0),
  ],
)

const example192 = example<State>(
  'x.simultaneous-loss both at nothing is a draw',
  ['gap.simultaneous-loss'],
  'rules/trump-king/examples-options.rules:61',
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
  [then(68, (s) => s.result[0]! === 0), then(69, (s) => s.result[1]! === 0)],
)

const example193 = example<State>(
  'opt.simultaneous-loss.turn-player-loses both at nothing',
  ['gap.simultaneous-loss'],
  'rules/trump-king/examples-options.rules:71',
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
  [then(79, (s) => s.result[1]! === 0 - 1), then(80, (s) => s.result[0]! === 1)],
)

const example194 = example<State>(
  'opt.turn-limit.endless a game without end',
  ['gap.turn-limit'],
  'rules/trump-king/examples-options.rules:82',
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
  [answers(88, 0, 'passes'), does(89, 1, 32, [card(29), null]), then(90, (s) => s.turnNumber === 201)],
)

const example195 = example<State>(
  'x.turn-limit the last turn of a very long game',
  ['gap.turn-limit'],
  'rules/trump-king/examples-options.rules:92',
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
  [then(97, (s) => s.turnNumber === 200), then(98, (s) => s.zones[ZONE['hand'] + 1]!.length === 0)],
)

const example196 = example<State>(
  'opt.pay-to-zero.allowed the last point paid is the game lost',
  ['gap.pay-to-zero'],
  'rules/trump-king/examples-options.rules:100',
  [[5, 1]],
  (s) => {
    s.turnNumber = 5
    s.life[0] = 7
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(107, 0, 21, [card(6), null]), then(108, (s) => s.result[0]! === 0 - 1), then(109, (s) => s.result[1]! === 1)],
)

const example197 = example<State>(
  'opt.joker-as-monster.forbidden a joker is no monster',
  ['gap.joker-as-monster'],
  'rules/trump-king/examples-options.rules:113',
  [[6, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [
    refused(119, 0, 56, [card(52), null], ['gap.joker-as-monster']),
    refused(120, 0, 57, [card(52), null], ['gap.joker-as-monster']),
    offered(121, 0, 32, [card(52), null]),
  ],
)

const example198 = example<State>(
  'opt.joker-as-monster.forbidden not even from the deck',
  ['gap.joker-as-monster', 'diamond.5'],
  'rules/trump-king/examples-options.rules:123',
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
    does(132, 0, 30, [card(46), null]),
    chooses(133, 0, [value('position', () => POSITION['attack'])]),
    answers(134, 0, 'passes'),
    offered(135, 0, 32, [card(31), null]),
    then(136, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(137, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['deck'] + 1),
  ],
)

const example199 = example<State>(
  'opt.special-rank-roles.exclusive no spell out of a trap',
  ['gap.special-rank-roles'],
  'rules/trump-king/examples-options.rules:139',
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
    refused(146, 0, 33, [card(0), null], ['gap.special-rank-roles']),
    refused(147, 0, 33, [card(8), null], ['gap.special-rank-roles']),
    offered(148, 0, 33, [card(3), null]),
  ],
)

const example200 = example<State>(
  'opt.special-rank-roles.exclusive no trap out of a spell',
  ['gap.special-rank-roles'],
  'rules/trump-king/examples-options.rules:150',
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
    does(157, 0, 56, [card(5), null]),
    refused(158, 1, 34, [card(1), null], ['gap.special-rank-roles']),
    offered(159, 1, 34, [card(3), null]),
  ],
)

const example201 = example<State>(
  'opt.face-down-role.declared set as a trap it is no spell',
  ['gap.face-down-role'],
  'rules/trump-king/examples-options.rules:161',
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
    does(168, 0, 32, [card(3), null]),
    chooses(169, 0, [value('role', () => ROLE['trap'])]),
    refused(170, 0, 33, [card(3), null], ['gap.face-down-role']),
  ],
)

const example202 = example<State>(
  'opt.face-down-role.declared set as a spell it is no trap',
  ['gap.face-down-role'],
  'rules/trump-king/examples-options.rules:172',
  [[8, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
      s.setRole[card] = ROLE['trap']
    })
    placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
      s.setRole[card] = ROLE['spell']
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(179, 0, 56, [card(8), null]),
    refused(180, 1, 34, [card(3), null], ['gap.face-down-role']),
    offered(181, 1, 34, [card(5), null]),
  ],
)

const example203 = example<State>(
  'opt.hand-spell-slot.needed a spell wants a free place',
  ['gap.slot-for-hand-activation'],
  'rules/trump-king/examples-options.rules:183',
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
  [refused(191, 0, 33, [card(3), null], ['gap.slot-for-hand-activation']), offered(192, 0, 33, [card(2), null])],
)

const example204 = example<State>(
  'opt.quick-from-hand.yes an eight straight from the hand',
  ['gap.quick-from-hand'],
  'rules/trump-king/examples-options.rules:194',
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
    does(201, 0, 56, [card(35), null]),
    does(202, 0, 34, [card(7), null]),
    then(203, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1),
    then(204, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example205 = example<State>(
  'opt.set-and-flip-as-summon.yes a trap for a set monster',
  ['gap.set-and-flip-as-summon'],
  'rules/trump-king/examples-options.rules:206',
  [[11, 1]],
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
  [
    does(213, 0, 57, [card(6), null]),
    does(214, 1, 34, [card(3), null]),
    then(215, (s) => s.place[theCopy(s, CARD['7♠'])] === ZONE['banished'] + 0),
  ],
)

const example206 = example<State>(
  'opt.set-and-flip-as-summon.yes a trap for a monster turned up',
  ['gap.set-and-flip-as-summon'],
  'rules/trump-king/examples-options.rules:217',
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
    does(224, 0, 19, [card(31), null]),
    does(225, 1, 34, [card(5), null]),
    then(226, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['banished'] + 0),
  ],
)

const example207 = example<State>(
  'opt.heart-heal-on-special.yes a heart from the deck gains life',
  ['gap.heart-heal-on-special'],
  'rules/trump-king/examples-options.rules:228',
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
    does(239, 1, 30, [card(48), null]),
    chooses(240, 1, [value('position', () => POSITION['attack'])]),
    answers(241, 0, 'accepts'),
    then(242, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0),
    then(243, (s) => s.life[0]! === 39),
  ],
)

const example208 = example<State>(
  'opt.normal-spell-targets.opponent-only the own monster is no aim',
  ['gap.normal-spell-targets'],
  'rules/trump-king/examples-options.rules:245',
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
    does(253, 0, 33, [card(32), null]),
    choosable(254, 0, [card(19)]),
    choosable(255, 0, [card(28)]),
    notChoosable(256, 0, [card(30)]),
    chooses(257, 0, [card(28)]),
    then(258, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
  ],
)

const example209 = example<State>(
  'opt.normal-spell-targets.opponent-only nothing to aim at',
  ['gap.normal-spell-targets'],
  'rules/trump-king/examples-options.rules:260',
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
  [refused(267, 0, 33, [card(32), null], ['spell.3'])],
)

const example210 = example<State>(
  'opt.face-down-as-same.own-only-with-reveal the own hidden monster is an aim',
  ['gap.face-down-as-same'],
  'rules/trump-king/examples-options.rules:269',
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
    does(277, 0, 33, [card(3), null]),
    choosable(278, 0, [card(8)]),
    choosable(279, 0, [card(1)]),
    notChoosable(280, 0, [card(5)]),
    chooses(281, 0, [card(1)]),
    then(282, (s) => s.place[theCopy(s, CARD['2♠'])] === ZONE['graveyard'] + 0),
  ],
)

const example211 = example<State>(
  'opt.normal-trap-scope.opponent-only no trap for the own summon',
  ['gap.normal-trap-scope'],
  'rules/trump-king/examples-options.rules:284',
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
    does(292, 0, 56, [card(3), null]),
    refused(293, 0, 34, [card(2), null], ['trap.5']),
    refused(294, 0, 34, [card(13), null], ['rank1.1']),
    offered(295, 1, 34, [card(5), null]),
  ],
)

const example212 = example<State>(
  'opt.looked-cards-rest.shuffled-in the rest is shuffled',
  ['gap.looked-cards-rest'],
  'rules/trump-king/examples-options.rules:299',
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
    does(306, 0, 33, [card(27), null]),
    chooses(307, 0, [card(15)]),
    happened(308, [moved(3, [card(15), value('player', () => 1)]), moved(2, [value('zone', () => ZONE['deck'] + 0)])]),
    then(309, (s) => s.zones[ZONE['deck'] + 0]!.length === 3),
    then(310, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0))),
  ],
)

const example213 = example<State>(
  'opt.looked-cards-rest.to-bottom the rest goes under the deck',
  ['gap.looked-cards-rest'],
  'rules/trump-king/examples-options.rules:312',
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
    does(319, 0, 33, [card(27), null]),
    chooses(320, 0, [card(15)]),
    then(321, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['4♥']))),
    then(322, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['9♠']))),
    then(323, (s) => s.zones[ZONE['deck'] + 0]!.length === 3),
  ],
)

const example214 = example<State>(
  'opt.looked-cards-rest.to-bottom also after the look of a heart',
  ['gap.looked-cards-rest', 'heart-synchro.2'],
  'rules/trump-king/examples-options.rules:325',
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
    does(334, 0, 23, [card(23), null]),
    answers(335, 0, 'declines'),
    then(336, (s) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['10♦']))),
    then(337, (s) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♥']))),
    then(338, (s) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['9♠']))),
    then(339, (s) => s.zones[ZONE['deck'] + 0]!.length === 4),
  ],
)

const example215 = example<State>(
  'opt.heart-synchro-payment.any-part a part of the lead',
  ['gap.heart-synchro-payment'],
  'rules/trump-king/examples-options.rules:341',
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
    does(350, 0, 23, [card(23), null]),
    choosable(351, 0, [value('number', () => 1)]),
    choosable(352, 0, [value('number', () => 8)]),
    notChoosable(353, 0, [value('number', () => 9)]),
    chooses(354, 0, [value('number', () => 3)]),
    then(355, (s) => s.life[0]! === 27),
    then(356, (s) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 3),
  ],
)

const example216 = example<State>(
  'opt.heart-synchro-activation.new-chain the spell can be answered',
  ['gap.heart-synchro-activation'],
  'rules/trump-king/examples-options.rules:358',
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
    does(369, 0, 23, [card(23), null]),
    answers(370, 0, 'accepts'),
    chooses(371, 0, [branch('cast-looked')]),
    chooses(372, 0, [card(3)]),
    does(373, 1, 34, [card(21), null]),
    chooses(374, 1, [card(8)]),
    then(375, (s) => s.place[theCopy(s, CARD['9♠'])] === ZONE['hand'] + 1),
    then(376, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0),
    then(377, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1),
  ],
)

const example217 = example<State>(
  'opt.face-down-material.no only face-up materials',
  ['gap.synchro-material-face-down'],
  'rules/trump-king/examples-options.rules:381',
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
    offered(388, 0, 61, [card(10), null]),
    offered(389, 0, 61, [card(23), null]),
    refused(390, 0, 61, [card(36), null], ['synchro.1']),
  ],
)

const example218 = example<State>(
  'opt.synchro-as-material.no a jack is no material',
  ['gap.synchro-as-material'],
  'rules/trump-king/examples-options.rules:392',
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
  [refused(399, 0, 61, [card(25), null], ['synchro.1']), refused(400, 0, 61, [card(12), null], ['synchro.1'])],
)

const example219 = example<State>(
  'opt.synchro-pays-send-cost.no a jack is no payment',
  ['gap.synchro-pays-send-cost'],
  'rules/trump-king/examples-options.rules:402',
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
  [refused(410, 0, 30, [card(46), null], ['gap.synchro-pays-send-cost'])],
)

const example220 = example<State>(
  'opt.spade-synchro-rounding.without-minimum half of one is nothing',
  ['gap.spade-synchro-rounding'],
  'rules/trump-king/examples-options.rules:412',
  [[22, 1]],
  (s) => {
    s.turnNumber = 5
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
  [does(419, 0, 16, [card(11), card(26), null]), answers(420, 0, 'accepts'), then(421, (s) => s.life[1]! === 29)],
)

const example221 = example<State>(
  'opt.spade-synchro-own-cards.no only the other side is swept',
  ['gap.spade-synchro-own-cards'],
  'rules/trump-king/examples-options.rules:423',
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
    does(430, 0, 22, [card(10), null]),
    chooses(431, 0, [value('number', () => 15)]),
    then(432, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
    then(433, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0),
    then(434, (s) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0),
  ],
)

const example222 = example<State>(
  'opt.club-synchro-graveyard.any a club from the other graveyard',
  ['gap.club-synchro-graveyard'],
  'rules/trump-king/examples-options.rules:436',
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
    answers(445, 0, 'passes'),
    does(446, 1, 34, [card(21), null]),
    choosable(447, 0, [card(32)]),
    chooses(448, 0, [card(29)]),
    chooses(449, 0, [value('position', () => POSITION['attack'])]),
    then(450, (s) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0),
    then(451, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['monsters'] + 0),
  ],
)

const example223 = example<State>(
  'opt.mutual-destruction-triggers.no the fallen deal nothing',
  ['gap.mutual-destruction-triggers'],
  'rules/trump-king/examples-options.rules:455',
  [[23, 1]],
  (s) => {
    s.turnNumber = 5
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
    does(462, 0, 16, [card(7), card(20), null]),
    answers(463, 0, 'passes'),
    offered(464, 0, 15, [card(40), null]),
    then(465, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(466, (s) => s.place[theCopy(s, CARD['8♥'])] === ZONE['graveyard'] + 1),
    then(467, (s) => s.life[1]! === 40),
  ],
)

const example224 = example<State>(
  'opt.battle-target-lost.replay another target for the attack',
  ['gap.battle-target-lost'],
  'rules/trump-king/examples-options.rules:469',
  [[33, 1]],
  (s) => {
    s.turnNumber = 5
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
    does(477, 0, 16, [card(46), card(4), null]),
    does(478, 1, 34, [card(21), null]),
    chooses(479, 1, [card(4)]),
    chooses(480, 0, [card(29)]),
    then(481, (s) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 1),
    then(482, (s) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 1),
    then(483, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1),
    then(484, (s) => s.life[1]! === 36),
  ],
)

const example225 = example<State>(
  'opt.attack-in-summoning-turn.no a fresh monster waits',
  ['gap.attack-in-summoning-turn'],
  'rules/trump-king/examples-options.rules:486',
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
  [refused(492, 0, 15, [card(20), null], ['gap.attack-in-summoning-turn']), offered(493, 0, 15, [card(3), null])],
)

const example226 = example<State>(
  'opt.attack-in-summoning-turn.no not at a monster either',
  ['gap.attack-in-summoning-turn'],
  'rules/trump-king/examples-options.rules:495',
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
    refused(502, 0, 16, [card(20), card(41), null], ['gap.attack-in-summoning-turn']),
    offered(503, 0, 16, [card(3), card(41), null]),
  ],
)

const example227 = example<State>(
  'opt.position-change-attacked.ever once it attacked it stays',
  ['gap.position-change-attacked'],
  'rules/trump-king/examples-options.rules:505',
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
    does(513, 0, 15, [card(31), null]),
    does(514, 0, 32, [card(8), null]),
    refused(515, 0, 19, [card(31), null], ['gap.position-change-attacked']),
    offered(516, 0, 19, [card(42), null]),
    then(517, (s) => s.turnNumber === 7),
  ],
)

const example228 = example<State>(
  'opt.same-time-triggers.turn-player-chooses the order is a choice',
  ['gap.same-time-triggers'],
  'rules/trump-king/examples-options.rules:519',
  [[40, 1]],
  (s) => {
    s.turnNumber = 5
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
    does(527, 0, 16, [card(1), card(27), null]),
    chooses(528, 0, [card(27)]),
    answers(529, 1, 'accepts'),
    answers(530, 0, 'accepts'),
    chooses(531, 1, [card(13)]),
    happened(532, [
      moved(51, [value('player', () => 1), value('number', () => 1)]),
      moved(46, [value('number', () => 2), value('player', () => 1)]),
    ]),
    then(533, (s) => s.life[1]! === 39),
    then(534, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 1),
    then(535, (s) => s.zones[ZONE['deck'] + 1]!.length === 2),
  ],
)

const example229 = example<State>(
  'opt.ability-timing.own-turn-any-window a spade in a window',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:537',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(543, 0, 56, [card(34), null]), offered(544, 0, 21, [card(2), null])],
)

const example230 = example<State>(
  'opt.ability-timing.own-turn-any-window the other abilities too',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:546',
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
    does(556, 0, 56, [card(18), null]),
    answers(557, 0, 'declines'),
    offered(558, 0, 22, [card(11), null]),
    offered(559, 0, 23, [card(23), null]),
    offered(560, 0, 30, [card(44), null]),
    refused(561, 0, 29, [card(29), null], ['summon.7']),
  ],
)

const example231 = example<State>(
  'opt.ability-timing.own-turn-any-window a club in the battle phase',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:563',
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
  [does(570, 0, 15, [card(6), null]), offered(571, 0, 29, [card(29), null]), offered(572, 0, 29, [card(34), null])],
)

const example232 = example<State>(
  'opt.ability-timing.own-turn-any-window not in the other turn',
  ['gap.ability-timing'],
  'rules/trump-king/examples-options.rules:574',
  [[25, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doMain(s, 0)
  },
  [does(581, 0, 56, [card(34), null]), refused(582, 1, 21, [card(2), null], ['gap.ability-timing'])],
)

const example233 = example<State>(
  'opt.diamond-blocks-set.yes no setting past a diamond',
  ['gap.diamond-blocks-set'],
  'rules/trump-king/examples-options.rules:586',
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
    refused(594, 1, 57, [card(4), null], ['gap.diamond-blocks-set']),
    refused(595, 1, 32, [card(4), null], ['gap.diamond-blocks-set']),
    offered(596, 1, 57, [card(5), null]),
    offered(597, 1, 32, [card(5), null]),
  ],
)

const example234 = example<State>(
  'opt.negation-zones.field-only a hand is out of reach',
  ['gap.negation-zones'],
  'rules/trump-king/examples-options.rules:599',
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
    does(607, 1, 33, [card(16), null]),
    then(608, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0),
    then(609, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
  ],
)

const example235 = example<State>(
  'opt.mutual-negation.both-negated two twins are worth nothing',
  ['gap.mutual-negation'],
  'rules/trump-king/examples-options.rules:611',
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
    offered(621, 1, 56, [card(3), null]),
    then(622, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0))),
    then(623, (s) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1))),
  ],
)

const example236 = example<State>(
  'opt.negated-activation.without-effect a spell wasted',
  ['gap.negated-activation'],
  'rules/trump-king/examples-options.rules:625',
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
    does(633, 1, 33, [card(16), null]),
    then(634, (s) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0),
    then(635, (s) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1),
  ],
)

const example237 = example<State>(
  'opt.blocked-top-card.to-graveyard a barred card is thrown away',
  ['gap.blocked-top-card'],
  'rules/trump-king/examples-options.rules:637',
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
    does(646, 0, 30, [card(46), null]),
    chooses(647, 0, [value('position', () => POSITION['attack'])]),
    then(648, (s) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1),
    then(649, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 1),
    then(650, (s) => s.zones[ZONE['deck'] + 1]!.length === 1),
  ],
)

const example238 = example<State>(
  'opt.chain-order.immediate each answer works at once',
  ['gap.chain'],
  'rules/trump-king/examples-options.rules:654',
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
    does(662, 0, 56, [card(35), null]),
    does(663, 1, 34, [card(28), null]),
    does(664, 0, 34, [card(8), null]),
    notChoosable(665, 0, [card(35)]),
    chooses(666, 0, [card(18)]),
    then(667, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['banished'] + 0),
    then(668, (s) => s.place[theCopy(s, CARD['6♥'])] === ZONE['hand'] + 1),
  ],
)

const example239 = example<State>(
  'opt.first-responder.other-side the other player is asked first',
  ['gap.first-responder'],
  'rules/trump-king/examples-options.rules:670',
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
  [does(677, 0, 56, [card(35), null]), answers(678, 0, 'passes'), refused(679, 1, 34, [card(28), null], ['trap.5'])],
)

const example240 = example<State>(
  'opt.destroyed-while-activating.stops-effect a destroyed heart gains nothing',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:681',
  [[34, 1]],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (card) => {
      s.arrived[card] = 2
    })
  },
  (s) => {
    doMain(s, 0)
  },
  [
    does(688, 0, 56, [card(21), null]),
    answers(689, 0, 'accepts'),
    does(690, 1, 34, [card(26), null]),
    then(691, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0),
    then(692, (s) => s.life[0]! === 40),
  ],
)

const example241 = example<State>(
  'opt.destroyed-while-activating.stops-effect an eight stops a trap in use',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:694',
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
    does(702, 0, 56, [card(35), null]),
    does(703, 1, 34, [card(28), null]),
    does(704, 0, 34, [card(7), null]),
    then(705, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1),
    then(706, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0),
  ],
)

const example242 = example<State>(
  'opt.destroyed-while-activating.stops-effect a fallen club draws all the same',
  ['gap.destroyed-while-activating', 'club.2'],
  'rules/trump-king/examples-options.rules:708',
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
    does(717, 1, 16, [card(47), card(26), null]),
    answers(718, 0, 'accepts'),
    then(719, (s) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0),
  ],
)

const example243 = example<State>(
  'opt.destroyed-while-activating.stops-effect a nine stops a trap in use',
  ['gap.destroyed-while-activating'],
  'rules/trump-king/examples-options.rules:721',
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
    does(729, 0, 56, [card(35), null]),
    does(730, 1, 34, [card(28), null]),
    does(731, 0, 34, [card(8), null]),
    chooses(732, 0, [card(28)]),
    then(733, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 1),
    then(734, (s) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0),
  ],
)

const example244 = example<State>(
  'opt.joker-needs-two.takes-one a joker for one card',
  ['gap.joker-needs-two'],
  'rules/trump-king/examples-options.rules:736',
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
    does(743, 0, 33, [card(52), null]),
    then(744, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0),
    then(745, (s) => s.place[theCopy(s, CARD['JK2'])] === ZONE['graveyard'] + 0),
  ],
)

const example245 = example<State>(
  'opt.activated-card-leaves.end-of-chain used cards wait for the end',
  ['gap.activated-card-leaves'],
  'rules/trump-king/examples-options.rules:747',
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
    does(757, 0, 33, [card(52), null]),
    does(758, 0, 34, [card(21), null]),
    chooses(759, 0, [card(31)]),
    does(760, 0, 34, [card(7), null]),
    then(761, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['hand'] + 1),
    then(762, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0),
    then(763, (s) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0),
    then(764, (s) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0),
    then(765, (s) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0),
    then(766, (s) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0),
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
]
