import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { DECLINE } from '../../compiler/interpret/machine.ts'
import { interpret } from './game.ts'
import type { SetupConfig } from '../../runtime/engine.ts'
import { inStep } from './lock-step.ts'
import { sampleOf } from './sample.ts'

/** An announcement that nothing completes: every line of answers is tried, 900 of them. */
const LOTS = `game Lots for 2 players
heap: number starts 0
to match
  turn by first of players
  finish
to turn by player p
  p may act
player p may bid at turn
to bid by player p
  announce
    choose number a in 1..30 by p
    choose number b in 1..30 by p
    only if a + b > 90
  heap gains 1
`

test('what is tried between two questions counts as one step, however many answers it has', () => {
  const { program } = checkGame('lots.rules', { read: () => LOTS, find: () => null })
  if (program === null) throw new Error('the sample has errors')
  expect(interpret(program, { seed: 1 }).state.over).toBe(true)
  expect(() => interpret(program, { seed: 1, longestStep: 1000 })).toThrow('a step of the game does not end: bid')
})

/** The beginning goes round ten times, the first answer twenty times more, and each fact for itself. */
const ROUNDS = `game Rounds for 2 players
laps: number starts 0
far: number
  let n = 0
  while n < 15
    n gains 1
  give n
to match
  run-on by first of players
  turn by first of players
  finish
to turn by player p
  p must act
player p may run-on at turn if far > laps
to run-on by player p
  let n = 0
  while n < 10
    n gains 1
  if laps > 0
    repeat
      n gains 1
    until n = 20
  laps gains 1
`

test.each([15, 14, 10, 9])('with a bound of %d rounds, engines and what rules mean end alike', async (roundLimit) => {
  const sample = await sampleOf('rounds.rules', { read: () => ROUNDS, find: () => null })
  if (sample === null) throw new Error('the sample has errors')
  expect(inStep(sample, { seed: 1, picks: 1, roundLimit }, 10)).toBeNull()
})

/** No event comes back to itself, but each does the one before twice: the last is done 2 to the 14th times. */
const doublings = (last: string): string => `game Doublings for 2 players
n: number starts 0
card stone
zone pile seen by everyone
to e0
  ${last}
${Array.from({ length: 14 }, (_, i) => `to e${i + 1}\n  e${i}\n  e${i}\n`).join('')}
to match
  create stone to pile
  turn by first of players
  finish
to turn by player p
  p must act
player p may run-on at turn
to run-on by player p
  e14
`

test('moves that no rule watches count in neither of both', async () => {
  const sample = await sampleOf('moves.rules', {
    read: () => doublings('move top of pile to pile\n  move top of pile to pile'),
    find: () => null,
  })
  if (sample === null) throw new Error('the sample has errors')
  const roundLimit = 2 ** 14 + 10
  expect(inStep(sample, { seed: 1, picks: 1, roundLimit }, 10)).toBeNull()
})

test.each([2 ** 14, 2 ** 14 - 1, 100])(
  'where an event may be done %d times between two answers, engines and what rules mean end alike',
  async (roundLimit) => {
    const sample = await sampleOf('doublings.rules', { read: () => doublings('n gains 1'), find: () => null })
    if (sample === null) throw new Error('the sample has errors')
    expect(inStep(sample, { seed: 1, picks: 1, roundLimit }, 10)).toBeNull()
    const game = interpret(sample.program, { seed: 1, roundLimit })
    const [move = DECLINE] = game.question?.choices ?? []
    if (roundLimit === 2 ** 14) expect(game.answer(move)).toBeUndefined()
    else expect(() => game.answer(move)).toThrow('a step of the game does not end: e0')
  },
)

test('an engine that stops where the rules go on is found', async () => {
  const sample = await sampleOf('rounds.rules', { read: () => ROUNDS, find: () => null })
  if (sample === null) throw new Error('the sample has errors')
  const { engine } = sample
  const early = { ...engine, setup: (config: SetupConfig) => engine.setup({ ...config, roundLimit: 9 }) }
  expect(inStep({ ...sample, engine: early }, { seed: 1, picks: 1, roundLimit: 15 }, 10)).toMatchObject({
    decision: 0,
    found: { engine: 'no next question', meant: 'done' },
  })
})
