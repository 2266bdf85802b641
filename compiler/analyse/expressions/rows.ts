import type { TExpr } from '../../program/ir.ts'
import type { ExpressionRow } from '../row.ts'

/** One row for each of these kinds of expression. */
export type ExpressionRows<Kind extends TExpr['kind']> = {
  readonly [K in Kind]: ExpressionRow<Extract<TExpr, { readonly kind: K }>>
}
