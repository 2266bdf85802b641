import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'
import { compiledFamily, declaredGames, families } from '../kit/compiled-games.ts'
import { checkedGame, liveGame } from '../kit/kept-games.ts'
import { anyTable } from '../kit/playout.ts'
import { partingExamples } from './examples-in-step.ts'
import type { Side } from './side.ts'
import { inStep } from './lock-step.ts'

/**
 * Every game beside what its rules mean. By day a few tables of some, some way into the game, and a share of the worked
 * examples of those that stand on no other; `HOUSERULES_LAWS=40` plays all examples and forty times as many tables.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const only = process.env['HOUSERULES_LAWS_GAME']

/** Worked examples of a game by day. */
const EXAMPLES = 6

/** Small games are played to their end, of a big one the beginning, of what stands on it a first look. */
const decisionsOf = ({ engine }: Side, variant: boolean): number =>
  engine.info.cards.length < 10
    ? 1000
    : engine.info.cards.length < 60
      ? byDay(variant ? 12 : 60, 60)
      : byDay(variant ? 4 : 12, 12)
const tablesOf = ({ engine }: Side): number => (engine.info.cards.length < 10 ? 20 : 1)

/** Every nth example. */
function some(examples: readonly CompiledExample[]): readonly CompiledExample[] {
  const share = Math.max(1, Math.floor(examples.length / (EXAMPLES * times)))
  return examples.filter((_, i) => i % share === 0)
}

const variants = families().flatMap((folder) => declaredGames(folder).filter((game) => game.variant))
/** By day the variants of a sample, beside the games that stand on no other. */
const leftOut = new Set(variants.map(({ name }) => name))
for (const { name } of sampledByDay(variants, 5, 'variants beside what they mean')) leftOut.delete(name)
const isWanted = (name: string): boolean => (only === undefined ? !leftOut.has(name) : name === only)

const tried: string[] = []
for (const folder of families()) {
  const games = await compiledFamily(folder, isWanted)
  if (games.length === 0) continue
  tried.push(folder)
  describe(folder, () => {
    const host = rulesHost(root, join('rules', folder, `${folder}.rules`))
    for (const { name, engine, variant } of games) {
      const path = host.find(name) ?? ''
      const sideOf = (): Side => {
        const { program } = checkedGame(path)
        if (program === null) throw new Error(`${name} does not compile`)
        return { engine, program }
      }

      test(`${name}: random tables`, { timeout: 120_000 * times }, () => {
        const side = sideOf()
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

      if (variant && times === 1) continue
      test(`${name}: worked examples`, { timeout: 120_000 * times }, async () => {
        const { examples } = await liveGame(path)
        expect(partingExamples(sideOf(), some(examples))).toEqual({})
      })
    }
  })
}

test('the game that is asked for stands in some folder', () => {
  expect(tried.length).toBeGreaterThan(only === undefined ? families().length - 1 : 0)
})
