import { fromKindTable } from '../../kind-table.ts'
import type { BinaryOp, Call, Expr, Pattern, PatternArg, Phrase } from '../../../grammar/tree/expressions.ts'
import { bound, declared, eventMeant, isType, meant, nested, placed, placeIn, type Scope } from './scope.ts'
import { ABSENT, both, byText, either, leaf, negated, type Term, term, TRUE } from './term.ts'

/** An expression by its meaning: `a > b` is `b < a`, `not in` is no `in`, and the order of `and` is nothing. */
export const exprTerm: (x: Expr, scope: Scope) => Term = fromKindTable({
  number: (x) => leaf(String(x.value)),
  string: (x) => leaf(JSON.stringify(x.value)),
  truth: (x) => leaf(x.value ? 'yes' : 'no'),
  none: (x, scope) => leaf(meant(scope, x.kind)),
  this: (x, scope) => leaf(meant(scope, x.kind)),
  you: (x, scope) => leaf(meant(scope, x.kind)),
  name: (x, scope) => leaf(meant(scope, x.name)),
  of: (x, scope) =>
    term(
      `${x.printed === true ? 'printed ' : ''}${meant(scope, x.name.text)} of`,
      ...x.args.map((part) => exprTerm(part, scope)),
    ),
  list: (x, scope) => term('list', ...x.items.map((part) => exprTerm(part, scope))),
  if: (x, scope) => term('if', exprTerm(x.cond, scope), exprTerm(x.then, scope), exprTerm(x.otherwise, scope)),
  case: (x, scope) =>
    term(
      'case',
      exprTerm(x.subject, scope),
      ...x.arms.map((arm) => term('is', exprTerm(arm.when, scope), exprTerm(arm.value, scope))),
      exprTerm(x.otherwise, scope),
    ),
  quantified: (x, scope) => quantified(x, scope),
  times: (x, scope) => times(x, scope),
  binary: (x, scope) => binary(x.op, exprTerm(x.left, scope), exprTerm(x.right, scope)),
  not: (x, scope) => negated(exprTerm(x.operand, scope)),
  minus: (x, scope) =>
    x.operand.kind === 'number' ? leaf(String(-x.operand.value)) : term('minus', exprTerm(x.operand, scope)),
  is: (x, scope) => (x.negated ? negated(is(x, scope)) : is(x, scope)),
  relation: (x, scope) =>
    term(`relation ${declared(scope, x.name.text)}`, exprTerm(x.left, scope), exprTerm(x.right, scope)),
  can: (x, scope) => term('can', exprTerm(x.who, scope), callTerm(x.call, scope)),
})

function is(x: Expr & { kind: 'is' }, scope: Scope): Term {
  return term('is', exprTerm(x.left, scope), leaf(declared(scope, x.name.text)))
}

function quantified({ quantifier, phrase }: Expr & { kind: 'quantified' }, scope: Scope): Term {
  const { range } = phraseTerm(phrase, scope)
  return quantifier === 'no' ? negated(term('some', ...range.parts)) : term(quantifier, ...range.parts)
}

function times({ pattern, where, during }: Expr & { kind: 'times' }, scope: Scope): Term {
  const read = patternTerm(pattern, nested(scope))
  const test = where === null ? TRUE : exprTerm(where, read.scope)
  return term('times', both([read.pattern, test]), during === null ? ABSENT : leaf(eventMeant(scope, during.text)))
}

function binary(op: BinaryOp, left: Term, right: Term): Term {
  switch (op) {
    case 'and':
      return both([left, right])
    case 'or':
      return either([left, right])
    case '=':
      return term('=', ...[left, right].sort(byText))
    case '!=':
      return negated(term('=', ...[left, right].sort(byText)))
    case '>':
      return term('<', right, left)
    case '>=':
      return term('<=', right, left)
    case 'not in':
      return negated(term('in', left, right))
    default:
      op satisfies '*' | '+' | '-' | '..' | '/' | '<' | '<=' | 'in' | 'mod'
      return term(op, left, right)
  }
}

/** What a phrase ranges over, and the scope in which its variable is known. */
export function phraseTerm(phrase: Phrase, scope: Scope): { readonly range: Term; readonly scope: Scope } {
  const inside = bound(scope, phrase.name?.text ?? phrase.type.text)
  const where = phrase.where === null ? TRUE : exprTerm(phrase.where, inside)
  return {
    range: term(
      'range',
      leaf(declared(scope, phrase.type.text)),
      phrase.in === null ? ABSENT : exprTerm(phrase.in, scope),
      where,
      ...(phrase.sortedBy === undefined
        ? []
        : [term('sorted', ...phrase.sortedBy.map((key) => exprTerm(key, inside)))]),
    ),
    scope: inside,
  }
}

/**
 * The tests that a phrase makes of something that is called `name` anyway: a part of an event, or the card of a text.
 */
export function phraseTests(phrase: Phrase, name: string, inside: Scope): Term {
  const self = leaf(name)
  return both([
    typeTest(phrase.type.text, self, inside),
    ...(phrase.in === null ? [] : [term('in', self, exprTerm(phrase.in, inside))]),
    ...(phrase.where === null ? [] : [exprTerm(phrase.where, inside)]),
  ])
}

/** An adjective before a variable is a test; its type alone is none. */
export function typeTest(word: string, of: Term, scope: Scope): Term {
  return isType(scope, word) ? TRUE : term('is', of, leaf(declared(scope, word)))
}

/** An event with tests of its parts; what it names is known by its part. */
export function patternTerm(
  { event, args }: Pattern,
  outside: Scope,
): { readonly pattern: Term; readonly scope: Scope } {
  const scope = args.reduce((known, { role, arg }) => partNamed(known, role, arg), outside)
  const tests = args.map(({ role, arg }) => argTests(arg, role, scope, outside))
  return { pattern: both([term('event', leaf(eventMeant(outside, event.text))), ...tests]), scope }
}

function partNamed(scope: Scope, role: string, arg: PatternArg): Scope {
  if (arg.kind !== 'bind') return scope
  return placed(scope, arg.phrase.name?.text ?? arg.phrase.type.text, role)
}

/** Tests of one part; a bare type, as in `card c`, is none. */
export function argTests(arg: PatternArg, role: string, scope: Scope, outside: Scope): Term {
  if (arg.kind === 'bind') return phraseTests(arg.phrase, placeIn(scope, role), scope)
  return term('=', ...[leaf(placeIn(scope, role)), exprTerm(arg.expr, outside)].sort(byText))
}

export function callTerm({ event, args }: Call, scope: Scope): Term {
  const parts = [...args].sort((a, b) => (a.role < b.role ? -1 : 1))
  return term(
    `do ${eventMeant(scope, event.text)}`,
    ...parts.map(({ role, value }) => term(role, exprTerm(value, scope))),
  )
}
