import { bringDecks } from '../decks/deck-parts.ts'
import { type BaseState, type Choice } from '../engine.ts'
import { type CompiledExample, runExample } from '../examples.ts'
import { asExample } from './lay-down.ts'
import { readScenario } from './read-scenario.ts'
import { type Scenario, Unspeakable } from './scenario.ts'
import type { Version } from './version.ts'

/** A position to play from, and the choices that the example it comes from makes there, as its own version numbers them. */
export interface Start {
  readonly title: string
  readonly scenario: Scenario
  readonly script: readonly Choice[]
}

/** The positions of all worked examples that can be said in other words. */
export function startsOf(version: Version): Start[] {
  return version.examples.flatMap((example) => {
    const start = startOf(version, example)
    return start === null ? [] : [start]
  })
}

export function startOf(version: Version, example: CompiledExample): Start | null {
  const { parts } = version.engine
  const halves = version.kit.starts[example.place]
  if (halves === undefined) return null
  const options = parts.defaults.slice()
  for (const [option, value] of example.options) options[option] = value
  version.refuel()
  const s = parts.newState(example.players ?? parts.info.seats.from, options, 1)
  bringDecks(parts, s)
  try {
    halves.given(s)
    const scenario = readScenario(version, s, halves.path(s))
    return { title: example.title, scenario, script: scriptOf(version, scenario, example) }
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

/** What is chosen while the example is played, also what no line says. */
function scriptOf(version: Version, scenario: Scenario, example: CompiledExample): Choice[] {
  const script: Choice[] = []
  const { engine } = version
  const apply = (s: BaseState, choice: Choice): void => {
    script.push(choice)
    engine.apply(s, choice)
  }
  runExample({ ...engine, apply }, { ...asExample(version, scenario), title: example.title, steps: example.steps })
  return script
}
