/**
 * Whole numbers in buckets: each number up to 64 has its own, larger ones share one with what differs by less than 3 %.
 * Two histograms add up to that of all numbers, so that games need not be kept to tell their median (after DDSketch,
 * Masson et al. 2019).
 */
export interface Histogram {
  /** How many numbers fell into each bucket, by its number. */
  readonly buckets: Readonly<Record<number, number>>
  readonly count: number
  /** Null where there are none. Plain data, since it goes from machine to machine. */
  readonly least: number | null
  readonly most: number | null
}

const EXACT = 64
const GROWTH = Math.log(1.03)

export const NO_NUMBERS: Histogram = { buckets: {}, count: 0, least: null, most: null }

const bucketOf = (value: number): number =>
  value <= EXACT ? value : EXACT + Math.ceil(Math.log(value / EXACT) / GROWTH)

/** The largest whole number of a bucket. */
const upTo = (bucket: number): number =>
  bucket <= EXACT ? bucket : Math.floor(EXACT * Math.exp((bucket - EXACT) * GROWTH))

export function withNumber({ buckets, count, least, most }: Histogram, value: number): Histogram {
  const bucket = bucketOf(value)
  return {
    buckets: { ...buckets, [bucket]: (buckets[bucket] ?? 0) + 1 },
    count: count + 1,
    least: either(Math.min, least, value),
    most: either(Math.max, most, value),
  }
}

const either = (of: (a: number, b: number) => number, a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : of(a, b)

export function addedHistograms(a: Histogram, b: Histogram): Histogram {
  const buckets: Record<number, number> = { ...a.buckets }
  for (const [bucket, count] of Object.entries(b.buckets))
    buckets[Number(bucket)] = (buckets[Number(bucket)] ?? 0) + count
  return {
    buckets,
    count: a.count + b.count,
    least: either(Math.min, a.least, b.least),
    most: either(Math.max, a.most, b.most),
  }
}

/** How many numbers lie in a bucket, and the smallest and largest that could. */
export interface Bar {
  readonly from: number
  readonly upTo: number
  readonly count: number
}

/** The buckets in order, but for empty ones. */
export function barsOf({ buckets }: Histogram): readonly Bar[] {
  return Object.entries(buckets)
    .map(([bucket, count]) => ({ from: upTo(Number(bucket) - 1) + 1, upTo: upTo(Number(bucket)), count }))
    .sort((a, b) => a.upTo - b.upTo)
}

/** The number that a share of all does not exceed; exact up to 64, else 3 % too large at most. */
export function quantile(histogram: Histogram, share: number): number {
  let seen = 0
  for (const bar of barsOf(histogram)) {
    seen += bar.count
    if (seen >= share * histogram.count) return Math.min(bar.upTo, histogram.most ?? 0)
  }
  return 0
}
