import { oneAfterAnother, sideBySide } from '../../../compiler/diagnostics/worded.ts'
import { inEnglish, type Sayable } from '../../../grammar/saying.ts'
import { type Claim, compiledClaim } from '../../../runtime/diff/claim.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Scenario, type SpokenCall, type SpokenStep, Unspeakable } from '../../../runtime/diff/scenario.ts'
import { spokenStep } from '../../../runtime/diff/spoken-step.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { CHANCE, seatName } from '../../../runtime/engine.ts'
import { runExample } from '../../../runtime/example/examples.ts'
import { nameInText } from '../../../grammar/name-in-text.ts'
import { callWords, laidLines, stepLine, zoneWords } from './print-example.ts'
import { stated } from '../../stated.ts'

/** More nobody reads in a sentence: then that there is more is said, since what is left alone would be another moment. */
const LONGEST_SCENE = 120
const TOO_MUCH = stated('where more lies than fits here')

/** Where a moment is, to be said before what is asked there: what lies and is kept, and what has been done. */
export function sceneWords(version: EngineVersion, x: Scenario, claim: Claim): Sayable {
  const innermost = x.path.at(-1)
  const lies = oneAfterAnother([...laidLines(version, { ...x, cards: [] }), ...lyingWords(version, x)])
  // Whose turn it is, or what is being done.
  const at = innermost === undefined || innermost.args.length === 0 ? '' : callInWords(version, x, innermost)
  const after = stepsInShort(version, x, stepsTaken(version, x, claim))
  return sideBySide([
    ...(lies === '' ? [] : [inEnglish(lies).length <= LONGEST_SCENE ? stated('where {1}', lies) : TOO_MUCH]),
    ...(at === '' || inEnglish(at).length > LONGEST_SCENE ? [] : [stated('at {1}', at)]),
    ...(after === '' || after.length > LONGEST_SCENE ? [] : [stated('after {1}', after)]),
  ])
}

/** `5♣ and 6♣ are in the hand of A`, with what is kept of each. */
function lyingWords(version: EngineVersion, x: Scenario): readonly Sayable[] {
  const mark = ' is '
  return laidLines(version, { ...x, facts: [], decks: [] }).map((line) => {
    const at = line.indexOf(mark)
    const [zone, cards] = [line.slice(0, at), line.slice(at + mark.length)]
    const isOfZone = x.cards.some((card) => zoneWords(card.zone) === zone)
    if (!isOfZone) return line
    return cards.includes(', ') ? stated('{1} are in the {2}', cards, zone) : stated('{1} is in the {2}', cards, zone)
  })
}

/** `A's turn` of what is done by one player and to nothing. */
function callInWords(version: EngineVersion, x: Scenario, call: SpokenCall): Sayable {
  const [only, ...others] = call.args
  const [param] = version.engine.info.events.find(({ name }) => name === call.event)?.params ?? []
  return others.length === 0 && param?.type === 'player' && typeof only === 'number'
    ? stated('{1}’s {2}', seatName(only), nameInText(call.event))
    : callWords(version, x, call)
}

/** All that is done, or what an example says of it where that is too much to read. */
function stepsInShort(version: EngineVersion, x: Scenario, taken: readonly SpokenStep[]): string {
  const [all = '', said = ''] = [taken, x.steps].map((steps) =>
    steps.map((step) => stepLine(version, step, x)).join(', '),
  )
  return all.length > LONGEST_SCENE ? said : all
}

/**
 * What is done on the way from a position to its last line: its steps, and between them the answers that were the only
 * ones, which an example need not say and without which nobody sees how it came to that. The steps alone where some
 * answer has no words.
 */
function stepsTaken(version: EngineVersion, scenario: Scenario, claim: Claim): readonly SpokenStep[] {
  const taken: SpokenStep[] = []
  const { steps } = scenario
  try {
    const example = asExample(version, scenario, [compiledClaim(version, claim)])
    runExample(version.engine, example, {
      roundLimit: version.roundLimit,
      listener: (s, choice) => {
        const step = spokenStep(version, s, choice, scenario.cards.length)
        if (step.seat !== CHANCE && (step.kind !== 'answers' || step.answer === 'accepts')) taken.push(step)
      },
    })
  } catch (error) {
    if (error instanceof Unspeakable) return steps
    throw error
  }
  return taken
}
