// Compiled from the rules of MentalLegacy: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  card,
  chooses,
  does,
  equals,
  example,
  inFile,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, COLOUR, DEFINITIONS, WAY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { pooledOf } from './facts.ts'
import { doMainPhase } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [mtg.601.2] (magic/examples-casting.rules:1) */
const exampleABearForTwoLands = example<State>(
  'a bear for two lands',
  ['mtg.601.2'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    answers(6, 1, 'passes'),
    then(7, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:3) */
const exampleR2E1i水没As熟考漂いForItsEvoke = example<State>(
  'R2.e1i: 水没 as 熟考漂い, for its evoke cost',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    doMainPhase(s, 0)
  },
  [
    offered(6, 0, 55, [card(36), value('definition', () => CARD['熟考漂い']), value('way', () => WAY['evoked']), null]),
    refused(7, 0, 55, [card(36), value('definition', () => CARD['水没']), value('way', () => WAY['evoked']), null], []),
    does(8, 0, 55, [card(36), value('definition', () => CARD['熟考漂い']), value('way', () => WAY['evoked']), null]),
    answers(9, 1, 'passes'),
    chooses(10, 0, [card(15)]),
    answers(11, 1, 'passes'),
    answers(12, 1, 'passes'),
    then(13, (s) => s.place[theCopy(s, CARD['水没'])] === ZONE['graveyard'] + 0),
    then(14, (s) => s.declared.includes(CARD['熟考漂い'])),
    equals(15, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
    equals(16, 'number', 0, (s) => pooledOf(s, 0)),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:21) */
const exampleR2E20IsNotTheSameAs = example<State>(
  'R2.e2: {0} is not the same as no mana cost',
  ['R2-cost'],
  [],
  (s) => {
    placeGiven(s, 66, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(
      4,
      0,
      55,
      [card(66), value('definition', () => CARD['祖先の幻視']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    offered(5, 0, 55, [
      card(66),
      value('definition', () => CARD['トーモッドの墓所']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    then(6, (s) => s.declared.length === 0),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/magic/examples-casting.rules', [[1, exampleABearForTwoLands]]),
  ...inFile('rules/magic/mental-examples-declaring.rules', [
    [3, exampleR2E1i水没As熟考漂いForItsEvoke],
    [21, exampleR2E20IsNotTheSameAs],
  ]),
]
