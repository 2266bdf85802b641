import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const game = `game Pairs for 2 players
printed rank of card: number
card each number n in 1..5 named n ♣
  rank = n
card c is odd if rank of c mod 2 = 1
zone deck seen by nobody
zone hand of player p seen by p
limit: number = 3
to match
  take by first of players
  finish
to take card c by player p
  move c to hand of p
to take-one by player p
`

function prompt(line: string): string | undefined {
  const text = `${game}  ${line}\n`
  return checkGame('pairs.rules', { read: () => text, find: () => null }).program?.sites[0]?.prompt
}

test.each([
  ['choose card c in hand of p where rank of c > 2 and c is odd by p', 'choose a card'],
  ['choose odd c in hand of p by p', 'choose an odd card'],
  ['choose player friend where friend != p by p', 'choose a player as friend'],
  ['choose 2 card c in hand of p as given by p', 'choose 2 cards as given'],
  ['choose 1..2 card c in hand of p by p where rank of c > 3', 'choose 1 to 2 cards'],
  ['choose 0..1 card c in hand of p by p', 'choose 0 to 1 card'],
  ['choose limit card c in hand of p by p', 'choose cards'],
  ['p may take first of deck by p', 'take first of deck?'],
  ['choose one of by p', 'choose one of these'],
])('%s asks: %s', (line, asked) => {
  expect(prompt(line.startsWith('choose one of') ? `${line}\n    - take first of deck` : line)).toBe(asked)
})
