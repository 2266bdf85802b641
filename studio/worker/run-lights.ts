import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { ExampleRef, Light } from '../protocol/write-calls.ts'

/** How many rounds a loop may go in an example: a page should answer soon. */
const ROUND_LIMIT = 20_000

/**
 * The lights of examples that were run; an example is bound to its engine, so that these hold as long as it is the
 * same.
 */
export class Lights {
  private readonly known = new WeakMap<CompiledExample, Light>()

  /** Runs every example that was not run before; says that it is alive after each. */
  of({ engine, examples }: Pick<PlayableGame, 'engine' | 'examples'>, alive: Alive): Light[] {
    return examples.map((example) => {
      const light = this.known.get(example) ?? lightOf(engine, example)
      this.known.set(example, light)
      alive()
      return light
    })
  }
}

function lightOf(engine: PlayableGame['engine'], example: CompiledExample): Light {
  const { title, ok, failures } = runExample(engine, example, { roundLimit: ROUND_LIMIT, asksWhy: true })
  return { title, ok, failures }
}

/** Where an example stands. */
export function exampleRef({ title, clauses, place, steps }: CompiledExample): ExampleRef {
  const at = place.lastIndexOf(':')
  const lines = steps.map(({ line }) => line)
  return { title, clauses, file: place.slice(0, at), line: Number(place.slice(at + 1)), steps: steps.length, lines }
}
