import type { Worker } from 'node:worker_threads'
import { doneIn, isOutOfMemory } from '../task-thread.ts'

/** What tasks of others may take up. */
export interface Limits {
  /** Megabytes of a thread. */
  readonly memory: number
  /** Seconds of a task. */
  readonly seconds: number
}

/** Threads for the tasks of one run, made when they are needed and kept for the next. */
export class Threads {
  private readonly idle: Worker[] = []
  private readonly start: (megabytes: number) => Worker
  private readonly limits: Limits

  constructor(start: (megabytes: number) => Worker, limits: Limits) {
    this.start = start
    this.limits = limits
  }

  /** Does a task in a thread of its own. @throws Error with the reason where it fails, or takes too long or too much */
  async do(task: unknown): Promise<unknown> {
    const { seconds, memory } = this.limits
    const thread = this.idle.pop() ?? this.started()
    try {
      const result = await doneIn(thread, task, AbortSignal.timeout(seconds * 1000))
      this.idle.push(thread)
      return result
    } catch (error) {
      await thread.terminate()
      if (isOutOfMemory(error)) throw new Error(`it takes more than the ${memory} megabytes that this worker allows`)
      if (!isAborted(error)) throw error
      throw new Error(`it takes longer than the ${seconds} seconds that this worker allows`)
    }
  }

  /** A thread may also break while it has nothing to do. */
  private started(): Worker {
    const thread = this.start(this.limits.memory)
    return thread.on('error', () => {
      const at = this.idle.indexOf(thread)
      if (at >= 0) this.idle.splice(at, 1)
    })
  }

  /** Ends threads that do nothing. */
  async end(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((thread) => thread.terminate()))
  }
}

const isAborted = (error: unknown): boolean => (error as Error).name === 'AbortError'
