import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { attendance } from '../laws/asked.ts'
import { discretion } from '../laws/hidden.ts'
import { placesInHands } from '../laws/held.ts'
import { judgedSoFar } from '../laws/occasions.ts'
import { sameRecord } from '../laws/same-record.ts'
import { namedWhenHanded, namedWhenTold } from '../laws/unseen.ts'

/**
 * Games written at random, whose players hold cards; whoever has a turn is always asked. What a sentence that stands on no
 * card sets off is told to all, also where it asks what a hidden card is: games with such are left out.
 */
async function gameOf(seed: number): Promise<FullEngine<BaseState> | null> {
  const text = `${randomGame(source(seed), { keeps: 12 })}player p is always asked at turn\n`
  if (/^when /mu.test(text)) return null
  try {
    return (await compiledText(text)).engine
  } catch {
    // Some of what is written at random does not compile.
    return null
  }
}

const laws = [discretion, namedWhenTold, namedWhenHanded, sameRecord, placesInHands, attendance]

test.each(laws)('games written at random: $says', { timeout: 120_000 * times }, async (law) => {
  const before = judgedSoFar()
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const engine = await gameOf(seed)
      if (engine === null) return
      for (let game = 0; game < 3; game++)
        try {
          law.holds({ name: 'Fuzz', engine, variant: false }, { seed: seed + game, picks: seed + game, options: {} })
        } catch (thrown) {
          // A game written at random need not come to an end.
          if (!isRoundLimitError(thrown)) throw thrown
        }
    }),
    { numRuns: 8 * times, endOnFailure: true },
  )
  expect(judgedSoFar()).toBeGreaterThan(before)
})
