import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import {
  type Type,
  NUMBER,
  TEXT,
  TRUTH,
  UNKNOWN,
  elementOf,
  fits,
  listOf as listType,
  notNone,
  orNone,
  setOf,
  show,
} from '../../game/type.ts'
import type { Elaboration, Scope } from '../context.ts'
import { inTest } from './domain.ts'
import { asNumber, expectType, mismatch, poison } from './expected.ts'
import { elaborate, notePlace, numeric } from './expr.ts'
import { belongs, comparesWithSeveral, joinedBy, lastComparison, reportSeveral } from './several-asked.ts'
import { definitionOf } from './definition-of.ts'
import { gained } from './members.ts'
import { endsInReckoning } from './behind-range.ts'
import { worded } from '../../diagnostics/worded.ts'

export function comparable(e: Elaboration, value: TExpr, wanted: Type): TExpr {
  expectType(e, value, wanted, true)
  return value
}

/** The type that holds either value; reports when there is none. */
export function joinedType(e: Elaboration, a: TExpr, b: TExpr): Type {
  if (a.type.base === 'none') return orNone(b.type)
  if (b.type.base === 'none') return orNone(a.type)
  if (!fits(b.type, a.type)) {
    e.report(
      error('HR0201', worded('two kinds of value'), b.span, worded('this is a {1}', show(b.type)), {
        secondary: [{ span: a.span, text: worded('this is a {1}', show(a.type)) }],
      }),
    )
    return UNKNOWN
  }
  return a.type.optional || b.type.optional ? orNone(a.type) : a.type.base === 'unknown' ? b.type : a.type
}

/** `name of c contains "dragon"`. */
export function containsText(e: Elaboration, scope: Scope, x: Expr & { kind: 'relation' }): TExpr {
  const args = [elaborate(e, scope, x.left), elaborate(e, scope, x.right)]
  for (const arg of args) expectType(e, arg, TEXT, true)
  return { kind: 'builtin', name: 'contains', args, type: TRUTH, span: x.span }
}

/** `a + b` of two texts, or a text and a set of them. */
function textBehind(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, left: TExpr): TExpr {
  const right = elaborate(e, scope, x.right, TEXT)
  if (right.type.set) return setArithmetic(e, scope, x, left)
  expectType(e, left, TEXT)
  expectType(e, right, TEXT)
  return { kind: 'builtin', name: 'joined', args: [left, right], type: TEXT, span: x.span }
}

export function binary(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, wanted: Type | null): TExpr {
  const { op, span } = x
  if (op === 'and' || op === 'or') return logical(e, scope, x, op)
  if (op === 'in' || op === 'not in') return inTest(e, scope, x)
  if (op === '..')
    return {
      kind: 'binary',
      op,
      left: numeric(e, scope, x.left),
      right: numeric(e, scope, x.right),
      type: setOf(NUMBER),
      span,
    }
  if (op === '=' || op === '!=') return equality(e, scope, x, op)
  if (op === '<' || op === '<=' || op === '>' || op === '>=') {
    return {
      kind: 'binary',
      op,
      left: comparand(e, scope, x.left),
      right: comparand(e, scope, x.right),
      type: TRUTH,
      span,
    }
  }
  // `() + 2♣` is a set of what is wanted, cards or what is printed.
  const left = elaborate(e, scope, x.left, wanted?.set === true ? wanted : null)
  if (endsInReckoning(e, scope, x)) return poison(x)
  if (left.type.base === 'text' && !left.type.set && op === '+') return textBehind(e, scope, x, left)
  if (left.type.set || (op === '+' && left.type.base !== 'number' && left.type.base !== 'option'))
    return setArithmetic(e, scope, x, left)
  return { kind: 'binary', op, left: asNumber(e, left), right: numeric(e, scope, x.right), type: NUMBER, span }
}

/**
 * `a or b` of two truths; of a value that may be none it is the fallback. Those that follow each other are gone through
 * together, so that bare values behind one comparison are one mistake.
 */
function logical(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, op: 'and' | 'or'): TExpr {
  const parts = joinedBy(x, op)
  let left = elaborate(e, scope, parts[0]?.left ?? x.left)
  let asked = lastComparison(left)
  for (const part of parts) {
    const fallback = op === 'or' ? withFallback(e, scope, part, left) : null
    if (fallback !== null) left = fallback
    else {
      expectType(e, left, TRUTH)
      const right = elaborate(e, scope, part.right)
      if (asked !== null && !fits(right.type, TRUTH) && belongs(asked, right)) asked.values.push(right)
      else {
        expectTruth(e, op, left, right)
        reportSeveral(e, asked, op)
        asked = lastComparison(right)
      }
      left = { kind: 'binary', op, left, right, type: TRUTH, span: part.span }
    }
    notePlace(e, scope, part, left.type)
  }
  reportSeveral(e, asked, op)
  return left
}

/** Behind `or` stands what to take instead as well, which a `where` before it takes for a condition of its own. */
function expectTruth(e: Elaboration, op: 'and' | 'or', left: TExpr, right: TExpr): void {
  if (
    op === 'and' ||
    !fits(left.type, TRUTH) ||
    right.type.base === 'unknown' ||
    right.type.set ||
    fits(right.type, TRUTH)
  )
    return void expectType(e, right, TRUTH)
  e.report(
    error(
      'HR0201',
      worded('wrong kind of value'),
      right.span,
      worded('this is a {1}; a truth is needed', show(right.type)),
      {
        hint: worded('what to take where there is none stands behind a bracket: `(the card c where …) or …`'),
      },
    ),
  )
}

/** `a or b` where `a` may be none, or is printed. */
function withFallback(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, left: TExpr): TExpr | null {
  if (left.type.base === 'truth') return null
  if (left.type.optional) {
    const right = elaborate(e, scope, x.right, notNone(left.type))
    expectType(e, right, left.type, true)
    const type = right.type.optional ? left.type : notNone(left.type)
    return { kind: 'binary', op: '??', left, right, type, span: x.span }
  }
  // Where every card says it nothing is taken instead; a variant may have other cards.
  if (left.kind !== 'printed' || left.type.set) return null
  expectType(e, elaborate(e, scope, x.right, left.type), left.type, true)
  return left
}

function equality(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, op: '=' | '!='): TExpr {
  let left = elaborate(e, scope, x.left)
  if (comparesWithSeveral(e, x, op)) return poison(x)
  let right = elaborate(e, scope, x.right, left.type)
  if (left.type.base !== 'enum' && right.type.base === 'enum') left = elaborate(e, scope, x.left, right.type)
  if (left.type.base === 'card' && right.type.base === 'definition') left = definitionOf(left)
  if (left.type.base === 'definition' && right.type.base === 'card') right = definitionOf(right)
  if (left.type.base === 'option' && right.type.base === 'number') left = asNumber(e, left)
  if (right.type.base === 'option' && left.type.base === 'number') right = asNumber(e, right)
  if (left.type.base === 'none' || right.type.base === 'none') {
    e.report(
      error('HR0203', worded('`none` equals nothing'), x.span, worded('not even itself, so this is never true'), {
        hint: worded('ask `is none` or `is not none`'),
      }),
    )
  } else if (!fits(left.type, right.type) && !fits(right.type, left.type)) {
    const said = worded('a {1} is compared with a {2}', show(left.type), show(right.type))
    e.report(error('HR0201', worded('never the same'), x.span, said, oneWithSeveral(left.type, right.type)))
  }
  return { kind: 'binary', op, left, right, type: TRUTH, span: x.span }
}

function oneWithSeveral(left: Type, right: Type): { readonly hint?: Sayable } {
  if (left.set === right.set || !fits({ ...left, set: right.set }, right)) return {}
  return { hint: worded('ask `… in …`, or compare with the set of one, `() + …`') }
}

function setArithmetic(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, left: TExpr): TExpr {
  const element = left.type.set ? elementOf(left.type) : left.type
  const right = elaborate(e, scope, x.right, left.type.set ? left.type : setOf(left.type))
  if (x.op !== '+' && x.op !== '-')
    return mismatch(
      e,
      x,
      worded('not a number'),
      worded('`{1}` works on numbers; this is a {2}', x.op, show(left.type)),
    )
  const rightElement = right.type.set ? elementOf(right.type) : right.type
  const result = element.base === 'unknown' ? rightElement : element
  if (!fits(rightElement, element))
    e.report(
      error(
        'HR0201',
        worded('two kinds of things'),
        right.span,
        worded('this is a {1}, the other a {2}', show(right.type), show(left.type)),
      ),
    )
  const list = left.type.list === true || (left.type.base === 'unknown' && right.type.list === true)
  return {
    kind: 'binary',
    op: x.op === '+' ? 'union' : 'without',
    left: gained(e, left),
    right: x.op === '+' ? gained(e, right) : right,
    type: (list ? listType : setOf)(notNone(result)),
    span: x.span,
  }
}

/** A number in a comparison may be none; then the comparison is false. */
function comparand(e: Elaboration, scope: Scope, x: Expr): TExpr {
  const t = elaborate(e, scope, x)
  if (t.type.base === 'option') return asNumber(e, t)
  expectType(e, t, NUMBER, true)
  return t
}
