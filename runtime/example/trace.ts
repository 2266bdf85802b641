import { type BaseState, type Choice, type Seat, seatName } from '../engine.ts'
import type { EventHappening } from '../told/happening.ts'
import type { FullEngine } from '../parts.ts'
import type { AnsweredBy, ExampleTable } from './example-table.ts'
import { type ChangedFact, ChangedFacts } from './changed-facts.ts'
import { happenedIn } from './happened.ts'
import { depthIn } from './trace-notes.ts'
import { sentenceOf, toldAs } from '../words/sentence.ts'

/** The rule or instruction whose text carried an event out. */
export interface TraceRule {
  readonly name: string
  readonly clauses: readonly string[]
  /** `file:line` in the rules. */
  readonly place: string
}

/** Something that happened in an example, `level` deep inside of what came before it. */
export type TraceEntry = { readonly level: number } &
  /** A kept fact is another than before. */
  (
    | ({ readonly kind: 'fact' } & Pick<ChangedFact, 'fact' | 'words'>)
    | {
        readonly kind: 'event'
        readonly words: string
        /** How the rules tell it; absent where they do not. */
        readonly sentence?: string
        readonly rule: TraceRule | null
      }
    | { readonly kind: 'answer'; readonly seat: string; readonly words: string; readonly by: AnsweredBy }
  )

interface Answered {
  readonly at: number
  readonly depth: number
  readonly seat: Seat
  readonly words: string
  readonly by: AnsweredBy
  /** What became of kept facts before it. */
  readonly changed: readonly Written[]
}

/** A kept fact that has changed, and inside of how many events that was written; null where the kernel did it. */
interface Written extends ChangedFact {
  readonly depth: number | null
}

/** Gathers what happens while an example is played on an engine that is compiled to be traced. */
export class Tracer<S extends BaseState> {
  private readonly engine: FullEngine<S>
  private readonly answers: Answered[] = []
  private readonly facts: ChangedFacts<S>
  /** What became of kept facts that were written once more before anything happened. */
  private earlier: readonly Written[] = []
  /** What became of kept facts before an event. */
  private readonly changed = new Map<EventHappening, readonly Written[]>()

  constructor(engine: FullEngine<S>) {
    this.engine = engine
    this.facts = new ChangedFacts(engine)
  }

  /** Plays with the engine's notes being watched. */
  watching(play: () => void): void {
    const { trace } = this.engine.parts
    if (trace === undefined) return play()
    trace.watch = (s, next) => {
      const changed = this.looked(s as S)
      if (next === null) this.earlier = changed
      else this.changed.set(next, changed)
    }
    try {
      play()
    } finally {
      trace.watch = null
    }
  }

  /** Where nothing is possible nobody is asked, so there is nothing to tell. */
  readonly heard = (s: S, choice: Choice, by: AnsweredBy): void => {
    if (s.legal.length === 0) return
    const { trace } = this.engine.parts
    this.answers.push({
      at: happenedIn(s).length,
      depth: trace === undefined ? 0 : depthIn(trace, s),
      seat: s.asked,
      words: this.engine.describe(s, choice),
      by,
      changed: this.looked(s),
    })
  }

  /** Everything since the position was laid, in order. */
  entries({ s }: ExampleTable<S>): TraceEntry[] {
    const levels = new Levels()
    const notes = this.engine.parts.trace?.notes
    const events = happenedIn(s)
    const entries: TraceEntry[] = []
    const changes = (changed: readonly Written[] = []): void => {
      const last = (entries.findLast(({ kind }) => kind !== 'fact')?.level ?? -1) + 1
      const at = changed.map(({ fact, words, depth }) => ({
        fact,
        words,
        level: depth === null ? last : levels.within(depth),
      }))
      // What is further in ends first.
      for (const each of at.toSorted((a, b) => b.level - a.level)) entries.push({ kind: 'fact', ...each })
    }
    for (let at = 0; at <= events.length; at++) {
      for (const { depth, seat, words, by, changed } of this.answers.filter((answer) => answer.at === at)) {
        changes(changed)
        entries.push({ kind: 'answer', level: levels.of(depth), seat: seatName(seat), words, by })
      }
      const event = events[at]
      if (event === undefined) break
      const { depth, by } = notes?.get(event) ?? { depth: 0, by: null }
      const words = this.engine.tell(s, event)
      changes(this.changed.get(event))
      entries.push({
        kind: 'event',
        level: levels.of(depth),
        words,
        ...this.sentenceOf(s, event),
        rule: this.ruleOf(by),
      })
    }
    changes(this.looked(s))
    return entries
  }

  private looked(s: S): readonly Written[] {
    const wrote = this.engine.parts.trace?.wrote
    const changed = this.facts.look(s).map((each) => ({ ...each, depth: wrote?.get(each.name) ?? null }))
    const all = [...this.earlier, ...changed]
    this.earlier = []
    wrote?.clear()
    return all
  }

  /** Who reads a trace sees everything. */
  private sentenceOf(s: S, event: EventHappening): { readonly sentence?: string } {
    const { parts } = this.engine
    const words = toldAs(parts, event.event, event.args)?.words
    return words === undefined ? {} : { sentence: sentenceOf({ parts, s, viewer: undefined }, words, [event]) }
  }

  private ruleOf(row: number | null): TraceRule | null {
    const rule = row === null ? undefined : this.engine.info.rules[row]
    return rule === undefined
      ? null
      : { name: rule.kind === 'event' ? `to ${rule.name}` : rule.name, clauses: rule.clauses, place: rule.place }
  }
}

/** Levels without gaps, of depths that leave some out. */
class Levels {
  private readonly open: number[] = []

  of(depth: number): number {
    while ((this.open.at(-1) ?? -1) >= depth) this.open.pop()
    return this.open.push(depth) - 1
  }

  /** That of what is said there, without being something that happened. */
  within(depth: number): number {
    return this.open.filter((each) => each < depth).length
  }
}
