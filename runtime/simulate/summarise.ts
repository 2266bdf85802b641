import { mean, medianSorted } from 'simple-statistics'
import { seatName } from '../engine.ts'
import { type Ended, isWon, partOfWin, seatsWithTheBest } from './is-won.ts'
import type { Counts } from './measure-game.ts'
import type { Breach, PlayedGame } from './play-game.ts'
import { wilsonInterval, type Interval } from './wilson-interval.ts'

/**
 * How a seat, or a bot in whatever seat, fared. A win is the single best result, or that of a side that won together;
 * a draw shares the best one.
 */
export interface Standing {
  readonly name: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly winRate: number
  readonly interval: Interval
  /** Of the wins, where each of those who share the best result has an equal part of one. */
  readonly share: number
  /** Wilson's bounds, which are too wide rather than too narrow for what lies between nothing and one. */
  readonly shareInterval: Interval
  readonly meanResult: number
}

export interface Summary {
  readonly games: number
  readonly finished: number
  /** Games whose rules came to no next decision; they are among those without results. */
  readonly standstills: readonly Stopped[]
  /** Games in which a sentence with `always` did not hold, with the first of each. */
  readonly breaches: readonly Breached[]
  /** Finished games whose best result is shared. */
  readonly drawn: number
  readonly seats: readonly Standing[]
  readonly bots: readonly Standing[]
  /** Empty where everybody plays alone. */
  readonly sides: readonly Standing[]
  /** Of games that came to no standstill. */
  readonly length: Length
  readonly decisions: number
}

/** A game that came to a standstill, and where in the rules. */
export interface Stopped {
  readonly seed: number
  readonly decisions: number
  readonly place: string
  readonly message: string
}

/** A game in which something did not hold, and after how many decisions. */
export interface Breached extends Breach {
  readonly seed: number
}

/** Decisions of a game; `shortest` and `longest` are seeds. */
export interface Length {
  readonly least: number
  readonly median: number
  readonly mean: number
  readonly most: number
  readonly shortest: number | null
  readonly longest: number | null
}

/** A finished or unfinished game with the name of the bot in each seat. */
export interface SeatedGame extends PlayedGame {
  readonly bots: readonly string[]
  /** Only where games are measured. */
  readonly counts?: Counts
}

/**
 * @example
 * ```ts
 * import { engine } from 'houserules/games/kuhn-poker'
 * import { randomBot, simulate, summarise } from 'houserules/bots'
 *
 * const bots = [randomBot, randomBot]
 * const plan = { seed: 1, games: 20, players: 2, options: {}, bots, rotate: true, maxDecisions: 100 }
 * const { games } = summarise(simulate(engine, plan), 2)
 * console.log(games) // 20
 * ```
 */
export function summarise(games: readonly SeatedGame[], players: number): Summary {
  const finished = games.filter((game) => game.results !== null)
  const seats = Array.from({ length: players }, (_, seat) =>
    standing(seatName(seat), finished, (_game, at) => at === seat),
  )
  const names = [...new Set(games.flatMap((game) => game.bots))].sort()
  const sides = [...new Set(games.flatMap((game) => game.sides ?? []))].sort()
  return {
    games: games.length,
    finished: finished.length,
    standstills: games.flatMap(({ seed, decisions, standstill }) =>
      standstill === undefined ? [] : [{ seed, decisions, ...standstill }],
    ),
    breaches: games.flatMap(({ seed, breach }) => (breach === undefined ? [] : [{ seed, ...breach }])),
    drawn: finished.filter((game) => !isWon(endOf(game))).length,
    seats,
    bots: names.map((name) => standing(name, finished, (game, at) => game.bots[at] === name)),
    sides: sides.map((name) => standing(name, finished, (game, at) => game.sides?.indexOf(name) === at)),
    length: lengths(games.filter(({ standstill }) => standstill === undefined)),
    decisions: games.reduce((sum, game) => sum + game.decisions, 0),
  }
}

const endOf = ({ results, sides }: SeatedGame): Ended => ({ results: results ?? [], sides: sides ?? null })

/**
 * Counts every seat that is meant, so a game counts twice for a bot that held two seats of it, and once for a side, of
 * which the first seat stands for all.
 */
function standing(
  name: string,
  finished: readonly SeatedGame[],
  meant: (game: SeatedGame, seat: number) => boolean,
): Standing {
  let wins = 0
  let draws = 0
  let parts = 0
  const results: number[] = []
  for (const game of finished) {
    const best = seatsWithTheBest(endOf(game))
    const part = partOfWin(endOf(game))
    for (const [seat, result] of (game.results ?? []).entries()) {
      if (!meant(game, seat)) continue
      results.push(result)
      if (!best.includes(seat)) continue
      parts += part
      if (isWon(endOf(game))) wins += 1
      else draws += 1
    }
  }
  const games = results.length
  return {
    name,
    games,
    wins,
    draws,
    winRate: games === 0 ? 0 : wins / games,
    interval: wilsonInterval(wins, games),
    share: games === 0 ? 0 : parts / games,
    shareInterval: wilsonInterval(parts, games),
    meanResult: games === 0 ? 0 : mean(results),
  }
}

function lengths(games: readonly SeatedGame[]): Length {
  const byLength = [...games].sort((a, b) => a.decisions - b.decisions || a.seed - b.seed)
  if (byLength.length === 0) return { least: 0, median: 0, mean: 0, most: 0, shortest: null, longest: null }
  const counts = byLength.map((game) => game.decisions)
  const [first, last] = [byLength[0], byLength[byLength.length - 1]]
  return {
    least: first.decisions,
    median: medianSorted(counts),
    mean: mean(counts),
    most: last.decisions,
    shortest: first.seed,
    longest: last.seed,
  }
}
