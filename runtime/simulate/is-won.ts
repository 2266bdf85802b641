/**
 * Whether somebody won: one alone has the best result, or several have more than nothing and all others less than
 * nothing.
 */
export function isWon(results: readonly number[]): boolean {
  const best = Math.max(...results)
  const others = results.filter((result) => result < best)
  return others.length === results.length - 1 || (best > 0 && others.length > 0 && others.every((result) => result < 0))
}
