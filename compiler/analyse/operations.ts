import type { TExpr, TStmt } from '../program/ir.ts'
import { ofState } from './expressions/of-state.ts'
import { ofValues as ofPlainValues } from './expressions/of-values.ts'
import type { ExpressionRows } from './expressions/rows.ts'
import type { ExpressionRow, StatementRow } from './row.ts'
import { ofCalls } from './statements/of-calls.ts'
import { ofCards } from './statements/of-cards.ts'
import { ofEffects } from './statements/of-effects.ts'
import { ofQuestions } from './statements/of-questions.ts'
import { ofText } from './statements/of-text.ts'
import { ofValues } from './statements/of-values.ts'
import type { StatementRows } from './statements/rows.ts'

/**
 * The operation table: one row for each kind of statement and of expression. A kind without a row does not compile,
 * nor does a row that leaves something out; every walk and every analysis asks it.
 */
export const statementRows: StatementRows<TStmt['kind']> = {
  ...ofText,
  ...ofQuestions,
  ...ofValues,
  ...ofCalls,
  ...ofCards,
  ...ofEffects,
}
export const expressionRows: ExpressionRows<TExpr['kind']> = { ...ofPlainValues, ...ofState }

// A row takes just the kind that it stands under, which is how it was found.
export const rowOf = (s: TStmt): StatementRow<TStmt> =>
  statementRows[s.kind] as StatementRow<never> as StatementRow<TStmt>
export const rowOfExpr = (x: TExpr): ExpressionRow<TExpr> =>
  expressionRows[x.kind] as ExpressionRow<never> as ExpressionRow<TExpr>
