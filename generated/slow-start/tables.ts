// Compiled from the rules of SlowStart into tables.ts: tables of what the rules declare. Change the rules, not this file.
import type { GameTables, Placed } from 'houserules/runtime'
import { eventRows, placedRules } from 'houserules/runtime'
import { CARDS, EVENTS, OPTIONS, RULES as BASE_RULES, ZONES } from '../trump-king/tables.ts'
import { PLACES } from './places.ts'

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ...BASE_RULES,
  ['peace', 'cannot', ['slow.1'], 'peace: cannot attack or attack-directly if turn-number <= 2'],
]

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['start.1', 'life.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES,
  board: { shows: ['turn-number', 'turn-player', 'life'],
    leavesOut: ['passes', 'links-below', 'answerer', 'clock', 'attacks-made', 'attacked-in', 'arrived', 'up-since',
      'foe', 'falling', 'in-use', 'from-field', 'ability-used-in', 'to-be-answered'],
    sorts: [{ zone: 'hand', by: ['suit', 'rank'] }, { zone: 'extra', by: ['suit', 'rank'] }] },
}
