import type { Domain, Proc, TExpr, TRule, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { LASTING_ZONE } from '../elaborate/lasting-rules.ts'
import { blocksOf } from '../elaborate/resumable.ts'
import { HOLDER } from '../game/model.ts'
import { exprsOf, partsOf } from '../game/parts.ts'

/** Stands for the rules that hold for a while. */
export const IN_FORCE = `zone ${LASTING_ZONE}`

/** Names that expressions read themselves, and the words whose meaning they read besides. */
interface Reading { readonly names: Set<string>; readonly words: Set<string> }

/** Names that statements change themselves, and the procedures that they may run. */
interface Writing { readonly names: Set<string>; readonly procs: Set<Proc> }

/**
 * What an expression reads and what a statement writes, as names of columns and zones; `zone *` stands for any zone,
 * `cards` for which cards there are, `viewers` for what was shown. Used to tell when a condition gives the same answer
 * before and after a step, so that a name too many costs time and a name too few is a wrong answer.
 */
export class Touches {
  private readonly program: Program
  private readonly readings = new Map<string, Reading>()
  private readonly writings = new Map<Proc, Writing>()
  /** Zones of effects, in which pending effects come and go. */
  private readonly effectZones: readonly string[]

  constructor(program: Program) {
    this.program = program
    this.effectZones = [...program.game.zones.values()].flatMap((z) => (z.holds === 'effects' ? [`zone ${z.name.text}`] : []))
  }

  reads(x: TExpr, into: Set<string> = new Set()): Set<string> {
    const reading: Reading = { names: into, words: new Set() }
    this.expression(x, reading)
    this.meanings(reading)
    return into
  }

  /** What the tests of a rule read, and what says for whom it holds. */
  ruleReads(rule: Pick<TRule, 'tests' | 'you' | 'lasting' | 'selfDomain'>, into: Set<string> = new Set()): Set<string> {
    const reading: Reading = { names: into, words: new Set() }
    this.sentence(rule, reading)
    if (rule.selfDomain !== null) this.domain(rule.selfDomain, reading)
    this.meanings(reading)
    return into
  }

  /** Adds what the words mean, and the words in that, to the end. */
  private meanings(reading: Reading): void {
    const open = [...reading.words]
    const seen = new Set(open)
    for (let word = open.pop(); word !== undefined; word = open.pop()) {
      const meaning = this.meaning(word)
      add(reading.names, meaning.names)
      for (const next of meaning.words) {
        if (seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
  }

  private meaning(word: string): Reading {
    const known = this.readings.get(word)
    if (known !== undefined) return known
    const made: Reading = { names: new Set(), words: new Set() }
    this.readings.set(word, made)
    const name = word.slice(word.indexOf(' ') + 1)
    if (word.startsWith('fact ')) this.fact(name, made)
    else if (word.startsWith('adjective ')) this.adjective(name, made)
    else if (word.startsWith('relation ')) for (const s of this.program.relations.get(name)?.sentences ?? []) this.sentence(s, made)
    else this.viewers(made)
    return made
  }

  private expression(x: TExpr, into: Reading): void {
    switch (x.kind) {
      case 'stored': into.names.add(`fact ${x.fact}`); break
      case 'derived': into.words.add(`fact ${x.fact}`); break
      case 'adjective': into.words.add(`adjective ${x.name}`); break
      case 'relation': into.words.add(`relation ${x.name}`); break
      case 'zone': into.names.add(`zone ${x.zone}`); break
      case 'times': into.names.add(`count ${x.counter.name}`); break
      case 'printed': if (x.original !== true && x.of.type.base === 'card') into.names.add('fact $definition'); break
      case 'builtin': this.builtin(x.name, into); break
      case 'can': into.names.add('everything'); break
      case 'query': this.domain(x.domain, into); break
      default:
    }
    for (const part of partsOf(x)) this.expression(part, into)
  }

  private builtin(name: string, into: Reading): void {
    if (['definition', 'hasDefinition', 'theCopy', 'copyOf'].includes(name)) into.names.add('fact $definition')
    if (['theCopy', 'copyOf'].includes(name)) into.names.add('zone *')
    if (['owner', 'copyOf'].includes(name)) into.names.add('fact $owner')
    if (name === 'holder') this.holder(into)
    if (name === 'viewers') into.words.add('viewers')
    if (['controller', 'source', 'optional'].includes(name)) add(into.names, this.effectZones)
  }

  /** Whose a card is for its text: whose zone it lies in, unless the rules say it themselves. */
  private holder(into: Reading): void {
    const own = this.program.game.facts.get(HOLDER)
    if (own === undefined) add(into.names, ['zone *', 'fact $owner'])
    else if (own.stored) into.names.add(`fact ${HOLDER}`)
    else into.words.add(`fact ${HOLDER}`)
  }

  /** Who sees a card: where it lies, whom its zone is open to, what was shown, and the exceptions. */
  private viewers(into: Reading): void {
    for (const name of ['zone *', 'viewers', 'fact $owner']) into.names.add(name)
    for (const zone of this.program.zones.values()) if (zone.seenBy !== null) this.expression(zone.seenBy, into)
    for (const x of this.program.viewers) {
      this.sentence(x, into)
      this.expression(x.value, into)
    }
  }

  private domain(d: Domain, into: Reading): void {
    if (d.set !== null) this.expression(d.set, into)
    else if (d.local.type.base === 'card') into.names.add('cards')
    else if (d.local.type.base === 'effect') add(into.names, this.effectZones)
    for (const t of d.tests) this.expression(t, into)
  }

  private sentence(s: { readonly tests: readonly TExpr[]; readonly you: unknown; readonly lasting: unknown }, into: Reading): void {
    for (const t of s.tests) this.expression(t, into)
    if (s.you !== null) this.holder(into)
    if (s.lasting !== null) into.names.add(IN_FORCE)
  }

  private fact(name: string, into: Reading): void {
    const fact = this.program.facts.get(name)
    if (fact === undefined) return
    if (fact.value !== null) this.expression(fact.value, into)
    for (const s of fact.body ?? []) this.statementReads(s, into)
    for (const x of fact.excepts) {
      this.sentence(x, into)
      this.expression(x.value, into)
    }
  }

  private adjective(name: string, into: Reading): void {
    if (this.program.game.adjectives.get(name)?.stored === true) into.names.add(`fact ${name}`)
    for (const s of this.program.adjectives.get(name)?.sentences ?? []) this.sentence(s, into)
  }

  private statementReads(s: TStmt, into: Reading): void {
    for (const x of exprsOf(s)) this.expression(x, into)
    for (const block of blocksOf(s)) for (const inner of block) this.statementReads(inner, into)
  }

  /** Everything a procedure may change, with the hooks of the events it does. */
  procWrites(proc: Proc): ReadonlySet<string> {
    const writing: Writing = { names: new Set(), procs: new Set([proc]) }
    this.carriedOut(writing)
    return writing.names
  }

  /** What an event changes besides its own text: counts, what lasts, pending effects, and what its hooks do. */
  aroundEvent(name: string): Set<string> {
    const writing: Writing = { names: new Set(), procs: new Set() }
    this.around(name, writing)
    this.carriedOut(writing)
    return writing.names
  }

  writes(s: TStmt, into: Set<string>, source: string | null = null): void {
    const writing: Writing = { names: into, procs: new Set() }
    this.statement(s, writing, source)
    this.carriedOut(writing)
  }

  /** Adds what the procedures do, and the procedures that they run, to the end. */
  private carriedOut(writing: Writing): void {
    const open = [...writing.procs]
    const seen = new Set(open)
    for (let proc = open.pop(); proc !== undefined; proc = open.pop()) {
      const own = this.own(proc)
      add(writing.names, own.names)
      for (const next of own.procs) {
        if (seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
  }

  private own(proc: Proc): Writing {
    const known = this.writings.get(proc)
    if (known !== undefined) return known
    const made: Writing = { names: new Set(), procs: new Set() }
    this.writings.set(proc, made)
    for (const s of proc.body) this.statement(s, made, null)
    return made
  }

  private around(name: string, into: Writing): void {
    const event = this.program.events.get(name)
    if (event === undefined) return
    for (const c of this.program.counters) if (c.event === name || c.during === name) into.names.add(`count ${c.name}`)
    if (event.endings.length + event.during.length > 0) into.names.add(IN_FORCE)
    if (event.whens.length > 0) into.names.add('zone waiting')
    if (event.insteads.length > 0) add(into.names, this.effectZones)
    for (const rule of [...event.insteads, ...event.befores, ...event.afters]) into.procs.add(rule.proc)
  }

  private statement(s: TStmt, into: Writing, source: string | null): void {
    switch (s.kind) {
      case 'set': into.names.add(`fact ${s.fact}`); break
      case 'mark': into.names.add(`fact ${s.adjective}`); break
      case 'call': {
        this.around(s.event, into)
        const proc = this.program.events.get(s.event)?.proc ?? null
        if (proc !== null) into.procs.add(proc)
        break
      }
      case 'proc': into.procs.add(s.proc); break
      case 'hook': into.procs.add(s.rule.proc); break
      case 'move': this.moves(s.zone, source, into); this.around('move', into); break
      case 'create': into.names.add('cards'); this.moves(s.zone, source, into); break
      case 'delete': add(into.names, ['cards', 'zone *', 'viewers']); break
      case 'place': add(into.names, ['zone *', 'viewers']); break
      case 'lasting': add(into.names, [IN_FORCE, ...this.effectZones]); break
      case 'later': case 'moveEffect': case 'dismiss': add(into.names, this.effectZones); if (this.program.lasting.length > 0) into.names.add(IN_FORCE); break
      case 'show': into.names.add('viewers'); break
      case 'shuffle': into.names.add('viewers'); into.names.add(s.zone.kind === 'zone' ? `zone ${s.zone.zone}` : 'zone *'); break
      case 'resolve': add(into.names, ['zone *', ...this.effectZones]); for (const p of this.program.procs) if (p.kind === 'effect') into.procs.add(p); break
      default:
    }
    for (const block of blocksOf(s)) for (const inner of block) this.statement(inner, into, null)
  }

  private moves(zone: TExpr, source: string | null, into: Writing): void {
    const { game } = this.program
    const to = zone.kind === 'zone' ? zone.zone : '*'
    add(into.names, [`zone ${to}`, `zone ${source ?? '*'}`, 'viewers'])
    const near = (zones: readonly string[]): boolean => zones.length > 0 && (source === null || to === '*' || zones.includes(to) || zones.includes(source))
    for (const f of game.facts.values()) if (f.stored && near(f.zones)) into.names.add(`fact ${f.name.text}`)
    for (const a of game.adjectives.values()) if (a.stored && near(a.zones)) into.names.add(`fact ${a.name.text}`)
    if (game.shape !== null && near(game.shape.zones)) into.names.add('fact $definition')
  }
}

function add(into: Set<string>, names: Iterable<string>): void {
  for (const name of names) into.add(name)
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
