import { type Env, FixedParts, type ZoneExpr } from './fixed-parts.ts'
import { Growth } from './growth.ts'
import { isUnwatched } from './unwatched.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

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
  const laidDown = new LaidDown(program, source.zone, to, grown)
  const conditions = laidDown.ofAll(next, new Map([[s.result, null]]))
  return conditions.length === 0 ? null : { conditions, set: grown, zone: to }
}

class LaidDown {
  private readonly program: Program
  private readonly to: ZoneExpr
  private readonly fixed: FixedParts
  private readonly growth: Growth

  constructor(program: Program, from: string, to: ZoneExpr, set: Local) {
    this.program = program
    this.to = to
    this.fixed = new FixedParts(program, from, to)
    this.growth = new Growth(program, {
      of: (x, env) => this.fixed.of(x, env),
      bound: (text, args, env) => this.fixed.bound(text, args, env),
      grown: (x, env) =>
        x.kind === 'zone' && this.isGrown(x, env) ? { kind: 'local', local: set, type: set.type, span: x.span } : null,
    })
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
    return head.flatMap((s) => (s.kind === 'onlyIf' ? [this.growth.lasting(s.cond, true, env)] : []))
  }

  private ofCall({ event: name, args }: TStmt & { kind: 'call' }, env: Env): (TExpr | null)[] {
    const event = this.program.events.get(name)
    if (event?.proc == null) return []
    const rules = event.cannots.filter((rule) => rule.selfDomain === null && rule.lasting === null)
    return [
      ...this.ofHead(event.proc.body, this.fixed.bound(event.proc, args, env)),
      ...rules.map((rule) =>
        this.growth.some(rule.tests, false, this.fixed.bound({ params: rule.binders, you: rule.you }, args, env)),
      ),
    ]
  }

  private isGrown({ zone: name, key, family }: ZoneExpr, env: Env): boolean {
    if (name !== this.to.zone || family) return false
    const at = key === null ? null : this.fixed.of(key, env)
    return this.to.key === null
      ? key === null
      : at?.kind === 'enum' && at.value === (this.to.key as { value?: string }).value
  }
}
