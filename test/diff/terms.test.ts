import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { gameOf } from './kit.ts'

const game = readFileSync(join(import.meta.dirname, 'a-rule-moved', 'old.rules'), 'utf8')

/** What differs between the game with one sentence and with another. */
function between(old: string, next: string): string[] {
  const put = (text: string): string => game.replace('low-first:', () => `${text}\nlow-first:`)
  return compareGames(gameOf(put(old)), gameOf(put(next))).map((change) => change.id)
}

test.each([
  [
    'a pattern inside a condition has parts of its own',
    'x: player p cannot toss card c if times (toss c) > 0',
    'x: player p cannot toss card c if times (toss card c) > 0',
    ['forbid-changed'],
  ],
  [
    'a rule that lasts has parts of its own',
    'to hex card c by player p\n  until turn by p\n    player q cannot toss card d if rank of d > 3',
    'to hex card c by player p\n  until turn by p\n    player q cannot toss card d if rank of c > 3',
    ['instructions-changed'],
  ],
  [
    'nested variables are told apart',
    'x: player p cannot offer card c if some card d where some card e where rank of e > rank of d',
    'x: player p cannot offer card c if some card d where some card e where rank of d > rank of e',
    ['forbid-changed'],
  ],
  [
    'their names are nothing',
    'x: player p cannot offer card c if some card d where rank of d > rank of c',
    'x: player q cannot offer card e if some card f where rank of f > rank of e',
    ['text-only'],
  ],
  [
    'nor is `not in`, `>=` and the order of `and`',
    'x: player p cannot offer card c if c not in deck and rank of c >= 3',
    'x: player p cannot offer card c if 3 <= rank of c and not c in deck',
    ['text-only'],
  ],
  [
    'a pattern may say what a condition says',
    'x: player p cannot offer card c in hand of p',
    'x: player p cannot offer card c if c in hand of p',
    ['text-only'],
  ],
  [
    'an adjective in a pattern is a condition',
    'x: player p cannot offer plain c',
    'x: player p cannot offer card c',
    ['forbid-widened'],
  ],
  [
    'another player is another',
    'x: player p cannot offer card c if money of p > money of next of p',
    'x: player p cannot offer card c if money of next of p > money of p',
    ['forbid-changed'],
  ],
])('%s', (_what, old, next, ids) => {
  expect(between(old, next)).toEqual(ids)
})
