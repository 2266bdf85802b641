import { expect, test } from 'vitest'
import { botsAtTable } from '../../studio/page/bots-at-table.ts'
import { playMany } from '../../studio/worker/play-many.ts'
import { specimen } from '../kit/specimen.ts'

/** The higher number wins, which who looks ahead finds out. */
const GAME = `game Higher for 2 players
said of player: number starts 0
to match
  each player p
    p must act
    result of p becomes said of p
  finish
to say number n by player p
  said of p becomes n
player p may say number n in 1..5 at match
`

const PLAN = { seed: 1, players: 2, options: {} }

test('many games are played by the bots that are seated, which say at each decision that they are alive', async () => {
  const { engine } = await specimen(GAME)
  let said = 0
  const played = (bots: readonly string[]) =>
    playMany({ engine }, { ...PLAN, bots }, { from: 0, to: 4 }, () => {
      said += 1
    })
  expect(played(['search:40', 'random']).map(({ results }) => results?.[0])).toEqual([5, 5, 5, 5])
  expect(said).toBe(8)
  expect(played(['random']).map(({ results }) => results?.[0])).not.toEqual([5, 5, 5, 5])
  expect(() => played(['lucky'])).toThrow('no bot is called lucky')
})

test('the place of a person is taken by a bot like those that are seated', () => {
  expect(botsAtTable(['person', 'random', 'search'])).toEqual(['search', 'random', 'search'])
  expect(botsAtTable(['person', 'random', 'person'])).toEqual(['random', 'random', 'random'])
})
