import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { demand, projectWith } from './installed.ts'
import { GAME, HOUSE } from './tiny.ts'

interface Seen {
  readonly fault?: string
  readonly filetype: string
  readonly findings: readonly string[]
  readonly fixes: readonly string[]
  readonly completions: readonly string[]
  readonly completed: string
  readonly left: readonly string[]
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

it('Neovim opens, tells, fixes, completes, renames and lays out', () => {
  demand('nvim', 'neovim')
  const folder = projectWith({ 'rules/tiny.rules': GAME, 'rules/double.rules': HOUSE })
  const seenAt = join(folder, 'seen.json')
  const args = ['--headless', '-n', '-i', 'NONE', '-u', here('../neovim/houserules.lua')]
  const ran = spawnSync('nvim', [...args, 'rules/tiny.rules', '-c', `luafile ${here('neovim/session.lua')}`], {
    cwd: folder,
    env: { ...process.env, SEEN: seenAt, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder },
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect(ran.error).toBeUndefined()
  const seen = JSON.parse(readFileSync(seenAt, 'utf8')) as Seen
  expect(seen.fault).toBeUndefined()
  expect(seen.filetype).toBe('houserules')
  expect(seen.findings).toEqual([expect.stringMatching(/^11: .*scoer/)])
  expect(seen.fixes[0]).toContain('score')
  expect(seen.completions).toEqual(expect.arrayContaining(['gains', 'loses', 'becomes']))
  expect(seen.completed).toBe('  score of p gains')
  expect(seen.left).toEqual([])
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  expect(read('rules/tiny.rules')).toBe(GAME.replaceAll('score', 'points'))
  expect(read('rules/double.rules')).toBe(HOUSE.replaceAll('score', 'points'))
})
