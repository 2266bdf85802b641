import type { Span } from '../../grammar/source-file.ts'
import type { Domain, ExprIn, Local, TExpr, TStmt } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import type { ByKind } from './by-kind.ts'
import type { Confinement } from './confinement.ts'
import { builtins } from './expressions/builtins.ts'
import { zoneOf } from './statements/moving.ts'

/** Where a variable has its value from. */
type Source = TExpr | Domain

/** Zone families; null where it may be any. */
type Zones = ReadonlySet<string> | null

const isDomain = (source: Source): source is Domain => 'tests' in source

/**
 * In which zones cards lay when somebody named them, by the texts, moves and rules that hand them on. Of what is kept,
 * printed or worked out elsewhere nothing is known.
 */
export class SourcesOfCards {
  private readonly program: Program
  private readonly statements: ByKind<TStmt>
  private readonly confinement: Confinement
  private readonly given = new Map<Local, Source[]>()
  /** Of each variable, as far as that is known yet. */
  private readonly known = new Map<Local, Zones>()

  constructor(program: Program, statements: ByKind<TStmt>, confinement: Confinement) {
    this.program = program
    this.statements = statements
    this.confinement = confinement
    this.gather()
    this.gatherRules()
    for (const local of this.given.keys()) this.known.set(local, new Set())
    for (let changes = true; changes;) {
      changes = false
      for (const [local, sources] of this.given) {
        const [before, now] = [this.known.get(local) ?? null, this.ofAll(sources)]
        if (before === null || (now !== null && now.size === before.size)) continue
        this.known.set(local, now)
        changes = true
      }
    }
  }

  /** Where a card may have lain, or some card of a set. */
  zonesOf(x: TExpr): Zones {
    switch (x.kind) {
      case 'none':
        return new Set()
      case 'zone':
        return new Set([x.zone])
      case 'local':
        return this.known.get(x.local) ?? null
      case 'query':
        return this.from(x.domain)
      case 'builtin':
        return builtins[x.name].givesMembers && x.args[0] !== undefined ? this.zonesOf(x.args[0]) : null
      case 'binary':
        return x.op === 'without' ? this.zonesOf(x.left) : this.ofAll([x.left, x.right])
      case 'if':
        return this.ofAll([x.then, x.otherwise])
      case 'list':
        return this.ofAll(x.items)
      default:
        x satisfies ExprIn<'literals' | 'options' | 'words' | 'happenings' | 'places' | 'case' | 'map' | 'not'>
        return null
    }
  }

  /** The zones in which cards may lie that were created in a zone of a player, whose they stay. */
  zonesOfPlayers(): ReadonlySet<string> {
    const all = [...this.program.game.zones.keys()]
    const into = (zone: TExpr): readonly string[] => (zone.kind === 'zone' ? [zone.zone] : all)
    const created = this.statements.of('create').filter(({ zone }) => isOfPlayers(this.program, zoneOf(zone)))
    const zones = new Set(created.flatMap(({ zone }) => into(zone)))
    const moves = this.statements.of('move').map(({ what, zone }) => ({ from: this.zonesOf(what), to: into(zone) }))
    for (let known = -1; known < zones.size;) {
      known = zones.size
      for (const { from, to } of moves)
        if (known > 0 && (from === null || [...from].some((zone) => zones.has(zone))))
          for (const zone of to) zones.add(zone)
    }
    return zones
  }

  private ofAll(sources: readonly Source[]): Zones {
    const zones = new Set<string>()
    for (const source of sources) {
      const from = isDomain(source) ? this.from(source) : this.zonesOf(source)
      if (from === null) return null
      for (const zone of from) zones.add(zone)
    }
    return zones
  }

  private from({ set, tests, local }: Domain): Zones {
    if (set !== null) return this.zonesOf(set)
    const zones = this.confinement.ofTests(tests, local)
    return zones === null ? null : new Set(zones)
  }

  private gather(): void {
    const { statements } = this
    const { events } = this.program
    for (const { domain } of [...statements.of('each'), ...statements.of('sameTime')]) this.give(domain.local, domain)
    for (const { domain, result } of statements.of('choose')) {
      this.give(domain.local, domain)
      if (result !== domain.local) this.give(result, domain)
    }
    for (const { local, value } of statements.of('assign')) this.give(local, value)
    for (const { event, args } of statements.of('call')) this.giveAll(events.get(event)?.params, args)
    for (const { proc, args } of statements.of('proc')) this.giveAll(proc.params, args)
    for (const { what } of statements.of('move')) this.giveAll(events.get('move')?.params, [what])
    for (const { proc, captured } of statements.of('later')) this.handOn(captured, proc.params, proc.span)
  }

  private gatherRules(): void {
    const { events, offers } = this.program
    for (const { event, args } of offers)
      for (const [i, arg] of args.entries())
        if (arg.kind === 'domain' || arg.kind === 'value')
          this.give(events.get(event)?.params[i], arg.kind === 'domain' ? arg.domain : arg.value)
    for (const { params, insteads, befores, afters, whens } of events.values())
      for (const { binders, captured, proc, span } of [insteads, befores, afters, whens].flat()) {
        this.handOn(params, binders, span)
        this.handOn(captured, proc.params, span)
      }
  }

  private handOn(given: readonly Local[], to: readonly (Local | null)[], at: Span): void {
    const values = given.map((local) => localExpr(local, at))
    this.giveAll(to, values)
  }

  private giveAll(to: readonly (Local | null)[] = [], values: readonly TExpr[]): void {
    for (const [i, value] of values.entries()) this.give(to[i], value)
  }

  private give(to: Local | null | undefined, from: Source): void {
    if (to?.type.base === 'card') this.given.set(to, [...(this.given.get(to) ?? []), from])
  }
}

/** Whether cards that are created there belong to a player. */
export const isOfPlayers = ({ game }: Program, zone: string | null): boolean =>
  zone !== null && game.zones.get(zone)?.key?.type.base === 'player'
