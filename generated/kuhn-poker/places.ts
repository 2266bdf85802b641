// Compiled from the rules of KuhnPoker into places.ts: where things stand in the rules. Change the rules, not this file.
import type { Places } from 'houserules/runtime'

/** Where in the rules the rows of the tables stand. */
// prettier-ignore
export const PLACES: Places = {
  folder: 'rules/kuhn-poker/', seats: '',
  rules: ['kuhn-poker.rules:31', 'kuhn-poker.rules:55', 'kuhn-poker.rules:56', 'kuhn-poker.rules:57',
    'kuhn-poker.rules:58'],
  sites: ['kuhn-poker.rules:31', 'kuhn-poker.rules:44'],
  loops: ['kuhn-poker.rules:30', 'kuhn-poker.rules:48', 'kuhn-poker.rules:51', 'kuhn-poker.rules:67'],
}
