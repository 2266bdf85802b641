import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { whereTold } from '../../compiler/diff/render/witness-lines.ts'
import { witnessesOf } from './witnesses-of.ts'

// Differences that play shows and that took more to be told by an example.

const budget = { milliseconds: 20_000, games: 60, seed: 1 }

test('one of several instructions goes by its name, since a number may answer the question before', async () => {
  const wheel = `game Wheel for 2 players
score of player: number starts 0
stakes of player: number starts 3
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
player p may spin at turn
to spin by player p
  choose number n in 3..stakes of p by p
  choose one of by p
    - win by p
    - lose by p
    - hold by p
to win by player p
  score of p gains 3
to lose by player p
  score of p loses 3
to hold by player p
  score of p gains 1
`
  const next = wheel.replace('hold by p', 'hold by next of p')
  const [told = []] = await witnessesOf([{ old: { 'wheel.rules': wheel }, new: { 'wheel.rules': next }, budget }])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.example : witness))).toEqual([
    expect.stringMatching(/\n {2}[AB] chooses hold\n {2}then score of [AB] = [01]\n$/),
  ])
  expect(told[0]?.pasted).toEqual({ old: false, new: true })
})

const bar = `game Bar for 2 players
type suit: ♣
card each suit s, each number n in 2..5 named n s
zone hand of player p seen by p
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  while hand is not empty
    turn by to-move
  finish
to-move: player starts first of players
to turn by player p
  p must act
  to-move becomes next of p
player p may wait at turn
to wait by player p
player p may lay card c in hand of p at turn
to lay card c by player p
  move c to pile
`

test('a move of which one version has none is legal in the other, and both get so far', async () => {
  const next = `${bar}player p may drop card c in hand of p at turn if pile is empty
  delete c
`
  const [added = [], removed = []] = await witnessesOf([
    { old: { 'bar.rules': bar }, new: { 'bar.rules': next }, budget },
    { old: { 'bar.rules': next }, new: { 'bar.rules': bar }, budget },
  ])
  expect(added.map(({ witness }) => (witness.kind === 'found' ? [witness.old, witness.new] : witness))).toEqual([
    ['without `drop`', 'legal'],
  ])
  expect(added.map(({ pasted }) => pasted)).toEqual([{ old: null, new: true }])
  expect(removed.map(({ witness }) => (witness.kind === 'found' ? [witness.old, witness.new] : witness))).toEqual([
    ['legal', 'without `drop`'],
  ])
  expect(removed.map(({ pasted }) => pasted)).toEqual([{ old: true, new: null }])
})

test('the first rule that lasts for a while is shown by what it forbids, not by lying there', async () => {
  const next = `${bar}after wait by player p
  during match
    p cannot lay card c
`
  const [told = []] = await witnessesOf([{ old: { 'bar.rules': bar }, new: { 'bar.rules': next }, budget }])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.example : witness))).toEqual([
    expect.stringMatching(/\n {2}[AB] may( not)? lay/),
  ])
  expect(told.every(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toBe(true)
})

test('a set of one member is told as a set', async () => {
  const line = `game Queue for 2 players
queue: set of player starts ()
to match
  each player p
    turn by p
  clear
  finish
to turn by player p
  queue gains p
to clear
  queue becomes ()
`
  const next = line.replace('queue gains p', 'queue becomes () + p')
  const [told = []] = await witnessesOf([{ old: { 'queue.rules': line }, new: { 'queue.rules': next }, budget }])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.example : witness))).toEqual([
    expect.stringMatching(/then queue = \(\) \+ [AB]\n$/),
  ])
  expect(told.map(({ pasted }) => pasted)).toEqual([{ old: false, new: true }])
})

test('a version that goes on without an end from where an answer led is shown by what is so in the other', async () => {
  const drain = `game Drain for 2 players
type suit: ♣
card each suit s, each number n in 2..3 named n s
zone hand of player p seen by p
zone pile seen by everyone
zone bin seen by everyone
to match
  each definition d
    create d to hand of first of players
  repeat
    each player p
      turn by p
    move pile to bin
  until hand is empty and pile is empty
  finish
to turn by player p
  while p may act
player p may lay card c in hand of p at turn
to lay card c by player p
  move c to pile
example "two are laid"
  given
    hand of A is 2♣, 3♣
    at match
  A does lay 2♣
  A does lay 3♣
`
  const next = drain.replace('and pile is empty', 'and bin is empty')
  const [told = []] = await witnessesOf([{ old: { 'drain.rules': drain }, new: { 'drain.rules': next }, budget }])
  expect(told.map(({ witness }) => witness)).toMatchObject([
    { old: expect.stringMatching(/^\d$/), new: 'not reached, as the game goes on without an end' },
  ])
  expect(told[0]?.pasted).toEqual({ old: true, new: false })
})

test('who sees a zone is shown wherever a card lies in it', async () => {
  const peek = `game Peek for 2 players
type suit: ♣
card each suit s, each number n in 2..3 named n s
zone deck seen by nobody
zone hand of player p seen by p
to match
  each definition d
    create d to deck
  each player p
    move top of deck to hand of p
  finish
`
  const next = peek.replace('seen by p', 'seen by nobody')
  const [told = []] = await witnessesOf([{ old: { 'peek.rules': peek }, new: { 'peek.rules': next }, budget }])
  expect(told.map(({ witness }) => witness)).toMatchObject([
    { where: expect.stringMatching(/^[AB] in viewers of [23]♣$/), old: 'yes', new: 'no' },
  ])
  expect(told[0]?.pasted).toEqual({ old: false, new: true })
})

const twins = `game Twins for 2 players
type suit: ♣
printed rank of card: number
card each suit s, each number n in 2..5 named n s
  rank = n
zone hand of player p seen by p
zone table seen by everyone
score of player: number starts 0
bonus: number = 0
times-bonus: number = 0
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  while p may act
player p may lay card c in hand of p at turn
to lay card c by player p
  move c to table
  score of p gains bonus * times-bonus
`
const BARS = `first-bar: player p cannot lay card c if rank of c = 5
second-bar: player p cannot lay card c if rank of c > 4
`

test.each([
  [
    'of values that no board shows, by what players see of both together',
    twins,
    twins.replaceAll('bonus: number = 0', 'bonus: number = 1'),
    [
      expect.stringMatching(/^score of [AB] = \d \(together with times-bonus\)$/),
      expect.stringMatching(/^score of [AB] = \d \(together with bonus\)$/),
    ],
  ],
  [
    'both by the move that either refuses',
    twins,
    `${twins}${BARS}`,
    [
      expect.stringMatching(/may lay 5♣ \(it may be due to second-bar\)/),
      expect.stringMatching(/may lay 5♣ \(it may be due to first-bar\)/),
    ],
  ],
])('two changes are shown, %s', async (_, old, next, where) => {
  const [told = []] = await witnessesOf([{ old: { 'twins.rules': old }, new: { 'twins.rules': next }, budget }])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? inEnglish(whereTold(witness)) : witness))).toEqual(where)
  expect(told.every(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toBe(true)
})
