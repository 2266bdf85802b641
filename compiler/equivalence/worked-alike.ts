import type { TExpr } from '../program/ir.ts'
import { type Formula, type Naming, alternatives, numbersEqual } from './formula.ts'
import { areOneSum, asOneSum } from './reckoned.ts'
import { areAlike } from './valuations.ts'
import { type ValueCase, valueCases } from './value-cases.ts'

/** What is asked of one side: how it is named, in its normal form, and in words that stand for nothing else. */
export interface SideAsked {
  readonly naming: Naming
  readonly normal: (x: TExpr) => TExpr
  /** With what facts and adjectives stand for in their place. */
  readonly throughout: (x: TExpr) => TExpr
}

type Alternatives = readonly (readonly TExpr[])[]

/** Tells whether conditions hold in the same cases, and whether values are worked out as the same. */
export class WorkedAlike {
  private readonly old: SideAsked
  private readonly next: SideAsked
  private readonly inPlace: () => void

  /** `inPlace` is told where that is so only by what words stand for. */
  constructor(old: SideAsked, next: SideAsked, inPlace: () => void) {
    this.old = old
    this.next = next
    this.inPlace = inPlace
  }

  /**
   * Of alternatives, each of conditions together. Values that are worked out by cases are looked into where they are
   * not alike as they are named: that is more to try.
   */
  holdAlike(a: Alternatives, b: Alternatives): boolean {
    const [one, other] = [inForm(a, this.old.normal), inForm(b, this.next.normal)]
    if (HOW.some((how) => this.areAlike(one, other, how))) return true
    const said = [inForm(one, this.old.throughout), inForm(other, this.next.throughout)] as const
    if (!IN_DEPTH.some((how) => this.areAlike(...said, how))) return false
    this.inPlace()
    return true
  }

  /** Whether conditions of either side never hold together. */
  neverMeet(a: readonly TExpr[], b: readonly TExpr[]): boolean {
    const [one, other] = [a.map(this.old.throughout), b.map(this.next.throughout)]
    return IN_DEPTH.some(
      (how) => areAlike(this.together([a, b], how), FALSE) || areAlike(this.together([one, other], how), FALSE),
    )
  }

  /** Whether two values are the same in all cases that come. */
  comeToTheSame(a: TExpr, b: TExpr): boolean {
    if (a.type.base !== b.type.base || a.type.set !== b.type.set) return false
    if (this.areSameInCases(a, b)) return true
    if (!this.areSameInCases(this.old.throughout(a), this.next.throughout(b))) return false
    this.inPlace()
    return true
  }

  private areSameInCases(a: TExpr, b: TExpr): boolean {
    const [one, other] = [valueCases(a), valueCases(b)]
    return one.every((x) => other.every((y) => this.isOneValue(x.value, y.value) || this.isOneIn(x, y)))
  }

  private isOneValue(a: TExpr, b: TExpr): boolean {
    const [old, next] = [this.old.naming.nameOf, this.next.naming.nameOf]
    return isNumber(a) && isNumber(b) ? areOneSum(asOneSum(a, old), asOneSum(b, next)) : old(a) === next(b)
  }

  /** Whether two cases never come together, or come to the same number where they do. */
  private isOneIn(a: ValueCase, b: ValueCase): boolean {
    if (a.when.length + b.when.length === 0) return false
    if (this.neverMeet(a.when, b.when)) return true
    if (![a.value, b.value].every((x) => isNumber(x) && !x.type.optional)) return false
    return IN_DEPTH.some((how) => {
      const equal = numbersEqual([a.value, { ...this.old.naming, ...how }], [b.value, { ...this.next.naming, ...how }])
      return areAlike(both(this.together([a.when, b.when], how), { kind: 'not', of: equal }), FALSE)
    })
  }

  /** That conditions of both sides hold. */
  private together([a, b]: readonly [readonly TExpr[], readonly TExpr[]], how: Partial<Naming>): Formula {
    return both(alternatives([a], { ...this.old.naming, ...how }), alternatives([b], { ...this.next.naming, ...how }))
  }

  private areAlike(a: Alternatives, b: Alternatives, how: Partial<Naming>): boolean {
    return areAlike(alternatives(a, { ...this.old.naming, ...how }), alternatives(b, { ...this.next.naming, ...how }))
  }
}

const inForm = (all: Alternatives, form: (x: TExpr) => TExpr): Alternatives => all.map((tests) => tests.map(form))

/** Ways to look into what is worked out. */
const IN_DEPTH: readonly Partial<Naming>[] = [{}, { byDifference: true }]
const BY_NAME: Partial<Naming> = { standsFor: () => null }
const HOW: readonly Partial<Naming>[] = [BY_NAME, ...IN_DEPTH]

const FALSE: Formula = { kind: 'truth', value: false }

const both = (...parts: Formula[]): Formula => ({ kind: 'and', parts })

const isNumber = ({ type }: TExpr): boolean => type.base === 'number' && !type.set
