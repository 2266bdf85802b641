import type { Diagnostic, Report } from './diagnostic.ts'

/** A file with more findings than this is broken in one place that causes the rest. */
export const MOST_FINDINGS = 200

/** Keeps each finding once and at most so many; an error is never given up for a warning. */
export class Collection {
  private readonly seen = new Set<string>()
  private readonly errors: Diagnostic[] = []
  private readonly warnings: Diagnostic[] = []
  private dropped = 0

  readonly report: Report = (diagnostic) => {
    const {
      code,
      title,
      primary: { span, text },
    } = diagnostic
    const key = JSON.stringify([code, title, text, span.file.path, span.start, span.end])
    if (this.seen.has(key)) return
    const list = diagnostic.severity === 'error' ? this.errors : this.warnings
    if (list.length >= MOST_FINDINGS) {
      this.dropped += 1
      return
    }
    this.seen.add(key)
    list.push(diagnostic)
  }

  get broken(): boolean {
    return this.errors.length > 0
  }

  some(test: (diagnostic: Diagnostic) => boolean): boolean {
    return this.errors.some(test) || this.warnings.some(test)
  }

  /** How many findings there were beyond the most that are kept. */
  get omitted(): number {
    return this.dropped + Math.max(0, this.errors.length + this.warnings.length - MOST_FINDINGS)
  }

  all(): readonly Diagnostic[] {
    return [...this.errors, ...this.warnings].slice(0, MOST_FINDINGS)
  }
}
