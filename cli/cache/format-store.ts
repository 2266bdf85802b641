import { hash } from 'node:crypto'
import type { FormatCache } from '../../compiler/link/format.ts'
import { SharedValues } from '../../compiler/shared-values.ts'
import { keepOnDisk, keptIn, readKept } from './disk-store.ts'

interface Formatted {
  readonly key: string
  readonly formatted: string
}

/** Formatted text of this process by the text it was made from: variants share most of their base's. */
export class FormattedTexts extends SharedValues<Formatted> {}

/**
 * Formatted text of one game, kept in a file between runs by what the formatter calls itself.
 */
export class FormatStore implements FormatCache {
  private readonly path: string | null
  private readonly stamp: string
  private readonly game: string
  private readonly remembered: FormattedTexts
  private build: ReturnType<FormattedTexts['open']>
  private readonly used = new Map<string, string>()
  private saved: ReadonlyMap<string, string> | null = null

  /**
   * `stamp` is what the formatter calls itself; `game` tells apart what is kept in the same folder; without one
   * nothing outlives the process.
   */
  constructor(folder: string | null, game: string, stamp: string, remembered: FormattedTexts) {
    this.path = folder === null ? null : keptIn(folder, 'formatted', game)
    this.stamp = stamp
    this.game = game
    this.remembered = remembered
    this.build = remembered.open(game)
  }

  get(text: string): string | undefined {
    const known = this.build.get(text) ?? this.remember(text)
    if (known !== undefined) this.used.set(known.key, known.formatted)
    return known?.formatted
  }

  set(text: string, formatted: string): void {
    const kept = { key: hashOf(text), formatted }
    this.build.set(text, kept)
    this.used.set(kept.key, formatted)
  }

  /** Keeps what was used since the last time, when some of it is new; a folder that cannot be written keeps nothing. */
  save(): void {
    // A game with errors was not emitted; what its last build used is still the best guess.
    if (this.used.size === 0) return
    this.build.close()
    this.build = this.remembered.open(this.game)
    const saved = this.load()
    const changed = [...this.used.keys()].some((key) => !saved.has(key))
    if (changed) {
      if (this.path !== null) keepOnDisk(this.path, this.stamp, Object.fromEntries(this.used))
      this.saved = new Map(this.used)
    }
    this.used.clear()
  }

  private remember(text: string): Formatted | undefined {
    const key = hashOf(text)
    const formatted = this.load().get(key)
    if (formatted === undefined) return undefined
    const kept = { key, formatted }
    this.build.set(text, kept)
    return kept
  }

  private load(): ReadonlyMap<string, string> {
    const kept = this.saved === null && this.path !== null ? readKept(this.path, this.stamp) : null
    this.saved ??= new Map(Object.entries((kept ?? {}) as Record<string, string>))
    return this.saved
  }
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url')
}
