import { Worker } from 'node:worker_threads'
import type { ExampleJob, ThreadOrder, JobOutcome, RanExample } from './example-job.ts'
import type { ExampleRunner } from './example-runner.ts'

/** What examples may take of memory, in megabytes; rules of strangers could take all there is. */
const MEMORY = 1024

interface Waiting {
  readonly done: (examples: readonly RanExample[] | null) => void
  readonly failed: (error: Error) => void
}

/**
 * Runs examples in a thread of its own, which begins with the first and stays, as starting one takes a while. It looks
 * whether a run is still wanted after each example; engines keep these from going on for ever.
 */
export class ThreadRunner implements ExampleRunner {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private begun = 0

  run(job: ExampleJob, signal: AbortSignal): Promise<readonly RanExample[] | null> {
    if (signal.aborted) return Promise.resolve(null)
    const number = ++this.begun
    const stop = (): void => this.stop(number)
    signal.addEventListener('abort', stop)
    const ran = new Promise<readonly RanExample[] | null>((done, failed) => {
      this.waiting.set(number, { done, failed })
      this.tell({ kind: 'run', number, job })
    })
    return ran.finally(() => signal.removeEventListener('abort', stop))
  }

  end(): void {
    for (const { done } of this.leave()) done(null)
  }

  /** Who waits need not wait for the example that runs. */
  private stop(number: number): void {
    const waiting = this.waiting.get(number)
    if (waiting === undefined) return
    this.waiting.delete(number)
    this.tell({ kind: 'stop', number })
    waiting.done(null)
  }

  private tell(order: ThreadOrder): void {
    this.worker ??= this.newWorker()
    this.worker.postMessage(order)
  }

  private newWorker(): Worker {
    const worker = new Worker(new URL('./example-worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      // What goes wrong in there is told as a message; the streams of the process are the editor's.
      stdout: true,
      stderr: true,
    })
    worker.unref()
    worker.on('message', (outcome: JobOutcome) => this.take(outcome))
    worker.on('error', (error) => {
      if (this.worker !== worker) return
      for (const { failed } of this.leave()) failed(error)
    })
    return worker
  }

  /** Of a run that is not wanted any more nobody waits for what came of it. */
  private take(outcome: JobOutcome): void {
    const waiting = this.waiting.get(outcome.number)
    this.waiting.delete(outcome.number)
    if (outcome.kind === 'ran') waiting?.done(outcome.examples)
    else waiting?.failed(new Error(outcome.message))
  }

  /** Gives the thread up, and who waited for it; another begins with the next run. */
  private leave(): readonly Waiting[] {
    const left = [...this.waiting.values()]
    this.waiting.clear()
    void this.worker?.terminate()
    this.worker = null
    return left
  }
}
