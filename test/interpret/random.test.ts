import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { inStep } from './lock-step.ts'
import { sampleOf } from './sample.ts'

/** Optimised engines, and those that try everything one by one: what both get wrong in the same way shows only here. */
const title = 'games written at random, played beside what they mean (shortcuts: %s)'

test.each([true, false])(title, { timeout: 300_000 * times }, async (shortcuts) => {
  let played = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const text = randomGame(source(seed))
      const sample = await sampleOf('random.rules', { read: () => text, find: () => null }, { shortcuts })
      if (sample === null) return
      played += 1
      for (let game = 1; game <= 3; game++) {
        const { from, to } = sample.engine.info.seats
        const setup = { seed: seed + game, picks: seed * 31 + game, players: from + (game % (to - from + 1)) }
        const parting = inStep(sample, setup, 200)
        // Engines say where an announcement has too many answers to be tried; the meaning has no such bound.
        if (parting !== null) expect(parting.found).toEqual({ stopped: 'engine' })
      }
    }),
    { numRuns: 16 * times, endOnFailure: true },
  )
  expect(played).toBeGreaterThanOrEqual(3 * times)
})
