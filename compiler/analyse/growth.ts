import { nonNegative } from './non-negative.ts'
import type { Env, Text } from './fixed-parts.ts'
import type { ExprIn, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { TRUTH } from '../game/type.ts'

/** What stays as it is while a set grows, and what stands for the set. */
export interface Ground {
  /** The expression with its variables in place, where nothing of it changes as the set grows; else null. */
  readonly of: (x: TExpr, env: Env) => TExpr | null
  /** What parameters of a text stand for. */
  readonly bound: (text: Text, args: readonly TExpr[], env: Env) => Env
  /** What stands for the growing set, or null. */
  readonly grown: (x: TExpr, env: Env) => TExpr | null
}

/**
 * What of a condition no further member of a set can make true again, or what no member less can: as it holds of a
 * set, it holds of each smaller one, or of each larger one.
 */
export class Growth {
  private readonly program: Program
  private readonly ground: Ground
  private readonly to: 'smaller' | 'larger'

  constructor(program: Program, ground: Ground, to: 'smaller' | 'larger' = 'smaller') {
    this.program = program
    this.ground = ground
    this.to = to
  }

  /**
   * Of a condition that is to hold, or not to, what also holds of each smaller set, or of each larger one; else null.
   */
  lasting(x: TExpr, holds: boolean, env: Env): TExpr | null {
    const settled = this.ground.of(x, env)
    if (settled !== null) return holds ? settled : { kind: 'not', operand: settled, type: TRUTH, span: x.span }
    switch (x.kind) {
      case 'not':
        return this.lasting(x.operand, !holds, env)
      case 'binary':
        if (x.op === 'and' || x.op === 'or') {
          const parts = [x.left, x.right]
          return (x.op === 'and') === holds ? this.every(parts, holds, env) : this.some(parts, holds, env)
        }
        return this.compared(x, holds, env)
      case 'adjective':
      case 'relation':
        return this.said(x, holds, env)
      case 'query':
        return this.found(x, holds, env)
      case 'derived': {
        const fact = this.program.facts.get(x.fact)
        if (fact?.value == null || fact.excepts.length > 0) return null
        return this.lasting(fact.value, holds, this.ground.bound(fact, x.args, env))
      }
      default:
        x satisfies ExprIn<'leaves' | 'columns' | 'happenings' | 'places' | 'composed' | 'builtin' | 'map' | 'zone'>
        return null
    }
  }

  every(parts: readonly TExpr[], holds: boolean, env: Env): TExpr | null {
    return joined(
      'and',
      parts.map((part) => this.lasting(part, holds, env)).filter((part) => part !== null),
    )
  }

  some(parts: readonly TExpr[], holds: boolean, env: Env): TExpr | null {
    const all = parts.map((part) => this.lasting(part, holds, env)).filter((part) => part !== null)
    return all.length < parts.length ? null : joined('or', all)
  }

  /** An adjective or relation by what its sentences say. */
  private said(x: TExpr & { kind: 'adjective' | 'relation' }, holds: boolean, env: Env): TExpr | null {
    const { adjectives, relations } = this.program
    const { sentences } = (x.kind === 'adjective' ? adjectives.get(x.name) : relations.get(x.name)) ?? { sentences: [] }
    if (sentences.length === 0 || sentences.some((s) => s.lasting !== null || s.selfDomain !== null)) return null
    if (x.kind === 'adjective' && this.program.game.adjectives.get(x.name)?.stored === true) return null
    const things = x.kind === 'adjective' ? [x.of] : [x.left, x.right]
    const each = sentences.map((s) => {
      const inside = this.ground.bound(s, things, env)
      return holds ? this.every(s.tests, true, inside) : this.some(s.tests, false, inside)
    })
    const known = each.filter((part) => part !== null)
    if (holds) return known.length < each.length ? null : joined('or', known)
    return joined('and', known)
  }

  /** What only grows must not pass what stays as it is, or has to come up to it. */
  private compared(x: TExpr & { kind: 'binary' }, holds: boolean, env: Env): TExpr | null {
    if (x.op === 'in') return this.among(x, holds, env)
    const op = holds ? x.op : OPPOSITE[x.op]
    const most = (small: TExpr, large: TExpr, how: '<' | '<='): TExpr | null => {
      const [less, more] =
        this.to === 'smaller'
          ? [this.growing(small, env), this.ground.of(large, env)]
          : [this.ground.of(small, env), this.growing(large, env)]
      return less === null || more === null ? null : { ...x, op: how, left: less, right: more }
    }
    if (x.left.type.base !== 'number' || x.left.type.set || x.right.type.set) return null
    if (op === '=') return most(x.left, x.right, '<=') ?? most(x.right, x.left, '<=')
    // What is not there is not less, and not at least as much either.
    if (x.left.type.optional || x.right.type.optional) return null
    if (op === '<' || op === '<=') return most(x.left, x.right, op)
    return op === '>' || op === '>=' ? most(x.right, x.left, op === '>' ? '<' : '<=') : null
  }

  /** What is found in a set is found in each larger one. */
  private among(x: TExpr & { kind: 'binary' }, holds: boolean, env: Env): TExpr | null {
    if (holds !== (this.to === 'larger') || x.left.type.set) return null
    const [left, right] = [this.ground.of(x.left, env), this.growing(x.right, env)]
    if (left === null || right === null) return null
    const found: TExpr = { ...x, left, right }
    return holds ? found : { kind: 'not', operand: found, type: TRUTH, span: x.span }
  }

  /** Whether there is some member in smaller sets, or in larger ones. */
  private found(x: TExpr & { kind: 'query' }, holds: boolean, env: Env): TExpr | null {
    if (x.quantifier !== 'no' && x.quantifier !== 'some') return null
    const some = (x.quantifier === 'some') === holds
    if (some !== (this.to === 'larger')) return null
    const query = this.ofMembers(x, env)
    return query === null ? null : { ...query, kind: 'query', quantifier: some ? 'some' : 'no', type: TRUTH }
  }

  private ofMembers(x: TExpr & { kind: 'query' }, env: Env): (TExpr & { kind: 'query' }) | null {
    const set = x.domain.set === null ? null : this.growing(x.domain.set, env)
    const tests = x.domain.tests.map((test) => this.ground.of(test, env)).filter((test) => test !== null)
    return set === null || tests.length < x.domain.tests.length ? null : { ...x, domain: { ...x.domain, set, tests } }
  }

  /** A number or set that never becomes less as the cards become more; null where that is not known. */
  growing(x: TExpr, env: Env): TExpr | null {
    const grown = this.ground.grown(x, env)
    if (grown !== null) return grown
    switch (x.kind) {
      case 'query':
        return x.quantifier === 'each' ? this.ofMembers(x, env) : null
      case 'map': {
        const [set, body] = [this.growing(x.set, env), this.ground.of(x.body, env)]
        return set === null || body === null ? null : { ...x, set, body }
      }
      case 'builtin': {
        const [only, ...others] = x.args
        if (only === undefined || others.length > 0) return null
        const more =
          x.name === 'count' || x.name === 'distinct' || (x.name === 'sum' && nonNegative(this.program, only))
        if (!more) return null
        const set = this.growing(only, env)
        return set === null ? null : { ...x, args: [set] }
      }
      case 'derived': {
        const fact = this.program.facts.get(x.fact)
        if (fact?.value == null || fact.excepts.length > 0) return null
        return this.growing(fact.value, this.ground.bound(fact, x.args, env))
      }
      default:
        x satisfies ExprIn<
          'leaves' | 'columns' | 'sentences' | 'happenings' | 'places' | 'composed' | 'binary' | 'not' | 'zone'
        >
        return null
    }
  }
}

const OPPOSITE: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '!=', '!=': '=' }

/** What is true alone says nothing among what holds together, nor what is not among what need not. */
function joined(op: 'and' | 'or', parts: readonly TExpr[]): TExpr | null {
  const telling = parts.filter((x) => x.kind !== 'truth' || x.value !== (op === 'and'))
  const [first, ...others] = telling.length === 0 ? parts : telling
  if (first === undefined) return null
  return others.reduce((left, right) => ({ kind: 'binary', op, left, right, type: TRUTH, span: left.span }), first)
}
