import type { TExpr } from '../program/ir.ts'
import type { Code } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'

/**
 * Whether the code of a set may give the list of a zone itself, which goes on changing, and not one that was made for
 * it.
 * What is bound to a name never is: it was copied then.
 */
function isAlive(x: TExpr): boolean {
  if (x.kind === 'zone') return !x.family
  if (x.kind === 'if') return isAlive(x.then) || isAlive(x.otherwise)
  if (x.kind === 'case') return [...x.arms.map(({ value }) => value), x.otherwise].some(isAlive)
  if (x.kind === 'query') {
    const { quantifier, domain } = x
    return quantifier === 'each' && domain.tests.length === 0 && (domain.set === null || isAlive(domain.set))
  }
  return (x.kind === 'stored' || x.kind === 'derived') && x.type.set
}

/** A set as it is now, for a name that outlives it. */
export const snapshot = (value: TExpr, of: Code): Code => (isAlive(value) ? code`${of}.slice()` : of)
