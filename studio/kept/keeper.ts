import { type KeepTrouble, NotKept } from './not-kept.ts'

/** What a page writes to, which the browser or a newer page may close. */
interface Store {
  close(): void
}

/**
 * Keeps in a database of the browser what waits to be kept, and takes in what other pages have kept, one after the
 * other. What cannot be kept goes on waiting, and it is told why.
 */
export abstract class Keeper<S extends Store> {
  private readonly open: (closed: () => void) => Promise<S>
  private store: S | null = null
  /** Whether there may be more in the database than is known here. */
  protected isBehind = true
  protected trouble: KeepTrouble | null = null
  private keeping: Promise<void> = Promise.resolve()

  constructor(open: (closed: () => void) => Promise<S>) {
    this.open = open
  }

  /** Keeps what waits; what is changed in the meantime may have its turn after this. */
  protected abstract keepWaiting(store: S): Promise<void>
  protected abstract takeIn(store: S): Promise<void>
  /** Whether anything waits, or has to be taken in. */
  protected abstract hasWork(): boolean
  protected abstract tell(): void

  keepNow(): Promise<void> {
    return this.inTurn(() => this.keep())
  }

  /** Works on the store while nothing else is kept in it. */
  protected inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.keeping.then(work)
    // Whoever asked is told of what fails, a view too; the next has its turn all the same.
    this.keeping = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  /** @throws NotKept where the browser gives none */
  protected async opened(): Promise<S> {
    return (this.store ??= await this.open(() => this.lost()))
  }

  private async keep(): Promise<void> {
    if (!this.hasWork()) return
    try {
      const store = await this.opened()
      await this.keepWaiting(store)
      if (this.isBehind) await this.takeIn(store)
      this.trouble = null
    } catch (error) {
      // A fault of this page keeps nothing either, and whoever writes is to know.
      this.trouble = error instanceof NotKept ? error.trouble : 'none'
      if (this.trouble !== 'full') this.forgetStore()
    }
    this.tell()
  }

  private lost(): void {
    this.forgetStore()
    this.trouble = 'other-version'
    this.tell()
  }

  private forgetStore(): void {
    this.store?.close()
    this.store = null
    this.isBehind = true
  }
}
