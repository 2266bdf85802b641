import { chiSquaredTail } from './chi-squared.ts'
import type { GameTally } from './game-tally.ts'

/** What each seat would win if all won alike: more than its part of one where seats win together. */
export function fairShareOf({ finished, wins }: GameTally, players: number): number {
  const all = wins.reduce((total, { sum }) => total + sum, 0)
  return finished === 0 ? 1 / players : all / (finished * players)
}

/** Of fewer wins that a seat could expect the chi-squared distribution is no measure (W. G. Cochran 1954). */
export const FEWEST_WINS = 5

/**
 * How probable shares of the seats so different are if all win alike: the sum of squared differences from the fair share
 * (Pearson 1900), held against what it comes to by chance for seats that win together and games that are drawn (its mean
 * and its variance: Satterthwaite 1946). Of seats that play alone, without draws, this is the usual test. One where games
 * are too few to tell.
 */
export function probabilityIfAlike(tally: GameTally, players: number): number {
  const { finished, wins, together } = tally
  const fair = fairShareOf(tally, players)
  const expected = finished * fair
  if (expected < FEWEST_WINS) return 1
  const squares = wins.reduce((total, { sum }) => total + (sum - expected) ** 2, 0) / expected
  let [mean, spread] = [0, 0]
  for (let a = 0; a < players; a++)
    for (let b = 0; b < players; b++) {
      const product = together[a < b ? `${a},${b}` : `${b},${a}`] ?? 0
      const covariance = (product - finished * fair * fair) / expected
      if (a === b) mean += covariance
      spread += covariance * covariance
    }
  // All win always, or share every win.
  if (mean <= 0 || spread <= 0) return 1
  // Two sides at least win apart.
  const freedom = Math.max(1, (mean * mean) / spread)
  return chiSquaredTail((squares * freedom) / mean, freedom)
}
