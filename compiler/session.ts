import { isAlike } from './alike.ts'
import { emptyCaches } from './caches.ts'
import { type CheckResult, type CompileOptions, type CompileResult, checkGame, compileChecked } from './compile.ts'
import { KeptElaboration } from './elaborate/kept-elaboration.ts'
import type { RulesHost } from './game/load.ts'
import type { FormatCache } from './link/format.ts'
import type { KeptFolder } from './link/kept-folder.ts'
import { RecordingHost } from './recording-host.ts'
import { SharedValues } from './shared-values.ts'
import { ParsedFiles, type ParsedFile } from './syntax/parsed-files.ts'

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

/** A result, with all that the host was asked for it. */
interface Known<Result> {
  readonly asked: RecordingHost
  readonly result: Result
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
 * results before and after it, and moves with the text: the places that an earlier result tells hold in the newest text.
 */
export class Session {
  private readonly parsed = new SharedValues<ParsedFile>()
  private readonly formatted: SessionFormats
  private readonly kept = new Map<string, KeptElaboration>()
  /** How games were compiled last, and what came of it. */
  private manner: SessionOptions = {}
  private readonly compiled = new Map<string, Compiled>()
  /** The variants for which a game was compiled. */
  private readonly bases = new Map<string, Set<string>>()
  private readonly checked = new Map<string, Known<CheckResult>>()

  /** `formatted` where formatted texts outlive the session. */
  constructor(formatted: SessionFormats = new SharedValues<string>()) {
    this.formatted = formatted
  }

  /**
   * What is found in the game at a path, and its typed program. The very same result as before, as long as the host
   * answers all that it was asked for it in the same way: what others work out of a result they can keep by it.
   */
  check(path: string, host: RulesHost): CheckResult {
    const before = this.checked.get(path)
    if (before?.asked.isAnsweredAlike(host) === true && this.isInPlace(before.result)) return before.result
    const asked = new RecordingHost(host)
    const values = this.parsed.open(path)
    const kept = this.kept.get(path) ?? new KeptElaboration()
    this.kept.set(path, kept)
    const result = checkGame(path, asked, { parsed: new ParsedFiles(values, { edited: true }), kept })
    values.close()
    this.checked.set(path, { asked, result })
    return result
  }

  /** Whether no other game has since read other texts of its files, which would have moved what they have in common. */
  private isInPlace({ sources }: CheckResult): boolean {
    return [...sources].every(([path, source]) => this.parsed.peek(path)?.source === source)
  }

  /**
   * The modules of the game at a path, laid out unless `unformatted`; the very same as long as the check is. One call is
   * to be awaited before the next, since texts that others hand in meanwhile would move places.
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
    const examples = [...this.kept.values()].reduce((sum, { size }) => sum + size, 0)
    return this.checked.size + this.parsed.size + this.formatted.size + examples
  }

  /** Keeps nothing any more of a game that nobody edits, nor of what was compiled for it alone. */
  forget(path: string): void {
    this.checked.delete(path)
    this.kept.delete(path)
    this.compiled.delete(path)
    this.parsed.open(path).close()
    this.formatted.open(path).close()
    for (const [base, variants] of this.bases) {
      if (!variants.delete(path) || variants.size > 0) continue
      this.bases.delete(base)
      this.forget(base)
    }
  }
}
