import type { Seat } from '../engine.ts'
import { type Ended, isWon, seatsWithTheBest } from './is-won.ts'

/** How a game ended, for people to read. */
export interface Ending {
  /** Who won, alone or with all of a side; those who share the best result where nobody did. Nobody where one plays alone. */
  readonly first: readonly Seat[]
  readonly isDrawn: boolean
  /** Everybody, the best first. */
  readonly places: readonly EndPlace[]
}

export interface EndPlace {
  readonly seat: Seat
  /** From 1 on; who has the same result, or plays on the same side, has the same place. */
  readonly place: number
  readonly result: number
  /** What the side is called; null in games in which everybody plays alone. */
  readonly side: string | null
}

/** Who won, and everybody by place: a side is as good as the best of those who play on it. */
export function endingOf(ended: Ended): Ending {
  const { results, sides } = ended
  const sideOf = (seat: Seat): string => sides?.[seat] ?? String(seat)
  const best = new Map<string, number>()
  for (const [seat, result] of results.entries())
    best.set(sideOf(seat), Math.max(result, best.get(sideOf(seat)) ?? Number.NEGATIVE_INFINITY))
  const worth = (seat: Seat): number => best.get(sideOf(seat)) ?? 0
  const places = results.map((result, seat): EndPlace => {
    const ahead = [...best.values()].filter((each) => each > worth(seat)).length
    return { seat, place: 1 + ahead, result, side: sides?.[seat] ?? null }
  })
  return {
    first: results.length < 2 ? [] : seatsWithTheBest(ended),
    isDrawn: results.length > 1 && !isWon(ended),
    places: places.toSorted((a, b) => a.place - b.place || b.result - a.result || a.seat - b.seat),
  }
}
