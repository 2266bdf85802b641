import type { Local, TStmt } from '../program/ir.ts'
import type { ByKind } from './by-kind.ts'

/** Variables that one statement of a text gives a value, and no other. */
export function givenOnce(statements: ByKind<TStmt>): ReadonlySet<Local> {
  const by = new Map<Local, Set<TStmt>>()
  for (const s of statements.of<'assign'>('assign')) by.set(s.local, (by.get(s.local) ?? new Set()).add(s))
  return new Set([...by].flatMap(([local, { size }]) => (size === 1 ? [local] : [])))
}
