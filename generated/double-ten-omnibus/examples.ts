// Compiled from the rules of DoubleTenOmnibus: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { allCards, sum } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { placeAll, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { brokenOf, pointsOf } from './facts.ts'
import { doPassing, doRound, doScore } from './events.ts'
const hands = { definitions: DEFINITIONS, create: createCard, place }

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  {
    title: 'suit is followed when it can be',
    clauses: ['follow'],
    place: 'rules/hearts/hearts.rules:127',
    options: [],
    given(s) {
      void s
      s.leader = 0
      s.trickNumber = 5
      placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 38, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doRound(s)
    },
    steps: [
      {
        kind: 'does',
        line: 134,
        text: 'A does play 3♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 14, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 135,
        text: 'B may play 5♦',
        seat: 1,
        not: false,
        move: { event: 14, args: [{ definition: 16, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 136,
        text: 'B may not play A♠ because [follow]',
        seat: 1,
        not: true,
        move: { event: 14, args: [{ definition: 38, owner: NONE }, null] },
        because: ['follow'],
      },
    ],
  },
  {
    title: 'the two of clubs leads the first trick',
    clauses: ['opening'],
    place: 'rules/hearts/hearts.rules:138',
    options: [],
    given(s) {
      void s
      s.leader = 0
      placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doRound(s)
    },
    steps: [
      {
        kind: 'exactly',
        line: 143,
        text: 'A is offered play 2♣',
        seat: 0,
        moves: [{ event: 14, args: [{ definition: 0, owner: NONE }, null] }],
      },
      {
        kind: 'offered',
        line: 144,
        text: 'A may not play 9♣ because [opening]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 7, owner: NONE }, null] },
        because: ['opening'],
      },
    ],
  },
  {
    title: 'no points on the first trick, unless there is nothing else',
    clauses: ['first-trick'],
    place: 'rules/hearts/hearts.rules:146',
    options: [],
    given(s) {
      void s
      s.leader = 0
      placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 36, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 42, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 44, NONE, ZONE['hand'] + 2, hands)
      placeGiven(s, 43, NONE, ZONE['hand'] + 2, hands)
    },
    start(s) {
      void s
      doRound(s)
    },
    steps: [
      {
        kind: 'does',
        line: 153,
        text: 'A does play 2♣',
        seat: 0,
        move: { event: 14, args: [{ definition: 0, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 154,
        text: 'B may play 4♦',
        seat: 1,
        not: false,
        move: { event: 14, args: [{ definition: 15, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 155,
        text: 'B may not play Q♠ because [first-trick]',
        seat: 1,
        not: true,
        move: { event: 14, args: [{ definition: 36, owner: NONE }, null] },
        because: ['first-trick'],
      },
      {
        kind: 'does',
        line: 156,
        text: 'B does play 4♦',
        seat: 1,
        move: { event: 14, args: [{ definition: 15, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 157,
        text: 'C may play 6♥',
        seat: 2,
        not: false,
        move: { event: 14, args: [{ definition: 43, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'hearts are not led before they are broken',
    clauses: ['leading', 'breaking'],
    place: 'rules/hearts/hearts.rules:159',
    options: [],
    given(s) {
      void s
      s.leader = 0
      s.trickNumber = 5
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doRound(s)
    },
    steps: [
      {
        kind: 'offered',
        line: 165,
        text: 'A may play 4♣',
        seat: 0,
        not: false,
        move: { event: 14, args: [{ definition: 2, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 166,
        text: 'A may not play 9♥ because [leading]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 46, owner: NONE }, null] },
        because: ['leading'],
      },
    ],
  },
  {
    title: 'a heart thrown away breaks hearts',
    clauses: ['breaking'],
    place: 'rules/hearts/hearts.rules:168',
    options: [],
    given(s) {
      void s
      s.leader = 0
      s.trickNumber = 5
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 42, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doRound(s)
    },
    steps: [
      {
        kind: 'does',
        line: 175,
        text: 'A does play 3♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 14, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 176,
        text: 'B does play 5♥',
        seat: 1,
        move: { event: 14, args: [{ definition: 42, owner: NONE }, null] },
      },
      { kind: 'then', line: 177, text: 'then broken', test: (s: State) => brokenOf(s) },
    ],
  },
  {
    title: 'the highest card of the suit led takes the trick',
    clauses: ['tricks'],
    place: 'rules/hearts/hearts.rules:179',
    options: [],
    given(s) {
      void s
      s.leader = 0
      s.trickNumber = 5
      placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 36, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 24, NONE, ZONE['hand'] + 2, hands)
    },
    start(s) {
      void s
      doRound(s)
    },
    steps: [
      {
        kind: 'does',
        line: 187,
        text: 'A does play 9♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 20, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 188,
        text: 'B does play Q♠',
        seat: 1,
        move: { event: 14, args: [{ definition: 36, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 189,
        text: 'C does play K♦',
        seat: 2,
        move: { event: 14, args: [{ definition: 24, owner: NONE }, null] },
      },
      { kind: 'then', line: 190, text: 'then leader = C', test: (s: State) => s.leader === 2 },
      {
        kind: 'then',
        line: 191,
        text: 'then count of taken of C = 3',
        test: (s: State) => s.zones[ZONE['taken'] + 2]!.length === 3,
      },
      {
        kind: 'then',
        line: 192,
        text: 'then sum of points of each card c in taken of C = 13',
        test: (s: State) => sum(s.zones[ZONE['taken'] + 2]!.map((each) => pointsOf(s, each))) === 13,
      },
    ],
  },
  {
    title: 'three cards to the left',
    clauses: ['passing'],
    place: 'rules/hearts/hearts.rules:194',
    options: [],
    given(s) {
      void s
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
    },
    start(s) {
      void s
      doPassing(s)
    },
    steps: [
      {
        kind: 'chooses',
        line: 202,
        text: 'A chooses 3♣, 4♣, 5♣',
        seat: 0,
        values: [
          { definition: 1, owner: NONE },
          { definition: 2, owner: NONE },
          { definition: 3, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 203,
        text: 'B chooses 3♦, 4♦, 5♦',
        seat: 1,
        values: [
          { definition: 14, owner: NONE },
          { definition: 15, owner: NONE },
          { definition: 16, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 204,
        text: 'C chooses 3♠, 4♠, 5♠',
        seat: 2,
        values: [
          { definition: 27, owner: NONE },
          { definition: 28, owner: NONE },
          { definition: 29, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 205,
        text: 'D chooses 6♣, 6♦, 6♠',
        seat: 3,
        values: [
          { definition: 4, owner: NONE },
          { definition: 17, owner: NONE },
          { definition: 30, owner: NONE },
        ],
      },
      {
        kind: 'then',
        line: 206,
        text: 'then 3♣ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 207,
        text: 'then 3♦ in hand of C',
        test: (s: State) => s.place[theCopy(s, CARD['3♦'])] === ZONE['hand'] + 2,
      },
      {
        kind: 'then',
        line: 208,
        text: 'then 3♠ in hand of D',
        test: (s: State) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 3,
      },
      {
        kind: 'then',
        line: 209,
        text: 'then 6♣ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['hand'] + 0,
      },
    ],
  },
  {
    title: 'the fourth deal is held',
    clauses: ['passing'],
    place: 'rules/hearts/hearts.rules:211',
    options: [],
    given(s) {
      void s
      s.dealNumber = 4
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doPassing(s)
    },
    steps: [
      {
        kind: 'then',
        line: 216,
        text: 'then 3♣ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['hand'] + 0,
      },
    ],
  },
  {
    title: 'hearts and the queen are counted',
    clauses: ['scoring'],
    place: 'rules/hearts/hearts.rules:218',
    options: [],
    given(s) {
      void s
      placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 39, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 36, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 41, NONE, ZONE['taken'] + 1, hands)
    },
    start(s) {
      void s
      doScore(s)
    },
    steps: [
      { kind: 'then', line: 223, text: 'then total of A = 15', test: (s: State) => s.total[0]! === 15 },
      { kind: 'then', line: 224, text: 'then total of B = 1', test: (s: State) => s.total[1]! === 1 },
    ],
  },
  {
    title: 'shooting the moon',
    clauses: ['moon'],
    place: 'rules/hearts/hearts.rules:226',
    options: [],
    given(s) {
      void s
      placeAll(s, () => allCards(s).filter((c) => pointsOf(s, c) > 0), ZONE['taken'] + 0, hands)
    },
    start(s) {
      void s
      doScore(s)
    },
    steps: [
      { kind: 'then', line: 230, text: 'then total of A = 0', test: (s: State) => s.total[0]! === 0 },
      { kind: 'then', line: 231, text: 'then total of B = 26', test: (s: State) => s.total[1]! === 26 },
      { kind: 'then', line: 232, text: 'then total of C = 26', test: (s: State) => s.total[2]! === 26 },
    ],
  },
  {
    title: 'the ten doubles',
    clauses: ['double.1'],
    place: 'rules/hearts/double-ten.rules:7',
    options: [],
    given(s) {
      void s
      placeGiven(s, 42, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 41, NONE, ZONE['taken'] + 1, hands)
    },
    start(s) {
      void s
      doScore(s)
    },
    steps: [
      { kind: 'then', line: 12, text: 'then total of A = 4', test: (s: State) => s.total[0]! === 4 },
      { kind: 'then', line: 13, text: 'then total of B = 1', test: (s: State) => s.total[1]! === 1 },
    ],
  },
  {
    title: 'the jack is a prize',
    clauses: ['omnibus.1'],
    place: 'rules/hearts/omnibus.rules:5',
    options: [],
    given(s) {
      void s
      placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 22, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 41, NONE, ZONE['taken'] + 1, hands)
    },
    start(s) {
      void s
      doScore(s)
    },
    steps: [
      { kind: 'then', line: 10, text: 'then total of A = -9', test: (s: State) => s.total[0]! === 0 - 9 },
      { kind: 'then', line: 11, text: 'then total of B = 1', test: (s: State) => s.total[1]! === 1 },
    ],
  },
  {
    title: 'the jack is doubled as well',
    clauses: ['both.1'],
    place: 'rules/hearts/double-ten-omnibus.rules:3',
    options: [],
    given(s) {
      void s
      placeGiven(s, 42, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 40, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 22, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['taken'] + 0, hands)
      placeGiven(s, 41, NONE, ZONE['taken'] + 1, hands)
    },
    start(s) {
      void s
      doScore(s)
    },
    steps: [
      { kind: 'then', line: 8, text: 'then total of A = -16', test: (s: State) => s.total[0]! === 0 - 16 },
      { kind: 'then', line: 9, text: 'then total of B = 1', test: (s: State) => s.total[1]! === 1 },
    ],
  },
]
