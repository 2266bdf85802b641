import { expect, test } from 'vitest'
import { RulesLimitError, isRulesLimitError } from '../../runtime/rules-limit-error.ts'
import { range } from '../../runtime/sets.ts'
import { folderWith, installed } from '../cli/kit.ts'

test('a range is all of its numbers, or an error that names it', () => {
  expect(range(3, 5)).toEqual([3, 4, 5])
  expect(range(5, 3)).toEqual([])
  expect(range(1, 100_000)).toHaveLength(100_000)
  expect(() => range(1, 100_001)).toThrow(RulesLimitError)
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
  expect(await installed(['play', 'long.rules', '--seats', 'random'], { cwd })).toMatchObject({
    code: 1,
    err: expect.stringContaining('1..2000000 are more than 100000 numbers'),
  })
})
