import { expect, test } from 'vitest'
import { expressionsIn } from '../../../compiler/analyse/walk.ts'
import { checkGame } from '../../../compiler/compile.ts'

/** How many expressions there are in a text that goes through cards by so many keys. */
function expressionsWith(keys: number): number {
  const by = Array.from({ length: keys }, (_, i) => `rank of c mod ${i + 2}`).join(', then ')
  const text = `game Keys for 2 players
printed rank of card: number
card each number n in 1..4 named n
  rank = n
zone pile seen by everyone
to match
  each card c in pile sorted by ${by}
    move c to pile
  finish
`
  const { program } = checkGame('keys.rules', { read: () => text, find: () => null })
  return expressionsIn(program?.events.get('match')?.proc?.body ?? []).length
}

test('each further key of an order adds as much as the first', () => {
  const one = expressionsWith(2) - expressionsWith(1)
  expect(one).toBeGreaterThan(0)
  expect(expressionsWith(12) - expressionsWith(11)).toBe(one)
})
