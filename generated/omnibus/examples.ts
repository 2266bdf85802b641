// Compiled from the rules of Omnibus: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { allCards, sumOf } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  card,
  chooses,
  does,
  equals,
  exactly,
  example,
  inFile,
  moved,
  offered,
  refused,
  then,
} from '../../runtime/example-steps.ts'
import { placeAll, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { brokenOf, handSizeOf, pointsOf } from './facts.ts'
import { doGather, doMatch, doPassing, doRound, doScore } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [follow] (hearts/hearts.rules:127) */
const exampleSuitIsFollowedWhenItCanBe = example<State>(
  'suit is followed when it can be',
  ['follow'],
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    doRound(s)
  },
  [
    does(7, 0, 14, [card(14), null]),
    offered(8, 1, 14, [card(16), null]),
    refused(9, 1, 14, [card(38), null], ['follow']),
  ],
)

/** [opening] (hearts/hearts.rules:138) */
const exampleTheTwoOfClubsLeadsTheFirstTrick = example<State>(
  'the two of clubs leads the first trick',
  ['opening'],
  [],
  (s) => {
    s.leader = 0
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    doRound(s)
  },
  [exactly(5, 0, [moved(14, [card(0), null])]), refused(6, 0, 14, [card(7), null], ['opening'])],
)

/** [first-trick] (hearts/hearts.rules:146) */
const exampleNoPointsOnTheFirstTrickUnlessThere = example<State>(
  'no points on the first trick, unless there is nothing else',
  ['first-trick'],
  [],
  (s) => {
    s.leader = 0
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 36, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 42, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 2, hands)
    doRound(s)
  },
  [
    does(7, 0, 14, [card(0), null]),
    offered(8, 1, 14, [card(15), null]),
    refused(9, 1, 14, [card(36), null], ['first-trick']),
    does(10, 1, 14, [card(15), null]),
    offered(11, 2, 14, [card(43), null]),
  ],
)

/** [leading, breaking] (hearts/hearts.rules:159) */
const exampleHeartsAreNotLedBeforeTheyAreBroken = example<State>(
  'hearts are not led before they are broken',
  ['leading', 'breaking'],
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    doRound(s)
  },
  [offered(6, 0, 14, [card(2), null]), refused(7, 0, 14, [card(46), null], ['leading'])],
)

/** [breaking] (hearts/hearts.rules:168) */
const exampleAHeartThrownAwayBreaksHearts = example<State>(
  'a heart thrown away breaks hearts',
  ['breaking'],
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['hand'] + 1, hands)
    doRound(s)
  },
  [does(7, 0, 14, [card(14), null]), does(8, 1, 14, [card(42), null]), then(9, (s) => brokenOf(s))],
)

/** [tricks] (hearts/hearts.rules:179) */
const exampleTheHighestCardOfTheSuitLedTakes = example<State>(
  'the highest card of the suit led takes the trick',
  ['tricks'],
  [],
  (s) => {
    s.leader = 0
    s.trickNumber = 5
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 2, hands)
    doRound(s)
  },
  [
    does(8, 0, 14, [card(20), null]),
    does(9, 1, 14, [card(36), null]),
    does(10, 2, 14, [card(24), null]),
    equals(11, 'leader', 'player', (s) => s.leader, 2),
    equals(12, 'count of taken of C', 'number', (s) => s.zones[ZONE['taken'] + 2]!.length, 3),
    equals(
      13,
      'sum of points of each card c in taken of C',
      'number',
      (s) => sumOf(s.zones[ZONE['taken'] + 2]!, (each) => pointsOf(s, each)),
      13,
    ),
  ],
)

/** [passing] (hearts/hearts.rules:194) */
const exampleThreeCardsToTheLeft = example<State>(
  'three cards to the left',
  ['passing'],
  [],
  (s) => {
    s.dealNumber = 1
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 40, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 27, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 42, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 3, hands)
    doPassing(s)
  },
  [
    chooses(8, 0, [card(1), card(2), card(3)]),
    chooses(9, 1, [card(14), card(15), card(16)]),
    chooses(10, 2, [card(27), card(28), card(29)]),
    chooses(11, 3, [card(4), card(17), card(30)]),
    then(12, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 1, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['3♦'])] === ZONE['hand'] + 2, [
      '3♦',
      'place',
      (s) => s.place[theCopy(s, CARD['3♦'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 3, [
      '3♠',
      'place',
      (s) => s.place[theCopy(s, CARD['3♠'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['6♣'])] === ZONE['hand'] + 0, [
      '6♣',
      'place',
      (s) => s.place[theCopy(s, CARD['6♣'])] ?? NONE,
    ]),
  ],
)

/** [passing] (hearts/hearts.rules:211) */
const exampleTheFourthDealIsHeld = example<State>(
  'the fourth deal is held',
  ['passing'],
  [],
  (s) => {
    s.dealNumber = 4
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    doPassing(s)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 0, [
      '3♣',
      'place',
      (s) => s.place[theCopy(s, CARD['3♣'])] ?? NONE,
    ]),
  ],
)

/** [scoring] (hearts/hearts.rules:218) */
const exampleHeartsAndTheQueenAreCounted = example<State>(
  'hearts and the queen are counted',
  ['scoring'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['taken'] + 1, hands)
    doScore(s)
  },
  [equals(5, 'total of A', 'number', (s) => s.total[0]!, 15), equals(6, 'total of B', 'number', (s) => s.total[1]!, 1)],
)

/** [moon] (hearts/hearts.rules:226) */
const exampleShootingTheMoon = example<State>(
  'shooting the moon',
  ['moon'],
  [],
  (s) => {
    placeAll(s, () => allCards(s).filter((c) => pointsOf(s, c) > 0), ZONE['taken'] + 0, hands)
    doScore(s)
  },
  [
    equals(4, 'total of A', 'number', (s) => s.total[0]!, 0),
    equals(5, 'total of B', 'number', (s) => s.total[1]!, 26),
    equals(6, 'total of C', 'number', (s) => s.total[2]!, 26),
  ],
)

/** [game-end, deal] (hearts/hearts.rules:234) */
const exampleAGameBeginsWithAWholeDeal = example<State>(
  'a game begins with a whole deal',
  ['game-end', 'deal'],
  [],
  (s) => {
    doMatch(s)
  },
  [
    then(
      3,
      (s) => s.zones[ZONE['hand'] + 0]!.length === handSizeOf(s),
      ['count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length],
      ['hand-size', 'number', (s) => handSizeOf(s)],
    ),
    then(
      4,
      (s) => s.zones[ZONE['hand'] + 2]!.length === handSizeOf(s),
      ['count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length],
      ['hand-size', 'number', (s) => handSizeOf(s)],
    ),
    equals(5, 'deal-number', 'number', (s) => s.dealNumber, 1),
  ],
)

/** [deal] (hearts/hearts.rules:241) */
const exampleTheCardsComeTogetherAgain = example<State>(
  'the cards come together again',
  ['deal'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['taken'] + 2, hands)
    doGather(s)
  },
  [equals(5, 'count of deck', 'number', (s) => s.zones[ZONE['deck']]!.length, 3)],
)

/** [omnibus.1] (hearts/omnibus.rules:5) */
const exampleTheJackIsAPrize = example<State>(
  'the jack is a prize',
  ['omnibus.1'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['taken'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['taken'] + 1, hands)
    doScore(s)
  },
  [
    equals(5, 'total of A', 'number', (s) => s.total[0]!, 0 - 9),
    equals(6, 'total of B', 'number', (s) => s.total[1]!, 1),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/hearts/hearts.rules', [
    [127, exampleSuitIsFollowedWhenItCanBe],
    [138, exampleTheTwoOfClubsLeadsTheFirstTrick],
    [146, exampleNoPointsOnTheFirstTrickUnlessThere],
    [159, exampleHeartsAreNotLedBeforeTheyAreBroken],
    [168, exampleAHeartThrownAwayBreaksHearts],
    [179, exampleTheHighestCardOfTheSuitLedTakes],
    [194, exampleThreeCardsToTheLeft],
    [211, exampleTheFourthDealIsHeld],
    [218, exampleHeartsAndTheQueenAreCounted],
    [226, exampleShootingTheMoon],
    [234, exampleAGameBeginsWithAWholeDeal],
    [241, exampleTheCardsComeTogetherAgain],
  ]),
  ...inFile('rules/hearts/omnibus.rules', [[5, exampleTheJackIsAPrize]]),
]
