import type { CheckResult } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Checked, Finding } from '../protocol/write-calls.ts'

/** What a check found, as the page is told it. */
export function findingsOf({ diagnostics, omitted, sources }: CheckResult): Checked {
  return { findings: diagnostics.map(findingOf), omitted, files: [...sources.keys()] }
}

function findingOf({ code, severity, title, primary, hint, fix }: Diagnostic): Finding {
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
    fix:
      fix === undefined
        ? null
        : {
            title: fix.title,
            file: fix.span.file.path,
            from: fix.span.start,
            to: fix.span.end,
            replacement: fix.replacement,
          },
  }
}
