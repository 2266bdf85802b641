import { errorFunction, mean, probit, sampleStandardDeviation } from 'simple-statistics'
import type { Interval } from './wilson-interval.ts'

/** What the same games came to under two sets of rules. */
export interface Paired {
  readonly old: number
  readonly new: number
  /** Of the mean of the differences, at 95 %. */
  readonly difference: { readonly mean: number; readonly interval: Interval }
  /** How probable a difference so large would be if there were none. */
  readonly p: number
}

/**
 * Up to so many games that went different ways their share is tested exactly; beyond it the normal distribution is as
 * good.
 */
const FEW = 500

/** Compares measures of the same games, each old one beside its new one. */
export function paired(old: readonly number[], next: readonly number[]): Paired {
  if (old.length !== next.length || old.length === 0) throw new RangeError('the same games are needed on both sides')
  const differences = old.map((value, i) => (next[i] ?? 0) - value)
  const middle = mean(differences)
  const error = differences.length < 2 ? 0 : sampleStandardDeviation(differences) / Math.sqrt(differences.length)
  const half = probit(0.975) * error
  // Where every game differs by the same, only the signs are left to go by.
  const p =
    error === 0 || differences.every((d) => Math.abs(d) <= 1 && Number.isInteger(d))
      ? signs(differences)
      : tail(middle / error)
  return {
    old: mean([...old]),
    new: mean([...next]),
    difference: { mean: middle, interval: { low: middle - half, high: middle + half } },
    p,
  }
}

const signs = (differences: readonly number[]): number =>
  signTest(differences.filter((d) => d > 0).length, differences.filter((d) => d < 0).length)

/** McNemar's test (1947): of the games that went different ways, whether more went one way than chance explains. */
export function signTest(up: number, down: number): number {
  const all = up + down
  if (all === 0) return 1
  if (all > FEW) return tail((up - down) / Math.sqrt(all))
  let term = 0.5 ** all
  let below = 0
  for (let k = 0; k <= Math.min(up, down); k++) {
    below += term
    term *= (all - k) / (k + 1)
  }
  return Math.min(1, 2 * below)
}

/** Both tails of the normal distribution. */
const tail = (z: number): number => Math.max(0, 1 - errorFunction(Math.abs(z) / Math.SQRT2))

/**
 * Which of several comparisons are significant together at 5 % (Holm 1979): the smallest first, each against what is
 * left.
 */
export function significant(ps: readonly number[], level = 0.05): boolean[] {
  const order = ps.map((p, i) => ({ p, i })).sort((a, b) => a.p - b.p)
  const found = ps.map(() => false)
  for (const [rank, { p, i }] of order.entries()) {
    if (p > level / (ps.length - rank)) break
    found[i] = true
  }
  return found
}
