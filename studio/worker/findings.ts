import type { CheckResult } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { fixesOf } from '../../language/fixes.ts'
import { editOf } from './file-edit.ts'
import type { Checked, Finding } from '../protocol/write-calls.ts'

/** What a check found, as the page is told it. */
export function findingsOf({ diagnostics, omitted, sources }: CheckResult): Checked {
  return { findings: diagnostics.map(findingOf), omitted, files: [...sources.keys()] }
}

function findingOf(diagnostic: Diagnostic): Finding {
  const { code, severity, title, primary, hint } = diagnostic
  const { span, text } = primary
  return {
    code,
    severity,
    title,
    message: text,
    hint: hint ?? null,
    file: span.file.path,
    from: span.start,
    to: span.end,
    fixes: fixesOf(diagnostic).map(({ title: said, edit }) => ({ title: said, ...editOf(edit) })),
  }
}
