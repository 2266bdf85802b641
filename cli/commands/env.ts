import { environment } from '../../runtime/env/environment.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { decksMeant } from '../arguments/decks-meant.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import type { Context } from '../context.ts'
import { serveBinary } from '../env/serve-binary.ts'
import { serveLines } from '../env/serve-lines.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { loadGame } from '../load-game.ts'
import { UsageError } from '../usage-error.ts'

export interface EnvOptions {
  readonly binary?: boolean
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly deck: Readonly<Record<string, string>>
  readonly lists?: string
  readonly chance: 'sampled' | 'explicit'
  readonly returns: 'results' | 'shares'
  readonly maxDecisions: number
  readonly roundLimit?: number
}

/** Serves tables of a game to a program that learns, over the standard streams. */
export async function env(context: Context, path: string, options: EnvOptions): Promise<ExitCode> {
  const { io } = context
  const game = await loadGame(context, gameMeant(io.cwd, path), { examples: false })
  if (game === null) return exitCode.findings
  const { engine } = game
  const table = { players: options.players ?? engine.info.seats.from, options: options.option }
  const problem = setupProblem(engine.info, table)
  if (problem !== null) throw new UsageError(problem)
  const decks = decksMeant(io, game, options, table)
  if (decks === null) return exitCode.findings
  const made = environment(engine, {
    ...table,
    ...(decks === undefined ? {} : { decks }),
    ...roundsMeant(options),
    chance: options.chance,
    returns: options.returns,
    maxDecisions: options.maxDecisions,
  })
  await (options.binary === true ? serveBinary(io, made) : serveLines(io, made))
  return exitCode.fine
}
