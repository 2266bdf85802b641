import { lineColumn, type LineColumn, type Span } from '../../grammar/source-file.ts'
import type { Diagnostic, Label, Severity } from './diagnostic.ts'
import { pagePath } from './page-path.ts'

export interface JsonLabel {
  readonly file: string
  readonly start: LineColumn
  /** Exclusive. */
  readonly end: LineColumn
  readonly text: string
}

export interface JsonDiagnostic {
  readonly code: string
  readonly severity: Severity
  readonly title: string
  readonly primary: JsonLabel
  readonly secondary: readonly JsonLabel[]
  readonly hint: string | null
  readonly clauses: readonly string[]
  readonly fix: { readonly title: string; readonly replace: Omit<JsonLabel, 'text'>; readonly by: string } | null
  readonly page: string
}

/** What `check --format json` prints; `diagnostics.schema.json` describes it. */
export interface JsonReport {
  readonly format: 'houserules-diagnostics/1'
  readonly errors: number
  readonly warnings: number
  /** Findings beyond the most that are kept for a game. */
  readonly omitted: number
  readonly diagnostics: readonly JsonDiagnostic[]
}

export function renderJson(found: readonly Diagnostic[], omitted = 0): JsonReport {
  const errors = found.filter((each) => each.severity === 'error').length
  return {
    format: 'houserules-diagnostics/1',
    errors,
    warnings: found.length - errors,
    omitted,
    diagnostics: found.map(jsonDiagnostic),
  }
}

function jsonDiagnostic(diagnostic: Diagnostic): JsonDiagnostic {
  const { code, severity, title, primary, secondary, hint, clauses, fix } = diagnostic
  return {
    code,
    severity,
    title,
    primary: jsonLabel(primary),
    secondary: secondary.map(jsonLabel),
    hint: hint ?? null,
    clauses,
    fix: fix === undefined ? null : { title: fix.title, replace: place(fix.span), by: fix.replacement },
    page: pagePath(code),
  }
}

function jsonLabel(label: Label): JsonLabel {
  return { ...place(label.span), text: label.text }
}

function place({ file, start, end }: Span): Omit<JsonLabel, 'text'> {
  return { file: file.path, start: lineColumn(file, start), end: lineColumn(file, end) }
}
