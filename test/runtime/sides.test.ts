import { describe, expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { isWon, seatsWithTheBest } from '../../runtime/simulate/is-won.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { summarise } from '../../runtime/simulate/summarise.ts'
import { compiledText } from '../kit/compiled-sample.ts'

/** Two against two, who sit opposite each other; the first bid of a side counts for both. */
const partners = `game Partners for 4 players

type side: north, south
side of player p: side = (north if p = first of players or p = next of (first of players, 2) else south)
score of side: number starts 0

to match
  each player p
    turn by p
  each player p
    result of p becomes score of p
  finish

to turn by player p
  p must act

player p may bid number n in 0..3 at turn
  score of p gains n
`

/** One against two, whom the first turn decides. */
const alone = `game Alone for 3 players

side of player: player or none starts none

to match
  choose player p by chance
  each player q
    turn by q
    side of q becomes (p if q = p else next of p)
  each player q
    result of q becomes (10 if q = p else 3)
  finish

to turn by player p
  p must act

player p may wait at turn
  result of p becomes 0
`

describe('who plays together', () => {
  test('wins with a partner who has as much, and is no draw', () => {
    const sides = ['north', 'south', 'north', 'south']
    expect(isWon({ results: [5, 3, 5, 3], sides })).toBe(true)
    expect(isWon({ results: [5, 3, 5, 3], sides: null })).toBe(false)
    expect(isWon({ results: [5, 5, 5, 5], sides })).toBe(false)
    expect(isWon({ results: [5, 5, 1, 3], sides })).toBe(false)
  })

  test('wins with a partner who has less', () => {
    const ended = { results: [1, 3, 5, 3], sides: ['north', 'south', 'north', 'south'] }
    expect(isWon(ended)).toBe(true)
    expect(seatsWithTheBest(ended)).toEqual([0, 2])
  })

  test('is counted by side, by seat and by bot', async () => {
    const { engine } = await compiledText(partners)
    const bots = [randomBot, randomBot, randomBot, randomBot]
    const plan = { seed: 1, games: 60, players: 4, options: {}, bots, rotate: false, maxDecisions: 100 }
    const { seats, sides, drawn, finished } = summarise(simulate(engine, plan), 4)
    expect(sides.map(({ name }) => name)).toEqual(['north', 'south'])
    const [north, south] = sides
    expect(north?.games).toBe(60)
    expect((north?.wins ?? 0) + (south?.wins ?? 0) + drawn).toBe(finished)
    expect(seats.map(({ wins }) => wins)).toEqual([north?.wins, south?.wins, north?.wins, south?.wins])
    expect(north?.wins).toBeGreaterThan(10)
    expect(drawn).toBeLessThan(30)
  })

  test('may be who plays alone this time', async () => {
    const { engine } = await compiledText(alone)
    const bots = [randomBot, randomBot, randomBot]
    const plan = { seed: 1, games: 30, players: 3, options: {}, bots, rotate: false, maxDecisions: 100 }
    const { seats, drawn } = summarise(simulate(engine, plan), 3)
    expect(drawn).toBe(0)
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBe(30)
    const s = engine.setup({ seed: 1 })
    expect(engine.sides(s)).toEqual(['A', 'B', 'C'])
  })

  test('is nobody in other games', async () => {
    const { engine } = await compiledText(partners.replaceAll('side', 'camp'))
    expect(engine.sides(engine.setup({ seed: 1 }))).toBeNull()
  })
})
