import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Wish, allotted } from '../../cli/report/games/allotted.ts'
import { NO_LUCK, addedLuck, luckInterval, luckOfDeal, shareOfLuck } from '../../runtime/report/luck.ts'
import { NO_SUMS, withValue } from '../../runtime/report/sums.ts'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { tQuantile } from '../../runtime/report/t-quantile.ts'

const anyWish = fc.record({
  most: fc.integer({ min: 1, max: 1000 }),
  least: fc.integer({ min: 1, max: 30 }),
  seconds: fc.double({ min: 0.0001, max: 100, noNaN: true }),
  weight: fc.constantFrom(1, 2),
})

describe('the games that parts get of some time', () => {
  test('take no longer than that, unless the fewest that tell something do', () => {
    fc.assert(
      fc.property(
        fc.array(anyWish, { minLength: 1, maxLength: 9 }),
        fc.double({ min: 0, max: 5000, noNaN: true }),
        (some, time) => {
          const wishes: Wish<string>[] = some.map((wish, i) => ({ ...wish, name: String(i) }))
          const found = allotted(wishes, time)
          const games = wishes.map((wish) => ({ ...wish, games: found[wish.name] ?? -1 }))
          for (const { games: n, most, least } of games) {
            expect(n).toBeGreaterThanOrEqual(Math.min(least, most))
            expect(n).toBeLessThanOrEqual(most)
          }
          const over = games.filter(({ games: n, most, least }) => n > Math.min(least, most))
          const spent = games.reduce((sum, { games: n, seconds }) => sum + n * seconds, 0)
          const fewest = games.reduce((sum, { most, least, seconds }) => sum + Math.min(least, most) * seconds, 0)
          if (over.length > 0) expect(spent).toBeLessThanOrEqual(time + fewest + 1e-6)
          if (games.every(({ most, least }) => least === 1 && most >= 1) && fewest <= time / (2 * games.length))
            expect(spent).toBeLessThanOrEqual(time + 1e-6)
        },
      ),
    )
  })

  test('what one does not need goes to the others', () => {
    const wish = (name: string, most: number, seconds: number): Wish<string> => ({
      name,
      most,
      least: 1,
      seconds,
      weight: 1,
    })
    expect(allotted([wish('slow', 100, 10), wish('quick', 10, 1), wish('slower', 100, 20)], 610)).toEqual({
      quick: 10,
      slow: 30,
      slower: 15,
    })
    expect(allotted([wish('slow', 100, 10), wish('quick', 10, 1)], 10_000)).toEqual({ quick: 10, slow: 100 })
  })
})

describe('bounds of few', () => {
  // Tables of Student's distribution.
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [9, 2.262],
    [29, 2.045],
    [1000, 1.962],
  ])('%d degrees of freedom are %d standard errors', (freedom, errors) => {
    expect(Math.abs(tQuantile(freedom) - errors)).toBeLessThan(0.012)
  })

  test('of the luck of the deal are no point where the deal explains nothing', () => {
    const random = randomSource(3)
    let tally = NO_LUCK
    for (let deal = 0; deal < 20; deal++) {
      // Each seat wins just half of the repeats, so that deals differ even less than chance lets them.
      const first = random() < 0.5 ? 4 : 5
      tally = addedLuck(
        tally,
        luckOfDeal(
          deal,
          [first, 8 - first].map((wins) => ({ count: 8, sum: wins, squares: wins })),
        ),
      )
    }
    expect(shareOfLuck(tally)).toBe(0)
    const { low, high } = luckInterval(tally)
    expect(low).toBe(0)
    expect(high).toBeGreaterThan(0)
  })

  test('of the luck of the deal hold in about 95 of 100 reports', () => {
    const random = randomSource(7)
    const [reports, deals, repeats] = [400, 60, 8]
    let held = 0
    // Half of the deals are won before they begin; in the others both seats win alike: the deal explains a half.
    for (let report = 0; report < reports; report++) {
      let tally = NO_LUCK
      for (let deal = 0; deal < deals; deal++) {
        const kind = random()
        let seats = [NO_SUMS, NO_SUMS]
        for (let repeat = 0; repeat < repeats; repeat++) {
          const first = kind < 0.25 ? 1 : kind < 0.5 ? 0 : random() < 0.5 ? 1 : 0
          seats = [first, 1 - first].map((win, seat) => withValue(seats[seat] ?? NO_SUMS, win))
        }
        tally = addedLuck(tally, luckOfDeal(deal, seats))
      }
      const { low, high } = luckInterval(tally)
      if (low <= 0.5 && 0.5 <= high) held += 1
    }
    expect(held / reports).toBeGreaterThan(0.9)
    expect(held / reports).toBeLessThan(0.995)
  })
})
