import type { Bot } from '../bots/bot.ts'
import type { DeckList, Engine } from '../engine.ts'
import { measureGame } from './measure-game.ts'
import { playGame } from './play-game.ts'
import type { SeatedGame } from './summarise.ts'

export interface SimulationPlan {
  /** Seed of the first game; game i has `seed + i`. */
  readonly seed: number
  readonly games: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  /** What each seat brings; decks stay where they are when bots move on. */
  readonly decks?: readonly (DeckList | null)[]
  /** One bot for each seat. */
  readonly bots: readonly Bot[]
  /** Moves the bots on by one seat from game to game, so that no bot owes its score to its seat. */
  readonly rotate: boolean
  readonly maxDecisions: number
  /** `SetupConfig.roundLimit` of each game. */
  readonly roundLimit?: number
  /** Also counts what is offered and done, which takes time. */
  readonly measured?: boolean
}

/**
 * Plays the games with numbers `from` up to but not including `to`; any split of the numbers gives the same games.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/kuhn-poker'
 * import { randomBot, simulate } from 'houserules/bots'
 *
 * const plan = { seed: 1, games: 20, players: 2, options: {}, bots: [randomBot, randomBot], rotate: true, maxDecisions: 100 }
 * console.log(simulate(engine, plan).length) // 20
 * ```
 */
export function simulate(
  engine: Engine,
  plan: SimulationPlan,
  from = 0,
  to = plan.games,
  done?: (game: SeatedGame) => void,
): SeatedGame[] {
  const games: SeatedGame[] = []
  for (let number = from; number < to; number += 1) {
    const bots = seatedBots(plan.bots, plan.rotate ? number : 0)
    const { players, options, maxDecisions, roundLimit } = plan
    const more = {
      ...(plan.decks === undefined ? {} : { decks: plan.decks }),
      ...(roundLimit === undefined ? {} : { roundLimit }),
    }
    const play = plan.measured === true ? measureGame : playGame
    const played = play(engine, { seed: plan.seed + number, players, options, ...more, bots, maxDecisions })
    const game = { ...played, bots: bots.map((bot) => bot.name) }
    games.push(game)
    done?.(game)
  }
  return games
}

/** The bots when every one of them has moved on by `by` seats. */
export function seatedBots<T>(bots: readonly T[], by: number): T[] {
  return bots.map((_, seat) => bots[(seat + bots.length - (by % bots.length)) % bots.length])
}
