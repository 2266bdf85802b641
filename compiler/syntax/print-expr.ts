import type { Call, Expr, Pattern, PatternArg, Phrase } from '../../grammar/tree/expressions.ts'

/** An expression with brackets around every part, so that the tree is seen. */
export function printExpr(x: Expr): string {
  switch (x.kind) {
    case 'number':
      return String(x.value)
    case 'string':
      return JSON.stringify(x.value)
    case 'truth':
      return x.value ? 'yes' : 'no'
    case 'none':
    case 'this':
    case 'you':
      return x.kind
    case 'name':
      return x.name
    case 'of':
      return `(${x.name.text} of ${x.args.length === 1 && x.args[0] !== undefined ? printExpr(x.args[0]) : list(x.args)})`
    case 'list':
      return list(x.items)
    case 'if':
      return `(${printExpr(x.then)} if ${printExpr(x.cond)} else ${printExpr(x.otherwise)})`
    case 'case':
      return `(case ${printExpr(x.subject)}: ${x.arms.map((arm) => `${printExpr(arm.when)} is ${printExpr(arm.value)}, `).join('')}else ${printExpr(x.otherwise)})`
    case 'quantified':
      return `(${x.quantifier} ${printPhrase(x.phrase)})`
    case 'times':
      return `(times (${printPattern(x.pattern)}${where(x.where)})${x.during === null ? '' : ` during ${x.during.text}`})`
    case 'binary':
      return `(${printExpr(x.left)} ${x.op} ${printExpr(x.right)})`
    case 'not':
      return `(not ${printExpr(x.operand)})`
    case 'minus':
      return `(-${printExpr(x.operand)})`
    case 'is':
      return `(${printExpr(x.left)} is ${x.negated ? 'not ' : ''}${x.name.text})`
    case 'relation':
      return `(${printExpr(x.left)} ${x.name.text} ${printExpr(x.right)})`
    case 'can':
      return `(${printExpr(x.who)} may ${printCall(x.call)})`
  }
}

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
