import type { TStmt } from '../../program/ir.ts'
import type { StatementRow } from '../row.ts'

/** One row for each of these kinds of statement. */
export type StatementRows<Kind extends TStmt['kind']> = {
  readonly [K in Kind]: StatementRow<Extract<TStmt, { readonly kind: K }>>
}
