import { Worker } from 'node:worker_threads'
import type { SeatedGame } from '../../runtime/simulate/summarise.ts'
import type { Chunk, Job, Reply } from './job.ts'
import type { Progress } from './lines-of-progress.ts'

/**
 * Plays the games of a job on several workers. Which worker plays a game changes nothing about it; games come back in
 * order.
 */
export async function runPool(
  job: Job,
  workers: number,
  progress: (progress: Progress) => void,
): Promise<SeatedGame[]> {
  const chunks = chunksOf(job.plan.games, workers)
  const found = new Map<number, readonly SeatedGame[]>()
  let [done, standstills] = [0, 0]
  const crew = Array.from({ length: Math.min(workers, chunks.length) }, () => startWorker(job))
  try {
    await Promise.all(
      crew.map((worker) =>
        keepBusy(worker, chunks, (from, games) => {
          found.set(from, games)
          done += games.length
          standstills += games.filter(({ standstill }) => standstill !== undefined).length
          progress({ done, standstills })
        }),
      ),
    )
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
  return [...found.entries()].sort(([a], [b]) => a - b).flatMap(([, games]) => games)
}

function startWorker(job: Job): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { workerData: job })
}

/** Small enough that no worker waits long for the last one, large enough that messages cost nothing. */
function chunksOf(games: number, workers: number): Chunk[] {
  const size = Math.max(1, Math.min(200, Math.ceil(games / (workers * 16))))
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(games, (index + 1) * size),
  }))
}

/** Hands the worker one chunk after the other until none is left. */
function keepBusy(
  worker: Worker,
  chunks: Chunk[],
  take: (from: number, games: readonly SeatedGame[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const chunk = chunks.shift()
      if (chunk === undefined) resolve()
      else worker.postMessage(chunk)
    }
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'failed') return reject(new Error(reply.message, { cause: reply.stack }))
      take(reply.from, reply.games)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)))
    next()
  })
}
