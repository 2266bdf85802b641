import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { demand, projectWith } from './installed.ts'
import { GAME, HOUSE } from './tiny.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

it('Emacs opens, completes, renames and lays out, by eglot', () => {
  demand('emacs', 'emacs-nox elpa-eglot')
  const folder = projectWith({ 'rules/tiny.rules': GAME, 'rules/double.rules': HOUSE })
  const seenAt = join(folder, 'seen.json')
  // Debian's eglot is a package, which no batch looks for unless it is told to.
  const args = ['--batch', '--eval', '(package-initialize)', '-l', here('../emacs/houserules.el')]
  const ran = spawnSync('emacs', [...args, '-l', here('emacs/session.el')], {
    cwd: folder,
    env: { ...process.env, SEEN: seenAt },
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect(ran.error).toBeUndefined()
  expect(ran.stderr).not.toContain('Cannot open load file')
  expect(JSON.parse(readFileSync(seenAt, 'utf8'))).toEqual({
    mode: 'houserules-mode',
    server: true,
    completed: '  score of p gains',
  })
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  expect(read('rules/tiny.rules')).toBe(GAME.replaceAll('score', 'points'))
  expect(read('rules/double.rules')).toBe(HOUSE.replaceAll('score', 'points'))
})
