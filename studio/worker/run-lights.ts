import { type CompiledExample, runExample } from '../../runtime/examples.ts'
import type { Playable } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { ExampleRef, Light } from '../protocol/write-calls.ts'

/** How many rounds a loop may go in an example: a page should answer soon. */
const ROUND_LIMIT = 20_000

/** Runs every example; says that it is alive after each. */
export function runLights({ engine, examples }: Pick<Playable, 'engine' | 'examples'>, alive: Alive): Light[] {
  return examples.map((example) => {
    const { title, ok, failures } = runExample(engine, example, { roundLimit: ROUND_LIMIT })
    alive()
    return { title, ok, failures }
  })
}

/** Where an example stands. */
export function exampleRef({ title, clauses, place, steps }: CompiledExample): ExampleRef {
  const at = place.lastIndexOf(':')
  const lines = steps.map(({ line }) => line)
  return { title, clauses, file: place.slice(0, at), line: Number(place.slice(at + 1)), steps: steps.length, lines }
}
