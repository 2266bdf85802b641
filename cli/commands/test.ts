import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { gamesMeant } from '../game-meant.ts'
import { inBrackets } from '../in-brackets.ts'
import { failuresText, runExamples } from '../run-examples.ts'
import type { ExampleResult, TraceEntry } from '../toolchain.ts'
import { traceText } from '../trace-text.ts'

export interface TestOptions {
  readonly format: 'text' | 'json'
  /** Only examples whose title contains this. */
  readonly only?: string
  /** What happened is told of each example (true), of none (false), or of those that fail. */
  readonly trace?: boolean
}

interface TestedGame {
  readonly game: string
  readonly file: string
  readonly examples: readonly (ExampleResult & { readonly trace?: readonly TraceEntry[] })[]
}

/** Runs the examples of games. */
export async function test(context: Context, paths: readonly string[], options: TestOptions): Promise<ExitCode> {
  const { io } = context
  const tested: TestedGame[] = []
  let broken = 0
  for (const file of gamesMeant(io.cwd, paths)) {
    const game = await loadGame(context, file)
    if (game === null) broken += 1
    else tested.push({ game: game.engine.info.name, file, examples: await traced(context, file, await runExamples(context, game, options.only), options.trace) })
  }
  const failed = tested.flatMap((each) => each.examples).filter((example) => !example.ok).length
  if (options.format === 'json') say(io, JSON.stringify({ format: 'houserules-examples/1', failed, games: tested }, null, 2))
  else for (const each of tested) reportExamples(context, each, options.trace === true)
  if (broken > 0) note(io, `${broken} ${broken === 1 ? 'game has' : 'games have'} errors and could not be tested`)
  return failed > 0 || broken > 0 ? exitCode.findings : exitCode.fine
}

/** Adds what happened to the examples of which it is told; they are played again on an engine that is compiled for that. */
async function traced(context: Context, file: string, examples: readonly ExampleResult[], wanted: boolean | undefined): Promise<TestedGame['examples']> {
  const told = examples.filter(({ ok }) => wanted === true || (wanted === undefined && !ok))
  const game = told.length === 0 ? null : await loadGame(context, file, { trace: true, unformatted: true })
  if (game === null) return examples
  return Promise.all(examples.map(async (result) => {
    const example = told.includes(result) ? game.examples.find(({ place }) => place === result.place) : undefined
    return example === undefined ? result : { ...result, trace: await context.tools.traceExample(game.engine, example) }
  }))
}

function reportExamples({ io }: Context, { game, examples }: TestedGame, whole: boolean): void {
  const failed = examples.filter((example) => !example.ok)
  for (const example of examples) {
    if (example.ok && example.trace === undefined) continue
    say(io, `${game}: "${example.title}"${inBrackets(example.clauses)} ${example.ok ? 'holds' : 'does not hold'}`)
    for (const failure of failuresText(example)) say(io, `  ${failure}`)
    const happened = traceText(example.trace ?? [], whole)
    if (happened.length > 0) say(io, ['  What happened:', ...happened.map((line) => `    ${line}`)].join('\n'))
  }
  say(io, `${game}: ${examples.length - failed.length} of ${examples.length} examples hold`)
}
