import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'
import type { Scenario } from '../../runtime/diff/scenario.ts'
import { varied } from '../../runtime/diff/vary.ts'

const pack = `game Pack for 2 players
card each number n in 1..4 named n
zone hand of player p seen by p
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  finish
`

const empty: Scenario = { players: 2, options: {}, cards: [], facts: [], decks: [], before: [], path: [], steps: [] }

test('a position that is varied never holds a card more often than the game makes it', async () => {
  const loaded = await loadVersion('pack.rules', { read: () => pack, find: () => null }, evaluated)
  if (loaded === null) throw new Error('the sample is broken')
  const { version } = loaded
  const heat = { names: new Set<string>(), numbers: [] }
  const mostIn = ({ cards }: Scenario): number =>
    Math.max(0, ...cards.map(({ name }) => cards.filter((other) => other.name === name).length))
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 3 }), (seed, most) => {
      const random = randomSource(seed)
      const means = { version, others: [empty], heat, draw: (n: number) => below(n, random), mostCopies: () => most }
      let scenario = empty
      for (let n = 0; n < 40; n++) scenario = varied({ ...means, others: [scenario] }, scenario)
      expect(mostIn(scenario)).toBeLessThanOrEqual(most)
    }),
  )
})
