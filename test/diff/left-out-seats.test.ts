import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { factIn } from '../../runtime/diff/claim.ts'
import { type PlacedCard, type Scenario, Unspeakable } from '../../runtime/diff/scenario.ts'
import { withoutSeat } from '../../runtime/diff/shrink.ts'

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

test('whoever leaves a smaller table takes along what is theirs, and nothing else', () => {
  const cardOf = (name: string, seat: number): PlacedCard => ({
    name,
    shape: null,
    zone: { zone: 'hand', seat },
    owner: null,
    facts: [],
  })
  const scenario: Scenario = {
    players: 3,
    options: {},
    cards: [cardOf('one', 0), cardOf('two', 2), cardOf('three', 1)],
    facts: [0, 1, 2].map((seat) => ({ name: 'purse', seat, value: seat })),
    decks: [],
    before: [],
    path: [{ event: 'turn', args: [{ card: 2 }] }],
    steps: [],
  }
  expect(withoutSeat(scenario, 2)).toEqual({
    ...scenario,
    players: 2,
    cards: [cardOf('one', 0), cardOf('three', 1)],
    facts: [0, 1].map((seat) => ({ name: 'purse', seat, value: seat })),
    path: [{ event: 'turn', args: [{ card: 1 }] }],
  })
})
