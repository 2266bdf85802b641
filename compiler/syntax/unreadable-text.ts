import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A text with mistakes is not formatted. */
export class UnreadableText extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      `the text has ${diagnostics.length === 1 ? 'a mistake' : `${diagnostics.length} mistakes`} and was left as it is`,
    )
    this.diagnostics = diagnostics
  }
}
