import type { Domain, HookRule, Proc, TExpr, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { LASTING_ZONE } from '../elaborate/lasting-rules.ts'
import { blocksOf } from '../elaborate/resumable.ts'

/** Stands for the rules that hold for a while. */
export const IN_FORCE = `zone ${LASTING_ZONE}`

/**
 * What an expression reads and what a statement writes, as names of columns and zones; `*` stands for any zone.
 * Used to tell when a condition gives the same answer before and after a step.
 */
export class Touches {
  private readonly program: Program
  private readonly reading = new Map<string, ReadonlySet<string>>()
  private readonly writing = new Map<number, ReadonlySet<string>>()

  constructor(program: Program) {
    this.program = program
  }

  reads(x: TExpr, into: Set<string> = new Set()): Set<string> {
    switch (x.kind) {
      case 'stored': into.add(`fact ${x.fact}`); break
      case 'derived': this.merge(into, this.fact(x.fact)); break
      case 'adjective': this.merge(into, this.adjective(x.name)); break
      case 'relation': this.merge(into, this.relation(x.name)); break
      case 'zone': into.add(`zone ${x.zone}`); break
      case 'times': into.add(`count ${x.counter.name}`); break
      case 'printed': if (x.original !== true && x.of.type.base === 'card') into.add('fact $definition'); break
      case 'builtin': if (['definition', 'hasDefinition', 'theCopy', 'copyOf'].includes(x.name)) into.add('fact $definition'); if (['holder', 'viewers', 'theCopy', 'copyOf'].includes(x.name)) into.add('zone *'); break
      case 'can': into.add('everything'); break
      case 'query': this.domain(x.domain, into); break
      default:
    }
    for (const part of partsOf(x)) this.reads(part, into)
    return into
  }

  private domain(d: Domain, into: Set<string>): void {
    if (d.set !== null) this.reads(d.set, into)
    for (const t of d.tests) this.reads(t, into)
  }

  private merge(into: Set<string>, from: ReadonlySet<string>): void {
    for (const name of from) into.add(name)
  }

  private memo(key: string, fill: (into: Set<string>) => void): ReadonlySet<string> {
    const known = this.reading.get(key)
    if (known !== undefined) return known
    const into = new Set<string>()
    this.reading.set(key, into)
    fill(into)
    return into
  }

  private fact(name: string): ReadonlySet<string> {
    return this.memo(`fact ${name}`, (into) => {
      const fact = this.program.facts.get(name)
      if (fact === undefined) return
      if (fact.value !== null) this.reads(fact.value, into)
      for (const s of fact.body ?? []) this.statementReads(s, into)
      for (const x of fact.excepts) for (const t of [...x.tests, x.value]) this.reads(t, into)
      if (fact.excepts.some((x) => x.you !== null)) into.add('zone *')
      if (fact.excepts.some((x) => x.lasting !== null)) into.add(IN_FORCE)
    })
  }

  private adjective(name: string): ReadonlySet<string> {
    return this.memo(`adjective ${name}`, (into) => {
      const symbol = this.program.game.adjectives.get(name)
      if (symbol?.stored === true) into.add(`fact ${name}`)
      for (const s of this.program.adjectives.get(name)?.sentences ?? []) {
        for (const t of s.tests) this.reads(t, into)
        if (s.you !== null) into.add('zone *')
        if (s.lasting !== null) into.add(IN_FORCE)
      }
    })
  }

  private relation(name: string): ReadonlySet<string> {
    return this.memo(`relation ${name}`, (into) => {
      for (const s of this.program.relations.get(name)?.sentences ?? []) for (const t of s.tests) this.reads(t, into)
    })
  }

  private statementReads(s: TStmt, into: Set<string>): void {
    for (const x of expressionsOf(s)) this.reads(x, into)
    for (const block of blocksOf(s)) for (const inner of block) this.statementReads(inner, into)
  }

  /** Everything a procedure may change, with the hooks of the events it does. */
  procWrites(proc: Proc): ReadonlySet<string> {
    const known = this.writing.get(proc.id)
    if (known !== undefined) return known
    const into = new Set<string>()
    this.writing.set(proc.id, into)
    for (const s of proc.body) this.writes(s, into)
    return into
  }

  eventWrites(name: string): Set<string> {
    const into = new Set<string>()
    const event = this.program.events.get(name)
    if (event === undefined) return into
    if (event.proc !== null) this.merge(into, this.procWrites(event.proc))
    for (const c of this.program.counters) if (c.event === name || c.during === name) into.add(`count ${c.name}`)
    if (event.endings.length + event.during.length > 0) into.add(IN_FORCE)
    this.hooks([...event.insteads, ...event.befores, ...event.afters], into)
    return into
  }

  private hooks(rules: readonly HookRule[], into: Set<string>): void {
    for (const rule of rules) this.merge(into, this.procWrites(rule.proc))
  }

  writes(s: TStmt, into: Set<string>, source: string | null = null): void {
    switch (s.kind) {
      case 'set': into.add(`fact ${s.fact}`); break
      case 'mark': into.add(`fact ${s.adjective}`); break
      case 'call': this.merge(into, this.eventWrites(s.event)); break
      case 'proc': this.merge(into, this.procWrites(s.proc)); break
      case 'move': this.moveWrites(s.zone, source, into); break
      case 'create': this.moveWrites(s.zone, source, into); break
      case 'lasting': into.add(IN_FORCE); break
      case 'delete': into.add('zone *'); break
      case 'shuffle': this.reads(s.zone, into); break
      case 'resolve': into.add('zone *'); for (const p of this.program.procs) if (p.kind === 'effect') this.merge(into, this.procWrites(p)); break
      default:
    }
    for (const block of blocksOf(s)) for (const inner of block) this.writes(inner, into)
  }

  private moveWrites(zone: TExpr, source: string | null, into: Set<string>): void {
    const to = zone.kind === 'zone' ? zone.zone : '*'
    into.add(`zone ${to}`)
    into.add(`zone ${source ?? '*'}`)
    const near = (zones: readonly string[]): boolean => source === null || to === '*' || zones.includes(to) || zones.includes(source)
    for (const f of this.program.game.facts.values()) if (f.stored && f.zones.length > 0 && near(f.zones)) into.add(`fact ${f.name.text}`)
    for (const a of this.program.game.adjectives.values()) if (a.stored && a.zones.length > 0 && near(a.zones)) into.add(`fact ${a.name.text}`)
    const { shape } = this.program.game
    if (shape !== null && shape.zones.length > 0 && near(shape.zones)) into.add('fact $definition')
    const move = this.program.events.get('move')
    if (move !== undefined && move.endings.length > 0) into.add(IN_FORCE)
    if (move !== undefined) this.hooks([...move.insteads, ...move.befores, ...move.afters], into)
  }
}

/** Whether some name is both read and written. */
export function meet(reads: ReadonlySet<string>, writes: ReadonlySet<string>): boolean {
  if (reads.has('everything')) return writes.size > 0
  for (const name of reads) {
    if (writes.has(name)) return true
    if (name.startsWith('zone ') && (writes.has('zone *') || (name === 'zone *' && [...writes].some((w) => w.startsWith('zone '))))) return true
  }
  return false
}

/** The expressions directly inside an expression. */
export function partsOf(x: TExpr): readonly TExpr[] {
  switch (x.kind) {
    case 'stored': case 'derived': case 'builtin': return x.args
    case 'printed': case 'adjective': return [x.of]
    case 'relation': return [x.left, x.right]
    case 'zone': return x.key === null ? [] : [x.key]
    case 'inZone': case 'zoneIs': return [x.of, x.zone]
    case 'map': return [x.set, x.body]
    case 'query': return [...(x.domain.set === null ? [] : [x.domain.set]), ...x.domain.tests]
    case 'if': return [x.cond, x.then, x.otherwise]
    case 'case': return [x.subject, ...x.arms.flatMap((a) => [a.when, a.value]), x.otherwise]
    case 'binary': return [x.left, x.right]
    case 'not': return [x.operand]
    case 'list': return x.items
    case 'times': return x.keys
    case 'can': return x.args
    default: return []
  }
}

/** The expressions directly inside a statement. */
export function expressionsOf(s: TStmt): readonly TExpr[] {
  switch (s.kind) {
    case 'call': case 'proc': return s.args
    case 'move': case 'moveEffect': return [s.what, s.zone]
    case 'create': return [s.definition, s.zone]
    case 'delete': return [s.card]
    case 'shuffle': return [s.zone]
    case 'show': return [s.card, s.to]
    case 'resolve': case 'dismiss': return [s.effect]
    case 'lasting': return [...(s.controller === null ? [] : [s.controller]), s.source]
    case 'set': return [...s.args, s.value]
    case 'mark': return [s.of]
    case 'assign': case 'give': return [s.value]
    case 'if': case 'onlyIf': return [s.cond]
    case 'each': return [...(s.domain.set === null ? [] : [s.domain.set]), ...s.domain.tests, ...(s.from === null ? [] : [s.from])]
    case 'loop': return [...(s.while === null ? [] : [s.while]), ...(s.until === null ? [] : [s.until])]
    case 'act': case 'may': return [s.who]
    case 'choose': return [...(s.domain.set === null ? [] : [s.domain.set]), ...s.domain.tests, ...(s.who === 'chance' ? [] : [s.who]), ...(s.count === null ? [] : [s.count.from, s.count.to]), ...(s.setTest === null ? [] : [s.setTest])]
    default: return []
  }
}
