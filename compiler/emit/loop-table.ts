import { byLayer } from '../game/layers.ts'
import { type Code, Later, NOTHING } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { LongWays } from '../analyse/long-ways.ts'
import type { Local, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Span } from '../../grammar/source-file.ts'
import { blocksOf } from '../analyse/walk.ts'
import type { Analyses } from '../analyse/analyses.ts'
import type { Running } from '../analyse/running.ts'

type Loop = TStmt & { kind: 'loop' }

/** Something that could go on without an end, with what is told when it does. */
export interface LoopRow {
  readonly kind: 'while' | 'repeat' | 'event' | 'effect' | 'each' | 'fact' | 'set' | 'text' | 'kept' | 'number'
  readonly at: string
  readonly span: Span
  readonly asks: boolean
  readonly inner: readonly number[]
}

interface Entry extends Omit<LoopRow, 'asks' | 'inner'> {
  readonly body: readonly TStmt[]
  /** A loop is known by its statement or its variable, a value by where it is worked out. */
  readonly key: string | TStmt | Local | Span
}

/** Numbers the loops, and the events and effects that may come to themselves again, as they are emitted. */
export class LoopTable {
  private readonly found = new Map<Entry['key'], Entry>()
  private made: { readonly of: readonly Entry[]; readonly rows: readonly LoopRow[] } | null = null
  private sorted: readonly Entry[] = []
  private numbers: ReadonlyMap<Entry['key'], number> = new Map()
  private readonly program: Program
  private readonly running: Running
  private readonly long: LongWays

  constructor(program: Program, { running, longWays }: Analyses) {
    this.program = program
    this.running = running()
    this.long = longWays()
  }

  /** The number of a loop. */
  of(s: Loop): Code {
    const kind = s.while === null ? 'repeat' : 'while'
    return this.numbered({ kind, at: this.ownerOf(s), span: s.span, body: s.body, key: s })
  }

  /** The number of an event that may come to itself again, or is carried out very often; else null. */
  ofEvent(name: string): Code | null {
    const event = this.program.events.get(name)
    if (event === undefined || !(this.long.events.has(name) || this.running.comesBack({ event: name }))) return null
    const hooks = [...event.befores, ...event.afters].map((rule) => rule.proc)
    const procs = event.proc === null ? hooks : [event.proc, ...hooks]
    // The text of `move` stands nowhere: what is told is the first rule that watches it.
    const span = (name === 'move' ? hooks[0] : procs[0])?.span
    const body = procs.flatMap((proc) => proc.body)
    return span === undefined ? null : this.numbered({ kind: 'event', at: name, span, body, key: `event ${name}` })
  }

  /** The number of an event that may come to itself again, so that it is counted how deep it stands in itself. */
  ofDescent(name: string): Code | null {
    return this.running.comesBack({ event: name }) ? this.ofEvent(name) : null
  }

  /** The number of resolving effects, where one may resolve another without an end; else null. */
  ofResolving(): Code | null {
    if (!this.running.comesBack('resolve')) return null
    const procs = this.program.procs.filter((proc) => proc.kind === 'effect')
    const body = procs.flatMap((proc) => proc.body)
    const first = this.running.within(body).find((s) => s.kind === 'resolve')
    if (first === undefined) return null
    return this.numbered({ kind: 'effect', at: '', span: first.span, body, key: 'resolve' })
  }

  /** The set that a variable goes through; counted where it may be very large, or be gone through very often. */
  through(local: Local, set: Code): Code {
    const way = this.long.loops.get(local)
    return way === undefined
      ? set
      : code`through(${set}, ${this.numbered({ kind: 'each', ...way, body: [], key: local })})`
  }

  /** The beginning of a round of a loop over a set, where the kernel may do so much in it that it has to be told. */
  round(local: Local): Code {
    const way = this.long.heavy.has(local) ? this.long.loops.get(local) : undefined
    return way === undefined ? NOTHING : code`goesOn(${this.numbered({ kind: 'each', ...way, body: [], key: local })})`
  }

  counts(local: Local): boolean {
    return this.long.loops.has(local)
  }

  /** The beginning of a word's code: counts how often it is asked, where others ask for it so often that it matters. */
  askedAgain(word: string): Code {
    const way = this.long.words.get(word)
    return way === undefined
      ? NOTHING
      : code`asksAgain(${this.numbered({ kind: 'fact', ...way, body: [], key: word })})`
  }

  /** The number of the question whether an event may happen, where that may lead to itself again; else null. */
  ofQuestion(event: string): Code | null {
    const way = this.long.circles.get(`can ${event}`)
    return way === undefined ? null : this.numbered({ kind: 'event', ...way, body: [], key: `can ${event}` })
  }

  /** The number of a place where a set or text grows that may have any size, or a number that may be too large. */
  ofGrowing(kind: 'set' | 'text' | 'kept' | 'number', span: Span): Code {
    return this.numbered({ kind, at: '', span, body: [], key: span })
  }

  /** A row for each number; worked out once for all of them. */
  rows(): readonly LoopRow[] {
    const { entries } = this
    if (this.made?.of !== entries) this.made = { of: entries, rows: this.rowsOf(entries) }
    return this.made.rows
  }

  private rowsOf(entries: readonly Entry[]): readonly LoopRow[] {
    return entries.map(({ kind, at, span, body, key }) => {
      const within = this.running.within(body)
      const inside = new Set<Entry['key']>([...within, ...this.running.calledWithin(body)])
      inside.delete(key)
      const inner = [...inside].flatMap((other) => this.numbers.get(other) ?? []).sort((a, b) => a - b)
      return { kind, at, span, asks: within.some(asks), inner }
    })
  }

  /** All of them, the base's first; to be asked for when there will be no more. */
  private get entries(): readonly Entry[] {
    if (this.sorted.length !== this.found.size) {
      this.sorted = byLayer(this.program.game.layers, [...this.found.values()], (entry) => entry.span)
      this.numbers = new Map(this.sorted.map(({ key }, n) => [key, n]))
    }
    return this.sorted
  }

  private numbered(entry: Entry): Code {
    const known = this.found.get(entry.key) ?? entry
    this.found.set(entry.key, known)
    return new Later(known, () => this.numberOf(known))
  }

  private numberOf({ key }: Entry): number {
    return this.entries.length === 0 ? -1 : (this.numbers.get(key) ?? -1)
  }

  private ownerOf(s: Loop): string {
    const stands = (body: readonly TStmt[]): boolean => body.some((x) => x === s || blocksOf(x).some(stands))
    const proc = this.program.procs.find((p) => stands(p.body))
    return proc?.name ?? [...this.program.facts.values()].find((fact) => stands(fact.body ?? []))?.name ?? ''
  }
}

function asks(s: TStmt): boolean {
  return s.kind === 'act' || s.kind === 'may' || ((s.kind === 'choose' || s.kind === 'oneOf') && s.who !== 'chance')
}
