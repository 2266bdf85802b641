import { spanText } from '../grammar/source-file.ts'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import { isName, nameInText } from '../grammar/name-in-text.ts'
import type { TextEdit } from './rename.ts'

/** What can be done about a finding at once. */
export interface CodeFix {
  readonly title: string
  readonly edit: TextEdit
}

/** The edits that a finding offers: its own, and each name that may have been meant instead of the one that is there. */
export function fixesOf({ fix, meant = [], primary: { span } }: Diagnostic): readonly CodeFix[] {
  const own = fix === undefined ? [] : [{ title: fix.title, edit: { span: fix.span, replacement: fix.replacement } }]
  const names = isName(spanText(span)) ? meant : []
  return [
    ...own,
    ...names.map((name) => ({ title: `write \`${name}\``, edit: { span, replacement: nameInText(name) } })),
  ]
}
