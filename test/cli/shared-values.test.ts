import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { keptByThisRun, realToolchain } from '../../cli/real-toolchain.ts'
import { SharedValues } from '../../compiler/shared-values.ts'
import { byDay } from '../kit/effort.ts'

const builds = fc.array(
  fc.record({ game: fc.constantFrom('a', 'b', 'c'), keys: fc.uniqueArray(fc.nat(12).map(String)) }),
  { maxLength: 30 },
)

test('values are kept as long as the last build of some game used them, and no longer', () => {
  fc.assert(
    fc.property(builds, (all) => {
      const values = new SharedValues<string>()
      const last = new Map<string, readonly string[]>()
      for (const { game, keys } of all) {
        const build = values.open(game)
        const wanted = new Set([...last.values()].flat())
        for (const key of keys) {
          expect(build.get(key)).toBe(wanted.has(key) ? `value ${key}` : undefined)
          build.set(key, `value ${key}`)
        }
        build.close()
        last.set(game, keys)
        expect(values.size).toBe(new Set([...last.values()].flat()).size)
      }
    }),
  )
})

/** By day as many as show whether something is kept of each. */
const EDITS = byDay(30, 200)

test('many edits keep no more than the first ones', async () => {
  vi.stubEnv('HOUSERULES_CACHE', 'off')
  const path = 'rules/kuhn-poker/kuhn-poker.rules'
  const text = readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')
  const built = async (edit: string): Promise<Readonly<Record<string, number>>> => {
    const { game } = await realToolchain.compileGame(
      path,
      { read: (asked) => (asked === path ? `${text}\n${edit}` : null), find: () => null },
      {},
    )
    expect(game === null).toBe(edit.startsWith('broken'))
    return keptByThisRun()
  }
  const edited = (i: number): Promise<Readonly<Record<string, number>>> => built(`edit-${i} of player: number = ${i}\n`)
  // The first build also keeps heads of modules as they were before they were laid out.
  await edited(0)
  const second = await edited(1)
  let counted = second
  for (let i = 2; i <= EDITS; i++) counted = await (i % 10 === 0 ? built('broken') : edited(i))
  expect(counted).toEqual(second)
  vi.unstubAllEnvs()
})
