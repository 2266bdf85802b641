import type { Span } from '../../grammar/source-file.ts'
import type { TExpr } from './ir.ts'

/** What has to hold whenever somebody is asked, and at the end of the game. */
export interface TAlways {
  readonly name: string
  readonly cond: TExpr
  readonly cites: readonly string[]
  readonly span: Span
}
