import { hash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FormatCache } from '../../compiler/link/format.ts'
import { SharedValues } from '../../compiler/shared-values.ts'
import { makeFolder } from '../files/make-folder.ts'

interface Formatted {
  readonly key: string
  readonly formatted: string
}

/** Formatted text of this process by the text it was made from: variants share most of their base's. */
export class Remembered extends SharedValues<Formatted> {}

/**
 * Formatted text of one game, kept in a file between runs. The file begins with a checksum of the rest: one that is
 * damaged, half written or of another formatter is as good as none.
 */
export class FormatStore implements FormatCache {
  private readonly path: string | null
  private readonly stamp: string
  private readonly game: string
  private readonly remembered: Remembered
  private build: ReturnType<Remembered['open']>
  private readonly used = new Map<string, string>()
  private saved: ReadonlyMap<string, string> | null = null

  /**
   * `stamp` is what the formatter calls itself; `game` tells apart what is kept in the same folder; without one
   * nothing outlives the process.
   */
  constructor(folder: string | null, game: string, stamp: string, remembered: Remembered) {
    this.path = folder === null ? null : join(folder, `formatted-${hashOf(game).slice(0, 16)}`)
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
      this.write(JSON.stringify(Object.fromEntries(this.used)))
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
    this.saved ??= this.read()
    return this.saved
  }

  private read(): Map<string, string> {
    if (this.path === null) return new Map()
    try {
      const text = readFileSync(this.path, 'utf8')
      const end = text.indexOf('\n')
      const body = text.slice(end + 1)
      return text.slice(0, end) === this.checksum(body)
        ? new Map(Object.entries(JSON.parse(body) as Record<string, string>))
        : new Map()
    } catch {
      return new Map()
    }
  }

  /** Another process may be reading or writing the same file, so that it is replaced whole. */
  private write(body: string): void {
    if (this.path === null) return
    const part = `${this.path}.${process.pid}.part`
    try {
      makeFolder(dirname(this.path))
      writeFileSync(part, `${this.checksum(body)}\n${body}`)
      renameSync(part, this.path)
    } catch {
      // What cannot be kept is made again next time.
    }
  }

  private checksum(body: string): string {
    return hashOf(`${this.stamp}\n${body}`)
  }
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url')
}
