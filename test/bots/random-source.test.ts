import { expect, test } from 'vitest'
import { below, randomSource } from '../../runtime/bots/random-source.ts'

function take(count: number, seed: number, stream?: number): number[] {
  const random = randomSource(seed, stream)
  return Array.from({ length: count }, () => random())
}

test('the same seed and stream give the same numbers', () => {
  expect(take(20, 7, 3)).toEqual(take(20, 7, 3))
})

test('neighbouring seeds and streams share no first number', () => {
  const firsts = [0, 1, 2, 3, -1].flatMap((seed) => [0, 1, 2].map((stream) => take(1, seed, stream)[0]))
  expect(new Set(firsts).size).toBe(firsts.length)
})

test.each([
  ['seeds', (n: number) => randomSource(n)],
  ['streams', (n: number) => randomSource(7, n)],
])('the first numbers of neighbouring %s are spread evenly, alone and in pairs', (_name, source) => {
  const counts = Array<number>(10).fill(0)
  const pairs = Array<number>(16).fill(0)
  for (let n = 0; n < 10_000; n += 1) {
    counts[below(10, source(n))] += 1
    pairs[below(4, source(n)) * 4 + below(4, source(n + 1))] += 1
  }
  // 1000 and 625 expected in each; 5 standard deviations are 150 and 121.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  for (const count of pairs) expect(Math.abs(count - 625)).toBeLessThan(121)
})
