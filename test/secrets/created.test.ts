import { expect, test } from 'vitest'
import { linesOf } from '../../runtime/match/lines.ts'
import { specimen } from '../kit/specimen.ts'

const game = `game Makers for 2 players
card Ace
card King
card Queen
zone deck seen by nobody
zone hand of player p seen by p
zone shelf at most 1 seen by everyone
to match
  create Ace to hand of first of players
  create King to hand of first of players
  create Queen to shelf
  create Queen to shelf
  create King to deck
  turn by first of players
  finish
to turn by player p
  p must act
to rest by player p
player p may rest at turn
`

test('a card that is created is told to those who see it then', async () => {
  const { engine } = await specimen(game)
  const s = engine.setup({ players: 2, seed: 1, log: true })
  const told = (viewer?: number): readonly string[] => linesOf(engine, s, s.log ?? [], viewer).map(({ words }) => words)
  expect(told()).toEqual(['create Ace, King to hand of A', 'create Queen to shelf', 'create King to deck', 'turn by A'])
  expect(told(0)).toEqual([
    'create Ace, King to hand of A',
    'create Queen to shelf',
    'create a card to deck',
    'turn by A',
  ])
  expect(told(1)).toEqual([
    'create 2 cards to hand of A',
    'create Queen to shelf',
    'create a card to deck',
    'turn by A',
  ])
})
