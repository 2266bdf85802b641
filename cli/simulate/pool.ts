import { Worker } from 'node:worker_threads'
import type { SeatedGame } from '../../runtime/simulate/summarise.ts'
import { shareOut } from './crew.ts'
import type { Chunk, Job } from './job.ts'
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
  const tasks = chunksOf(job.plan.games, workers)
  const found: (readonly SeatedGame[])[] = tasks.map(() => [])
  let [done, standstills] = [0, 0]
  const take = (number: number, games: readonly SeatedGame[]): void => {
    found[number] = games
    done += games.length
    standstills += games.filter(({ standstill }) => standstill !== undefined).length
    progress({ done, standstills })
  }
  await shareOut<Chunk, readonly SeatedGame[]>({ workers, start: () => startWorker(job), tasks, take })
  return found.flat()
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
