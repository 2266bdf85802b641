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
