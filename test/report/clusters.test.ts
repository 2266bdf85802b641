import { describe, expect, test } from 'vitest'
import { NO_CLUSTERS, addedClusters, clusterOf, rateOfClusters } from '../../runtime/report/clusters.ts'
import { wilsonInterval } from '../../runtime/simulate/wilson-interval.ts'

/** Bounds of the share of hits, of games of ten moments with so many hits. */
const boundsOf = (hits: readonly number[]) =>
  rateOfClusters(hits.map((each) => clusterOf(10, each)).reduce(addedClusters, NO_CLUSTERS))

const games = (many: number, hits: (game: number) => number): number[] =>
  Array.from({ length: many }, (_, i) => hits(i))

describe('bounds of moments', () => {
  test('are those of so few games where all moments of a game are alike', () => {
    const { value, count, interval } = boundsOf(games(400, (i) => (i % 2 === 0 ? 10 : 0)))
    const ofGames = wilsonInterval(200, 400)
    expect({ value, count }).toEqual({ value: 0.5, count: 4000 })
    expect(interval.low).toBeCloseTo(ofGames.low, 3)
    expect(interval.high).toBeCloseTo(ofGames.high, 3)
  })

  test('are no narrower than those of so many moments where games are alike', () => {
    const { interval } = boundsOf(games(400, () => 5))
    const ofMoments = wilsonInterval(2000, 4000)
    expect(interval.low).toBeCloseTo(ofMoments.low, 3)
    expect(interval.low).toBeLessThanOrEqual(ofMoments.low)
  })

  test('count each game once where every moment is a hit, and where there is one game', () => {
    expect(boundsOf(games(20, () => 10)).interval).toEqual(wilsonInterval(20, 20))
    expect(boundsOf([5]).interval).toEqual(wilsonInterval(0.5, 1))
  })

  test('say nothing of no game', () => {
    expect(rateOfClusters(NO_CLUSTERS)).toEqual({ value: 0, count: 0, interval: { low: 0, high: 1 } })
    expect(clusterOf(0, 0)).toEqual(NO_CLUSTERS)
  })
})
