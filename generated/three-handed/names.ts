// Compiled from the rules of ThreeHanded into names.ts: names and printed cards. Change the rules, not this file.
import { numbersIn } from 'houserules/runtime'

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  '2♣': 0, '3♣': 1, '4♣': 2, '5♣': 3, '6♣': 4, '7♣': 5, '8♣': 6, '9♣': 7, '10♣': 8, 'J♣': 9, 'Q♣': 10, 'K♣': 11,
  'A♣': 12, '3♦': 13, '4♦': 14, '5♦': 15, '6♦': 16, '7♦': 17, '8♦': 18, '9♦': 19, '10♦': 20, 'J♦': 21, 'Q♦': 22,
  'K♦': 23, 'A♦': 24, '2♠': 25, '3♠': 26, '4♠': 27, '5♠': 28, '6♠': 29, '7♠': 30, '8♠': 31, '9♠': 32, '10♠': 33,
  'J♠': 34, 'Q♠': 35, 'K♠': 36, 'A♠': 37, '2♥': 38, '3♥': 39, '4♥': 40, '5♥': 41, '6♥': 42, '7♥': 43, '8♥': 44,
  '9♥': 45, '10♥': 46, 'J♥': 47, 'Q♥': 48, 'K♥': 49, 'A♥': 50,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [pack] Printed `suit` of each card. */
// prettier-ignore
export const PRINTED_SUIT: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
  3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
]

/** [pack] Printed `rank` of each card. */
// prettier-ignore
export const PRINTED_RANK: readonly number[] = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
]
