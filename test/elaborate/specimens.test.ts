import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { checkGame } from '../../compiler/compile.ts'
import { partingExamples } from '../interpret/examples-in-step.ts'
import { failuresOf, specimenOf } from '../kit/specimen.ts'

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
    const host = rulesHost(join(here, '..', '..'), path)
    const { program } = checkGame(path, host)
    const made = await specimenOf(path, host, { shortcuts })
    expect(made.examples.length).toBeGreaterThan(0)
    expect(failuresOf(made)).toEqual([])
    expect(program === null ? null : partingExamples({ engine: made.engine, program }, made.examples)).toEqual({})
  })
})
