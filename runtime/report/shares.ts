import { type Ended, partOfWin, seatsWithTheBest } from '../simulate/is-won.ts'
import type { PlayedGame } from '../simulate/play-game.ts'

/** The share of the win of each seat: one to whoever wins, an equal part of it to those who share the best result. */
export function sharesOf(ended: Ended): readonly number[] {
  const best = seatsWithTheBest(ended)
  const part = partOfWin(ended)
  return ended.results.map((_, seat) => (best.includes(seat) ? part : 0))
}

/** How a game ended; null where it did not. */
export const endOf = ({ results, sides }: PlayedGame): Ended | null =>
  results === null ? null : { results, sides: sides ?? null }
