import { expect, test } from 'vitest'
import type { Bot } from '../../runtime/bots/bot.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import { playGame } from '../../runtime/simulate/play-game.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { compiledText } from '../kit/compiled-sample.ts'

test('a bot that remembers is handed the memory of the game, and others change nothing for it', async () => {
  const hearts = await compiledEngine('Hearts')
  const seen: number[] = []
  const watching: Bot = {
    name: 'watching',
    remembers: true,
    choose(engine, state, seat, random, memory) {
      seen.push(memory?.seen.filter((bits) => (bits & (1 << seat)) !== 0).length ?? -1)
      return randomBot.choose(engine, state, seat, random)
    },
  }
  const plan = { seed: 3, players: 4, maxDecisions: 40 }
  const watched = playGame(hearts, { ...plan, bots: [watching, randomBot, randomBot, randomBot] })
  // Thirteen of its own, and after the passing three more than it holds.
  expect(seen.slice(0, 4)).toEqual([13, 13, 13, expect.any(Number)])
  expect(seen[3]).toBeGreaterThan(15)
  expect(playGame(hearts, { ...plan, bots: Array(4).fill(randomBot) as Bot[] })).toEqual(watched)
})

test('a search that remembers plays the same from the same game', async () => {
  const hearts = await compiledEngine('Hearts')
  const bots = Array(4).fill(searchBot({ iterations: 8 })) as Bot[]
  const play = (): unknown => playGame(hearts, { seed: 5, players: 4, bots, maxDecisions: 60 })
  expect(play()).toEqual(play())
})

const PEEK = `game Peek for 2 players
printed rank of card: number
card 1x
  rank = 1
card 2x
  rank = 2
zone deck seen by nobody
zone hand of player p seen by p
asker: player starts first of players
option holds: first-player, second-player
to match
  each definition d
    create d to deck
  if holds is second-player
    asker becomes next of asker
  choose card c in deck by chance
  move c to hand of asker
  guess by asker
  guess by next of asker
  finish
to guess by player p
  choose number n in 1..2 by p
  if n = rank of first of hand of asker
    result of p becomes 1
`

test.each(['first-player', 'second-player'])(
  'a search finds out what its seat sees, and nothing else: %s',
  async (holds) => {
    const { engine } = await compiledText(PEEK)
    const bots = Array(2).fill(searchBot({ iterations: 60 })) as Bot[]
    const right = [0, 0]
    for (let seed = 1; seed <= 40; seed++) {
      const { results } = playGame(engine, { seed, players: 2, options: { holds }, bots, maxDecisions: 10 })
      for (const seat of [0, 1]) right[seat] = (right[seat] ?? 0) + (results?.[seat] ?? 0)
    }
    const [own, other] = holds === 'first-player' ? right : right.toReversed()
    expect(own).toBe(40)
    expect(other).toBeGreaterThan(5)
    expect(other).toBeLessThan(35)
  },
)
