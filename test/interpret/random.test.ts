import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHORTCUTS, type Shortcuts } from '../../compiler/emit/shortcuts.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { LEFT, inStep } from './lock-step.ts'
import { type Sample, sampleOf } from './sample.ts'

/** Optimised engines, and those that try everything one by one: what both get wrong in the same way shows only here. */
const title = 'games written at random, played beside what they mean (shortcuts: %s)'

/** Which of them an engine has; `some` are others in each game, so that none leans on another. */
const choices: Readonly<Record<'all' | 'none' | 'some', fc.Arbitrary<Shortcuts>>> = {
  all: fc.constant(true),
  none: fc.constant(false),
  some: fc.subarray([...SHORTCUTS], { minLength: 1, maxLength: SHORTCUTS.length - 1 }),
}

/** Both go round a loop so often. Now and then announcements have so many answers that trying them takes too long. */
const BOUNDS = { longestStep: 50_000, roundLimit: 500 }

/** Whether a game of the sample is played to its end or long enough; false where it is left. */
function playedInStep(sample: Sample, seed: number, game: number): boolean {
  const { from, to } = sample.engine.info.seats
  const players = from + (game % (to - from + 1))
  const parting = inStep(sample, { seed: seed + game, picks: seed * 31 + game, players, ...BOUNDS }, 200)
  if (parting !== LEFT) expect(parting).toBeNull()
  return parting !== LEFT
}

test.each(['all', 'none', 'some'] as const)(title, { timeout: 300_000 * times }, async (which) => {
  const played: boolean[] = []
  await fc.assert(
    fc.asyncProperty(fc.nat(), choices[which], async (seed, shortcuts) => {
      const text = randomGame(source(seed))
      const sample = await sampleOf('random.rules', { read: () => text, find: () => null }, { shortcuts })
      // What does not compile is drawn anew.
      fc.pre(sample !== null)
      played.push(...[1, 2, 3].map((game) => playedInStep(sample, seed, game)))
    }),
    { numRuns: byDay(5, 16 * times), endOnFailure: true, ...sampledSeed(`random games, ${which} shortcuts`) },
  )
  expect(played.filter(Boolean).length).toBeGreaterThanOrEqual(byDay(1, 12 * times))
})
