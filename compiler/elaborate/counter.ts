import { error } from '../diagnostics/make.ts'
import type { Expr } from '../syntax/ast.ts'
import type { Local, TExpr } from '../game/ir.ts'
import { NUMBER, TRUTH, type Type } from '../game/type.ts'
import { type Elaboration, type Scope, bind, localExpr, newLocal, rootScope } from './context.ts'
import { elaborate, expectType, poison, truth } from './expr.ts'
import { isWordType, wordType } from './domain.ts'
import { findEvent, placeArgs } from './pattern.ts'

/**
 * `times (offer a) during turn`: a column that counts, keyed by what the asking place says (`a`); binders and
 * fixed values of the pattern are tests made when the event is carried out. Equal patterns share one column.
 */
export function counterOf(e: Elaboration, scope: Scope, x: Expr & { kind: 'times' }): TExpr {
  const event = findEvent(e, x.pattern.event)
  if (event === null) return poison(x)
  if (x.during !== null && findEvent(e, x.during) === null) return poison(x)
  const inside = rootScope(event.name.text, null)
  const binders: (Local | null)[] = event.params.map(() => null)
  const tests: TExpr[] = []
  const keyValues: TExpr[] = []
  const asked: TExpr[] = []
  const keys: Type[] = []
  for (const { index, arg } of placeArgs(e, event, x.pattern)) {
    const param = event.params[index]
    if (param === undefined) continue
    const local = newLocal(e, param.name, param.type, null)
    binders[index] = local
    const here = localExpr(local, x.span)
    if (arg.kind === 'bind') {
      const { adjective } = wordType(e, arg.phrase.type)
      bind(inside, arg.phrase.name?.text ?? arg.phrase.type.text, local, arg.phrase.span)
      if (adjective !== null) tests.push({ kind: 'adjective', name: adjective.name.text, of: here, type: TRUTH, span: arg.phrase.span })
      if (arg.phrase.where !== null) tests.push(truth(e, inside, arg.phrase.where))
    } else if (arg.expr.kind === 'name' && isWordType(e, arg.expr.name)) {
      const { adjective } = wordType(e, { text: arg.expr.name, span: arg.expr.span })
      if (adjective !== null) tests.push({ kind: 'adjective', name: adjective.name.text, of: here, type: TRUTH, span: arg.expr.span })
    } else {
      const value = elaborate(e, scope, arg.expr, param.type)
      if (value.type.base === 'definition' && param.type.base !== 'definition') tests.push({ kind: 'binary', op: '=', left: { kind: 'builtin', name: 'definition', args: [here], type: value.type, span: x.span }, right: value, type: TRUTH, span: x.span })
      else {
        expectType(e, value, param.type, true)
        keys.push(param.type)
        keyValues.push(here)
        asked.push(value)
      }
    }
  }
  if (x.where !== null) tests.push(truth(e, inside, x.where))
  if (keys.length > 2) {
    e.report(error('HR0207', 'too many things to count by', x.span, 'a count can be kept for two things at most'))
    return poison(x)
  }
  const known = e.counters.find((c) => c.event === event.name.text && c.during === (x.during?.text ?? null) && c.source === sourceOf(e, x))
  const counter = known ?? {
    id: e.counters.length, name: nameOf(e, event.name.text, x.during?.text ?? null), event: event.name.text, during: x.during?.text ?? null,
    keys, binders, tests, keyValues, source: sourceOf(e, x),
  }
  if (known === undefined) e.counters.push(counter)
  return { kind: 'times', counter, keys: asked, type: NUMBER, span: x.span }
}

function nameOf(e: Elaboration, event: string, during: string | null): string {
  const base = `times-${event}${during === null ? '' : `-during-${during}`}`
  const same = e.counters.filter((c) => c.name === base || c.name.startsWith(`${base}-`)).length
  return same === 0 ? base : `${base}-${same + 1}`
}

/** The pattern's own words with the asking names left out, so that `by p` and `by q` share a column. */
function sourceOf(e: Elaboration, x: Expr & { kind: 'times' }): string {
  const parts = x.pattern.args.map(({ role, arg }) => {
    if (arg.kind === 'bind') return `${role} ${text(arg.phrase)}`
    return arg.expr.kind === 'name' ? `${role} ${isWordType(e, arg.expr.name) || e.game.definitions.has(arg.expr.name) ? arg.expr.name : '?'}` : `${role} ?`
  })
  return `${parts.join(' ')} where ${x.where === null ? '' : text(x.where)}`
}

function text(node: { readonly span: Expr['span'] }): string {
  return node.span.file.text.slice(node.span.start, node.span.end).replace(/\s+/g, ' ')
}
