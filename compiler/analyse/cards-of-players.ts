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

const isDomain = (source: Source): source is Domain => 'tests' in source

/**
 * Which cards may be such as were created in a zone of a player, whose they stay: those in zones into which texts bring
 * them, by whatever variables hand them on. Of what is kept or found elsewhere nothing is known, and it may be one.
 */
export class CardsOfPlayers {
  private readonly program: Program
  private readonly confinement: Confinement
  private readonly sources = new Map<Local, Source[]>()
  private readonly zones = new Set<string>()
  private readonly locals = new Set<Local>()

  constructor(program: Program, statements: ByKind<TStmt>, confinement: Confinement) {
    this.program = program
    this.confinement = confinement
    this.gather(statements)
    for (const s of statements.of('create')) if (isOfPlayers(program, zoneOf(s.zone))) this.fill(s.zone)
    if (this.zones.size === 0) return
    const moves = statements.of('move')
    for (let known = -1; known < this.zones.size + this.locals.size;) {
      known = this.zones.size + this.locals.size
      for (const [local, sources] of this.sources) if (sources.some((from) => this.among(from))) this.locals.add(local)
      for (const s of moves) if (this.may(s.what)) this.fill(s.zone)
    }
  }

  /** Whether a card may be one, or some card of a set. */
  may(x: TExpr): boolean {
    switch (x.kind) {
      case 'zone':
        return this.zones.has(x.zone)
      case 'local':
        return this.locals.has(x.local) || !this.sources.has(x.local)
      case 'query':
        return this.among(x.domain)
      case 'builtin':
        return !builtins[x.name].givesMembers || x.args[0] === undefined || this.may(x.args[0])
      case 'binary':
        return this.may(x.left) || (x.op !== 'without' && this.may(x.right))
      case 'if':
        return this.may(x.then) || this.may(x.otherwise)
      case 'list':
        return x.items.some((item) => this.may(item))
      default:
        x satisfies ExprIn<'literals' | 'options' | 'words' | 'happenings' | 'places' | 'case' | 'map' | 'not'>
        return x.kind !== 'none'
    }
  }

  private among(source: Source): boolean {
    if (!isDomain(source)) return this.may(source)
    if (source.set !== null) return this.may(source.set)
    return this.confinement.ofTests(source.tests, source.local)?.some((zone) => this.zones.has(zone)) ?? true
  }

  /** A zone that only a variable tells may be any. */
  private fill(zone: TExpr): void {
    const family = zoneOf(zone)
    for (const name of family === null ? this.program.game.zones.keys() : [family]) this.zones.add(name)
  }

  private gather(statements: ByKind<TStmt>): void {
    const { events, offers } = this.program
    for (const kind of ['each', 'sameTime'] as const)
      for (const { domain } of statements.of(kind)) this.give(domain.local, domain)
    for (const { domain, result } of statements.of('choose'))
      for (const to of [domain.local, result]) this.give(to, domain)
    for (const { local, value } of statements.of('assign')) this.give(local, value)
    for (const { event, args } of statements.of('call')) this.giveAll(events.get(event)?.params, args)
    for (const { proc, args } of statements.of('proc')) this.giveAll(proc.params, args)
    for (const { what, zone } of statements.of('move')) this.giveAll(events.get('move')?.params, [what, zone])
    for (const { proc, captured } of statements.of('later')) this.giveLocals(proc.params, captured, proc.span)
    for (const { event, args } of offers)
      for (const [i, arg] of args.entries())
        if (arg.kind === 'domain' || arg.kind === 'value')
          this.give(events.get(event)?.params[i], arg.kind === 'domain' ? arg.domain : arg.value)
    for (const { params, insteads, befores, afters, whens } of events.values())
      for (const { binders, captured, proc } of [insteads, befores, afters, whens].flat()) {
        this.giveLocals(binders, params, proc.span)
        this.giveLocals(proc.params, captured, proc.span)
      }
  }

  private giveAll(params: readonly (Local | null)[] = [], args: readonly TExpr[]): void {
    for (const [i, arg] of args.entries()) this.give(params[i], arg)
  }

  private giveLocals(params: readonly (Local | null)[], given: readonly Local[], at: Span): void {
    this.giveAll(
      params,
      given.map((local) => localExpr(local, at)),
    )
  }

  private give(to: Local | null | undefined, from: Source): void {
    if (to?.type.base === 'card') this.sources.set(to, [...(this.sources.get(to) ?? []), from])
  }
}

/** Whether cards that are created there belong to a player. */
export const isOfPlayers = ({ game }: Program, zone: string | null): boolean =>
  zone !== null && game.zones.get(zone)?.key?.type.base === 'player'
