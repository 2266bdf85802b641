import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, installed } from './kit.ts'

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')

test('the installed program runs from any folder and ends with the right code', async () => {
  const cwd = folderWith({})
  expect(await installed(['--version'], { cwd })).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' })
  expect(await installed(['chek'], { cwd })).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean check?') })
  expect(await installed(['check', 'no.rules'], { cwd })).toMatchObject({ code: 2, err: 'error: there is no file no.rules\n' })
}, 60_000)

test('an interrupt ends it with 130', async () => {
  const child = spawn(process.execPath, [bin, 'build', '--watch'], { cwd: folderWith({ 'rules/duel.rules': 'game Duel for 2 players\n' }), stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve) => child.stderr.on('data', (chunk: Buffer) => {
    if (chunk.toString('utf8').includes('watching')) resolve()
  }))
  child.kill('SIGINT')
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(130)
}, 60_000)
