import type { Context } from './context.ts'
import type { LoadedGame } from './load-game.ts'
import type { ExampleResult } from './toolchain.ts'

export interface RanExample extends ExampleResult {
  /** The file that the example stands in; the lines of failures count in it. */
  readonly file: string
}

/** Runs the examples whose title contains `only`. */
export async function runExamples({ tools }: Context, { engine, examples }: Pick<LoadedGame, 'engine' | 'examples'>, only = ''): Promise<RanExample[]> {
  const results: RanExample[] = []
  for (const example of examples) {
    if (!example.title.includes(only)) continue
    const result = await tools.runExample(engine, example)
    results.push({ ...result, file: example.place.replace(/:\d+$/, '') })
  }
  return results
}
