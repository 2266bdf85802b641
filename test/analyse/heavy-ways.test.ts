import { describe, expect, test } from 'vitest'
import { MOST_STEPS, TOLD, heavyWays } from '../../compiler/analyse/heavy-ways.ts'
import { MOST_CARDS } from '../../compiler/program/number-ranges.ts'
import * as rounds from '../../runtime/rounds/rounds.ts'
import { checkGame } from '../../compiler/compile.ts'

const CARDS = `game Heap for 2 players
n: number starts 0
zone deck seen by nobody
zone pile seen by everyone
printed rank of card: number
card stone
  rank = 1
to match
  each number i in 1..9
    create stone to deck
  work
  finish
`

/** What is counted in a game in which `work` does so much, by name. */
function heavyIn(text: string): { readonly loops: readonly string[]; readonly events: readonly string[] } {
  const { program, diagnostics } = checkGame('heap.rules', { read: () => `${CARDS}${text}`, find: () => null })
  if (program === null) throw new Error(diagnostics.map(({ primary }) => primary.text).join('\n'))
  const { loops, events } = heavyWays(program)
  return { loops: [...loops].map(({ name }) => name), events: [...events] }
}

test('the compiler reckons with the steps that the runtime takes', () => {
  expect(MOST_STEPS).toBe(rounds.ROUND_LIMIT * rounds.STEPS_PER_ROUND)
  expect(TOLD).toBe(2 * rounds.STEPS_PER_NOTE)
})

describe('what the kernel may do too much in', () => {
  const shuffles = Math.ceil(MOST_STEPS / (MOST_CARDS * (rounds.STEPS_PER_NOTE + 1)))

  test.each([
    ['one move for each card', 'to work\n  each card c in deck\n    move c to pile\n', [], []],
    [
      'a shuffle for each card: each takes longer than a move',
      'to work\n  each card c in deck\n    shuffle deck\n',
      ['c'],
      [],
    ],
    [
      'a move for each pair: of two loops the outer one',
      'to work\n  each card c in deck\n    each card d in deck\n      move d to pile\n',
      ['c'],
      [],
    ],
    [
      'what stands in a branch, or in a loop that is counted anyway',
      'to work\n  each card c in deck\n    if n = 0\n      while n < 2\n        n gains 1\n        shuffle deck\n',
      ['c'],
      [],
    ],
    ['what is done at the same time', 'to work\n  each card c in deck at the same time\n    shuffle deck\n', ['c'], []],
    [
      'what is done in an event that the loop calls',
      'to work\n  each card c in deck\n    mix\nto mix\n  shuffle deck\n',
      ['c'],
      [],
    ],
    [
      'what follows a move that the loop makes',
      'to work\n  each card c in deck\n    move c to pile\nafter move card c to pile\n  shuffle deck\n',
      ['c'],
      [],
    ],
    [
      `${shuffles} shuffles one after the other are too many for one event, one less is not`,
      `to work\n  mix\n  twice\nto mix\n${'  shuffle deck\n'.repeat(shuffles)}to twice\n${'  shuffle deck\n'.repeat(shuffles - 2)}`,
      [],
      ['mix'],
    ],
    [
      'what leads to itself is counted as an event that does',
      'to work\n  shuffle deck\n  if n < 9\n    n gains 1\n    work\n',
      [],
      [],
    ],
    [
      'what waits to be resolved',
      'to work\n  each card c in deck\n    move c to pile\nwhen move card c to pile\n  shuffle deck\n',
      ['c'],
      [],
    ],
  ])('%s', (_, text, loops, events) => {
    const found = heavyIn(text)
    expect(found.loops).toEqual(loops)
    expect(found.events.toSorted()).toEqual(events)
  })
})
