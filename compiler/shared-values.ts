/** Values by text, as caches are used. */
export interface Values<V> {
  get(key: string): V | undefined
  set(key: string, value: V): unknown
}

/**
 * Values that several games share, each kept as long as the last build of some game used it. However often games are
 * built, there are no more values than their last builds used.
 */
export class SharedValues<V> {
  private readonly values = new Map<string, V>()
  private readonly users = new Map<string, number>()
  private readonly lastUsed = new Map<string, ReadonlySet<string>>()

  get size(): number {
    return this.values.size
  }

  /** What is kept under a key, which nobody uses by asking. */
  peek(key: string): V | undefined {
    return this.values.get(key)
  }

  /** The values as one build of a game finds and leaves them; to be closed when the build is done. */
  open(game: string): Values<V> & { close(): void } {
    const used = new Set<string>()
    return {
      get: (key) => {
        const value = this.values.get(key)
        if (value !== undefined) used.add(key)
        return value
      },
      set: (key, value) => {
        this.values.set(key, value)
        used.add(key)
      },
      close: () => this.replace(game, used),
    }
  }

  private replace(game: string, used: ReadonlySet<string>): void {
    for (const key of used) this.users.set(key, (this.users.get(key) ?? 0) + 1)
    for (const key of this.lastUsed.get(game) ?? []) this.release(key)
    this.lastUsed.set(game, used)
  }

  private release(key: string): void {
    const left = (this.users.get(key) ?? 0) - 1
    if (left > 0) this.users.set(key, left)
    else {
      this.users.delete(key)
      this.values.delete(key)
    }
  }
}
