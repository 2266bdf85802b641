import { within } from '../analyse/walk.ts'
import { TRUTH } from '../game/type.ts'
import type { Local, TExpr } from '../program/ir.ts'

/** What all has to hold for a sentence to hold. */
export function conjuncts(x: TExpr): readonly TExpr[] {
  return x.kind === 'binary' && x.op === 'and' ? [...conjuncts(x.left), ...conjuncts(x.right)] : [x]
}

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

/** Whether nothing but these variables and its own has to be known. */
export function speaksOnlyOf(x: TExpr, known: ReadonlySet<Local>): boolean {
  const own = new Set(
    within(x).flatMap((part) =>
      part.kind === 'query' ? [part.domain.local] : part.kind === 'map' ? [part.local] : [],
    ),
  )
  return within(x).every((part) => part.kind !== 'local' || known.has(part.local) || own.has(part.local))
}
