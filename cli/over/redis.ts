import type { Redis } from 'ioredis'
import packageJson from '../../package.json' with { type: 'json' }
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** Raised whenever what client and workers say to each other changes. */
const PROTOCOL = 2

/** Workers do the tasks of clients of the same version only: others would not surely come to the same figures. */
export const VERSION = `${packageJson.version}.${PROTOCOL}`

/** The queue of all work of a version; its name may hold no colon. */
export const QUEUE = `houserules-${VERSION}`

/** Where the part lies that all tasks of a run have in common, and where a worker says that it is there. */
export const runKey = (run: string): string => `houserules:run:${run}`
export const workerKey = (version: string, worker: string): string => `houserules:worker:${version}:${worker}`

/** Seconds after which what nobody refreshes is gone. */
export const KEPT = 3600
export const SEEN = 30

/** What it takes to speak to a queue; none of it is read before somebody asks for it. */
export async function loadQueue() {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')])
    return { ...bullmq, Redis: ioredis.Redis }
  } catch {
    throw new UsageError(stated('`--over` needs two packages more: `npm install bullmq ioredis` beside houserules'))
  }
}

/** Connects, and goes on trying when the connection is lost later. @throws UsageError where nobody answers at first */
export async function connected(address: string, make: typeof Redis): Promise<Redis> {
  const database = databaseOf(address)
  if (database === null)
    throw new UsageError(
      stated('`{1}` is no address of Redis, such as redis://localhost:6379', withoutPassword(address)),
    )
  let answered = false
  const connection = new make(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (answered ? Math.min(times * 200, 2000) : null),
  })
  let why = ''
  connection.on('error', (error: Error) => {
    why = error.message
  })
  try {
    await connection.connect()
    // Asked for by itself, since a client goes on in another where there is none such.
    await connection.select(database)
  } catch (error) {
    connection.disconnect()
    const reason = why === '' && error instanceof Error ? error.message : why
    throw new UsageError(stated('no Redis answers at {1}: {2}', withoutPassword(address), reason))
  }
  answered = true
  return connection
}

/** The number of the database that an address names, 0 where it names none; null where it is no address of Redis. */
function databaseOf(address: string): number | null {
  if (!/^rediss?:\/\//.test(address) || !URL.canParse(address)) return null
  const { username, password, pathname } = new URL(address)
  try {
    decodeURIComponent(username + password)
  } catch {
    return null
  }
  const number = /^\/?(\d*)$/.exec(pathname)?.[1]
  return number === undefined ? null : Number(number)
}

/** An address as it may be shown. */
export const withoutPassword = (address: string): string => address.replace(/\/\/[^@/]*@/, '//…@')

/** All keys that a pattern fits. */
export async function keysLike(connection: Redis, pattern: string): Promise<string[]> {
  const found = new Set<string>()
  let cursor = '0'
  do {
    const [next, keys] = await connection.scan(cursor, 'MATCH', pattern, 'COUNT', 500)
    for (const key of keys) found.add(key)
    cursor = next
  } while (cursor !== '0')
  return [...found]
}
