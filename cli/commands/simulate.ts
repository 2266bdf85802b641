import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { summarise } from '../../runtime/simulate/summarise.ts'
import { checkBotNames, forSeats } from '../arguments/bots-meant.ts'
import type { Context } from '../context.ts'
import { decksMeant } from '../arguments/decks-meant.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { note, say, sayJson } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { whereMeant } from '../simulate/where-meant.ts'
import type { Job } from '../simulate/job.ts'
import { equalResults } from '../simulate/equal-results.ts'
import { playAgain } from '../simulate/play-again.ts'
import { runPool } from '../simulate/pool.ts'
import { summaryText } from '../simulate/summary-text.ts'
import { withProgress } from '../simulate/with-progress.ts'
import { UsageError } from '../usage-error.ts'
import { speakerOf, stated } from '../stated.ts'

export interface SimulateOptions {
  readonly games: number
  readonly seed: number
  /** Deck files by seat. */
  readonly deck: Readonly<Record<string, string>>
  readonly lists?: string
  readonly bots: readonly string[]
  readonly players?: number
  readonly option: Readonly<Record<string, string>>
  readonly rotate: boolean
  readonly workers?: number
  /** Where workers on other machines find the games. */
  readonly over?: string
  readonly maxDecisions: number
  readonly roundLimit?: number
  readonly format: 'text' | 'json'
  /** Nothing is said while it plays. */
  readonly quiet: boolean
}

/** Plays many games and says how the seats and the bots fared. */
export async function simulate(context: Context, path: string, options: SimulateOptions): Promise<ExitCode> {
  const { io } = context
  checkBotNames(options.bots)
  const game = await loadGame(context, gameMeant(io.cwd, path), { examples: false })
  if (game === null) return exitCode.findings
  const { info } = game.engine
  const players = options.players ?? Math.max(info.seats.from, Math.min(info.seats.to, options.bots.length))
  const problem = setupProblem(info, { players, options: options.option })
  if (problem !== null) throw new UsageError(problem)
  const decks = decksMeant(io, game, options, { players, options: options.option })
  if (decks === null) return exitCode.findings
  const { games, seed, rotate, maxDecisions } = options
  const job: Job = {
    script: game.script,
    plan: {
      games,
      seed,
      rotate,
      maxDecisions,
      players,
      options: options.option,
      ...(decks === undefined ? {} : { decks }),
      ...roundsMeant(options),
      bots: forSeats(options.bots, players),
    },
  }
  const start = performance.now()
  const played = await withProgress(io, options.quiet ? null : games, (progress) =>
    runPool(job, whereMeant(io, game, options), progress),
  )
  const seconds = Math.round((performance.now() - start) / 10) / 100
  const summary = summarise(played, players)
  if (options.format === 'json')
    sayJson(io, {
      format: 'houserules-simulation/1',
      game: info.name,
      fingerprint: info.fingerprint,
      ...job.plan,
      seconds,
      summary,
      played,
    })
  else {
    say(io, summaryText(summary, seconds, speakerOf(io.language)))
    const together = equalResults(played)
    if (together !== null) note(io, together)
    const again = playAgain({ path, deck: options.deck, lists: options.lists }, job.plan)
    note(
      io,
      rotate
        ? stated(
            'game number i has the seed {1} + i; `{2}` plays it again, with the bots moved on i seats',
            seed,
            again,
          )
        : stated('game number i has the seed {1} + i; `{2}` plays it again', seed, again),
    )
  }
  return summary.standstills.length + summary.breaches.length > 0 ? exitCode.findings : exitCode.fine
}
