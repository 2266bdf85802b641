/**
 * `houserules/bots`: who plays without people, and what comes of many games.
 *
 * @module houserules/bots
 */
export type { Bot } from '../runtime/bots/bot.ts'
export { botByName, botNames } from '../runtime/bots/bot-by-name.ts'
export { randomBot } from '../runtime/bots/random-bot.ts'
export { type RandomSource, randomSource } from '../runtime/bots/random-source.ts'
export { type SearchSettings, searchBot } from '../runtime/bots/search-bot.ts'
export { type Breach, type GamePlan, type PlayedGame, type Watch, playGame } from '../runtime/simulate/play-game.ts'
export { type SimulationPlan, simulate } from '../runtime/simulate/simulate.ts'
export type { Counts } from '../runtime/simulate/measure-game.ts'
export {
  type Length,
  type SeatedGame,
  type Standing,
  type Stopped,
  type Breached,
  type Summary,
  summarise,
} from '../runtime/simulate/summarise.ts'
export type { Interval } from '../runtime/simulate/wilson-interval.ts'
