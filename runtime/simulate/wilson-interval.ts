import { probit } from 'simple-statistics'

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Bounds of a rate seen `hits` times in `trials` (Wilson 1927), by default at 95 %. */
export function wilsonInterval(hits: number, trials: number, confidence = 0.95): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const z = probit(1 - (1 - confidence) / 2)
  const rate = hits / trials
  const scale = 1 + (z * z) / trials
  const middle = (rate + (z * z) / (2 * trials)) / scale
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / trials + (z * z) / (4 * trials * trials))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
