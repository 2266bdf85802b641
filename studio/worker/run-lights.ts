import type { EngineRuns } from './engine-runs.ts'
import type { Tried } from './kept-build.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { ExampleRef, Light } from '../protocol/write-calls.ts'

/** How many rounds a loop may go in an example: a page should answer soon. */
const ROUND_LIMIT = 20_000

/** A game whose examples are tried; `tried` is null where it is not known what its engine runs. */
export interface TriedGame extends Pick<PlayableGame, 'engine' | 'examples'> {
  readonly tried: Tried | null
}

/** How an example went, and the functions of its engine that ran for it. */
interface Lit {
  readonly example: CompiledExample
  readonly light: Light
  readonly ran: readonly string[]
}

/**
 * The lights of examples that were run. An example is bound to its engine, so that its light holds as long as it is the
 * same; one that is on holds as well in another engine in which all that ran for it is as it was.
 */
export class Lights {
  private runs: EngineRuns | null = null
  /** By what the examples of the last text are made of. */
  private lit: ReadonlyMap<object, Lit> = new Map()

  /** Runs every example of which it is not known how it goes; says that it is alive after each. */
  of({ engine, examples, tried }: TriedGame, alive: Alive): Light[] {
    const before = this.stillLit(tried?.runs ?? null)
    const lit = examples.map((example, i) => {
      const source = tried?.sources[i] ?? example
      const known = before.get(source)
      const holds = known !== undefined && (known.light.ok || known.example === example)
      return [source, holds ? known : this.run(engine, example, alive)] as const
    })
    this.lit = new Map(lit)
    return lit.map(([, { light }]) => light)
  }

  /** What holds in an engine of what is lit. */
  private stillLit(runs: EngineRuns | null): ReadonlyMap<object, Lit> {
    const { runs: before, lit } = this
    this.runs = runs
    if (runs === before) return lit
    const changed = before === null || runs === null ? null : runs.changedSince(before)
    if (changed === null) return new Map()
    return new Map([...lit].filter(([, { light, ran }]) => light.ok && !ran.some((name) => changed.has(name))))
  }

  private run(engine: PlayableGame['engine'], example: CompiledExample, alive: Alive): Lit {
    const run = (): Light => lightOf(engine, example)
    const { result: light, ran } = this.runs?.during(run) ?? { result: run(), ran: [] }
    alive()
    return { example, light, ran }
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
