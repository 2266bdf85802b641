import { error } from '../../diagnostics/make.ts'
import { meant } from '../../diagnostics/nearest.ts'
import { RELATIONS } from '../../diagnostics/other-words.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import { SEVERAL_IN_A_CASE, isSeveral } from '../../../grammar/several-in-a-case.ts'
import { NUMBERS, isNumber, noNumber } from '../../game/numbers.ts'
import type { TExpr } from '../../program/ir.ts'
import {
  type Type,
  NOTHING,
  NUMBER,
  TEXT,
  TRUTH,
  UNKNOWN,
  elementOf,
  listOf as listType,
  notNone,
  orNone,
  setOf,
  show,
} from '../../game/type.ts'
import { applied } from './apply.ts'
import { type Elaboration, type Scope, THIS, YOU, refer } from '../context.ts'
import { couldHappen } from './could-happen.ts'
import { counterOf } from './counter.ts'
import { domainOf } from './domain.ts'
import { tellFirstOfAll } from './first-of-all.ts'
import { isTest } from './is.ts'
import { elaborateName, special } from './named.ts'
import { binary, comparable, containsText, joinedType } from './operators.ts'
import { asNumber, asValue, expectType, poison } from './expected.ts'
import { present } from './members.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Gives an expression its type and meaning. A wrong one gets type `unknown` and one message. */
export function elaborate(e: Elaboration, scope: Scope, x: Expr, wanted: Type | null = null): TExpr {
  const made = meaning(e, scope, x, wanted)
  notePlace(e, scope, x, made.type)
  return made
}

/** Where an editor asks about an expression: what it is. */
export function notePlace({ probe }: Elaboration, scope: Scope, x: Expr, type: Type): void {
  if (probe?.expression === x) probe.found = { scope, type }
}

function meaning(e: Elaboration, scope: Scope, x: Expr, wanted: Type | null): TExpr {
  const { span } = x
  switch (x.kind) {
    case 'number':
      return numeral(e, x)
    case 'string':
      return { kind: 'text', value: x.value, index: e.game.texts.add(x.value), type: TEXT, span }
    case 'truth':
      return { kind: 'truth', value: x.value, written: true, type: TRUTH, span }
    case 'none':
      return { kind: 'none', type: NOTHING, span }
    case 'this':
      return special(
        e,
        scope,
        x,
        THIS,
        worded('`this` is the card that a text stands on'),
        worded('write it inside `text of …` or a card'),
      )
    case 'you':
      return special(
        e,
        scope,
        x,
        YOU,
        worded('`you` is the player that a text speaks to'),
        worded('outside of texts name the player: `player p`'),
      )
    case 'name':
      return elaborateName(e, scope, x, wanted)
    case 'of':
      return applied(e, scope, x)
    case 'list':
      return listOf(e, scope, x, wanted)
    case 'if':
      return conditional(e, scope, x, wanted)
    case 'case':
      return caseOf(e, scope, x, wanted)
    case 'quantified':
      return query(e, scope, x)
    case 'times':
      return counterOf(e, scope, x)
    case 'binary':
      return binary(e, scope, x, wanted)
    case 'not':
      return { kind: 'not', operand: truth(e, scope, x.operand), type: TRUTH, span }
    case 'minus':
      return {
        kind: 'binary',
        op: '-',
        left: { kind: 'number', value: 0, type: NUMBER, span },
        right: numeric(e, scope, x.operand),
        type: NUMBER,
        span,
      }
    case 'is':
      return isTest(e, scope, x)
    case 'relation':
      return relation(e, scope, x)
    case 'can':
      return couldHappen(e, scope, x)
  }
}

function numeral(e: Elaboration, x: Expr & { kind: 'number' }): TExpr {
  if (!isNumber(x.value)) e.report(noNumber(x.value, x.span))
  return { kind: 'number', value: Math.min(x.value, NUMBERS.to), type: NUMBER, span: x.span }
}

function listOf(e: Elaboration, scope: Scope, x: Expr & { kind: 'list' }, wanted: Type | null): TExpr {
  const element = wanted?.set === true ? elementOf(wanted) : null
  const items = x.items.map((item) => asValue(e, elaborate(e, scope, item, element)))
  const known = items.filter((item) => item.type.base !== 'unknown')
  const first = known.find((item) => item.type.base !== 'none') ?? known[0]
  if (first === undefined) return { kind: 'list', items, type: wanted ?? setOf(UNKNOWN), span: x.span }
  for (const item of items) expectType(e, item, notNone(first.type.set ? elementOf(first.type) : first.type), true)
  const list: TExpr = {
    kind: 'list',
    items,
    type: (wanted?.list === true ? listType : setOf)(notNone(first.type.set ? elementOf(first.type) : first.type)),
    span: x.span,
  }
  const optional = items.some((item) => item.type.optional && !item.type.set)
  return optional ? present(e, list, orNone(first.type)) : list
}

function conditional(e: Elaboration, scope: Scope, x: Expr & { kind: 'if' }, wanted: Type | null): TExpr {
  const cond = truth(e, scope, x.cond)
  const then = asValue(e, elaborate(e, scope, x.then, wanted))
  const otherwise = asValue(e, elaborate(e, scope, x.otherwise, wanted ?? then.type))
  return { kind: 'if', cond, then, otherwise, type: joinedType(e, then, otherwise), span: x.span }
}

function caseOf(e: Elaboration, scope: Scope, x: Expr & { kind: 'case' }, wanted: Type | null): TExpr {
  const subject = asValue(e, elaborate(e, scope, x.subject))
  const arms = x.arms.map((arm) => ({
    when: caseValue(e, scope, arm.when, subject.type),
    value: asValue(e, elaborate(e, scope, arm.value, wanted)),
  }))
  const otherwise = asValue(e, elaborate(e, scope, x.otherwise, wanted))
  const result = arms.reduce((type, { value }) => joinedType(e, { ...otherwise, type }, value), otherwise.type)
  return { kind: 'case', subject, arms, otherwise, type: result, span: x.span }
}

/** `(1, 2) is a` of one number would be a set; several that give the same stand with `or`. */
function caseValue(e: Elaboration, scope: Scope, x: Expr, subject: Type): TExpr {
  if (!isSeveral(x) || subject.set || subject.base === 'unknown')
    return comparable(e, elaborate(e, scope, x, subject), subject)
  const text = worded('this is a set; a {1} is needed', show(subject))
  e.report(error('HR0201', worded('wrong kind of value'), x.span, text, { hint: SEVERAL_IN_A_CASE }))
  return poison(x)
}

function query(e: Elaboration, scope: Scope, x: Expr & { kind: 'quantified' }): TExpr {
  const { domain } = domainOf(e, scope, x.phrase)
  const element = domain.local.type
  if (x.quantifier === 'the' && domain.set === null && domain.tests.length === 0 && x.phrase.sortedBy === undefined)
    tellFirstOfAll(e, scope, x.phrase, element)
  const result = x.quantifier === 'each' ? setOf(element) : x.quantifier === 'the' ? orNone(element) : TRUTH
  return { kind: 'query', quantifier: x.quantifier, domain, type: result, span: x.span }
}

function relation(e: Elaboration, scope: Scope, x: Expr & { kind: 'relation' }): TExpr {
  const symbol = e.game.relations.get(x.name.text)
  if (symbol === undefined && x.name.text === 'contains') return containsText(e, scope, x)
  const left = elaborate(e, scope, x.left, symbol?.left ?? null)
  const right = elaborate(e, scope, x.right, symbol?.right ?? null)
  if (symbol === undefined) {
    e.report(
      error(
        'HR0101',
        worded('unknown relation'),
        x.name.span,
        worded('nothing relates two things as `{1}`', x.name.text),
        meant(x.name.text, [...e.game.relations.keys(), 'contains'], RELATIONS),
      ),
    )
    return poison(x)
  }
  e.used.add(x.name.text)
  refer(e, 'relation', x.name.span, symbol.name.span)
  expectType(e, left, symbol.left, true)
  expectType(e, right, symbol.right, true)
  return { kind: 'relation', name: x.name.text, left, right, type: TRUTH, span: x.span }
}

/** A truth, or one message. */
export function truth(e: Elaboration, scope: Scope, x: Expr): TExpr {
  const t = elaborate(e, scope, x)
  expectType(e, t, TRUTH)
  return t
}

/** A number that is surely there. */
/** A value of a type that is declared; an option counts as a number where one is. */
export function valueOf(e: Elaboration, scope: Scope, x: Expr, type: Type): TExpr {
  const value = elaborate(e, scope, x, type)
  if (value.type.base === 'option' && type.base === 'number') return asNumber(e, value)
  expectType(e, value, type)
  return value
}

export function numeric(e: Elaboration, scope: Scope, x: Expr): TExpr {
  return asNumber(e, elaborate(e, scope, x))
}
