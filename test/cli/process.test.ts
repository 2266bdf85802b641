import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from './kit.ts'

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')

function houserules(argv: string[], cwd: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...argv], { cwd }, (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }))
    child.stdin?.end()
  })
}

test('the installed program runs from any folder and ends with the right code', async () => {
  const cwd = folderWith({})
  expect(await houserules(['--version'], cwd)).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' })
  expect(await houserules(['chek'], cwd)).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean check?') })
  expect(await houserules(['check', 'no.rules'], cwd)).toMatchObject({ code: 2, err: 'error: there is no file no.rules\n' })
}, 20_000)

test('an interrupt ends it with 130', async () => {
  const child = spawn(process.execPath, [bin, 'format', '-'], { cwd: folderWith({}), stdio: ['pipe', 'pipe', 'pipe'] })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  child.kill('SIGINT')
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(130)
}, 20_000)
