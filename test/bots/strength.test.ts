import { expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { summarise } from '../../runtime/simulate/summarise.ts'
import { byDay } from '../kit/effort.ts'
import { shelfEngine, shelfGames } from '../kit/shelf-games.ts'

interface Contest {
  readonly name: string
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  /** Games, and how often the bot looks ahead for a decision: far fewer times than where it has a second for it. */
  readonly games: number
  readonly iterations: number
}

const DAIFUGO = { name: 'Daifugo', players: 3, options: { rounds: '1' } }
const CONTESTS: readonly Contest[] = byDay(
  [{ ...DAIFUGO, games: 10, iterations: 6 }],
  [
    { ...DAIFUGO, games: 12, iterations: 20 },
    { name: 'TrumpKing', players: 2, options: {}, games: 8, iterations: 40 },
  ],
)

/** What the bot that looks ahead has, and what those have that play at random, seat by seat in turn. */
async function played({ name, players, options, games, iterations }: Contest) {
  const engine = await shelfEngine(shelfGames.find((game) => game.name === name)?.path ?? '')
  const bots = [searchBot({ iterations }), ...Array<typeof randomBot>(players - 1).fill(randomBot)]
  const all = simulate(engine, { seed: 1, games, players, options, bots, rotate: true, maxDecisions: 5000 })
  const [random, search] = summarise(all, players).bots
  return { random: random ?? expect.fail('nobody played'), search: search ?? expect.fail('nobody played') }
}

test.each(CONTESTS)(
  'in $name who looks ahead $iterations times is better than who plays at random',
  async (contest) => {
    const { random, search } = await played(contest)
    expect(search.name).toBe('search')
    // What few games say of the mean is more than what they say of who comes first.
    expect(search.meanResult).toBeGreaterThan(random.meanResult * 1.5)
    if (byDay(false, true)) expect(search.interval.low).toBeGreaterThan(random.interval.high)
  },
  600_000,
)
