import { all, any } from '../target/build.ts'
import { type Code, TRUE } from '../target/code.ts'
import type { Name } from '../target/name.ts'
import { STATE, code } from '../target/vocabulary.ts'
import { distinct, mentions } from '../target/walks.ts'
import type { Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Emitter, Names } from './emitter.ts'
import { isRestricted } from '../lower/event-text.ts'
import { growthTest } from './candidates.ts'
import { conjunction, domainSet, emitExpr, writing, zoneInstance } from './expr.ts'
import { absentParts } from '../analyse/absent-parts.ts'
import { isOfNobody } from '../analyse/statements/of-cards.ts'
import { membersThat, someMember } from './members.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import { ANY_ZONE, zone } from '../analyse/region.ts'

/**
 * Whether an announcement can be completed, as one expression over the state as it is. `exact` tells that the
 * expression
 * decides it; otherwise it is a necessary condition that saves most dry runs. `escapes` are conditions (replacement
 * effects that would apply) under which only a dry run can tell.
 */
export interface Feasible {
  readonly code: Code
  readonly exact: boolean
  readonly escapes: readonly Code[]
}

/** What stands behind the statement at hand, and what is known where that begins. */
interface Ahead {
  readonly rest: readonly TStmt[]
  readonly written: EffectSet
  readonly depth: number
  readonly cites: readonly string[]
}

/** How deep calls are followed before a dry run is left to decide. */
const DEPTH = 8

export function feasible(em: Emitter, names: Names, proc: Proc, body: readonly TStmt[]): Feasible {
  const walk = new Walk(em, names)
  const test = walk.all(body, new EffectSet(), 0, proc.cites)
  return { code: test, exact: walk.exact, escapes: walk.escapes }
}

class Walk {
  exact = true
  readonly escapes: Code[] = []
  private readonly sources = new Map<number, string>()
  /** Variables of the choices that are being tried; an escape cannot mention them. */
  private readonly tried: Name[] = []
  private readonly em: Emitter
  private readonly names: Names

  constructor(em: Emitter, names: Names) {
    this.em = em
    this.names = names
  }

  private ex(x: TExpr): Code {
    return emitExpr(this.em, this.names, x)
  }

  private giveUp(): Code {
    this.exact = false
    return TRUE
  }

  private settled(x: TExpr, written: EffectSet): boolean {
    return !this.em.effects.reads(x).meets(written)
  }

  /** The condition for all of `work`, in order; what was written so far decides which conditions can be asked now. */
  all(work: readonly TStmt[], written: EffectSet, depth: number, cites: readonly string[]): Code {
    const [s, ...rest] = work
    if (s === undefined) return TRUE
    const next = (more: readonly TStmt[] = rest, deeper = 0): Code => this.all(more, written, depth + deeper, cites)
    if (depth > DEPTH) return this.giveUp()
    switch (s.kind) {
      case 'onlyIf':
        return this.settled(s.cond, written) ? both(this.ex(s.cond), next()) : this.giveUp()
      case 'announce':
      case 'piece':
        return next([...s.body, ...rest])
      case 'assign':
        return this.assign(s, written, next)
      case 'later':
      case 'show':
      case 'moveEffect':
      case 'set':
      case 'mark':
      case 'shuffle':
      case 'lasting':
        this.em.effects.writes(s, written)
        return next()
      case 'move':
        return this.move(s, written, next)
      case 'call':
        return this.call(s, { rest, written, depth, cites })
      case 'proc':
        return this.inline(s.proc, s.args, { rest, written, depth, cites })
      case 'if':
        return this.branch(s, { rest, written, depth, cites })
      case 'choose':
        return s.reading?.askedBefore === true ? this.giveUp() : this.choose(s, rest, written, next)
      case 'act':
      case 'create':
      case 'delete':
      case 'dismiss':
      case 'each':
      case 'exchange':
      case 'finish':
      case 'give':
      case 'hook':
      case 'leave':
      case 'loop':
      case 'may':
      case 'oneOf':
      case 'place':
      case 'resolve':
      case 'sameTime':
      case 'stop':
      case 'swap':
        return this.giveUp()
    }
  }

  private assign(s: TStmt & { kind: 'assign' }, written: EffectSet, next: () => Code): Code {
    if (!this.settled(s.value, written)) return this.giveUp()
    this.names.alias(s.local, this.ex(s.value))
    return next()
  }

  private move(s: TStmt & { kind: 'move' }, written: EffectSet, next: () => Code): Code {
    const { em } = this
    const to = s.zone.kind === 'zone' ? s.zone.zone : null
    const event = em.program.events.get('move')
    if (
      to === null ||
      event === undefined ||
      s.what.type.optional ||
      isOfNobody(s.zone) ||
      event.cannots.length > 0 ||
      em.refusals.around('move') ||
      em.running.finishesAround('move')
    )
      return this.giveUp()
    const limited = em.program.zones.get(to)?.capacity ?? null
    // Rules that come before the card is laid down may fill the zone.
    if (limited !== null && event.befores.length > 0) return this.giveUp()
    const tests: Code[] = []
    if (limited !== null || event.insteads.length > 0) {
      const reads = new EffectSet([zone(to), ...(limited === null ? [] : em.effects.reads(limited))])
      for (const rule of event.insteads) em.effects.ruleReads(rule, reads)
      if (event.insteads.length > 0) reads.add(ANY_ZONE)
      if (reads.meets(written)) return this.giveUp()
      const args = [this.ex(s.what), zoneInstance(em, this.names, s.zone)] as const
      const replaced = this.replacedMoves(args)
      if (limited !== null) tests.push(any([...replaced, code`mayEnter(s, ${args[0]}, ${args[1]})`]))
    }
    const source = s.what.kind === 'local' ? (this.sources.get(s.what.local.id) ?? null) : null
    // What has left the game cannot be moved.
    if (em.deletes && source === null) return this.giveUp()
    // `*` is a zone that is not known.
    em.effects.writes(s, written, source === '*' ? null : source)
    return both(...tests, next())
  }

  /** A replacement effect could send the card elsewhere; then the capacity asked about is not the one that matters. */
  private replacedMoves(args: readonly [Code, Code]): Code[] {
    return (this.em.program.events.get('move')?.insteads ?? []).flatMap((rule) => {
      if (rule.selfDomain !== null) return this.escape(TRUE)
      return this.escape(code`${this.em.rule(rule)}(s, ${args[0]}, s.place[${args[0]}]!, ${args[1]})`)
    })
  }

  /**
   * A condition under which only a dry run can tell; inside of a choice it makes the answer a necessary condition only.
   */
  private escape(test: Code): Code[] {
    if (!this.tried.some((v) => mentions(test, v))) {
      this.escapes.push(test)
      return []
    }
    this.exact = false
    return [test]
  }

  private call(s: TStmt & { kind: 'call' }, ahead: Ahead): Code {
    const { em } = this
    const { written } = ahead
    const event = em.program.events.get(s.event)
    if (event?.proc === null || event?.proc === undefined) return this.giveUp()
    for (const rule of event.insteads) {
      if (rule.selfDomain !== null || em.effects.ruleReads(rule).meets(written)) return this.giveUp()
      if (this.escape(code`${em.rule(rule)}(${[STATE, ...s.args.map((a) => this.ex(a))]})`).length > 0)
        return this.giveUp()
    }
    const absent = absentParts(em.program, s.event, s.args)
    if (absent.some((x) => !this.settled(x, written))) return this.giveUp()
    const tests = absent.map((x) => code`${this.ex(x)} !== NONE`)
    if (!s.forced && isRestricted(event)) {
      const reads = new EffectSet()
      for (const rule of event.cannots) em.effects.ruleReads(rule, reads)
      for (const x of event.proc.body) {
        if (x.kind !== 'onlyIf') break
        em.effects.reads(x.cond, reads)
      }
      if (reads.meets(written)) return this.giveUp()
      const args = [STATE, ...s.args.map((a) => this.ex(a))]
      const forbids = event.cannots.map((rule) =>
        rule.selfDomain === null ? code`!${em.rule(rule)}(${args})` : code`${em.can(s.event)}(${args})`,
      )
      tests.push(...distinct(forbids))
    }
    const asksAround = event.befores.some((h) => h.proc.resumable) || event.afters.some((h) => h.proc.resumable)
    if (em.refusals.around(s.event) || em.running.finishesAround(s.event) || asksAround)
      return both(...tests, this.giveUp())
    const result = this.inline(event.proc, s.args, ahead, em.effects.aroundEvent(s.event))
    return both(...tests, result)
  }

  /** The body of what is called stands before the rest, its parameters being the arguments. */
  private inline(proc: Proc, args: readonly TExpr[], ahead: Ahead, also = new EffectSet()): Code {
    const { rest, written, depth, cites } = ahead
    for (const [i, param] of proc.params.entries()) {
      const arg = args[i]
      if (arg === undefined || !this.settled(arg, written)) return this.giveUp()
      this.names.alias(param, this.ex(arg))
      if (arg.kind === 'local') this.sources.set(param.id, this.sources.get(arg.local.id) ?? '*')
    }
    written.addAll(also)
    return this.all([...proc.body, ...rest], written, depth + 1, cites)
  }

  private branch(s: TStmt & { kind: 'if' }, { rest, written, depth, cites }: Ahead): Code {
    if (!this.settled(s.cond, written)) return this.giveUp()
    const then = this.all([...s.then, ...rest], new EffectSet(written), depth + 1, cites)
    const otherwise = this.all([...s.otherwise, ...rest], new EffectSet(written), depth + 1, cites)
    return then === TRUE && otherwise === TRUE ? TRUE : code`${this.ex(s.cond)} ? ${then} : ${otherwise}`
  }

  private choose(s: TStmt & { kind: 'choose' }, rest: readonly TStmt[], written: EffectSet, next: () => Code): Code {
    const { em, names } = this
    const { domain } = s
    const reads = new EffectSet()
    if (domain.set !== null) em.effects.reads(domain.set, reads)
    for (const t of domain.tests) em.effects.reads(t, reads)
    if (reads.meets(written) || s.who === 'chance') return this.giveUp()
    const variable = names.fresh(domain.local.name)
    names.alias(domain.local, variable)
    names.alias(s.result, variable)
    const tests = conjunction(em, names, domain.tests)
    if (s.count !== null) {
      this.exact = false
      return this.chooseSome(
        s,
        s.count,
        rest,
        domain.tests.length === 0
          ? domainSet(em, names, domain)
          : membersThat(writing(em, names), domain, variable, tests),
      )
    }
    if (domain.set?.kind === 'zone') this.sources.set(s.result.id, domain.set.zone)
    this.tried.push(variable)
    const after = next()
    const whole = both(tests, after)
    return whole === TRUE
      ? code`${domainSet(em, names, domain)}.length > 0`
      : someMember(writing(em, names), domain, variable, whole)
  }

  /** Whether some set is large enough and passes the `only if` lines right after the choice. */
  private chooseSome(
    s: TStmt & { kind: 'choose' },
    count: { from: TExpr; to: TExpr },
    rest: readonly TStmt[],
    candidates: Code,
  ): Code {
    const required = s.setTest === null ? [] : [s.setTest]
    for (const next of rest) {
      if (next.kind !== 'onlyIf') break
      required.push(next.cond)
    }
    if (required.length === 0) return code`${candidates}.length >= ${this.ex(count.from)}`
    const grows = growthTest(this.em, this.names, s.result, required)
    const picked = this.names.fresh(s.result.name)
    this.names.alias(s.result, picked)
    const test = code`(${picked}) => ${conjunction(this.em, this.names, required)}`
    return code`fillable(${[code`[]`, candidates, code`[${this.ex(count.from)}, ${this.ex(count.to)}]`, test, code`${s.site.id}`, ...grows]})`
  }
}

function both(...tests: readonly Code[]): Code {
  return all(tests.filter((t) => t !== TRUE))
}
