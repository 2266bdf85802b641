import type { Context } from './context.ts'
import type { LoadedGame } from './load-game.ts'
import type { ExampleResult } from './toolchain.ts'

/** Runs the examples whose title contains `only`. */
export async function runExamples({ tools }: Context, { engine, examples }: Pick<LoadedGame, 'engine' | 'examples'>, only = ''): Promise<ExampleResult[]> {
  const results: ExampleResult[] = []
  for (const example of examples) if (example.title.includes(only)) results.push(await tools.runExample(engine, example))
  return results
}

/** What is wrong with an example, each with its place. */
export function failuresText({ place, failures }: ExampleResult): string[] {
  const file = place.replace(/:\d+$/, '')
  return failures.map(({ line, message }) => `${line > 0 ? `${file}:${line}` : place}: ${message}`)
}
