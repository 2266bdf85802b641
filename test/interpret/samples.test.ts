import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { referenceBlocks, referenceHost } from '../reference/reference-blocks.ts'
import { partingExamples } from './examples-in-step.ts'
import { inStep } from './lock-step.ts'
import { type Sample, sampleOf } from './sample.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'

/** Small games that each show a part of the language: their examples and random games, beside what they mean. */

const root = fileURLToPath(new URL('../..', import.meta.url))

const SAMPLES = [
  'announcements/interruptions',
  'announcements/shedding',
  'announcements/tries',
  'decks/league',
  'diff/stall',
  'emit/corners',
  'emit/compulsions',
  'emit/obligations',
  'examples/entered',
  'keyed/clubs',
  'lasting/fair',
  'options/numbers',
  'readings/brawl',
  'readings/clan',
  'readings/quarrel',
  'rounds/rounds',
  'same-time/together',
  'secrets/given-together',
  'shapes/masks',
  'shapes/roles',
  'texts/echoes',
  'texts/spelling',
]

function holdsTo(sample: Sample | null): void {
  if (sample === null) throw new Error('it does not compile')
  expect(partingExamples(sample, sample.examples)).toEqual({})
  for (let seed = 1; seed <= byDay(1, 2 * times); seed++)
    expect({ seed, parting: inStep(sample, { seed, picks: seed }, 60) }).toEqual({ seed, parting: null })
}

describe('an engine does what its rules mean', () => {
  test.each(sampledByDay(SAMPLES, 10, 'samples in step'))('test/%s', { timeout: 60_000 * times }, async (name) => {
    const path = `test/${name}.rules`
    holdsTo(await sampleOf(path, rulesHost(root, path)))
  })

  const blocks = referenceBlocks()
  const named = blocks.map(({ title, file }) => ({ title, file }))
  test.each(sampledByDay(named, 12, 'the reference in step'))(
    'the reference: $title',
    { timeout: 60_000 * times },
    async ({ file }) => {
      holdsTo(await sampleOf(file, referenceHost(blocks)))
    },
  )
})
