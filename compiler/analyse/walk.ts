import type { Local, TExpr, TStmt } from '../program/ir.ts'
import { rowOf, rowOfExpr } from './operations.ts'

/** Expressions directly inside an expression. */
export const partsOf = (x: TExpr): readonly TExpr[] => rowOfExpr(x).parts(x)

/** Expressions that a statement itself evaluates, without those of the blocks inside it. */
export const exprsOf = (s: TStmt): readonly TExpr[] => rowOf(s).exprs(s)

/** The blocks directly inside a statement. */
export const blocksOf = (s: TStmt): readonly (readonly TStmt[])[] =>
  rowOf(s)
    .blocks(s)
    .map((block) => block.body)

/** Whether a statement, or one in its blocks, passes the test. */
export function reaches(body: readonly TStmt[], test: (s: TStmt) => boolean): boolean {
  return body.some((s) => test(s) || blocksOf(s).some((block) => reaches(block, test)))
}

/** Whether an expression, or one in it, passes the test. */
export function contains(x: TExpr, test: (x: TExpr) => boolean): boolean {
  return test(x) || partsOf(x).some((part) => contains(part, test))
}

/** Whether an expression asks for a variable. */
export const mentions = (x: TExpr, local: Local): boolean =>
  contains(x, (part) => part.kind === 'local' && part.local === local)

/** The expression and everything in it, outermost first. */
export function within(x: TExpr): readonly TExpr[] {
  const found: TExpr[] = []
  addWithin(x, found)
  return found
}

/** The same, put behind what was found before. */
export function addWithin(x: TExpr, found: TExpr[]): void {
  found.push(x)
  for (const part of partsOf(x)) addWithin(part, found)
}

/** The parts of a condition that are joined by `and`: what all has to hold for it to hold. */
export function conjuncts(x: TExpr): readonly TExpr[] {
  return x.kind === 'binary' && x.op === 'and' ? [...conjuncts(x.left), ...conjuncts(x.right)] : [x]
}

/** The parts of a condition that are joined by `or`: any of them is enough for it to hold. */
export function disjuncts(x: TExpr): readonly TExpr[] {
  return x.kind === 'binary' && x.op === 'or' ? [...disjuncts(x.left), ...disjuncts(x.right)] : [x]
}

const walked = new WeakMap<readonly TStmt[], readonly TStmt[]>()

/** The statements and those of their blocks, in order; worked out once for each body. */
export function statementsIn(body: readonly TStmt[]): readonly TStmt[] {
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
export function expressionsIn(body: readonly TStmt[]): readonly TExpr[] {
  return statementsIn(body).flatMap((s) => exprsOf(s).flatMap(within))
}
