import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiledSample } from '../kit/compiled-sample.ts'
import { byDay, sampledByDay, sampledSeed, times } from '../kit/effort.ts'
import { anyTable } from '../kit/playout.ts'
import { astrayCards, factsOfMixed } from '../laws/astray.ts'
import { placesInHands } from '../laws/held.ts'
import { matchLaws } from '../laws/matches.ts'
import { secretLaws } from '../laws/secrets.ts'
import { togetherLaws } from '../laws/together.ts'
import { namedWhenHanded } from '../laws/unseen.ts'

const GAMES = [
  'face-down-tricks',
  'passing',
  'pick-up',
  'peek',
  'blind-draw',
  'shuffled-twice',
  'barter',
  'pairs',
  'given-together',
  'astray',
  'mixed-before',
  'ballots',
  'burning',
  'disguised',
]

const LAWS = [...secretLaws, placesInHands, astrayCards, factsOfMixed, ...matchLaws, ...togetherLaws]

describe.each(GAMES)('%s', async (name) => {
  const { engine } = await compiledSample(`test/secrets/${name}.rules`)
  test.each(sampledByDay(LAWS, 12, `laws of ${name}`))('$says', ({ says, holds }) => {
    fc.assert(
      fc.property(anyTable(engine), (line) => holds({ name, engine, variant: false }, line)),
      { numRuns: byDay(5, 20 * times), endOnFailure: true, ...sampledSeed(`${name} ${says}`) },
    )
    expect(engine.info.cards.length).toBeGreaterThan(0)
  })
})

// In the others cards are called like handles.
test('what a card counts as face down is named to nobody who has not seen it', async () => {
  const { engine } = await compiledSample('test/secrets/disguised.rules')
  const keeps = fc.property(anyTable(engine), (line) =>
    namedWhenHanded.holds({ name: 'disguised', engine, variant: false }, line),
  )
  fc.assert(keeps, { numRuns: byDay(20, 50 * times), endOnFailure: true, seed: 1 })
  expect(engine.info.cards).toContain('mask')
})
