import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { failuresOf, specimen, specimenOf } from '../kit/specimen.ts'

const base = `game Base for 2 players
printed rank of card: number
card each number n in 1..4 named c n
  rank = n
zone hand of player p seen by p
zone chest of player p seen by nobody
zone pile seen by everyone
to match
  create c1 to hand of first of players
  create c2 to pile
  create c3 to chest of first of players
  each player p
    p may act
  finish
to trade card c for card d by player p
  swap c with d
player p may trade card c in pile for card d in hand of p at match
player p may trade card c in hand of p for card d in chest of p at match

example "the base says it in the words of the language"
  given
    hand of A is c1
    pile is c2, c3
    at trade c1 for c2 by A
  then c2 in hand of A and c1 in pile
`

const variant = `variant Own of Base "which has another swap"
to swap card c by player p
  move c to pile
to lay card c by player p
  swap c by p

example "its own"
  given
    hand of A is c1
    at lay c1 by A
  then c1 in pile
`

test('a variant gives the name to an event of its own, and what its base says means the same', async () => {
  const files = new Map([
    ['base.rules', base],
    ['own.rules', variant],
  ])
  const host = {
    read: (path: string) => files.get(path) ?? null,
    find: (name: string) => `${name.toLowerCase()}.rules`,
  }
  const { diagnostics } = checkGame('own.rules', host)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const made = await specimenOf('own.rules', host)
  expect(made.examples.length).toBe(2)
  expect(failuresOf(made)).toEqual([])
})

test.each([
  ['trade c2 for c1', ['move c2 from pile to hand of A', 'move c1 from hand of A to pile']],
  [
    'trade c1 for',
    ['move a card of hand of A from hand of A to chest of A', 'move card 1 of chest of A from chest of A to hand of A'],
  ],
])('what is told to the other of `%s` are two moves', async (choice, moves) => {
  const { engine } = await specimen(base)
  const s = engine.setup({ seed: 1, log: true })
  s.log = []
  engine.apply(s, engine.choices(s).find((each) => engine.describe(s, each).startsWith(choice)) ?? -1)
  expect((s.log ?? []).map((each) => engine.tell(s, each, 1)).slice(-2)).toEqual(moves)
})
