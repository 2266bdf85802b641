// Compiled from the rules of Magic: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { answers, card, does, example, inFile, then, value } from '../../runtime/example-steps.ts'
import { placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, WAY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
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

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/magic/examples-casting.rules', [[1, exampleABearForTwoLands]]),
]
