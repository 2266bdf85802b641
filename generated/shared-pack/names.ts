// Compiled from the rules of SharedPack into names.ts: names and printed cards. Change the rules, not this file.
import { holdersOf } from 'houserules/runtime'

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, chain: 1, deck: 2, dealt: 3, hand: 15, extra: 27, graveyard: 28, banished: 40, monsters: 52, backrow: 64,
  table: 76,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 88, [
  ZONE.dealt, ZONE.hand, ZONE.graveyard, ZONE.banished, ZONE.monsters, ZONE.backrow, ZONE.table,
])

/** What an option counts for where a number is asked; 0 for a word. */
// prettier-ignore
export const OPTION_NUMBERS: readonly (readonly number[])[] = [
  [0, 0, 0], [0, 0], [0, 6, 7], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
  [0, 0], [0, 0], [0, 0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
  [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
  [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
]
