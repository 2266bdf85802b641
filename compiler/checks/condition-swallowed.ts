import { conjuncts, mentions } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { TExpr } from '../program/ir.ts'
import type { Check } from './check.ts'
import { expressionsOf, unitsOf } from './units.ts'

/**
 * HR0581: `where` takes in all that follows it, so that `no card c where … and some card d …` is true wherever the
 * second is not. Of `some` and `each` what says nothing of the variable comes to the same inside and outside.
 */
export const conditionSwallowed: Check = ({ program }, report) => {
  for (const unit of unitsOf(program)) {
    for (const x of expressionsOf(unit)) {
      if (x.kind !== 'query' || x.quantifier !== 'no') continue
      const { local, tests } = x.domain
      const all = tests.flatMap(conjuncts)
      if (!all.some((test) => mentions(test, local))) continue
      const alien = all.find((test) => isQuestion(test) && !mentions(test, local))
      if (alien === undefined) continue
      report(
        warning(
          'HR0581',
          '`where` takes this in',
          alien.span,
          `this says nothing of \`${local.name}\`, and yet belongs to its \`where\`: where it does not hold, the whole is true`,
          {
            secondary: [{ span: x.span, text: 'all of this is one condition' }],
            hint: `if both are to hold, put the first in brackets: \`(no … where …) and …\`; if not, write \`not … or no … where …\``,
          },
        ),
      )
    }
  }
}

/** `some …` or `no …`, which reads as a sentence of its own. */
const isQuestion = (x: TExpr): boolean =>
  x.kind === 'not' ? isQuestion(x.operand) : x.kind === 'query' && (x.quantifier === 'some' || x.quantifier === 'no')
