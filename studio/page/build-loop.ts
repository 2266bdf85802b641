import type { RemoteWorker } from '../protocol/remote-worker.ts'
import type { WriteCalls } from '../protocol/write-calls.ts'
import type { Store } from './store.ts'
import { words } from '../words.ts'

/**
 * Milliseconds without a key after which the text is checked, and built if nobody types meanwhile: what comes at once,
 * as in a paste or where a mark brings its twin, is taken together.
 */
const PAUSE = 15

/** What is done once a text could be built, and once its examples were tried. */
interface Then {
  readonly built: () => Promise<void>
  readonly lit: () => void
}

/** Checks, builds and tries the examples of the text, each time that it was changed. */
export class BuildLoop {
  private readonly store: Store
  private readonly worker: RemoteWorker<WriteCalls>
  private readonly then: Then
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  constructor(store: Store, worker: RemoteWorker<WriteCalls>, then: Then) {
    this.store = store
    this.worker = worker
    this.then = then
  }

  /** After a key: waits for the pause. */
  later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.now(), PAUSE)
  }

  /** At once; true when the text was built. */
  async now(): Promise<boolean> {
    clearTimeout(this.timer)
    const turn = (this.turn += 1)
    const isOld = (): boolean => turn !== this.turn
    const { calls } = this.worker
    try {
      const checked = await calls.check({ project: this.store.model.project })
      if (isOld()) return false
      // It is built while the page shows what was found.
      const building = calls.build(null)
      this.store.set({ checked, problem: null })
      mark('checked')
      const built = await building
      if (isOld() || built === null) return false
      this.store.set({ built })
      await this.then.built()
      mark('playable')
      const lights = await calls.lights(null)
      if (isOld()) return false
      this.store.set({ lights })
      this.then.lit()
      mark('lights')
      return true
    } catch (error) {
      if (!isOld()) this.store.set({ problem: words.failed(error instanceof Error ? error.message : String(error)) })
      return false
    }
  }
}

/** For the bench: when each part of an answer to a key was there. */
const mark = (name: string): void => void performance.mark(`houserules-${name}`)
