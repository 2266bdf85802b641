// Compiled from the rules of KuhnPoker into names.ts: names and printed cards. Change the rules, not this file.
import { holdersOf, numbersIn } from 'houserules/runtime'

/** First instance of each zone family; a zone that every seat has adds the seat. */
export const ZONE = { waiting: 0, deck: 1, hand: 2 } as const

/** The seat each zone instance belongs to. */
export const HOLDER: readonly number[] = holdersOf(ZONE, 14, [ZONE.hand])

/** Printed cards by name. */
export const CARD = { J: 0, Q: 1, K: 2 } as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [pack] Printed `strength` of each card. */
export const PRINTED_STRENGTH: readonly number[] = [1, 2, 3]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, match: 7, 'deal-to': 8, betting: 9,
  turn: 10, check: 11, bet: 12, call: 13, fold: 14, settle: 15,
} as const

/** Events that players may choose, by the numbers of moves. */
export const MOVE = { check: 0, bet: 1, call: 2, fold: 3 } as const

/** Procedures that can be suspended or wait as pending effects. */
export const PROC = { matchFrame: 1, dealToFrame: 2, bettingFrame: 3, turnFrame: 4 } as const
