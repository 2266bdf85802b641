import { expect, test } from 'vitest'
import { numbered } from '../../cli/diff/witness/distinct-titles.ts'
import { witnessesOf } from './witnesses-of.ts'

// A witness has as little to read as shows the change: the lowest numbers, the fewest cards, and a title that says it.

const budget = { milliseconds: 8000, games: 40, seed: 1 }

const mill = `game Mill for 2 players
type suit: sun, moon
printed suit of card: suit
card each suit s, each number n in 1..4 named n s
  suit = s
zone hand of player p seen by p
zone pile seen by everyone
wind: number starts 0
flour of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  p may act
to lay card c by player p
  move c to pile
  if wind > 3
    flour of p gains 2
player p may lay card c in hand of p at turn
example "much wind"
  given
    wind is 60
    flour of A is 40
    hand of A is 1 sun, 2 sun, 3 moon
    at turn by A
  A does lay 1 sun
  A does lay 2 sun
  then flour of A = 44
`
  .replace('  p may act', '  while p may act')
  .replaceAll(/(\d) (sun|moon)/gu, '$1$2')

async function exampleOf(next: string, old = mill): Promise<string> {
  const [[told] = []] = await witnessesOf([{ old: { 'mill.rules': old }, new: { 'mill.rules': next }, budget }])
  return told?.witness.kind === 'found' ? told.witness.example : ''
}

test('numbers that nothing comes to in play are the lowest that show it', async () => {
  const example = await exampleOf(mill.replace('gains 2', 'gains 3'))
  expect(example).toMatch(/^example "lay: flour of [AB] is 3"\n/)
  expect(example).toContain('    wind is 4\n')
})

test('numbers that are compared with each other are lowered together', async () => {
  const old = mill
    .replace('wind: number starts 0\n', 'wind: number starts 0\nstart: number starts 0\n')
    .replace('if wind > 3', 'if wind = start and wind > 0')
    .replace('wind is 60\n', 'wind is 60\n    start is 60\n')
  const example = await exampleOf(old.replace('gains 2', 'gains 3'), old)
  expect(example).toContain('    wind is 1\n    start is 1\n')
})

test.each([
  ['viewers', 'zone pile seen by everyone', 'zone pile seen by nobody', /: [AB] (does not see|sees) \S+"/],
  [
    'a zone',
    '  move c to pile\n',
    '  move c to hand of next of p\n',
    /: (pile holds (nothing|\d+)|\S+ is (not )?in \S.*)"/,
  ],
  ['a move', 'in hand of p at turn', 'in hand of p at turn if suit of c = sun', /: [AB] may (not )?lay \S+"/],
])('a title is a sentence: %s', async (_, words, others, title) => {
  expect(await exampleOf(mill.replace(words, others))).toMatch(title)
})

test('no two of several examples have one title, whatever numbers they bear already', () => {
  const titles = ['a', 'a (2)', 'a', 'a']
  expect(numbered(titles.map((title) => `example "${title}"`))).toEqual(
    ['a', 'a (2)', 'a (3)', 'a (4)'].map((title) => `example "${title}"`),
  )
})
