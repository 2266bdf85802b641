// Compiled from the rules of Hearts into names.ts: names and printed cards. Change the rules, not this file.
import { holdersOf, numbersIn } from 'houserules/runtime'

/** [pack] */
export const SUIT = { '♣': 0, '♦': 1, '♠': 2, '♥': 3 } as const

/** First instance of each zone family; a zone that every seat has adds the seat. */
export const ZONE = { waiting: 0, deck: 1, hand: 2, trick: 14, taken: 15 } as const

/** The seat each zone instance belongs to. */
export const HOLDER: readonly number[] = holdersOf(ZONE, 27, [ZONE.hand, ZONE.taken])

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  '2♣': 0, '3♣': 1, '4♣': 2, '5♣': 3, '6♣': 4, '7♣': 5, '8♣': 6, '9♣': 7, '10♣': 8, 'J♣': 9, 'Q♣': 10, 'K♣': 11,
  'A♣': 12, '2♦': 13, '3♦': 14, '4♦': 15, '5♦': 16, '6♦': 17, '7♦': 18, '8♦': 19, '9♦': 20, '10♦': 21, 'J♦': 22,
  'Q♦': 23, 'K♦': 24, 'A♦': 25, '2♠': 26, '3♠': 27, '4♠': 28, '5♠': 29, '6♠': 30, '7♠': 31, '8♠': 32, '9♠': 33,
  '10♠': 34, 'J♠': 35, 'Q♠': 36, 'K♠': 37, 'A♠': 38, '2♥': 39, '3♥': 40, '4♥': 41, '5♥': 42, '6♥': 43, '7♥': 44,
  '8♥': 45, '9♥': 46, '10♥': 47, 'J♥': 48, 'Q♥': 49, 'K♥': 50, 'A♥': 51,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [pack] Printed `suit` of each card. */
// prettier-ignore
export const PRINTED_SUIT: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
]

/** [pack] Printed `rank` of each card. */
// prettier-ignore
export const PRINTED_RANK: readonly number[] = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, match: 7, deal: 8, gather: 9, passing: 10,
  round: 11, turn: 12, play: 13, score: 14, shoot: 15,
} as const

/** Procedures that can be suspended or wait as pending effects. */
export const PROC = { matchFrame: 1, dealFrame: 2, passingFrame: 4, roundFrame: 5, turnFrame: 6 } as const
