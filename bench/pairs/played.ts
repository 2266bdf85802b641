import type { Engine } from '../../runtime/engine.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'

export interface Table {
  readonly games: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
}

/** More than any game of cards that comes to an end asks. */
const MOST_DECISIONS = 100_000

/** Why games did not come to their end, each with its seed; bots play whatever is offered. */
export function stopped(engine: Engine, { games, players, options }: Table): string[] {
  const bots = Array.from({ length: players }, () => randomBot)
  const plan = { seed: 1, games, players, options, bots, rotate: false, maxDecisions: MOST_DECISIONS }
  return simulate(engine, plan)
    .filter(({ results }) => results === null)
    .map(({ seed, standstill }) => `seed ${seed}: ${standstill?.message ?? 'still going on'}`)
}
