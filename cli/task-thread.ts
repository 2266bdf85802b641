import { once } from 'node:events'
import { parentPort, type Worker, type WorkerOptions } from 'node:worker_threads'

/** What a thread answers to a task. */
type Answer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }

/** A task failed by its own word; its thread goes on. */
export class TaskError extends Error {}

/** In a thread: does the tasks that come to it. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort
  if (port === null) throw new Error('this module runs in a worker only')
  port.on('message', (task: Task) => void answered(() => work(task)).then((answer) => port.postMessage(answer)))
}

async function answered<Result>(work: () => Result | Promise<Result>): Promise<Answer<Result>> {
  try {
    return { kind: 'done', result: await work() }
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'failed', message, stack }
  }
}

/**
 * Has a thread that has nothing to do do a task.
 * @throws TaskError where it fails; else the error that ended the thread, or an `AbortError` where the signal came
 */
export async function doneIn<Result>(thread: Worker, task: unknown, givenUp?: AbortSignal): Promise<Result> {
  const over = new AbortController()
  const signal = givenUp === undefined ? over.signal : AbortSignal.any([over.signal, givenUp])
  thread.postMessage(task)
  const left = once(thread, 'exit', { signal }).then(([code]) => {
    throw new Error(`a worker ended with code ${code}`)
  })
  try {
    const told = once(thread, 'message', { signal }) as Promise<[Answer<Result>]>
    const [answer] = await Promise.race([told, left])
    if (answer.kind === 'done') return answer.result
    throw new TaskError(answer.message, { cause: answer.stack })
  } finally {
    over.abort()
  }
}

/** Whether what ended a thread is that it took more memory than it may. */
export const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Megabytes that a thread may take unless it is said: rules of strangers could take all there is. */
const MEMORY = 2048

/** A bound on the memory of a thread. */
export const memoryLimit = (megabytes = MEMORY): Pick<WorkerOptions, 'resourceLimits'> => ({
  resourceLimits: { maxOldGenerationSizeMb: megabytes },
})
