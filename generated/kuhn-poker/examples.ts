// Compiled from the rules of KuhnPoker: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { does, example, refused, then } from '../../runtime/example-steps.ts'
import { enter, placeGiven } from '../../runtime/example-kit.ts'
import { DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { doBetting, doMatch } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

const example1 = example<State>(
  'a fold loses the ante',
  ['fold'],
  'rules/kuhn-poker/kuhn-poker.rules:70',
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    s.stake[0] = 1
    s.stake[1] = 1
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doBetting(s)
  },
  [
    does(77, 0, 12, [null]),
    refused(78, 1, 11, [null], ['check']),
    does(79, 1, 14, [null]),
    then(
      80,
      (s) => s.result[0]! === 1,
      'number',
      (s) => s.result[0]!,
    ),
    then(
      81,
      (s) => s.result[1]! === 0 - 1,
      'number',
      (s) => s.result[1]!,
    ),
  ],
)

const example2 = example<State>(
  'check, bet, call',
  ['showdown'],
  'rules/kuhn-poker/kuhn-poker.rules:83',
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
    s.stake[0] = 1
    s.stake[1] = 1
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doBetting(s)
  },
  [
    does(90, 0, 11, [null]),
    does(91, 1, 12, [null]),
    does(92, 0, 13, [null]),
    then(
      93,
      (s) => s.result[0]! === 0 - 2,
      'number',
      (s) => s.result[0]!,
    ),
    then(
      94,
      (s) => s.result[1]! === 2,
      'number',
      (s) => s.result[1]!,
    ),
  ],
)

const example3 = example<State>(
  'a card each, and one is left',
  ['deal'],
  'rules/kuhn-poker/kuhn-poker.rules:96',
  [],
  () => {},
  (s) => {
    doMatch(s)
  },
  [
    then(
      99,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 1,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    then(
      100,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 1,
      'number',
      (s) => s.zones[ZONE['hand'] + 1]!.length,
    ),
    then(
      101,
      (s) => s.zones[ZONE['deck']]!.length === 1,
      'number',
      (s) => s.zones[ZONE['deck']]!.length,
    ),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [example1, example2, example3]
