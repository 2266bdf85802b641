import type { Remote, Reply, Request } from './calls.ts'

/** A call that failed: by its own word, or since its time was over and its worker was ended. */
class CallError extends Error {
  readonly isTimeOver: boolean

  constructor(message: string, isTimeOver = false) {
    super(message)
    this.name = 'CallError'
    this.isTimeOver = isTimeOver
  }
}

interface Waiting {
  readonly given: (value: unknown) => void
  readonly failed: (error: CallError) => void
}

/**
 * A worker that is called, with a limit to each call: whoever takes longer is ended, and every call that waits fails.
 * The next call gets a new worker, which knows nothing of the old one.
 */
export class RemoteWorker<C> {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private ids = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly make: () => Worker
  /** Milliseconds. */
  private readonly limit: number

  constructor(make: () => Worker, limit: number) {
    this.make = make
    this.limit = limit
  }

  /** Whether the next call comes to a worker that knows nothing yet. */
  get isNew(): boolean {
    return this.worker === null
  }

  /** Calls by their names. */
  readonly calls = new Proxy({} as Remote<C>, {
    get: (_, call) => (ask: unknown) => this.call(String(call), ask),
  })

  /** Ends the worker and with it all work. */
  end(why: string, isTimeOver = false): void {
    this.worker?.terminate()
    this.worker = null
    clearTimeout(this.timer)
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const { failed } of all) failed(new CallError(why, isTimeOver))
  }

  private call(call: string, ask: unknown): Promise<unknown> {
    const id = (this.ids += 1)
    const worker = (this.worker ??= this.begun())
    return new Promise((given, failed) => {
      this.waiting.set(id, { given, failed })
      if (this.waiting.size === 1) this.beginTime()
      worker.postMessage({ id, call, ask } satisfies Request)
    })
  }

  private begun(): Worker {
    const worker = this.make()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.take(data))
    worker.addEventListener('error', (event) => this.end(event.message || 'the worker could not be started'))
    return worker
  }

  private take(reply: Reply): void {
    this.beginTime()
    const waiting = this.waiting.get(reply.id)
    if (waiting === undefined || reply.kind === 'alive') return
    this.waiting.delete(reply.id)
    if (this.waiting.size === 0) clearTimeout(this.timer)
    if (reply.kind === 'given') waiting.given(reply.given)
    else waiting.failed(new CallError(reply.message))
  }

  private beginTime(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(
      () => this.end(`it took longer than ${this.limit / 1000} seconds and was ended`, true),
      this.limit,
    )
  }
}
