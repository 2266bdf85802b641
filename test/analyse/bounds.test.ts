import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, compared, liesWithin } from '../../compiler/analyse/bounds.ts'

const holds: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
}

const bounds = fc
  .tuple(fc.integer({ min: -4, max: 4 }), fc.nat(3))
  .map(([from, size]): Bounds => ({ from, to: from + size }))

const numbers = ({ from, to }: Bounds): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test.each(Object.entries(holds))(
  '`%s` is known where it comes to the same for all numbers within bounds',
  (op, test) => {
    fc.assert(
      fc.property(bounds, bounds, (a, b) => {
        const all = numbers(a).flatMap((x) => numbers(b).map((y) => test(x, y)))
        expect(compared(op, a, b)).toBe(all.every((each) => each) ? true : all.some((each) => each) ? null : false)
      }),
      { numRuns: 400 },
    )
  },
)

test('nothing is known of what compares no numbers', () => {
  expect(compared('and', { from: 1, to: 1 }, { from: 1, to: 1 })).toBeNull()
})

test('bounds lie within others where each number does', () => {
  fc.assert(
    fc.property(bounds, bounds, (inner, outer) => {
      expect(liesWithin(inner, outer)).toBe(numbers(inner).every((n) => numbers(outer).includes(n)))
    }),
    { numRuns: 300 },
  )
})
