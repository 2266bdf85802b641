import { expect, test } from 'vitest'
import { nonNegative } from '../../compiler/analyse/non-negative.ts'
import { programOf } from './told-game.ts'

// Of which sets of numbers no member is below nothing. A sum of such numbers only grows as cards are added, so that "at
// most so much" need not be asked again; where this is said of too many sets, an engine leaves out what can be played.

/** What the sets are made of, besides the facts of the small game. */
const WORDS = `printed points of card: list of number
cost of card c: number = (rank of c if c is low else 2)
loss of card c: number = (rank of c if c is low else 0 - 2)
gain of card c: number = (0 - 2 if c is low else rank of c)
tier of card c: number = case rank of c: 1 is 3, 2 is rank of c, else 0
fall of card c: number = case rank of c: 1 is 3, 2 is 0 - 2, else 0
drop of card c: number = case rank of c: 1 is 3, else 0 - 2
eased of card c: number = rank of c
except eased of low = 0 - 1
walked of card c: number
  give rank of c
`

function isNonNegative(set: string, more = ''): boolean {
  const program = programOf(`${WORDS}${more}asked: set of number = ${set}`)
  const value = program.facts.get('asked')?.value
  if (value == null) throw new Error(`${set} is no value`)
  return nonNegative(program, value)
}

test.each([
  ['what all cards have printed', 'rank of deck'],
  ['a fact that is such a number either way', 'cost of deck'],
  ['a fact that is such a number in each case', 'tier of deck'],
  ['numbers that are written', '(0, 3)'],
  ['numbers from nothing on', '0..limit'],
])('no member is below nothing of %s: %s', (_, set) => {
  expect(isNonNegative(set)).toBe(true)
})

test.each([
  ['a fact that is below nothing in the end', 'loss of deck'],
  ['a fact that is below nothing at first', 'gain of deck'],
  ['a fact that is below nothing in one case', 'fall of deck'],
  ['a fact that is below nothing in all others', 'drop of deck'],
  ['a list that is printed', 'points of deck'],
  ['a fact with an exception', 'eased of deck'],
  ['a fact that is worked out step by step', 'walked of deck'],
  ['what is kept, and may be set to anything', 'bid of players'],
  ['numbers that are written, one below nothing', '(3, 0 - 1)'],
  ['numbers from below nothing on', '(0 - 1)..limit'],
])('nothing is known of %s: %s', (_, set) => {
  expect(isNonNegative(set)).toBe(false)
})

test.each([
  ['0', true],
  ['0 - 1', false],
])('what is printed is told by all cards, one of which has %s', (rank, isTold) => {
  expect(isNonNegative('rank of deck', `card loan\n  suit = ♣\n  rank = ${rank}\n`)).toBe(isTold)
})
