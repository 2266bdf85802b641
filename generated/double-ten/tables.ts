// Compiled from the rules of DoubleTen into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { GameTables, Placed } from 'houserules/runtime'
import { eventRows, placedRules } from 'houserules/runtime'
// prettier-ignore
import { CARDS, COPIED_AS as BASE_COPIED_AS, EVENTS, LOOPS as BASE_LOOPS, OPTIONS, RULES, ZONES } from '../hearts/tables.ts'
import { PLACES } from './places.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 4, to: 4 }, options: OPTIONS, events: eventRows(EVENTS), rules: placedRules(PLACES, RULES),
  cards: CARDS, zones: ZONES,
  board: { shows: ['trick'], leavesOut: ['deck', 'trick-number', 'winning'],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'taken', by: ['suit', 'rank'] }] },
}

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  ...BASE_LOOPS, { kind: 'number', at: '' },
]

/** Which of those copies each procedure. */
export const COPIED_AS = [...BASE_COPIED_AS, 0]
