import { errorFunction } from 'simple-statistics'

/**
 * How probable a sum of squares so large is if nothing but chance parts the counts: the upper tail of the chi-squared
 * distribution, by the cube root of Wilson and Hilferty (1931); exact for one or two degrees of freedom.
 */
export function chiSquaredTail(value: number, freedom: number): number {
  if (freedom < 1 || value <= 0) return 1
  if (freedom === 1) return 2 * above(Math.sqrt(value))
  if (freedom === 2) return Math.exp(-value / 2)
  const spread = 2 / (9 * freedom)
  return above((Math.cbrt(value / freedom) - (1 - spread)) / Math.sqrt(spread))
}

/** The upper tail of the normal distribution. */
const above = (z: number): number => Math.min(1, Math.max(0, (1 - errorFunction(z / Math.SQRT2)) / 2))

/** Both tails of the normal distribution. */
export const bothTails = (z: number): number => Math.min(1, 2 * above(Math.abs(z)))
