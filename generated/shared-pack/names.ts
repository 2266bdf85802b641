// Compiled from the rules of SharedPack into names.ts: names and printed cards. Change the rules, not this file.
import { holdersOf } from 'houserules/runtime'

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, chain: 1, deck: 2, dealt: 3, hand: 11, extra: 19, graveyard: 20, banished: 28, monsters: 36, backrow: 44,
  table: 52,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 60, [
  ZONE.dealt, ZONE.hand, ZONE.graveyard, ZONE.banished, ZONE.monsters, ZONE.backrow, ZONE.table,
])
