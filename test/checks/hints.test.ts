import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const game = `game Pairs for 2 players
printed rank of card: number
card each number n in 1..5 named n
  rank = n
card c is high if rank of c > 3
zone deck seen by nobody
zone hand of player p seen by p
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
`

function hints(lines: string): (string | undefined)[] {
  const text = `${game}${lines}`
  return checkGame('pairs.rules', { read: () => text, find: () => null }).diagnostics.filter((d) => d.severity === 'error').map((d) => d.hint)
}

test.each([
  ['a name of which nothing varies', 'card each number n in 1..3 named n-spot\n  rank = n\n', '`n-spot` is one word; parts that differ stand apart: `named n 《-spot》`'],
  ['a name that leaves out what varies', 'card each number n in 6..7, each number m in 1..2 named n\n  rank = m\n', 'name each part that differs: `named n m`'],
  ['a type after an adjective', 'player p cannot turn by p if some high card c in hand of p\n', 'an adjective stands in place of the type: `high c`'],
  ['an adjective where a number stands', 'to take by player p\n  choose high card c in deck by p\n  move c to hand of p\n', '`high` is an adjective: ask `is high`, or write it in place of a type, as in `high c`'],
  ['a permission for an event that nobody declared', 'player p may swipe card c in hand of p at turn\n', 'say what it does: on deeper lines under this one, or with `to swipe …`'],
  ['a choice without a name', 'to take by player p\n  choose card in deck by p\n  move c to hand of p\n', 'what stands above without a name is called `card`; there write `card c`'],
])('there is a hint for %s', (_, lines, hint) => {
  expect(hints(lines)).toContain(hint)
})

test('cards that are called alike are one mistake', () => {
  expect(hints('card each number n in 1..3, each number m in 1..3 named n-spot\n  rank = m\n')).toHaveLength(1)
})

test('`choose` says what it lacks, with a number or without', () => {
  const texts = (line: string) => checkGame('p.rules', { read: () => `${game}to take by player p\n  ${line}\n`, find: () => null }).diagnostics.map((d) => d.primary.text)
  expect(texts('choose in deck by p')[0]).toContain('expected what is chosen, as in `card c in hand of p`')
  expect(texts('choose 2 in deck by p')[0]).toContain('expected what is chosen, as in `card c in hand of p`')
})
