import { RemoteWorker } from '../protocol/remote-worker.ts'
import type { Remote } from '../protocol/calls.ts'
import type { Project, WriteCalls } from '../protocol/write-calls.ts'
import { beginWorker } from './begin-worker.ts'

/** Milliseconds without a sign of life after which a worker is ended. */
const LIMIT = 20_000

/**
 * Work in a worker of its own, so that the table goes on answering; it ends when it is stopped or when other work
 * begins.
 */
export class AsideWork {
  private worker: RemoteWorker<WriteCalls> | null = null

  /**
   * Does something with a project that is checked and built; null where it was stopped.
   * @throws Error in words where it fails
   */
  async run<T>(project: Project, work: (calls: Remote<WriteCalls>) => Promise<T>): Promise<T | null> {
    this.stop()
    const worker = new RemoteWorker<WriteCalls>(beginWorker, LIMIT)
    this.worker = worker
    try {
      await worker.calls.check({ project })
      await worker.calls.build(null)
      return await work(worker.calls)
    } catch (error) {
      if (this.worker !== worker) return null
      throw error
    } finally {
      worker.end('done')
      if (this.worker === worker) this.worker = null
    }
  }

  stop(): void {
    const { worker } = this
    this.worker = null
    worker?.end('stopped')
  }
}
