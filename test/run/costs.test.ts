import { expect, test } from 'vitest'
import { someOf } from '../kit/effort.ts'
import { costTable } from './costs.ts'

test('the slowest files are told first, and what share of all they took', () => {
  const costs = Array.from({ length: 30 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }))
  const lines = costTable(costs).trim().split('\n')
  expect(lines[0]).toBe('20 of 30 files took 390 of 435 s:')
  expect([lines[1], lines.at(-1)]).toEqual(['   29.0 s  29.test.ts', '   10.0 s  10.test.ts'])
})

const ten = Array.from({ length: 10 }, (_, i) => i)

test('a sample is as large as is asked, in order, and the same for the same seed', () => {
  for (const seed of ['a', 'b', 'c']) {
    const some = someOf(ten, 3, seed)
    expect(some).toHaveLength(3)
    expect(some).toEqual(some.toSorted((a, b) => a - b))
    expect(someOf(ten, 3, seed)).toEqual(some)
  }
  expect(someOf(ten, 20, 'a')).toEqual(ten)
})

test('seeds come by every member, each about as often', () => {
  const often = ten.map(() => 0)
  for (let seed = 0; seed < 500; seed++)
    for (const each of someOf(ten, 3, `${seed}`)) often[each] = (often[each] ?? 0) + 1
  expect(Math.min(...often)).toBeGreaterThan(100)
  expect(Math.max(...often)).toBeLessThan(200)
})
