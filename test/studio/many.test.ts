import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { axis } from '../../studio/many/plots.ts'
import { binned } from '../../studio/many/binned.ts'
import { summed } from '../../studio/many/summed.ts'

const numbers = fc.array(fc.nat({ max: 5000 }))

describe('bins', () => {
  it('hold every number once, in no more bins than can be looked at', () => {
    fc.assert(
      fc.property(numbers, fc.option(numbers), (own, base) => {
        const bins = binned(own, base)
        expect(bins.length).toBeLessThanOrEqual(24)
        for (const { from, upTo, own: count } of bins)
          expect(count).toBe(own.filter((each) => each >= from && each <= upTo).length)
        expect(bins.reduce((sum, bin) => sum + bin.own, 0)).toBe(own.length)
        expect(bins.reduce((sum, bin) => sum + (bin.base ?? 0), 0)).toBe(base?.length ?? 0)
      }),
    )
  })
})

describe('an axis', () => {
  it('has a few round numbers, all of them on it, in their order', () => {
    const end = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(end, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (low, span) => {
        const { ticks, at } = axis(low, low + span, 100, 500)
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThanOrEqual(7)
        const places = ticks.map(at)
        for (const place of places) expect(place).toBeGreaterThan(99)
        for (const place of places) expect(place).toBeLessThan(501)
        expect([...places].sort((a, b) => a - b)).toEqual(places)
      }),
    )
  })
})

const game = (seed: number, winner: number, decisions: number, done: Record<string, number>) => ({
  seed,
  results: winner === 0 ? [1, 0] : [0, 1],
  decisions,
  bots: ['random', 'random'],
  counts: { offered: 2 * decisions, done },
})

test('many games are summed by seat, by length and by what is done, beside the same games by other rules', () => {
  const own = [game(1, 0, 4, { bet: 1 }), game(2, 0, 6, { bet: 3 })]
  const games = [game(1, 1, 4, { constructor: 2 }), game(2, 0, 4, {})]
  const all = summed({ players: 2, own, base: { name: 'Base', games } })
  expect(all.seats.map(({ name, own: { value }, base }) => [name, value, base?.value])).toEqual([
    ['A', 1, 0.5],
    ['B', 0, 0.5],
  ])
  expect(all.results.map(({ own: { value }, base }) => [value, base?.value])).toEqual([
    [1, 0.5],
    [0, 0.5],
  ])
  expect(all.done.map(({ name, own: { value }, base }) => [name, value, base?.value])).toEqual([
    ['bet', 2, 0],
    ['constructor', 0, 1],
  ])
  expect([all.decisions.own.value, all.decisions.base?.value, all.choices.own.value]).toEqual([5, 4, 2])
  expect(all.outcome?.rows.find(({ about }) => about === 'wins of A')?.difference.mean).toBe(0.5)
})
