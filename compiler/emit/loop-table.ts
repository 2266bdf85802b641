import type { TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import type { Span } from '../source/source-file.ts'
import { blocksOf } from '../elaborate/resumable.ts'
import type { Running } from './running.ts'

type Loop = TStmt & { kind: 'loop' }

/** Something that could go on without an end, with what is told when it does. */
export interface LoopRow {
  readonly kind: 'while' | 'repeat' | 'event' | 'effect'
  readonly at: string
  readonly span: Span
  readonly asks: boolean
  readonly inner: readonly number[]
}

interface Entry { readonly kind: LoopRow['kind']; readonly at: string; readonly span: Span; readonly body: readonly TStmt[]; readonly key: string | TStmt }

/** Numbers the loops, and the events and effects that may come to themselves again, as they are emitted. */
export class LoopTable {
  private readonly entries: Entry[] = []
  private readonly program: Program
  private readonly running: Running

  constructor(program: Program, running: Running) {
    this.program = program
    this.running = running
  }

  /** The number of a loop. */
  of(s: Loop): number {
    return this.numbered({ kind: s.while === null ? 'repeat' : 'while', at: this.ownerOf(s), span: s.span, body: s.body, key: s })
  }

  /** The number of an event that may come to itself again, else null. */
  ofEvent(name: string): number | null {
    const event = this.program.events.get(name)
    if (event === undefined || !this.running.comesBack({ event: name })) return null
    const hooks = [...event.befores, ...event.afters].map((rule) => rule.proc)
    const procs = event.proc === null ? hooks : [event.proc, ...hooks]
    // The text of `move` stands nowhere: what is told is the first rule that watches it.
    const span = (name === 'move' ? hooks[0] : procs[0])?.span
    return span === undefined ? null : this.numbered({ kind: 'event', at: name, span, body: procs.flatMap((proc) => proc.body), key: `event ${name}` })
  }

  /** The number of resolving effects, where one may resolve another without an end; else null. */
  ofResolving(): number | null {
    if (!this.running.comesBack('resolve')) return null
    const procs = this.program.procs.filter((proc) => proc.kind === 'effect')
    for (const proc of procs) for (const s of this.running.within(proc.body)) if (s.kind === 'resolve') return this.numbered({ kind: 'effect', at: proc.name, span: s.span, body: procs.flatMap((p) => p.body), key: 'resolve' })
    return null
  }

  rows(): LoopRow[] {
    return this.entries.map(({ kind, at, span, body, key }) => {
      const statements = new Set<string | TStmt>(this.running.within(body))
      const called = this.running.calledWithin(body)
      const inner = this.entries.flatMap((other, n) => (other.key !== key && (statements.has(other.key) || (typeof other.key === 'string' && called.has(other.key))) ? [n] : []))
      return { kind, at, span, asks: [...statements].some((s) => typeof s !== 'string' && asks(s)), inner }
    })
  }

  private numbered(entry: Entry): number {
    const known = this.entries.findIndex(({ key }) => key === entry.key)
    return known < 0 ? this.entries.push(entry) - 1 : known
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
