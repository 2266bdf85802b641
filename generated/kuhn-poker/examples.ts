// Compiled from the rules of KuhnPoker: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { does, equals, example, inFile, refused } from '../../runtime/example-steps.ts'
import { enter, placeGiven } from '../../runtime/example-kit.ts'
import { DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { doBetting, doMatch } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [fold] (kuhn-poker/kuhn-poker.rules:70) */
const exampleAFoldLosesTheAnte = example<State>(
  'a fold loses the ante',
  ['fold'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    s.stake[0] = 1
    s.stake[1] = 1
    doMatch(s)
    enter(s, 2)
    doBetting(s)
  },
  [
    does(7, 0, 12, [null]),
    refused(8, 1, 11, [null], ['check']),
    does(9, 1, 14, [null]),
    equals(10, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(11, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [showdown] (kuhn-poker/kuhn-poker.rules:83) */
const exampleCheckBetCall = example<State>(
  'check, bet, call',
  ['showdown'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
    s.stake[0] = 1
    s.stake[1] = 1
    doMatch(s)
    enter(s, 2)
    doBetting(s)
  },
  [
    does(7, 0, 11, [null]),
    does(8, 1, 12, [null]),
    does(9, 0, 13, [null]),
    equals(10, 'result of A', 'number', (s) => s.result[0]!, 0 - 2),
    equals(11, 'result of B', 'number', (s) => s.result[1]!, 2),
  ],
)

/** [deal] (kuhn-poker/kuhn-poker.rules:96) */
const exampleACardEachAndOneIsLeft = example<State>(
  'a card each, and one is left',
  ['deal'],
  [],
  (s) => {
    doMatch(s)
  },
  [
    equals(3, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    equals(4, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    equals(5, 'count of deck', 'number', (s) => s.zones[ZONE['deck']]!.length, 1),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/kuhn-poker/kuhn-poker.rules', [
    [70, exampleAFoldLosesTheAnte],
    [83, exampleCheckBetCall],
    [96, exampleACardEachAndOneIsLeft],
  ]),
]
