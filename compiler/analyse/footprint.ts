import { WAITING_ZONE } from '../game/model.ts'
import type { Declarations } from '../program/declarations.ts'
import type { Domain, ExprIn, HookRule, Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { keyOf } from '../program/key-of.ts'
import { eventsRunBy } from './call-graph.ts'
import type { Confinement } from './confinement.ts'
import { EffectSet, type Regions } from './effect-set.ts'
import type { Effects } from './effects.ts'
import { rowOf } from './operations.ts'
import { builtins } from './expressions/builtins.ts'
import { IN_FORCE } from './reading.ts'
import { type Region, adjective, countRegion, fact, keyOfRegion } from './region.ts'
import type { Running } from './running.ts'
import { effectZones } from './statements/pending.ts'
import { exprsOf } from './walk.ts'

/** How a region is changed: two that add to it, or say the same of the same, come to the same in either order. */
interface Written {
  readonly region: Region
  readonly how: string
}

/** Changes in which each of two takes nothing from the other. */
const ADDED = 'added'
const OTHERWISE = 'otherwise'

/** What carrying out a rule around an event may touch. */
export interface Footprint {
  /** What it asks for while it is carried out. */
  readonly reads: Regions
  /** What is asked to find out whether it applies. */
  readonly asks: Regions
  readonly writes: readonly Written[]
  readonly written: EffectSet
  /** The rules that it lays down to last. */
  readonly laid: readonly Proc[]
  readonly ends: boolean
  /** Whether what stands behind it may not be come to. */
  readonly leaves: boolean
}

/** What is known of the program besides. */
interface Asked {
  readonly effects: Effects
  readonly running: Running
  readonly confinement: Confinement
}

/** Works out what rules around events touch, to tell whether two of them come to the same in either order. */
export class Footprints {
  private readonly program: Program
  private readonly effects: Effects
  private readonly running: Running
  private readonly confinement: Confinement
  private readonly known = new Map<HookRule, Footprint>()

  constructor(program: Program, { effects, running, confinement }: Asked) {
    this.program = program
    this.effects = effects
    this.running = running
    this.confinement = confinement
  }

  of(rule: HookRule): Footprint {
    const known = this.known.get(rule) ?? this.worked(rule)
    this.known.set(rule, known)
    return known
  }

  private worked(rule: HookRule): Footprint {
    const statements = this.running.within(rule.proc.body)
    const events = statements.flatMap(eventsRunBy).flatMap((name) => this.program.events.get(name) ?? [])
    const reads = new EffectSet()
    for (const s of statements) for (const x of exprsOf(s)) reads.addAll(this.effects.reads(x))
    for (const { cannots, insteads, befores, afters, whens } of events)
      for (const each of [cannots, insteads, befores, afters, whens].flat()) reads.addAll(this.effects.ruleReads(each))
    const sources = this.sourcesIn(statements)
    const writes = statements.flatMap((s) => this.writesOf(s, sources))
    const counted = events.flatMap(({ name }) => countsOf(this.program, name))
    const pending = events.some(({ whens }) => whens.length > 0) ? effectZones(this.program) : []
    const all = [...writes, ...[...counted, ...pending].map((region) => ({ region, how: ADDED }))]
    const called = new Set(events.map(({ name }) => name))
    return {
      reads,
      asks: rule.asBefore ? new EffectSet() : this.effects.ruleReads(rule),
      writes: all,
      written: new EffectSet(all.map(({ region }) => region)),
      laid: statements.flatMap((s) => (s.kind === 'lasting' ? [s.proc] : [])),
      ends: events.some(({ endings, during }) => endings.length + during.length > 0),
      leaves: statements.some((s) => s.kind === 'finish' || (s.kind === 'leave' && !called.has(s.event))),
    }
  }

  private writesOf(s: TStmt, sources: ReadonlyMap<Local, string>): readonly Written[] {
    const from = s.kind === 'move' ? this.sourceOf(s.what, sources) : null
    const regions = rowOf(s).writes(s, { program: this.program, from })
    if (s.kind === 'lasting' || s.kind === 'later') return regions.map((region) => ({ region, how: ADDED }))
    return regions.map((region) => ({ region, how: this.howOf(s, region) }))
  }

  private howOf(s: TStmt, region: Region): string {
    if (s.kind === 'set' && keyOfRegion(region) === keyOfRegion(fact(s.fact))) {
      if (s.op !== '=') return s.op === '+=' || isNumber(this.program, s.fact) ? ADDED : 'taken'
      return [s.value, ...s.args].every(isConstant)
        ? `= ${[s.value, ...s.args].map((x) => keyOf(x)).join()}`
        : OTHERWISE
    }
    return s.kind === 'mark' && keyOfRegion(region) === keyOfRegion(adjective(s.adjective))
      ? `is ${s.value}`
      : OTHERWISE
  }

  /** The zone families in which cards lie that variables stand for. */
  private sourcesIn(statements: readonly TStmt[]): ReadonlyMap<Local, string> {
    const found = new Map<Local, string>()
    for (const s of statements) {
      if (s.kind !== 'each' && s.kind !== 'sameTime' && s.kind !== 'choose') continue
      const from = this.sourceOfDomain(s.domain, found)
      if (from !== null) for (const local of s.kind === 'choose' ? [s.result] : [s.domain.local]) found.set(local, from)
    }
    return found
  }

  private sourceOfDomain({ set, tests, local }: Domain, known: ReadonlyMap<Local, string>): string | null {
    if (set !== null) return this.sourceOf(set, known)
    const zones = this.confinement.ofTests(tests, local)
    return zones?.length === 1 ? (zones[0] ?? null) : null
  }

  /** The zone family in which a card lies, or all cards of a set; null where that is not known. */
  private sourceOf(x: TExpr, known: ReadonlyMap<Local, string>): string | null {
    switch (x.kind) {
      case 'zone':
        return x.zone
      case 'local':
        return known.get(x.local) ?? null
      case 'query':
        return this.sourceOfDomain(x.domain, known)
      case 'builtin':
        return builtins[x.name].givesMembers && x.args[0] !== undefined ? this.sourceOf(x.args[0], known) : null
      case 'binary':
        return x.op === 'without' ? this.sourceOf(x.left, known) : null
      default:
        x satisfies ExprIn<'literals' | 'options' | 'words' | 'happenings' | 'places' | 'composed' | 'map' | 'not'>
        return null
    }
  }
}

const countsOf = ({ counters }: Declarations, name: string): readonly Region[] =>
  counters.flatMap((c) => (c.event === name || c.during === name ? [countRegion(c.name)] : []))

const isNumber = ({ game }: Declarations, name: string): boolean => {
  const type = game.facts.get(name)?.type
  return type?.base === 'number' && type.set !== true
}

const isConstant = ({ kind }: TExpr): boolean =>
  kind === 'number' || kind === 'truth' || kind === 'none' || kind === 'enum' || kind === 'definition'

/**
 * Whether what one of two rules does hangs on whether the other has done its part: it reads what that writes, both
 * write the same otherwise than by adding to it, or one keeps the other from being come to. Which order numbers come
 * by chance in, members in a set, questions one after the other, is not counted.
 */
export function partByOrder(a: Footprint, b: Footprint): boolean {
  if ((a.leaves && b.written.size > 0) || (b.leaves && a.written.size > 0)) return true
  if ((a.laid.length > 0 && b.ends) || (b.laid.length > 0 && a.ends)) return true
  return readsOf(a).meets(b.written) || readsOf(b).meets(a.written) || clashIn(a, b)
}

const readsOf = ({ reads, asks }: Footprint): EffectSet => new EffectSet([...reads, ...asks])

/** Both are put into it and taken out, in whatever order, or it says nothing that a rule could ask for. */
const IN_ANY_ORDER = new Set(['random', 'end', 'viewers', keyOfRegion(IN_FORCE), `zone ${WAITING_ZONE}`])

function clashIn(a: Footprint, b: Footprint): boolean {
  return a.writes.some(
    (one) =>
      !IN_ANY_ORDER.has(keyOfRegion(one.region)) &&
      b.writes.some(
        (other) =>
          new EffectSet([one.region]).meets(new EffectSet([other.region])) &&
          (one.how !== other.how || one.how === OTHERWISE),
      ),
  )
}
