import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { checkGame, compileScript } from '../../compiler/compile.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { byDay, times } from '../kit/effort.ts'
import { compiledFamily, families } from '../kit/compiled-games.ts'
import { anyTable } from '../kit/playout.ts'
import { partingExamples } from './examples-in-step.ts'
import type { Side } from './side.ts'
import { inStep } from './lock-step.ts'

/**
 * Every game beside what its rules mean. By day a few tables of each, some way into the game, and a share of the worked
 * examples of those that stand on no other; `HOUSERULES_LAWS=40` plays all examples and forty times as many tables.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const only = process.env['HOUSERULES_LAWS_GAME']

/** Worked examples of a game by day. */
const EXAMPLES = 8

const { parsed } = emptyCaches()

/** Small games are played to their end, of a big one the beginning, of what stands on it a first look. */
const decisionsOf = ({ engine }: Side, variant: boolean): number =>
  engine.info.cards.length < 10 ? 1000 : engine.info.cards.length < 60 ? 60 : byDay(variant ? 4 : 12, 12)
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
  for (const { name } of games.filter(({ variant }) => !variant || times > 1)) {
    const host = rulesHost(root, join('rules', folder, `${folder}.rules`))
    const path = host.find(name) ?? ''
    const { script } = await compileScript(path, host, { parsed })
    if (script === null) throw new Error(`${name} does not compile`)
    examples.set(name, liveEngine(script, path).examples ?? [])
  }
  if (games.length === 0) continue
  tried.push(folder)
  describe(folder, () => {
    for (const { name, engine, variant } of games) {
      const host = rulesHost(root, join('rules', folder, `${folder}.rules`))
      const program = checkGame(host.find(name) ?? '', host, { parsed }).program
      if (program === null) throw new Error(`${name} does not compile`)
      const side: Side = { engine, program }

      test(`${name}: random tables`, { timeout: 120_000 * times }, () => {
        fc.assert(
          fc.property(anyTable(engine), fc.nat(), (line, more) => {
            const { from, to } = engine.info.seats
            expect(
              inStep(side, { ...line, players: from + (more % (to - from + 1)) }, decisionsOf(side, variant) * times),
            ).toBeNull()
          }),
          { numRuns: tablesOf(side) * times, endOnFailure: true },
        )
      })

      const worked = examples.get(name)
      if (worked === undefined) continue
      test(`${name}: worked examples`, { timeout: 120_000 * times }, () => {
        expect(partingExamples(side, some(worked))).toEqual({})
      })
    }
  })
}

test('the game that is asked for stands in some folder', () => {
  expect(tried.length).toBeGreaterThan(only === undefined ? families().length - 1 : 0)
})
