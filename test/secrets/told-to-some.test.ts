import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLimitError } from '../../runtime/round-limit-error.ts'
import { randomGame } from '../kit/random-game.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { times } from '../kit/effort.ts'
import { anyTable, source } from '../kit/playout.ts'
import { audienceLaws } from '../laws/audience.ts'
import { judgedSoFar } from '../laws/occasions.ts'

/** A game, and which of the laws it has no occasion for: all are asked at the same time in the village. */
describe.each([
  ['test/match/private.rules', 0],
  ['test/secrets/village.rules', 2],
] as const)('%s', async (path, idle) => {
  const { engine } = await compiledSample(path)
  test.each(audienceLaws.slice(0, audienceLaws.length - idle))('$says', ({ holds }) => {
    const before = judgedSoFar()
    fc.assert(
      fc.property(anyTable(engine), (line) => holds({ name: path, engine, variant: false }, line)),
      { numRuns: 5 * times, endOnFailure: true },
    )
    expect(judgedSoFar()).toBeGreaterThan(before)
  })
})

/** Some games that are written at random come to no end. */
function holdsOrHasNoEnd(holds: () => void): void {
  try {
    holds()
  } catch (thrown) {
    if (!isLimitError(thrown)) throw thrown
  }
}

test('in games written at random', { timeout: 300_000 * times }, async () => {
  const before = judgedSoFar()
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const text = randomGame(source(seed))
      if (!text.includes('only to')) return
      const made = await compiledText(text).catch(() => null)
      if (made === null) return
      for (const { holds } of audienceLaws)
        holdsOrHasNoEnd(() =>
          holds({ name: 'random', engine: made.engine, variant: false }, { seed, picks: seed + 1, options: {} }),
        )
    }),
    { numRuns: 12 * times, endOnFailure: true },
  )
  expect(judgedSoFar()).toBeGreaterThan(before)
})
