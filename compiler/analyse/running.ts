import {
  type RunReason,
  TO_THE_END,
  callsOf,
  callsOfEvent,
  eventsRunBy,
  runToTheEnd,
  settlingOf,
} from './call-graph.ts'
import { reachable } from './components.ts'
import { holdsThrough } from './fixed-point.ts'
import { memo } from './memo.ts'
import { rowOf } from './operations.ts'
import { statementsIn } from './walk.ts'
import type { Declarations } from '../program/declarations.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'

/** Something that other texts run: an event, or whatever pending effect is resolved. */
type Called = { readonly event: string } | 'resolve'

const keyOf = (called: Called): string => (called === 'resolve' ? 'resolve' : `event ${called.event}`)

/** What runs within an event without replacing it: a replacement does so once, and is no way round. */
const WITHIN: ReadonlySet<RunReason> = new Set([...TO_THE_END].filter((reason) => reason !== 'instead'))

/** What runs inside of what: which statements may finish the game, and what may come to itself again. */
export class Running {
  private readonly program: Declarations
  private readonly finishes: (proc: Proc) => boolean
  private readonly next: (proc: Proc) => readonly Proc[]
  private readonly inside: (proc: Proc) => readonly Proc[]
  /** What a procedure comes to itself, without what replaces events. */
  private readonly called: (proc: Proc) => ReadonlySet<string>
  private readonly reached = new Map<string, ReadonlySet<string>>()
  private readonly effects: readonly Proc[]

  constructor(program: Declarations) {
    this.program = program
    this.effects = program.procs.filter((proc) => proc.kind === 'effect')
    this.inside = memo((proc) =>
      unpicked(proc).flatMap((s) =>
        callsOf(program, s).flatMap((call) => (WITHIN.has(call.reason) ? [call.proc] : [])),
      ),
    )
    this.called = memo((proc) => new Set(unpicked(proc).flatMap((s) => this.settled(calledBy(s)).map(keyOf))))
    this.next = memo((proc) => statementsIn(proc.body).flatMap((s) => runToTheEnd(this.program, s)))
    this.finishes = holdsThrough((proc) => statementsIn(proc.body).some(isLast), this.next)
  }

  /** Whether the game may be over after the statement, which is not made of other statements. */
  mayFinish(s: TStmt): boolean {
    return isLast(s) || runToTheEnd(this.program, s).some(this.finishes)
  }

  /** Whether a rule around the event may finish the game. */
  finishesAround(event: string): boolean {
    return callsOfEvent(this.program, event).some(
      ({ reason, proc }) => reason !== 'text' && TO_THE_END.has(reason) && this.finishes(proc),
    )
  }

  /**
   * Whether an event, or resolving an effect, may come to itself again without an end. What replaces an event does so
   * once, so that no way through a replacement is one; but the event that settles which one it is may come round.
   */
  comesBack(called: Called): boolean {
    const key = keyOf(called)
    const reached = this.reached.get(key) ?? this.reach(called)
    this.reached.set(key, reached)
    return reached.has(key)
  }

  /** All statements that a block may come to, its own included. */
  within(body: readonly TStmt[]): readonly TStmt[] {
    const own = statementsIn(body)
    const procs = reachable(
      own.flatMap((s) => runToTheEnd(this.program, s)),
      this.next,
    )
    return [...own, ...[...procs].flatMap((proc) => statementsIn(proc.body))]
  }

  /** The events and effects that a block may come to. */
  calledWithin(body: readonly TStmt[]): ReadonlySet<string> {
    return new Set(this.within(body).flatMap((s) => calledBy(s).map(keyOf)))
  }

  /** The events and effects that something comes to, directly or further in, without what replaces events. */
  private reach(called: Called): ReadonlySet<string> {
    const starts = called === 'resolve' ? this.effects : this.around(called.event)
    const reached = new Set(called === 'resolve' ? [] : this.settling(called.event).map(keyOf))
    for (const proc of reachable(starts, this.inside)) for (const key of this.called(proc)) reached.add(key)
    return reached
  }

  private settled(called: readonly Called[]): readonly Called[] {
    return called.flatMap((each) => (each === 'resolve' ? [each] : [each, ...this.settling(each.event)]))
  }

  private settling(event: string): Called[] {
    const settling = settlingOf(this.program, event)
    return settling === undefined ? [] : [{ event: settling.name }]
  }

  private around(event: string): readonly Proc[] {
    return callsOfEvent(this.program, event).flatMap(({ reason, proc }) => (WITHIN.has(reason) ? [proc] : []))
  }
}

const isLast = (s: TStmt): boolean => rowOf(s).exits === 'game'

/** The statements of a procedure but for those that resolve the replacement that was picked to settle which comes. */
export function unpicked({ body }: Proc): readonly TStmt[] {
  const picked = pickedIn(body)
  return statementsIn(body).filter(
    (s) => s.kind !== 'resolve' || s.effect.kind !== 'local' || !picked.has(s.effect.local),
  )
}

/** Variables that stand for replacements which are to be settled: each of them replaces an event once. */
function pickedIn(body: readonly TStmt[]): ReadonlySet<Local> {
  const picks = statementsIn(body).filter((s) => s.kind === 'choose' && isApplicable(s.domain.set))
  return new Set(picks.flatMap((s) => (s.kind === 'choose' ? [s.result] : [])))
}

const isApplicable = (set: TExpr | null): boolean => set?.kind === 'zone' && set.zone === 'applicable'

/** The events and effects that a statement runs. */
const calledBy = (s: TStmt): Called[] => [
  ...eventsRunBy(s).map((event) => ({ event })),
  ...(rowOf(s)
    .runs(s)
    .some(({ kind }) => kind === 'pending')
    ? ['resolve' as const]
    : []),
]
