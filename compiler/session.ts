import { isAlike } from './alike.ts'
import { emptyCaches } from './caches.ts'
import { CheckSession } from './check-session.ts'
import { type CheckResult, type CompileOptions, type CompileResult, compileChecked } from './compile.ts'
import type { RulesHost } from './game/load.ts'
import type { FormatCache } from './link/format.ts'
import type { KeptFolder } from './link/kept-folder.ts'
import { SharedValues } from './shared-values.ts'

/** How a session compiles; what compilations leave to each other is its own affair. */
export type SessionOptions = Omit<CompileOptions, 'caches' | 'kept' | 'compileBase' | 'compiledBases'>

/** Formatted texts, as one build of a game after the other finds and leaves them. */
export interface SessionFormats {
  open(game: string): FormatCache & { close(): void }
  readonly size: number
}

/** Only who compiles needs what links. */
async function newFolder(): Promise<KeptFolder> {
  const { KeptFolder } = await import('./link/kept-folder.ts')
  return new KeptFolder()
}

interface Compiled {
  readonly checked: CheckResult
  readonly kept: KeptFolder
  readonly result: CompileResult
}

/**
 * Checks and compiles games again and again while their text is edited. What it keeps follows from what hosts answered,
 * so that a session need not be told what has changed and gives what `checkGame` and `compileGame` give. It keeps
 * one result of each for each game, and what these were made of. What an edit does not touch is the same object in the
 * results before and after it, and moves with the text: the places that an earlier result tells hold in the newest
 * text.
 */
export class Session {
  private readonly checks = new CheckSession()
  private readonly formatted: SessionFormats
  /** How games were compiled last, and what came of it. */
  private manner: SessionOptions = {}
  private readonly compiled = new Map<string, Compiled>()
  /** The variants for which a game was compiled. */
  private readonly bases = new Map<string, Set<string>>()

  /** `formatted` where formatted texts outlive the session. */
  constructor(formatted: SessionFormats = new SharedValues<string>()) {
    this.formatted = formatted
  }

  /**
   * What is found in the game at a path, and its typed program. The very same result as before, as long as the host
   * answers all that it was asked for it in the same way: what others work out of a result they can keep by it.
   */
  check(path: string, host: RulesHost): CheckResult {
    return this.checks.check(path, host)
  }

  /**
   * The modules of the game at a path, laid out unless `unformatted`; the very same as long as the check is. One call
   * is to be awaited before the next, since texts that others hand in meanwhile would move places.
   */
  async compile(path: string, host: RulesHost, options: SessionOptions = {}): Promise<CompileResult> {
    if (!isAlike(options, this.manner)) this.beginManner(options)
    const checked = this.check(path, host)
    const before = this.compiled.get(path)
    if (before?.checked === checked) return before.result
    const values = this.formatted.open(path)
    const kept = before?.kept ?? (await newFolder())
    const caches = { ...emptyCaches(), formatted: values }
    const compileBase = (base: string, of: RulesHost): Promise<CompileResult> => {
      this.bases.set(base, (this.bases.get(base) ?? new Set()).add(path))
      return this.compile(base, of, options)
    }
    const result = await compileChecked(checked, host, { ...options, caches, kept, compileBase })
    values.close()
    this.compiled.set(path, { checked, kept, result })
    return result
  }

  /** What was compiled in one manner is of no use in another. */
  private beginManner(options: SessionOptions): void {
    this.manner = options
    this.compiled.clear()
  }

  /** How many values are kept; for who wants to know whether that grows. */
  get size(): number {
    return this.checks.size + this.formatted.size
  }

  /** Keeps nothing any more of a game that nobody edits, nor of what was compiled for it alone. */
  forget(path: string): void {
    this.checks.forget(path)
    this.compiled.delete(path)
    this.formatted.open(path).close()
    for (const [base, variants] of this.bases) {
      if (!variants.delete(path) || variants.size > 0) continue
      this.bases.delete(base)
      this.forget(base)
    }
  }
}
