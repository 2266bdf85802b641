import { AT_ONCE, callsOf, callsOfEvent } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { holdsThrough } from '../analyse/fixed-point.ts'
import { memo } from '../analyse/memo.ts'
import { rowOf } from '../analyse/operations.ts'
import { blocksOf, statementsIn } from '../analyse/walk.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** The event by which a game decides which of several replacements takes place. */
const SETTLING = 'settle-instead'

/** Something that other texts run: an event, or whatever pending effect is resolved. */
type Called = { readonly event: string } | 'resolve'

const keyOf = (called: Called): string => (called === 'resolve' ? 'resolve' : `event ${called.event}`)

/** What runs inside of what: which statements may finish the game, and what may come to itself again. */
export class Running {
  private readonly program: Program
  private readonly finishes: (proc: Proc) => boolean
  private readonly next: (proc: Proc) => readonly Proc[]
  private readonly reached = new Map<string, ReadonlySet<string>>()
  private readonly effects: readonly Proc[]

  constructor(program: Program) {
    this.program = program
    this.effects = program.procs.filter((proc) => proc.kind === 'effect')
    this.next = memo((proc) => statementsIn(proc.body).flatMap((s) => this.procsOf(s)))
    this.finishes = holdsThrough((proc) => statementsIn(proc.body).some(isLast), this.next)
  }

  /** Whether the game may be over after the statement, which is not made of other statements. */
  mayFinish(s: TStmt): boolean {
    return isLast(s) || this.procsOf(s).some(this.finishes)
  }

  /** Whether a rule around the event may finish the game. */
  finishesAround(event: string): boolean {
    return callsOfEvent(this.program, event).some(
      ({ reason, proc }) => reason !== 'text' && AT_ONCE.has(reason) && this.finishes(proc),
    )
  }

  /**
   * Whether an event, or resolving an effect, may come to itself again without an end. What replaces an event does so
   * once, so that no way through a replacement is one; but the event that settles which one it is may come round.
   */
  comesBack(called: Called): boolean {
    return this.reach(called).has(keyOf(called))
  }

  /** All statements that a block may come to, its own included. */
  within(body: readonly TStmt[]): readonly TStmt[] {
    const own = statementsIn(body)
    const procs = reachable(
      own.flatMap((s) => this.procsOf(s)),
      this.next,
    )
    return [...own, ...[...procs].flatMap((proc) => statementsIn(proc.body))]
  }

  /** The events and effects that a block may come to. */
  calledWithin(body: readonly TStmt[]): ReadonlySet<string> {
    return new Set(this.within(body).flatMap((s) => calledBy(s).map(keyOf)))
  }

  /** The procedures that a statement runs to their end before the next one, besides its blocks. */
  private procsOf(s: TStmt): readonly Proc[] {
    return callsOf(this.program, s).flatMap(({ reason, proc }) => {
      if (!AT_ONCE.has(reason)) return []
      return reason === 'instead' ? [proc, ...this.settling()] : [proc]
    })
  }

  /** What decides which of several replacements takes place, and what that carries out. */
  private settling(): readonly Proc[] {
    const proc = this.program.events.get(SETTLING)?.proc ?? null
    return proc === null ? [] : [proc, ...this.effects]
  }

  /** Everything that is called from something, directly or further in, but for what replaces events. */
  private reach(from: Called): ReadonlySet<string> {
    const known = this.reached.get(keyOf(from))
    if (known !== undefined) return known
    const found = new Set<string>()
    const open: Called[] = [from]
    for (let called = open.pop(); called !== undefined; called = open.pop()) {
      for (const next of [...this.settles(called), ...this.bodiesOf(called).flatMap((body) => callsIn(body))]) {
        if (found.has(keyOf(next))) continue
        found.add(keyOf(next))
        open.push(next)
      }
    }
    this.reached.set(keyOf(from), found)
    return found
  }

  /** What decides which of several replacements of an event takes place. */
  private settles(called: Called): Called[] {
    const replaced = called !== 'resolve' && (this.program.events.get(called.event)?.insteads.length ?? 0) > 0
    return replaced && this.program.events.has(SETTLING) ? [{ event: SETTLING }] : []
  }

  private bodiesOf(called: Called): (readonly TStmt[])[] {
    if (called === 'resolve') return this.effects.map((proc) => proc.body)
    const event = this.program.events.get(called.event)
    if (event === undefined) return []
    const hooks = [...event.befores, ...event.afters].map((rule) => rule.proc.body)
    return event.proc === null ? hooks : [event.proc.body, ...hooks]
  }
}

const isLast = (s: TStmt): boolean => rowOf(s).exits === 'game'

function callsIn(body: readonly TStmt[], picked: ReadonlySet<Local> = pickedIn(body)): Called[] {
  return body.flatMap((s) => {
    if (s.kind === 'resolve' && s.effect.kind === 'local' && picked.has(s.effect.local)) return []
    const inside = s.kind === 'proc' ? [s.proc.body] : blocksOf(s)
    return [...calledBy(s), ...inside.flatMap((block) => callsIn(block, picked))]
  })
}

/** Variables that stand for replacements which are to be settled: each of them replaces an event once. */
function pickedIn(body: readonly TStmt[]): ReadonlySet<Local> {
  const picks = statementsIn(body).filter((s) => s.kind === 'choose' && isApplicable(s.domain.set))
  return new Set(picks.flatMap((s) => (s.kind === 'choose' ? [s.result] : [])))
}

const isApplicable = (set: TExpr | null): boolean => set?.kind === 'zone' && set.zone === 'applicable'

function calledBy(s: TStmt): Called[] {
  switch (s.kind) {
    case 'call':
      return [{ event: s.event }]
    case 'move':
      return [{ event: 'move' }]
    case 'resolve':
      return ['resolve']
    case 'act':
    case 'announce':
    case 'assign':
    case 'choose':
    case 'create':
    case 'delete':
    case 'dismiss':
    case 'each':
    case 'finish':
    case 'give':
    case 'hook':
    case 'if':
    case 'lasting':
    case 'later':
    case 'leave':
    case 'loop':
    case 'mark':
    case 'may':
    case 'moveEffect':
    case 'oneOf':
    case 'onlyIf':
    case 'piece':
    case 'place':
    case 'proc':
    case 'set':
    case 'show':
    case 'shuffle':
    case 'stop':
      return []
  }
}
