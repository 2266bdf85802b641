import { handlesOf } from '../game/entry.ts'
import { JoinedVariants } from '../game/joined-variants.ts'
import { isAskedBy } from '../program/asked-by.ts'
import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0528: a sentence for a question that nothing asks there. Whoever says the text of the event anew need not ask what
 * the text before asked, and cannot take a sentence of the base away.
 */
export const questionNeverAsked: Check = ({ program, resolution }, report) => {
  const variants = new JoinedVariants(resolution.modules)
  for (const asked of program.questions) {
    if (program.sites.some((site) => isAskedBy(asked, site))) continue
    const { what, at } = asked
    const isSaidAnew = resolution.taken.some(
      ({ decl, module }) => handlesOf(decl).includes(at.name) && module !== variants.moduleOf(at.span),
    )
    if (isSaidAnew) continue
    const there = program.sites.filter((site) => site.at === at.name)
    report(
      warning(
        'HR0528',
        worded('a question that is never asked'),
        (what ?? at).span,
        what === null || there.length === 0
          ? worded('in the text of `{1}` nothing is asked so', at.name)
          : worded('in the text of `{1}` nothing asks for `{2}`', at.name, what.name),
        {
          hint: worded(
            'name the event in whose text it stands, and what is chosen or may happen as it is called there',
          ),
        },
      ),
    )
  }
}
