// Compiled from the rules of ThreeHanded: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { allCards, seats, sum } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { card, chooses, does, exactly, example, moved, offered, refused, then } from '../../runtime/example-steps.ts'
import { placeAll, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { brokenOf, handSizeOf, pointsOf } from './facts.ts'
import { doGather, doMatch, doPassing, doRound, doScore } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

const example1 = example<State>(
  'suit is followed when it can be',
  ['follow'],
  'rules/hearts/hearts.rules:127',
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doRound(s)
  },
  [
    does(134, 0, 14, [card(13), null]),
    offered(135, 1, 14, [card(15), null]),
    refused(136, 1, 14, [card(37), null], ['follow']),
  ],
)

const example2 = example<State>(
  'the two of clubs leads the first trick',
  ['opening'],
  'rules/hearts/hearts.rules:138',
  [],
  (s) => {
    s.leader = 0
    placeGiven(s, 23, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doRound(s)
  },
  [exactly(143, 0, [moved(14, [card(0), null])]), refused(144, 0, 14, [card(7), null], ['opening'])],
)

const example3 = example<State>(
  'no points on the first trick, unless there is nothing else',
  ['first-trick'],
  'rules/hearts/hearts.rules:146',
  [],
  (s) => {
    s.leader = 0
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 35, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 42, NONE, ZONE['hand'] + 2, hands)
  },
  (s) => {
    doRound(s)
  },
  [
    does(153, 0, 14, [card(0), null]),
    offered(154, 1, 14, [card(14), null]),
    refused(155, 1, 14, [card(35), null], ['first-trick']),
    does(156, 1, 14, [card(14), null]),
    offered(157, 2, 14, [card(42), null]),
  ],
)

const example4 = example<State>(
  'hearts are not led before they are broken',
  ['leading', 'breaking'],
  'rules/hearts/hearts.rules:159',
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doRound(s)
  },
  [offered(165, 0, 14, [card(2), null]), refused(166, 0, 14, [card(45), null], ['leading'])],
)

const example5 = example<State>(
  'a heart thrown away breaks hearts',
  ['breaking'],
  'rules/hearts/hearts.rules:168',
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doRound(s)
  },
  [does(175, 0, 14, [card(13), null]), does(176, 1, 14, [card(41), null]), then(177, (s) => brokenOf(s))],
)

const example6 = example<State>(
  'the highest card of the suit led takes the trick',
  ['tricks'],
  'rules/hearts/hearts.rules:179',
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 23, NONE, ZONE['hand'] + 2, hands)
  },
  (s) => {
    doRound(s)
  },
  [
    does(187, 0, 14, [card(19), null]),
    does(188, 1, 14, [card(35), null]),
    does(189, 2, 14, [card(23), null]),
    then(
      190,
      (s) => s.leader === 2,
      'player',
      (s) => s.leader,
    ),
    then(
      191,
      (s) => s.zones[ZONE['taken'] + 2]!.length === 3,
      'number',
      (s) => s.zones[ZONE['taken'] + 2]!.length,
    ),
    then(
      192,
      (s) => sum(s.zones[ZONE['taken'] + 2]!.map((each) => pointsOf(s, each))) === 13,
      'number',
      (s) => sum(s.zones[ZONE['taken'] + 2]!.map((each) => pointsOf(s, each))),
    ),
  ],
)

const example7 = example<State>(
  'three cards to the left',
  ['three.2'],
  'rules/hearts/three-handed.rules:13',
  [],
  (s) => {
    s.dealNumber = 1
    placeGiven(s, 38, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 27, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 2, hands)
  },
  (s) => {
    doPassing(s)
  },
  [
    chooses(20, 0, [card(1), card(2), card(3)]),
    chooses(21, 1, [card(13), card(14), card(15)]),
    chooses(22, 2, [card(26), card(27), card(28)]),
    then(23, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 1),
    then(24, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['hand'] + 2),
    then(25, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0),
  ],
)

const example8 = example<State>(
  'hearts and the queen are counted',
  ['scoring'],
  'rules/hearts/hearts.rules:218',
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 40, NONE, ZONE['taken'] + 1, hands)
  },
  (s) => {
    doScore(s)
  },
  [
    then(
      223,
      (s) => s.total[0]! === 15,
      'number',
      (s) => s.total[0]!,
    ),
    then(
      224,
      (s) => s.total[1]! === 1,
      'number',
      (s) => s.total[1]!,
    ),
  ],
)

const example9 = example<State>(
  'shooting the moon',
  ['moon'],
  'rules/hearts/hearts.rules:226',
  [],
  (s) => {
    placeAll(s, () => allCards(s).filter((c) => pointsOf(s, c) > 0), ZONE['taken'] + 0, hands)
  },
  (s) => {
    doScore(s)
  },
  [
    then(
      230,
      (s) => s.total[0]! === 0,
      'number',
      (s) => s.total[0]!,
    ),
    then(
      231,
      (s) => s.total[1]! === 26,
      'number',
      (s) => s.total[1]!,
    ),
    then(
      232,
      (s) => s.total[2]! === 26,
      'number',
      (s) => s.total[2]!,
    ),
  ],
)

const example10 = example<State>(
  'a game begins with a whole deal',
  ['game-end', 'deal'],
  'rules/hearts/hearts.rules:234',
  [],
  () => {},
  (s) => {
    doMatch(s)
  },
  [
    then(
      237,
      (s) => s.zones[ZONE['hand'] + 0]!.length === handSizeOf(s),
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      238,
      (s) => s.zones[ZONE['hand'] + 2]!.length === handSizeOf(s),
      'number',
      (s) => s.zones[ZONE['hand'] + 2]!.length,
    ),
    then(
      239,
      (s) => s.dealNumber === 1,
      'number',
      (s) => s.dealNumber,
    ),
  ],
)

const example11 = example<State>(
  'the cards come together again',
  ['deal'],
  'rules/hearts/hearts.rules:241',
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['taken'] + 2, hands)
  },
  (s) => {
    doGather(s)
  },
  [
    then(
      246,
      (s) => s.zones[ZONE['deck']]!.length === 3,
      'number',
      (s) => s.zones[ZONE['deck']]!.length,
    ),
  ],
)

const example12 = example<State>(
  'the whole pack is dealt',
  ['three.1'],
  'rules/hearts/three-handed.rules:7',
  [],
  () => {},
  (s) => {
    doMatch(s)
  },
  [
    then(10, (s) => s.zones[ZONE['deck']]!.length === 0),
    then(11, (s) => !seats(s).some((p) => s.zones[ZONE['hand'] + p]!.length !== 17)),
  ],
)

const example13 = example<State>(
  'the second deal goes to the right',
  ['three.2'],
  'rules/hearts/three-handed.rules:27',
  [],
  (s) => {
    s.dealNumber = 2
    placeGiven(s, 38, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 27, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 2, hands)
  },
  (s) => {
    doPassing(s)
  },
  [
    chooses(34, 0, [card(1), card(2), card(3)]),
    chooses(35, 1, [card(13), card(14), card(15)]),
    chooses(36, 2, [card(26), card(27), card(28)]),
    then(37, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 2),
    then(38, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['hand'] + 0),
    then(39, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1),
  ],
)

const example14 = example<State>(
  'the third deal is held',
  ['three.2'],
  'rules/hearts/three-handed.rules:43',
  [],
  (s) => {
    s.dealNumber = 3
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doPassing(s)
  },
  [then(48, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 0)],
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
]
