import type { Worker } from 'node:worker_threads'
import { RulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'

/** What a worker answers to a task. */
export type WorkerAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }

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
  const waiting = [...tasks.keys()]
  const open = new Set(waiting)
  const started = Array.from({ length: Math.min(crew.workers, tasks.length) }, crew.start)
  const interrupted = new Promise<void>((resolve) => {
    if (interrupt?.aborted === true) resolve()
    interrupt?.addEventListener('abort', () => resolve(), { once: true })
  })
  let enough = (): void => undefined
  const taken = new Promise<void>((resolve) => (enough = resolve))
  const done = (number: number, result: Result): void => {
    if (!open.delete(number)) return
    for (const spared of take(number, result) ?? []) open.delete(spared)
    if (open.size === 0) enough()
  }
  try {
    const working = started.map((worker) =>
      keepBusy(worker, () => {
        const number = waiting.splice(0, waiting.findIndex((each) => open.has(each)) + 1).at(-1)
        const task = number === undefined ? undefined : tasks[number]
        return number === undefined || task === undefined
          ? null
          : { task, done: (result: Result) => done(number, result), isNeeded: () => open.has(number) }
      }),
    )
    await Promise.race([Promise.all(working), taken, interrupted])
  } finally {
    await Promise.all(started.map((worker) => worker.terminate()))
  }
}

interface Handed<Task, Result> {
  readonly task: Task
  readonly done: (result: Result) => void
  readonly isNeeded: () => boolean
}

/** Hands a worker one task after the other until none is left. */
function keepBusy<Task, Result>(worker: Worker, next: () => Handed<Task, Result> | null): Promise<void> {
  return new Promise((resolve, reject) => {
    let now = next()
    const send = (): void => {
      if (now === null) resolve()
      else worker.postMessage(now.task)
    }
    worker.on('message', (answer: WorkerAnswer<Result>) => {
      if (answer.kind === 'done') now?.done(answer.result)
      else if (now?.isNeeded() !== false) return reject(new Error(answer.message, { cause: answer.stack }))
      now = next()
      send()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => reject(outOfMemory(error) ?? error))
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)))
    send()
  })
}

/** What is told of a thread that took more than it may; null where that is not what ended it. */
function outOfMemory({ code }: NodeJS.ErrnoException): Error | null {
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RulesLimitError('a thread took more memory than it may') : null
}

/** What came of some work, as an answer. */
export async function answered<Result>(work: () => Result | Promise<Result>): Promise<WorkerAnswer<Result>> {
  try {
    return { kind: 'done', result: await work() }
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? (error.stack ?? '') : '',
    }
  }
}
