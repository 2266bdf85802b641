import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url))

if (spawnSync('redis-server', ['--version']).status !== 0)
  throw new Error('these tests need redis-server: apt-get install redis-server')

/** A Redis that can be stopped and begun again at the same address, and remembers nothing. */
export interface Place {
  readonly address: string
  readonly redis: Redis
  readonly stop: () => Promise<void>
  readonly begin: () => Promise<void>
}

export async function place(): Promise<Place> {
  const port = await freePort()
  let server: ChildProcess | null = null
  const begin = async (): Promise<void> => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        cwd: tmpdir(),
      },
    )
    server.stdout?.setEncoding('utf8')
    for await (const [text] of server.stdout === null ? [] : texts(server.stdout))
      if (text?.includes('Ready to accept connections')) break
  }
  const stop = async (): Promise<void> => {
    if (server === null || server.exitCode !== null) return
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
  }
  await begin()
  const redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
  onTestFinished(async () => {
    redis.disconnect()
    await stop()
  })
  return { address: `redis://127.0.0.1:${port}`, redis, stop, begin }
}

async function* texts(stream: NodeJS.ReadableStream): AsyncGenerator<readonly [string]> {
  for (;;) yield (await once(stream, 'data')) as [string]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}

/** A worker, when it says that it is there. */
export async function worker(address: string, ...more: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [bin, 'worker', '--over', address, '--threads', '2', ...more])
  child.stderr.setEncoding('utf8')
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const [text] of texts(child.stderr)) if (text.includes('tasks at a time')) break
  return child
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command; `seen` is shown what it says meanwhile. */
export function houserules(
  argv: readonly string[],
  cwd: string,
  seen: (text: string) => void = () => {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...argv], { cwd, maxBuffer: 1 << 27 }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
    child.stderr?.on('data', (text: string) => seen(text))
  })
}

/** A folder with files, gone after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-over-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** Waits until something is so, looked at again and again. */
export async function until(is: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await is()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it never came to be')
}
