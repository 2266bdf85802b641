import { rowOf } from '../analyse/operations.ts'
import { suspends } from '../analyse/suspension.ts'
import { reaches } from '../analyse/walk.ts'
import type { Block } from '../flow/block.ts'
import type { EventOperation, SuspensionKind } from '../flow/operation.ts'
import type { Remainder } from '../flow/remainder.ts'
import type { Slot } from '../flow/slot.ts'
import type { TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { GraphBuilder } from './graph-builder.ts'

/** Behind which events positions may begin, besides those that can stop. */
export type Entered = 'all' | ReadonlySet<string>

export interface LoweringOptions {
  readonly program: Program
  /** Whether some text leaves an event from further in, which then has to know what it was in the middle of. */
  readonly leaves: boolean
  readonly entered: Entered
  /** What comes where the text has announced itself. */
  readonly announced: readonly EventOperation[]
}

/** What may stand around a call without asking anybody. */
const AROUND_CALLS: ReadonlySet<TStmt['kind']> = new Set(['each', 'if', 'loop', 'piece', 'sameTime'])

type Call = TStmt & { readonly kind: 'call' }

type SuspendingStatement = (at: Lowering, s: TStmt) => void

/** What stands around the statement that is lowered. */
export class Lowering {
  readonly graph = new GraphBuilder()
  readonly entry = this.graph.current
  readonly exit = this.graph.block()
  /** Behind what the text does, and behind what is done where it asks for a move. */
  private readonly behindCalls = new Map<string, Block>()
  private readonly behindMoves = new Map<string, Block>()
  /** Where a list of statements goes on when there is nothing to choose: after its last one. */
  listEnd = this.entry
  /** What stands after the statement that suspends. */
  following: readonly TStmt[] = []
  private readonly rest: Remainder[number][] = []
  private readonly options: LoweringOptions
  private readonly suspending: SuspendingStatement
  private announcementNote: Slot | null = null
  private lineNote: Slot | null = null

  constructor(options: LoweringOptions, suspending: SuspendingStatement) {
    this.options = options
    this.suspending = suspending
  }

  /** A part of the procedure, before which `later` is still to be done. */
  part(list: readonly TStmt[], later: readonly TStmt[]): void {
    this.with(later, () => this.statements(list))
  }

  statements(list: readonly TStmt[]): void {
    const outer = this.listEnd
    const single = list.some((s) => s.kind === 'choose' && s.count === null)
    if (single) this.listEnd = this.graph.block()
    for (const [i, s] of list.entries()) {
      if (this.ends(s)) break
      if (suspends(this.options.program, s) || this.isEntered(s)) this.suspended(s, list.slice(i + 1))
      else this.done(s)
    }
    if (!single) return
    this.graph.jump(this.listEnd)
    this.graph.start(this.listEnd)
    this.listEnd = outer
  }

  /** Whether a position may begin inside of what is done at once otherwise. */
  private isEntered(s: TStmt): boolean {
    return AROUND_CALLS.has(s.kind) && reaches([s], (each) => this.isEnteredBehind(each))
  }

  private isEnteredBehind(s: TStmt): s is Call {
    const { entered } = this.options
    return s.kind === 'call' && (entered === 'all' || entered.has(s.event))
  }

  /** What is done at once. */
  private done(s: TStmt): void {
    const { graph, behindCalls } = this
    graph.add({ kind: 'statement', statement: s, exit: endsText(s) ? this.exit : null })
    if (!this.isEnteredBehind(s) || behindCalls.has(s.event)) return
    const behind = graph.block()
    graph.jump(behind)
    graph.start(behind)
    behindCalls.set(s.event, behind)
  }

  suspend(by: SuspensionKind, next?: Block): void {
    this.graph.suspend(by, [...this.rest].reverse(), next)
  }

  /** Inside of this, what comes next depends on what is answered or found. */
  unsure(work: () => void): void {
    this.with('unsure', work)
  }

  /** A text announces once, in one of its lines or, of an event, in those for cards that have no text of their own. */
  announce(body: readonly TStmt[]): void {
    const { graph } = this
    graph.add({ kind: 'begin-announcement' })
    this.noteAnnouncement(1)
    this.with('announced', () => this.statements(body))
    graph.add({ kind: 'end-announcement' })
    for (const each of this.options.announced) graph.add(each)
    this.noteAnnouncement(0)
  }

  /** While a line is done for all, what leaves an event further out ends it. */
  noteLine(value: 0 | 1): void {
    if (!this.options.leaves) return
    this.lineNote ??= this.graph.slot('lines')
    this.graph.add({ kind: 'note', slot: this.lineNote, value })
  }

  /** A question that stands in a line of its own. */
  asking(s: TStmt): void {
    this.following = []
    this.suspending(this, s)
  }

  get program(): Program {
    return this.options.program
  }

  private noteAnnouncement(value: 0 | 1): void {
    if (!this.options.leaves) return
    this.announcementNote ??= this.graph.slot('announces')
    this.graph.add({ kind: 'note', slot: this.announcementNote, value })
  }

  /** Whether an announcement of the procedure itself stands around. */
  get inAnnouncement(): boolean {
    return this.rest.includes('announced')
  }

  private suspended(s: TStmt, following: readonly TStmt[]): void {
    this.following = following
    this.with(following, () => this.suspending(this, s))
    if (s.kind === 'call') notedFirst(this.behindCalls, s.event, this.graph.current)
  }

  /** The text goes on here when somebody has done a move that is offered at an event. */
  moved(event: string): void {
    for (const offer of this.options.program.offers)
      if (offer.at.includes(event)) notedFirst(this.behindMoves, offer.event, this.graph.current)
  }

  /** A position that begins inside of lines that are done for all goes on after all of them. */
  linesForAll(work: () => void): void {
    const before = new Set(this.behindCalls.keys())
    work()
    for (const event of this.behindCalls.keys()) if (!before.has(event)) this.behindCalls.set(event, this.graph.current)
  }

  /** Where the text goes on behind an event; what it says itself counts before what is offered. */
  get entries(): ReadonlyMap<string, Block> {
    return new Map([...this.behindMoves, ...this.behindCalls])
  }

  /** Behind a statement that always leads elsewhere nothing of its list is reached. */
  private ends(s: TStmt): boolean {
    const { graph } = this
    if (s.kind === 'finish')
      graph.close({ kind: 'finish', by: graph.place({ kind: 'statement', statement: s, exit: null }) })
    else if (s.kind === 'stop') graph.jump(this.exit)
    else return false
    graph.start(graph.block())
    return true
  }

  private with(rest: Remainder[number], work: () => void): void {
    this.rest.push(rest)
    work()
    this.rest.pop()
  }
}

function notedFirst(entries: Map<string, Block>, event: string, block: Block): void {
  if (!entries.has(event)) entries.set(event, block)
}

/** Whether the statement, or one inside of it, may end its text; a card that cannot be laid down leaves at once. */
function endsText(statement: TStmt): boolean {
  return reaches([statement], (s) => rowOf(s).exits === 'text' && s.kind !== 'place' && s.kind !== 'exchange')
}
