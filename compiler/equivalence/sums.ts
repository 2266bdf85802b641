import { substituted } from '../analyse/substituted.ts'
import { NUMBER, TRUTH } from '../game/type.ts'
import type { Local, TExpr } from '../program/ir.ts'

/** `sum of … each x in SET where …`, with all of it said of one variable. */
export interface Sum {
  readonly local: Local
  readonly set: TExpr | null
  /** What each member adds. */
  readonly adds: TExpr
  /** When a member adds something: it is among those that are meant, and what it adds is not 0. */
  readonly tests: readonly TExpr[]
}

/** An expression as such a sum; null where it is none. */
export function asSum(x: TExpr): Sum | null {
  const [map] = x.kind === 'builtin' && x.name === 'sum' ? x.args : []
  if (map?.kind !== 'map' || map.set.kind !== 'query' || map.set.quantifier !== 'each') return null
  const { local, set, tests } = map.set.domain
  const { span } = map.body
  const adds = substituted(map.body, new Map([[map.local, { kind: 'local', local, type: local.type, span }]]))
  const none: TExpr = { kind: 'number', value: 0, type: NUMBER, span }
  const counts: TExpr = { kind: 'binary', op: '!=', left: adds, right: none, type: TRUTH, span }
  return { local, set, adds, tests: [...tests, counts] }
}
