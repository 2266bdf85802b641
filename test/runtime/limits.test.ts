import { expect, test } from 'vitest'
import { TooManyRounds } from '../../runtime/rounds/rounds.ts'
import { isRulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'
import { range } from '../../runtime/kernel/sets.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'

test('a range is all of its numbers, or an error that names it', () => {
  expect(range(3, 5)).toEqual([3, 4, 5])
  expect(range(5, 3)).toEqual([])
  expect(range(1, 100_000, 0)).toHaveLength(100_000)
  expect(() => range(1, 100_001, 0)).toThrow(TooManyRounds)
  expect(isRulesLimitError(new RangeError('other'))).toBe(false)
})

test('rules that come to more than an engine carries are a finding, not a fault', async () => {
  const cwd = folderWith({
    'long.rules': `game Long for 2 players
score: number starts 0
to match
  each number n in 1..2000000
    score gains 1
  finish
`,
  })
  expect(await realHouserules(['play', 'long.rules', '--seats', 'random'], { cwd })).toMatchObject({
    code: 1,
    err: expect.stringContaining('long.rules:4: this set comes to more than 100,000 members'),
  })
})
