import { bringDecks } from '../decks/deck-parts.ts'
import { type BaseState, CHANCE, type CardId, type Choice } from '../engine.ts'
import type { AnswerListener } from '../example/example-table.ts'
import { type CompiledExample, runExample } from '../example/examples.ts'
import { asExample } from './lay-down.ts'
import { type AskedAct, refusalsOf } from './refused.ts'
import { cardsOnTable, readScenario } from './read-scenario.ts'
import { type Scenario, Unspeakable } from './scenario.ts'
import { isLimitError } from '../rounds/round-limit-error.ts'
import { type EngineVersion, newState } from './version.ts'

/**
 * A position to play from, and the choices that the example it comes from makes there, as its own version numbers them.
 */
export interface Start {
  readonly title: string
  readonly scenario: Scenario
  readonly script: readonly Choice[]
  /** Moves of which the example says that they are refused. */
  readonly refusals: readonly AskedAct[]
}

/** The position of a worked example, and its script; null where it cannot be said in other words. */
export function startOf(version: EngineVersion, example: CompiledExample): Start | null {
  const { parts } = version.engine
  const halves = version.kit.starts[example.place]
  if (halves === undefined) return null
  const options = parts.defaults.slice()
  for (const [option, value] of example.options) options[option] = value
  const s = newState(version, example.players ?? parts.info.seats.from, options)
  bringDecks(parts, s)
  try {
    const [laid, scenario] = version.engine.bounded(s, () => {
      const cards = halves.given(s) ?? []
      return [cards, readScenario(version, s, halves.path(s, cards), halves.before?.(s, cards))] as const
    })
    const index = cardsOnTable(version, s)
    return {
      title: example.title,
      scenario,
      script: scriptOf(
        version,
        scenario,
        example,
        laid.map((card) => index.indexOf(card)),
      ),
      refusals: refusalsOf(version, s, laid, example),
    }
  } catch (error) {
    if (error instanceof Unspeakable || isLimitError(error)) return null
    throw error
  }
}

/**
 * What players choose while the example is played, also what no line says; `called` are the scenario's numbers of cards
 * with names of their own.
 */
function scriptOf(
  version: EngineVersion,
  scenario: Scenario,
  example: CompiledExample,
  called: readonly CardId[],
): Choice[] {
  const script: Choice[] = []
  let repeatable = true
  const listener: AnswerListener<BaseState> = (s, choice, by) => {
    // Elsewhere chance decides by the seed, so that nothing after a draw that the example says can be repeated.
    if (s.asked === CHANCE && by === 'line') repeatable = false
    if (repeatable && s.asked !== CHANCE && s.legal.length > 0) script.push(choice)
  }
  const laid = asExample(version, scenario)
  const set = (s: BaseState, carriedOut: () => void): readonly CardId[] => {
    laid.set(s, carriedOut)
    return called
  }
  runExample(
    version.engine,
    { ...laid, set, title: example.title, steps: example.steps },
    {
      listener,
      roundLimit: version.roundLimit,
    },
  )
  return script
}
