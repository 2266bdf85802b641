import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { gameOf, idsOf, mirrored } from './kit.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

const game = readFileSync(join(import.meta.dirname, 'a-rule-moved', 'old.rules'), 'utf8')

/** Edits that can be made together, in any number. */
const edits: readonly (readonly [string, string])[] = [
  ['for 2 to 3 players', 'for 2 to 4 players'],
  ['at most 6 seen', 'at most 7 seen'],
  ['stall-size: number = 3', 'stall-size: number = 4'],
  ['dearest: number = 4', 'dearest: number = 3'],
  ['number starts 5', 'number starts 9'],
  ['except fee of card c = 0 if rank of c < 3', 'except fee of card c = 0 if rank of c < 2'],
  ['is plain if rank of c < 4', 'is plain if rank of c = 3'],
  ['    draw 2 by p\n', '    draw 4 by p\n'],
  ['  only if money of p > 0\n', ''],
  ['  only if n > 0\n', '  only if n > 1\n'],
  ['  p must act\n', '  p may act\n'],
  ['tosses: player p may', 'discards: player p may'],
  ['or count of hand of p > 4', 'or count of hand of p > 3 or money of p = 0'],
  [' and some card d in stall of p where d matches c', ''],
  ['[after.1] rent: after', '[after.1] rent: before'],
  ['    money of rival gains 1\n', '    money of rival gains 1\n    money of you gains 1\n'],
  ['low-first: player p must toss card c where rank of c < 3 at turn\n', ''],
  ['to toss card c by player p\n', '-- away with it\nto toss card c by player p\n'],
  ['zone discard seen by everyone\n', 'zone discard seen by everyone\nzone cellar seen by nobody\n'],
  ['option haggling: allowed, forbidden', 'option haggling: allowed, forbidden, taxed'],
  ['card joker\n  suit = ♦\n  rank = 9\n', ''],
]

const edited = (made: readonly (readonly [string, string])[]): string =>
  made.reduce((text, [from, to]) => text.replace(from, () => to), game)

test('each edit can be made', () => {
  for (const edit of edits) expect(edited([edit]), edit[0]).not.toBe(game)
})

test('exchanged versions have the mirrored changes, and a version has none against itself', () => {
  fc.assert(
    fc.property(fc.subarray([...edits]), fc.subarray([...edits]), (some, others) => {
      const [old, next] = [gameOf(edited(some)), gameOf(edited(others))]
      const changes = compareGames(old, next)
      expect(idsOf(compareGames(next, old))).toEqual(mirrored(changes))
      expect(new Set(changes.map((change) => change.fingerprint)).size).toBe(changes.length)
      expect(compareGames(old, gameOf(edited(some)))).toEqual([])
    }),
    { numRuns: byDay(15, 60), ...sampledSeed('mirrored edits') },
  )
})
