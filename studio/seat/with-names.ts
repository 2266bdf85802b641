import { seatName } from '../../runtime/engine.ts'

/** Puts the names of people in the place of the letters that rules have for seats. */
export type WithNames = (words: string) => string

/**
 * Letters that stand by themselves are seats: not those of cards, as in `A♠`, nor of words. A letter that a card is
 * called by is left as it is.
 */
export function withNames(names: readonly string[], cards: ReadonlySet<string>): WithNames {
  const byLetter = new Map(names.map((name, seat) => [seatName(seat), name]))
  return (words) =>
    words.replace(/(?<![\p{L}\p{N}_《-])[A-L](?![\p{L}\p{N}_♣♦♠♥》-])/gu, (letter) =>
      cards.has(letter) ? letter : (byLetter.get(letter) ?? letter),
    )
}
