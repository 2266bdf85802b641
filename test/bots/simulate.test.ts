import { describe, expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
import { DECLINE } from '../../runtime/engine.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { GameFault } from '../../runtime/records/game-fault.ts'
import { playGame } from '../../runtime/simulate/play-game.ts'
import { seatedBots, simulate, type SimulationPlan } from '../../runtime/simulate/simulate.ts'
import { summarise } from '../../runtime/simulate/summarise.ts'
import { wilsonInterval } from '../../runtime/simulate/wilson-interval.ts'
import { BACK, numberDuel } from './number-duel.ts'

const always: Bot = { name: 'always', choose: () => BACK }
const never: Bot = { name: 'never', choose: () => DECLINE }

function plan(changes: Partial<SimulationPlan> = {}): SimulationPlan {
  return {
    seed: 10,
    games: 40,
    players: 2,
    options: {},
    bots: [randomBot, randomBot],
    rotate: false,
    maxDecisions: 100,
    ...changes,
  }
}

describe('simulation', () => {
  test('gives the same games however the numbers are split', () => {
    const whole = simulate(numberDuel, plan())
    const parts = [...simulate(numberDuel, plan(), 0, 13), ...simulate(numberDuel, plan(), 13, 40)]
    expect(parts).toEqual(whole)
    expect(whole.map((game) => game.seed)).toEqual(Array.from({ length: 40 }, (_, i) => 10 + i))
  })

  test('a game can be played again from its seed alone', () => {
    const game = simulate(numberDuel, plan())[17]
    const again = playGame(numberDuel, {
      seed: game.seed,
      players: 2,
      options: {},
      bots: [randomBot, randomBot],
      maxDecisions: 100,
    })
    expect(again).toEqual({ seed: game.seed, results: game.results, decisions: game.decisions })
  })

  test('a game that goes on too long has no result', () => {
    const [game] = simulate(numberDuel, plan({ maxDecisions: 5, games: 1 }))
    expect(game).toMatchObject({ results: null, decisions: 5 })
  })

  test('rotation moves every bot through every seat', () => {
    expect(seatedBots(['x', 'y', 'z'], 0)).toEqual(['x', 'y', 'z'])
    expect(seatedBots(['x', 'y', 'z'], 1)).toEqual(['z', 'x', 'y'])
    expect(seatedBots(['x', 'y', 'z'], 5)).toEqual(['y', 'z', 'x'])
  })

  test('a failing game names its seed', () => {
    const broken: Bot = {
      name: 'broken',
      choose: () => {
        throw new Error('no idea')
      },
    }
    expect(() => simulate(numberDuel, plan({ bots: [always, broken] }))).toThrow(GameFault)
    expect(() => simulate(numberDuel, plan({ bots: [always, broken] }))).toThrow(
      'the game with seed 10 failed after 1 decisions: no idea',
    )
  })
})

describe('a summary', () => {
  test('counts wins, draws and length by seat and by bot', () => {
    const games = [
      { seed: 1, results: [3, -3], decisions: 6, bots: ['x', 'y'] },
      { seed: 2, results: [-1, 1], decisions: 4, bots: ['y', 'x'] },
      { seed: 3, results: [0, 0], decisions: 8, bots: ['x', 'y'] },
      { seed: 4, results: null, decisions: 9, bots: ['y', 'x'] },
    ]
    const summary = summarise(games, 2)
    expect(summary).toMatchObject({ games: 4, finished: 3, drawn: 1, decisions: 27 })
    expect(summary.seats.map(({ name, wins, draws, games: n }) => [name, wins, draws, n])).toEqual([
      ['A', 1, 1, 3],
      ['B', 1, 1, 3],
    ])
    expect(summary.bots.map(({ name, wins, draws, meanResult }) => [name, wins, draws, meanResult])).toEqual([
      ['x', 2, 1, 4 / 3],
      ['y', 0, 1, -4 / 3],
    ])
    expect(summary.length).toEqual({ least: 4, median: 7, mean: 6.75, most: 9, shortest: 2, longest: 4 })
  })

  test('counts what several win together, but not what they share', () => {
    const games = [
      [1, -1, -1, 1],
      [5, 3, 5, 1],
      [0, 0, 0, 0],
    ].map((results, i) => ({ seed: i, results, decisions: 1, bots: ['w', 'x', 'y', 'z'] }))
    const summary = summarise(games, 4)
    expect(summary.drawn).toBe(2)
    expect(summary.seats.map(({ wins, draws }) => [wins, draws])).toEqual([
      [1, 2],
      [0, 1],
      [0, 2],
      [1, 1],
    ])
    expect(summary.seats.map(({ share }) => share)).toEqual([1.75, 0.25, 0.75, 1.25].map((parts) => parts / 3))
  })

  test('of games between sure players is sure', () => {
    const games = simulate(numberDuel, plan({ bots: [always, never], options: { rounds: 'one' } }))
    expect(summarise(games, 2).seats[0]).toMatchObject({ wins: 40, winRate: 1, meanResult: 1 })
  })

  test('of no games is empty, not a failure', () => {
    expect(summarise([], 2)).toMatchObject({ games: 0, seats: [{ games: 0, winRate: 0 }, {}] })
  })
})

test('Wilson intervals are those of the literature', () => {
  // Newcombe 1998, table I: 81 of 263 and 0 of 20.
  expect(wilsonInterval(81, 263).low).toBeCloseTo(0.2553, 3)
  expect(wilsonInterval(81, 263).high).toBeCloseTo(0.3662, 3)
  expect(wilsonInterval(0, 20).low).toBe(0)
  expect(wilsonInterval(0, 20).high).toBeCloseTo(0.1611, 3)
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})

test('a set-up is checked against the game', () => {
  expect(setupProblem(numberDuel.info, { players: 3, options: { rounds: 'one' } })).toBeNull()
  expect(setupProblem(numberDuel.info, { players: 5 })).toBe('NumberDuel is for 2 to 4 players, not 5')
  expect(setupProblem(numberDuel.info, { options: { round: 'one' } })).toBe('NumberDuel has no option `round`')
  expect(setupProblem(numberDuel.info, { options: { rounds: 'two' } })).toBe(
    'option `rounds` is one of three, one, not `two`',
  )
})
