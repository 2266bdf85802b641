import type { Counter, Local, TExpr } from './ir.ts'

/** Expressions that mean the same have the same key; places and the names of bound variables do not matter. */
export function keyOf(x: TExpr, names: ReadonlyMap<number, string> | null = null): string {
  if (names !== null) return written(x, names)
  const key = keys.get(x) ?? written(x, new Map())
  keys.set(x, key)
  return key
}

const keys = new WeakMap<TExpr, string>()

function written(x: TExpr, names: ReadonlyMap<number, string>): string {
  const known = new Map(names)
  return JSON.stringify(x, (property, value: unknown) => {
    if (property === 'span' || property === 'type') return undefined
    if (property === 'counter') return (value as Counter).id
    if (property === 'local') return known.get((value as Local).id) ?? (value as Local).id
    for (const local of boundBy(value)) known.set(local.id, `bound ${known.size}`)
    return value
  })
}

function boundBy(value: unknown): readonly Local[] {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return []
  const x = value as TExpr
  return x.kind === 'query' ? [x.domain.local] : x.kind === 'map' ? [x.local] : []
}
