import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { interpret } from '../../compiler/interpret/interpret.ts'

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
