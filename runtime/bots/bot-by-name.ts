import type { Bot } from './bot.ts'
import { randomBot } from './random-bot.ts'
import { searchBot } from './search-bot.ts'

/**
 * @example
 * ```ts
 * import { botNames } from 'houserules/bots'
 *
 * console.log(botNames) // [ 'random', 'search' ]
 * ```
 */
export const botNames: readonly string[] = ['random', 'search']

/** Milliseconds that a bot thinks about a decision while somebody waits for it. */
export const PATIENCE_AT_TABLE = 1000

/**
 * The bot of a name, or null: `random`, `search`, or `search:1000` for so many iterations per decision. What a name
 * leaves open ends after `within` milliseconds.
 * Workers rebuild bots from names, as functions cannot be sent to them.
 *
 * @example
 * ```ts
 * import { botByName } from 'houserules/bots'
 *
 * console.log(botByName('random')?.name, botByName('lucky')) // random null
 * ```
 */
export function botByName(name: string, within = Infinity): Bot | null {
  const [kind, count, ...rest] = name.split(':')
  if (rest.length > 0) return null
  if (kind === 'random' && count === undefined) return randomBot
  if (kind !== 'search') return null
  if (count === undefined) return searchBot({ within })
  if (!/^[1-9]\d{0,6}$/.test(count)) return null
  return { ...searchBot({ iterations: Number(count) }), name }
}

/** The same of a name that was checked before it was sent. */
export function knownBot(name: string, within?: number): Bot {
  const bot = botByName(name, within)
  if (bot === null) throw new RangeError(`no bot is called ${name}`)
  return bot
}
