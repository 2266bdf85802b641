// Compiled from the rules of Hearts into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/hearts/', seats: '',
  rules: [
    'hearts.rules:82', 'hearts.rules:109', 'hearts.rules:110', 'hearts.rules:111', 'hearts.rules:112',
    'hearts.rules:85', 'hearts.rules:107',
  ],
  sites: ['hearts.rules:82', 'hearts.rules:97'], loops: ['hearts.rules:51', 'hearts.rules:66'],
}
