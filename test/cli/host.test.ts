import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reachableAt, urlOf } from '../../cli/host/addresses.ts'
import { studioPage } from '../../cli/files/paths.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules } from './kit.ts'

/** A page for who has not built one. */
function withPage(): void {
  if (existsSync(join(studioPage, 'seat.html'))) return
  mkdirSync(studioPage, { recursive: true })
  writeFileSync(join(studioPage, 'seat.html'), '<p>a seat')
}

test('tables are served at an address that others reach, until it is interrupted, and kept in a file', async () => {
  withPage()
  const [cwd, stop] = [folderWith({}), new AbortController()]
  let talk = ''
  const ended = houserules(['host', 'KuhnPoker', '--port', '0', '--host', '127.0.0.1', '--store', 'evening.db'], {
    cwd,
    tools: realToolchain,
    interrupt: stop.signal,
    onTalk: (text) => {
      talk += text
      if (talk.includes('Ctrl-C')) stop.abort()
    },
  })
  const { code, out, err } = await ended
  expect(code).toBe(0)
  expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/)
  expect(err).toContain('█')
  expect(err).toContain('Tables are kept in evening.db.')
  expect(existsSync(join(cwd, 'evening.db'))).toBe(true)
  expect(existsSync(join(cwd, 'evening.db.pid'))).toBe(false)
})

test('a port that is taken, and an address that this machine does not have, are said with what to do', async () => {
  withPage()
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { readonly port: number }
  const on = (...more: readonly string[]) => houserules(['host', 'KuhnPoker', ...more], { tools: realToolchain })
  const same = await on('--host', '127.0.0.1', '--port', String(port))
  expect([same.code, same.err]).toEqual([
    2,
    expect.stringContaining(`port ${port} is taken by another program; name another one: --port ${port + 1}`),
  ])
  const other = await on('--host', '203.0.113.9', '--port', '0')
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('this machine has no address 203.0.113.9')])
})

test('addresses of the network come first that homes have', () => {
  expect(reachableAt('127.0.0.1')).toEqual(['127.0.0.1'])
  expect(urlOf('fe80::1', 80)).toBe('http://[fe80::1]:80/')
})
