import { expect, test } from 'vitest'
import { witnessesOf } from './witnesses-of.ts'

// Changes that need a position, or a last line, of a kind of their own.

const budget = { milliseconds: 20_000, games: 60, seed: 1 }

const round = `game Round for 2 players
type side: north, south
card each number n in 1..9 named n ♣
  rank = n
printed rank of card: number
zone deck seen by nobody
zone pile seen by everyone
score of side: number starts 0
rounds: number starts 0
bold: truth = some side s where score of s >= 30
bonus of side s: number = (5 if score of s < 40 else 7)
span of (set of card s): number = (0 if s is empty else highest of rank of s - lowest of rank of s)
to match
  each definition d
    create d to deck
  repeat
    rounds gains 1
    each player p
      turn by p
  until rounds = 20
  each player p
    result of p becomes score of north
  finish
to turn by player p
  p must act
  tally
to tally
  if bold
    score of north loses 10
player p may draw at turn if deck is not empty
player p may rest at turn
to draw by player p
  move top of deck to pile
to rest by player p
  score of south gains bonus of south
  if span of pile > 8
    score of south loses 1
`

const cases: readonly (readonly [string, from: string, to: string, last: RegExp, asking: string])[] = [
  [
    'a permission that is gone, where nothing else offers the move',
    'player p may rest at turn\n',
    '',
    / may rest$/,
    'p must act',
  ],
  ['a fact of a value on the edge', 'score of s < 40', 'score of s <= 40', /^then (?:bonus|score) of /, 'p must act'],
  [
    'a truth on the edge, of what is kept of a value',
    'score of s >= 30',
    'score of s > 30',
    /bold$|score of north|result of /,
    'p must act',
  ],
  [
    'the end of a loop that a game seldom comes to',
    'until rounds = 20',
    'until rounds = 21',
    /asked|result of|may|rounds = 21/,
    'p must act',
  ],
  ['a fact of a set', '(0 if s is empty', '(1 if s is empty', /^then span of (?:deck|pile) = /, 'p must act'],
  [
    'whose turn it is, where all may pass',
    '      turn by p\n',
    '      turn by next of p\n',
    / is not asked$/,
    'p may act',
  ],
]

test.each(cases)('%s is shown', async (_, from, to, last, asking) => {
  const old = round.replace('p must act', asking)
  if (!old.includes(from)) throw new Error(`the sample does not say: ${from}`)
  const next = old.replace(from, to)
  const [told = []] = await witnessesOf([{ old: { 'round.rules': old }, new: { 'round.rules': next }, budget }])
  const witness = told[0]?.witness
  if (witness?.kind !== 'found') throw new Error(`nothing shows it: ${JSON.stringify(witness)}`)
  expect(witness.example.trim().split('\n').at(-1)?.trim()).toMatch(last)
  expect(told[0]?.pasted?.old).not.toBe(told[0]?.pasted?.new)
})

test('copies that lie together are told apart in the lines of an example', async () => {
  const purse = `game Purse for 2 players
card coin
  worth = 2
printed worth of card: number
zone deck seen by nobody
zone hand of player p seen by p
zone till seen by everyone
paid of player: number starts 0
to match
  each number n in 1..9
    create coin to deck
  repeat
    each player p
      turn by p
  until deck is empty
  finish
to turn by player p
  if count of hand of p < 4
    move top of deck to hand of p
  while p may act
player p may pay card c in hand of p at turn
to pay card c by player p
  move c to till
  if times (pay) during turn = 3
    paid of p gains worth of c
`
  const next = purse.replace('gains worth of c', 'gains worth of c + 1')
  const [told = []] = await witnessesOf([{ old: { 'purse.rules': purse }, new: { 'purse.rules': next }, budget }])
  const witness = told[0]?.witness
  expect(witness?.kind === 'found' ? witness.example : witness).toContain('does pay copy-1')
  expect(told[0]?.pasted?.old).not.toBe(told[0]?.pasted?.new)
})
