import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { QUEUE } from '../../cli/over/redis.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { type Ran, folderWith, houserules as ranHere } from '../cli/kit.ts'

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url))

if (spawnSync('redis-server', ['--version']).status !== 0)
  throw new Error('these tests need redis-server: apt-get install redis-server')

/** A certificate that signs itself, and its key, as files. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/** How a Redis is kept from others. */
interface Guarded {
  readonly tls?: Certificate
  readonly password?: string
}

/** A certificate for this machine, made by openssl. */
export function certificate(): Certificate {
  const folder = folderWith({})
  const made = { certificate: join(folder, 'redis.crt'), key: join(folder, 'redis.key') }
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-out', made.certificate, '-keyout', made.key]
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files]
  const { status, stderr } = spawnSync('openssl', asked, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl makes no certificate: ${stderr}`)
  return made
}

/** A Redis that can be stopped and begun again at the same address, and remembers nothing. */
export interface Place {
  readonly address: string
  readonly redis: Redis
  readonly stop: () => Promise<void>
  readonly begin: () => Promise<void>
}

export async function place({ tls, password }: Guarded = {}): Promise<Place> {
  const port = await freePort()
  let server: ChildProcess | null = null
  const ports =
    tls === undefined
      ? ['--port', String(port)]
      : ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no', '--tls-cert-file', tls.certificate]
  const guard = [
    ...(tls === undefined ? [] : ['--tls-key-file', tls.key, '--tls-ca-cert-file', tls.certificate]),
    ...(password === undefined ? [] : ['--requirepass', password]),
  ]
  const begin = async (): Promise<void> => {
    const more = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn('redis-server', [...ports, ...guard, ...more], { cwd: tmpdir() })
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
  const redis = new Redis(port, '127.0.0.1', {
    maxRetriesPerRequest: null,
    ...(password === undefined ? {} : { password }),
    ...(tls === undefined ? {} : { tls: { ca: readFileSync(tls.certificate) } }),
  })
  redis.on('error', () => undefined)
  onTestFinished(async () => {
    redis.disconnect()
    await stop()
  })
  const scheme = tls === undefined ? 'redis' : 'rediss'
  const user = password === undefined ? '' : `default:${password}@`
  return { address: `${scheme}://${user}127.0.0.1:${port}`, redis, stop, begin }
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
export async function worker(
  address: string,
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const argv = [bin, 'worker', '--over', address, '--threads', '2', ...more]
  const child = spawn(process.execPath, argv, { env: { ...process.env, ...env } })
  child.stderr.setEncoding('utf8')
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const [text] of texts(child.stderr)) if (text.includes('tasks at a time')) break
  return child
}

export interface Watched {
  /** Is shown what it says meanwhile. */
  readonly seen?: (text: string) => void
}

/** Runs a command in this process. */
export const houserules = (argv: readonly string[], cwd: string, { seen = () => {} }: Watched = {}): Promise<Ran> =>
  ranHere(argv, { cwd, tools: realToolchain, onTalk: seen })

const ranAlone = new Map<string, Promise<Ran>>()

/** What a command says on this machine alone; run once for all tests of a file, which have the same files. */
export function alone(argv: readonly string[], cwd: string): Promise<Ran> {
  const key = argv.join(' ')
  const ran = ranAlone.get(key) ?? houserules(argv, cwd)
  ranAlone.set(key, ran)
  return ran
}

/** How a process begins, and who is shown it. */
interface Apart {
  readonly env?: Readonly<Record<string, string>>
  readonly started?: (child: ChildProcess) => void
}

/** Runs a command in a process of its own: for signals, and for what Node reads when it begins. */
export function apart(
  argv: readonly string[],
  cwd: string,
  { env = {}, started = () => {} }: Apart = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const how = { cwd, maxBuffer: 1 << 27, env: { ...process.env, ...env } }
    const child = execFile(process.execPath, [bin, ...argv], how, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
    started(child)
  })
}

/** Waits until something is so, looked at again and again. */
export async function until(is: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await is()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it never came to be')
}

/** How many tasks workers have done so far. */
export const done = async ({ redis }: Place): Promise<number> => redis.zcard(`bull:${QUEUE}:completed`)

/** What there is of runs besides what the queue itself is. */
export async function leftOf({ redis }: Place): Promise<string[]> {
  const own = ['meta', 'id', 'events', 'stalled-check'].map((name) => `bull:${QUEUE}:${name}`)
  const keys = await redis.keys('*')
  return keys.filter((key) => !own.includes(key) && !key.startsWith('houserules:worker:'))
}
