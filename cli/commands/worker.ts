import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Job, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note } from '../io.ts'
import { QUEUE, SEEN, VERSION, connected, loadQueue, runKey, withoutPassword, workerKey } from '../over/redis.ts'
import { boundedWorker, isTooLarge } from '../over/bounded-jobs.ts'
import { WorkerRuns } from '../over/runs.ts'
import type { SharedRun } from '../over/shared-run.ts'
import { NO_RUN, type QueuedTask } from '../over/tasks-over.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { stated } from '../stated.ts'

export interface WorkerOptions {
  readonly over: string
  readonly threads?: number
  readonly memory: number
  readonly seconds: number
  readonly size: number
}

/**
 * Milliseconds for which a task belongs to a worker of which nothing is heard, and after which others look for such.
 */
const [LOCK, STALLED] = [10_000, 5000]

/** So often a task may be taken over: a worker that is lost is no fault of the task. */
const TAKEN_OVER = 20

/** Does tasks of others until it is interrupted, and then those that it has begun. */
export async function worker({ io }: Context, options: WorkerOptions): Promise<ExitCode> {
  const { over, threads = availableParallelism(), memory, seconds, size } = options
  const { Worker, Redis } = await loadQueue()
  const asking = await connected(over, Redis)
  const waiting = await connected(over, Redis)
  const runs = new WorkerRuns({ memory, seconds })
  const worker = new (boundedWorker(Worker))(QUEUE, (job: Job) => done({ runs, connection: asking, size }, job), {
    connection: waiting,
    concurrency: threads,
    lockDuration: LOCK,
    stalledInterval: STALLED,
    maxStalledCount: TAKEN_OVER,
  })
  worker.on('error', () => undefined)
  const seen = await beSeen(asking, threads)
  note(
    io,
    stated(
      'houserules {1} at {2}: {3} tasks at a time, each of {4} s and {5} MB at most; Ctrl-C ends it',
      VERSION,
      withoutPassword(over),
      threads,
      seconds,
      memory,
    ),
  )
  await untilInterrupted(io, aborted, 'ending when the tasks that are begun are done; once more ends it at once')
  await seen.end()
  await ended(worker, runs)
  for (const each of [asking, waiting]) each.disconnect()
  return exitCode.fine
}

interface Doing {
  readonly runs: WorkerRuns
  readonly connection: Redis
  readonly size: number
}

/** What comes of a task. @throws Error with a reason for whoever asked */
async function done({ runs, connection, size }: Doing, job: Job): Promise<unknown> {
  if (isTooLarge(job.data)) throw new Error(`the task has ${job.data.tooLarge} signs, and a worker reads no such one`)
  const { run, task } = job.data as QueuedTask
  try {
    const threads = await runs.of(run, () => sharedRun(connection, run, size))
    return await threads.do(task)
  } finally {
    // Who has taken the run back asks for nothing of it any more: then nothing of it is to stay.
    if ((await connection.exists(runKey(run))) === 0)
      Object.assign(job.opts, { removeOnComplete: true, removeOnFail: true })
  }
}

/** Reads what a run has in common, unless it is larger than so many megabytes. */
async function sharedRun(connection: Redis, run: string, size: number): Promise<SharedRun> {
  if ((await connection.strlen(runKey(run))) > size * 1_000_000)
    throw new Error(`its rules and plan are larger than the ${size} megabytes that this worker allows`)
  const found = await connection.get(runKey(run))
  if (found === null) throw new Error(NO_RUN)
  return JSON.parse(found) as SharedRun
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Says for as long as it lives that a worker of this version is there, and how many tasks it does at a time. */
async function beSeen(connection: Redis, threads: number): Promise<{ readonly end: () => Promise<void> }> {
  const key = workerKey(VERSION, randomUUID())
  const tell = async (): Promise<void> => {
    await connection.set(key, String(threads), 'EX', SEEN)
  }
  await tell()
  const beat = setInterval(() => void tell().catch(() => undefined), (SEEN * 1000) / 3)
  return {
    async end() {
      clearInterval(beat)
      await connection.del(key)
    },
  }
}

async function ended(worker: Worker, runs: WorkerRuns): Promise<void> {
  await worker.close()
  await runs.end()
}
