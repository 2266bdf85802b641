import { probit } from 'simple-statistics'
import { wilsonInterval } from '../simulate/wilson-interval.ts'
import type { Figure } from './figures.ts'
import { tQuantile } from './t-quantile.ts'

/** Hits among moments that belong together by game, as sums that add up however the games are split. */
export interface Clusters {
  readonly games: number
  readonly moments: number
  readonly hits: number
  readonly momentsSquared: number
  readonly hitsSquared: number
  readonly products: number
}

export const NO_CLUSTERS: Clusters = {
  games: 0,
  moments: 0,
  hits: 0,
  momentsSquared: 0,
  hitsSquared: 0,
  products: 0,
}

/** The moments of one game; a game without any says nothing. */
export const clusterOf = (moments: number, hits: number): Clusters =>
  moments === 0
    ? NO_CLUSTERS
    : {
        games: 1,
        moments,
        hits,
        momentsSquared: moments * moments,
        hitsSquared: hits * hits,
        products: moments * hits,
      }

export const addedClusters = (a: Clusters, b: Clusters): Clusters => ({
  games: a.games + b.games,
  moments: a.moments + b.moments,
  hits: a.hits + b.hits,
  momentsSquared: a.momentsSquared + b.momentsSquared,
  hitsSquared: a.hitsSquared + b.hitsSquared,
  products: a.products + b.products,
})

/**
 * The share of the moments that are hits, with bounds at 95 % that take the moments of a game as one draw: Wilson's, of
 * as many moments as would tell so much if each stood for itself (Korn and Graubard 1998). Where all moments are alike,
 * or there is one game, nothing shows how much they belong together, and each game counts as one.
 */
export function rateOfClusters(clusters: Clusters): Figure {
  const { moments, hits } = clusters
  const value = moments === 0 ? 0 : hits / moments
  const telling = tellingMoments(clusters, value)
  return { value, interval: wilsonInterval(value * telling, telling), count: moments }
}

function tellingMoments(clusters: Clusters, rate: number): number {
  const { games, moments, hitsSquared, momentsSquared, products } = clusters
  if (games < 2 || rate === 0 || rate === 1) return games
  const off = Math.max(0, hitsSquared - 2 * rate * products + rate * rate * momentsSquared)
  const variance = ((games / (games - 1)) * off) / moments ** 2
  const student = (probit(0.975) / tQuantile(games - 1)) ** 2
  // Moments of a game that are less alike than by chance tell no more than moments of different games.
  return variance === 0 ? moments * student : Math.min(moments, (rate * (1 - rate)) / variance) * student
}
