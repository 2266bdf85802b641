import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { TextEdit } from './rename.ts'

/** What can be done about a finding at once. */
export interface CodeFix {
  readonly title: string
  readonly edit: TextEdit
}

/** The edits that a finding offers: its own, and each name that may have been meant. */
export function fixesOf({ fix, meant, primary }: Diagnostic): readonly CodeFix[] {
  const own = fix === undefined ? [] : [{ title: fix.title, edit: { span: fix.span, replacement: fix.replacement } }]
  const names = (meant ?? []).map((name) => ({
    title: `write \`${name}\``,
    edit: { span: primary.span, replacement: name },
  }))
  return [...own, ...names]
}
