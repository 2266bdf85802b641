import { randomBot } from '../../runtime/bots/random-bot.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { summarise } from '../../runtime/simulate/summarise.ts'
import type { Playable } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { Simulated } from '../protocol/write-calls.ts'

/** Decisions after which a game counts as unfinished. */
const MOST_DECISIONS = 20_000

/** Plays games by bots that take any choice, with as many players as the game needs. */
export function playMany(
  { engine, sheet }: Pick<Playable, 'engine' | 'sheet'>,
  { games, seed }: { readonly games: number; readonly seed: number },
  alive: Alive,
): Simulated {
  const { from: players } = sheet.seats
  const bots = Array.from({ length: players }, () => randomBot)
  const plan = { seed, games, players, options: {}, bots, rotate: false, maxDecisions: MOST_DECISIONS }
  const { seats, length, drawn, finished } = summarise(
    simulate(engine, plan, 0, games, () => alive()),
    players,
  )
  return { games, drawn, finished, seats, length }
}
