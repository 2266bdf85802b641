import type { ExprIn, Local, Proc, StmtIn, TExpr, TStmt } from '../program/ir.ts'
import type { TSentence } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import { callsOf } from './call-graph.ts'
import { rowOfExpr } from './operations.ts'
import { meaningOf, wordsBehind } from './reading.ts'
import { zoneOf } from './statements/moving.ts'
import { contains, exprsOf, statementsIn, within } from './walk.ts'

/**
 * What comes from sets that are chosen one by one, as far as texts and words hand it on: variables and facts that hold
 * a set whose order follows from theirs, or members of it; zones into which members come.
 */
export class FromChosenSets {
  /** Everything that is asked, in texts, around events, and by words. */
  readonly asked: readonly TExpr[]
  /** Every statement of texts and words. */
  readonly done: readonly TStmt[]
  private readonly program: Program
  private readonly locals: Set<Local>
  /** Facts that keep such a set or member, and those that are worked out as one. */
  private readonly facts = new Set<string>()
  /** Those of both that may hold less than a whole set, or more, or in another order. */
  private readonly parts = new Set<Local | string>()
  private readonly zones = new Set<string>()
  /** Whether members come into zones that only a variable tells. */
  private anyZone = false

  /** @param sets those that are chosen; @param tests what is asked of events besides, in and around the procedures */
  constructor(program: Program, sets: readonly Local[], procs: readonly Proc[], tests: readonly TExpr[]) {
    this.program = program
    this.locals = new Set(sets)
    const texts = procs.flatMap(({ body }) => statementsIn(body))
    const own = [...texts.filter((s) => s.kind !== 'show').flatMap(exprsOf), ...tests].flatMap(within)
    const words = wordsBehind(
      program,
      own.flatMap((x) => rowOfExpr(x).words(x, program)),
    )
    // Which card is shown is asked for where somebody asks who sees what.
    const shown = words.some((word) => word.kind === 'viewers') ? texts.filter((s) => s.kind === 'show') : []
    const bodies = words.flatMap((word) => (word.kind === 'fact' ? (program.facts.get(word.name)?.body ?? []) : []))
    this.done = [...texts, ...statementsIn(bodies)]
    this.asked = [
      ...own,
      ...[...shown.flatMap(exprsOf), ...words.flatMap((word) => meaningOf(program, word))].flatMap(within),
    ]
    if (sets.length === 0) return
    for (let known = -1; known < this.size();) {
      known = this.size()
      for (const s of this.done) this.follow(s)
      for (const x of this.asked) this.followWords(x)
    }
  }

  isFilled(zone: string): boolean {
    return this.anyZone || this.zones.has(zone)
  }

  /** Whether it is such a set, whole and in its order. */
  isWhole(x: TExpr): boolean {
    if (!x.type.set || !this.comes(x)) return false
    return (x.kind === 'local' && !this.parts.has(x.local)) || (x.kind === 'stored' && !this.parts.has(x.fact))
  }

  /** Whether it is a member of such a set, or a set whose order follows from one. */
  comes(x: TExpr): boolean {
    switch (x.kind) {
      case 'local':
        return this.locals.has(x.local)
      case 'stored':
        return this.facts.has(x.fact)
      case 'derived':
        return this.facts.has(x.fact) || x.args.some((arg) => this.comes(arg))
      case 'zone':
        return this.isFilled(x.zone)
      case 'query': {
        const { set, tests } = x.domain
        if (set !== null) return this.comes(set)
        return tests.some((test) => contains(test, (part) => part.kind === 'zone' && this.isFilled(part.zone)))
      }
      case 'map':
        return this.comes(x.set)
      case 'builtin':
        return x.args.some((arg) => this.comes(arg))
      case 'list':
        return x.items.some((item) => this.comes(item))
      case 'if':
        return this.comes(x.then) || this.comes(x.otherwise)
      case 'case':
        return this.comes(x.otherwise) || x.arms.some(({ value }) => this.comes(value))
      case 'binary':
        return this.comes(x.left) || this.comes(x.right)
      default:
        x satisfies ExprIn<'literals' | 'options' | 'sentences' | 'happenings' | 'places' | 'not' | 'printed'>
        return false
    }
  }

  private size(): number {
    return this.locals.size + this.facts.size + this.parts.size + this.zones.size + (this.anyZone ? 1 : 0)
  }

  /** The same of a set or a card; of numbers and players it is nobody's business in which order they were found. */
  private handsOn(x: TExpr): boolean {
    return (x.type.set || x.type.base === 'card') && this.comes(x)
  }

  private follow(s: TStmt): void {
    this.followCalls(s)
    switch (s.kind) {
      case 'choose':
        if (s.domain.set === null || !this.handsOn(s.domain.set) || this.locals.has(s.result)) return
        this.locals.add(s.result)
        return void this.parts.add(s.result)
      case 'each':
      case 'sameTime':
        if (s.domain.set !== null && this.handsOn(s.domain.set)) this.locals.add(s.domain.local)
        return
      case 'assign':
        return this.give(s.local, s.value)
      case 'set':
        // What is added or taken away changes which is the first and the last.
        if (s.op !== '=') this.parts.add(s.fact)
        return this.keep(s.fact, s.value)
      case 'create':
        return this.fills(s.zone, s.definition)
      case 'move':
        return this.fills(s.zone, s.what)
      case 'place':
        return this.fills(s.zone, s.card)
      case 'exchange':
        this.fills(s.from, s.other)
        return this.fills(s.to, s.card)
      case 'swap':
        // Where the other one lies is told only while it is played.
        this.anyZone ||= this.handsOn(s.card) || this.handsOn(s.other)
        return
      default:
        s satisfies StmtIn<
          'calls' | 'delete' | 'shuffle' | 'show' | 'effects' | 'mark' | 'blocks' | 'questions' | 'exits' | 'hook'
        >
        return
    }
  }

  private fills(into: TExpr, what: TExpr): void {
    if (!this.handsOn(what)) return
    const family = zoneOf(into)
    if (family === null) this.anyZone = true
    else this.zones.add(family)
  }

  /** What texts and rules are given. */
  private followCalls(s: TStmt): void {
    const given = exprsOf(s).filter((x) => this.handsOn(x))
    if (given.length === 0) return
    const event = s.kind === 'call' ? this.program.events.get(s.event) : undefined
    for (const { proc } of callsOf(this.program, s))
      for (const [i, param] of proc.params.entries())
        for (const value of s.kind === 'call' && proc === event?.proc ? s.args.slice(i, i + 1) : given)
          this.give(param, value)
    const name = s.kind === 'call' ? s.event : s.kind === 'move' || s.kind === 'swap' ? 'move' : null
    const around = name === null ? undefined : this.program.events.get(name)
    for (const { binders } of [...(around?.cannots ?? []), ...(around?.insteads ?? [])])
      for (const binder of binders) for (const value of given) if (binder !== null) this.give(binder, value)
  }

  private give(to: Local, value: TExpr): void {
    if (!this.handsOn(value) || to.type.set !== value.type.set || to.type.base !== value.type.base) return
    this.locals.add(to)
    if (!this.isWhole(value)) this.parts.add(to)
  }

  private keep(fact: string, value: TExpr): void {
    if (!this.handsOn(value)) return
    this.facts.add(fact)
    if (!this.isWhole(value)) this.parts.add(fact)
  }

  /** Words are given what they are said of, and are what they are worked out from. */
  private followWords(x: TExpr): void {
    switch (x.kind) {
      case 'derived': {
        const fact = this.program.facts.get(x.fact)
        if (fact === undefined) return
        const gives = statementsIn(fact.body ?? []).flatMap((s) => (s.kind === 'give' ? [s.value] : []))
        const values = [...(fact.value === null ? [] : [fact.value]), ...gives, ...fact.excepts.map((y) => y.value)]
        for (const value of values) this.keep(x.fact, value)
        for (const params of [fact.params, ...fact.excepts.map((y) => y.params)]) this.giveAll(params, x.args)
        return
      }
      case 'adjective':
        return this.giveSentences(this.program.adjectives.get(x.name)?.sentences, [x.of])
      case 'relation':
        return this.giveSentences(this.program.relations.get(x.name)?.sentences, [x.left, x.right])
      default:
        x satisfies ExprIn<
          'leaves' | 'columns' | 'happenings' | 'places' | 'ranges' | 'operators' | 'composed' | 'zone'
        >
        return
    }
  }

  private giveSentences(sentences: readonly TSentence[] = [], args: readonly TExpr[]): void {
    for (const { params } of sentences) this.giveAll(params, args)
  }

  private giveAll(params: readonly Local[], args: readonly TExpr[]): void {
    for (const [i, param] of params.entries()) for (const arg of args.slice(i, i + 1)) this.give(param, arg)
  }
}
