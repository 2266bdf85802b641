import { probit } from 'simple-statistics'

/**
 * How many standard errors of a mean of few values its bounds at 95 % are away (Student 1908), by degrees of freedom;
 * beyond two of these by the expansion of Cornish and Fisher (Abramowitz and Stegun 26.7.5), which is right to a
 * hundredth.
 */
export function tQuantile(freedom: number): number {
  if (freedom < 1) return Infinity
  if (freedom === 1) return Math.tan(Math.PI * 0.475)
  if (freedom === 2) return 0.95 * Math.sqrt(2 / (4 * 0.975 * 0.025))
  const z = probit(0.975)
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ]
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0)
}
