import type { Bot } from './bot.ts'
import { below } from './random-source.ts'

/**
 * Answers every decision with a legal choice, all equally likely.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/kuhn-poker'
 * import { playGame, randomBot } from 'houserules/bots'
 *
 * const { results } = playGame(engine, { seed: 1, bots: [randomBot, randomBot], maxDecisions: 100 })
 * console.log(results?.length) // 2
 * ```
 */
export const randomBot: Bot = {
  name: 'random',
  choose(engine, state, _seat, random) {
    const legal = engine.choices(state)
    return legal[below(legal.length, random)]
  },
}
