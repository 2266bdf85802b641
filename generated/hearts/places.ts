// Compiled from the rules of Hearts into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/hearts/', seats: '',
  rules: ['hearts.rules:77', 'hearts.rules:104', 'hearts.rules:105', 'hearts.rules:106', 'hearts.rules:107',
    'hearts.rules:75', 'hearts.rules:89', 'hearts.rules:102'],
  sites: ['hearts.rules:77', 'hearts.rules:92'],
  loops: ['hearts.rules:50', 'hearts.rules:54', 'hearts.rules:58', 'hearts.rules:65', 'hearts.rules:78',
    'hearts.rules:81', 'hearts.rules:111', 'hearts.rules:116', 'hearts.rules:118'],
}
