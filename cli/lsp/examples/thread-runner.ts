import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { doneIn, memoryLimit } from '../../task-thread.ts'
import type { ExampleJob, ExampleTask, RanExample } from './example-job.ts'
import type { ExampleRunner } from './example-runner.ts'

/** What examples may take of memory, in megabytes; rules of strangers could take all there is. */
const MEMORY = 1024

type Ran = readonly RanExample[] | null

/**
 * Runs examples in a thread of its own, which begins with the first and stays, as starting one takes a while. It looks
 * whether a run is still wanted after each example; engines keep these from going on for ever.
 */
export class ThreadRunner implements ExampleRunner {
  private thread: Worker | null = null
  private last: Promise<unknown> = Promise.resolve()
  private ending = new AbortController()

  /** Who does not want it any more need not wait for the example that runs. */
  async run(job: ExampleJob, signal: AbortSignal): Promise<Ran> {
    const stop = AbortSignal.any([signal, this.ending.signal])
    if (stop.aborted) return null
    const unwanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const stopped = once(stop, 'abort').then(() => {
      Atomics.store(unwanted, 0, 1)
      return null
    })
    const ran = this.last.then(() => (stop.aborted ? null : this.ranInThread({ job, unwanted })))
    this.last = ran.catch(() => undefined)
    return Promise.race([ran, stopped])
  }

  /** Another thread begins with the next run. */
  end(): void {
    this.ending.abort()
    this.ending = new AbortController()
    void this.thread?.terminate()
    this.thread = null
  }

  private ranInThread(task: ExampleTask): Promise<Ran> {
    this.thread ??= this.newThread()
    return doneIn(this.thread, task)
  }

  private newThread(): Worker {
    const thread = new Worker(new URL('./example-worker.js', import.meta.url), {
      ...memoryLimit(MEMORY),
      // What goes wrong in there is told as a message; the streams of the process are the editor's.
      stdout: true,
      stderr: true,
    })
    thread.unref()
    return thread.on('error', () => {
      if (this.thread === thread) this.thread = null
    })
  }
}
