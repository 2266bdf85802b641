// Compiled from the rules of ThreeHanded into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { GameTables } from 'houserules/runtime'
import { eventRows, namesIn, placedRules } from 'houserules/runtime'
import { PLACES } from '../hearts/places.ts'
import { EVENTS, OPTIONS, RULES, ZONES } from '../hearts/tables.ts'
import { CARD } from './names.ts'

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 3, to: 3 }, options: OPTIONS, events: eventRows(EVENTS), rules: placedRules(PLACES, RULES),
  cards: CARDS, zones: ZONES,
  board: { shows: ['trick'], leavesOut: ['deck', 'trick-number', 'winning'],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'taken', by: ['suit', 'rank'] }] },
}
