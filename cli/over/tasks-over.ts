import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Job, Queue, QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { Interrupted } from '../interrupted.ts'
import { type Io, note } from '../io.ts'
import type { Take } from '../simulate/crew.ts'
import { becameOf } from './became-of.ts'
import {
  KEPT,
  QUEUE,
  SEEN,
  VERSION,
  connected,
  keysLike,
  loadQueue,
  runKey,
  withoutPassword,
  workerKey,
} from './redis.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import type { SharedRun } from './shared-run.ts'
import { stated } from '../stated.ts'

/** Work that others do, wherever they are. */
export interface OverWork<Task, Result> {
  readonly address: string
  readonly run: SharedRun
  readonly tasks: readonly Task[]
  /** Takes what came of the task of that number, each once. */
  readonly take: Take<Result>
  /** Ends the work with what is done by then. */
  readonly interrupt?: AbortSignal
}

/** A task as it waits in the queue. */
export interface QueuedTask {
  readonly run: string
  readonly number: number
  readonly task: unknown
}

/** What a worker fails a task with that it could not begin, since what the run has in common is gone. */
export const NO_RUN = 'what the run has in common is not there'

/** Milliseconds after which it is looked whether anything was lost on the way. */
const LOOKS = 2000

/** So many tasks are put into the queue, or looked after, at once. */
const AT_ONCE = 200

/**
 * Has workers do the tasks of a run. A task may be done twice, as by a worker that was thought to be lost: what comes
 * of it is the same, and is taken once. What a restarted Redis has forgotten is put there again.
 * @throws Error where a task fails
 * @throws Interrupted where Ctrl-C ends it and nobody wants what is done by then
 */
export async function tasksOver<Task, Result>(io: Io, work: OverWork<Task, Result>): Promise<void> {
  const { Queue, QueueEvents, Redis } = await loadQueue()
  const connection = await connected(work.address, Redis)
  const listening = await connected(work.address, Redis)
  const queue = new Queue(QUEUE, { connection })
  const events = new QueueEvents(QUEUE, { connection: listening })
  // A connection that is lost is taken up again.
  queue.on('error', () => undefined)
  events.on('error', () => undefined)
  const run = new OverRun(io, work, connection, queue)
  try {
    if (work.interrupt !== undefined) await run.finished(events, work.interrupt)
    else
      await untilInterrupted(
        io,
        async (interrupt) => {
          await run.finished(events, interrupt)
          if (interrupt.aborted) throw new Interrupted()
        },
        'taking back what was asked of workers; once more ends it at once',
      )
  } finally {
    await run.clear()
    await events.close()
    await queue.close()
    for (const each of [connection, listening]) each.disconnect()
  }
}

class OverRun<Task, Result> {
  private readonly id = randomUUID()
  private readonly open: Set<number>
  private failed: Error | null = null
  private told = 0
  private readonly io: Io
  private readonly work: OverWork<Task, Result>
  private readonly connection: Redis
  private readonly queue: Queue

  constructor(io: Io, work: OverWork<Task, Result>, connection: Redis, queue: Queue) {
    this.io = io
    this.work = work
    this.connection = connection
    this.queue = queue
    this.open = new Set(work.tasks.keys())
  }

  /** Puts the tasks into the queue, and waits until all are done. */
  async finished(events: QueueEvents, interrupt: AbortSignal): Promise<void> {
    let soon = (): void => undefined
    const each = (then: (number: number) => void) => (jobId: string) => {
      const number = this.numberOf(jobId)
      if (number === null) return
      then(number)
      soon()
    }
    events.on('completed', ({ jobId, returnvalue }) =>
      each((number) => this.take(number, returnvalue as unknown as Result))(jobId),
    )
    events.on('failed', ({ jobId, failedReason }) => each((number) => this.fail(number, failedReason))(jobId))
    interrupt.addEventListener('abort', () => soon(), { once: true })
    await events.waitUntilReady()
    await this.put([...this.open])
    while (this.open.size > 0 && this.failed === null && !interrupt.aborted) {
      const before = this.open.size
      // A timer that nobody waits for any more would keep the process from its end.
      const waited = new AbortController()
      await Promise.race([
        pause(LOOKS, undefined, { signal: waited.signal }).catch(() => undefined),
        new Promise<void>((resolve) => (soon = () => (this.open.size === 0 || interrupt.aborted) && resolve())),
      ])
      waited.abort()
      if (this.open.size < before) continue
      await this.lookAfter()
      await this.tellOfWorkers()
    }
    if (this.failed !== null) throw this.failed
  }

  /** Leaves nothing of the run behind. */
  async clear(): Promise<void> {
    await this.connection.del(runKey(this.id))
    for (const some of inParts([...this.work.tasks.keys()]))
      await Promise.all(some.map((number) => this.queue.remove(this.jobId(number)).catch(() => 0)))
    await this.queue.trimEvents(0)
  }

  private jobId(number: number): string {
    return `${this.id}-${number}`
  }

  /** The number of a task of this run that is not done yet. */
  private numberOf(jobId: string): number | null {
    if (!jobId.startsWith(`${this.id}-`)) return null
    const number = Number(jobId.slice(this.id.length + 1))
    return this.open.has(number) ? number : null
  }

  private take(number: number, result: Result): void {
    if (!this.open.delete(number)) return
    for (const spared of this.work.take(number, result) ?? [])
      if (this.open.delete(spared)) void this.queue.remove(this.jobId(spared)).catch(() => 0)
  }

  private fail(number: number, reason: string): void {
    // It is put there again when it is looked after.
    if (reason !== NO_RUN) this.failed ??= new Error(`task ${number}: ${reason}`)
  }

  private async put(numbers: readonly number[]): Promise<void> {
    await this.connection.set(runKey(this.id), JSON.stringify(this.work.run), 'EX', KEPT)
    for (const some of inParts(numbers)) {
      await this.queue.addBulk(
        some.map((number) => ({
          name: this.work.run.kind,
          data: { run: this.id, number, task: this.work.tasks[number] } satisfies QueuedTask,
          opts: { jobId: this.jobId(number), removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } },
        })),
      )
    }
  }

  /** Looks at tasks of which nothing was heard: a message may be lost, or all that Redis knew. */
  private async lookAfter(): Promise<void> {
    await this.connection.expire(runKey(this.id), KEPT)
    const some = [...this.open].slice(0, AT_ONCE)
    const jobs = await Promise.all(some.map((number) => this.queue.getJob(this.jobId(number))))
    const lost: number[] = []
    for (const [i, job] of jobs.entries()) {
      const number = some[i]
      if (number !== undefined && (await this.isLost(number, job as Job | undefined))) lost.push(number)
    }
    // What one is missing of, all may be missing of.
    if (lost.length > 0) await this.put(lost.length === some.length ? [...this.open] : lost)
  }

  private async isLost(number: number, job: Job | undefined): Promise<boolean> {
    const became = await becameOf(job, () => this.queue.getJob(this.jobId(number)))
    switch (became.kind) {
      case 'gone':
        return true
      case 'open':
        return false
      case 'completed':
        this.take(number, became.task.returnvalue as Result)
        return false
      case 'failed':
        this.fail(number, became.task.failedReason)
        if (this.failed === null) await became.task.remove()
        return this.failed === null
    }
  }

  /** Says now and then that nobody is there to do anything. */
  private async tellOfWorkers(): Promise<void> {
    if (Date.now() < this.told + SEEN * 500) return
    const workers = await keysLike(this.connection, workerKey('*', '*'))
    const versions = new Set(workers.map((key) => key.split(':')[2] ?? ''))
    if (versions.has(VERSION)) return
    this.told = Date.now()
    const others = versions.size === 0 ? '' : ` (there are workers of ${[...versions].sort().join(', ')})`
    const where = withoutPassword(this.work.address)
    note(
      this.io,
      stated(
        'waiting: no worker of version {1} is at {2}{3}; `houserules worker --over {2}` starts one',
        VERSION,
        where,
        others,
      ),
    )
  }
}

function inParts<T>(list: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, i) => list.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
}
