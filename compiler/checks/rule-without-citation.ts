import { stretched } from '../../grammar/source-file.ts'
import { warning } from '../diagnostics/make.ts'
import { flatten, newNumbering } from '../game/entry.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0301: where a document's clauses are listed, every rule says which of them it puts into effect. */
export const ruleWithoutCitation: Check = ({ resolution, clauses }, report) => {
  for (const { header, decls } of resolution.modules) {
    if (!clauses.has(header.name.text)) continue
    for (const { decl } of flatten(decls, header.name.text, newNumbering())) {
      if (decl.cites.length > 0 || !needsCitation(decl)) continue
      const span = stretched(decl.span, { end: Math.min(decl.span.end, endOfLine(decl)) })
      report(
        warning(
          'HR0301',
          worded('no clause is cited'),
          span,
          decl.kind === 'example'
            ? worded('nothing says where this example comes from')
            : worded('nothing says where this comes from'),
          {
            hint: worded('write the clause before it, as in `[deal.1]`'),
          },
        ),
      )
    }
  }
}

/** What an overlay takes its base's clauses for needs none of its own. */
function needsCitation(decl: Decl): boolean {
  if (['include', 'text', 'board', 'tell'].includes(decl.kind)) return false
  if (decl.kind !== 'overlay') return true
  return decl.verb === 'add'
    ? decl.body.some((s) => s.cites.length === 0)
    : decl.verb === 'remove' && (decl.target.kind === 'name' || decl.target.kind === 'card')
}

function endOfLine(decl: Decl): number {
  const at = decl.span.file.text.indexOf('\n', decl.span.start)
  return at < 0 ? decl.span.end : at
}
