import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chiSquaredTail } from '../../runtime/report/chi-squared.ts'
import { NO_NUMBERS, addedHistograms, barsOf, quantile, withNumber } from '../../runtime/report/histogram.ts'
import { NOTHING_MEASURED, added } from '../../runtime/report/measured.ts'
import { tasksOf } from '../../runtime/report/plan.ts'
import { doTask } from '../../runtime/report/do-task.ts'
import { NO_SUMS, addedSums, meanOf, varianceOf, withValue } from '../../runtime/report/sums.ts'
import { times } from '../kit/effort.ts'
import { planOf, specimen } from './measured-game.ts'

const numbers = fc.array(fc.nat(5000), { minLength: 1, maxLength: 60 })

describe('what adds up', () => {
  test('comes to the same however it is split', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const sums = (list: readonly number[]) => list.reduce(withValue, NO_SUMS)
        expect(addedSums(sums(one), sums(other))).toEqual(sums([...one, ...other]))
        const histogram = (list: readonly number[]) => list.reduce(withNumber, NO_NUMBERS)
        expect(addedHistograms(histogram(one), histogram(other))).toEqual(histogram([...one, ...other]))
      }),
      { numRuns: 100 * times },
    )
  })

  test('games in pieces of any size come to the same', async () => {
    const game = await specimen('draw')
    const plan = planOf(game, { games: 12, tension: 12, deals: 12 })
    for (const kind of ['games', 'tension', 'luck'] as const) {
      const part = { kind }
      const whole = doTask({ game }, plan, { part, from: 0, to: 12 })
      const pieces = [0, 1, 5, 12].flatMap((from, i, all) => {
        const to = all[i + 1]
        return to === undefined ? [] : [doTask({ game }, plan, { part, from, to })]
      })
      // They go from machine to machine as text.
      for (const each of [NOTHING_MEASURED, whole]) expect(JSON.parse(JSON.stringify(each))).toEqual(each)
      // Sums of what is no whole number differ by what floating-point numbers round.
      expect(rounded(pieces.reduce(added, NOTHING_MEASURED))).toBe(rounded(whole))
    }
  })
})

const rounded = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Number(each.toPrecision(10)) : each))

test('means and variances are those of the numbers', () => {
  const sums = [2, 4, 4, 4, 5, 5, 7, 9].reduce(withValue, NO_SUMS)
  expect([meanOf(sums), varianceOf(sums)]).toEqual([5, expect.closeTo(32 / 7, 12)])
  expect([meanOf(NO_SUMS), varianceOf(NO_SUMS)]).toEqual([0, 0])
})

test('quantiles err by three percent at most, and by nothing up to 64', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 100 }), (list, percent) => {
      const exact = list.toSorted((a, b) => a - b)[Math.ceil((percent / 100) * list.length) - 1] ?? 0
      const found = quantile(list.reduce(withNumber, NO_NUMBERS), percent / 100)
      expect(found).toBeGreaterThanOrEqual(exact)
      expect(found).toBeLessThanOrEqual(exact <= 64 ? exact : exact * 1.03)
    }),
    { numRuns: 200 * times },
  )
})

test('bars hold every number once, and do not overlap', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const bars = barsOf(list.reduce(withNumber, NO_NUMBERS))
      expect(bars.map(({ count }) => count)).toEqual(
        bars.map(({ from, upTo }) => list.filter((each) => from <= each && each <= upTo).length),
      )
      for (const [i, bar] of bars.entries()) expect(bar.from).toBeGreaterThan(bars[i - 1]?.upTo ?? -1)
    }),
    { numRuns: 100 * times },
  )
})

// R. A. Fisher, Statistical Methods for Research Workers, table III.
test.each([
  [1, 3.841, 0.05],
  [1, 6.635, 0.01],
  [2, 5.991, 0.05],
  [3, 11.345, 0.01],
  [5, 11.07, 0.05],
  [11, 24.725, 0.01],
])('with %i degrees of freedom, %f is exceeded with probability %f', (freedom, value, p) => {
  expect(Math.abs(chiSquaredTail(value, freedom) - p)).toBeLessThan(0.001)
})

test('a change under which no game has an end is given up after some games', async () => {
  const [nim, endless] = [await specimen('nim'), await specimen('nim', ['until left = 0', 'until left = 99'])]
  const changes = [{ kind: 'without', place: '', edits: [] } as const]
  const plan = planOf(nim, { changes, changeGames: 50, roundLimit: 1000 })
  const [task] = tasksOf(plan, [], false)
  if (task === undefined) return expect.fail('there is nothing to do')
  const { changed } = doTask({ game: nim, changed: () => endless }, plan, task)
  expect(changed).toMatchObject({ 0: { games: 0, cutOff: 5 } })
})
