// Compiled from the rules of SlowStart: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { answer } from '../../runtime/kernel.ts'
import { family, top } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
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
  doTurn,
  move,
} from './events.ts'
const hands = { definitions: DEFINITIONS, create: createCard, place }

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  {
    title: 'd.setup.2 twelve cards wait beside the deck',
    clauses: ['setup.2'],
    place: 'rules/trump-king/examples-turns.rules:5',
    options: [[1, 2]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doSetUp(s)
    },
    steps: [
      {
        kind: 'then',
        line: 9,
        text: 'then count of extra of A = 12',
        test: (s: State) => s.zones[ZONE['extra'] + 0]!.length === 12,
      },
      {
        kind: 'then',
        line: 10,
        text: 'then count of (each card c in extra of A where rank of c = 11) = 4',
        test: (s: State) => s.zones[ZONE['extra'] + 0]!.filter((c) => PRINTED_RANK[s.def[c]!]! === 11).length === 4,
      },
      {
        kind: 'then',
        line: 11,
        text: 'then count of (each card c in extra of A where rank of c = 12) = 4',
        test: (s: State) => s.zones[ZONE['extra'] + 0]!.filter((c2) => PRINTED_RANK[s.def[c2]!]! === 12).length === 4,
      },
      {
        kind: 'then',
        line: 12,
        text: 'then count of (each card c in extra of A where rank of c = 13) = 4',
        test: (s: State) => s.zones[ZONE['extra'] + 0]!.filter((c3) => PRINTED_RANK[s.def[c3]!]! === 13).length === 4,
      },
      {
        kind: 'then',
        line: 13,
        text: 'then count of (each card c in extra of A where suit of c = ♠) = 3',
        test: (s: State) =>
          s.zones[ZONE['extra'] + 0]!.filter((c4) => PRINTED_SUIT[s.def[c4]!]! === SUIT['♠']).length === 3,
      },
      {
        kind: 'then',
        line: 14,
        text: 'then count of (each card c in extra of A where suit of c = ♥) = 3',
        test: (s: State) =>
          s.zones[ZONE['extra'] + 0]!.filter((c5) => PRINTED_SUIT[s.def[c5]!]! === SUIT['♥']).length === 3,
      },
      {
        kind: 'then',
        line: 15,
        text: 'then count of (each card c in extra of A where suit of c = ♣) = 3',
        test: (s: State) =>
          s.zones[ZONE['extra'] + 0]!.filter((c6) => PRINTED_SUIT[s.def[c6]!]! === SUIT['♣']).length === 3,
      },
      {
        kind: 'then',
        line: 16,
        text: 'then count of (each card c in extra of A where suit of c = ♦) = 3',
        test: (s: State) =>
          s.zones[ZONE['extra'] + 0]!.filter((c7) => PRINTED_SUIT[s.def[c7]!]! === SUIT['♦']).length === 3,
      },
      {
        kind: 'then',
        line: 17,
        text: 'then no synchro c in deck of A',
        test: (s: State) => !s.zones[ZONE['deck'] + 0]!.some((c8) => isSynchro(s, c8)),
      },
      {
        kind: 'then',
        line: 18,
        text: 'then no synchro c in hand of A',
        test: (s: State) => !s.zones[ZONE['hand'] + 0]!.some((c9) => isSynchro(s, c9)),
      },
    ],
  },
  {
    title: 'd.start.1 the hands lie unseen while the first player is settled',
    clauses: ['start.1'],
    place: 'rules/trump-king/examples-turns.rules:20',
    options: [[1, 1]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doSetUp(s)
    },
    steps: [
      {
        kind: 'choosable',
        line: 24,
        text: 'A may choose B',
        seat: 0,
        not: false,
        values: [
          {
            type: 'player',
            value: (s: State) => {
              void s
              return 1
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 25,
        text: 'then count of dealt of A = 5',
        test: (s: State) => s.zones[ZONE['dealt'] + 0]!.length === 5,
      },
      {
        kind: 'then',
        line: 26,
        text: 'then count of dealt of B = 5',
        test: (s: State) => s.zones[ZONE['dealt'] + 1]!.length === 5,
      },
      {
        kind: 'then',
        line: 27,
        text: 'then count of hand of A = 0',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 0,
      },
      {
        kind: 'then',
        line: 28,
        text: 'then no card c in dealt where A in viewers of c or B in viewers of c',
        test: (s: State) =>
          !family(s, ZONE['dealt']).some((c) => viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1)),
      },
      {
        kind: 'chooses',
        line: 29,
        text: 'A chooses B',
        seat: 0,
        values: [
          {
            type: 'player',
            value: (s: State) => {
              void s
              return 1
            },
          },
        ],
      },
      { kind: 'then', line: 30, text: 'then turn-player = B', test: (s: State) => s.turnPlayer === 1 },
      {
        kind: 'then',
        line: 31,
        text: 'then count of hand of A = 5',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 5,
      },
    ],
  },
  {
    title: 'd.start.2 each player looks at the own hand only',
    clauses: ['start.2'],
    place: 'rules/trump-king/examples-turns.rules:33',
    options: [[1, 2]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doSetUp(s)
    },
    steps: [
      {
        kind: 'then',
        line: 37,
        text: 'then count of hand of A = 5',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 5,
      },
      {
        kind: 'then',
        line: 38,
        text: 'then count of hand of B = 5',
        test: (s: State) => s.zones[ZONE['hand'] + 1]!.length === 5,
      },
      {
        kind: 'then',
        line: 39,
        text: 'then no card c in hand of A where A not in viewers of c or B in viewers of c',
        test: (s: State) =>
          !s.zones[ZONE['hand'] + 0]!.some((c) => !viewersOf(s, c).includes(0) || viewersOf(s, c).includes(1)),
      },
      {
        kind: 'then',
        line: 40,
        text: 'then no card c in hand of B where B not in viewers of c or A in viewers of c',
        test: (s: State) =>
          !s.zones[ZONE['hand'] + 1]!.some((c2) => !viewersOf(s, c2).includes(1) || viewersOf(s, c2).includes(0)),
      },
    ],
  },
  {
    title: 'd.start.3a-a nothing is drawn on the very first turn',
    clauses: ['start.3'],
    place: 'rules/trump-king/examples-turns.rules:42',
    options: [[1, 2]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doMatch(s)
    },
    steps: [
      { kind: 'then', line: 46, text: 'then turn-number = 1', test: (s: State) => s.turnNumber === 1 },
      {
        kind: 'then',
        line: 47,
        text: 'then count of hand of A = 5',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 5,
      },
      {
        kind: 'then',
        line: 48,
        text: 'then count of deck of A = 37',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 37,
      },
      {
        kind: 'then',
        line: 49,
        text: 'then times (draw by A) during match = 0',
        test: (s: State) => (s.timesDrawDuringMatch[0] ?? 0) === 0,
      },
    ],
  },
  {
    title: 'd.start.3a-b no battle on the very first turn',
    clauses: ['start.3'],
    place: 'rules/trump-king/examples-turns.rules:51',
    options: [],
    given(s) {
      void s
      placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 21, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doTurn(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 57,
        text: 'A does normal-summon 7♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 32, owner: NONE }, null] },
      },
      { kind: 'answers', line: 58, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 59,
        text: 'A may not attack-directly with 7♣ because [battle.2]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 32, owner: NONE }, null] },
        because: ['battle.2'],
      },
      { kind: 'answers', line: 60, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 61, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 62,
        text: 'A may set-card 3♣',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 28, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 63,
        text: 'A may not attack-directly with 7♣ because [battle.2]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 32, owner: NONE }, null] },
        because: ['battle.2'],
      },
      {
        kind: 'then',
        line: 64,
        text: 'then times (battle-phase by A) during turn = 0',
        test: (s: State) => (s.timesBattlePhaseDuringTurn[0] ?? 0) === 0,
      },
      {
        kind: 'then',
        line: 65,
        text: 'then count of deck of A = 1',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 1,
      },
    ],
  },
  {
    title: 'd.synchro.4 the extra deck at the start',
    clauses: ['synchro.4'],
    place: 'rules/trump-king/examples-turns.rules:80',
    options: [[1, 2]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doSetUp(s)
    },
    steps: [
      {
        kind: 'then',
        line: 84,
        text: 'then count of extra of A = 12',
        test: (s: State) => s.zones[ZONE['extra'] + 0]!.length === 12,
      },
      {
        kind: 'then',
        line: 85,
        text: 'then no card c in extra of A where A not in viewers of c',
        test: (s: State) => !s.zones[ZONE['extra'] + 0]!.some((c) => !viewersOf(s, c).includes(0)),
      },
      {
        kind: 'then',
        line: 86,
        text: 'then no synchro c in hand of A',
        test: (s: State) => !s.zones[ZONE['hand'] + 0]!.some((c2) => isSynchro(s, c2)),
      },
      {
        kind: 'then',
        line: 87,
        text: 'then no synchro c in deck of A',
        test: (s: State) => !s.zones[ZONE['deck'] + 0]!.some((c3) => isSynchro(s, c3)),
      },
      {
        kind: 'then',
        line: 88,
        text: 'then no synchro c in graveyard of A',
        test: (s: State) => !s.zones[ZONE['graveyard'] + 0]!.some((c4) => isSynchro(s, c4)),
      },
    ],
  },
  {
    title: 'd.turn.1 one card from the deck to the hand',
    clauses: ['turn.1'],
    place: 'rules/trump-king/examples-turns.rules:92',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doDrawPhase(s, 1)
    },
    steps: [
      {
        kind: 'then',
        line: 101,
        text: 'then count of hand of B = 6',
        test: (s: State) => s.zones[ZONE['hand'] + 1]!.length === 6,
      },
      {
        kind: 'then',
        line: 102,
        text: 'then 6♠ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 103,
        text: 'then count of deck of B = 36',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 36,
      },
      {
        kind: 'then',
        line: 104,
        text: 'then count of hand of A = 2',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 2,
      },
      {
        kind: 'then',
        line: 105,
        text: 'then count of deck of A = 2',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 2,
      },
    ],
  },
  {
    title: 'd.turn.1b an empty deck loses',
    clauses: ['turn.1'],
    place: 'rules/trump-king/examples-turns.rules:107',
    options: [],
    given(s) {
      void s
      s.turnNumber = 4
      s.life[0] = 12
      placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doTurn(s, 0)
    },
    steps: [
      { kind: 'then', line: 114, text: 'then result of A = -1', test: (s: State) => s.result[0]! === 0 - 1 },
      { kind: 'then', line: 115, text: 'then result of B = 1', test: (s: State) => s.result[1]! === 1 },
    ],
  },
  {
    title: 'd.turn.1c an empty deck does no harm at this table',
    clauses: ['turn.1'],
    place: 'rules/trump-king/examples-turns.rules:117',
    options: [[2, 1]],
    given(s) {
      void s
      s.turnNumber = 4
      s.life[0] = 12
      placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doTurn(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 124,
        text: 'A does normal-summon 3♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 28, owner: NONE }, null] },
      },
      { kind: 'then', line: 125, text: 'then turn-number = 5', test: (s: State) => s.turnNumber === 5 },
      {
        kind: 'then',
        line: 126,
        text: 'then 3♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 127,
        text: 'then count of hand of A = 0',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 0,
      },
    ],
  },
  {
    title: 'd.turn.2 taking a card by an effect is no draw',
    clauses: ['turn.2'],
    place: 'rules/trump-king/examples-turns.rules:129',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 47, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 135,
        text: 'A does activate-spell 2♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 1, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 136, text: 'A chooses 9♦', seat: 0, values: [{ definition: 47, owner: NONE }] },
      {
        kind: 'then',
        line: 137,
        text: 'then 9♦ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 138,
        text: 'then times (draw by A) during main = 0',
        test: (s: State) => (s.timesDrawDuringMain[0] ?? 0) === 0,
      },
      {
        kind: 'then',
        line: 139,
        text: 'then count of hand of A = 2',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 2,
      },
    ],
  },
  {
    title: 'd.turn.3 what the main phase offers',
    clauses: ['turn.3'],
    place: 'rules/trump-king/examples-turns.rules:141',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 146,
        text: 'A is offered normal-summon 4♠, set-monster 4♠, set-card 4♠, spade-call 4♠',
        seat: 0,
        moves: [
          { event: 54, args: [{ definition: 3, owner: NONE }, null] },
          { event: 55, args: [{ definition: 3, owner: NONE }, null] },
          { event: 31, args: [{ definition: 3, owner: NONE }, null] },
          { event: 20, args: [{ definition: 3, owner: NONE }, null] },
        ],
      },
    ],
  },
  {
    title: 'd.turn.4 what the battle phase offers',
    clauses: ['turn.4'],
    place: 'rules/trump-king/examples-turns.rules:148',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 19, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 154,
        text: 'A is offered attack-directly with 7♥',
        seat: 0,
        moves: [{ event: 14, args: [{ definition: 19, owner: NONE }, null] }],
      },
      {
        kind: 'offered',
        line: 155,
        text: 'A may not normal-summon 4♠ because [summon.1]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 3, owner: NONE }, null] },
        because: ['summon.1'],
      },
      {
        kind: 'offered',
        line: 156,
        text: 'A may not set-monster 4♠ because [summon.3]',
        seat: 0,
        not: true,
        move: { event: 55, args: [{ definition: 3, owner: NONE }, null] },
        because: ['summon.3'],
      },
      {
        kind: 'offered',
        line: 157,
        text: 'A may not set-card 4♠ because [spell.4]',
        seat: 0,
        not: true,
        move: { event: 31, args: [{ definition: 3, owner: NONE }, null] },
        because: ['spell.4'],
      },
      {
        kind: 'offered',
        line: 158,
        text: 'A may not spade-call 4♠ because [spade.1]',
        seat: 0,
        not: true,
        move: { event: 20, args: [{ definition: 3, owner: NONE }, null] },
        because: ['spade.1'],
      },
      {
        kind: 'offered',
        line: 159,
        text: 'A may not activate-spell 4♠ because [spell.1]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: ['spell.1'],
      },
      { kind: 'answers', line: 160, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'then', line: 161, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.turn.5-a a summon saved for the second main phase',
    clauses: ['turn.5'],
    place: 'rules/trump-king/examples-turns.rules:163',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      { kind: 'answers', line: 168, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'does',
        line: 169,
        text: 'A does normal-summon 6♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 170,
        text: 'then 6♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 171, text: 'then turn-number = 5', test: (s: State) => s.turnNumber === 5 },
    ],
  },
  {
    title: 'd.turn.5-b the summon of the first main phase counts in the second',
    clauses: ['turn.5', 'summon.2'],
    place: 'rules/trump-king/examples-turns.rules:173',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 178,
        text: 'A does normal-summon 9♦',
        seat: 0,
        move: { event: 54, args: [{ definition: 47, owner: NONE }, null] },
      },
      { kind: 'answers', line: 179, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 180, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 181, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 182, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 183, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 184,
        text: 'A may set-card 6♣',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 31, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 185,
        text: 'A may not normal-summon 6♣ because [summon.2]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 31, owner: NONE }, null] },
        because: ['summon.2'],
      },
    ],
  },
  {
    title: "d.turn.6-a the other player's turn begins with the draw",
    clauses: ['turn.6'],
    place: 'rules/trump-king/examples-turns.rules:187',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
      placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      { kind: 'answers', line: 193, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'does',
        line: 194,
        text: 'B does set-card 4♣',
        seat: 1,
        move: { event: 31, args: [{ definition: 29, owner: NONE }, null] },
      },
      { kind: 'then', line: 195, text: 'then turn-number = 6', test: (s: State) => s.turnNumber === 6 },
      { kind: 'then', line: 196, text: 'then turn-player = B', test: (s: State) => s.turnPlayer === 1 },
      {
        kind: 'happened',
        line: 197,
        text: 'then happened draw-phase by B, main by B',
        moves: [
          {
            event: 40,
            args: [
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
            ],
          },
          {
            event: 41,
            args: [
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
            ],
          },
        ],
      },
      {
        kind: 'then',
        line: 198,
        text: 'then 4♣ in backrow of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1,
      },
    ],
  },
  {
    title: 'd.turn.6-b a summon and an attack in each turn',
    clauses: ['turn.6'],
    place: 'rules/trump-king/examples-turns.rules:200',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 3, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 208,
        text: 'A does normal-summon 6♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 209,
        text: 'A does attack-directly with 9♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
      },
      { kind: 'then', line: 210, text: 'then life of B = 31', test: (s: State) => s.life[1]! === 31 },
      { kind: 'then', line: 211, text: 'then turn-number = 5', test: (s: State) => s.turnNumber === 5 },
      {
        kind: 'does',
        line: 212,
        text: 'A does normal-summon 3♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 28, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 213,
        text: 'A does attack-directly with 9♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
      },
      { kind: 'then', line: 214, text: 'then life of B = 22', test: (s: State) => s.life[1]! === 22 },
      { kind: 'then', line: 215, text: 'then turn-number = 7', test: (s: State) => s.turnNumber === 7 },
    ],
  },
  {
    title: 'd.turn.6-c a two and a change of position in each turn',
    clauses: ['turn.6'],
    place: 'rules/trump-king/examples-turns.rules:217',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 225,
        text: 'A does activate-spell 2♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 1, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 226, text: 'A chooses 4♣', seat: 0, values: [{ definition: 29, owner: NONE }] },
      {
        kind: 'does',
        line: 227,
        text: 'A does change-position 10♦',
        seat: 0,
        move: { event: 18, args: [{ definition: 48, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 228,
        text: 'then position of 10♦ = attack',
        test: (s: State) => s.position[theCopy(s, CARD['10♦'])]! === POSITION['attack'],
      },
      { kind: 'then', line: 229, text: 'then turn-number = 5', test: (s: State) => s.turnNumber === 5 },
      {
        kind: 'does',
        line: 230,
        text: 'A does activate-spell 2♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 231, text: 'A chooses 6♠', seat: 0, values: [{ definition: 5, owner: NONE }] },
      {
        kind: 'does',
        line: 232,
        text: 'A does change-position 10♦',
        seat: 0,
        move: { event: 18, args: [{ definition: 48, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 233,
        text: 'then position of 10♦ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['10♦'])]! === POSITION['defence'],
      },
      { kind: 'then', line: 234, text: 'then turn-number = 7', test: (s: State) => s.turnNumber === 7 },
    ],
  },
  {
    title: 'd.life.1-a both begin with forty',
    clauses: ['life.1'],
    place: 'rules/trump-king/examples-turns.rules:238',
    options: [[1, 2]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doMatch(s)
    },
    steps: [
      { kind: 'then', line: 242, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 243, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.life.1-b life has no upper end',
    clauses: ['life.1', 'heart.4'],
    place: 'rules/trump-king/examples-turns.rules:245',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 250,
        text: 'A does normal-summon 6♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 18, owner: NONE }, null] },
      },
      { kind: 'answers', line: 251, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'then', line: 252, text: 'then life of A = 46', test: (s: State) => s.life[0]! === 46 },
    ],
  },
  {
    title: 'd.life.2a the last point of life',
    clauses: ['life.2'],
    place: 'rules/trump-king/examples-turns.rules:254',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[1] = 5
      placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 260,
        text: 'A does attack-directly with 7♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 45, owner: NONE }, null] },
      },
      { kind: 'then', line: 261, text: 'then life of B \u003c= 0', test: (s: State) => s.life[1]! <= 0 },
      { kind: 'then', line: 262, text: 'then result of B = -1', test: (s: State) => s.result[1]! === 0 - 1 },
      { kind: 'then', line: 263, text: 'then result of A = 1', test: (s: State) => s.result[0]! === 1 },
    ],
  },
  {
    title: 'd.life.2b-a nobody pays the last point',
    clauses: ['life.2', 'spade.1'],
    place: 'rules/trump-king/examples-turns.rules:265',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[0] = 7
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 271,
        text: 'A may not spade-call 7♠ because [gap.pay-to-zero]',
        seat: 0,
        not: true,
        move: { event: 20, args: [{ definition: 6, owner: NONE }, null] },
        because: ['gap.pay-to-zero'],
      },
    ],
  },
  {
    title: 'd.life.2b-b one point must remain',
    clauses: ['life.2', 'spade.1'],
    place: 'rules/trump-king/examples-turns.rules:273',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[0] = 8
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 279,
        text: 'A does spade-call 7♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 6, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 280,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'then', line: 281, text: 'then life of A = 1', test: (s: State) => s.life[0]! === 1 },
    ],
  },
  {
    title: 'd.summon.1b a joker stands there with nothing',
    clauses: ['summon.1'],
    place: 'rules/trump-king/examples-cards.rules:5',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 10,
        text: 'A does normal-summon JK1',
        seat: 0,
        move: { event: 54, args: [{ definition: 52, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 11,
        text: 'then JK1 in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 12,
        text: 'then position of JK1 = attack',
        test: (s: State) => s.position[theCopy(s, CARD['JK1'])]! === POSITION['attack'],
      },
      {
        kind: 'then',
        line: 13,
        text: 'then value of JK1 = 0',
        test: (s: State) => valueOf(s, theCopy(s, CARD['JK1'])) === 0,
      },
      {
        kind: 'then',
        line: 14,
        text: 'then suit of JK1 is none',
        test: (s: State) => PRINTED_SUIT[s.def[theCopy(s, CARD['JK1'])]!]! === NONE,
      },
      {
        kind: 'then',
        line: 15,
        text: 'then rank of JK1 is none',
        test: (s: State) => PRINTED_RANK[s.def[theCopy(s, CARD['JK1'])]!]! === NONE,
      },
    ],
  },
  {
    title: 'd.summon.2 one normal summon each turn',
    clauses: ['summon.2'],
    place: 'rules/trump-king/examples-cards.rules:17',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 48, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 24,
        text: 'A does normal-summon 10♦',
        seat: 0,
        move: { event: 54, args: [{ definition: 48, owner: NONE }, null] },
      },
      { kind: 'answers', line: 25, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 26,
        text: 'A may not normal-summon 2♣ because [summon.2]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 27, owner: NONE }, null] },
        because: ['summon.2'],
      },
      {
        kind: 'does',
        line: 27,
        text: 'A does normal-summon 2♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 27, owner: NONE }, null] },
      },
      { kind: 'then', line: 28, text: 'then turn-number = 7', test: (s: State) => s.turnNumber === 7 },
      {
        kind: 'then',
        line: 29,
        text: 'then 2♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♣'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.summon.3-a the ways to play a card from the hand',
    clauses: ['summon.3'],
    place: 'rules/trump-king/examples-cards.rules:31',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 36,
        text: 'A is offered normal-summon 6♣, set-monster 6♣, set-card 6♣',
        seat: 0,
        moves: [
          { event: 54, args: [{ definition: 31, owner: NONE }, null] },
          { event: 55, args: [{ definition: 31, owner: NONE }, null] },
          { event: 31, args: [{ definition: 31, owner: NONE }, null] },
        ],
      },
      {
        kind: 'does',
        line: 37,
        text: 'A does normal-summon 6♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 38,
        text: 'then position of 6♣ = attack',
        test: (s: State) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['attack'],
      },
    ],
  },
  {
    title: 'd.summon.3-b set means face-down defence',
    clauses: ['summon.3'],
    place: 'rules/trump-king/examples-cards.rules:40',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 45,
        text: 'A does set-monster 6♣',
        seat: 0,
        move: { event: 55, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 46,
        text: 'then position of 6♣ = face-down',
        test: (s: State) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['face-down'],
      },
      {
        kind: 'then',
        line: 47,
        text: 'then B not in viewers of 6♣',
        test: (s: State) => !viewersOf(s, theCopy(s, CARD['6♣'])).includes(1),
      },
    ],
  },
  {
    title: 'd.summon.4 setting a monster is the summon of the turn',
    clauses: ['summon.4'],
    place: 'rules/trump-king/examples-cards.rules:49',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 54,
        text: 'A does set-monster 6♣',
        seat: 0,
        move: { event: 55, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 55,
        text: 'A may not normal-summon 3♦ because [summon.2]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 41, owner: NONE }, null] },
        because: ['summon.2'],
      },
      {
        kind: 'offered',
        line: 56,
        text: 'A may not set-monster 3♦ because [summon.4]',
        seat: 0,
        not: true,
        move: { event: 55, args: [{ definition: 41, owner: NONE }, null] },
        because: ['summon.4'],
      },
      {
        kind: 'offered',
        line: 57,
        text: 'A may set-card 3♦',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 41, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.summon.5 face-up in either position',
    clauses: ['summon.5'],
    place: 'rules/trump-king/examples-cards.rules:59',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 64,
        text: 'A does spade-call 5♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 65,
        text: 'A may choose attack',
        seat: 0,
        not: false,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 66,
        text: 'A may choose defence',
        seat: 0,
        not: false,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 67,
        text: 'A may not choose face-down',
        seat: 0,
        not: true,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['face-down']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 68,
        text: 'A chooses defence',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      { kind: 'then', line: 69, text: 'then life of A = 35', test: (s: State) => s.life[0]! === 35 },
      {
        kind: 'then',
        line: 70,
        text: 'then position of 5♠ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['5♠'])]! === POSITION['defence'],
      },
      {
        kind: 'then',
        line: 71,
        text: 'then B in viewers of 5♠',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['5♠'])).includes(1),
      },
    ],
  },
  {
    title: 'd.summon.6 any number of special summons',
    clauses: ['summon.6'],
    place: 'rules/trump-king/examples-cards.rules:73',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 78,
        text: 'A does normal-summon 9♦',
        seat: 0,
        move: { event: 54, args: [{ definition: 47, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 79,
        text: 'A does spade-call 2♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 1, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 80,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'does',
        line: 81,
        text: 'A does spade-call 3♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 2, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 82,
        text: 'A chooses defence',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      { kind: 'then', line: 83, text: 'then life of A = 35', test: (s: State) => s.life[0]! === 35 },
      {
        kind: 'then',
        line: 84,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 85,
        text: 'then 2♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 86,
        text: 'then 3♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♠'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.summon.7a three monsters are the limit',
    clauses: ['summon.7'],
    place: 'rules/trump-king/examples-cards.rules:88',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 94,
        text: 'A may not normal-summon 5♠ because [summon.7]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 4, owner: NONE }, null] },
        because: ['summon.7'],
      },
      {
        kind: 'offered',
        line: 95,
        text: 'A may not set-monster 5♠ because [summon.7]',
        seat: 0,
        not: true,
        move: { event: 55, args: [{ definition: 4, owner: NONE }, null] },
        because: ['summon.7'],
      },
      {
        kind: 'offered',
        line: 96,
        text: 'A may not spade-call 5♠ because [summon.7]',
        seat: 0,
        not: true,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
        because: ['summon.7'],
      },
    ],
  },
  {
    title: 'd.summon.7b materials make room first',
    clauses: ['summon.7', 'synchro.1'],
    place: 'rules/trump-king/examples-cards.rules:98',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 104,
        text: 'A may synchro-summon J♦',
        seat: 0,
        not: false,
        move: { event: 59, args: [{ definition: 49, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'does',
        line: 105,
        text: 'A does synchro-summon J♣',
        seat: 0,
        move: { event: 59, args: [{ definition: 36, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 106,
        text: 'A chooses 3♣, 8♦',
        seat: 0,
        values: [
          { definition: 28, owner: NONE },
          { definition: 46, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 107,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 108,
        text: 'then count of monsters of A = 2',
        test: (s: State) => s.zones[ZONE['monsters'] + 0]!.length === 2,
      },
      {
        kind: 'then',
        line: 109,
        text: 'then 2♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 110,
        text: 'then J♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♣'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'ex.spell.3 a spell with nothing to do stays in the hand',
    clauses: ['spell.3'],
    place: 'rules/trump-king/examples-cards.rules:114',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 119,
        text: 'A may not activate-spell 4♠ because [spell.3]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: ['spell.3'],
      },
      {
        kind: 'then',
        line: 120,
        text: 'then 4♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 121,
        text: 'then times (destroy) during main = 0',
        test: (s: State) => s.timesDestroyDuringMain === 0,
      },
    ],
  },
  {
    title: 'd.spell.1-a any card is a spell',
    clauses: ['spell.1', 'normal-spell.1'],
    place: 'rules/trump-king/examples-cards.rules:123',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 19, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 129,
        text: 'A does activate-spell 7♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
      },
      { kind: 'answers', line: 130, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 131,
        text: 'A may normal-summon 2♦',
        seat: 0,
        not: false,
        move: { event: 54, args: [{ definition: 40, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 132,
        text: 'then 7♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 133,
        text: 'then 7♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0,
      },
      { kind: 'then', line: 134, text: 'then summons-made of A = 0', test: (s: State) => summonsMadeOf(s, 0) === 0 },
    ],
  },
  {
    title: 'd.spell.1-b a diamond keeps its number shut',
    clauses: ['spell.1', 'normal-spell.1', 'diamond.1'],
    place: 'rules/trump-king/examples-cards.rules:136',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 142,
        text: 'A may not activate-spell 7♣ because [diamond.1]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
        because: ['diamond.1'],
      },
    ],
  },
  {
    title: 'd.spell.2-a three spells in one turn',
    clauses: ['spell.2'],
    place: 'rules/trump-king/examples-cards.rules:144',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 150,
        text: 'A does activate-spell 7♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 151, text: 'A chooses 7♥', seat: 0, values: [{ definition: 19, owner: NONE }] },
      {
        kind: 'does',
        line: 152,
        text: 'A does activate-spell 3♦',
        seat: 0,
        move: { event: 32, args: [{ definition: 41, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 153,
        text: 'A does activate-spell 4♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 154,
        text: 'then 7♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 155,
        text: 'then 3♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 156,
        text: 'then 9♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 157,
        text: 'then count of monsters of B = 0',
        test: (s: State) => s.zones[ZONE['monsters'] + 1]!.length === 0,
      },
    ],
  },
  {
    title: "d.spell.2-b no spells in the other player's turn",
    clauses: ['spell.2'],
    place: 'rules/trump-king/examples-cards.rules:159',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 166,
        text: 'A may not activate-spell 7♣ because [spell.2]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
        because: ['spell.2'],
      },
      {
        kind: 'offered',
        line: 167,
        text: 'A may not activate-spell 3♦ because [spell.2]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 41, owner: NONE }, null] },
        because: ['spell.2'],
      },
      {
        kind: 'offered',
        line: 168,
        text: 'A may not activate-spell 4♠ because [spell.2]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: ['spell.2'],
      },
    ],
  },
  {
    title: 'd.spell.3a no monster of the suit or the number',
    clauses: ['spell.3'],
    place: 'rules/trump-king/examples-cards.rules:170',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 16, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 177,
        text: 'A may not activate-spell 7♣ because [spell.3]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
        because: ['spell.3'],
      },
    ],
  },
  {
    title: 'd.spell.3b an eight without a card to break',
    clauses: ['spell.3', 'rank8.1'],
    place: 'rules/trump-king/examples-cards.rules:179',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 184,
        text: 'A may not activate-spell 8♠ because [spell.3]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 7, owner: NONE }, null] },
        because: ['spell.3'],
      },
    ],
  },
  {
    title: 'd.spell.3c the own monster will do',
    clauses: ['spell.3', 'normal-spell.1'],
    place: 'rules/trump-king/examples-cards.rules:186',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 192,
        text: 'A may activate-spell 7♣',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.spell.4 a spell laid face-down',
    clauses: ['spell.4'],
    place: 'rules/trump-king/examples-cards.rules:194',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 199,
        text: 'A does set-card 4♠',
        seat: 0,
        move: { event: 31, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 200,
        text: 'then 4♠ in backrow of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['backrow'] + 0,
      },
      {
        kind: 'then',
        line: 201,
        text: 'then count of backrow of A = 1',
        test: (s: State) => s.zones[ZONE['backrow'] + 0]!.length === 1,
      },
      {
        kind: 'then',
        line: 202,
        text: 'then A in viewers of 4♠',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['4♠'])).includes(0),
      },
      {
        kind: 'then',
        line: 203,
        text: 'then B not in viewers of 4♠',
        test: (s: State) => !viewersOf(s, theCopy(s, CARD['4♠'])).includes(1),
      },
      { kind: 'then', line: 204, text: 'then summons-made of A = 0', test: (s: State) => summonsMadeOf(s, 0) === 0 },
    ],
  },
  {
    title: 'd.spell.5 set and used in one turn',
    clauses: ['spell.5'],
    place: 'rules/trump-king/examples-cards.rules:206',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 212,
        text: 'A does set-card 4♠',
        seat: 0,
        move: { event: 31, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 213,
        text: 'A does activate-spell 4♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 214,
        text: 'then 9♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 215,
        text: 'then 4♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 216,
        text: 'then count of backrow of A = 0',
        test: (s: State) => s.zones[ZONE['backrow'] + 0]!.length === 0,
      },
    ],
  },
  {
    title: 'd.spell.6 three set cards are the limit, the hand is free',
    clauses: ['spell.6'],
    place: 'rules/trump-king/examples-cards.rules:218',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 226,
        text: 'A may not set-card 4♠ because [spell.6]',
        seat: 0,
        not: true,
        move: { event: 31, args: [{ definition: 3, owner: NONE }, null] },
        because: ['spell.6'],
      },
      {
        kind: 'offered',
        line: 227,
        text: 'A may not set-card 2♣ because [spell.6]',
        seat: 0,
        not: true,
        move: { event: 31, args: [{ definition: 27, owner: NONE }, null] },
        because: ['spell.6'],
      },
      {
        kind: 'offered',
        line: 228,
        text: 'A may activate-spell 4♠',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 229,
        text: 'A may activate-spell 2♣',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.spell.7 a used spell is gone',
    clauses: ['spell.7'],
    place: 'rules/trump-king/examples-cards.rules:231',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 237,
        text: 'A does activate-spell 4♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 238,
        text: 'then 4♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 239,
        text: 'then 4♠ is not on-field',
        test: (s: State) => !isOnField(s, theCopy(s, CARD['4♠'])),
      },
      {
        kind: 'then',
        line: 240,
        text: 'then count of table of A = 0',
        test: (s: State) => s.zones[ZONE['table'] + 0]!.length === 0,
      },
    ],
  },
  {
    title: 'd.spell.8 an eight used as a trap',
    clauses: ['spell.8', 'rank8.1', 'trap.3'],
    place: 'rules/trump-king/examples-cards.rules:242',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
      placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 249,
        text: 'B does set-card 3♥',
        seat: 1,
        move: { event: 31, args: [{ definition: 15, owner: NONE }, null] },
      },
      { kind: 'answers', line: 250, text: 'B passes', seat: 1, answer: 'passes' },
      {
        kind: 'does',
        line: 251,
        text: 'A does activate-trap 8♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 7, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 252,
        text: 'then 3♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 253,
        text: 'then 8♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.normal-spell.1a suit, number, and nothing face-down',
    clauses: ['normal-spell.1'],
    place: 'rules/trump-king/examples-cards.rules:255',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 262,
        text: 'A does activate-spell 4♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 263,
        text: 'A may choose 9♠',
        seat: 0,
        not: false,
        values: [{ definition: 8, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 264,
        text: 'A may choose 4♥',
        seat: 0,
        not: false,
        values: [{ definition: 16, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 265,
        text: 'A may choose 4♣',
        seat: 0,
        not: false,
        values: [{ definition: 29, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 266,
        text: 'A may not choose 2♠',
        seat: 0,
        not: true,
        values: [{ definition: 1, owner: NONE }],
      },
      { kind: 'chooses', line: 267, text: 'A chooses 4♣', seat: 0, values: [{ definition: 29, owner: NONE }] },
      {
        kind: 'then',
        line: 268,
        text: 'then 4♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.normal-spell.1c a queen is reached by suit',
    clauses: ['normal-spell.1'],
    place: 'rules/trump-king/examples-cards.rules:270',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 24, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 276,
        text: 'A does activate-spell 3♥',
        seat: 0,
        move: { event: 32, args: [{ definition: 15, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 277,
        text: 'then Q♥ in extra of B',
        test: (s: State) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1,
      },
      {
        kind: 'then',
        line: 278,
        text: 'then 3♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.trap.1 any card is a trap',
    clauses: ['trap.1', 'normal-trap.1'],
    place: 'rules/trump-king/examples-cards.rules:282',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
      placeGiven(s, 19, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 289,
        text: 'B does normal-summon 7♥',
        seat: 1,
        move: { event: 54, args: [{ definition: 19, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 290,
        text: 'A does activate-trap 7♣',
        seat: 0,
        move: { event: 33, args: [{ definition: 32, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 291,
        text: 'then 7♥ in banished of B',
        test: (s: State) => s.place[theCopy(s, CARD['7♥'])] === ZONE['banished'] + 1,
      },
      {
        kind: 'then',
        line: 292,
        text: 'then 7♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.trap.2-a no trap in the turn it was set',
    clauses: ['trap.2'],
    place: 'rules/trump-king/examples-cards.rules:294',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 299,
        text: 'A does set-card 7♣',
        seat: 0,
        move: { event: 31, args: [{ definition: 32, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 300,
        text: 'A does normal-summon 7♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 19, owner: NONE }, null] },
      },
      { kind: 'answers', line: 301, text: 'A declines', seat: 0, answer: 'declines' },
      {
        kind: 'offered',
        line: 302,
        text: 'A may not activate-trap 7♣ because [trap.2]',
        seat: 0,
        not: true,
        move: { event: 33, args: [{ definition: 32, owner: NONE }, null] },
        because: ['trap.2'],
      },
    ],
  },
  {
    title: 'd.trap.2-b one turn later it may spring',
    clauses: ['trap.2'],
    place: 'rules/trump-king/examples-cards.rules:304',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 43, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 311,
        text: 'A does set-card 7♣',
        seat: 0,
        move: { event: 31, args: [{ definition: 32, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 312,
        text: 'A does normal-summon 7♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 19, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 313,
        text: 'B does normal-summon 4♣',
        seat: 1,
        move: { event: 54, args: [{ definition: 29, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 314,
        text: 'A does activate-trap 7♣',
        seat: 0,
        move: { event: 33, args: [{ definition: 32, owner: NONE }, null] },
      },
      { kind: 'then', line: 315, text: 'then turn-number = 6', test: (s: State) => s.turnNumber === 6 },
      {
        kind: 'then',
        line: 316,
        text: 'then 4♣ in banished of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['banished'] + 1,
      },
    ],
  },
  {
    title: 'd.trap.3 a trap stops an attack',
    clauses: ['trap.3'],
    place: 'rules/trump-king/examples-cards.rules:318',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
      placeGiven(s, 48, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 325,
        text: 'B does attack-directly with 10♦',
        seat: 1,
        move: { event: 14, args: [{ definition: 48, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 326,
        text: 'A does activate-trap 9♥',
        seat: 0,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 327,
        text: 'then 10♦ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 1,
      },
      { kind: 'then', line: 328, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
    ],
  },
  {
    title: 'd.trap.4 two traps in one turn',
    clauses: ['trap.4'],
    place: 'rules/trump-king/examples-cards.rules:330',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 337,
        text: 'B does spade-call 7♠',
        seat: 1,
        move: { event: 20, args: [{ definition: 6, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 338,
        text: 'B chooses attack',
        seat: 1,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'does',
        line: 339,
        text: 'A does activate-trap 7♣',
        seat: 0,
        move: { event: 33, args: [{ definition: 32, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 340,
        text: 'B does normal-summon 2♥',
        seat: 1,
        move: { event: 54, args: [{ definition: 14, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 341,
        text: 'A does activate-trap 2♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 1, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 342,
        text: 'then 7♠ in banished of B',
        test: (s: State) => s.place[theCopy(s, CARD['7♠'])] === ZONE['banished'] + 1,
      },
      {
        kind: 'then',
        line: 343,
        text: 'then 2♥ in banished of B',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['banished'] + 1,
      },
    ],
  },
  {
    title: 'd.trap.5 a trap that fits nothing stays set',
    clauses: ['trap.5'],
    place: 'rules/trump-king/examples-cards.rules:345',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 352,
        text: 'B does normal-summon 4♥',
        seat: 1,
        move: { event: 54, args: [{ definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 353,
        text: 'A may not activate-trap 7♣ because [trap.5]',
        seat: 0,
        not: true,
        move: { event: 33, args: [{ definition: 32, owner: NONE }, null] },
        because: ['trap.5'],
      },
    ],
  },
  {
    title: 'd.trap.6 a used trap is gone',
    clauses: ['trap.6'],
    place: 'rules/trump-king/examples-cards.rules:355',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 32, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
      placeGiven(s, 19, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 362,
        text: 'B does normal-summon 7♥',
        seat: 1,
        move: { event: 54, args: [{ definition: 19, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 363,
        text: 'A does activate-trap 7♣',
        seat: 0,
        move: { event: 33, args: [{ definition: 32, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 364,
        text: 'then 7♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 365,
        text: 'then 7♣ is not on-field',
        test: (s: State) => !isOnField(s, theCopy(s, CARD['7♣'])),
      },
      {
        kind: 'then',
        line: 366,
        text: 'then count of table of A = 0',
        test: (s: State) => s.zones[ZONE['table'] + 0]!.length === 0,
      },
    ],
  },
  {
    title: 'd.normal-trap.1b a set monster calls no trap',
    clauses: ['normal-trap.1'],
    place: 'rules/trump-king/examples-cards.rules:368',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 374,
        text: 'A does set-monster 7♠',
        seat: 0,
        move: { event: 55, args: [{ definition: 6, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 375,
        text: 'B may not activate-trap 4♠ because [normal-trap.1]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 3, owner: NONE }, null] },
        because: ['normal-trap.1'],
      },
    ],
  },
  {
    title: 'd.normal-trap.1c the gain outlives the summoned heart',
    clauses: ['normal-trap.1', 'heart.4'],
    place: 'rules/trump-king/examples-cards.rules:377',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 383,
        text: 'A does normal-summon 9♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'answers', line: 384, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'does',
        line: 385,
        text: 'B does activate-trap 4♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 386,
        text: 'then 9♥ in banished of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['banished'] + 0,
      },
      { kind: 'then', line: 387, text: 'then life of A = 49', test: (s: State) => s.life[0]! === 49 },
    ],
  },
  {
    title: 'ex.synchro.5a a seven of spades and a five of hearts',
    clauses: ['synchro.5'],
    place: 'rules/trump-king/examples-cards.rules:391',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 397,
        text: 'A may synchro-summon Q♠',
        seat: 0,
        not: false,
        move: { event: 59, args: [{ definition: 11, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 398,
        text: 'A may synchro-summon Q♥',
        seat: 0,
        not: false,
        move: { event: 59, args: [{ definition: 24, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 399,
        text: 'A may not synchro-summon Q♣ because [synchro.5]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 37, owner: NONE }, null] },
        because: ['synchro.5'],
      },
      {
        kind: 'offered',
        line: 400,
        text: 'A may not synchro-summon Q♦ because [synchro.5]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 50, owner: NONE }, null] },
        because: ['synchro.5'],
      },
    ],
  },
  {
    title: 'ex.synchro.5b the sum names the number',
    clauses: ['synchro.3'],
    place: 'rules/trump-king/examples-cards.rules:402',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 408,
        text: 'A may not synchro-summon J♠ because [synchro.3]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
        because: ['synchro.3'],
      },
      {
        kind: 'offered',
        line: 409,
        text: 'A may not synchro-summon J♥ because [synchro.3]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 23, owner: NONE }, null] },
        because: ['synchro.3'],
      },
      {
        kind: 'offered',
        line: 410,
        text: 'A may not synchro-summon K♠ because [synchro.3]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 12, owner: NONE }, null] },
        because: ['synchro.3'],
      },
      {
        kind: 'offered',
        line: 411,
        text: 'A may not synchro-summon K♥ because [synchro.3]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 25, owner: NONE }, null] },
        because: ['synchro.3'],
      },
      {
        kind: 'does',
        line: 412,
        text: 'A does synchro-summon Q♠',
        seat: 0,
        move: { event: 59, args: [{ definition: 11, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 413,
        text: 'A chooses 7♠, 5♥',
        seat: 0,
        values: [
          { definition: 6, owner: NONE },
          { definition: 17, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 414,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 415,
        text: 'then Q♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 416,
        text: 'then count of monsters of A = 1',
        test: (s: State) => s.zones[ZONE['monsters'] + 0]!.length === 1,
      },
      {
        kind: 'then',
        line: 417,
        text: 'then count of extra of A = 11',
        test: (s: State) => s.zones[ZONE['extra'] + 0]!.length === 11,
      },
    ],
  },
  {
    title: 'd.synchro.1b materials in any position',
    clauses: ['synchro.1'],
    place: 'rules/trump-king/examples-cards.rules:419',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 425,
        text: 'A may synchro-summon Q♣',
        seat: 0,
        not: false,
        move: { event: 59, args: [{ definition: 37, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'does',
        line: 426,
        text: 'A does synchro-summon Q♠',
        seat: 0,
        move: { event: 59, args: [{ definition: 11, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 427,
        text: 'A chooses 7♠, 5♣',
        seat: 0,
        values: [
          { definition: 6, owner: NONE },
          { definition: 30, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 428,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 429,
        text: 'then 7♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 430,
        text: 'then 5♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 431,
        text: 'then Q♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.synchro.1c-a a face-down material',
    clauses: ['synchro.1'],
    place: 'rules/trump-king/examples-cards.rules:433',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 439,
        text: 'A does synchro-summon J♠',
        seat: 0,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 440,
        text: 'A chooses 7♠, 4♣',
        seat: 0,
        values: [
          { definition: 6, owner: NONE },
          { definition: 29, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 441,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 442,
        text: 'then J♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 443,
        text: 'then 4♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 444,
        text: 'then B in viewers of 4♣',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['4♣'])).includes(1),
      },
    ],
  },
  {
    title: 'd.synchro.1c-b no face-down material at this table',
    clauses: ['synchro.1'],
    place: 'rules/trump-king/examples-cards.rules:446',
    options: [[20, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 453,
        text: 'A may not synchro-summon J♠ because [synchro.1]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
        because: ['synchro.1'],
      },
    ],
  },
  {
    title: 'd.synchro.2b-a a joker adds nothing to the sum',
    clauses: ['synchro.2'],
    place: 'rules/trump-king/examples-cards.rules:455',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 461,
        text: 'A is offered synchro-summon J♠',
        seat: 0,
        moves: [{ event: 59, args: [{ definition: 10, owner: NONE }, null] }],
      },
      {
        kind: 'does',
        line: 462,
        text: 'A does synchro-summon J♠',
        seat: 0,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 463,
        text: 'A chooses 5♠, 6♠',
        seat: 0,
        values: [
          { definition: 4, owner: NONE },
          { definition: 5, owner: NONE },
        ],
      },
      { kind: 'answers', line: 464, text: 'A declines', seat: 0, answer: 'declines' },
      {
        kind: 'chooses',
        line: 465,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 466,
        text: 'then J♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 467,
        text: 'then JK1 in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.synchro.2b-b a joker may go along',
    clauses: ['synchro.2'],
    place: 'rules/trump-king/examples-cards.rules:469',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 475,
        text: 'A does synchro-summon J♠',
        seat: 0,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 476,
        text: 'A chooses 5♠, 6♠, JK1',
        seat: 0,
        values: [
          { definition: 4, owner: NONE },
          { definition: 5, owner: NONE },
          { definition: 52, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 477,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 478,
        text: 'then J♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 479,
        text: 'then JK1 in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 480,
        text: 'then count of monsters of A = 1',
        test: (s: State) => s.zones[ZONE['monsters'] + 0]!.length === 1,
      },
    ],
  },
  {
    title: 'd.synchro.3 each synchro monster exists once',
    clauses: ['synchro.3'],
    place: 'rules/trump-king/examples-cards.rules:482',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 488,
        text: 'A may not synchro-summon J♠ because [synchro.3]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
        because: ['synchro.3'],
      },
      {
        kind: 'offered',
        line: 489,
        text: 'A may not synchro-summon J♥ because [synchro.5]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 23, owner: NONE }, null] },
        because: ['synchro.5'],
      },
    ],
  },
  {
    title: 'd.synchro.6b a king taken back goes home',
    clauses: ['synchro.6', 'rank9.1'],
    place: 'rules/trump-king/examples-cards.rules:491',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 47, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      { kind: 'answers', line: 497, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'does',
        line: 498,
        text: 'B does activate-trap 9♦',
        seat: 1,
        move: { event: 33, args: [{ definition: 47, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 499,
        text: 'then K♠ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['K♠'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 500,
        text: 'then count of hand of A = 0',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 0,
      },
    ],
  },
  {
    title: 'd.synchro.6c a banished queen goes home',
    clauses: ['synchro.6', 'normal-trap.1'],
    place: 'rules/trump-king/examples-cards.rules:502',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 509,
        text: 'A does synchro-summon Q♥',
        seat: 0,
        move: { event: 59, args: [{ definition: 24, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 510,
        text: 'A chooses 7♠, 5♥',
        seat: 0,
        values: [
          { definition: 6, owner: NONE },
          { definition: 17, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 511,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'does',
        line: 512,
        text: 'B does activate-trap 4♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 513,
        text: 'then Q♥ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 514,
        text: 'then count of banished of A = 0',
        test: (s: State) => s.zones[ZONE['banished'] + 0]!.length === 0,
      },
      {
        kind: 'then',
        line: 515,
        text: 'then 7♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 516,
        text: 'then 5♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.synchro.6d a jack as material',
    clauses: ['synchro.6', 'synchro.1'],
    place: 'rules/trump-king/examples-cards.rules:518',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 25, NONE, ZONE['extra'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 524,
        text: 'A does synchro-summon K♥',
        seat: 0,
        move: { event: 59, args: [{ definition: 25, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 525,
        text: 'A chooses J♠, 2♥',
        seat: 0,
        values: [
          { definition: 10, owner: NONE },
          { definition: 14, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 526,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 527,
        text: 'then 2♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 528,
        text: 'then J♠ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 529,
        text: 'then K♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['K♥'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.synchro.7-a a jack that is destroyed by a spell',
    clauses: ['synchro.7'],
    place: 'rules/trump-king/examples-cards.rules:531',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 10, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 537,
        text: 'A does activate-spell 3♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 2, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 538,
        text: 'then J♠ in extra of B',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1,
      },
      {
        kind: 'then',
        line: 539,
        text: 'then no synchro c in hand',
        test: (s: State) => !family(s, ZONE['hand']).some((c) => isSynchro(s, c)),
      },
      {
        kind: 'then',
        line: 540,
        text: 'then no synchro c in deck',
        test: (s: State) => !family(s, ZONE['deck']).some((c2) => isSynchro(s, c2)),
      },
      {
        kind: 'then',
        line: 541,
        text: 'then no synchro c in graveyard',
        test: (s: State) => !family(s, ZONE['graveyard']).some((c3) => isSynchro(s, c3)),
      },
      {
        kind: 'then',
        line: 542,
        text: 'then no synchro c in banished',
        test: (s: State) => !family(s, ZONE['banished']).some((c4) => isSynchro(s, c4)),
      },
    ],
  },
  {
    title: 'd.synchro.7-b a jack that falls in battle',
    clauses: ['synchro.7'],
    place: 'rules/trump-king/examples-cards.rules:544',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 550,
        text: 'A does attack with Q♦ on J♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 50, owner: NONE }, { definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 551,
        text: 'then J♠ in extra of B',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 1,
      },
      { kind: 'then', line: 552, text: 'then life of B = 39', test: (s: State) => s.life[1]! === 39 },
      {
        kind: 'then',
        line: 553,
        text: 'then no synchro c in hand',
        test: (s: State) => !family(s, ZONE['hand']).some((c) => isSynchro(s, c)),
      },
      {
        kind: 'then',
        line: 554,
        text: 'then no synchro c in deck',
        test: (s: State) => !family(s, ZONE['deck']).some((c2) => isSynchro(s, c2)),
      },
      {
        kind: 'then',
        line: 555,
        text: 'then no synchro c in graveyard',
        test: (s: State) => !family(s, ZONE['graveyard']).some((c3) => isSynchro(s, c3)),
      },
      {
        kind: 'then',
        line: 556,
        text: 'then no synchro c in banished',
        test: (s: State) => !family(s, ZONE['banished']).some((c4) => isSynchro(s, c4)),
      },
    ],
  },
  {
    title: 'ex.battle.5-a the stronger attacker',
    clauses: ['battle.5'],
    place: 'rules/trump-king/examples-battle.rules:5',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 11,
        text: 'A does attack with 9♦ on 6♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 12,
        text: 'then 6♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 13,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 14, text: 'then life of B = 37', test: (s: State) => s.life[1]! === 37 },
      { kind: 'then', line: 15, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
    ],
  },
  {
    title: 'ex.battle.5-b the weaker attacker',
    clauses: ['battle.5'],
    place: 'rules/trump-king/examples-battle.rules:17',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 23,
        text: 'A does attack with 4♦ on 9♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 42, owner: NONE }, { definition: 47, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 24,
        text: 'then 4♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♦'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 25,
        text: 'then 9♦ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 26, text: 'then life of A = 35', test: (s: State) => s.life[0]! === 35 },
      { kind: 'then', line: 27, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'ex.battle.6 both fall',
    clauses: ['battle.6'],
    place: 'rules/trump-king/examples-battle.rules:29',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 35,
        text: 'A does attack with 6♦ on 6♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 44, owner: NONE }, { definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 36,
        text: 'then 6♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 37,
        text: 'then 6♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 38, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 39, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'ex.battle.7 through a defence',
    clauses: ['battle.7'],
    place: 'rules/trump-king/examples-battle.rules:41',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 47,
        text: 'A does attack with 9♦ on 6♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 48,
        text: 'then 6♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 49,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 50, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 51, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'ex.battle.8 a defence that holds exactly',
    clauses: ['battle.8'],
    place: 'rules/trump-king/examples-battle.rules:53',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 59,
        text: 'A does attack with 6♦ on 6♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 44, owner: NONE }, { definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 60,
        text: 'then 6♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 61,
        text: 'then 6♠ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 62, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 63, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'ex.battle.9 a defence that is stronger',
    clauses: ['battle.9'],
    place: 'rules/trump-king/examples-battle.rules:65',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 71,
        text: 'A does attack with 4♦ on 9♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 42, owner: NONE }, { definition: 8, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 72,
        text: 'then 4♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 73,
        text: 'then 9♠ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 74, text: 'then life of A = 35', test: (s: State) => s.life[0]! === 35 },
      { kind: 'then', line: 75, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.4-a nine against nine in attack',
    clauses: ['battle.4'],
    place: 'rules/trump-king/examples-battle.rules:77',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 83,
        text: 'A does attack with 9♦ on 9♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 34, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 84,
        text: 'then 9♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 85,
        text: 'then 9♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 86, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 87, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.4-b nine against nine in defence',
    clauses: ['battle.4'],
    place: 'rules/trump-king/examples-battle.rules:89',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 95,
        text: 'A does attack with 9♦ on 9♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 34, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 96,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 97,
        text: 'then 9♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 98, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 99, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.4-c nine against eight in attack',
    clauses: ['battle.4'],
    place: 'rules/trump-king/examples-battle.rules:101',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 107,
        text: 'A does attack with 9♦ on 8♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 33, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 108,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 109,
        text: 'then 8♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 110, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 111, text: 'then life of B = 39', test: (s: State) => s.life[1]! === 39 },
    ],
  },
  {
    title: 'd.battle.4-d nine against eight in defence',
    clauses: ['battle.4'],
    place: 'rules/trump-king/examples-battle.rules:113',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 119,
        text: 'A does attack with 9♦ on 8♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 33, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 120,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 121,
        text: 'then 8♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 122, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 123, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.4-e nine against ten in attack',
    clauses: ['battle.4'],
    place: 'rules/trump-king/examples-battle.rules:125',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 131,
        text: 'A does attack with 9♦ on 10♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 35, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 132,
        text: 'then 9♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 133,
        text: 'then 10♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 134, text: 'then life of A = 39', test: (s: State) => s.life[0]! === 39 },
      { kind: 'then', line: 135, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.4-f nine against ten in defence',
    clauses: ['battle.4'],
    place: 'rules/trump-king/examples-battle.rules:137',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 143,
        text: 'A does attack with 9♦ on 10♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 35, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 144,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 145,
        text: 'then 10♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 146, text: 'then life of A = 39', test: (s: State) => s.life[0]! === 39 },
      { kind: 'then', line: 147, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.7 no damage through a defence',
    clauses: ['battle.7'],
    place: 'rules/trump-king/examples-battle.rules:149',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 48, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 155,
        text: 'A does attack with 10♦ on 1♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 48, owner: NONE }, { definition: 39, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 156,
        text: 'then 1♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 157, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.8 a card against its twin in defence',
    clauses: ['battle.8'],
    place: 'rules/trump-king/examples-battle.rules:159',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 45, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 165,
        text: 'A does attack with 7♦ of A on 7♦ of B',
        seat: 0,
        move: { event: 15, args: [{ definition: 45, owner: 0 }, { definition: 45, owner: 1 }, null] },
      },
      {
        kind: 'then',
        line: 166,
        text: 'then 7♦ of A in monsters of A',
        test: (s: State) => s.place[copyOf(s, CARD['7♦'], 0)] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 167,
        text: 'then 7♦ of B in monsters of B',
        test: (s: State) => s.place[copyOf(s, CARD['7♦'], 1)] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 168, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 169, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.9 a two runs into a nine',
    clauses: ['battle.9'],
    place: 'rules/trump-king/examples-battle.rules:171',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 40, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 177,
        text: 'A does attack with 2♦ on 9♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 40, owner: NONE }, { definition: 47, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 178,
        text: 'then 2♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 179,
        text: 'then 9♦ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 180, text: 'then life of A = 33', test: (s: State) => s.life[0]! === 33 },
      { kind: 'then', line: 181, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.battle.1 attack and defence are the number',
    clauses: ['battle.1'],
    place: 'rules/trump-king/examples-battle.rules:185',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'then',
        line: 190,
        text: 'then value of 4♣ = 4',
        test: (s: State) => valueOf(s, theCopy(s, CARD['4♣'])) === 4,
      },
      {
        kind: 'then',
        line: 191,
        text: 'then value of 9♦ = 9',
        test: (s: State) => valueOf(s, theCopy(s, CARD['9♦'])) === 9,
      },
      {
        kind: 'then',
        line: 192,
        text: 'then value of K♠ = 13',
        test: (s: State) => valueOf(s, theCopy(s, CARD['K♠'])) === 13,
      },
    ],
  },
  {
    title: 'd.battle.2 set cards do not shield a player',
    clauses: ['battle.2'],
    place: 'rules/trump-king/examples-battle.rules:194',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 200,
        text: 'A does attack-directly with 9♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
      },
      { kind: 'then', line: 201, text: 'then life of B = 31', test: (s: State) => s.life[1]! === 31 },
      {
        kind: 'then',
        line: 202,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.battle.3 monsters first, then the player',
    clauses: ['battle.3'],
    place: 'rules/trump-king/examples-battle.rules:204',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 210,
        text: 'A is offered attack with 9♦ on 2♣, attack with 4♠ on 2♣',
        seat: 0,
        moves: [
          { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 27, owner: NONE }, null] },
          { event: 15, args: [{ definition: 3, owner: NONE }, { definition: 27, owner: NONE }, null] },
        ],
      },
      {
        kind: 'offered',
        line: 211,
        text: 'A may not attack-directly with 9♦ because [battle.3]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
        because: ['battle.3'],
      },
      {
        kind: 'offered',
        line: 212,
        text: 'A may not attack-directly with 4♠ because [battle.3]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 3, owner: NONE }, null] },
        because: ['battle.3'],
      },
      {
        kind: 'does',
        line: 213,
        text: 'A does attack with 9♦ on 2♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 27, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 214,
        text: 'then 2♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 215, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
      {
        kind: 'does',
        line: 216,
        text: 'A does attack-directly with 4♠',
        seat: 0,
        move: { event: 14, args: [{ definition: 3, owner: NONE }, null] },
      },
      { kind: 'then', line: 217, text: 'then life of B = 36', test: (s: State) => s.life[1]! === 36 },
    ],
  },
  {
    title: 'd.battle.10 one attack for each monster',
    clauses: ['battle.10'],
    place: 'rules/trump-king/examples-battle.rules:219',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 224,
        text: 'A does attack-directly with 9♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
      },
      { kind: 'answers', line: 225, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 226,
        text: 'A may not attack-directly with 9♦ because [battle.10]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
        because: ['battle.10'],
      },
      { kind: 'then', line: 227, text: 'then life of B = 31', test: (s: State) => s.life[1]! === 31 },
    ],
  },
  {
    title: 'd.battle.11 attacking is not a duty',
    clauses: ['battle.11'],
    place: 'rules/trump-king/examples-battle.rules:229',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 15, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 4)
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 235,
        text: 'A may attack-directly with 9♦',
        seat: 0,
        not: false,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
        because: [],
      },
      { kind: 'answers', line: 236, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'does',
        line: 237,
        text: 'B does set-card 3♥',
        seat: 1,
        move: { event: 31, args: [{ definition: 15, owner: NONE }, null] },
      },
      { kind: 'then', line: 238, text: 'then turn-number = 6', test: (s: State) => s.turnNumber === 6 },
      { kind: 'then', line: 239, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 240, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
      {
        kind: 'then',
        line: 241,
        text: 'then 9♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♦'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.monster.1 the three states of a monster',
    clauses: ['monster.1'],
    place: 'rules/trump-king/examples-battle.rules:245',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 250,
        text: 'A is offered attack-directly with 6♣',
        seat: 0,
        moves: [{ event: 14, args: [{ definition: 31, owner: NONE }, null] }],
      },
      {
        kind: 'offered',
        line: 251,
        text: 'A may not attack-directly with 4♦ because [monster.6]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 42, owner: NONE }, null] },
        because: ['monster.6'],
      },
      {
        kind: 'offered',
        line: 252,
        text: 'A may not attack-directly with 3♠ because [monster.6]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 2, owner: NONE }, null] },
        because: ['monster.6'],
      },
      {
        kind: 'then',
        line: 253,
        text: 'then B in viewers of 6♣',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1),
      },
      {
        kind: 'then',
        line: 254,
        text: 'then B in viewers of 4♦',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['4♦'])).includes(1),
      },
      {
        kind: 'then',
        line: 255,
        text: 'then A in viewers of 3♠',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['3♠'])).includes(0),
      },
      {
        kind: 'then',
        line: 256,
        text: 'then B not in viewers of 3♠',
        test: (s: State) => !viewersOf(s, theCopy(s, CARD['3♠'])).includes(1),
      },
    ],
  },
  {
    title: 'd.monster.2a a monster waits a turn before it turns',
    clauses: ['monster.2'],
    place: 'rules/trump-king/examples-battle.rules:258',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 34, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 16, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 266,
        text: 'A does normal-summon 6♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 31, owner: NONE }, null] },
      },
      { kind: 'answers', line: 267, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 268,
        text: 'A may not change-position 6♣ because [monster.2]',
        seat: 0,
        not: true,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
        because: ['monster.2'],
      },
      {
        kind: 'does',
        line: 269,
        text: 'B does set-card 9♣',
        seat: 1,
        move: { event: 31, args: [{ definition: 34, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 270,
        text: 'A may not change-position 6♣ because [monster.2]',
        seat: 0,
        not: true,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
        because: ['monster.2'],
      },
      {
        kind: 'does',
        line: 271,
        text: 'A does change-position 6♣',
        seat: 0,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
      },
      { kind: 'then', line: 272, text: 'then turn-number = 7', test: (s: State) => s.turnNumber === 7 },
      {
        kind: 'then',
        line: 273,
        text: 'then position of 6♣ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence'],
      },
    ],
  },
  {
    title: 'd.monster.2c no turning after an attack',
    clauses: ['monster.2'],
    place: 'rules/trump-king/examples-battle.rules:275',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
    },
    start(s) {
      void s
      doTurn(s, 0)
      enter(s, 4)
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 281,
        text: 'A does attack-directly with 6♣',
        seat: 0,
        move: { event: 14, args: [{ definition: 31, owner: NONE }, null] },
      },
      { kind: 'answers', line: 282, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 283, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'answers', line: 284, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 285,
        text: 'A may set-card 9♣',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 34, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 286,
        text: 'A may not change-position 6♣ because [monster.2]',
        seat: 0,
        not: true,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
        because: ['monster.2'],
      },
    ],
  },
  {
    title: 'd.monster.2d a monster from the other turn may turn and attack',
    clauses: ['monster.2'],
    place: 'rules/trump-king/examples-battle.rules:288',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 6
      })
    },
    start(s) {
      void s
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 293,
        text: 'A does change-position 4♦',
        seat: 0,
        move: { event: 18, args: [{ definition: 42, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 294,
        text: 'A does attack-directly with 4♦',
        seat: 0,
        move: { event: 14, args: [{ definition: 42, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 295,
        text: 'then position of 4♦ = attack',
        test: (s: State) => s.position[theCopy(s, CARD['4♦'])]! === POSITION['attack'],
      },
      { kind: 'then', line: 296, text: 'then life of B = 36', test: (s: State) => s.life[1]! === 36 },
    ],
  },
  {
    title: 'd.monster.3 a change never hides a monster',
    clauses: ['monster.3'],
    place: 'rules/trump-king/examples-battle.rules:298',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 42, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 3
      })
      placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 303,
        text: 'A is offered change-position 6♣, change-position 4♦',
        seat: 0,
        moves: [
          { event: 18, args: [{ definition: 31, owner: NONE }, null] },
          { event: 18, args: [{ definition: 42, owner: NONE }, null] },
        ],
      },
      {
        kind: 'does',
        line: 304,
        text: 'A does change-position 6♣',
        seat: 0,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 305,
        text: 'A does change-position 4♦',
        seat: 0,
        move: { event: 18, args: [{ definition: 42, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 306,
        text: 'then position of 6♣ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence'],
      },
      {
        kind: 'then',
        line: 307,
        text: 'then position of 4♦ = attack',
        test: (s: State) => s.position[theCopy(s, CARD['4♦'])]! === POSITION['attack'],
      },
      { kind: 'then', line: 308, text: 'then 6♣ is face-up', test: (s: State) => isFaceUp(s, theCopy(s, CARD['6♣'])) },
    ],
  },
  {
    title: 'd.monster.4-a turned up it attacks',
    clauses: ['monster.4', 'monster.2'],
    place: 'rules/trump-king/examples-battle.rules:310',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.position[card] = POSITION['face-down']
        s.arrived[card] = 5
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 315,
        text: 'A is offered change-position 6♣',
        seat: 0,
        moves: [{ event: 18, args: [{ definition: 31, owner: NONE }, null] }],
      },
      {
        kind: 'does',
        line: 316,
        text: 'A does change-position 6♣',
        seat: 0,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 317,
        text: 'then position of 6♣ = attack',
        test: (s: State) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['attack'],
      },
      {
        kind: 'then',
        line: 318,
        text: 'then B in viewers of 6♣',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(1),
      },
    ],
  },
  {
    title: 'd.monster.4-b not in the turn it was set',
    clauses: ['monster.4', 'monster.2'],
    place: 'rules/trump-king/examples-battle.rules:320',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 325,
        text: 'A does set-monster 6♣',
        seat: 0,
        move: { event: 55, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 326,
        text: 'A may not change-position 6♣ because [monster.2]',
        seat: 0,
        not: true,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
        because: ['monster.2'],
      },
    ],
  },
  {
    title: 'd.monster.4b turning up is no summon',
    clauses: ['monster.4', 'normal-trap.1'],
    place: 'rules/trump-king/examples-battle.rules:328',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.position[card] = POSITION['face-down']
        s.arrived[card] = 5
      })
      placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 334,
        text: 'A does change-position 6♣',
        seat: 0,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 335,
        text: 'B may not activate-trap 6♠ because [normal-trap.1]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 5, owner: NONE }, null] },
        because: ['normal-trap.1'],
      },
    ],
  },
  {
    title: 'd.monster.5 an attacked monster is turned up',
    clauses: ['monster.5', 'battle.8'],
    place: 'rules/trump-king/examples-battle.rules:337',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 44, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['face-down']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 343,
        text: 'A does attack with 6♦ on 6♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 44, owner: NONE }, { definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 344,
        text: 'then position of 6♣ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['6♣'])]! === POSITION['defence'],
      },
      {
        kind: 'then',
        line: 345,
        text: 'then A in viewers of 6♣',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['6♣'])).includes(0),
      },
      {
        kind: 'then',
        line: 346,
        text: 'then 6♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 1,
      },
      {
        kind: 'then',
        line: 347,
        text: 'then 6♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♦'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 348, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
      { kind: 'then', line: 349, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.monster.6 no attack out of a defence',
    clauses: ['monster.6'],
    place: 'rules/trump-king/examples-battle.rules:351',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 356,
        text: 'A may not attack-directly with 9♦ because [monster.6]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 47, owner: NONE }, null] },
        because: ['monster.6'],
      },
      {
        kind: 'offered',
        line: 357,
        text: 'A may not attack-directly with 3♠ because [monster.6]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 2, owner: NONE }, null] },
        because: ['monster.6'],
      },
    ],
  },
  {
    title: 'd.spade.1 seven life for a seven',
    clauses: ['spade.1'],
    place: 'rules/trump-king/examples-suits.rules:5',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 10,
        text: 'A does spade-call 7♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 6, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 11,
        text: 'A may choose attack',
        seat: 0,
        not: false,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 12,
        text: 'A may choose defence',
        seat: 0,
        not: false,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 13,
        text: 'A chooses defence',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      { kind: 'answers', line: 14, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 15,
        text: 'A may normal-summon 2♦',
        seat: 0,
        not: false,
        move: { event: 54, args: [{ definition: 40, owner: NONE }, null] },
        because: [],
      },
      { kind: 'then', line: 16, text: 'then life of A = 33', test: (s: State) => s.life[0]! === 33 },
      {
        kind: 'then',
        line: 17,
        text: 'then position of 7♠ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['7♠'])]! === POSITION['defence'],
      },
      { kind: 'then', line: 18, text: 'then summons-made of A = 0', test: (s: State) => summonsMadeOf(s, 0) === 0 },
    ],
  },
  {
    title: 'd.spade.1b a diamond bars its number',
    clauses: ['spade.1', 'diamond.1'],
    place: 'rules/trump-king/examples-suits.rules:20',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 26,
        text: 'A may not spade-call 7♠ because [diamond.1]',
        seat: 0,
        not: true,
        move: { event: 20, args: [{ definition: 6, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 27,
        text: 'A may spade-call 6♠',
        seat: 0,
        not: false,
        move: { event: 20, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.spade.1c what was paid stays paid',
    clauses: ['spade.1', 'trap.5', 'normal-trap.1'],
    place: 'rules/trump-king/examples-suits.rules:29',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 35,
        text: 'A does spade-call 6♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 36,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'does',
        line: 37,
        text: 'B does activate-trap 2♠',
        seat: 1,
        move: { event: 33, args: [{ definition: 1, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 38,
        text: 'then 6♠ in banished of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['banished'] + 0,
      },
      { kind: 'then', line: 39, text: 'then life of A = 34', test: (s: State) => s.life[0]! === 34 },
    ],
  },
  {
    title: 'd.spade.2a a second cut after the attack',
    clauses: ['spade.2', 'battle.5'],
    place: 'rules/trump-king/examples-suits.rules:41',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 47,
        text: 'A does attack with 9♠ on 7♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 8, owner: NONE }, { definition: 45, owner: NONE }, null] },
      },
      { kind: 'answers', line: 48, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 49,
        text: 'then 7♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['7♦'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 50, text: 'then life of B = 35', test: (s: State) => s.life[1]! === 35 },
    ],
  },
  {
    title: 'd.spade.2c also when it is attacked',
    clauses: ['spade.2'],
    place: 'rules/trump-king/examples-suits.rules:52',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 43, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 59,
        text: 'B does attack with 5♦ on 8♠',
        seat: 1,
        move: { event: 15, args: [{ definition: 43, owner: NONE }, { definition: 7, owner: NONE }, null] },
      },
      { kind: 'answers', line: 60, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 61,
        text: 'then 5♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['5♦'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 62,
        text: 'then 8♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 63, text: 'then life of B = 35', test: (s: State) => s.life[1]! === 35 },
    ],
  },
  {
    title: 'd.spade.2d also when it falls itself',
    clauses: ['spade.2', 'battle.6'],
    place: 'rules/trump-king/examples-suits.rules:65',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 7, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 33, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 71,
        text: 'A does attack with 8♠ on 8♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 7, owner: NONE }, { definition: 33, owner: NONE }, null] },
      },
      { kind: 'answers', line: 72, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'answers', line: 73, text: 'B declines', seat: 1, answer: 'declines' },
      {
        kind: 'then',
        line: 74,
        text: 'then 8♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 75,
        text: 'then 8♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['8♣'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 76, text: 'then life of B = 36', test: (s: State) => s.life[1]! === 36 },
    ],
  },
  {
    title: 'd.spade.2e the second cut is a choice',
    clauses: ['spade.2'],
    place: 'rules/trump-king/examples-suits.rules:78',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 45, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 84,
        text: 'A does attack with 9♠ on 7♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 8, owner: NONE }, { definition: 45, owner: NONE }, null] },
      },
      { kind: 'answers', line: 85, text: 'A declines', seat: 0, answer: 'declines' },
      { kind: 'then', line: 86, text: 'then life of B = 38', test: (s: State) => s.life[1]! === 38 },
    ],
  },
  {
    title: 'd.spade.2f at least one point',
    clauses: ['spade.2', 'joker.1'],
    place: 'rules/trump-king/examples-suits.rules:88',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 52, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 94,
        text: 'A does attack with 3♠ on JK1',
        seat: 0,
        move: { event: 15, args: [{ definition: 2, owner: NONE }, { definition: 52, owner: NONE }, null] },
      },
      { kind: 'answers', line: 95, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 96,
        text: 'then JK1 in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 97, text: 'then life of B = 36', test: (s: State) => s.life[1]! === 36 },
    ],
  },
  {
    title: 'd.spade-synchro.1a a king beats a queen',
    clauses: ['spade-synchro.1'],
    place: 'rules/trump-king/examples-suits.rules:99',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 12, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 24, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 105,
        text: 'A does attack with K♠ on Q♥',
        seat: 0,
        move: { event: 15, args: [{ definition: 12, owner: NONE }, { definition: 24, owner: NONE }, null] },
      },
      { kind: 'answers', line: 106, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'then', line: 107, text: 'then life of B = 33', test: (s: State) => s.life[1]! === 33 },
      {
        kind: 'then',
        line: 108,
        text: 'then Q♥ in extra of B',
        test: (s: State) => s.place[theCopy(s, CARD['Q♥'])] === ZONE['extra'] + 1,
      },
    ],
  },
  {
    title: 'd.spade-synchro.1b-a half of one is one',
    clauses: ['spade-synchro.1'],
    place: 'rules/trump-king/examples-suits.rules:110',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 116,
        text: 'A does attack with Q♠ on 1♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 11, owner: NONE }, { definition: 39, owner: NONE }, null] },
      },
      { kind: 'answers', line: 117, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 118,
        text: 'then 1♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 119, text: 'then life of B = 39', test: (s: State) => s.life[1]! === 39 },
    ],
  },
  {
    title: 'd.spade-synchro.1b-b half of one is nothing at this table',
    clauses: ['spade-synchro.1'],
    place: 'rules/trump-king/examples-suits.rules:121',
    options: [[23, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 39, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.position[card] = POSITION['defence']
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 128,
        text: 'A does attack with Q♠ on 1♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 11, owner: NONE }, { definition: 39, owner: NONE }, null] },
      },
      { kind: 'answers', line: 129, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 130,
        text: 'then 1♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['1♦'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 131, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.spade-synchro.2b ten life sweep up to ten',
    clauses: ['spade-synchro.2'],
    place: 'rules/trump-king/examples-suits.rules:133',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 139,
        text: 'A does blast J♠',
        seat: 0,
        move: { event: 21, args: [{ definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 140,
        text: 'A chooses 10',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 10
            },
          },
        ],
      },
      { kind: 'then', line: 141, text: 'then life of A = 30', test: (s: State) => s.life[0]! === 30 },
      {
        kind: 'then',
        line: 142,
        text: 'then 3♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 143,
        text: 'then 4♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 144,
        text: 'then 6♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 145,
        text: 'then J♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 146,
        text: 'then 5♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1,
      },
    ],
  },
  {
    title: 'd.spade-synchro.2c fifteen sweep the jack itself',
    clauses: ['spade-synchro.2', 'synchro.6'],
    place: 'rules/trump-king/examples-suits.rules:148',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 154,
        text: 'A does blast J♠',
        seat: 0,
        move: { event: 21, args: [{ definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 155,
        text: 'A chooses 15',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 15
            },
          },
        ],
      },
      { kind: 'then', line: 156, text: 'then life of A = 25', test: (s: State) => s.life[0]! === 25 },
      {
        kind: 'then',
        line: 157,
        text: 'then 3♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 158,
        text: 'then 4♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 159,
        text: 'then 6♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 160,
        text: 'then J♠ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 161,
        text: 'then 5♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['5♣'])] === ZONE['monsters'] + 1,
      },
    ],
  },
  {
    title: 'd.spade-synchro.2d what may be paid',
    clauses: ['spade-synchro.2'],
    place: 'rules/trump-king/examples-suits.rules:163',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[0] = 15
      placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 169,
        text: 'A does blast Q♠',
        seat: 0,
        move: { event: 21, args: [{ definition: 11, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 170,
        text: 'A may choose 5',
        seat: 0,
        not: false,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 5
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 171,
        text: 'A may choose 10',
        seat: 0,
        not: false,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 10
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 172,
        text: 'A may not choose 15',
        seat: 0,
        not: true,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 15
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 173,
        text: 'A may not choose 7',
        seat: 0,
        not: true,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 7
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 174,
        text: 'A may not choose 0',
        seat: 0,
        not: true,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 0
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 175,
        text: 'A chooses 5',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 5
            },
          },
        ],
      },
      { kind: 'then', line: 176, text: 'then life of A = 10', test: (s: State) => s.life[0]! === 10 },
    ],
  },
  {
    title: 'd.spade-synchro.2e a joker is swept as nothing',
    clauses: ['spade-synchro.2'],
    place: 'rules/trump-king/examples-suits.rules:178',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 52, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 183,
        text: 'A does blast Q♠',
        seat: 0,
        move: { event: 21, args: [{ definition: 11, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 184,
        text: 'A chooses 5',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 5
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 185,
        text: 'then JK1 in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 186,
        text: 'then Q♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.heart.1 a heart is never set as a monster',
    clauses: ['heart.1'],
    place: 'rules/trump-king/examples-suits.rules:190',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'exactly',
        line: 195,
        text: 'A is offered normal-summon 6♥, set-card 6♥',
        seat: 0,
        moves: [
          { event: 54, args: [{ definition: 18, owner: NONE }, null] },
          { event: 31, args: [{ definition: 18, owner: NONE }, null] },
        ],
      },
      {
        kind: 'offered',
        line: 196,
        text: 'A may not set-monster 6♥ because [heart.1]',
        seat: 0,
        not: true,
        move: { event: 55, args: [{ definition: 18, owner: NONE }, null] },
        because: ['heart.1'],
      },
    ],
  },
  {
    title: 'd.heart.2 a heart comes in attack',
    clauses: ['heart.2', 'diamond.5'],
    place: 'rules/trump-king/examples-suits.rules:198',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 206,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 207,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 208,
        text: 'then 3♥ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 1,
      },
      {
        kind: 'then',
        line: 209,
        text: 'then position of 3♥ = attack',
        test: (s: State) => s.position[theCopy(s, CARD['3♥'])]! === POSITION['attack'],
      },
    ],
  },
  {
    title: 'd.heart.3 a heart keeps its position',
    clauses: ['heart.3'],
    place: 'rules/trump-king/examples-suits.rules:211',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 216,
        text: 'A may not change-position 6♥ because [heart.3]',
        seat: 0,
        not: true,
        move: { event: 18, args: [{ definition: 18, owner: NONE }, null] },
        because: ['heart.3'],
      },
    ],
  },
  {
    title: 'd.heart.4a nine life for a nine',
    clauses: ['heart.4'],
    place: 'rules/trump-king/examples-suits.rules:218',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 223,
        text: 'A does normal-summon 9♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'answers', line: 224, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'then', line: 225, text: 'then life of A = 49', test: (s: State) => s.life[0]! === 49 },
    ],
  },
  {
    title: 'd.heart.4b a heart that is thrown in gains nothing',
    clauses: ['heart.4'],
    place: 'rules/trump-king/examples-suits.rules:227',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 238,
        text: 'B does diamond-call 10♦',
        seat: 1,
        move: { event: 29, args: [{ definition: 48, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 239,
        text: 'B chooses attack',
        seat: 1,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'answers', line: 240, text: 'A passes', seat: 0, answer: 'passes' },
      { kind: 'chooses', line: 241, text: 'B chooses 5♠', seat: 1, values: [{ definition: 4, owner: NONE }] },
      {
        kind: 'offered',
        line: 242,
        text: 'A may activate-trap 9♠',
        seat: 0,
        not: false,
        move: { event: 33, args: [{ definition: 8, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 243,
        text: 'then 9♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 244, text: 'then life of A = 30', test: (s: State) => s.life[0]! === 30 },
    ],
  },
  {
    title: 'd.heart.4c-a the nine of diamonds bars the nine of hearts',
    clauses: ['heart.4', 'diamond.2'],
    place: 'rules/trump-king/examples-suits.rules:246',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 47, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 252,
        text: 'A may not normal-summon 9♥ because [diamond.1]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 21, owner: NONE }, null] },
        because: ['diamond.1'],
      },
    ],
  },
  {
    title: 'd.heart.4c-b the eight of diamonds does not',
    clauses: ['heart.4', 'diamond.2'],
    place: 'rules/trump-king/examples-suits.rules:254',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 46, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 260,
        text: 'A does normal-summon 9♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'answers', line: 261, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'then', line: 262, text: 'then life of A = 49', test: (s: State) => s.life[0]! === 49 },
    ],
  },
  {
    title: 'd.heart.5a ahead on life a heart survives',
    clauses: ['heart.5', 'battle.5'],
    place: 'rules/trump-king/examples-suits.rules:264',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 272,
        text: 'B does attack with 8♦ on 3♥',
        seat: 1,
        move: { event: 15, args: [{ definition: 46, owner: NONE }, { definition: 15, owner: NONE }, null] },
      },
      { kind: 'then', line: 273, text: 'then life of A = 35', test: (s: State) => s.life[0]! === 35 },
      {
        kind: 'then',
        line: 274,
        text: 'then 3♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.heart.5b-a ahead on life only the other falls',
    clauses: ['heart.5', 'battle.6'],
    place: 'rules/trump-king/examples-suits.rules:276',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[0] = 41
      placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 31, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 283,
        text: 'A does attack with 6♥ on 6♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 18, owner: NONE }, { definition: 31, owner: NONE }, null] },
      },
      { kind: 'answers', line: 284, text: 'B declines', seat: 1, answer: 'declines' },
      {
        kind: 'then',
        line: 285,
        text: 'then 6♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 286,
        text: 'then 6♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♥'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 287, text: 'then life of A = 41', test: (s: State) => s.life[0]! === 41 },
      { kind: 'then', line: 288, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.heart.5b-b a diamond takes the shelter away',
    clauses: ['heart.5', 'battle.6', 'diamond.2'],
    place: 'rules/trump-king/examples-suits.rules:290',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[0] = 41
      placeGiven(s, 18, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 44, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 297,
        text: 'A does attack with 6♥ on 6♦',
        seat: 0,
        move: { event: 15, args: [{ definition: 18, owner: NONE }, { definition: 44, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 298,
        text: 'then 6♦ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♦'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 299,
        text: 'then 6♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 0,
      },
      { kind: 'then', line: 300, text: 'then life of A = 41', test: (s: State) => s.life[0]! === 41 },
      { kind: 'then', line: 301, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'd.heart.5d no shelter from a spell',
    clauses: ['heart.5', 'normal-spell.1'],
    place: 'rules/trump-king/examples-suits.rules:303',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      s.life[0] = 50
      s.life[1] = 10
      placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 15, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 312,
        text: 'B does activate-spell 4♥',
        seat: 1,
        move: { event: 32, args: [{ definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 313,
        text: 'then 3♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.heart.5f the lead is measured anew in each battle',
    clauses: ['heart.5'],
    place: 'rules/trump-king/examples-suits.rules:315',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 323,
        text: 'B does attack with 10♦ on 4♥',
        seat: 1,
        move: { event: 15, args: [{ definition: 48, owner: NONE }, { definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 324,
        text: 'then 4♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 325, text: 'then life of A = 36', test: (s: State) => s.life[0]! === 36 },
      {
        kind: 'does',
        line: 326,
        text: 'B does attack with 9♦ on 4♥',
        seat: 1,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 327,
        text: 'then 4♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 0,
      },
      { kind: 'then', line: 328, text: 'then life of A = 31', test: (s: State) => s.life[0]! === 31 },
    ],
  },
  {
    title: 'd.heart-synchro.1a the lead is paid for a look',
    clauses: ['heart-synchro.1'],
    place: 'rules/trump-king/examples-suits.rules:330',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 338,
        text: 'A does insight J♥',
        seat: 0,
        move: { event: 22, args: [{ definition: 23, owner: NONE }, null] },
      },
      { kind: 'then', line: 339, text: 'then life of A = 22', test: (s: State) => s.life[0]! === 22 },
      { kind: 'then', line: 340, text: 'then life of B = 22', test: (s: State) => s.life[1]! === 22 },
      {
        kind: 'then',
        line: 341,
        text: 'then count of (each card c in deck of A where A in viewers of c) = 8',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 8,
      },
      {
        kind: 'then',
        line: 342,
        text: 'then count of (each card c in deck of A where B in viewers of c) = 0',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.filter((c2) => viewersOf(s, c2).includes(1)).length === 0,
      },
      {
        kind: 'then',
        line: 343,
        text: 'then 9♣ in deck of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['deck'] + 0,
      },
      {
        kind: 'then',
        line: 344,
        text: 'then A not in viewers of 9♣',
        test: (s: State) => !viewersOf(s, theCopy(s, CARD['9♣'])).includes(0),
      },
    ],
  },
  {
    title: 'd.heart-synchro.2a a monster out of the deck',
    clauses: ['heart-synchro.2'],
    place: 'rules/trump-king/examples-suits.rules:346',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 354,
        text: 'A does insight J♥',
        seat: 0,
        move: { event: 22, args: [{ definition: 23, owner: NONE }, null] },
      },
      { kind: 'answers', line: 355, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'chooses', line: 356, text: 'A chooses summon-looked', seat: 0, values: [{ branch: 'summon-looked' }] },
      { kind: 'chooses', line: 357, text: 'A chooses 9♠', seat: 0, values: [{ definition: 8, owner: NONE }] },
      {
        kind: 'chooses',
        line: 358,
        text: 'A chooses defence',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 359,
        text: 'then 9♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 360,
        text: 'then position of 9♠ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['9♠'])]! === POSITION['defence'],
      },
      { kind: 'then', line: 361, text: 'then life of A = 22', test: (s: State) => s.life[0]! === 22 },
      {
        kind: 'then',
        line: 362,
        text: 'then count of deck of A = 8',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 8,
      },
      {
        kind: 'then',
        line: 363,
        text: 'then 3♣ in top of (deck of A, 1)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['3♣'])),
      },
      {
        kind: 'then',
        line: 364,
        text: 'then 4♦ in top of (deck of A, 2)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['4♦'])),
      },
      {
        kind: 'then',
        line: 365,
        text: 'then 5♦ in top of (deck of A, 3)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 3).includes(theCopy(s, CARD['5♦'])),
      },
      {
        kind: 'then',
        line: 366,
        text: 'then 6♦ in top of (deck of A, 4)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 4).includes(theCopy(s, CARD['6♦'])),
      },
      {
        kind: 'then',
        line: 367,
        text: 'then 7♦ in top of (deck of A, 5)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 5).includes(theCopy(s, CARD['7♦'])),
      },
      {
        kind: 'then',
        line: 368,
        text: 'then 8♦ in top of (deck of A, 6)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 6).includes(theCopy(s, CARD['8♦'])),
      },
      {
        kind: 'then',
        line: 369,
        text: 'then 9♦ in top of (deck of A, 7)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 7).includes(theCopy(s, CARD['9♦'])),
      },
    ],
  },
  {
    title: 'd.heart-synchro.2e a short deck',
    clauses: ['heart-synchro.2'],
    place: 'rules/trump-king/examples-suits.rules:371',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 379,
        text: 'A does insight J♥',
        seat: 0,
        move: { event: 22, args: [{ definition: 23, owner: NONE }, null] },
      },
      { kind: 'then', line: 380, text: 'then life of A = 22', test: (s: State) => s.life[0]! === 22 },
      {
        kind: 'then',
        line: 381,
        text: 'then count of (each card c in deck of A where A in viewers of c) = 3',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 3,
      },
    ],
  },
  {
    title: 'd.club.1b a card thrown away for a club',
    clauses: ['club.1'],
    place: 'rules/trump-king/examples-suits.rules:385',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 390,
        text: 'A does club-call 6♣',
        seat: 0,
        move: { event: 28, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 391,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 392,
        text: 'then 2♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 393,
        text: 'then 6♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 394, text: 'then 6♣ is face-up', test: (s: State) => isFaceUp(s, theCopy(s, CARD['6♣'])) },
      {
        kind: 'then',
        line: 395,
        text: 'then count of hand of A = 0',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 0,
      },
      { kind: 'then', line: 396, text: 'then summons-made of A = 0', test: (s: State) => summonsMadeOf(s, 0) === 0 },
    ],
  },
  {
    title: 'd.club.1c the joker fetches what the club needs',
    clauses: ['club.1', 'joker.2'],
    place: 'rules/trump-king/examples-suits.rules:398',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 34, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 5, NONE, ZONE['graveyard'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 404,
        text: 'A may not club-call 6♣ because [club.1]',
        seat: 0,
        not: true,
        move: { event: 28, args: [{ definition: 31, owner: NONE }, null] },
        because: ['club.1'],
      },
      {
        kind: 'does',
        line: 405,
        text: 'A does activate-spell JK1',
        seat: 0,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 406,
        text: 'A does club-call 6♣',
        seat: 0,
        move: { event: 28, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 407,
        text: 'A may choose 6♠',
        seat: 0,
        not: false,
        values: [{ definition: 5, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 408,
        text: 'A may choose 9♣',
        seat: 0,
        not: false,
        values: [{ definition: 34, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 409,
        text: 'A may not choose 2♥',
        seat: 0,
        not: true,
        values: [{ definition: 14, owner: NONE }],
      },
      { kind: 'chooses', line: 410, text: 'A chooses 6♠', seat: 0, values: [{ definition: 5, owner: NONE }] },
      {
        kind: 'chooses',
        line: 411,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 412,
        text: 'then 9♣ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 413,
        text: 'then 6♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 414,
        text: 'then 6♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.club.2 a fallen club is a net card',
    clauses: ['club.2', 'club.3'],
    place: 'rules/trump-king/examples-suits.rules:416',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 425,
        text: 'B does attack with 9♦ on 5♣',
        seat: 1,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 30, owner: NONE }, null] },
      },
      { kind: 'answers', line: 426, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'chooses',
        line: 427,
        text: 'A chooses 1♥, 2♥, 4♥, 5♥',
        seat: 0,
        values: [
          { definition: 13, owner: NONE },
          { definition: 14, owner: NONE },
          { definition: 16, owner: NONE },
          { definition: 17, owner: NONE },
        ],
      },
      { kind: 'then', line: 428, text: 'then life of A = 36', test: (s: State) => s.life[0]! === 36 },
      {
        kind: 'then',
        line: 429,
        text: 'then times (draw 5 by A) during battle-phase = 1',
        test: (s: State) => (s.timesDrawDuringBattlePhase[5 * 1024 + 0] ?? 0) === 1,
      },
      {
        kind: 'then',
        line: 430,
        text: 'then count of hand of A = 4',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 4,
      },
      {
        kind: 'then',
        line: 431,
        text: 'then 3♥ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 432,
        text: 'then 8♥ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♥'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 433,
        text: 'then count of deck of A = 19',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 19,
      },
      {
        kind: 'then',
        line: 434,
        text: 'then no card c in deck of A where A in viewers of c',
        test: (s: State) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0)),
      },
      {
        kind: 'happened',
        line: 435,
        text: 'then happened draw 5 by A, shuffle deck of A',
        moves: [
          {
            event: 44,
            args: [
              {
                type: 'number',
                value: (s: State) => {
                  void s
                  return 5
                },
              },
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 0
                },
              },
            ],
          },
          {
            event: 2,
            args: [
              {
                type: 'zone',
                value: (s: State) => {
                  void s
                  return ZONE['deck'] + 0
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'd.club.2b a fallen ace keeps its one card',
    clauses: ['club.2', 'club.3'],
    place: 'rules/trump-king/examples-suits.rules:437',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 446,
        text: 'B does attack with 9♦ on 1♣',
        seat: 1,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 26, owner: NONE }, null] },
      },
      { kind: 'answers', line: 447, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 448,
        text: 'then count of hand of A = 3',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 3,
      },
      {
        kind: 'then',
        line: 449,
        text: 'then 3♥ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 450,
        text: 'then count of deck of A = 9',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 9,
      },
      {
        kind: 'happened',
        line: 451,
        text: 'then happened draw 1 by A, shuffle deck of A',
        moves: [
          {
            event: 44,
            args: [
              {
                type: 'number',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 0
                },
              },
            ],
          },
          {
            event: 2,
            args: [
              {
                type: 'zone',
                value: (s: State) => {
                  void s
                  return ZONE['deck'] + 0
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'd.club.2c a short deck gives what it has',
    clauses: ['club.2', 'club.3'],
    place: 'rules/trump-king/examples-suits.rules:453',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 462,
        text: 'B does attack with 9♦ on 8♣',
        seat: 1,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 33, owner: NONE }, null] },
      },
      { kind: 'answers', line: 463, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'chooses',
        line: 464,
        text: 'A chooses 1♥, 3♥',
        seat: 0,
        values: [
          { definition: 13, owner: NONE },
          { definition: 15, owner: NONE },
        ],
      },
      {
        kind: 'then',
        line: 465,
        text: 'then count of hand of A = 3',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 3,
      },
      {
        kind: 'then',
        line: 466,
        text: 'then count of deck of A = 2',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 2,
      },
      {
        kind: 'happened',
        line: 467,
        text: 'then happened draw 3 by A',
        moves: [
          {
            event: 44,
            args: [
              {
                type: 'number',
                value: (s: State) => {
                  void s
                  return 3
                },
              },
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 0
                },
              },
            ],
          },
        ],
      },
      { kind: 'then', line: 468, text: 'then life of A = 39', test: (s: State) => s.life[0]! === 39 },
    ],
  },
  {
    title: 'd.club.3 any cards of the hand go back',
    clauses: ['club.3'],
    place: 'rules/trump-king/examples-suits.rules:470',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 479,
        text: 'B does attack with 9♦ on 5♣',
        seat: 1,
        move: { event: 15, args: [{ definition: 47, owner: NONE }, { definition: 30, owner: NONE }, null] },
      },
      { kind: 'answers', line: 480, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'choosable',
        line: 481,
        text: 'A may choose 2♥',
        seat: 0,
        not: false,
        values: [{ definition: 14, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 482,
        text: 'A may choose 3♥',
        seat: 0,
        not: false,
        values: [{ definition: 15, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 483,
        text: 'A may choose 4♠',
        seat: 0,
        not: false,
        values: [{ definition: 3, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 484,
        text: 'A may choose 5♠',
        seat: 0,
        not: false,
        values: [{ definition: 4, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 485,
        text: 'A may choose 6♠',
        seat: 0,
        not: false,
        values: [{ definition: 5, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 486,
        text: 'A may choose 7♠',
        seat: 0,
        not: false,
        values: [{ definition: 6, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 487,
        text: 'A may choose 8♠',
        seat: 0,
        not: false,
        values: [{ definition: 7, owner: NONE }],
      },
      {
        kind: 'chooses',
        line: 488,
        text: 'A chooses 2♥, 3♥, 6♠, 8♠',
        seat: 0,
        values: [
          { definition: 14, owner: NONE },
          { definition: 15, owner: NONE },
          { definition: 5, owner: NONE },
          { definition: 7, owner: NONE },
        ],
      },
      {
        kind: 'then',
        line: 489,
        text: 'then count of hand of A = 3',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 3,
      },
      {
        kind: 'then',
        line: 490,
        text: 'then 4♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 491,
        text: 'then 5♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 492,
        text: 'then 7♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♠'])] === ZONE['hand'] + 0,
      },
    ],
  },
  {
    title: 'd.club-synchro.1a a queen leaves and a club comes',
    clauses: ['club-synchro.1', 'synchro.6'],
    place: 'rules/trump-king/examples-suits.rules:494',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 28, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 37, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 502,
        text: 'B does activate-spell 3♣',
        seat: 1,
        move: { event: 32, args: [{ definition: 28, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 503,
        text: 'A may choose attack',
        seat: 0,
        not: false,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 504,
        text: 'A chooses defence',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 505,
        text: 'then Q♣ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 506,
        text: 'then 7♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♣'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 507,
        text: 'then position of 7♣ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['7♣'])]! === POSITION['defence'],
      },
      {
        kind: 'then',
        line: 508,
        text: 'then 9♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.club-synchro.1b no club waits in the graveyard',
    clauses: ['club-synchro.1'],
    place: 'rules/trump-king/examples-suits.rules:510',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 518,
        text: 'B does activate-trap 9♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 519,
        text: 'then Q♣ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 520,
        text: 'then count of monsters of A = 0',
        test: (s: State) => s.zones[ZONE['monsters'] + 0]!.length === 0,
      },
      {
        kind: 'then',
        line: 521,
        text: 'then 9♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 0,
      },
      { kind: 'then', line: 522, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
    ],
  },
  {
    title: 'd.diamond.1a the five of diamonds and the other fives',
    clauses: ['diamond.1'],
    place: 'rules/trump-king/examples-suits.rules:526',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 533,
        text: 'B may not normal-summon 5♠ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 54, args: [{ definition: 4, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 534,
        text: 'B may not normal-summon 5♥ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 54, args: [{ definition: 17, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 535,
        text: 'B may not normal-summon 5♣ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 54, args: [{ definition: 30, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 536,
        text: 'B may not spade-call 5♠ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 537,
        text: 'B may not club-call 5♣ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 28, args: [{ definition: 30, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 538,
        text: 'B may not activate-spell 5♠ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 32, args: [{ definition: 4, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 539,
        text: 'B may not activate-spell 5♥ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 32, args: [{ definition: 17, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 540,
        text: 'B may not activate-spell 5♣ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 32, args: [{ definition: 30, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 541,
        text: 'B may set-monster 5♠',
        seat: 1,
        not: false,
        move: { event: 55, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 542,
        text: 'B may set-monster 5♣',
        seat: 1,
        not: false,
        move: { event: 55, args: [{ definition: 30, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 543,
        text: 'B may set-card 5♠',
        seat: 1,
        not: false,
        move: { event: 31, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 544,
        text: 'B may set-card 5♥',
        seat: 1,
        not: false,
        move: { event: 31, args: [{ definition: 17, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 545,
        text: 'B may set-card 5♣',
        seat: 1,
        not: false,
        move: { event: 31, args: [{ definition: 30, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 546,
        text: 'B may normal-summon 6♠',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 547,
        text: 'B may spade-call 6♠',
        seat: 1,
        not: false,
        move: { event: 20, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 548,
        text: 'B may activate-spell 6♠',
        seat: 1,
        not: false,
        move: { event: 32, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond.1b a trap of the number is shut, the own cards are not',
    clauses: ['diamond.1', 'trap.5'],
    place: 'rules/trump-king/examples-suits.rules:550',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 557,
        text: 'A may normal-summon 5♠',
        seat: 0,
        not: false,
        move: { event: 54, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 558,
        text: 'A may spade-call 5♠',
        seat: 0,
        not: false,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 559,
        text: 'A may activate-spell 5♠',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'does',
        line: 560,
        text: 'A does normal-summon 5♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 17, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 561,
        text: 'B may not activate-trap 5♣ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 30, owner: NONE }, null] },
        because: ['diamond.1'],
      },
    ],
  },
  {
    title: 'd.diamond.1c face-down it bars nothing',
    clauses: ['diamond.1'],
    place: 'rules/trump-king/examples-suits.rules:563',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 570,
        text: 'B may normal-summon 5♠',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 571,
        text: 'B may normal-summon 5♣',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 30, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 572,
        text: 'B may spade-call 5♠',
        seat: 1,
        not: false,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 573,
        text: 'B may club-call 5♣',
        seat: 1,
        not: false,
        move: { event: 28, args: [{ definition: 30, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 574,
        text: 'B may activate-spell 5♠',
        seat: 1,
        not: false,
        move: { event: 32, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond.1d a joker has no number to bar',
    clauses: ['diamond.1', 'joker.1'],
    place: 'rules/trump-king/examples-suits.rules:576',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 584,
        text: 'B may activate-spell JK1',
        seat: 1,
        not: false,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond.1e the ace of diamonds shuts the ace trap',
    clauses: ['diamond.1', 'rank1.1'],
    place: 'rules/trump-king/examples-suits.rules:586',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 593,
        text: 'A does normal-summon 8♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 20, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 594,
        text: 'B may not activate-trap 1♠ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 0, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'offered',
        line: 595,
        text: 'B may activate-trap 8♣',
        seat: 1,
        not: false,
        move: { event: 33, args: [{ definition: 33, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond.2a no shelter beside the six of diamonds',
    clauses: ['diamond.2', 'heart.5'],
    place: 'rules/trump-king/examples-suits.rules:597',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 604,
        text: 'A does attack with 9♠ on 6♥',
        seat: 0,
        move: { event: 15, args: [{ definition: 8, owner: NONE }, { definition: 18, owner: NONE }, null] },
      },
      { kind: 'answers', line: 605, text: 'A declines', seat: 0, answer: 'declines' },
      {
        kind: 'then',
        line: 606,
        text: 'then 6♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♥'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 607, text: 'then life of B = 42', test: (s: State) => s.life[1]! === 42 },
    ],
  },
  {
    title: 'd.diamond.2c-a the first of two twins prevails',
    clauses: ['diamond.2'],
    place: 'rules/trump-king/examples-suits.rules:609',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 618,
        text: 'B does change-position 4♦ of B',
        seat: 1,
        move: { event: 18, args: [{ definition: 42, owner: 1 }, null] },
      },
      {
        kind: 'offered',
        line: 619,
        text: 'B may not normal-summon 4♠ because [diamond.1]',
        seat: 1,
        not: true,
        move: { event: 54, args: [{ definition: 3, owner: NONE }, null] },
        because: ['diamond.1'],
      },
      {
        kind: 'then',
        line: 620,
        text: 'then position of (4♦ of B) = attack',
        test: (s: State) => s.position[copyOf(s, CARD['4♦'], 1)]! === POSITION['attack'],
      },
      {
        kind: 'then',
        line: 621,
        text: 'then 4♦ of A in prevailing',
        test: (s: State) => prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)),
      },
      {
        kind: 'then',
        line: 622,
        text: 'then 4♦ of B not in prevailing',
        test: (s: State) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)),
      },
      {
        kind: 'then',
        line: 623,
        text: 'then 4♦ of B is negated',
        test: (s: State) => isNegated(s, copyOf(s, CARD['4♦'], 1)),
      },
      {
        kind: 'then',
        line: 624,
        text: 'then 4♦ of A is not negated',
        test: (s: State) => !isNegated(s, copyOf(s, CARD['4♦'], 0)),
      },
    ],
  },
  {
    title: "d.diamond.2c-b the later twin does not bar the first one's player",
    clauses: ['diamond.2'],
    place: 'rules/trump-king/examples-suits.rules:626',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 634,
        text: 'A may normal-summon 4♠',
        seat: 0,
        not: false,
        move: { event: 54, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 635,
        text: 'A may spade-call 4♠',
        seat: 0,
        not: false,
        move: { event: 20, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 636,
        text: 'A may activate-spell 4♠',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond.2d no second cut beside the seven of diamonds',
    clauses: ['diamond.2', 'spade.2'],
    place: 'rules/trump-king/examples-suits.rules:638',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 645,
        text: 'B does attack with 7♠ on 3♦',
        seat: 1,
        move: { event: 15, args: [{ definition: 6, owner: NONE }, { definition: 41, owner: NONE }, null] },
      },
      { kind: 'answers', line: 646, text: 'B passes', seat: 1, answer: 'passes' },
      {
        kind: 'offered',
        line: 647,
        text: 'B may attack with 2♣ on 7♦',
        seat: 1,
        not: false,
        move: { event: 15, args: [{ definition: 27, owner: NONE }, { definition: 45, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 648,
        text: 'then 3♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0,
      },
      { kind: 'then', line: 649, text: 'then life of A = 36', test: (s: State) => s.life[0]! === 36 },
    ],
  },
  {
    title: 'd.diamond.2e no cards beside the five of diamonds',
    clauses: ['diamond.2', 'club.2'],
    place: 'rules/trump-king/examples-suits.rules:651',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 659,
        text: 'A does attack with 9♠ on 5♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 8, owner: NONE }, { definition: 30, owner: NONE }, null] },
      },
      { kind: 'answers', line: 660, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'offered',
        line: 661,
        text: 'B may activate-trap 9♥',
        seat: 1,
        not: false,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 662,
        text: 'then 5♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 663, text: 'then life of B = 34', test: (s: State) => s.life[1]! === 34 },
      {
        kind: 'then',
        line: 664,
        text: 'then count of hand of B = 0',
        test: (s: State) => s.zones[ZONE['hand'] + 1]!.length === 0,
      },
      {
        kind: 'then',
        line: 665,
        text: 'then count of deck of B = 6',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 6,
      },
    ],
  },
  {
    title: 'd.diamond.3a a diamond breaks a card and pays for it',
    clauses: ['diamond.3', 'diamond.4', 'diamond.5'],
    place: 'rules/trump-king/examples-suits.rules:667',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 676,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 677,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'chooses', line: 678, text: 'A chooses 9♣', seat: 0, values: [{ definition: 34, owner: NONE }] },
      {
        kind: 'choosable',
        line: 679,
        text: 'B may choose attack',
        seat: 1,
        not: false,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 680,
        text: 'B chooses defence',
        seat: 1,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 681,
        text: 'then 2♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 682,
        text: 'then 8♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 683, text: 'then 8♦ is face-up', test: (s: State) => isFaceUp(s, theCopy(s, CARD['8♦'])) },
      {
        kind: 'then',
        line: 684,
        text: 'then 9♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 685,
        text: 'then 3♥ in backrow of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['backrow'] + 1,
      },
      {
        kind: 'then',
        line: 686,
        text: 'then 4♠ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['monsters'] + 1,
      },
      {
        kind: 'then',
        line: 687,
        text: 'then position of 4♠ = defence',
        test: (s: State) => s.position[theCopy(s, CARD['4♠'])]! === POSITION['defence'],
      },
      {
        kind: 'then',
        line: 688,
        text: 'then count of deck of B = 1',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 1,
      },
    ],
  },
  {
    title: 'd.diamond.3b nothing across the table',
    clauses: ['diamond.3'],
    place: 'rules/trump-king/examples-suits.rules:690',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 14, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 696,
        text: 'A may not diamond-call 8♦ because [diamond.3]',
        seat: 0,
        not: true,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
        because: ['diamond.3'],
      },
    ],
  },
  {
    title: 'd.diamond.3c nothing to send',
    clauses: ['diamond.3'],
    place: 'rules/trump-king/examples-suits.rules:698',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 704,
        text: 'A may not diamond-call 8♦ because [diamond.3]',
        seat: 0,
        not: true,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
        because: ['diamond.3'],
      },
    ],
  },
  {
    title: 'd.diamond.3d what is sent must make room',
    clauses: ['diamond.3', 'summon.7'],
    place: 'rules/trump-king/examples-suits.rules:706',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 714,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 715,
        text: 'A may choose 2♥',
        seat: 0,
        not: false,
        values: [{ definition: 14, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 716,
        text: 'A may choose 3♣',
        seat: 0,
        not: false,
        values: [{ definition: 28, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 717,
        text: 'A may choose 4♦',
        seat: 0,
        not: false,
        values: [{ definition: 42, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 718,
        text: 'A may not choose 6♠',
        seat: 0,
        not: true,
        values: [{ definition: 5, owner: NONE }],
      },
      { kind: 'chooses', line: 719, text: 'A chooses 3♣', seat: 0, values: [{ definition: 28, owner: NONE }] },
      {
        kind: 'chooses',
        line: 720,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 721,
        text: 'then 3♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 722,
        text: 'then 8♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 723,
        text: 'then 6♠ in backrow of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['backrow'] + 0,
      },
    ],
  },
  {
    title: 'd.diamond.3e a jack goes home and counts as sent',
    clauses: ['diamond.3', 'synchro.6'],
    place: 'rules/trump-king/examples-suits.rules:725',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 732,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 733,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 734,
        text: 'then J♠ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 735,
        text: 'then 8♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'd.diamond.4a a normal summon breaks nothing',
    clauses: ['diamond.4'],
    place: 'rules/trump-king/examples-suits.rules:737',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
      placeGiven(s, 3, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 744,
        text: 'A does normal-summon 8♦',
        seat: 0,
        move: { event: 54, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 745,
        text: 'then 8♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 746,
        text: 'then 9♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['monsters'] + 1,
      },
      {
        kind: 'then',
        line: 747,
        text: 'then count of deck of B = 1',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 1,
      },
    ],
  },
  {
    title: 'd.diamond.5b no room for the card from the deck',
    clauses: ['diamond.5'],
    place: 'rules/trump-king/examples-suits.rules:749',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 758,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 759,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'chooses', line: 760, text: 'A chooses 5♥', seat: 0, values: [{ definition: 17, owner: NONE }] },
      {
        kind: 'offered',
        line: 761,
        text: 'A may set-card 6♣',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 31, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 762,
        text: 'then 5♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['5♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 763,
        text: 'then count of monsters of B = 3',
        test: (s: State) => s.zones[ZONE['monsters'] + 1]!.length === 3,
      },
      {
        kind: 'then',
        line: 764,
        text: 'then 6♠ in top of (deck of B, 1)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['6♠'])),
      },
    ],
  },
  {
    title: 'd.diamond.5c an eight from the deck is barred',
    clauses: ['diamond.5', 'diamond.1'],
    place: 'rules/trump-king/examples-suits.rules:766',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 774,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 775,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'answers', line: 776, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 777,
        text: 'A may set-card 6♣',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 31, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 778,
        text: 'then 9♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 779,
        text: 'then count of monsters of B = 0',
        test: (s: State) => s.zones[ZONE['monsters'] + 1]!.length === 0,
      },
      {
        kind: 'then',
        line: 780,
        text: 'then 8♠ in top of (deck of B, 1)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 1]!, 1).includes(theCopy(s, CARD['8♠'])),
      },
      {
        kind: 'then',
        line: 781,
        text: 'then A in viewers of 8♠',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(0),
      },
      {
        kind: 'then',
        line: 782,
        text: 'then B in viewers of 8♠',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['8♠'])).includes(1),
      },
    ],
  },
  {
    title: 'd.diamond.5e a queen counts as destroyed, a joker comes',
    clauses: ['diamond.5'],
    place: 'rules/trump-king/examples-suits.rules:784',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 792,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 793,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 794,
        text: 'B chooses defence',
        seat: 1,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['defence']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 795,
        text: 'then Q♠ in extra of B',
        test: (s: State) => s.place[theCopy(s, CARD['Q♠'])] === ZONE['extra'] + 1,
      },
      {
        kind: 'then',
        line: 796,
        text: 'then JK1 in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['monsters'] + 1,
      },
      {
        kind: 'then',
        line: 797,
        text: 'then value of JK1 = 0',
        test: (s: State) => valueOf(s, theCopy(s, CARD['JK1'])) === 0,
      },
      {
        kind: 'then',
        line: 798,
        text: 'then count of deck of B = 1',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 1,
      },
    ],
  },
  {
    title: 'd.diamond-synchro.1-a a suit and a number are named',
    clauses: ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
    place: 'rules/trump-king/examples-suits.rules:800',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 808,
        text: 'A does synchro-summon J♦',
        seat: 0,
        move: { event: 59, args: [{ definition: 49, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 809,
        text: 'A chooses 5♦, 6♣',
        seat: 0,
        values: [
          { definition: 43, owner: NONE },
          { definition: 31, owner: NONE },
        ],
      },
      {
        kind: 'chooses',
        line: 810,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 811,
        text: 'A chooses ♥',
        seat: 0,
        values: [
          {
            type: 'suit',
            value: (s: State) => {
              void s
              return SUIT['♥']
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 812,
        text: 'A chooses 5',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 5
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 813,
        text: 'then J♦ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♦'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 814,
        text: 'then named-suit of J♦ = ♥',
        test: (s: State) => s.namedSuit[theCopy(s, CARD['J♦'])]! === SUIT['♥'],
      },
      {
        kind: 'then',
        line: 815,
        text: 'then named-rank of J♦ = 5',
        test: (s: State) => s.namedRank[theCopy(s, CARD['J♦'])]! === 5,
      },
      { kind: 'then', line: 816, text: 'then 9♥ is negated', test: (s: State) => isNegated(s, theCopy(s, CARD['9♥'])) },
      { kind: 'then', line: 817, text: 'then 5♠ is negated', test: (s: State) => isNegated(s, theCopy(s, CARD['5♠'])) },
      {
        kind: 'then',
        line: 818,
        text: 'then 9♠ is not negated',
        test: (s: State) => !isNegated(s, theCopy(s, CARD['9♠'])),
      },
      {
        kind: 'then',
        line: 819,
        text: 'then 3♥ is not negated',
        test: (s: State) => !isNegated(s, theCopy(s, CARD['3♥'])),
      },
    ],
  },
  {
    title: 'd.diamond-synchro.1-b what the other player may still summon',
    clauses: ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
    place: 'rules/trump-king/examples-suits.rules:821',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 828,
        text: 'B may not normal-summon 9♥ because [diamond-synchro.3]',
        seat: 1,
        not: true,
        move: { event: 54, args: [{ definition: 21, owner: NONE }, null] },
        because: ['diamond-synchro.3'],
      },
      {
        kind: 'offered',
        line: 829,
        text: 'B may not normal-summon 5♠ because [diamond-synchro.3]',
        seat: 1,
        not: true,
        move: { event: 54, args: [{ definition: 4, owner: NONE }, null] },
        because: ['diamond-synchro.3'],
      },
      {
        kind: 'offered',
        line: 830,
        text: 'B may not spade-call 5♠ because [diamond-synchro.3]',
        seat: 1,
        not: true,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
        because: ['diamond-synchro.3'],
      },
      {
        kind: 'offered',
        line: 831,
        text: 'B may normal-summon 9♠',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 8, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 832,
        text: 'B may spade-call 9♠',
        seat: 1,
        not: false,
        move: { event: 20, args: [{ definition: 8, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 833,
        text: 'B may normal-summon 7♣',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 32, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 834,
        text: 'B may normal-summon 6♦',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 44, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond-synchro.1-c the own cards are free',
    clauses: ['diamond-synchro.1', 'diamond-synchro.2', 'diamond-synchro.3'],
    place: 'rules/trump-king/examples-suits.rules:836',
    options: [],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 5
        s.namedSuit[card] = SUIT['♥']
        s.namedRank[card] = 5
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 842,
        text: 'A may normal-summon 5♠',
        seat: 0,
        not: false,
        move: { event: 54, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 843,
        text: 'A may spade-call 5♠',
        seat: 0,
        not: false,
        move: { event: 20, args: [{ definition: 4, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'does',
        line: 844,
        text: 'A does normal-summon 3♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 15, owner: NONE }, null] },
      },
      { kind: 'answers', line: 845, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'then', line: 846, text: 'then life of A = 43', test: (s: State) => s.life[0]! === 43 },
    ],
  },
  {
    title: 'd.diamond-synchro.2a no shelter for a named suit',
    clauses: ['diamond-synchro.2', 'heart.5'],
    place: 'rules/trump-king/examples-suits.rules:848',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 856,
        text: 'A does attack with 10♠ on 9♥',
        seat: 0,
        move: { event: 15, args: [{ definition: 9, owner: NONE }, { definition: 21, owner: NONE }, null] },
      },
      { kind: 'answers', line: 857, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 858,
        text: 'then 9♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 859, text: 'then life of B = 45', test: (s: State) => s.life[1]! === 45 },
    ],
  },
  {
    title: 'd.diamond-synchro.2b a named suit casts no spell',
    clauses: ['diamond-synchro.2', 'spell.3'],
    place: 'rules/trump-king/examples-suits.rules:861',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 868,
        text: 'B may not activate-spell 4♥ because [spell.3]',
        seat: 1,
        not: true,
        move: { event: 32, args: [{ definition: 16, owner: NONE }, null] },
        because: ['spell.3'],
      },
    ],
  },
  {
    title: 'd.diamond-synchro.3-a two queens that are not named',
    clauses: ['diamond-synchro.3', 'synchro.5'],
    place: 'rules/trump-king/examples-suits.rules:870',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 878,
        text: 'B may synchro-summon Q♠',
        seat: 1,
        not: false,
        move: { event: 59, args: [{ definition: 11, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 879,
        text: 'B may synchro-summon Q♣',
        seat: 1,
        not: false,
        move: { event: 59, args: [{ definition: 37, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'd.diamond-synchro.3-b the queen of the named suit stays away',
    clauses: ['diamond-synchro.3', 'synchro.5'],
    place: 'rules/trump-king/examples-suits.rules:881',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 889,
        text: 'B may synchro-summon Q♠',
        seat: 1,
        not: false,
        move: { event: 59, args: [{ definition: 11, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 890,
        text: 'B may not synchro-summon Q♥ because [diamond-synchro.3]',
        seat: 1,
        not: true,
        move: { event: 59, args: [{ definition: 24, owner: NONE }, null] },
        because: ['diamond-synchro.3'],
      },
      {
        kind: 'offered',
        line: 891,
        text: 'B may not synchro-summon Q♣ because [synchro.5]',
        seat: 1,
        not: true,
        move: { event: 59, args: [{ definition: 37, owner: NONE }, null] },
        because: ['synchro.5'],
      },
    ],
  },
  {
    title: 'd.rank1.1b an attack is no summon',
    clauses: ['rank1.1'],
    place: 'rules/trump-king/examples-ranks.rules:5',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 8, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 11,
        text: 'A does attack-directly with 9♠',
        seat: 0,
        move: { event: 14, args: [{ definition: 8, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 12,
        text: 'B may not activate-trap 1♣ because [rank1.1]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 26, owner: NONE }, null] },
        because: ['rank1.1'],
      },
    ],
  },
  {
    title: 'd.rank1.2 an ace clears the table',
    clauses: ['rank1.2'],
    place: 'rules/trump-king/examples-ranks.rules:14',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 23,
        text: 'A does normal-summon 3♦',
        seat: 0,
        move: { event: 54, args: [{ definition: 41, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 24,
        text: 'B does activate-trap 1♣',
        seat: 1,
        move: { event: 33, args: [{ definition: 26, owner: NONE }, null] },
      },
      { kind: 'answers', line: 25, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 26,
        text: 'A may set-card 6♦',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 44, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 27,
        text: 'then count of monsters of A = 0',
        test: (s: State) => s.zones[ZONE['monsters'] + 0]!.length === 0,
      },
      {
        kind: 'then',
        line: 28,
        text: 'then count of monsters of B = 0',
        test: (s: State) => s.zones[ZONE['monsters'] + 1]!.length === 0,
      },
      {
        kind: 'then',
        line: 29,
        text: 'then 7♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 30,
        text: 'then 5♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['5♣'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 31,
        text: 'then 3♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♦'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 32,
        text: 'then 9♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 33,
        text: 'then 2♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 34,
        text: 'then count of deck of A = 6',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 6,
      },
    ],
  },
  {
    title: 'd.rank1.3-a an ace as an ordinary spell',
    clauses: ['rank1.1', 'spell.1'],
    place: 'rules/trump-king/examples-ranks.rules:36',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 42,
        text: 'A does activate-spell 1♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 0, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 43,
        text: 'then 9♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['graveyard'] + 1,
      },
    ],
  },
  {
    title: 'd.rank1.3-b an ace is only a trap at this table',
    clauses: ['rank1.1', 'spell.1'],
    place: 'rules/trump-king/examples-ranks.rules:45',
    options: [[8, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 52,
        text: 'A may not activate-spell 1♠ because [gap.special-rank-roles]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 0, owner: NONE }, null] },
        because: ['gap.special-rank-roles'],
      },
    ],
  },
  {
    title: 'd.rank2.1 one of three',
    clauses: ['rank2.1'],
    place: 'rules/trump-king/examples-ranks.rules:56',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 62,
        text: 'A does activate-spell 2♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 63,
        text: 'A may choose 9♠',
        seat: 0,
        not: false,
        values: [{ definition: 8, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 64,
        text: 'A may choose 10♦',
        seat: 0,
        not: false,
        values: [{ definition: 48, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 65,
        text: 'A may not choose 4♥',
        seat: 0,
        not: true,
        values: [{ definition: 16, owner: NONE }],
      },
      { kind: 'chooses', line: 66, text: 'A chooses 3♥', seat: 0, values: [{ definition: 15, owner: NONE }] },
      {
        kind: 'happened',
        line: 67,
        text: 'then happened show 3♥ to B',
        moves: [
          {
            event: 3,
            args: [
              { definition: 15, owner: NONE },
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
            ],
          },
        ],
      },
      {
        kind: 'then',
        line: 68,
        text: 'then 3♥ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 69,
        text: 'then 9♠ in top of (deck of A, 1)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['9♠'])),
      },
      {
        kind: 'then',
        line: 70,
        text: 'then 10♦ in top of (deck of A, 2)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['10♦'])),
      },
      {
        kind: 'then',
        line: 71,
        text: 'then count of deck of A = 3',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 3,
      },
      {
        kind: 'then',
        line: 72,
        text: 'then 2♣ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♣'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.rank2.1b-a a deck of two',
    clauses: ['rank2.1'],
    place: 'rules/trump-king/examples-ranks.rules:74',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 80,
        text: 'A does activate-spell 2♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 81,
        text: 'A may choose 9♠',
        seat: 0,
        not: false,
        values: [{ definition: 8, owner: NONE }],
      },
      { kind: 'chooses', line: 82, text: 'A chooses 3♥', seat: 0, values: [{ definition: 15, owner: NONE }] },
      {
        kind: 'then',
        line: 83,
        text: 'then 3♥ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 84,
        text: 'then count of deck of A = 1',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 1,
      },
    ],
  },
  {
    title: 'd.rank2.1b-b a deck of none',
    clauses: ['rank2.1', 'spell.3'],
    place: 'rules/trump-king/examples-ranks.rules:86',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 91,
        text: 'A may not activate-spell 2♣ because [spell.3]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
        because: ['spell.3'],
      },
    ],
  },
  {
    title: 'd.rank2.2 one two in a turn',
    clauses: ['rank2.2'],
    place: 'rules/trump-king/examples-ranks.rules:93',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 100,
        text: 'A does activate-spell 2♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 101, text: 'A chooses 3♥', seat: 0, values: [{ definition: 15, owner: NONE }] },
      {
        kind: 'offered',
        line: 102,
        text: 'A may not activate-spell 2♠ because [rank2.2]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 1, owner: NONE }, null] },
        because: ['rank2.2'],
      },
      {
        kind: 'offered',
        line: 103,
        text: 'A may normal-summon 2♠',
        seat: 0,
        not: false,
        move: { event: 54, args: [{ definition: 1, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 104,
        text: 'A may set-card 2♠',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 1, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'does',
        line: 105,
        text: 'A does activate-spell 2♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 1, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 106, text: 'A chooses 10♦', seat: 0, values: [{ definition: 48, owner: NONE }] },
      { kind: 'then', line: 107, text: 'then turn-number = 7', test: (s: State) => s.turnNumber === 7 },
      {
        kind: 'then',
        line: 108,
        text: 'then 10♦ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['10♦'])] === ZONE['hand'] + 0,
      },
    ],
  },
  {
    title: 'd.rank8.1a an eight breaks one set card',
    clauses: ['rank8.1'],
    place: 'rules/trump-king/examples-ranks.rules:112',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
      placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 118,
        text: 'A does activate-spell 8♦',
        seat: 0,
        move: { event: 32, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 119,
        text: 'A may choose 4♥',
        seat: 0,
        not: false,
        values: [{ definition: 16, owner: NONE }],
      },
      { kind: 'chooses', line: 120, text: 'A chooses 3♥', seat: 0, values: [{ definition: 15, owner: NONE }] },
      {
        kind: 'then',
        line: 121,
        text: 'then 3♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 122,
        text: 'then A in viewers of 3♥',
        test: (s: State) => viewersOf(s, theCopy(s, CARD['3♥'])).includes(0),
      },
      {
        kind: 'then',
        line: 123,
        text: 'then 4♥ in backrow of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['backrow'] + 1,
      },
    ],
  },
  {
    title: 'd.rank8.1b the card meant slips away into its use',
    clauses: ['rank8.1'],
    place: 'rules/trump-king/examples-ranks.rules:125',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 21, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 132,
        text: 'A does activate-spell 8♦',
        seat: 0,
        move: { event: 32, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 133,
        text: 'B does activate-trap 9♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 134,
        text: 'then 6♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 135,
        text: 'then 9♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 136,
        text: 'then 8♦ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♦'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 137,
        text: 'then times (destroy) during main = 0',
        test: (s: State) => s.timesDestroyDuringMain === 0,
      },
    ],
  },
  {
    title: 'd.rank9.1a a nine needs no occasion',
    clauses: ['rank9.1'],
    place: 'rules/trump-king/examples-ranks.rules:141',
    options: [],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
      placeGiven(s, 2, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      { kind: 'answers', line: 148, text: 'B passes', seat: 1, answer: 'passes' },
      {
        kind: 'does',
        line: 149,
        text: 'A does activate-trap 9♥',
        seat: 0,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 150,
        text: 'then 3♠ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 151,
        text: 'then 9♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.joker.1-a a joker on an empty field',
    clauses: ['joker.1'],
    place: 'rules/trump-king/examples-ranks.rules:155',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 1, NONE, ZONE['graveyard'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 161,
        text: 'A does activate-spell JK1',
        seat: 0,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 162,
        text: 'then count of hand of A = 2',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 2,
      },
      {
        kind: 'then',
        line: 163,
        text: 'then count of graveyard of A = 3',
        test: (s: State) => s.zones[ZONE['graveyard'] + 0]!.length === 3,
      },
      {
        kind: 'then',
        line: 164,
        text: 'then JK1 in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'd.joker.1-b any own monster keeps the joker back',
    clauses: ['joker.1'],
    place: 'rules/trump-king/examples-ranks.rules:166',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 173,
        text: 'A may not activate-spell JK1 because [joker.1]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
        because: ['joker.1'],
      },
    ],
  },
  {
    title: 'd.joker.2b the other joker does not count',
    clauses: ['joker.2', 'spell.3'],
    place: 'rules/trump-king/examples-ranks.rules:175',
    options: [],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 181,
        text: 'A may not activate-spell JK1 because [joker.2]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
        because: ['joker.2'],
      },
    ],
  },
  {
    title: 'd.chain.1 the last card used is the first to work',
    clauses: ['trap.3', 'rank8.1', 'rank9.1'],
    place: 'rules/trump-king/examples-ranks.rules:185',
    options: [],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 192,
        text: 'A does normal-summon 10♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 35, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 193,
        text: 'B does activate-trap 3♣',
        seat: 1,
        move: { event: 33, args: [{ definition: 28, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 194,
        text: 'A does activate-trap 8♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 7, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 195,
        text: 'B does activate-trap 9♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 196,
        text: 'then 10♣ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['10♣'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 197,
        text: 'then 9♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 198,
        text: 'then 3♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 199,
        text: 'then 8♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 200,
        text: 'then count of banished = 0',
        test: (s: State) => family(s, ZONE['banished']).length === 0,
      },
      {
        kind: 'then',
        line: 201,
        text: 'then times (destroy) during main = 0',
        test: (s: State) => s.timesDestroyDuringMain === 0,
      },
    ],
  },
  {
    title: 'opt.first-player.chosen somebody decides who begins',
    clauses: ['gap.first-player'],
    place: 'rules/trump-king/examples-options.rules:5',
    options: [[1, 1]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doSetUp(s)
    },
    steps: [
      {
        kind: 'chooses',
        line: 9,
        text: 'A chooses B',
        seat: 0,
        values: [
          {
            type: 'player',
            value: (s: State) => {
              void s
              return 1
            },
          },
        ],
      },
      { kind: 'then', line: 10, text: 'then turn-player = B', test: (s: State) => s.turnPlayer === 1 },
    ],
  },
  {
    title: 'opt.first-player.fixed the first seat begins',
    clauses: ['gap.first-player'],
    place: 'rules/trump-king/examples-options.rules:12',
    options: [[1, 2]],
    given(s) {
      void s
    },
    start(s) {
      void s
      doSetUp(s)
    },
    steps: [{ kind: 'then', line: 16, text: 'then turn-player = A', test: (s: State) => s.turnPlayer === 0 }],
  },
  {
    title: 'opt.deck-out.no-effect play goes on without a deck',
    clauses: ['gap.deck-out'],
    place: 'rules/trump-king/examples-options.rules:18',
    options: [[2, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      s.turnPlayer = 1
      placeGiven(s, 29, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doTurn(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 25,
        text: 'B does set-card 4♣',
        seat: 1,
        move: { event: 31, args: [{ definition: 29, owner: NONE }, null] },
      },
      { kind: 'then', line: 26, text: 'then turn-number = 6', test: (s: State) => s.turnNumber === 6 },
      {
        kind: 'then',
        line: 27,
        text: 'then 4♣ in backrow of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['backrow'] + 1,
      },
    ],
  },
  {
    title: 'opt.hand-limit.6 down to six',
    clauses: ['gap.hand-limit'],
    place: 'rules/trump-king/examples-options.rules:29',
    options: [[3, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doHandCheck(s, 0)
    },
    steps: [
      {
        kind: 'chooses',
        line: 35,
        text: 'A chooses 2♥, 7♥',
        seat: 0,
        values: [
          { definition: 14, owner: NONE },
          { definition: 19, owner: NONE },
        ],
      },
      {
        kind: 'then',
        line: 36,
        text: 'then count of hand of A = 6',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 6,
      },
      {
        kind: 'then',
        line: 37,
        text: 'then 2♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 38,
        text: 'then 7♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♥'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'opt.hand-limit.7 down to seven',
    clauses: ['gap.hand-limit'],
    place: 'rules/trump-king/examples-options.rules:40',
    options: [[3, 2]],
    given(s) {
      void s
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
    start(s) {
      void s
      doHandCheck(s, 0)
    },
    steps: [
      { kind: 'chooses', line: 46, text: 'A chooses 2♥', seat: 0, values: [{ definition: 14, owner: NONE }] },
      {
        kind: 'then',
        line: 47,
        text: 'then count of hand of A = 7',
        test: (s: State) => s.zones[ZONE['hand'] + 0]!.length === 7,
      },
      {
        kind: 'then',
        line: 48,
        text: 'then 2♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'opt.simultaneous-loss.turn-player-loses both at nothing',
    clauses: ['gap.simultaneous-loss'],
    place: 'rules/trump-king/examples-options.rules:50',
    options: [[4, 1]],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      s.life[0] = 0
      s.life[1] = 0
    },
    start(s) {
      void s
      doCheckLives(s)
    },
    steps: [
      { kind: 'then', line: 58, text: 'then result of B = -1', test: (s: State) => s.result[1]! === 0 - 1 },
      { kind: 'then', line: 59, text: 'then result of A = 1', test: (s: State) => s.result[0]! === 1 },
    ],
  },
  {
    title: 'opt.turn-limit.endless a game without end',
    clauses: ['gap.turn-limit'],
    place: 'rules/trump-king/examples-options.rules:61',
    options: [[5, 1]],
    given(s) {
      void s
      s.turnNumber = 200
      placeGiven(s, 29, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 3)
      doMain(s, 0)
    },
    steps: [
      { kind: 'answers', line: 67, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'does',
        line: 68,
        text: 'B does set-card 4♣',
        seat: 1,
        move: { event: 31, args: [{ definition: 29, owner: NONE }, null] },
      },
      { kind: 'then', line: 69, text: 'then turn-number = 201', test: (s: State) => s.turnNumber === 201 },
    ],
  },
  {
    title: 'opt.pay-to-zero.allowed the last point paid is the game lost',
    clauses: ['gap.pay-to-zero'],
    place: 'rules/trump-king/examples-options.rules:71',
    options: [[6, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      s.life[0] = 7
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 78,
        text: 'A does spade-call 7♠',
        seat: 0,
        move: { event: 20, args: [{ definition: 6, owner: NONE }, null] },
      },
      { kind: 'then', line: 79, text: 'then result of A = -1', test: (s: State) => s.result[0]! === 0 - 1 },
      { kind: 'then', line: 80, text: 'then result of B = 1', test: (s: State) => s.result[1]! === 1 },
    ],
  },
  {
    title: 'opt.joker-as-monster.forbidden a joker is no monster',
    clauses: ['gap.joker-as-monster'],
    place: 'rules/trump-king/examples-options.rules:84',
    options: [[7, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 90,
        text: 'A may not normal-summon JK1 because [gap.joker-as-monster]',
        seat: 0,
        not: true,
        move: { event: 54, args: [{ definition: 52, owner: NONE }, null] },
        because: ['gap.joker-as-monster'],
      },
      {
        kind: 'offered',
        line: 91,
        text: 'A may not set-monster JK1 because [gap.joker-as-monster]',
        seat: 0,
        not: true,
        move: { event: 55, args: [{ definition: 52, owner: NONE }, null] },
        because: ['gap.joker-as-monster'],
      },
      {
        kind: 'offered',
        line: 92,
        text: 'A may set-card JK1',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 52, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.joker-as-monster.forbidden not even from the deck',
    clauses: ['gap.joker-as-monster', 'diamond.5'],
    place: 'rules/trump-king/examples-options.rules:94',
    options: [[7, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 103,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 104,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'answers', line: 105, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 106,
        text: 'A may set-card 6♣',
        seat: 0,
        not: false,
        move: { event: 31, args: [{ definition: 31, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 107,
        text: 'then 9♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 108,
        text: 'then JK1 in deck of B',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['deck'] + 1,
      },
    ],
  },
  {
    title: 'opt.special-rank-roles.exclusive no spell out of a trap',
    clauses: ['gap.special-rank-roles'],
    place: 'rules/trump-king/examples-options.rules:110',
    options: [[8, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 5, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 117,
        text: 'A may not activate-spell 1♠ because [gap.special-rank-roles]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 0, owner: NONE }, null] },
        because: ['gap.special-rank-roles'],
      },
      {
        kind: 'offered',
        line: 118,
        text: 'A may not activate-spell 9♠ because [gap.special-rank-roles]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 8, owner: NONE }, null] },
        because: ['gap.special-rank-roles'],
      },
      {
        kind: 'offered',
        line: 119,
        text: 'A may activate-spell 4♠',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.special-rank-roles.exclusive no trap out of a spell',
    clauses: ['gap.special-rank-roles'],
    place: 'rules/trump-king/examples-options.rules:121',
    options: [[8, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
      placeGiven(s, 1, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 128,
        text: 'A does normal-summon 6♠',
        seat: 0,
        move: { event: 54, args: [{ definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 129,
        text: 'B may not activate-trap 2♠ because [gap.special-rank-roles]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 1, owner: NONE }, null] },
        because: ['gap.special-rank-roles'],
      },
      {
        kind: 'offered',
        line: 130,
        text: 'B may activate-trap 4♠',
        seat: 1,
        not: false,
        move: { event: 33, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.face-down-role.declared set as a trap it is no spell',
    clauses: ['gap.face-down-role'],
    place: 'rules/trump-king/examples-options.rules:132',
    options: [[9, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 139,
        text: 'A does set-card 4♠',
        seat: 0,
        move: { event: 31, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 140,
        text: 'A chooses trap',
        seat: 0,
        values: [
          {
            type: 'role',
            value: (s: State) => {
              void s
              return ROLE['trap']
            },
          },
        ],
      },
      {
        kind: 'offered',
        line: 141,
        text: 'A may not activate-spell 4♠ because [gap.face-down-role]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: ['gap.face-down-role'],
      },
    ],
  },
  {
    title: 'opt.face-down-role.declared set as a spell it is no trap',
    clauses: ['gap.face-down-role'],
    place: 'rules/trump-king/examples-options.rules:143',
    options: [[9, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 150,
        text: 'A does normal-summon 9♠',
        seat: 0,
        move: { event: 54, args: [{ definition: 8, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 151,
        text: 'B may not activate-trap 4♠ because [gap.face-down-role]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 3, owner: NONE }, null] },
        because: ['gap.face-down-role'],
      },
      {
        kind: 'offered',
        line: 152,
        text: 'B may activate-trap 6♠',
        seat: 1,
        not: false,
        move: { event: 33, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.hand-spell-slot.needed a spell wants a free place',
    clauses: ['gap.slot-for-hand-activation'],
    place: 'rules/trump-king/examples-options.rules:154',
    options: [[10, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 162,
        text: 'A may not activate-spell 4♠ because [gap.slot-for-hand-activation]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
        because: ['gap.slot-for-hand-activation'],
      },
      {
        kind: 'offered',
        line: 163,
        text: 'A may activate-spell 3♠',
        seat: 0,
        not: false,
        move: { event: 32, args: [{ definition: 2, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.quick-from-hand.yes an eight straight from the hand',
    clauses: ['gap.quick-from-hand'],
    place: 'rules/trump-king/examples-options.rules:165',
    options: [[11, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 172,
        text: 'A does normal-summon 10♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 35, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 173,
        text: 'A does activate-trap 8♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 7, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 174,
        text: 'then 3♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 175,
        text: 'then 8♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'opt.set-and-flip-as-summon.yes a trap for a set monster',
    clauses: ['gap.set-and-flip-as-summon'],
    place: 'rules/trump-king/examples-options.rules:177',
    options: [[12, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 3, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 184,
        text: 'A does set-monster 7♠',
        seat: 0,
        move: { event: 55, args: [{ definition: 6, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 185,
        text: 'B does activate-trap 4♠',
        seat: 1,
        move: { event: 33, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 186,
        text: 'then 7♠ in banished of A',
        test: (s: State) => s.place[theCopy(s, CARD['7♠'])] === ZONE['banished'] + 0,
      },
    ],
  },
  {
    title: 'opt.set-and-flip-as-summon.yes a trap for a monster turned up',
    clauses: ['gap.set-and-flip-as-summon'],
    place: 'rules/trump-king/examples-options.rules:188',
    options: [[12, 1]],
    given(s) {
      void s
      s.turnNumber = 7
      placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.position[card] = POSITION['face-down']
        s.arrived[card] = 5
      })
      placeGiven(s, 5, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 195,
        text: 'A does change-position 6♣',
        seat: 0,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 196,
        text: 'B does activate-trap 6♠',
        seat: 1,
        move: { event: 33, args: [{ definition: 5, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 197,
        text: 'then 6♣ in banished of A',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['banished'] + 0,
      },
    ],
  },
  {
    title: 'opt.heart-heal-on-special.yes a heart from the deck gains life',
    clauses: ['gap.heart-heal-on-special'],
    place: 'rules/trump-king/examples-options.rules:199',
    options: [[13, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 210,
        text: 'B does diamond-call 10♦',
        seat: 1,
        move: { event: 29, args: [{ definition: 48, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 211,
        text: 'B chooses attack',
        seat: 1,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      { kind: 'answers', line: 212, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'then',
        line: 213,
        text: 'then 9♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['monsters'] + 0,
      },
      { kind: 'then', line: 214, text: 'then life of A = 39', test: (s: State) => s.life[0]! === 39 },
    ],
  },
  {
    title: 'opt.normal-spell-targets.opponent-only the own monster is no aim',
    clauses: ['gap.normal-spell-targets'],
    place: 'rules/trump-king/examples-options.rules:216',
    options: [[14, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 224,
        text: 'A does activate-spell 7♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 225,
        text: 'A may choose 7♥',
        seat: 0,
        not: false,
        values: [{ definition: 19, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 226,
        text: 'A may choose 3♣',
        seat: 0,
        not: false,
        values: [{ definition: 28, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 227,
        text: 'A may not choose 5♣',
        seat: 0,
        not: true,
        values: [{ definition: 30, owner: NONE }],
      },
      { kind: 'chooses', line: 228, text: 'A chooses 3♣', seat: 0, values: [{ definition: 28, owner: NONE }] },
      {
        kind: 'then',
        line: 229,
        text: 'then 3♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1,
      },
    ],
  },
  {
    title: 'opt.normal-spell-targets.opponent-only nothing to aim at',
    clauses: ['gap.normal-spell-targets'],
    place: 'rules/trump-king/examples-options.rules:231',
    options: [[14, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 238,
        text: 'A may not activate-spell 7♣ because [spell.3]',
        seat: 0,
        not: true,
        move: { event: 32, args: [{ definition: 32, owner: NONE }, null] },
        because: ['spell.3'],
      },
    ],
  },
  {
    title: 'opt.face-down-as-same.own-only-with-reveal the own hidden monster is an aim',
    clauses: ['gap.face-down-as-same'],
    place: 'rules/trump-king/examples-options.rules:240',
    options: [[15, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 248,
        text: 'A does activate-spell 4♠',
        seat: 0,
        move: { event: 32, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 249,
        text: 'A may choose 9♠',
        seat: 0,
        not: false,
        values: [{ definition: 8, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 250,
        text: 'A may choose 2♠',
        seat: 0,
        not: false,
        values: [{ definition: 1, owner: NONE }],
      },
      {
        kind: 'choosable',
        line: 251,
        text: 'A may not choose 6♠',
        seat: 0,
        not: true,
        values: [{ definition: 5, owner: NONE }],
      },
      { kind: 'chooses', line: 252, text: 'A chooses 2♠', seat: 0, values: [{ definition: 1, owner: NONE }] },
      {
        kind: 'then',
        line: 253,
        text: 'then 2♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♠'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'opt.normal-trap-scope.opponent-only no trap for the own summon',
    clauses: ['gap.normal-trap-scope'],
    place: 'rules/trump-king/examples-options.rules:255',
    options: [[16, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 263,
        text: 'A does normal-summon 4♠',
        seat: 0,
        move: { event: 54, args: [{ definition: 3, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 264,
        text: 'A may not activate-trap 3♠ because [trap.5]',
        seat: 0,
        not: true,
        move: { event: 33, args: [{ definition: 2, owner: NONE }, null] },
        because: ['trap.5'],
      },
      {
        kind: 'offered',
        line: 265,
        text: 'A may not activate-trap 1♥ because [rank1.1]',
        seat: 0,
        not: true,
        move: { event: 33, args: [{ definition: 13, owner: NONE }, null] },
        because: ['rank1.1'],
      },
      {
        kind: 'offered',
        line: 266,
        text: 'B may activate-trap 6♠',
        seat: 1,
        not: false,
        move: { event: 33, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.looked-cards-rest.shuffled-in the rest is shuffled',
    clauses: ['gap.looked-cards-rest'],
    place: 'rules/trump-king/examples-options.rules:270',
    options: [[17, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 277,
        text: 'A does activate-spell 2♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 278, text: 'A chooses 3♥', seat: 0, values: [{ definition: 15, owner: NONE }] },
      {
        kind: 'happened',
        line: 279,
        text: 'then happened show 3♥ to B, shuffle deck of A',
        moves: [
          {
            event: 3,
            args: [
              { definition: 15, owner: NONE },
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
            ],
          },
          {
            event: 2,
            args: [
              {
                type: 'zone',
                value: (s: State) => {
                  void s
                  return ZONE['deck'] + 0
                },
              },
            ],
          },
        ],
      },
      {
        kind: 'then',
        line: 280,
        text: 'then count of deck of A = 3',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 3,
      },
      {
        kind: 'then',
        line: 281,
        text: 'then no card c in deck of A where A in viewers of c',
        test: (s: State) => !s.zones[ZONE['deck'] + 0]!.some((c) => viewersOf(s, c).includes(0)),
      },
    ],
  },
  {
    title: 'opt.looked-cards-rest.to-bottom the rest goes under the deck',
    clauses: ['gap.looked-cards-rest'],
    place: 'rules/trump-king/examples-options.rules:283',
    options: [[17, 2]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
      placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 290,
        text: 'A does activate-spell 2♣',
        seat: 0,
        move: { event: 32, args: [{ definition: 27, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 291, text: 'A chooses 3♥', seat: 0, values: [{ definition: 15, owner: NONE }] },
      {
        kind: 'then',
        line: 292,
        text: 'then 4♥ in top of (deck of A, 1)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 1).includes(theCopy(s, CARD['4♥'])),
      },
      {
        kind: 'then',
        line: 293,
        text: 'then 9♠ in top of (deck of A, 2)',
        test: (s: State) => top(s.zones[ZONE['deck'] + 0]!, 2).includes(theCopy(s, CARD['9♠'])),
      },
      {
        kind: 'then',
        line: 294,
        text: 'then count of deck of A = 3',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.length === 3,
      },
    ],
  },
  {
    title: 'opt.heart-synchro-payment.any-part a part of the lead',
    clauses: ['gap.heart-synchro-payment'],
    place: 'rules/trump-king/examples-options.rules:296',
    options: [[18, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 305,
        text: 'A does insight J♥',
        seat: 0,
        move: { event: 22, args: [{ definition: 23, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 306,
        text: 'A may choose 1',
        seat: 0,
        not: false,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 1
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 307,
        text: 'A may choose 8',
        seat: 0,
        not: false,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 8
            },
          },
        ],
      },
      {
        kind: 'choosable',
        line: 308,
        text: 'A may not choose 9',
        seat: 0,
        not: true,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 9
            },
          },
        ],
      },
      {
        kind: 'chooses',
        line: 309,
        text: 'A chooses 3',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 3
            },
          },
        ],
      },
      { kind: 'then', line: 310, text: 'then life of A = 27', test: (s: State) => s.life[0]! === 27 },
      {
        kind: 'then',
        line: 311,
        text: 'then count of (each card c in deck of A where A in viewers of c) = 3',
        test: (s: State) => s.zones[ZONE['deck'] + 0]!.filter((c) => viewersOf(s, c).includes(0)).length === 3,
      },
    ],
  },
  {
    title: 'opt.heart-synchro-activation.new-chain the spell can be answered',
    clauses: ['gap.heart-synchro-activation'],
    place: 'rules/trump-king/examples-options.rules:313',
    options: [[19, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 324,
        text: 'A does insight J♥',
        seat: 0,
        move: { event: 22, args: [{ definition: 23, owner: NONE }, null] },
      },
      { kind: 'answers', line: 325, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'chooses', line: 326, text: 'A chooses cast-looked', seat: 0, values: [{ branch: 'cast-looked' }] },
      { kind: 'chooses', line: 327, text: 'A chooses 4♠', seat: 0, values: [{ definition: 3, owner: NONE }] },
      {
        kind: 'does',
        line: 328,
        text: 'B does activate-trap 9♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 329, text: 'B chooses 9♠', seat: 1, values: [{ definition: 8, owner: NONE }] },
      {
        kind: 'then',
        line: 330,
        text: 'then 9♠ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♠'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 331,
        text: 'then 4♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 332,
        text: 'then 9♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 1,
      },
    ],
  },
  {
    title: 'opt.face-down-material.no only face-up materials',
    clauses: ['gap.synchro-material-face-down'],
    place: 'rules/trump-king/examples-options.rules:336',
    options: [[20, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 343,
        text: 'A may synchro-summon J♠',
        seat: 0,
        not: false,
        move: { event: 59, args: [{ definition: 10, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 344,
        text: 'A may synchro-summon J♥',
        seat: 0,
        not: false,
        move: { event: 59, args: [{ definition: 23, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 345,
        text: 'A may not synchro-summon J♣ because [synchro.1]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 36, owner: NONE }, null] },
        because: ['synchro.1'],
      },
    ],
  },
  {
    title: 'opt.synchro-as-material.no a jack is no material',
    clauses: ['gap.synchro-as-material'],
    place: 'rules/trump-king/examples-options.rules:347',
    options: [[21, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 354,
        text: 'A may not synchro-summon K♥ because [synchro.1]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 25, owner: NONE }, null] },
        because: ['synchro.1'],
      },
      {
        kind: 'offered',
        line: 355,
        text: 'A may not synchro-summon K♠ because [synchro.1]',
        seat: 0,
        not: true,
        move: { event: 59, args: [{ definition: 12, owner: NONE }, null] },
        because: ['synchro.1'],
      },
    ],
  },
  {
    title: 'opt.synchro-pays-send-cost.no a jack is no payment',
    clauses: ['gap.synchro-pays-send-cost'],
    place: 'rules/trump-king/examples-options.rules:357',
    options: [[22, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 10, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 34, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 365,
        text: 'A may not diamond-call 8♦ because [gap.synchro-pays-send-cost]',
        seat: 0,
        not: true,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
        because: ['gap.synchro-pays-send-cost'],
      },
    ],
  },
  {
    title: 'opt.spade-synchro-rounding.without-minimum half of one is nothing',
    clauses: ['gap.spade-synchro-rounding'],
    place: 'rules/trump-king/examples-options.rules:367',
    options: [[23, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 11, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 26, NONE, ZONE['monsters'] + 1, hands, (card) => {
        s.arrived[card] = 4
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 374,
        text: 'A does attack with Q♠ on 1♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 11, owner: NONE }, { definition: 26, owner: NONE }, null] },
      },
      { kind: 'answers', line: 375, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'then', line: 376, text: 'then life of B = 29', test: (s: State) => s.life[1]! === 29 },
    ],
  },
  {
    title: 'opt.spade-synchro-own-cards.no only the other side is swept',
    clauses: ['gap.spade-synchro-own-cards'],
    place: 'rules/trump-king/examples-options.rules:378',
    options: [[25, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 385,
        text: 'A does blast J♠',
        seat: 0,
        move: { event: 21, args: [{ definition: 10, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 386,
        text: 'A chooses 15',
        seat: 0,
        values: [
          {
            type: 'number',
            value: (s: State) => {
              void s
              return 15
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 387,
        text: 'then 4♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 388,
        text: 'then 3♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 389,
        text: 'then J♠ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['J♠'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'opt.club-synchro-graveyard.any a club from the other graveyard',
    clauses: ['gap.club-synchro-graveyard'],
    place: 'rules/trump-king/examples-options.rules:391',
    options: [[27, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      { kind: 'answers', line: 400, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'does',
        line: 401,
        text: 'B does activate-trap 9♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 402,
        text: 'A may choose 7♣',
        seat: 0,
        not: false,
        values: [{ definition: 32, owner: NONE }],
      },
      { kind: 'chooses', line: 403, text: 'A chooses 4♣', seat: 0, values: [{ definition: 29, owner: NONE }] },
      {
        kind: 'chooses',
        line: 404,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 405,
        text: 'then Q♣ in extra of A',
        test: (s: State) => s.place[theCopy(s, CARD['Q♣'])] === ZONE['extra'] + 0,
      },
      {
        kind: 'then',
        line: 406,
        text: 'then 4♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'opt.mutual-destruction-triggers.no the fallen deal nothing',
    clauses: ['gap.mutual-destruction-triggers'],
    place: 'rules/trump-king/examples-options.rules:410',
    options: [[24, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 417,
        text: 'A does attack with 8♠ on 8♥',
        seat: 0,
        move: { event: 15, args: [{ definition: 7, owner: NONE }, { definition: 20, owner: NONE }, null] },
      },
      { kind: 'answers', line: 418, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 419,
        text: 'A may attack-directly with 2♦',
        seat: 0,
        not: false,
        move: { event: 14, args: [{ definition: 40, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 420,
        text: 'then 8♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 421,
        text: 'then 8♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['8♥'])] === ZONE['graveyard'] + 1,
      },
      { kind: 'then', line: 422, text: 'then life of B = 40', test: (s: State) => s.life[1]! === 40 },
    ],
  },
  {
    title: 'opt.battle-target-lost.replay another target for the attack',
    clauses: ['gap.battle-target-lost'],
    place: 'rules/trump-king/examples-options.rules:424',
    options: [[34, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 432,
        text: 'A does attack with 8♦ on 5♠',
        seat: 0,
        move: { event: 15, args: [{ definition: 46, owner: NONE }, { definition: 4, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 433,
        text: 'B does activate-trap 9♥',
        seat: 1,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 434, text: 'B chooses 5♠', seat: 1, values: [{ definition: 4, owner: NONE }] },
      { kind: 'chooses', line: 435, text: 'A chooses 4♣', seat: 0, values: [{ definition: 29, owner: NONE }] },
      {
        kind: 'then',
        line: 436,
        text: 'then 5♠ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['5♠'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 437,
        text: 'then 4♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 438,
        text: 'then 3♣ in monsters of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['monsters'] + 1,
      },
      { kind: 'then', line: 439, text: 'then life of B = 36', test: (s: State) => s.life[1]! === 36 },
    ],
  },
  {
    title: 'opt.attack-in-summoning-turn.no a fresh monster waits',
    clauses: ['gap.attack-in-summoning-turn'],
    place: 'rules/trump-king/examples-options.rules:441',
    options: [[37, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 3, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 20, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 5
      })
    },
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 447,
        text: 'A may not attack-directly with 8♥ because [gap.attack-in-summoning-turn]',
        seat: 0,
        not: true,
        move: { event: 14, args: [{ definition: 20, owner: NONE }, null] },
        because: ['gap.attack-in-summoning-turn'],
      },
      {
        kind: 'offered',
        line: 448,
        text: 'A may attack-directly with 4♠',
        seat: 0,
        not: false,
        move: { event: 14, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.attack-in-summoning-turn.no not at a monster either',
    clauses: ['gap.attack-in-summoning-turn'],
    place: 'rules/trump-king/examples-options.rules:450',
    options: [[37, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'offered',
        line: 457,
        text: 'A may not attack with 8♥ on 3♦ because [gap.attack-in-summoning-turn]',
        seat: 0,
        not: true,
        move: { event: 15, args: [{ definition: 20, owner: NONE }, { definition: 41, owner: NONE }, null] },
        because: ['gap.attack-in-summoning-turn'],
      },
      {
        kind: 'offered',
        line: 458,
        text: 'A may attack with 4♠ on 3♦',
        seat: 0,
        not: false,
        move: { event: 15, args: [{ definition: 3, owner: NONE }, { definition: 41, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.position-change-attacked.ever once it attacked it stays',
    clauses: ['gap.position-change-attacked'],
    place: 'rules/trump-king/examples-options.rules:460',
    options: [[38, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doTurn(s, 0)
      enter(s, 4)
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 468,
        text: 'A does attack-directly with 6♣',
        seat: 0,
        move: { event: 14, args: [{ definition: 31, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 469,
        text: 'A does set-card 9♠',
        seat: 0,
        move: { event: 31, args: [{ definition: 8, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 470,
        text: 'A may not change-position 6♣ because [gap.position-change-attacked]',
        seat: 0,
        not: true,
        move: { event: 18, args: [{ definition: 31, owner: NONE }, null] },
        because: ['gap.position-change-attacked'],
      },
      {
        kind: 'offered',
        line: 471,
        text: 'A may change-position 4♦',
        seat: 0,
        not: false,
        move: { event: 18, args: [{ definition: 42, owner: NONE }, null] },
        because: [],
      },
      { kind: 'then', line: 472, text: 'then turn-number = 7', test: (s: State) => s.turnNumber === 7 },
    ],
  },
  {
    title: 'opt.same-time-triggers.turn-player-chooses the order is a choice',
    clauses: ['gap.same-time-triggers'],
    place: 'rules/trump-king/examples-options.rules:474',
    options: [[41, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doBattlePhase(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 482,
        text: 'A does attack with 2♠ on 2♣',
        seat: 0,
        move: { event: 15, args: [{ definition: 1, owner: NONE }, { definition: 27, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 483, text: 'A chooses 2♣', seat: 0, values: [{ definition: 27, owner: NONE }] },
      { kind: 'answers', line: 484, text: 'B accepts', seat: 1, answer: 'accepts' },
      { kind: 'answers', line: 485, text: 'A accepts', seat: 0, answer: 'accepts' },
      { kind: 'chooses', line: 486, text: 'B chooses 1♥', seat: 1, values: [{ definition: 13, owner: NONE }] },
      {
        kind: 'happened',
        line: 487,
        text: 'then happened hurt B with 1, draw 2 by B',
        moves: [
          {
            event: 49,
            args: [
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
              {
                type: 'number',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
            ],
          },
          {
            event: 44,
            args: [
              {
                type: 'number',
                value: (s: State) => {
                  void s
                  return 2
                },
              },
              {
                type: 'player',
                value: (s: State) => {
                  void s
                  return 1
                },
              },
            ],
          },
        ],
      },
      { kind: 'then', line: 488, text: 'then life of B = 39', test: (s: State) => s.life[1]! === 39 },
      {
        kind: 'then',
        line: 489,
        text: 'then 3♥ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♥'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 490,
        text: 'then count of deck of B = 2',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 2,
      },
    ],
  },
  {
    title: 'opt.ability-timing.own-turn-any-window a spade in a window',
    clauses: ['gap.ability-timing'],
    place: 'rules/trump-king/examples-options.rules:492',
    options: [[26, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 498,
        text: 'A does normal-summon 9♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 34, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 499,
        text: 'A may spade-call 3♠',
        seat: 0,
        not: false,
        move: { event: 20, args: [{ definition: 2, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.ability-timing.own-turn-any-window not in the other turn',
    clauses: ['gap.ability-timing'],
    place: 'rules/trump-king/examples-options.rules:501',
    options: [[26, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 508,
        text: 'A does normal-summon 9♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 34, owner: NONE }, null] },
      },
      {
        kind: 'offered',
        line: 509,
        text: 'B may not spade-call 3♠ because [gap.ability-timing]',
        seat: 1,
        not: true,
        move: { event: 20, args: [{ definition: 2, owner: NONE }, null] },
        because: ['gap.ability-timing'],
      },
    ],
  },
  {
    title: 'opt.diamond-blocks-set.yes no setting past a diamond',
    clauses: ['gap.diamond-blocks-set'],
    place: 'rules/trump-king/examples-options.rules:513',
    options: [[28, 1]],
    given(s) {
      void s
      s.turnNumber = 6
      s.turnPlayer = 1
      placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 43, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
    },
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 521,
        text: 'B may not set-monster 5♠ because [gap.diamond-blocks-set]',
        seat: 1,
        not: true,
        move: { event: 55, args: [{ definition: 4, owner: NONE }, null] },
        because: ['gap.diamond-blocks-set'],
      },
      {
        kind: 'offered',
        line: 522,
        text: 'B may not set-card 5♠ because [gap.diamond-blocks-set]',
        seat: 1,
        not: true,
        move: { event: 31, args: [{ definition: 4, owner: NONE }, null] },
        because: ['gap.diamond-blocks-set'],
      },
      {
        kind: 'offered',
        line: 523,
        text: 'B may set-monster 6♠',
        seat: 1,
        not: false,
        move: { event: 55, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'offered',
        line: 524,
        text: 'B may set-card 6♠',
        seat: 1,
        not: false,
        move: { event: 31, args: [{ definition: 5, owner: NONE }, null] },
        because: [],
      },
    ],
  },
  {
    title: 'opt.negation-zones.field-only a hand is out of reach',
    clauses: ['gap.negation-zones'],
    place: 'rules/trump-king/examples-options.rules:526',
    options: [[29, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 534,
        text: 'B does activate-spell 4♥',
        seat: 1,
        move: { event: 32, args: [{ definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 535,
        text: 'then 2♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 536,
        text: 'then 4♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1,
      },
    ],
  },
  {
    title: 'opt.mutual-negation.both-negated two twins are worth nothing',
    clauses: ['gap.mutual-negation'],
    place: 'rules/trump-king/examples-options.rules:538',
    options: [[30, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'offered',
        line: 548,
        text: 'B may normal-summon 4♠',
        seat: 1,
        not: false,
        move: { event: 54, args: [{ definition: 3, owner: NONE }, null] },
        because: [],
      },
      {
        kind: 'then',
        line: 549,
        text: 'then 4♦ of A not in prevailing',
        test: (s: State) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 0)),
      },
      {
        kind: 'then',
        line: 550,
        text: 'then 4♦ of B not in prevailing',
        test: (s: State) => !prevailingOf(s).includes(copyOf(s, CARD['4♦'], 1)),
      },
    ],
  },
  {
    title: 'opt.negated-activation.without-effect a spell wasted',
    clauses: ['gap.negated-activation'],
    place: 'rules/trump-king/examples-options.rules:552',
    options: [[31, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 560,
        text: 'B does activate-spell 4♥',
        seat: 1,
        move: { event: 32, args: [{ definition: 16, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 561,
        text: 'then 2♥ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['2♥'])] === ZONE['monsters'] + 0,
      },
      {
        kind: 'then',
        line: 562,
        text: 'then 4♥ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['4♥'])] === ZONE['graveyard'] + 1,
      },
    ],
  },
  {
    title: 'opt.blocked-top-card.to-graveyard a barred card is thrown away',
    clauses: ['gap.blocked-top-card'],
    place: 'rules/trump-king/examples-options.rules:564',
    options: [[32, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 573,
        text: 'A does diamond-call 8♦',
        seat: 0,
        move: { event: 29, args: [{ definition: 46, owner: NONE }, null] },
      },
      {
        kind: 'chooses',
        line: 574,
        text: 'A chooses attack',
        seat: 0,
        values: [
          {
            type: 'position',
            value: (s: State) => {
              void s
              return POSITION['attack']
            },
          },
        ],
      },
      {
        kind: 'then',
        line: 575,
        text: 'then 9♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['9♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 576,
        text: 'then 8♠ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 577,
        text: 'then count of deck of B = 1',
        test: (s: State) => s.zones[ZONE['deck'] + 1]!.length === 1,
      },
    ],
  },
  {
    title: 'opt.chain-order.immediate each answer works at once',
    clauses: ['gap.chain'],
    place: 'rules/trump-king/examples-options.rules:581',
    options: [[33, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 589,
        text: 'A does normal-summon 10♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 35, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 590,
        text: 'B does activate-trap 3♣',
        seat: 1,
        move: { event: 33, args: [{ definition: 28, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 591,
        text: 'A does activate-trap 9♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 8, owner: NONE }, null] },
      },
      {
        kind: 'choosable',
        line: 592,
        text: 'A may not choose 10♣',
        seat: 0,
        not: true,
        values: [{ definition: 35, owner: NONE }],
      },
      { kind: 'chooses', line: 593, text: 'A chooses 6♥', seat: 0, values: [{ definition: 18, owner: NONE }] },
      {
        kind: 'then',
        line: 594,
        text: 'then 10♣ in banished of A',
        test: (s: State) => s.place[theCopy(s, CARD['10♣'])] === ZONE['banished'] + 0,
      },
      {
        kind: 'then',
        line: 595,
        text: 'then 6♥ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♥'])] === ZONE['hand'] + 1,
      },
    ],
  },
  {
    title: 'opt.first-responder.other-side the other player is asked first',
    clauses: ['gap.first-responder'],
    place: 'rules/trump-king/examples-options.rules:597',
    options: [[40, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 604,
        text: 'A does normal-summon 10♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 35, owner: NONE }, null] },
      },
      { kind: 'answers', line: 605, text: 'A passes', seat: 0, answer: 'passes' },
      {
        kind: 'offered',
        line: 606,
        text: 'B may not activate-trap 3♣ because [trap.5]',
        seat: 1,
        not: true,
        move: { event: 33, args: [{ definition: 28, owner: NONE }, null] },
        because: ['trap.5'],
      },
    ],
  },
  {
    title: 'opt.destroyed-while-activating.stops-effect a destroyed heart gains nothing',
    clauses: ['gap.destroyed-while-activating'],
    place: 'rules/trump-king/examples-options.rules:608',
    options: [[35, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 26, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 615,
        text: 'A does normal-summon 9♥',
        seat: 0,
        move: { event: 54, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'answers', line: 616, text: 'A accepts', seat: 0, answer: 'accepts' },
      {
        kind: 'does',
        line: 617,
        text: 'B does activate-trap 1♣',
        seat: 1,
        move: { event: 33, args: [{ definition: 26, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 618,
        text: 'then 9♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0,
      },
      { kind: 'then', line: 619, text: 'then life of A = 40', test: (s: State) => s.life[0]! === 40 },
    ],
  },
  {
    title: 'opt.destroyed-while-activating.stops-effect an eight stops a trap in use',
    clauses: ['gap.destroyed-while-activating'],
    place: 'rules/trump-king/examples-options.rules:621',
    options: [[35, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 7, NONE, ZONE['backrow'] + 0, hands, (card) => {
        s.arrived[card] = 3
      })
      placeGiven(s, 28, NONE, ZONE['backrow'] + 1, hands, (card) => {
        s.arrived[card] = 2
      })
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 629,
        text: 'A does normal-summon 10♣',
        seat: 0,
        move: { event: 54, args: [{ definition: 35, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 630,
        text: 'B does activate-trap 3♣',
        seat: 1,
        move: { event: 33, args: [{ definition: 28, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 631,
        text: 'A does activate-trap 8♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 7, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 632,
        text: 'then 3♣ in graveyard of B',
        test: (s: State) => s.place[theCopy(s, CARD['3♣'])] === ZONE['graveyard'] + 1,
      },
      {
        kind: 'then',
        line: 633,
        text: 'then 10♣ in monsters of A',
        test: (s: State) => s.place[theCopy(s, CARD['10♣'])] === ZONE['monsters'] + 0,
      },
    ],
  },
  {
    title: 'opt.joker-needs-two.takes-one a joker for one card',
    clauses: ['gap.joker-needs-two'],
    place: 'rules/trump-king/examples-options.rules:635',
    options: [[36, 1]],
    given(s) {
      void s
      s.turnNumber = 5
      placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 53, NONE, ZONE['graveyard'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    },
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 642,
        text: 'A does activate-spell JK1',
        seat: 0,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 643,
        text: 'then 3♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 644,
        text: 'then JK2 in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK2'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'opt.activated-card-leaves.end-of-chain used cards wait for the end',
    clauses: ['gap.activated-card-leaves'],
    place: 'rules/trump-king/examples-options.rules:646',
    options: [[39, 1]],
    given(s) {
      void s
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
    start(s) {
      void s
      doMain(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 656,
        text: 'A does activate-spell JK1',
        seat: 0,
        move: { event: 32, args: [{ definition: 52, owner: NONE }, null] },
      },
      {
        kind: 'does',
        line: 657,
        text: 'A does activate-trap 9♥',
        seat: 0,
        move: { event: 33, args: [{ definition: 21, owner: NONE }, null] },
      },
      { kind: 'chooses', line: 658, text: 'A chooses 6♣', seat: 0, values: [{ definition: 31, owner: NONE }] },
      {
        kind: 'does',
        line: 659,
        text: 'A does activate-trap 8♠',
        seat: 0,
        move: { event: 33, args: [{ definition: 7, owner: NONE }, null] },
      },
      {
        kind: 'then',
        line: 660,
        text: 'then 6♣ in hand of B',
        test: (s: State) => s.place[theCopy(s, CARD['6♣'])] === ZONE['hand'] + 1,
      },
      {
        kind: 'then',
        line: 661,
        text: 'then 3♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['3♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 662,
        text: 'then 4♠ in hand of A',
        test: (s: State) => s.place[theCopy(s, CARD['4♠'])] === ZONE['hand'] + 0,
      },
      {
        kind: 'then',
        line: 663,
        text: 'then 9♥ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['9♥'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 664,
        text: 'then 8♠ in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['8♠'])] === ZONE['graveyard'] + 0,
      },
      {
        kind: 'then',
        line: 665,
        text: 'then JK1 in graveyard of A',
        test: (s: State) => s.place[theCopy(s, CARD['JK1'])] === ZONE['graveyard'] + 0,
      },
    ],
  },
  {
    title: 'the second turn passes in peace',
    clauses: ['slow.1'],
    place: 'rules/trump-king/slow-start.rules:5',
    options: [],
    given(s) {
      void s
      s.turnNumber = 1
      s.turnPlayer = 1
      placeGiven(s, 33, NONE, ZONE['hand'] + 1, hands)
      placeGiven(s, 8, NONE, ZONE['deck'] + 1, hands)
    },
    start(s) {
      void s
      doTurn(s, 1)
    },
    steps: [
      {
        kind: 'does',
        line: 12,
        text: 'B does normal-summon 8♣',
        seat: 1,
        move: { event: 54, args: [{ definition: 33, owner: NONE }, null] },
      },
      { kind: 'answers', line: 13, text: 'B passes', seat: 1, answer: 'passes' },
      { kind: 'answers', line: 14, text: 'B passes', seat: 1, answer: 'passes' },
      { kind: 'answers', line: 15, text: 'B passes', seat: 1, answer: 'passes' },
      {
        kind: 'offered',
        line: 16,
        text: 'B may not attack-directly with 8♣ because [slow.1]',
        seat: 1,
        not: true,
        move: { event: 14, args: [{ definition: 33, owner: NONE }, null] },
        because: ['slow.1'],
      },
    ],
  },
  {
    title: 'the third does not',
    clauses: ['slow.1'],
    place: 'rules/trump-king/slow-start.rules:20',
    options: [],
    given(s) {
      void s
      s.turnNumber = 2
      placeGiven(s, 33, NONE, ZONE['monsters'] + 0, hands, (card) => {
        s.arrived[card] = 1
      })
      placeGiven(s, 8, NONE, ZONE['deck'] + 0, hands)
    },
    start(s) {
      void s
      doTurn(s, 0)
    },
    steps: [
      {
        kind: 'does',
        line: 26,
        text: 'A does attack-directly with 8♣',
        seat: 0,
        move: { event: 14, args: [{ definition: 33, owner: NONE }, null] },
      },
      { kind: 'then', line: 27, text: 'then life of B = 32', test: (s: State) => s.life[1]! === 32 },
    ],
  },
]
