import type { TExpr, TStmt } from '../game/ir.ts'
import { exprsOf, partsOf } from '../game/parts.ts'
import { blocksOf } from '../elaborate/resumable.ts'

/** The expression and everything in it, outermost first. */
export function within(x: TExpr): readonly TExpr[] {
  const found: TExpr[] = []
  addWithin(x, found)
  return found
}

function addWithin(x: TExpr, found: TExpr[]): void {
  found.push(x)
  for (const part of partsOf(x)) addWithin(part, found)
}

const walked = new WeakMap<readonly TStmt[], readonly TStmt[]>()

/** The statements and those of their blocks, in order; worked out once for each body. */
export function statements(body: readonly TStmt[]): readonly TStmt[] {
  const known = walked.get(body)
  if (known !== undefined) return known
  const found: TStmt[] = []
  addStatements(body, found)
  walked.set(body, found)
  return found
}

function addStatements(body: readonly TStmt[], found: TStmt[]): void {
  for (const s of body) {
    found.push(s)
    for (const block of blocksOf(s)) addStatements(block, found)
  }
}

/** Every expression of the statements and of their blocks. */
export function expressions(body: readonly TStmt[]): readonly TExpr[] {
  return statements(body).flatMap((s) => exprsOf(s).flatMap(within))
}
