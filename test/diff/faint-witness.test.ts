import { expect, test } from 'vitest'
import { witnessesOf } from './witnesses-of.ts'

// Where no move and no table differs: by which clause a move is refused, and what happens on the way.

const budget = { milliseconds: 20_000, games: 60, seed: 1 }

const gate = `game Gate for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p may act
to play card c by player p
  move c to pile
player p may play card c in hand of p at turn
[gate.1, gate.2] player p cannot play card c if rank of c < 3
[gate.2] player p cannot play card c if rank of c < 5
[gate.1] player p cannot play card c if rank of c > 8
`
const withoutOne = { 'gate.rules': gate.replace(/^\[gate\.1, gate\.2\].*\n/m, '') }

test('a rule without which a move is refused all the same shows in the reasons for that', async () => {
  const [told = []] = await witnessesOf([{ old: { 'gate.rules': gate }, new: withoutOne, budget }])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.where : witness.kind))).toEqual([
    expect.stringMatching(/^[AB] may play [12]♣$/),
  ])
  expect(told.map(({ pasted }) => pasted)).toEqual([{ old: true, new: false }])
})

test('so does a line of an example that says why', async () => {
  const example = `example "too low"\n  given\n    hand of A is 2♣, 4♣\n    at turn by A\n  A may not play 2♣ because [gate.1]\n`
  const [told = []] = await witnessesOf([{ old: { 'gate.rules': `${gate}\n${example}` }, new: withoutOne, budget }])
  const ways = told.flatMap(({ witness }) => (witness.kind === 'found' ? [witness.by] : []))
  expect(ways).toContain('example')
})

test('where a rule is to be shown that alone refuses, other reasons are not enough', async () => {
  const [told = []] = await witnessesOf([
    { old: { 'gate.rules': gate }, new: withoutOne, budget: { ...budget, games: 20, faint: false } },
  ])
  expect(told.map(({ witness }) => witness.kind)).toEqual(['none'])
})

test('an instruction that does nothing the second time shows in what happened', async () => {
  const den = `game Den for 2 players
printed rank of card: number
card each number n in 1..3 named n ♣
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p may act
to play card c by player p
  put-down c
to put-down card c
  only if rank of c > 1
  move c to pile
player p may play card c in hand of p at turn
`
  const next = den.replace('  put-down c\n', '  put-down c\n  put-down c\n')
  const [told = []] = await witnessesOf([{ old: { 'den.rules': den }, new: { 'den.rules': next }, budget }])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.where : witness.kind))).toEqual([
    expect.stringMatching(/^happened put-down ([23]♣), put-down \1$/),
  ])
  expect(told.map(({ pasted }) => pasted)).toEqual([{ old: false, new: true }])
})
