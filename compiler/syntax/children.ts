import type { Call, Expr, Pattern, Phrase } from '../../grammar/tree/expressions.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'

/**
 * What stands directly inside each kind of node. A kind without a row does not compile, so that no walk passes over
 * it.
 */
type Of<Node extends { readonly kind: string }, Children> = {
  readonly [K in Node['kind']]: (node: Extract<Node, { readonly kind: K }>) => Children
}

const none = (): readonly never[] => []
const given = <T>(...nodes: readonly (T | null)[]): readonly T[] =>
  nodes.filter((node): node is NonNullable<typeof node> => node !== null)

const ofPhrase = (phrase: Phrase): readonly Expr[] => [...given(phrase.in, phrase.where), ...(phrase.sortedBy ?? [])]
const ofCall = (call: Call): readonly Expr[] => call.args.map((arg) => arg.value)
const ofPattern = (pattern: Pattern): readonly Expr[] =>
  pattern.args.flatMap(({ arg }) => (arg.kind === 'bind' ? ofPhrase(arg.phrase) : [arg.expr]))

const inExpr: Of<Expr, readonly Expr[]> = {
  number: none,
  string: none,
  truth: none,
  none,
  this: none,
  you: none,
  name: none,
  of: (x) => x.args,
  list: (x) => x.items,
  if: (x) => [x.cond, x.then, x.otherwise],
  case: (x) => [x.subject, ...x.arms.flatMap((arm) => [arm.when, arm.value]), x.otherwise],
  quantified: (x) => ofPhrase(x.phrase),
  times: (x) => [...ofPattern(x.pattern), ...given(x.where)],
  binary: (x) => [x.left, x.right],
  not: (x) => [x.operand],
  minus: (x) => [x.operand],
  is: (x) => [x.left],
  relation: (x) => [x.left, x.right],
  can: (x) => [x.who, ...ofCall(x.call)],
}

type Block = readonly Stmt[]

const blocksIn: Of<Stmt, readonly Block[]> = {
  call: none,
  becomes: none,
  changes: none,
  may: (s) => [s.then, s.otherwise],
  act: (s) => [s.then, s.otherwise],
  whileAct: (s) => [s.body],
  while: (s) => [s.body],
  repeat: (s) => [s.body],
  let: none,
  if: (s) => [s.then, s.otherwise],
  each: (s) => [s.body],
  choose: none,
  chooseOne: (s) => s.bullets,
  piece: (s) => [s.body],
  later: (s) => [s.body],
  // The rules that it lays down have blocks of their own.
  lasting: (s) => s.rules.flatMap((rule) => ('body' in rule && rule.body !== null ? [rule.body] : [])),
  onlyIf: none,
  announce: (s) => [s.body],
  stop: none,
  give: none,
}

/** Every kind of expression and of instruction that can be written. */
export const EXPRESSION_KINDS: readonly string[] = Object.keys(inExpr)
export const INSTRUCTION_KINDS: readonly string[] = Object.keys(blocksIn)

/** Expressions directly inside an expression, as it is written. */
const partsOfExpr = (x: Expr): readonly Expr[] => (inExpr[x.kind] as (x: Expr) => readonly Expr[])(x)

/** Whether an expression, or one in it, passes the test. */
export function hasExpr(x: Expr, test: (x: Expr) => boolean): boolean {
  return test(x) || partsOfExpr(x).some((part) => hasExpr(part, test))
}

/** Whether a statement, or one in its blocks, passes the test. */
export function hasStmt(body: Block, test: (s: Stmt) => boolean): boolean {
  return firstInStmts(body, (s) => (test(s) ? s : null)) !== null
}

/** What the first statement gives that gives something, of these and those in their blocks, from the top down. */
export function firstInStmts<T>(body: Block, given: (s: Stmt) => T | null): T | null {
  for (const s of body) {
    const found = given(s)
    if (found !== null) return found
    for (const block of (blocksIn[s.kind] as (s: Stmt) => readonly Block[])(s)) {
      const inside = firstInStmts(block, given)
      if (inside !== null) return inside
    }
  }
  return null
}
