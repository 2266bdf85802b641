import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { factIn } from '../../runtime/diff/claim.ts'
import { Unspeakable } from '../../runtime/diff/scenario.ts'

const PURSES = `game Purses for 2 to 4 players
purse of player: number starts 3
zone hand of player p seen by p
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to rest by player p
  purse of p gains 1
player p may rest at turn
`

test('nothing is claimed of somebody who does not sit at a smaller table', async () => {
  const host = { read: (path: string) => (path === 'purses.rules' ? PURSES : null), find: () => null }
  const loaded = await loadVersion('purses.rules', host, evaluated)
  if (loaded === null) throw new Error('the text has errors')
  const { version } = loaded
  const ofD = [{ type: 'player', value: 3 }] as const
  const told = (players: number): unknown => factIn(version, version.engine.setup({ seed: 1, players }), 'purse', ofD)
  expect(told(4)).toBe(3)
  expect(() => told(3)).toThrow(Unspeakable)
})
