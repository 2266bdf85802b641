import { expect, test } from 'vitest'
import { drawn } from '../../bench/mutation/drawn.ts'
import type { Verdict } from '../../bench/mutation/judge.ts'
import { tallyOf } from '../../bench/mutation/tally.ts'

test('mutants are drawn by the seed, each once', () => {
  const numbers = drawn(50, 3)
  expect(drawn(50, 3)).toEqual(numbers)
  expect(drawn(50, 4)).not.toEqual(numbers)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i))
})

test('what is told to be the same is neither found nor missed', () => {
  const verdict = (outcome: Verdict['outcome'], seconds: number, by = ''): Verdict => ({
    number: seconds,
    mutant: { rule: 'play', kind: 'number', file: 'x.rules', start: 0, end: 1, text: '2' },
    outcome,
    seconds,
    by,
    where: '',
  })
  const verdicts = [
    verdict('found', 3, 'aim'),
    verdict('found', 1, 'example'),
    verdict('found', 2, 'aim'),
    verdict('same', 9),
    verdict('refused', 8),
    verdict('none', 10),
    verdict('endless', 11),
  ]
  const { found, same, missed, median, ways } = tallyOf(verdicts)
  expect([found.length, same, missed.map(({ seconds }) => seconds), median]).toEqual([3, 1, [10, 11], 2])
  expect(ways).toEqual(['2 by aim', '1 by example'])
})
