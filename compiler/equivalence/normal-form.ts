import { substituted, withParts } from '../analyse/substituted.ts'
import { conjuncts, within } from '../analyse/walk.ts'
import { TRUTH } from '../game/type.ts'
import type { Domain, ExprIn, Local, TExpr } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import { MOST_PARTS } from './named-values.ts'

type Binary = TExpr & { readonly kind: 'binary' }

/**
 * Expressions in one of the ways to say them: `case` as `if`, a count of nothing as that there is none, what is greater
 * as what is less. Variables that only name a value are that value.
 */
export class NormalForm {
  private readonly valueOf: (local: Local) => TExpr | null
  private readonly known = new WeakMap<TExpr, TExpr>()
  private readonly domains = new WeakMap<Domain, Domain>()

  /** `valueOf`: what a variable names, where it does nothing else. */
  constructor(valueOf: (local: Local) => TExpr | null) {
    this.valueOf = valueOf
  }

  of(x: TExpr): TExpr {
    const known = this.known.get(x)
    if (known !== undefined) return known
    const value = x.kind === 'local' ? this.valueOf(x.local) : null
    const said = value === null ? this.said(this.withNormalParts(x)) : this.of(value)
    this.known.set(x, said)
    this.known.set(said, said)
    return said
  }

  domain(domain: Domain): Domain {
    const known = this.domains.get(domain)
    if (known !== undefined) return known
    const { local, set, tests } = domain
    const said = this.gathered({ local, set: set === null ? null : this.of(set), tests: tests.map((x) => this.of(x)) })
    this.domains.set(domain, said)
    this.domains.set(said, said)
    return said
  }

  private withNormalParts(x: TExpr): TExpr {
    if (x.kind === 'query') return { ...x, domain: this.domain(x.domain) }
    return withParts(x, (part) => this.of(part))
  }

  /** What has normal parts. */
  private said(x: TExpr): TExpr {
    switch (x.kind) {
      case 'case':
        return this.asIf(x)
      case 'if':
        return x.cond.kind === 'not' ? { ...x, cond: x.cond.operand, then: x.otherwise, otherwise: x.then } : x
      case 'not':
        return x.operand.kind === 'not' ? x.operand.operand : x
      case 'builtin': {
        const [set] = x.args
        return x.name === 'empty' && set?.type.set === true ? this.not(this.some(set)) : x
      }
      case 'query':
        if (x.quantifier === 'no') return this.not(this.some({ ...x, quantifier: 'each' }))
        return x.quantifier === 'some' ? this.some({ ...x, quantifier: 'each' }) : x
      case 'binary':
        return this.compared(x)
      default:
        x satisfies ExprIn<'leaves' | 'words' | 'happenings' | 'zone' | 'places' | 'map' | 'list'>
        return x
    }
  }

  private asIf(x: TExpr & { readonly kind: 'case' }): TExpr {
    const { subject, arms, otherwise, type, span } = x
    if (subject.type.set || arms.some(({ when }) => when.type.set) || isLarge(subject, arms.length)) return x
    return arms.reduceRight((rest, { when, value }): TExpr => {
      const cond: TExpr = { kind: 'binary', op: '=', left: subject, right: when, type: TRUTH, span }
      return { kind: 'if', cond, then: value, otherwise: rest, type, span }
    }, otherwise)
  }

  private compared(x: Binary): TExpr {
    const { op, left, right } = x
    const asked = setCounted(x)
    if (asked !== null) return asked.isSome ? this.some(asked.set) : this.not(this.some(asked.set))
    switch (op) {
      case '>':
      case '>=':
        return { ...x, op: op === '>' ? '<' : '<=', left: right, right: left }
      case '!=':
        return this.not({ ...x, op: '=' })
      case 'in':
        return left.type.set ? x : (memberOf(left, right, x) ?? x)
      default:
        return x
    }
  }

  /** That a set has members. */
  private some(set: TExpr): TExpr {
    const { span } = set
    if (set.kind !== 'query' || set.quantifier !== 'each')
      return {
        kind: 'not',
        operand: { kind: 'builtin', name: 'empty', args: [set], type: TRUTH, span },
        type: TRUTH,
        span,
      }
    const { domain } = set
    if (domain.set !== null && domain.tests.length === 0) return this.some(domain.set)
    return { kind: 'query', quantifier: 'some', domain, type: TRUTH, span }
  }

  private not(x: TExpr): TExpr {
    return x.kind === 'not' ? x.operand : { kind: 'not', operand: x, type: TRUTH, span: x.span }
  }

  /** With what is asked of the members of its set among its own tests. */
  private gathered({ local, set, tests }: Domain): Domain {
    const own = tests.flatMap(conjuncts)
    if (set === null) return { local, set, tests: own }
    if (set.kind === 'builtin' && set.name === 'players') return { local, set: null, tests: own }
    if (set.kind === 'query' && set.quantifier === 'each' && set.domain.set !== null) {
      const same = new Map([[set.domain.local, localExpr(local, set.span)]])
      const inner = set.domain.tests.map((test) => substituted(test, same))
      return this.gathered({ local, set: set.domain.set, tests: [...inner, ...own] })
    }
    const without = oneLess(set)
    if (without === null) return { local, set, tests: own }
    const { all, one } = without
    const is: TExpr = {
      kind: 'binary',
      op: '=',
      left: localExpr(local, set.span),
      right: one,
      type: TRUTH,
      span: set.span,
    }
    return this.gathered({ local, set: all, tests: [this.not(is), ...own] })
  }
}

/** All of a set but for one, which is there: `players - p`. */
function oneLess(set: TExpr): { readonly all: TExpr; readonly one: TExpr } | null {
  if (set.kind !== 'binary' || set.op !== 'without' || set.type.list === true) return null
  const { left, right } = set
  const isOne = !right.type.set && !right.type.optional
  return isOne && left.type.set ? { all: left, one: right } : null
}

/** The set of which a comparison asks whether it has members, as `count of S > 0` does. */
function setCounted({ op, left, right }: Binary): { readonly set: TExpr; readonly isSome: boolean } | null {
  if (right.kind !== 'number') {
    const turned = TURNED[op]
    return left.kind === 'number' && turned !== undefined
      ? setCounted({ op: turned, left: right, right: left } as Binary)
      : null
  }
  const [set] = left.kind === 'builtin' && left.name === 'count' ? left.args : []
  if (set?.type.set !== true) return null
  const isSome = ASKS_FOR_SOME.get(`${op} ${right.value}`)
  return isSome === undefined ? null : { set, isSome }
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=', '!=': '!=' }

const ASKS_FOR_SOME: ReadonlyMap<string, boolean> = new Map([
  ['> 0', true],
  ['>= 1', true],
  ['!= 0', true],
  ['= 0', false],
  ['< 1', false],
  ['<= 0', false],
])

/** `x in a..b` and `x in (a, b)` as comparisons. */
function memberOf(x: TExpr, set: TExpr, { span }: Binary): TExpr | null {
  const both = (op: string, left: TExpr, right: TExpr): TExpr => ({
    kind: 'binary',
    op,
    left,
    right,
    type: TRUTH,
    span,
  })
  if (set.kind === 'binary' && set.op === '..' && !isLarge(x, 2))
    return both('and', both('<=', set.left, x), both('<=', x, set.right))
  if (set.kind !== 'list' || set.items.length === 0 || set.items.some(({ type }) => type.set)) return null
  if (isLarge(x, set.items.length)) return null
  return set.items.map((item) => both('=', x, item)).reduce((left, right) => both('or', left, right))
}

/** Whether too much would come of an expression that is said as often as that. */
const isLarge = (x: TExpr, times: number): boolean => within(x).length * times > MOST_PARTS
