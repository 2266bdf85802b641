import type { LastingDecl } from '../../syntax/ast.ts'
import { ruleFacets } from './rule-facets.ts'
import { nested, type Scope } from './scope.ts'
import { leaf, type Term, term } from './term.ts'

/** A rule that holds for a while, with everything that it says. */
export function lastingTerm(rule: LastingDecl, scope: Scope): Term {
  return term('rule', ...Object.entries(ruleFacets(rule, null, nested(scope))).map(([name, facet]) => term(name, facet ?? leaf('-'))))
}
