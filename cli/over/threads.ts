import type { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from '../simulate/crew.ts'

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
    const thread = this.idle.pop() ?? this.started()
    try {
      const result = await answerOf(thread, task, this.limits)
      this.idle.push(thread)
      return result
    } catch (error) {
      await thread.terminate()
      throw error
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

function answerOf(thread: Worker, task: unknown, { seconds, memory }: Limits): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answer = (found: WorkerAnswer<unknown>): void => {
      end()
      if (found.kind === 'done') resolve(found.result)
      else reject(new Error(found.message))
    }
    const fail = (error: Error): void => {
      end()
      reject(error)
    }
    const broke = (error: NodeJS.ErrnoException): void =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Error(`it takes more than the ${memory} megabytes that this worker allows`)
          : error,
      )
    const left = (code: number): void => fail(new Error(`its thread ended with code ${code}`))
    const late = setTimeout(
      () => fail(new Error(`it takes longer than the ${seconds} seconds that this worker allows`)),
      seconds * 1000,
    )
    const end = (): void => {
      clearTimeout(late)
      thread.off('message', answer).off('error', broke).off('exit', left)
    }
    thread.on('message', answer).on('error', broke).on('exit', left)
    thread.postMessage(task)
  })
}
