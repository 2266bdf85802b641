import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { RulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'
import { doneIn, isOutOfMemory, TaskError } from '../task-thread.ts'

/** Takes what came of a task, and names others that nobody needs any more. */
export type Take<Result> = (number: number, result: Result) => readonly number[] | void

export interface Crew<Task, Result> {
  readonly workers: number
  readonly start: () => Worker
  readonly tasks: readonly Task[]
  /** Takes what came of the task of that number; tasks come back in any order. */
  readonly take: Take<Result>
  /** Ends the work with what is done by then. */
  readonly interrupt?: AbortSignal
}

/** Shares tasks among workers, each of which has one at a time. @throws Error where a worker fails */
export async function shareOut<Task, Result>(crew: Crew<Task, Result>): Promise<void> {
  const { tasks, take, interrupt } = crew
  const open = new Set(tasks.keys())
  const waiting = open.values()
  const enough = new AbortController()
  const ended = AbortSignal.any([enough.signal, ...(interrupt === undefined ? [] : [interrupt])])
  const started = Array.from({ length: Math.min(crew.workers, tasks.length) }, crew.start)
  const work = async (worker: Worker): Promise<void> => {
    // One that breaks with nothing to do takes nothing from what is done.
    worker.on('error', () => undefined)
    for (const number of waiting) {
      const came = await resultOf<Result>(worker, tasks[number], () => open.has(number))
      if (came === null || !open.delete(number)) continue
      for (const spared of take(number, came.result) ?? []) open.delete(spared)
      if (open.size === 0) enough.abort()
    }
  }
  try {
    if (!ended.aborted) await Promise.race([Promise.all(started.map(work)), once(ended, 'abort')])
  } finally {
    await Promise.all(started.map((worker) => worker.terminate()))
  }
}

/** Null where a task fails that nobody needs any more. */
async function resultOf<Result>(
  worker: Worker,
  task: unknown,
  isNeeded: () => boolean,
): Promise<{ readonly result: Result } | null> {
  try {
    return { result: await doneIn<Result>(worker, task) }
  } catch (error) {
    if (error instanceof TaskError && !isNeeded()) return null
    throw isOutOfMemory(error) ? new RulesLimitError('a thread took more memory than it may') : error
  }
}
