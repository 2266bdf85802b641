import type { TAlways } from '../../program/always.ts'
import { type Elaboration, rootScope } from '../context.ts'
import { truth } from '../expressions/expr.ts'

/** Sentences about the whole table, which speak of nobody in particular. */
export function elaborateAlways(e: Elaboration): TAlways[] {
  return e.game.always.map(({ name, decl }) => ({
    name,
    cond: truth(e, rootScope('always', null), decl.cond),
    cites: decl.cites.map((c) => c.text),
    span: decl.span,
  }))
}
