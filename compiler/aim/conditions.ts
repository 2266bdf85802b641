import { TRUTH } from '../game/type.ts'
import type { TExpr } from '../program/ir.ts'

/**
 * Sentences that hold where a comparison in one of these is on its edge, also where it is asked of members of a set.
 */
export function edgesOf(x: TExpr): readonly TExpr[] {
  const edge = edgeOf(x)
  if (edge !== null) return [edge]
  if (x.kind === 'not') return edgesOf(x.operand)
  if (x.kind === 'binary' && (x.op === 'and' || x.op === 'or')) return [x.left, x.right].flatMap(edgesOf)
  if (x.kind !== 'query' || x.type.base !== 'truth') return []
  const { domain } = x
  return domain.tests.flatMap((test, i) =>
    edgesOf(test).map((each): TExpr => {
      const tests = domain.tests.map((other, at) => (at === i ? each : other))
      return { ...x, quantifier: 'some', domain: { ...domain, tests } }
    }),
  )
}

/** A comparison on the edge between holding and not. */
export function edgeOf(x: TExpr): TExpr | null {
  return x.kind === 'binary' && ['<', '<=', '>', '>='].includes(x.op) ? { ...x, op: '=', type: TRUTH } : null
}
