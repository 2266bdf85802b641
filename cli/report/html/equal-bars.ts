import type { Bar } from '../../../runtime/report/histogram.ts'

/** So many bars are drawn at most. */
const MOST = 40

/** A bar that is drawn: the part of the games that fell into it, which need not be whole games. */
export interface EqualBar {
  readonly from: number
  /** Not in it any more. */
  readonly to: number
  readonly count: number
}

/**
 * The same games in bars of one width, so that areas can be compared: what lies in a bucket is spread evenly over the
 * numbers in it. No bar is narrower than the widest bucket.
 */
export function equalBars(bars: readonly Bar[]): EqualBar[] {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return []
  const widest = Math.max(...bars.map(({ from, upTo }) => upTo + 1 - from))
  const width = Math.max(widest, Math.ceil((last.upTo + 1 - first.from) / MOST))
  const start = Math.floor(first.from / width) * width
  const many = Math.ceil((last.upTo + 1 - start) / width)
  return Array.from({ length: many }, (_, i) => {
    const [from, to] = [start + i * width, start + (i + 1) * width]
    return { from, to, count: bars.reduce((sum, bar) => sum + partIn(bar, from, to), 0) }
  })
}

function partIn(bar: Bar, from: number, to: number): number {
  const end = bar.upTo + 1
  return (bar.count * Math.max(0, Math.min(to, end) - Math.max(from, bar.from))) / (end - bar.from)
}
