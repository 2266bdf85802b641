import type { RuleInfo } from '../../runtime/engine.ts'
import { clausePath, readClauses, type Clause } from '../clause-index.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say } from '../io.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { gameMeant } from '../game-meant.ts'
import { runExamples } from '../run-examples.ts'
import { UsageError } from '../usage-error.ts'

export interface CoverageOptions {
  readonly format: 'text' | 'json'
}

export interface Coverage {
  readonly clauses: number
  /** Clauses that no rule cites. */
  readonly withoutRules: readonly Clause[]
  readonly rules: number
  /** Rules none of whose clauses an example cites. */
  readonly withoutExamples: readonly Pick<RuleInfo, 'name' | 'clauses' | 'place'>[]
}

/** Counts from the document down: which clauses have no rule, and which rules no example. */
export async function coverage(context: Context, path: string, options: CoverageOptions): Promise<ExitCode> {
  const { io } = context
  const file = gameMeant(io.cwd, path)
  const game = await loadGame(context, file)
  if (game === null) return exitCode.findings
  const indexes = [...game.sources.keys()].map((source) => readClauses(io.cwd, source)).filter((clauses) => clauses !== null)
  if (indexes.length === 0) throw new UsageError(`there is no ${clausePath(file)}, which lists the clauses of the rules document`)
  const found = measure(game, indexes.flat(), await exampleClauses(context, game))
  if (options.format === 'json') say(io, JSON.stringify({ format: 'houserules-coverage/1', game: game.engine.info.name, ...found }, null, 2))
  else report(context, found)
  return found.withoutRules.length + found.withoutExamples.length > 0 ? exitCode.findings : exitCode.fine
}

async function exampleClauses(context: Context, game: LoadedGame): Promise<ReadonlySet<string>> {
  const results = await runExamples(context, game)
  return new Set(results.flatMap((result) => result.clauses))
}

export function measure({ engine }: Pick<LoadedGame, 'engine'>, clauses: readonly Clause[], shown: ReadonlySet<string>): Coverage {
  const { rules, events, options } = engine.info
  const cited = new Set([...rules, ...events, ...options].flatMap((each) => each.clauses))
  return {
    clauses: clauses.length,
    withoutRules: clauses.filter((clause) => !cited.has(clause.id)),
    rules: rules.length,
    withoutExamples: rules.filter((rule) => !rule.clauses.some((clause) => shown.has(clause))).map(({ name, clauses: of, place }) => ({ name, clauses: of, place })),
  }
}

function report({ io }: Context, found: Coverage): void {
  for (const { id, summary } of found.withoutRules) say(io, `clause without a rule: [${id}] ${summary}`)
  for (const { name, clauses, place } of found.withoutExamples) say(io, `rule without an example: ${name} [${clauses.join(', ')}] ${place}`)
  note(io, `${found.clauses - found.withoutRules.length} of ${found.clauses} clauses have rules, ${found.rules - found.withoutExamples.length} of ${found.rules} rules have examples`)
}
