import { Worker } from 'node:worker_threads'
import type { SeatedGame } from '../../runtime/simulate/summarise.ts'
import type { Io } from '../io.ts'
import type { GameTexts } from '../over/game-texts.ts'
import { memoryLimit } from '../task-thread.ts'
import { shareOut } from './crew.ts'
import type { Chunk, Job } from './job.ts'
import type { Progress } from './lines-of-progress.ts'

/** Workers on other machines, and what they compile themselves. */
export interface Over {
  readonly io: Io
  readonly address: string
  readonly game: GameTexts
}

/** So many workers may be there, of which nobody knows how many there are. */
const MANY = 16

/**
 * Plays the games of a job on several workers. Which worker plays a game changes nothing about it; games come back in
 * order.
 */
export async function runPool(
  job: Job,
  where: number | Over,
  progress: (progress: Progress) => void,
): Promise<SeatedGame[]> {
  const tasks = chunksOf(job.plan.games, typeof where === 'number' ? where : MANY)
  const found: (readonly SeatedGame[])[] = tasks.map(() => [])
  let [done, standstills] = [0, 0]
  const take = (number: number, games: readonly SeatedGame[]): void => {
    found[number] = games
    done += games.length
    standstills += games.filter(({ standstill }) => standstill !== undefined).length
    progress({ done, standstills })
  }
  if (typeof where === 'number')
    await shareOut<Chunk, readonly SeatedGame[]>({ workers: where, start: () => startPlayer(job), tasks, take })
  else {
    const { tasksOver } = await import('../over/tasks-over.ts')
    const { io, address, game } = where
    const run = { kind: 'games', game, plan: job.plan } as const
    await tasksOver<Chunk, readonly SeatedGame[]>(io, { address, run, tasks, take })
  }
  return found.flat()
}

/** A thread that plays games of a job; `megabytes` are the most that it may take. */
export function startPlayer(job: Job, megabytes?: number): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { workerData: job, ...memoryLimit(megabytes) })
}

/** Small enough that no worker waits long for the last one, large enough that messages cost nothing. */
function chunksOf(games: number, workers: number): Chunk[] {
  const size = Math.max(1, Math.min(200, Math.ceil(games / (workers * 16))))
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(games, (index + 1) * size),
  }))
}
