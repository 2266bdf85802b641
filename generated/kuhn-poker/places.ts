// Compiled from the rules of KuhnPoker: where things stand in the rules. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Places } from '../../runtime/tables.ts'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/kuhn-poker/', seats: '',
  rules: [
    'kuhn-poker.rules:31', 'kuhn-poker.rules:55', 'kuhn-poker.rules:56', 'kuhn-poker.rules:57', 'kuhn-poker.rules:58',
  ],
  sites: ['kuhn-poker.rules:31', 'kuhn-poker.rules:44'], loops: [],
}
