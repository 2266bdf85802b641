import { substituted } from '../analyse/substituted.ts'
import { TRUTH } from '../game/type.ts'
import type { BuiltinName } from '../program/builtin.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'

/** What is known of an expression. */
export type Known = number | boolean | null

/**
 * What is supposed of expressions, by their names: that they are worth something, that two are worth the same, or that
 * a set has no members. Works out what follows for others.
 */
export class Supposed {
  private readonly nameOf: (x: TExpr) => string
  private readonly values = new Map<string, Known>()
  private readonly equal = new Set<string>()
  private readonly empty = new Set<string>()

  constructor(nameOf: (x: TExpr) => string) {
    this.nameOf = nameOf
  }

  suppose(x: TExpr, value: Known): void {
    this.values.set(this.nameOf(x), value)
  }

  supposeEmpty(set: TExpr): void {
    this.empty.add(this.nameOf(set))
  }

  supposeEqual(left: TExpr, right: TExpr): void {
    const [value, other] = [this.value(left), this.value(right)]
    if (value === undefined && other !== undefined) this.suppose(left, other)
    if (other === undefined && value !== undefined) this.suppose(right, value)
    this.equal.add(`${this.nameOf(left)} = ${this.nameOf(right)}`)
  }

  /** That a condition does not hold. */
  supposeNot(x: TExpr): void {
    this.suppose(x, false)
    if (x.kind === 'not') this.suppose(x.operand, true)
    const found = x.kind === 'binary' && x.op === 'in' ? membersLike(x.left, x.right) : x.kind === 'query' ? x : null
    if (found?.quantifier === 'some' || found?.quantifier === 'each') this.supposeEmpty(asSet(found))
  }

  /** What an expression is worth; undefined where that is not known. */
  value(x: TExpr): Known | undefined {
    const supposed = this.values.get(this.nameOf(x))
    if (supposed !== undefined) return supposed
    if (x.kind === 'number' || x.kind === 'truth') return x.value
    if (x.kind === 'none') return null
    if (x.kind === 'binary') return this.valueOfBoth(x)
    if (x.kind === 'query') return this.isEmpty(asSet(x)) ? ASKED_OF_NOTHING[x.quantifier] : undefined
    if (x.kind === 'builtin') return x.args[0] !== undefined && this.isEmpty(x.args[0]) ? OF_NOTHING[x.name] : undefined
    if (x.kind !== 'not') return undefined
    const operand = this.value(x.operand)
    return typeof operand === 'boolean' ? !operand : undefined
  }

  private valueOfBoth({ op, left, right }: TExpr & { readonly kind: 'binary' }): Known | undefined {
    const [a, b] = [this.value(left), this.value(right)]
    switch (op) {
      case 'and':
        return a === false || b === false ? false : a === true && b === true ? true : undefined
      case 'or':
        return a === true || b === true ? true : a === false && b === false ? false : undefined
      case 'in':
        return this.isEmpty(right) ? false : undefined
      case '-':
        return this.areEqual(left, right) ? 0 : typeof a === 'number' && typeof b === 'number' ? a - b : undefined
      case '+':
        return typeof a === 'number' && typeof b === 'number' ? a + b : undefined
      case '*':
        return a === 0 || b === 0 ? 0 : typeof a === 'number' && typeof b === 'number' ? a * b : undefined
      case '=':
        return a === undefined || b === undefined || a === null || b === null ? undefined : a === b
      case '!=':
        return a === undefined || b === undefined || a === null || b === null ? undefined : a !== b
      default:
        return typeof a === 'number' && typeof b === 'number' ? ofNumbers(op, a, b) : undefined
    }
  }

  /** Whether a set has no members. */
  isEmpty(x: TExpr): boolean {
    if (this.empty.has(this.nameOf(x))) return true
    if (x.kind === 'map') return this.isEmpty(x.set)
    if (x.kind === 'query') return x.domain.set !== null && this.isEmpty(x.domain.set)
    if (x.kind !== 'binary') return false
    return x.op === 'union' ? this.isEmpty(x.left) && this.isEmpty(x.right) : x.op === 'without' && this.isEmpty(x.left)
  }

  private areEqual(left: TExpr, right: TExpr): boolean {
    const [a, b] = [this.nameOf(left), this.nameOf(right)]
    return a === b || this.equal.has(`${a} = ${b}`) || this.equal.has(`${b} = ${a}`)
  }
}

/** What questions of a set come to that has no members. */
const ASKED_OF_NOTHING: Partial<Readonly<Record<Query['quantifier'], Known>>> = { some: false, no: true }
const OF_NOTHING: Partial<Readonly<Record<BuiltinName, Known>>> = { count: 0, empty: true }

type Query = TExpr & { readonly kind: 'query' }

/** All that a question is about, as a set. */
const asSet = (x: Query): Query => ({ ...x, quantifier: 'each' })

/** `each card c in field where rank of c = 7` for `7 in rank of field`. */
function membersLike(value: TExpr, { kind, ...mapped }: TExpr): Query | null {
  if (kind !== 'map') return null
  const { set, local, body, span } = mapped as TExpr & { readonly kind: 'map' }
  const member: Local = { ...local, id: -1 }
  const said = substituted(body, new Map([[local, localExpr(member, span)]]))
  const test: TExpr = { kind: 'binary', op: '=', left: said, right: value, type: TRUTH, span }
  return { kind: 'query', quantifier: 'each', domain: { local: member, set, tests: [test] }, type: set.type, span }
}

function ofNumbers(op: string, a: number, b: number): Known | undefined {
  switch (op) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    case 'mod':
      return a >= 0 && b > 0 ? a % b : undefined
    default:
      return undefined
  }
}
