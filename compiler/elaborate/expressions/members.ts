import { type Type, TRUTH, elementOf, notNone, setOf } from '../../game/type.ts'
import { localExpr } from '../../program/local-expr.ts'
import type { TExpr } from '../../program/ir.ts'
import { type Elaboration, newLocal } from '../context.ts'

/** The members of a set that are there: what is none goes into no set. `element` is what they may be before. */
export function present(e: Elaboration, set: TExpr, element: Type): TExpr {
  if (!element.optional || element.set) return set
  const { span } = set
  const local = newLocal(e, 'found', element, null)
  const there: TExpr = {
    kind: 'not',
    operand: { kind: 'builtin', name: 'isNone', args: [localExpr(local, span)], type: TRUTH, span },
    type: TRUTH,
    span,
  }
  const made = { ...setOf(notNone(element)), ...(set.type.list === true ? { list: true } : {}) }
  return { kind: 'query', quantifier: 'each', domain: { local, set, tests: [there] }, type: made, span }
}

/** One thing as what a set gains: nothing where it is none. */
export function gained(e: Elaboration, x: TExpr): TExpr {
  if (!x.type.optional || x.type.set) return x
  return present(e, { kind: 'list', items: [x], type: setOf(elementOf(x.type)), span: x.span }, x.type)
}
