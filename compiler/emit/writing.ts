import type { TExpr } from '../program/ir.ts'
import type { Code } from '../typescript/code.ts'
import type { Argument } from './guarded.ts'
import type { Emitter, Names } from './emitter.ts'

/** What writes the parts of an expression. */
export interface Writing {
  readonly em: Emitter
  /** The variables in reach. */
  readonly names: Names
  /** Writes a part. */
  readonly ex: (x: TExpr) => Code
}

export const argument = ({ ex }: Writing, x: TExpr): Argument => ({ code: ex(x), optional: x.type.optional })
