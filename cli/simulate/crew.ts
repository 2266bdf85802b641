import type { Worker } from 'node:worker_threads'

/** What a worker answers to a task. */
export type Answer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }

export interface Crew<Task, Result> {
  readonly workers: number
  readonly start: () => Worker
  readonly tasks: readonly Task[]
  /** Takes what came of the task of that number; tasks come back in any order. */
  readonly take: (number: number, result: Result) => void
  /** Ends the work with what is done by then. */
  readonly interrupt?: AbortSignal
}

/** Shares tasks among workers, each of which has one at a time. @throws Error where a worker fails */
export async function shareOut<Task, Result>(crew: Crew<Task, Result>): Promise<void> {
  const { tasks, take, interrupt } = crew
  let next = 0
  const started = Array.from({ length: Math.min(crew.workers, tasks.length) }, crew.start)
  const interrupted = new Promise<void>((resolve) => {
    if (interrupt?.aborted === true) resolve()
    interrupt?.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    const working = started.map((worker) =>
      keepBusy(worker, () => {
        const number = next
        const task = tasks[next++]
        return task === undefined ? null : { task, done: (result: Result) => take(number, result) }
      }),
    )
    await Promise.race([Promise.all(working), interrupted])
  } finally {
    await Promise.all(started.map((worker) => worker.terminate()))
  }
}

/** Hands a worker one task after the other until none is left. */
function keepBusy<Task, Result>(
  worker: Worker,
  next: () => { readonly task: Task; readonly done: (result: Result) => void } | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let now = next()
    const send = (): void => {
      if (now === null) resolve()
      else worker.postMessage(now.task)
    }
    worker.on('message', (answer: Answer<Result>) => {
      if (answer.kind === 'failed') return reject(new Error(answer.message, { cause: answer.stack }))
      now?.done(answer.result)
      now = next()
      send()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)))
    send()
  })
}

/** What came of some work, as an answer. */
export async function answered<Result>(work: () => Result | Promise<Result>): Promise<Answer<Result>> {
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
