import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OpenBudget } from '../../cli/diff/witness/budget.ts'

/** A clock that is wound by hand. */
function clockAt(moment: number): { readonly clock: () => number; readonly passes: (milliseconds: number) => void } {
  let now = moment
  return {
    clock: () => now,
    passes: (milliseconds) => {
      now += milliseconds
    },
  }
}

test('lasts as long wherever its clock begins, and whatever the time of day is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e6 }), (moment, milliseconds) => {
      const { clock, passes } = clockAt(moment)
      const budget = new OpenBudget({ milliseconds, games: 5, seed: 1, clock })
      passes(milliseconds)
      expect(budget.isSpent({ games: 0 })).toBe(false)
      passes(1)
      expect(budget.isSpent({ games: 0 })).toBe(true)
    }),
  )
})

test('ends with the games, however much time there is', () => {
  const budget = new OpenBudget({ milliseconds: 1000, games: 5, seed: 1, clock: clockAt(0).clock })
  expect([4, 5, 6].map((games) => budget.isSpent({ games }))).toEqual([false, true, true])
})
