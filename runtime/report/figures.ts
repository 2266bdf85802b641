import { type Interval, wilsonInterval } from '../simulate/wilson-interval.ts'
import { type Bar, type Histogram, barsOf, quantile } from './histogram.ts'
import { type Sums, meanInterval, meanOf } from './sums.ts'

/** A figure with its bounds at 95 %, and of how many games or moments it is. */
export interface Figure {
  readonly value: number
  readonly interval: Interval
  readonly count: number
}

/** The mean of a measure. */
export const figureOf = (sums: Sums): Figure => ({
  value: meanOf(sums),
  interval: meanInterval(sums),
  count: sums.count,
})

/**
 * The mean of a measure that lies between nothing and one and is no count of hits; an estimate of it may by chance come
 * to less.
 */
export function partOf(sums: Sums): Figure {
  const { low, high } = meanInterval(sums)
  const inside = (value: number): number => Math.min(1, Math.max(0, value))
  return { value: inside(meanOf(sums)), interval: { low: inside(low), high: inside(high) }, count: sums.count }
}

/** The mean of a measure that is never less than nothing. */
export function sizeOf(sums: Sums): Figure {
  const { value, interval, count } = figureOf(sums)
  return { value, interval: { low: Math.max(0, interval.low), high: interval.high }, count }
}

/** The mean of something between nothing and one, by Wilson's bounds. */
export const rateOf = (sums: Sums): Figure => ({
  value: meanOf(sums),
  interval: wilsonInterval(sums.sum, sums.count),
  count: sums.count,
})

export const rate = (hits: number, count: number): Figure => rateOf({ count, sum: hits, squares: hits })

/** Whole numbers of games, from the fewest to the most. */
export interface Spread {
  readonly count: number
  readonly least: number
  readonly lowerQuarter: number
  readonly median: number
  readonly upperQuarter: number
  readonly ninetyFifth: number
  readonly most: number
  readonly bars: readonly Bar[]
}

export function spreadOf(histogram: Histogram): Spread {
  const { count, least, most } = histogram
  if (least === null || most === null)
    return { count, least: 0, lowerQuarter: 0, median: 0, upperQuarter: 0, ninetyFifth: 0, most: 0, bars: [] }
  const at = (share: number): number => Math.min(most, Math.max(least, quantile(histogram, share)))
  return {
    count,
    least,
    lowerQuarter: at(0.25),
    median: at(0.5),
    upperQuarter: at(0.75),
    ninetyFifth: at(0.95),
    most,
    bars: barsOf(histogram),
  }
}
