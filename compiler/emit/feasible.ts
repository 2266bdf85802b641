import { isAlwaysDone } from '../analyse/always-done.ts'
import { present } from '../analyse/row.ts'
import { all, any, lambda } from '../typescript/build.ts'
import { type Code, TRUE } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import { distinct, mentions } from '../typescript/walks.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Domain, Proc, StmtIn, TExpr, TStmt } from '../program/ir.ts'
import type { Emitter, Names } from './emitter.ts'
import { headConditions, ownText } from '../analyse/event-text.ts'
import { wantedSet } from './candidates.ts'
import { ofAllTogether, requiredOf } from '../analyse/set-chosen.ts'
import { inAnyOrder } from './domains.ts'
import { conjunction, domainSet, emitExpr, writing, zoneInstance } from './expr.ts'
import { absentParts } from '../analyse/absent-parts.ts'
import { rowOf } from '../analyse/operations.ts'
import { isSettledBySet } from '../analyse/set-settled.ts'
import { contains, statementsIn } from '../analyse/walk.ts'
import { isOfNobody } from '../analyse/statements/of-cards.ts'
import { membersThat, someMember } from './members.ts'
import type { Analyses } from '../analyse/analyses.ts'
import { EffectSet, type Regions } from '../analyse/effect-set.ts'
import { ANY_ZONE, zone } from '../analyse/region.ts'

/**
 * Whether an announcement can be completed, as one expression over the state as it is. `exact` tells that the
 * expression decides it; otherwise it is a necessary condition that saves most dry runs. `escapes` are conditions
 * (replacement effects that would apply) under which only a dry run can tell.
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

type Call = TStmt & { kind: 'call' }

/** How many members a set has at least and at most. */
interface SetSize {
  readonly from: TExpr
  readonly to: TExpr
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
  /** Whether everything on the way to the statement at hand could be told. */
  private sure = true
  readonly escapes: Code[] = []
  private readonly sources = new Map<number, string>()
  /** Variables of the choices that are being tried; an escape cannot mention them. */
  private readonly tried: Name[] = []
  /** Variables of which nothing is known on the state as it is. */
  private readonly unknown = new Set<number>()
  private readonly em: Emitter
  private readonly names: Names
  private readonly known: Analyses

  constructor(em: Emitter, names: Names) {
    this.em = em
    this.names = names
    this.known = em.analyses
  }

  private ex(x: TExpr): Code {
    return emitExpr(this.em, this.names, x)
  }

  private giveUp(): Code {
    this.unsure()
    return TRUE
  }

  private unsure(): void {
    this.exact = false
    this.sure = false
  }

  private settled(x: TExpr, written: EffectSet): boolean {
    const open = (part: TExpr): boolean => part.kind === 'local' && this.unknown.has(part.local.id)
    return !contains(x, open) && !this.known.effects().reads(x).meets(written)
  }

  /**
   * What cannot be told of a statement leaves the conditions behind it necessary that neither what it writes nor what
   * it finds out can change; unless it may lead elsewhere than to them.
   */
  private passOver(s: TStmt, { rest, written, depth, cites }: Ahead): Code {
    this.unsure()
    if (this.leadsElsewhere(s)) return TRUE
    for (const each of statementsIn([s])) for (const local of rowOf(each).assigns(each)) this.unknown.add(local.id)
    written.addAll(this.known.effects().writes(s))
    return this.all(rest, written, depth, cites)
  }

  private leadsElsewhere(s: TStmt): boolean {
    if (statementsIn([s]).some((each) => each.kind === 'act' || rowOf(each).exits !== 'nothing')) return true
    const within = this.known.running().within([s])
    return within.some((each) => ['event', 'game'].includes(rowOf(each).exits))
  }

  /** The condition for all of `work`, in order; what was written so far decides which conditions can be asked now. */
  all(work: readonly TStmt[], written: EffectSet, depth: number, cites: readonly string[]): Code {
    const [s, ...rest] = work
    if (s === undefined) return TRUE
    const ahead: Ahead = { rest, written, depth, cites }
    const next = (more: readonly TStmt[] = rest): Code => this.all(more, written, depth, cites)
    if (depth > DEPTH) return this.giveUp()
    switch (s.kind) {
      case 'onlyIf':
        return this.settled(s.cond, written) ? both(this.ex(s.cond), next()) : this.passOver(s, ahead)
      case 'announce':
      case 'piece':
        return next([...s.body, ...rest])
      case 'assign':
        return this.assign(s, ahead)
      case 'later':
      case 'show':
      case 'moveEffect':
      case 'set':
      case 'mark':
      case 'shuffle':
      case 'lasting':
        written.addAll(this.known.effects().writes(s))
        return next()
      case 'move':
        return this.move(s, ahead)
      case 'call':
        return this.call(s, ahead)
      case 'proc':
        return this.inline(s.proc, s.args, ahead)
      case 'if':
        if (!isAlwaysDone(s)) return this.branch(s, ahead)
        written.addAll(this.known.effects().writes(s))
        return next()
      case 'choose':
        return this.choose(s, ahead)
      default:
        s satisfies StmtIn<'swap' | 'cards' | 'effects' | 'blocks' | 'questions' | 'exits' | 'inserted'>
        return this.passOver(s, ahead)
    }
  }

  private assign(s: TStmt & { kind: 'assign' }, ahead: Ahead): Code {
    if (!this.settled(s.value, ahead.written)) return this.passOver(s, ahead)
    this.names.alias(s.local, this.ex(s.value))
    this.unknown.delete(s.local.id)
    return this.goOn(ahead)
  }

  private goOn({ rest, written, depth, cites }: Ahead): Code {
    return this.all(rest, written, depth, cites)
  }

  private move(s: TStmt & { kind: 'move' }, ahead: Ahead): Code {
    const { em } = this
    const { written } = ahead
    const to = s.zone.kind === 'zone' ? s.zone.zone : null
    const event = em.program.events.get('move')
    if (
      to === null ||
      event === undefined ||
      s.what.type.optional ||
      isOfNobody(s.zone) ||
      event.cannots.length > 0 ||
      this.known.refusals().around('move') ||
      this.known.running().finishesAround('move') ||
      event.insteads.some((rule) => rule.selfDomain !== null)
    )
      return this.passOver(s, ahead)
    const limited = em.program.zones.get(to)?.capacity ?? null
    // Rules that come before the card is laid down may fill the zone.
    if (limited !== null && event.befores.length > 0) return this.passOver(s, ahead)
    const tests: Code[] = []
    if (limited !== null || event.insteads.length > 0) {
      const reads = new EffectSet([zone(to), ...(limited === null ? [] : this.known.effects().reads(limited))])
      for (const rule of event.insteads) reads.addAll(this.known.effects().ruleReads(rule))
      if (event.insteads.length > 0) reads.add(ANY_ZONE)
      const parts = [s.what, ...(s.zone.kind === 'zone' ? present(s.zone.key) : [])]
      if (reads.meets(written) || !parts.every((x) => this.settled(x, written))) return this.passOver(s, ahead)
      const args = [this.ex(s.what), zoneInstance(em, this.names, s.zone)] as const
      const replaced = this.replacedMoves(args)
      if (limited !== null) tests.push(any([...replaced, code`mayEnter(s, ${args[0]}, ${args[1]})`]))
    }
    const source = s.what.kind === 'local' ? (this.sources.get(s.what.local.id) ?? null) : null
    // What has left the game cannot be moved.
    if (em.deletes && source === null) return this.passOver(s, ahead)
    // `*` is a zone that is not known.
    written.addAll(this.known.effects().writes(s, source === '*' ? null : source))
    return both(...tests, this.goOn(ahead))
  }

  /** A replacement effect could send the card elsewhere; then the capacity asked about is not the one that matters. */
  private replacedMoves(args: readonly [Code, Code]): Code[] {
    return (this.em.program.events.get('move')?.insteads ?? []).flatMap((rule) =>
      this.escape(code`${this.em.rule(rule)}(s, ${args[0]}, s.place[${args[0]}]!, ${args[1]})`),
    )
  }

  /**
   * A condition under which only a dry run can tell; inside of a choice it makes the answer a necessary condition only.
   */
  private escape(test: Code): Code[] {
    if (!this.tried.some((v) => mentions(test, v))) {
      this.escapes.push(test)
      return []
    }
    this.unsure()
    return [test]
  }

  private call(s: Call, ahead: Ahead): Code {
    const [{ em }, { written }] = [this, ahead]
    const event = em.program.events.get(s.event)
    if (event?.proc === null || event?.proc === undefined) return this.passOver(s, ahead)
    const known = s.args.every((arg) => this.settled(arg, written))
    for (const rule of event.insteads) {
      if (!known || rule.selfDomain !== null || this.known.effects().ruleReads(rule).meets(written))
        return this.passOver(s, ahead)
      if (this.escape(code`${em.rule(rule)}(${[STATE, ...s.args.map((a) => this.ex(a))]})`).length > 0)
        return this.passOver(s, ahead)
    }
    const tests = [...this.present(s, written), ...(s.forced || !known ? [] : this.allowed(s, event, written))]
    if (!known) this.unsure()
    const asksAround = event.befores.some((h) => h.proc.resumable) || event.afters.some((h) => h.proc.resumable)
    // Within itself its parts would stand for two values.
    const within = this.known.running().comesBack({ event: s.event })
    if (within || this.known.refusals().around(s.event) || this.known.running().finishesAround(s.event) || asksAround)
      return both(...tests, this.passOver(s, ahead))
    // What has to happen does so whatever its head says.
    const body = s.forced ? ownText(event.proc) : event.proc.body
    const result = this.inline({ ...event.proc, body }, s.args, ahead, this.known.effects().aroundEvent(s.event))
    return both(...tests, result)
  }

  /** Whether the parts that the event needs are there. */
  private present(s: Call, written: EffectSet): Code[] {
    return absentParts(this.em.program, s.event, s.args).flatMap((x) => {
      if (this.settled(x, written)) return [code`${this.ex(x)} !== NONE`]
      this.unsure()
      return []
    })
  }

  /** Whether no rule forbids the event, as far as that can be told. */
  private allowed(s: Call, { cannots, proc }: TEvent, written: EffectSet): Code[] {
    const { em } = this
    const args = [STATE, ...s.args.map((a) => this.ex(a))]
    const conditions = proc === null ? [] : headConditions(proc)
    const heads = new EffectSet(conditions.flatMap((x) => [...this.known.effects().reads(x.cond)]))
    const forbids = cannots.flatMap((rule) => {
      const reads = this.known.effects().ruleReads(rule)
      if (rule.selfDomain !== null) heads.addAll(reads)
      if (!(rule.selfDomain === null ? reads : heads).meets(written))
        return [rule.selfDomain === null ? code`!${em.rule(rule)}(${args})` : code`${em.can(s.event)}(${args})`]
      this.unsure()
      return []
    })
    return distinct(forbids)
  }

  /** The body of what is called stands before the rest, its parameters being the arguments. */
  private inline(proc: Proc, args: readonly TExpr[], ahead: Ahead, also: Regions = new EffectSet()): Code {
    const { rest, written, depth, cites } = ahead
    for (const [i, param] of proc.params.entries()) {
      const arg = args[i]
      if (arg === undefined || !this.settled(arg, written)) {
        this.unknown.add(param.id)
        this.unsure()
        continue
      }
      this.unknown.delete(param.id)
      this.names.alias(param, this.ex(arg))
      if (arg.kind === 'local') this.sources.set(param.id, this.sources.get(arg.local.id) ?? '*')
    }
    written.addAll(also)
    return this.all([...proc.body, ...rest], written, depth + 1, cites)
  }

  /** What comes behind is looked at once for each way as long as that may decide. */
  private branch(s: TStmt & { kind: 'if' }, ahead: Ahead): Code {
    const { rest, written } = ahead
    if (!this.settled(s.cond, written)) return this.passOver(s, ahead)
    if (!this.sure) return both(this.ways(s, [], ahead), this.passOver(s, ahead))
    return this.ways(s, rest, ahead)
  }

  private ways(s: TStmt & { kind: 'if' }, rest: readonly TStmt[], { written, depth, cites }: Ahead): Code {
    const { sure } = this
    const then = this.all([...s.then, ...rest], new EffectSet(written), depth + 1, cites)
    const sureThen = this.sure
    this.sure = sure
    const otherwise = this.all([...s.otherwise, ...rest], new EffectSet(written), depth + 1, cites)
    this.sure &&= sureThen
    return then === TRUE && otherwise === TRUE ? TRUE : code`${this.ex(s.cond)} ? ${then} : ${otherwise}`
  }

  private choose(s: TStmt & { kind: 'choose' }, ahead: Ahead): Code {
    const { em, names } = this
    const [{ domain }, { written }] = [s, ahead]
    const asked = [...(domain.set === null ? [] : [domain.set]), ...domain.tests]
    if (s.reading?.askedBefore === true || s.who === 'chance' || !asked.every((x) => this.settled(x, written)))
      return this.passOver(s, ahead)
    const variable = names.fresh(domain.local.name)
    names.alias(domain.local, variable)
    names.alias(s.result, variable)
    for (const local of [domain.local, s.result]) this.unknown.delete(local.id)
    const tests = conjunction(em, names, domain.tests)
    if (s.count !== null) {
      const set =
        domain.tests.length === 0
          ? domainSet(em, names, domain)
          : membersThat(writing(em, names), domain, variable, tests)
      const some = this.chooseSome(s, s.count, ahead, set)
      return this.isSettledBy(s, s.count, ahead) ? some : both(some, this.passOver(s, ahead))
    }
    if (domain.set?.kind === 'zone') this.sources.set(s.result.id, domain.set.zone)
    this.tried.push(variable)
    const after = this.goOn(ahead)
    // What hangs on no candidate is asked once.
    return mentions(after, variable)
      ? this.someCandidate(domain, variable, both(tests, after))
      : both(this.someCandidate(domain, variable, tests), after)
  }

  private someCandidate(domain: Domain, variable: Name, test: Code): Code {
    const { em, names } = this
    if (test !== TRUE) return someMember(writing(em, names), domain, variable, test)
    return hasMembers(domain) ? TRUE : code`${inAnyOrder(writing(em, names), domain)}.length > 0`
  }

  /** Whether a set that passes what can be asked of it now completes all that is still to be done. */
  private isSettledBy(s: TStmt & { kind: 'choose' }, { from, to }: SetSize, { rest, written }: Ahead): boolean {
    const { program, analyses } = this.em
    const asked = [from, to, ...requiredOf(program, s, rest)]
    return asked.every((x) => this.settled(x, written)) && isSettledBySet(program, analyses.completion(), s, rest)
  }

  /** Whether some set is large enough and passes the `only if` lines right after the choice. */
  private chooseSome(s: TStmt & { kind: 'choose' }, count: SetSize, { rest, written }: Ahead, candidates: Code): Code {
    if (![count.from, count.to].every((x) => this.settled(x, written))) return TRUE
    const required = requiredOf(this.em.program, s, rest).filter((cond) => this.settled(cond, written))
    const enough = code`${candidates}.length >= ${this.ex(count.from)}`
    if (required.length === 0) return enough
    const together = this.together(s, required, candidates)
    const picked = this.names.fresh(s.result.name)
    this.names.alias(s.result, picked)
    const test = lambda(picked, conjunction(this.em, this.names, required))
    const [from, to] = [this.ex(count.from), this.ex(count.to)]
    const wanted = wantedSet(this.em, this.names, s, { required, from, to, passes: test })
    return all([...together, code`fillable(${[code`[]`, candidates, wanted]})`])
  }

  /** What all that lies in a zone has to meet for some of it to pass, which is asked before sets are put together. */
  private together(s: TStmt & { kind: 'choose' }, required: readonly TExpr[], candidates: Code): Code[] {
    if (s.domain.set?.kind !== 'zone' || s.domain.tests.length > 0) return []
    this.names.alias(s.result, candidates)
    return ofAllTogether(this.em.program, s.result, required).map((x) => this.ex(x))
  }
}

/** Whether a domain is a list of values that are there whatever the position is. */
const hasMembers = ({ set }: Domain): boolean =>
  set?.kind === 'list' && set.items.some(({ kind }) => kind === 'enum' || kind === 'definition' || kind === 'number')

const both = (...tests: readonly Code[]): Code => all(tests.filter((t) => t !== TRUE))
