import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Check } from './check.ts'
import { citedNames } from '../syntax/cited-clauses.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0302: a cited clause is one of the document, or of a document that it stands on. */
export const citationOfNoClause: Check = ({ resolution, clauses }, report) => {
  const known = new Set<string>()
  for (const { header, decls } of resolution.modules) {
    const own = clauses.get(header.name.text)
    // Without its own list, or one of a base, nobody can say what a citation should be.
    if (own === undefined) return
    for (const id of own) known.add(id)
    for (const name of [...header.cites, ...decls.flatMap(citedNames)]) {
      if (known.has(name.text)) continue
      report(
        error(
          'HR0302',
          worded('no such clause'),
          name.span,
          worded('the document has no clause `{1}`', name.text),
          nearest(name.text, known),
        ),
      )
    }
  }
}
