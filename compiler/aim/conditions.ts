import { TRUTH } from '../game/type.ts'
import type { TExpr } from '../program/ir.ts'

/** What all has to hold for a sentence to hold. */
export function conjuncts(x: TExpr): readonly TExpr[] {
  return x.kind === 'binary' && x.op === 'and' ? [...conjuncts(x.left), ...conjuncts(x.right)] : [x]
}

/** A comparison on the edge between holding and not. */
export function edgeOf(x: TExpr): TExpr | null {
  return x.kind === 'binary' && ['<', '<=', '>', '>='].includes(x.op) ? { ...x, op: '=', type: TRUTH } : null
}
