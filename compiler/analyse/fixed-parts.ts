import { rowOfExpr } from './operations.ts'
import { ANY_ZONE, CARDS, STATE, VIEWERS, keyOfRegion, zone } from './region.ts'
import { substituted } from './substituted.ts'
import { expressionsIn } from './walk.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

export type ZoneExpr = TExpr & { kind: 'zone' }

/** What variables stand for: null where that changes. All others stand for themselves. */
export type Env = ReadonlyMap<Local, TExpr | null>

/** What stays as it is while cards go from one zone to another, which no rule watches. */
export class FixedParts {
  private readonly program: Program
  private readonly from: string
  private readonly to: ZoneExpr

  constructor(program: Program, from: string, to: ZoneExpr) {
    this.program = program
    this.from = from
    this.to = to
  }

  /** The expression with its variables in place, where the cards that go change nothing of it; else null. */
  of(x: TExpr, env: Env): TExpr | null {
    if (!this.isFixed(x, env)) return null
    return substituted(x, env)
  }

  private isFixed(x: TExpr, env: Env): boolean {
    if (x.kind === 'zone') return this.isElsewhere(x, env)
    if (x.kind === 'local') return env.get(x.local) !== null
    if (x.kind === 'inZone' || x.kind === 'zoneIs' || x.kind === 'can') return false
    const { program } = this
    const moved = [zone(this.from), zone(this.to.zone), ANY_ZONE, STATE, CARDS, VIEWERS].map(keyOfRegion)
    if (
      rowOfExpr(x)
        .reads(x, program)
        .some((region) => moved.includes(keyOfRegion(region)))
    )
      return false
    if (
      !rowOfExpr(x)
        .parts(x)
        .every((part) => this.isFixed(part, env))
    )
      return false
    return rowOfExpr(x)
      .words(x, program)
      .every((word) => word.kind !== 'viewers' && this.isFixedWord(x, env))
  }

  /** What is worked out of the words of the rules. */
  private isFixedWord(x: TExpr, env: Env): boolean {
    const { facts, adjectives, relations } = this.program
    if (x.kind === 'derived') {
      const fact = facts.get(x.fact)
      if (fact === undefined || fact.excepts.length > 0) return false
      const inside = this.bound(fact, x.args, env)
      const all = [...(fact.value === null ? [] : [fact.value]), ...expressionsIn(fact.body ?? [])]
      return all.every((part) => this.isFixed(part, inside))
    }
    if (x.kind !== 'adjective' && x.kind !== 'relation') return false
    const { sentences } = (x.kind === 'adjective' ? adjectives.get(x.name) : relations.get(x.name)) ?? { sentences: [] }
    const things = x.kind === 'adjective' ? [x.of] : [x.left, x.right]
    return sentences.every(
      (s) =>
        s.lasting === null &&
        s.selfDomain === null &&
        s.tests.every((test) => this.isFixed(test, this.bound(s, things, env))),
    )
  }

  private isElsewhere({ zone: name, key, family }: ZoneExpr, env: Env): boolean {
    if (name === this.from) return false
    if (name !== this.to.zone) return key === null || this.isFixed(key, env)
    if (family || key === null || this.to.key?.kind !== 'enum') return false
    const at = this.of(key, env)
    return at?.kind === 'enum' && at.value !== this.to.key.value
  }

  /** What parameters of a text stand for; `you` of a card's text follows from where the card lies. */
  bound({ params, you = null }: Text, args: readonly TExpr[], env: Env): Env {
    const inside = new Map<Local, TExpr | null>()
    for (const [i, local] of params.entries()) {
      const arg = args[i]
      if (local !== null) inside.set(local, arg === undefined ? null : this.of(arg, env))
    }
    if (you !== null) inside.set(you, null)
    return inside
  }
}

/** What has parameters: a fact, a sentence, an event or a rule. */
export interface Text {
  readonly params: readonly (Local | null)[]
  readonly you?: Local | null
}
