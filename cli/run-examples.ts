import type { Context } from './context.ts'
import type { LoadedGame } from './load-game.ts'
import { roundsMeant } from './arguments/option-values.ts'
import { letSignalsIn } from './let-signals-in.ts'
import type { ExampleResult } from './toolchain.ts'

export interface RunOptions {
  /** Only examples whose title contains this. */
  readonly only?: string
  readonly roundLimit?: number
}

/** Runs the examples of a game. */
export async function runExamples(
  { tools }: Context,
  { engine, examples }: Pick<LoadedGame, 'engine' | 'examples'>,
  { only = '', roundLimit }: RunOptions = {},
): Promise<ExampleResult[]> {
  const setup = roundsMeant({ roundLimit })
  const results: ExampleResult[] = []
  for (const example of examples) {
    if (!example.title.includes(only)) continue
    results.push(await tools.runExample(engine, example, setup))
    await letSignalsIn()
  }
  return results
}

/** What is wrong with an example, each with its place. */
export const failuresText = ({ place, failures }: ExampleResult): string[] => placedText(place, failures)

/** What is said of lines of the example at a place. */
export function placedText(place: string, said: ExampleResult['failures']): string[] {
  const file = place.replace(/:\d+$/, '')
  return said.map(({ line, message }) => `${line > 0 ? `${file}:${line}` : place}: ${message}`)
}
