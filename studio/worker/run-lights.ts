import type { EngineRuns } from './engine-runs.ts'
import type { KeptGame } from './kept-build.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { ExampleRef, Light } from '../protocol/write-calls.ts'

/** How many rounds a loop may go in an example: a page should answer soon. */
const ROUND_LIMIT = 20_000

/** How an example went, and the functions of its engine that ran for it. */
interface Lit {
  readonly ref: ExampleRef
  readonly light: Light
  readonly ran: readonly string[]
}

/**
 * The lights of examples that were run. They hold as long as the engine and the example are the same; one that is on
 * holds as well in another engine in which all that ran for it is as it was.
 */
export class Lights {
  private runs: EngineRuns | null = null
  /** By what the examples of the last text are made of. */
  private lit: ReadonlyMap<object, Lit> = new Map()

  /** Runs every example of which it is not known how it goes; says that it is alive after each. */
  async of(game: KeptGame, alive: Alive): Promise<Light[]> {
    const { runs, refs, sources } = game
    const known = this.stillLit(runs)
    const lit = new Map(
      sources.flatMap((source, i) => {
        const before = known.get(source)
        return before !== undefined && (before.light.ok || before.ref === refs[i]) ? [[source, before] as const] : []
      }),
    )
    const left = sources.filter((source) => !lit.has(source))
    const examples = left.length === 0 ? [] : await game.bound(left)
    for (const [i, source] of left.entries()) {
      const [example, ref] = [examples[i], refs[sources.indexOf(source)]]
      if (example !== undefined && ref !== undefined) lit.set(source, { ref, ...runIn(game, example) })
      alive()
    }
    this.runs = runs
    this.lit = lit
    return sources.flatMap((source) => lit.get(source)?.light ?? [])
  }

  /** What holds in an engine of what is lit. */
  private stillLit(runs: EngineRuns | null): ReadonlyMap<object, Lit> {
    const { runs: before, lit } = this
    if (runs === before) return lit
    const changed = before === null || runs === null ? null : runs.changedSince(before)
    if (changed === null) return new Map()
    return new Map([...lit].filter(([, { light, ran }]) => light.ok && !ran.some((name) => changed.has(name))))
  }
}

function runIn({ engine, runs }: KeptGame, example: CompiledExample): Pick<Lit, 'light' | 'ran'> {
  const run = (): Light => lightOf(engine, example)
  const { result: light, ran } = runs?.during(run) ?? { result: run(), ran: [] }
  return { light, ran }
}

function lightOf(engine: PlayableGame['engine'], example: CompiledExample): Light {
  const { title, ok, failures, warnings } = runExample(engine, example, { roundLimit: ROUND_LIMIT, asksWhy: true })
  const stepAt = (at: number): number => example.steps.findIndex(({ line }) => line === at)
  const needless = warnings.map(({ line, message }) => ({ step: stepAt(line), message }))
  return { title, ok, failures, needless }
}
