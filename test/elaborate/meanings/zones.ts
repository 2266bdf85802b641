import type { Meanings } from './fair.ts'

/** Zones, and what always holds. */
export const zones: Meanings = [
  ['zone pile seen by everyone', 'zone pile seen by players()'],
  ['zone pile seen by nobody', 'zone pile seen by []'],
  ['zone pile of player p seen by p', 'zone pile of p: player seen by p'],
  ['zone pile of player p seen by players - p', 'zone pile of p: player seen by (players() without p)'],
  ['zone pile of player p at most 3 seen by p', 'zone pile of p: player at most 3 seen by p'],
  [
    'zone pile of suit s at most limit seen by keeper',
    'zone pile of s: suit at most optionNumber(option limit) seen by kept keeper()',
  ],
  ['zone pile of effects seen by everyone', 'zone pile seen by players()'],
  ['always rounds >= 0', 'always always: (kept rounds() >= 0)'],
  ['[a.1] fair: always count of deck <= 10', 'always fair: (count(zone deck) <= 10) [a.1]'],
]
