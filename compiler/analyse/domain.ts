import type { Domain, TExpr } from '../program/ir.ts'
import { present } from './row.ts'

/** The expressions of what a variable ranges over: the set, and the tests that its members pass. */
export function partsOfDomain(domain: Domain): readonly TExpr[] {
  return [...present(domain.set), ...domain.tests]
}

/** The same of the card or effect whose text a rule is of; nothing where it is of none. */
export const partsOfSelf = (self: Domain | null): readonly TExpr[] => (self === null ? [] : partsOfDomain(self))

/** Whether there is something to choose in any state: a value of a type, or a number of a fixed range. */
export function isNeverEmpty({ set, local, tests }: Domain): boolean {
  if (tests.length > 0) return false
  if (set === null) return local.type.base === 'enum' || local.type.base === 'player'
  if (set.kind === 'list') return set.items.length > 0
  return (
    set.kind === 'binary' &&
    set.op === '..' &&
    set.left.kind === 'number' &&
    set.right.kind === 'number' &&
    set.left.value <= set.right.value
  )
}
