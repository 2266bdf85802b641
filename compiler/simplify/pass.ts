import type { Procedure } from '../flow/procedure.ts'

/** One simplification. It may change the blocks of a procedure, but not what it does. */
export interface Pass {
  readonly name: string
  readonly run: (procedure: Procedure) => Procedure
}
