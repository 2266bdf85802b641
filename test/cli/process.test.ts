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
  const child = spawn(process.execPath, [bin, 'format', '-'], { cwd: folderWith({}), stdio: ['pipe', 'pipe', 'pipe'] })
  await new Promise((resolve) => setTimeout(resolve, 4000))
  child.kill('SIGINT')
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(130)
}, 60_000)
