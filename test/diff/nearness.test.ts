import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { Nearness } from '../../cli/diff/witness/nearness.ts'
import { checkGame } from '../../compiler/compile.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { Corpus, type Kept } from '../../runtime/diff/corpus.ts'

const steps = `game Steps for 2 players
score of player: number starts 0
to match
  repeat
    each player p
      turn by p
  until score of first of players > 20
to turn by player p
  p must act
player p may rest at turn
player p may climb at turn
to rest by player p
  score of p gains 1
to climb by player p
  if score of p > 2
    reach by p
to reach by player p
  if score of p > 4
    top by p
to top by player p
  score of p gains 10
`

const hostOf = (text: string) => ({ read: () => text, find: () => null })

test('what is played is the nearer to a change the fewer calls lead on from it', async () => {
  const next = steps.replace('gains 10', 'gains 11')
  const [before, after] = [
    checkGame('s.rules', hostOf(steps)).resolution,
    checkGame('s.rules', hostOf(next)).resolution,
  ]
  const [old, changed] = [
    await loadVersion('s.rules', hostOf(steps), evaluated),
    await loadVersion('s.rules', hostOf(next), evaluated),
  ]
  if (old === null || changed === null || before === null || after === null) throw new Error('the sample is broken')
  const near = new Nearness(compareGames(before, after), old, changed)
  const { engine } = old.version
  const distanceOf = (words: string, score: number): number => {
    const s = engine.setup({ seed: 1 })
    Object.assign(s, { score: [score, score] })
    near.begin()
    engine.apply(s, engine.choices(s).find((choice) => engine.describe(s, choice) === words) ?? -1)
    return near.distance()
  }
  expect([0, 3, 5].map((score) => distanceOf('climb', score))).toEqual([2, 1, 0])
  expect(distanceOf('rest', 5)).toBeGreaterThan(2)
})

const kept = (distance: number): Kept => ({
  leader: 'old',
  distance,
  start: {
    title: '',
    scenario: { players: 2, options: {}, cards: [], facts: [], decks: [], before: [], path: [], steps: [] },
    script: [],
    refusals: [],
  },
})

test('of all positions the nearest stay, and mostly one of these is drawn', () => {
  const distances = fc.array(fc.constantFrom(0, 1, 2, 3, Infinity), { minLength: 60, maxLength: 300 })
  fc.assert(
    fc.property(distances, fc.nat(), (all, seed) => {
      const random = randomSource(seed)
      const corpus = new Corpus()
      for (const distance of all) corpus.add(kept(distance), random)
      const drawn = Array.from({ length: 100 }, () => corpus.draw(random)?.distance ?? Infinity)
      const finite = all.filter((distance) => distance < Infinity).sort((a, b) => a - b)
      fc.pre(finite.length > 0)
      const [nearest] = finite
      expect(drawn.filter((distance) => distance === nearest).length).toBeGreaterThan(40)
      // No more are kept than 48, and these are the nearest.
      expect(Math.max(...drawn)).toBeLessThanOrEqual(finite[47] ?? 3)
    }),
  )
  expect(new Corpus().draw(randomSource(1))).toBeNull()
})
