import { ANY, type Bounds } from '../analyse/bounds.ts'
import type { Type } from '../game/type.ts'
import { conjuncts, mentions } from '../analyse/walk.ts'
import type { ExprIn, TExpr } from '../program/ir.ts'
import { type Reckoned, addedUp, asOneSum, sumInWords } from './reckoned.ts'
import { valueCases } from './value-cases.ts'

/** A sentence as far as it is made of `and`, `or`, `not` and comparisons; whatever else it asks is a letter. */
export type Formula =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'compared'; readonly op: Comparison; readonly left: Term; readonly right: Term }
  /** That it is none, which equals nothing, not even itself. */
  | { readonly kind: 'none'; readonly of: Term }

export type Comparison = '=' | '<' | '<='

/** A value that is written, or one that is worked out: equal names are equal values. */
export type Term =
  | { readonly kind: 'value'; readonly value: number | string | null }
  | {
      readonly kind: 'name'
      readonly name: string
      readonly type: Type
      readonly bounds: Bounds
      /** The only numbers that it may be, where these are known. */
      readonly only?: readonly number[]
      /** What it is said of: where any of that is none it is none as well. */
      readonly of?: readonly Term[]
    }

/** How expressions are named, so that the same means the same, and what is known of their numbers. */
export interface Naming {
  readonly nameOf: (x: TExpr) => string
  readonly boundsOf: (x: TExpr) => Bounds
  /** The only numbers that something may be; null where these are not known. */
  readonly numbersOf: (x: TExpr) => readonly number[] | null
  /** What a fact is worked out as, where nothing else may be so. */
  readonly standsFor: (x: TExpr) => TExpr | null
  /** Whether all numbers are compared by their difference, or only those that are worked out. */
  readonly byDifference?: boolean
}

const conjunction = (tests: readonly TExpr[], naming: Naming): Formula => ({
  kind: 'and',
  parts: tests.map((test) => formulaOf(test, naming)),
})

/** That all tests of one of these hold. */
export const alternatives = (sentences: readonly (readonly TExpr[])[], naming: Naming): Formula => ({
  kind: 'or',
  parts: sentences.map((tests) => conjunction(tests, naming)),
})

function formulaOf(x: TExpr, naming: Naming): Formula {
  switch (x.kind) {
    case 'truth':
      return { kind: 'truth', value: x.value }
    case 'not':
      return { kind: 'not', of: formulaOf(x.operand, naming) }
    case 'if': {
      const cond = formulaOf(x.cond, naming)
      return either(
        both(cond, formulaOf(x.then, naming)),
        both({ kind: 'not', of: cond }, formulaOf(x.otherwise, naming)),
      )
    }
    case 'builtin': {
      const [of] = x.args
      return x.name === 'isNone' && of !== undefined && isSingle(of)
        ? { kind: 'none', of: termOf(of, naming) }
        : letter(x, naming)
    }
    case 'binary':
      return ofBinary(x, naming)
    case 'query':
      return ofQuery(x, naming)
    default:
      x satisfies ExprIn<'leaves' | 'words' | 'happenings' | 'zone' | 'places' | 'map' | 'case' | 'list'>
      return letter(x, naming)
  }
}

function ofBinary(x: TExpr & { readonly kind: 'binary' }, naming: Naming): Formula {
  const { op, left, right } = x
  switch (op) {
    case 'and':
    case 'or':
      return { kind: op, parts: [formulaOf(left, naming), formulaOf(right, naming)] }
    case '=':
      return equation(left, right, naming) ?? letter(x, naming)
    case '!=': {
      const equal = equation(left, right, naming)
      return equal === null ? letter(x, naming) : { kind: 'not', of: equal }
    }
    case 'in':
      return listed(left, right, naming) ?? letter(x, naming)
    case '<':
    case '<=':
      return ordered(op, left, right, naming) ?? letter(x, naming)
    case '>':
    case '>=':
      return ordered(op === '>' ? '<' : '<=', right, left, naming) ?? letter(x, naming)
    default:
      return letter(x, naming)
  }
}

/** What does not hang on the member is asked once: `some x where A and B` is `B and some x where A`. */
function ofQuery(x: TExpr & { readonly kind: 'query' }, naming: Naming): Formula {
  const { domain } = x
  const tests = domain.tests.flatMap(conjuncts)
  const [ofMember, apart] = [true, false].map((is) => tests.filter((test) => mentions(test, domain.local) === is))
  if (x.quantifier !== 'some' || ofMember === undefined || apart === undefined || apart.length === 0)
    return letter(x, naming)
  return both(letter({ ...x, domain: { ...domain, tests: ofMember } }, naming), conjunction(apart, naming))
}

/** How often the values of facts are put in their place. */
const DEEPEST = 3

/** A comparison of something that is one value or another by a condition is one of each. */
function byCases(sides: readonly [TExpr, TExpr], naming: Naming, compare: Compare, deep = DEEPEST): Formula | null {
  for (const [at, side] of sides.entries()) {
    const cases = deep === 0 ? [] : valueCases(naming.standsFor(side) ?? side)
    if (cases.length < 2) continue
    const parts = cases.map(({ when, value }) => {
      const part = byCases(at === 0 ? [value, sides[1]] : [sides[0], value], naming, compare, deep - 1)
      return part === null ? null : both(conjunction(when, naming), part)
    })
    return parts.every((part) => part !== null) ? either(...parts) : null
  }
  return compare(...sides)
}

type Compare = (left: TExpr, right: TExpr) => Formula | null

function equation(left: TExpr, right: TExpr, naming: Naming): Formula | null {
  if (!isSingle(left) || !isSingle(right) || !isOfOneKind(left.type, right.type)) return null
  if (left.type.base === 'truth' && right.type.base === 'truth') {
    const [a, b] = [formulaOf(left, naming), formulaOf(right, naming)]
    return either(both(a, b), both({ kind: 'not', of: a }, { kind: 'not', of: b }))
  }
  return byCases([left, right], naming, (one, other) =>
    isNumber(one) && isNumber(other)
      ? comparedNumbers('=', one, other, naming)
      : { kind: 'compared', op: '=', left: termOf(one, naming), right: termOf(other, naming) },
  )
}

/** Whether two values are told apart by what they are called here. */
const isOfOneKind = (a: Type, b: Type): boolean =>
  a.base === 'none' || b.base === 'none' || (a.base === b.base && a.of === b.of && a.base !== 'option')

/** `x in (a, b)`; nothing is a member of what has no members. */
function listed(left: TExpr, right: TExpr, naming: Naming): Formula | null {
  if (!isSingle(left) || left.type.optional || right.kind !== 'list' || !right.items.every(isSingle)) return null
  const parts = right.items.flatMap((item) => equation(left, item, naming) ?? [])
  return parts.length === right.items.length ? { kind: 'or', parts } : null
}

/** A comparison with none is false, which a letter may say as well. */
function ordered(op: '<' | '<=', left: TExpr, right: TExpr, naming: Naming): Formula | null {
  return byCases([left, right], naming, (one, other) =>
    isNumber(one) && isNumber(other) ? comparedNumbers(op, one, other, naming) : null,
  )
}

const isNumber = (x: TExpr): boolean => isSingle(x) && !x.type.optional && x.type.base === 'number'

function comparedNumbers(op: Comparison, left: TExpr, right: TExpr, naming: Naming): Formula {
  return comparedSums(op, [left, naming], [right, naming])
}

/** Numbers that are worked out are compared by what is left of both sides together. */
function comparedSums(op: Comparison, [left, ofLeft]: Named, [right, ofRight]: Named): Formula {
  const said = (low: Term, high: Term): Formula => ({ kind: 'compared', op, left: low, right: high })
  const areNamed = ![left, right].some(({ kind }) => kind === 'binary')
  const isWritten = [left, right].some(({ kind }) => kind === 'number')
  if (areNamed && (isWritten || ofLeft.byDifference !== true)) return said(termOf(left, ofLeft), termOf(right, ofRight))
  const ofFirst = asOneSum(left, ofLeft.nameOf)
  const sum = addedUp(ofFirst, asOneSum(right, ofRight.nameOf), -1)
  const [first, ...more] = [...sum.products].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, product]) => product)
  const constant = (value: number): Term => ({ kind: 'value', value })
  if (first === undefined) return said(constant(sum.plus), constant(0))
  // `a - b < 2` is `-2 < b - a`: one way to say it has a first product that counts.
  const isTurned = first.times < 0
  const products = isTurned ? addedUp(NOTHING, { ...sum, plus: 0 }, -1).products : sum.products
  const [only] = first.of
  const isOne = more.length === 0 && first.of.length === 1 && Math.abs(first.times) === 1
  const rest: Term =
    isOne && only?.x != null
      ? termOf(only.x, ofFirst.products.has(only.name) ? ofLeft : ofRight)
      : { kind: 'name', name: sumInWords({ products, plus: 0 }), type: left.type, bounds: ANY }
  return isTurned ? said(constant(sum.plus), rest) : said(rest, constant(-sum.plus))
}

/** That numbers of two sides are equal, which are there. */
export const numbersEqual = ([left, ofLeft]: Named, [right, ofRight]: Named): Formula =>
  comparedSums('=', [left, ofLeft], [right, ofRight])

type Named = readonly [TExpr, Naming]

const NOTHING: Reckoned = { products: new Map(), plus: 0, needs: new Set() }

const isSingle = ({ type }: TExpr): boolean => !type.set && type.base !== 'unknown'

function termOf(x: TExpr, naming: Naming): Term {
  if (x.kind === 'number') return { kind: 'value', value: x.value }
  if (x.kind === 'none') return { kind: 'value', value: null }
  if (x.kind === 'enum') return { kind: 'value', value: `${x.enum}.${x.value}` }
  if (x.kind === 'definition') return { kind: 'value', value: `card ${x.name}` }
  const of = saidOf(x).map((thing) => termOf(thing, naming))
  const numbers = naming.numbersOf(x)
  const only = numbers === null ? {} : { only: numbers }
  return { kind: 'name', name: naming.nameOf(x), type: x.type, bounds: naming.boundsOf(x), ...only, of }
}

/** The things without which nothing is said: `bidder` in `side of bidder`. */
function saidOf(x: TExpr): readonly TExpr[] {
  const things = x.kind === 'stored' || x.kind === 'derived' ? x.args : x.kind === 'printed' ? [x.of] : []
  return x.type.optional ? things.filter((thing) => isSingle(thing) && thing.type.optional) : []
}

const letter = (x: TExpr, { nameOf }: Naming): Formula => ({ kind: 'letter', name: nameOf(x) })
const both = (...parts: Formula[]): Formula => ({ kind: 'and', parts })
const either = (...parts: Formula[]): Formula => ({ kind: 'or', parts })
