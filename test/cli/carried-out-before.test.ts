import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

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
player p may play card c in hand of p at turn
to play card c by player p
  move c to pile
to part by player p
  choose card c in hand of p by p
  move c to pile
`

const behind = (before: string, hand: string): string =>
  `${den}\nexample "behind"\n  given\n    hand of A is ${hand}\n    after ${before}\n    at turn by A\n  A may not play 1♣\n`

const ran = async (before: string, hand: string): Promise<string> => {
  const cwd = folderWith({ 'den.rules': behind(before, hand) })
  return (await realHouserules(['test', 'den.rules', '--no-trace'], { cwd })).out
}

test('the only answer is taken, and a question with several is said to belong to the lines', async () => {
  expect(await ran('part by A', '1♣')).toContain('1 of 1 examples hold')
  expect(await ran('part by A', '1♣, 2♣')).toMatch(
    /what has happened before asks A: .*; a question with several answers belongs to the lines of the example/,
  )
})

test('what ends the game leaves no position', async () => {
  expect(await ran('match', '1♣')).toContain('what has happened before ends the game')
})

test('what is no event, or lacks a part, is said where it stands', async () => {
  const cwd = folderWith({ 'den.rules': behind('depart by A, part', '1♣') })
  const { code, err } = await realHouserules(['test', 'den.rules'], { cwd })
  expect(code).toBe(1)
  expect(err).toMatch(/HR0101[^]*den\.rules:24:11[^]*HR0206[^]*den\.rules:24:24/)
})
