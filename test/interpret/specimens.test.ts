import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { partingExamples } from './examples-in-step.ts'
import { inStep } from './lock-step.ts'
import { sampleOf } from './sample.ts'
import { byDay } from '../kit/effort.ts'

/** Small games in which engines and what their rules mean once parted: each holds where they must not. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = 'test/interpret/specimens'
const games = readdirSync(join(root, folder)).filter((name) => name !== 'pack.rules')

describe.each([true, false])('with shortcuts: %s', (shortcuts) => {
  test.each(games)('%s', { timeout: 60_000 }, async (name) => {
    const path = join(folder, name)
    const sample = await sampleOf(path, rulesHost(root, path), { shortcuts })
    if (sample === null) throw new Error('it does not compile')
    expect(sample.examples.length).toBeGreaterThan(0)
    expect(partingExamples(sample, sample.examples)).toEqual({})
    for (let seed = 1; seed <= byDay(2, 6); seed++)
      expect({ seed, parting: inStep(sample, { seed, picks: seed }, 60) }).toEqual({ seed, parting: null })
  })
})
