import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Entry } from './entry.ts'

/** HR0107: texts hold sentences, and no texts or files. */
export function standsInPlace(report: Report, { decl, context }: Entry): boolean {
  if (decl.kind !== 'text' && (decl.kind !== 'include' || context === null)) return true
  report(
    error(
      'HR0107',
      'this does not stand in a text',
      decl.span,
      `inside of a text or a card there is no other \`${decl.kind}\``,
      { hint: 'write it at the margin' },
    ),
  )
  return false
}
