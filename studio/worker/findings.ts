import type { CheckResult } from '../../compiler/compile.ts'
import type { Diagnostic, Label } from '../../compiler/diagnostics/diagnostic.ts'
import { fixesOf } from '../../language/fixes.ts'
import { editOf } from './file-edit.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import type { CheckedText, Finding, OtherPlace } from '../protocol/write-calls.ts'

/** What a check found, as the page is told it. */
export function findingsOf({ diagnostics, omitted, sources }: CheckResult): CheckedText {
  return { findings: diagnostics.map(findingOf), omitted, files: [...sources.keys()] }
}

function findingOf(diagnostic: Diagnostic): Finding {
  const { code, severity, title, primary, secondary, hint } = diagnostic
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
    beside: secondary.map(otherPlace),
    fixes: fixesOf(diagnostic).map(({ title: said, edit }) => ({ title: said, ...editOf(edit) })),
  }
}

const otherPlace = ({ span, text }: Label): OtherPlace => ({
  text,
  file: span.file.path,
  from: span.start,
  line: lineColumn(span.file, span.start).line,
})
