import { execFileSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { filesOfRevision } from '../../cli/diff/revision.ts'
import { serveEditor } from '../../cli/lsp/serve.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules, installed } from './kit.ts'

const coin =
  'game Coin for 2 players\nto match\n  finish\nexample "it begins"\n  given\n    at match\n  then no player p must act\n'

test('a process that has no more memory is told of in words, and by its exit code', async () => {
  const cwd = folderWith({ 'coin.rules': coin })
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=12')
  const ran = await installed(['test', 'coin.rules'], { cwd }).finally(() => vi.unstubAllEnvs())
  expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(/^error: it took more memory than a process has/m) })
  expect(ran.err).not.toMatch(/FATAL ERROR|native stack trace|Last few GCs/i)
})

test('what is offered to be pasted holds no word that a shell or git would take otherwise', () => {
  const repository = folderWith({})
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: repository, stdio: 'ignore' })
  git('init')
  git('remote', 'add', 'origin', '/nowhere')
  for (const hostile of ['--upload-pack=touch x', 'a;touch x', '$(touch x)', '`touch x`'])
    expect(() => filesOfRevision(repository, hostile)).toThrow(/; fetch it first, if it is there$/)
  expect(() => filesOfRevision(repository, 'v1.2')).toThrow(/`git fetch origin v1\.2` would get it/)
})

test.each(['Content-Length: abc', 'Content-Type: json'])(
  'a language server ends after a header such as %s',
  async (header) => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
    const served = serveEditor({ cwd: folderWith({}), env: {}, stdin, stdout, stderr })
    stdin.write(`${header}\r\n\r\n{}`)
    expect(await served).toBe(false)
    expect(String(stderr.read())).toContain('what came is no message of the protocol')
  },
)

test('an empty `--out` is no folder', async () => {
  const cwd = folderWith({ 'coin.rules': coin })
  expect(await houserules(['build', 'coin.rules', '--out', ''], { cwd, tools: realToolchain })).toMatchObject({
    code: 2,
    err: 'error: `--out` is empty; name a folder, or `.` for this one\n',
  })
})
