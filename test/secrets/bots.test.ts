import { expect, test } from 'vitest'
import type { Bot } from '../../runtime/bots/bot.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import { playGame } from '../../runtime/simulate/play-game.ts'
import { compiledEngine } from '../kit/compiled-games.ts'

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
