import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caseNames } from './kit.ts'
import type { Replayed } from './replayed-games.ts'

test('where it is said that old games replay, random games of the old rules do', () => {
  const script = join(import.meta.dirname, 'replayed-games.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', script], { input: JSON.stringify(caseNames), encoding: 'utf8', maxBuffer: 1 << 26 })
  expect(status, stderr).toBe(0)
  const all = JSON.parse(stdout) as readonly Replayed[]
  expect(all.filter(({ parted }) => parted !== null)).toEqual([])
  expect(all.filter(({ decisions }) => decisions > 0).length).toBeGreaterThan(12)
})
