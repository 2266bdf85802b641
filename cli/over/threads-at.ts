import { VERSION, connected, keysLike, loadQueue, workerKey } from './redis.ts'

/** How many tasks workers of this version do at a time at a Redis; one where none is there yet. */
export async function threadsAt(address: string): Promise<number> {
  const { Redis } = await loadQueue()
  const connection = await connected(address, Redis)
  try {
    const keys = await keysLike(connection, workerKey(VERSION, '*'))
    const threads = keys.length === 0 ? [] : await connection.mget(keys)
    return Math.max(
      1,
      threads.reduce((sum, each) => sum + Number(each ?? 0), 0),
    )
  } finally {
    connection.disconnect()
  }
}
