import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { tsImport } from 'tsx/esm/api'
import { rulesHost } from '../../cli/rules-host.ts'
import { checkGame } from '../../compiler/compile.ts'
import { nothingKept } from '../../compiler/kept.ts'
import { folderName } from '../../compiler/folder-name.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { compiledFamily, families } from '../kit/compiled-games.ts'
import { anyTable } from '../kit/playout.ts'
import { partingExamples } from './examples-in-step.ts'
import { type Side, inStep } from './lock-step.ts'

/**
 * Every game beside what its rules mean. By day a few tables of each, some way into the game, and a share of its worked
 * examples;
 * `HOUSERULES_LAWS=40` plays all examples and forty times as many tables.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const times = Number(process.env['HOUSERULES_LAWS'] ?? 1)
const only = process.env['HOUSERULES_LAWS_GAME']

/** Worked examples of a game by day. */
const EXAMPLES = 8

const { parsed } = nothingKept()

/** Small games are played to their end, of a big one the beginning. */
const decisionsOf = ({ engine }: Side): number =>
  engine.info.cards.length < 10 ? 1000 : engine.info.cards.length < 60 ? 60 : 12
const tablesOf = ({ engine }: Side): number => (engine.info.cards.length < 10 ? 40 : 1)

/** Every nth example. */
function some(examples: readonly CompiledExample[]): readonly CompiledExample[] {
  const share = Math.max(1, Math.floor(examples.length / (EXAMPLES * times)))
  return examples.filter((_, i) => i % share === 0)
}

const tried: string[] = []
for (const folder of families()) {
  const games = await compiledFamily(folder, (name) => only === undefined || name === only)
  const examples = new Map<string, readonly CompiledExample[]>()
  for (const { name } of games) {
    // The test runner does not come to an end with modules that refer to each other; Node itself imports them.
    const path = join(root, 'generated', folderName(name), 'examples.ts')
    examples.set(
      name,
      ((await tsImport(pathToFileURL(path).href, import.meta.url)) as { readonly examples: readonly CompiledExample[] })
        .examples,
    )
  }
  if (games.length === 0) continue
  tried.push(folder)
  describe(folder, () => {
    for (const { name, engine } of games) {
      const host = rulesHost(root, join('rules', folder, `${folder}.rules`))
      const program = checkGame(host.find(name) ?? '', host, { parsed }).program
      if (program === null) throw new Error(`${name} does not compile`)
      const side: Side = { engine, program }

      test(`${name}: random tables`, { timeout: 120_000 * times }, () => {
        fc.assert(fc.property(anyTable(engine), fc.nat(), (line, more) => {
          const { from, to } = engine.info.seats
          expect(
            inStep(side, { ...line, players: from + (more % (to - from + 1)) }, decisionsOf(side) * times),
          ).toBeNull()
        }), { numRuns: tablesOf(side) * times, endOnFailure: true })
      })

      test(`${name}: worked examples`, { timeout: 120_000 * times }, () => {
        expect(partingExamples(side, some(examples.get(name) ?? []))).toEqual({})
      })
    }
  })
}

test('the game that is asked for stands in some folder', () => {
  expect(tried.length).toBeGreaterThan(only === undefined ? families().length - 1 : 0)
})
