import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const games = ['test/diff/stall.rules', 'rules/hearts/hearts.rules', 'rules/trump-king/trump-king.rules', 'rules/duel-masters/duel-masters.rules']

test('a position that is read from an example and laid down again plays like it', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', `${here}read-back.ts`, ...games], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const report = JSON.parse(stdout) as Record<string, { examples: number; differing: string[] }>
  expect(Object.keys(report)).toEqual(games)
  for (const { examples, differing } of Object.values(report)) {
    expect(examples).toBeGreaterThan(1)
    expect(differing).toEqual([])
  }
})
