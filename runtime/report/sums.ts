import type { Interval } from '../simulate/wilson-interval.ts'
import { tQuantile } from './t-quantile.ts'

/** Sums of a measure, which add up to those of all games however they are split; exact for whole numbers. */
export interface Sums {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

export const NO_SUMS: Sums = { count: 0, sum: 0, squares: 0 }

export const withValue = ({ count, sum, squares }: Sums, value: number): Sums => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value * value,
})

export const addedSums = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
})

export const meanOf = ({ count, sum }: Sums): number => (count === 0 ? 0 : sum / count)

/** The sample variance; nothing varies among fewer than two. */
export function varianceOf({ count, sum, squares }: Sums): number {
  return count < 2 ? 0 : Math.max(0, (squares - (sum * sum) / count) / (count - 1))
}

/** Standard error of the mean. */
export const errorOf = (sums: Sums): number => (sums.count === 0 ? 0 : Math.sqrt(varianceOf(sums) / sums.count))

/** Bounds of the mean at 95 %, by Student's distribution: none of fewer than two values. */
export function meanInterval(sums: Sums): Interval {
  if (sums.count < 2) return { low: -Infinity, high: Infinity }
  const half = tQuantile(sums.count - 1) * errorOf(sums)
  return { low: meanOf(sums) - half, high: meanOf(sums) + half }
}
