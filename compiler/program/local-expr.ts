import type { Span } from '../../grammar/source-file.ts'
import type { Local, TExpr } from './ir.ts'

/** The value of a variable where it is asked for. */
export function localExpr(local: Local, span: Span): TExpr {
  return { kind: 'local', local, type: local.type, span }
}

export const isLocal = (x: TExpr, local: Local): boolean => x.kind === 'local' && x.local.id === local.id
