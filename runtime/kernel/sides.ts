import { type BaseState, NONE } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { seatWord } from '../words/speech.ts'

/**
 * What the side of each seat is called, as the fact `side` of the rules has it; null in games in which everybody plays
 * alone. Who has no side plays alone, too, and is called by the seat.
 */
export function sidesIn<S extends BaseState>({ sides, enums }: Parts<S>, s: S): readonly string[] | null {
  if (sides === undefined) return null
  return Array.from({ length: s.players }, (_, seat) => {
    const side = sides.of(s, seat)
    if (side === NONE) return seatWord(seat)
    return sides.type === 'player' ? seatWord(side) : (enums[sides.type]?.[side] ?? String(side))
  })
}
