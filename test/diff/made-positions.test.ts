import { expect, test } from 'vitest'
import { witnessesOf } from './witnesses-of.ts'

// Changes that show only in positions that are made for them.

const budget = { milliseconds: 20_000, games: 60, seed: 1 }

const barn = `game Barn for 2 players
card each number n in 1..4 named hay n
zone hand of player p seen by p
zone loft seen by everyone
zone barrel seen by everyone
zone plans of effects seen by everyone
kept-back: number starts 0
plan-of of card in hand: effect or none starts none
first-one: player starts first of players
option start: drawn, fixed
to match
  begin
  repeat
    each player p
      turn by p
  until count of loft > 3
  finish
to begin
  if start is drawn
    choose player p by chance
    first-one becomes p
to turn by player p
  kept-back becomes 0
  p may act
player p may store card c in hand of p at turn
to store card c by player p
  kept-back gains 1
  later in plans
    kept-back loses 1
  plan-of of c becomes last of plans
  move c to loft
`

test.each([
  ['what is set had another value before', '  kept-back becomes 0\n', ''],
  [
    'chance is asked, of which no line says what it may choose',
    '    choose player p by chance\n    first-one becomes p\n',
    '    stop\n',
  ],
  ['an effect is kept no longer, or longer', 'card in hand: effect', 'card in barrel: effect'],
])('an example shows where %s', async (_, words, others) => {
  const [told = []] = await witnessesOf([
    {
      old: { 'barn.rules': barn },
      new: { 'barn.rules': barn.replace(words, others) },
      budget: { ...budget, milliseconds: 6000 },
    },
  ])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

const round = `game Round for 3 players
printed height of card: number
card each number n in 1..9 named n
  height = n
zone hand of player p seen by p
zone pile seen by everyone
coins of player: number starts 5
due of player: number starts 0
player p is out starts no
to match
  each definition d
    create d to hand of first of players
  ask-around by first of players
  finish
to ask-around by player first-one
  each player p from first-one
    let owes = due of p - coins of p
    if count of (each player q where not q is out) > 1 and owes < 12
      speak by p
    if coins of p > due of p + 40
      p becomes out
  each card c in pile
    if height of c = 7 and coins of first-one > 50
      coins of first-one gains 1
to speak by player p
  p may act
player p may leave at speak
to leave by player p
  p becomes out
  coins of p gains due of p
`

test.each([
  ['asks about who is gone through', 'coins of p > due', 'coins of p >= due'],
  ['asks about what was worked out on the way', 'owes < 12', 'owes < 13'],
  ['asks about cards that are gone through', 'first-one > 50', 'first-one >= 50'],
])('a condition within a text that %s is brought to its edge', async (_, words, others) => {
  const [told = []] = await witnessesOf([
    {
      old: { 'round.rules': round },
      new: { 'round.rules': round.replace(words, others) },
      budget: { ...budget, games: Infinity, steps: 4000 },
    },
  ])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

test('another default shows where nothing is said of the option, and there is something to choose', async () => {
  const limited = `${round.replace('coins of player', 'option limit: none-at-all, 3, 4\ncoins of player')}to check-hand by player p
  if limit is not none-at-all
    choose highest of (0, count of hand of p - limit) card c in hand of p as surplus by p
    move surplus to pile
`
  const variant = 'variant Limited of Round\nreplace limit = 3\n'
  const files = { 'limited.rules': variant, 'round.rules': limited }
  const [told = []] = await witnessesOf([
    {
      old: { 'limited.rules': 'variant Limited of Round\n', 'round.rules': limited },
      new: files,
      budget: { ...budget, games: Infinity, steps: 4000 },
    },
  ])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.example : witness))).toEqual([
    expect.stringMatching(/at check-hand by [ABC]\n {2}[ABC] may choose/),
  ])
})

const doubling = (line: (i: number) => string): string => Array.from({ length: 30 }, (_, i) => line(i + 1)).join('')
const nested = (of: string, around: (inner: string) => string): string =>
  Array.from({ length: 30 }).reduce<string>(around, of)

test.each([
  ['lines', doubling((i) => `  let a${i} = (a${i - 1} + a${i - 1}) mod 1000\n`)],
  [
    'settings',
    `  let q = first of players\n  due of q becomes a0\n${doubling(() => '  due of q becomes (due of q + due of q) mod 9\n')}`,
  ],
  [
    'members',
    `  let a1 = a0 in (1, 2)\n  if ${nested('a1', (inner) => `(${inner}) in (yes, no)`)}\n    let unasked = 1\n`,
  ],
])('what is worked out from itself again and again, by %s, is left as it is', async (_, lines) => {
  const text = `${round.replace('  move c to pile\n', '')}to count-up
  let a0 = count of pile
${lines}  if a0 mod 7 = 3
    coins of first of players gains 1
`
  const [told = []] = await witnessesOf([
    {
      old: { 'round.rules': text },
      new: { 'round.rules': text.replace('mod 7 = 3', 'mod 7 = 4') },
      budget: { ...budget, games: Infinity, steps: 2000 },
    },
  ])
  expect(told.map(({ pasted }) => pasted)).toEqual([{ old: false, new: true }])
})

const fan = `game Fan for 2 players
type suit: reds, blacks
printed suit of card: suit
printed height of card: number
card each suit s, each number n in 1..9 named n s
  suit = s
  height = n
zone hand of player p seen by p
zone field seen by everyone
to match
  each definition d
    create d to hand of first of players
  finish
set of card s is row if count of s > 3 and highest of height of s - lowest of height of s = count of s - 1
set of card s is flush if count of distinct of suit of s = 1
class of (set of card s): number
    = (0 if count of s < 4 else 5 if s is row and s is flush else 4 if s is row else 2 if s is flush else 1)
`

test.each([
  ['some of its members are alike', '= count of s - 1', '= count of s'],
  ['it is one of several cases', 'else 4 if s is row', 'else 3 if s is row'],
  ['it is the case after all others', 'else 1)', 'else 7)'],
])('what is said of a set shows in a zone where %s', async (_, words, others) => {
  const [told = []] = await witnessesOf([
    {
      old: { 'fan.rules': fan },
      new: { 'fan.rules': fan.replace(words, others) },
      budget: { ...budget, games: Infinity, steps: 3000 },
    },
  ])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})
