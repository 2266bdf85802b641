import type { Report } from '../diagnostics/diagnostic.ts'
import type { Program } from '../program/program.ts'
import type { Resolution } from '../game/resolve.ts'
import type { ClauseIndexes } from './clause-index.ts'

export interface CheckInput {
  readonly program: Program
  readonly resolution: Resolution
  /** By the name of the game or variant; a module without an index is absent. */
  readonly clauses: ClauseIndexes
}

/** Looks at the whole program and reports what it finds; changes nothing. */
export type Check = (input: CheckInput, report: Report) => void
