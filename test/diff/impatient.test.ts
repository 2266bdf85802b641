import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { positionOf } from '../../runtime/diff/lay-down.ts'
import { Unspeakable } from '../../runtime/diff/scenario.ts'
import type { EngineVersion } from '../../runtime/diff/version.ts'
import { witnessesOf } from './witnesses-of.ts'

// Of a step in which very much has to be tried a search knows nothing: least of all that an example fails there.

const strain = `game Strain for 2 players
printed rank of card: number
card each number n in 1..60 named c n
  rank = n
zone deck seen by nobody
gold of player: number starts 0
to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  p may act
to strain by player p
  announce
    choose definition a where rank of a = 60 by p
    choose definition b by p
    pay a with b by p
  gold of p gains 5
to pay definition a with definition b by player p
  gold of p gains 1
player p cannot pay definition a with definition b if rank of a + rank of b < 120
player p may strain at turn
player p may rest at turn
to rest by player p
`
const harder = strain.replace(' where rank of a = 60', '')

const dealt = { players: 2, options: {}, cards: [], facts: [], decks: [], before: [], steps: [] }

test('what takes too long to be looked at cannot be said', async () => {
  const version = async (text: string) =>
    (await loadVersion('strain.rules', { read: () => text, find: () => null }, evaluated))?.version
  const [easy, hard] = [await version(strain), await version(harder)]
  if (easy === undefined || hard === undefined) throw new Error('the sample is broken')
  const scenario = { ...dealt, path: [{ event: 'turn', args: [0] }] }
  const strained = (version: EngineVersion): number => {
    const s = positionOf(version, scenario)
    const choice = s.legal.find((each) => version.engine.describe(s, each) === 'strain')
    version.engine.apply(s, choice ?? -1)
    return s.legal.length
  }
  expect(strained(easy)).toBe(1)
  expect(() => strained(hard)).toThrow(Unspeakable)
  expect(strained({ ...hard, engine: hard.patient })).toBe(1)
})

test('two versions that do the same are not told apart by how long it takes', async () => {
  const budget = { milliseconds: 20_000, games: 20, seed: 1 }
  const [told = []] = await witnessesOf([{ old: { 's.rules': strain }, new: { 's.rules': harder }, budget }])
  expect(told.map(({ witness }) => witness.kind)).toEqual(['none'])
})
