import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { partingExamples } from '../interpret/examples-in-step.ts'
import { sampleOf } from '../interpret/sample.ts'
import { failuresOf } from '../kit/specimen.ts'

/**
 * Small games, a folder for each construct, whose examples hold in engines with and without shortcuts, and in what they
 * mean.
 */

const here = fileURLToPath(new URL('./', import.meta.url))
const texts = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.rules'))
  .sort()

describe.each(texts)('%s', (name) => {
  test.each([true, false])('with shortcuts: %s', async (shortcuts) => {
    const path = join('test', 'elaborate', name)
    const made = await sampleOf(path, rulesHost(join(here, '..', '..'), path), { shortcuts })
    if (made === null) throw new Error('it does not compile')
    expect(made.examples.length).toBeGreaterThan(0)
    expect(failuresOf(made)).toEqual([])
    expect(partingExamples(made, made.examples)).toEqual({})
  })
})
