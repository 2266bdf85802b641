import type { Stmt } from '../../../grammar/tree/statements.ts'

/** The place of an instruction, and the clauses it carries out: what every statement made of it bears. */
export interface StatementPlace {
  readonly span: Stmt['span']
  readonly cites: readonly string[]
}
