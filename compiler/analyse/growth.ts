import { type Env, FixedParts, type ZoneExpr } from './fixed-parts.ts'
import { isUnwatched } from './unwatched.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { TRUTH } from '../game/type.ts'

type Choose = TStmt & { kind: 'choose' }

/** What a set of cards has to meet with whatever is added to it; `set` stands for the cards that lie in `zone` then. */
export interface Growing {
  readonly conditions: readonly TExpr[]
  readonly set: Local
  readonly zone: ZoneExpr
}

/**
 * Where a set of cards that is announced is moved somewhere, and what is done with it next can be refused by how the
 * cards lie there: the part of these conditions that no further card can make true again, such as that there are at
 * most four, or that all have one rank. A set that fails them need not be filled up. Null where nothing is said of it.
 */
export function whileGrowing(program: Program, s: Choose, following: readonly TStmt[]): Growing | null {
  const [laid, ...next] = following
  const source = s.domain.set
  if (laid?.kind !== 'each' || source?.kind !== 'zone' || source.family) return null
  const [move, ...others] = laid.body
  const { set, local, tests } = laid.domain
  if (move?.kind !== 'move' || others.length > 0 || tests.length > 0 || laid.from !== null) return null
  if (set?.kind !== 'local' || set.local !== s.result || move.what.kind !== 'local' || move.what.local !== local)
    return null
  const { zone: to } = move
  if (to.kind !== 'zone' || to.family || (to.key !== null && to.key.kind !== 'enum')) return null
  if (!isUnwatched(program, source.zone, to.zone)) return null
  const grown: Local = { id: -1 - s.result.id, name: s.result.name, type: { ...source.type, set: true } }
  const growth = new Growth(program, source.zone, to, grown)
  const conditions = growth.ofAll(next, new Map([[s.result, null]]))
  return conditions.length === 0 ? null : { conditions, set: grown, zone: to }
}

class Growth {
  private readonly program: Program
  private readonly to: ZoneExpr
  private readonly set: Local
  private readonly fixed: FixedParts

  constructor(program: Program, from: string, to: ZoneExpr, set: Local) {
    this.program = program
    this.fixed = new FixedParts(program, from, to)
    this.to = to
    this.set = set
  }

  /** The conditions that come before anything else is done. */
  ofAll(following: readonly TStmt[], env: Env): TExpr[] {
    const [found, next] = [this.ofHead(following, env), following.find((s) => s.kind !== 'onlyIf')]
    if (next?.kind === 'call' && !next.forced) found.push(...this.ofCall(next, env))
    return found.filter((x) => x !== null)
  }

  private ofHead(body: readonly TStmt[], env: Env): (TExpr | null)[] {
    const length = body.findIndex((s) => s.kind !== 'onlyIf')
    const head = length < 0 ? body : body.slice(0, length)
    return head.flatMap((s) => (s.kind === 'onlyIf' ? [this.lasting(s.cond, true, env)] : []))
  }

  private ofCall({ event: name, args }: TStmt & { kind: 'call' }, env: Env): (TExpr | null)[] {
    const event = this.program.events.get(name)
    if (event?.proc == null) return []
    const rules = event.cannots.filter((rule) => rule.selfDomain === null && rule.lasting === null)
    return [
      ...this.ofHead(event.proc.body, this.fixed.bound(event.proc, args, env)),
      ...rules.map((rule) =>
        this.some(rule.tests, false, this.fixed.bound({ params: rule.binders, you: rule.you }, args, env)),
      ),
    ]
  }

  /** Of a condition that is to hold, or not to, what holds of a set wherever it holds of a larger one; else null. */
  private lasting(x: TExpr, holds: boolean, env: Env): TExpr | null {
    const settled = this.fixed.of(x, env)
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
        return (x.quantifier === 'no' && holds) || (x.quantifier === 'some' && !holds) ? this.none(x, env) : null
      case 'builtin':
      case 'can':
      case 'case':
      case 'definition':
      case 'derived':
      case 'enum':
      case 'if':
      case 'inZone':
      case 'list':
      case 'local':
      case 'map':
      case 'none':
      case 'number':
      case 'option':
      case 'optionIs':
      case 'printed':
      case 'stored':
      case 'text':
      case 'times':
      case 'truth':
      case 'zone':
      case 'zoneIs':
        return null
    }
  }

  private every(parts: readonly TExpr[], holds: boolean, env: Env): TExpr | null {
    return joined(
      'and',
      parts.map((part) => this.lasting(part, holds, env)).filter((part) => part !== null),
    )
  }

  private some(parts: readonly TExpr[], holds: boolean, env: Env): TExpr | null {
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
      const inside = this.fixed.bound(s, things, env)
      return holds ? this.every(s.tests, true, inside) : this.some(s.tests, false, inside)
    })
    const known = each.filter((part) => part !== null)
    if (holds) return known.length < each.length ? null : joined('or', known)
    return joined('and', known)
  }

  /** What only grows must not pass what stays as it is. */
  private compared(x: TExpr & { kind: 'binary' }, holds: boolean, env: Env): TExpr | null {
    const op = holds ? x.op : OPPOSITE[x.op]
    const most = (small: TExpr, large: TExpr, how: '<' | '<='): TExpr | null => {
      const [less, more] = [this.growing(small, env), this.fixed.of(large, env)]
      return less === null || more === null ? null : { ...x, op: how, left: less, right: more }
    }
    if (x.left.type.base !== 'number' || x.left.type.set || x.right.type.set) return null
    if (x.left.type.optional || x.right.type.optional) return null
    if (op === '<' || op === '<=') return most(x.left, x.right, op)
    if (op === '>' || op === '>=') return most(x.right, x.left, op === '>' ? '<' : '<=')
    return op === '=' ? (most(x.left, x.right, '<=') ?? most(x.right, x.left, '<=')) : null
  }

  private none(x: TExpr & { kind: 'query' }, env: Env): TExpr | null {
    const query = this.ofMembers(x, env)
    return query === null ? null : { ...query, kind: 'query', quantifier: 'no', type: TRUTH }
  }

  private ofMembers(x: TExpr & { kind: 'query' }, env: Env): (TExpr & { kind: 'query' }) | null {
    const set = x.domain.set === null ? null : this.growing(x.domain.set, env)
    const tests = x.domain.tests.map((test) => this.fixed.of(test, env)).filter((test) => test !== null)
    return set === null || tests.length < x.domain.tests.length ? null : { ...x, domain: { ...x.domain, set, tests } }
  }

  /** A number or set that never becomes less as the cards become more; null where that is not known. */
  private growing(x: TExpr, env: Env): TExpr | null {
    switch (x.kind) {
      case 'zone':
        return this.isGrown(x, env) ? { kind: 'local', local: this.set, type: this.set.type, span: x.span } : null
      case 'query':
        return x.quantifier === 'each' ? this.ofMembers(x, env) : null
      case 'map': {
        const [set, body] = [this.growing(x.set, env), this.fixed.of(x.body, env)]
        return set === null || body === null ? null : { ...x, set, body }
      }
      case 'builtin': {
        const [only, ...others] = x.args
        if ((x.name !== 'count' && x.name !== 'distinct') || only === undefined || others.length > 0) return null
        const set = this.growing(only, env)
        return set === null ? null : { ...x, args: [set] }
      }
      case 'derived': {
        const fact = this.program.facts.get(x.fact)
        if (fact?.value == null || fact.excepts.length > 0) return null
        return this.growing(fact.value, this.fixed.bound(fact, x.args, env))
      }
      case 'adjective':
      case 'binary':
      case 'can':
      case 'case':
      case 'definition':
      case 'enum':
      case 'if':
      case 'inZone':
      case 'list':
      case 'local':
      case 'none':
      case 'not':
      case 'number':
      case 'option':
      case 'optionIs':
      case 'printed':
      case 'relation':
      case 'stored':
      case 'text':
      case 'times':
      case 'truth':
      case 'zoneIs':
        return null
    }
  }

  private isGrown({ zone: name, key, family }: ZoneExpr, env: Env): boolean {
    if (name !== this.to.zone || family) return false
    const at = key === null ? null : this.fixed.of(key, env)
    return this.to.key === null
      ? key === null
      : at?.kind === 'enum' && at.value === (this.to.key as { value?: string }).value
  }
}

const OPPOSITE: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '!=', '!=': '=' }

function joined(op: 'and' | 'or', parts: readonly TExpr[]): TExpr | null {
  const [first, ...others] = parts
  if (first === undefined) return null
  return others.reduce((left, right) => ({ kind: 'binary', op, left, right, type: TRUTH, span: left.span }), first)
}
