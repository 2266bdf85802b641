import { describe, expect, test } from 'vitest'
import { botByName } from '../../runtime/bots/bot-by-name.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import { DECLINE } from '../../runtime/engine.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { summarise } from '../../runtime/simulate/summarise.ts'
import { BACK, numberDuel, type DuelState } from './number-duel.ts'

function lastRound(held: number[], asked = 0): DuelState {
  const state = numberDuel.setup({ seed: 1, players: held.length, options: { rounds: 'one' } })
  return { ...state, held, asked }
}

const answer = (state: DuelState, seed = 1) =>
  searchBot({ iterations: 300 }).choose(numberDuel, state, state.asked, randomSource(seed))

describe('the search bot', () => {
  test('backs the highest number and drops the lowest', () => {
    expect(answer(lastRound([9, 4]))).toBe(BACK)
    expect(answer(lastRound([0, 4]))).toBe(DECLINE)
  })

  test('answers the same for the same seed', () => {
    const answers = [1, 2, 3, 4].map((seed) => answer(lastRound([5, 4]), seed))
    expect([1, 2, 3, 4].map((seed) => answer(lastRound([5, 4]), seed))).toEqual(answers)
  })

  test('answers in time where somebody waits, and then too knows something', () => {
    let imagined = 0
    const counted = {
      ...numberDuel,
      determinize: (...all: Parameters<typeof numberDuel.determinize>) => {
        imagined += 1
        return numberDuel.determinize(...all)
      },
    }
    const thought = (bot: Bot | null): number => {
      imagined = 0
      expect(bot?.choose(counted, lastRound([9, 0]), 0, randomSource(1))).toBe(BACK)
      return imagined
    }
    expect(thought(searchBot({ iterations: 1_000_000, within: 0 }))).toBe(20)
    expect(thought(botByName('search', 0))).toBe(20)
    expect(thought(botByName('search:50', 0)), 'as often as is said').toBe(50)
    expect(thought(botByName('search'))).toBe(400)
  })

  test('does not look at what its seat cannot see', () => {
    for (const number of [1, 3, 5, 7]) {
      const answers = [0, 2, 4, 6, 8, 9].map((other) => answer(lastRound([number, other])))
      expect(new Set(answers).size).toBe(1)
    }
  })

  test('does not look at the coming random numbers', () => {
    const calm = numberDuel.setup({ seed: 1 })
    const answers = [3, 4, 5, 6].map((word) => {
      const state = { ...numberDuel.clone(calm), random: [word, 0, 0, 0] as DuelState['random'] }
      return answer(state)
    })
    expect(new Set(answers).size).toBe(1)
  })

  test('leaves the state alone', () => {
    const state = lastRound([6, 4])
    const before = JSON.stringify(state)
    answer(state)
    expect(JSON.stringify(state)).toBe(before)
  })

  test('still answers when every playout is cut off', () => {
    const state = numberDuel.setup({ seed: 3 })
    expect([DECLINE, BACK]).toContain(
      searchBot({ iterations: 50, playoutDepth: 0 }).choose(numberDuel, state, 0, randomSource(1)),
    )
  })

  test.each([2, 4])(
    'beats random play with %i players',
    (players) => {
      const bots = [searchBot({ iterations: 100 }), ...Array(players - 1).fill(randomBot)]
      const games = simulate(numberDuel, {
        seed: 1,
        games: 150,
        players,
        options: {},
        bots,
        rotate: true,
        maxDecisions: 100,
      })
      const [random, search] = summarise(games, players).bots
      expect(search.name).toBe('search')
      expect(search.interval.low).toBeGreaterThan(random.interval.high)
      expect(search.meanResult).toBeGreaterThan(random.meanResult)
    },
    30_000,
  )
})
