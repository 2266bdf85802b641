import { deeper, titled, unprinted } from '../source/print-lines.ts'
import type { Expr, Stmt } from './ast.ts'
import { printCall, printExpr, printPhrase } from './print-expr.ts'

/** Statements, one a line, their blocks deeper; clauses first. */
export function printStmts(body: readonly Stmt[]): string[] {
  return body.flatMap((s) => {
    const [first = '', ...rest] = stmt(s)
    return [`${s.cites.length === 0 ? '' : `[${s.cites.map((c) => c.text).join(', ')}] `}${first}`, ...rest]
  })
}

function stmt(s: Stmt): string[] {
  switch (s.kind) {
    case 'call': return [`${s.forced ? 'must ' : ''}do ${printCall(s.call)}`]
    case 'becomes': return [`${printExpr(s.target)} becomes ${s.negated ? 'not ' : ''}${printExpr(s.value)}`]
    case 'changes': return [`${printExpr(s.target)} ${s.op} ${printExpr(s.value)}`]
    case 'may': return [`${printExpr(s.who)} may`, ...branches(s.then, s.otherwise)]
    case 'act': return [`${printExpr(s.who)} ${s.optional ? 'may' : 'must'} act`, ...branches(s.then, s.otherwise)]
    case 'whileAct': return [`while ${printExpr(s.who)} may act`, ...deeper(printStmts(s.body))]
    case 'while': return [`while ${printExpr(s.cond)}`, ...deeper(printStmts(s.body))]
    case 'repeat': return ['repeat', ...deeper(printStmts(s.body)), ...(s.until === null ? [] : [`until ${printExpr(s.until)}`])]
    case 'let': return [`let ${s.name.text} = ${printExpr(s.value)}`]
    case 'if': return [`if ${printExpr(s.cond)}`, ...branches(s.then, s.otherwise)]
    case 'each': return [`each ${printPhrase(s.phrase)}${s.from === null ? '' : ` from ${printExpr(s.from)}`}`, ...deeper(printStmts(s.body))]
    case 'choose': return [choose(s)]
    case 'chooseOne': return [`choose one of${chooser(s.by)}`, ...s.bullets.flatMap((bullet) => titled('-', printStmts(bullet)))]
    case 'later': return [`later${s.zone === null ? '' : ` in ${printExpr(s.zone)}`}${chooser(s.by)}`, ...deeper(printStmts(s.body))]
    case 'onlyIf': return [`only if ${printExpr(s.cond)}`]
    case 'announce': case 'together': return [s.kind, ...deeper(printStmts(s.body))]
    case 'stop': return [s.event === null ? 'stop' : `stop ${s.event.text}`]
    case 'give': return [`give ${printExpr(s.value)}`]
    default: return [unprinted(s)]
  }
}

function branches(then: readonly Stmt[], otherwise: readonly Stmt[]): string[] {
  return [...deeper(printStmts(then)), ...titled('else', printStmts(otherwise))]
}

function choose(s: Stmt & { kind: 'choose' }): string {
  const count = s.count === null ? '' : `${printExpr(s.count.from)}${s.count.to === null ? '' : `..${printExpr(s.count.to)}`} `
  return `choose ${count}${printPhrase(s.phrase)}${s.as === null ? '' : ` as ${s.as.text}`}${chooser(s.by)}${s.setWhere === null ? '' : ` where ${printExpr(s.setWhere)}`}`
}

function chooser(by: Expr | 'chance' | null): string {
  return by === null ? '' : ` by ${by === 'chance' ? 'chance' : printExpr(by)}`
}
