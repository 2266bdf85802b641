import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { CardDecl } from '../../grammar/tree/declarations.ts'
import type { Entry } from './entry.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0107: texts hold sentences, and no texts or files. */
export function standsInPlace(report: Report, { decl, context }: Entry): boolean {
  if (decl.kind !== 'text' && (decl.kind !== 'include' || context === null)) return true
  report(
    error(
      'HR0107',
      worded('this does not stand in a text'),
      decl.span,
      worded('inside of a text or a card there is no other `{1}`', decl.kind),
      { hint: worded('write it at the margin') },
    ),
  )
  return false
}

/** HR0107: a card has rules of its own; cards that are printed together are told apart by what stands on them. */
export function refuseRulesOfMany(report: Report, { name, rules }: CardDecl): void {
  const [rule] = rules
  if (name !== null || rule === undefined) return
  report(
    error(
      'HR0107',
      worded('this does not stand here'),
      rule.span,
      worded('only a single card has rules of its own, and `each` makes several'),
      {
        hint: worded('write it at the margin, and say on which of them it stands: `text of card this where …`'),
      },
    ),
  )
}
