import { fromKindTable } from '../kind-table.ts'
import type { Call, Expr, Pattern, PatternArg, Phrase } from '../../grammar/tree/expressions.ts'

type Arm = { readonly when: Expr; readonly value: Expr }

const arm = ({ when, value }: Arm): string => `${printExpr(when)} is ${printExpr(value)}, `

/** An expression with brackets around every part, so that the tree is seen. */
export const printExpr: (x: Expr) => string = fromKindTable({
  number: (x) => String(x.value),
  string: (x) => JSON.stringify(x.value),
  truth: (x) => (x.value ? 'yes' : 'no'),
  none: (x) => x.kind,
  this: (x) => x.kind,
  you: (x) => x.kind,
  name: (x) => x.name,
  of: (x) =>
    `(${x.name.text} of ${x.args.length === 1 && x.args[0] !== undefined ? printExpr(x.args[0]) : list(x.args)})`,
  list: (x) => list(x.items),
  if: (x) => `(${printExpr(x.then)} if ${printExpr(x.cond)} else ${printExpr(x.otherwise)})`,
  case: (x) => `(case ${printExpr(x.subject)}: ${x.arms.map(arm).join('')}else ${printExpr(x.otherwise)})`,
  quantified: (x) => `(${x.quantifier} ${printPhrase(x.phrase)})`,
  times: (x) =>
    `(times (${printPattern(x.pattern)}${where(x.where)})${x.during === null ? '' : ` during ${x.during.text}`})`,
  binary: (x) => `(${printExpr(x.left)} ${x.op} ${printExpr(x.right)})`,
  not: (x) => `(not ${printExpr(x.operand)})`,
  minus: (x) => `(-${printExpr(x.operand)})`,
  is: (x) => `(${printExpr(x.left)} is ${x.negated ? 'not ' : ''}${x.name.text})`,
  relation: (x) => `(${printExpr(x.left)} ${x.name.text} ${printExpr(x.right)})`,
  can: (x) => `(${printExpr(x.who)} may ${printCall(x.call)})`,
})

function list(items: readonly Expr[]): string {
  return `(${items.map(printExpr).join(', ')})`
}

const where = (cond: Expr | null): string => (cond === null ? '' : ` where ${printExpr(cond)}`)

export function printPhrase(phrase: Phrase): string {
  const name = phrase.name === null ? '' : ` ${phrase.name.text}`
  const sorted = phrase.sortedBy === undefined ? '' : ` sorted by ${phrase.sortedBy.map(printExpr).join(', then ')}`
  return `${phrase.type.text}${name}${phrase.in === null ? '' : ` in ${printExpr(phrase.in)}`}${where(phrase.where)}${sorted}`
}

export function printPattern({ event, args }: Pattern): string {
  return [event.text, ...args.map(({ role, arg }) => `${role === 'main' ? '' : `${role} `}${printArg(arg)}`)].join(' ')
}

export function printArg(arg: PatternArg): string {
  return arg.kind === 'bind' ? `${arg.set === true ? 'set of ' : ''}${printPhrase(arg.phrase)}` : printExpr(arg.expr)
}

export function printCall({ event, args }: Call): string {
  return [event.text, ...args.map(({ role, value }) => `${role === 'main' ? '' : `${role} `}${printExpr(value)}`)].join(
    ' ',
  )
}
