/** How a game ended, and who played together; null where everybody played alone. */
export interface Ended {
  readonly results: readonly number[]
  readonly sides: readonly string[] | null
}

/**
 * Whether somebody won: one alone has the best result, or one side has. Where the rules name no sides, several won
 * together who have more than nothing while all others have less than nothing.
 */
export function isWon(ended: Ended): boolean {
  const { results, sides } = ended
  const best = Math.max(...results)
  const others = results.filter((result) => result < best)
  if (sides !== null) return others.length > 0 && sidesWith(best, ended).size === 1
  return others.length === results.length - 1 || (best > 0 && others.length > 0 && others.every((result) => result < 0))
}

/** The part of the win that each seat with the best result has: all of it, or an equal part where the best is shared. */
export function partOfWin(ended: Ended): number {
  if (isWon(ended)) return 1
  const best = Math.max(...ended.results)
  const alone = ended.results.filter((result) => result === best).length
  return 1 / (ended.sides === null ? alone : sidesWith(best, ended).size)
}

/** Seats with the best result, and whoever plays on their side. */
export function seatsWithTheBest(ended: Ended): number[] {
  const { results, sides } = ended
  const best = Math.max(...results)
  const winning = sidesWith(best, ended)
  return results.flatMap((result, seat) => (result === best || winning.has(sides?.[seat] ?? '') ? [seat] : []))
}

function sidesWith(best: number, { results, sides }: Ended): ReadonlySet<string> {
  return new Set((sides ?? []).filter((_, seat) => results[seat] === best))
}
