import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { gamesMeant } from '../game-meant.ts'
import { inBrackets } from '../in-brackets.ts'
import { failuresText, runExamples } from '../run-examples.ts'
import type { ExampleResult } from '../toolchain.ts'

export interface TestOptions {
  readonly format: 'text' | 'json'
  /** Only examples whose title contains this. */
  readonly only?: string
  readonly roundLimit?: number
}

interface TestedGame {
  readonly game: string
  readonly file: string
  readonly examples: readonly ExampleResult[]
}

/** Runs the examples of games. */
export async function test(context: Context, paths: readonly string[], options: TestOptions): Promise<ExitCode> {
  const { io } = context
  const tested: TestedGame[] = []
  let broken = 0
  for (const file of gamesMeant(io.cwd, paths)) {
    const game = await loadGame(context, file)
    if (game === null) broken += 1
    else tested.push({ game: game.engine.info.name, file, examples: await runExamples(context, game, options) })
  }
  const failed = tested.flatMap((each) => each.examples).filter((example) => !example.ok).length
  if (options.format === 'json') say(io, JSON.stringify({ format: 'houserules-examples/1', failed, games: tested }, null, 2))
  else for (const each of tested) reportExamples(context, each)
  if (broken > 0) note(io, `${broken} ${broken === 1 ? 'game has' : 'games have'} errors and could not be tested`)
  return failed > 0 || broken > 0 ? exitCode.findings : exitCode.fine
}

function reportExamples({ io }: Context, { game, examples }: TestedGame): void {
  const failed = examples.filter((example) => !example.ok)
  for (const example of failed) {
    say(io, `${game}: "${example.title}"${inBrackets(example.clauses)} does not hold`)
    for (const failure of failuresText(example)) say(io, `  ${failure}`)
  }
  say(io, `${game}: ${examples.length - failed.length} of ${examples.length} examples hold`)
}
