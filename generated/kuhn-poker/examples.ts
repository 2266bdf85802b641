// Compiled from the rules of KuhnPoker: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { enter, placeGiven } from '../../runtime/example-kit.ts'
import { DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { doBetting, doMatch } from './events.ts'
const hands = { definitions: DEFINITIONS, create: createCard, place }

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  {
    title: 'a fold loses the ante',
    clauses: ['fold'],
    place: 'rules/kuhn-poker/kuhn-poker.rules:69',
    options: [],
    given(s) {
      void s
      placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
      s.stake[0] = 1
      s.stake[1] = 1
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doBetting(s)
    },
    steps: [
      { kind: 'does', line: 76, text: 'A does bet', seat: 0, move: { event: 12, args: [null] } },
      {
        kind: 'offered',
        line: 77,
        text: 'B may not check because [check]',
        seat: 1,
        not: true,
        move: { event: 11, args: [null] },
        because: ['check'],
      },
      { kind: 'does', line: 78, text: 'B does fold', seat: 1, move: { event: 14, args: [null] } },
      { kind: 'then', line: 79, text: 'then result of A = 1', test: (s: State) => s.result[0]! === 1 },
      { kind: 'then', line: 80, text: 'then result of B = -1', test: (s: State) => s.result[1]! === 0 - 1 },
    ],
  },
  {
    title: 'check, bet, call',
    clauses: ['showdown'],
    place: 'rules/kuhn-poker/kuhn-poker.rules:82',
    options: [],
    given(s) {
      void s
      placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
      placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
      s.stake[0] = 1
      s.stake[1] = 1
    },
    start(s) {
      void s
      doMatch(s)
      enter(s, 5)
      doBetting(s)
    },
    steps: [
      { kind: 'does', line: 89, text: 'A does check', seat: 0, move: { event: 11, args: [null] } },
      { kind: 'does', line: 90, text: 'B does bet', seat: 1, move: { event: 12, args: [null] } },
      { kind: 'does', line: 91, text: 'A does call', seat: 0, move: { event: 13, args: [null] } },
      { kind: 'then', line: 92, text: 'then result of A = -2', test: (s: State) => s.result[0]! === 0 - 2 },
      { kind: 'then', line: 93, text: 'then result of B = 2', test: (s: State) => s.result[1]! === 2 },
    ],
  },
]
