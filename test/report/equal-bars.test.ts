import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalBars } from '../../cli/report/html/plots.ts'
import { NO_NUMBERS, barsOf, withNumber } from '../../runtime/report/histogram.ts'

const barsWith = (numbers: readonly number[]) => equalBars(barsOf(numbers.reduce(withNumber, NO_NUMBERS)))

describe('bars of lengths', () => {
  it('are as many as there are lengths, where these are few', () => {
    expect(barsWith([3, 3, 5])).toEqual([
      { from: 3, to: 4, count: 2 },
      { from: 4, to: 5, count: 0 },
      { from: 5, to: 6, count: 1 },
    ])
  })

  it('have one width, hold every game, and are few enough to be seen', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 60 }), (numbers) => {
        const bars = barsWith(numbers)
        expect(new Set(bars.map(({ from, to }) => to - from)).size).toBe(1)
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(numbers.length)
        expect(bars.length).toBeLessThanOrEqual(41)
        for (const [i, { from }] of bars.entries()) if (i > 0) expect(from).toBe(bars[i - 1]?.to)
      }),
    )
  })
})
