import type { TStmt } from './ir.ts'

/** Whether a line only works out a part of the next one that does something. */
export const isOperand = (s: TStmt): boolean => s.kind === 'assign' && s.operand === true
