import type { Local } from '../program/ir.ts'
import type { Operation, OperationKind } from './operation.ts'
import { choiceOperations } from './operations/choice-operations.ts'
import { eventOperations, textOperations } from './operations/text-operations.ts'
import { lineOperations } from './operations/line-operations.ts'
import type { OperationRow, OperationRows, OperationUses } from './operations/row.ts'

/** The operations of graphs, one row for each kind. */
const rows: OperationRows<OperationKind> = {
  ...textOperations,
  ...eventOperations,
  ...choiceOperations,
  ...lineOperations,
}

// A row takes just the kind that it stands under, which is how it was found.
const rowOf = (o: OperationKind): OperationRow<OperationKind> =>
  rows[o.kind] as OperationRow<never> as OperationRow<OperationKind>

/** An operation in words; a statement in those of the typed program. */
export const printOperation = (o: OperationKind): readonly string[] => rowOf(o).print(o)

export const operationUses = (o: Operation): OperationUses => rowOf(o).uses(o)

/** Variables of the text that an operation itself gives a value. */
export const givenToText = (o: Operation): readonly Local[] => operationUses(o).givenToText ?? []
