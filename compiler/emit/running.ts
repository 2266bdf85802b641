import type { HookRule, Proc, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { blocksOf } from '../elaborate/resumable.ts'

/** Something that other texts run: an event, or whatever pending effect is resolved. */
type Called = { readonly event: string } | 'resolve'

const keyOf = (called: Called): string => (called === 'resolve' ? 'resolve' : `event ${called.event}`)

/** What runs inside of what: which statements may finish the game, and what may come to itself again. */
export class Running {
  private readonly program: Program
  private readonly finishing: ReadonlySet<Proc>
  private readonly reached = new Map<string, ReadonlySet<string>>()
  private readonly effects: readonly Proc[]

  constructor(program: Program) {
    this.program = program
    this.effects = program.procs.filter((proc) => proc.kind === 'effect')
    this.finishing = this.thatFinish()
  }

  /** Whether the game may be over after the statement, which is not made of other statements. */
  mayFinish(s: TStmt): boolean {
    return s.kind === 'finish' || this.procsOf(s).some((proc) => this.finishing.has(proc))
  }

  /** Whether a rule around the event may finish the game. */
  finishesAround(event: string): boolean {
    return this.hooksOf(event).some((proc) => this.finishing.has(proc))
  }

  /**
   * Whether an event, or resolving an effect, may come to itself again without an end. What replaces an event does so
   * once, so that no way through a replacement is one.
   */
  comesBack(called: Called): boolean {
    return this.reach(called).has(keyOf(called))
  }

  /** All statements that a block may come to, its own included. */
  *within(body: readonly TStmt[]): Generator<TStmt> {
    const seen = new Set<readonly TStmt[]>()
    const open = [body]
    for (let block = open.pop(); block !== undefined; block = open.pop()) {
      if (seen.has(block)) continue
      seen.add(block)
      for (const s of block) {
        yield s
        open.push(...blocksOf(s), ...this.procsOf(s).map((proc) => proc.body))
      }
    }
  }

  /** The events and effects that a block may come to. */
  calledWithin(body: readonly TStmt[]): ReadonlySet<string> {
    return new Set([...this.within(body)].flatMap((s) => calledBy(s).map(keyOf)))
  }

  /** The procedures that a statement runs to their end before the next one. */
  private procsOf(s: TStmt): readonly Proc[] {
    switch (s.kind) {
      case 'call': return this.procsOfEvent(s.event)
      case 'move': return this.procsOfEvent('move')
      case 'proc': return [s.proc]
      case 'hook': return s.rule.kind === 'when' ? [] : [s.rule.proc]
      case 'resolve': return this.effects
      default: return []
    }
  }

  private procsOfEvent(name: string): Proc[] {
    const event = this.program.events.get(name)
    if (event === undefined) return []
    const settling = event.insteads.length > 0 ? this.program.events.get('settle-instead')?.proc ?? null : null
    const own = [event.proc, settling].filter((proc) => proc !== null)
    return [...own, ...this.hooksOf(name), ...(settling === null ? [] : this.effects)]
  }

  private hooksOf(name: string): Proc[] {
    const event = this.program.events.get(name)
    const hooks: readonly HookRule[] = event === undefined ? [] : [...event.insteads, ...event.befores, ...event.afters]
    return hooks.map((rule) => rule.proc)
  }

  private thatFinish(): Set<Proc> {
    const found = new Set<Proc>()
    const finishes = (body: readonly TStmt[]): boolean => body.some((s) => {
      return s.kind === 'finish' || this.procsOf(s).some((proc) => found.has(proc)) || blocksOf(s).some(finishes)
    })
    for (let size = -1; size !== found.size;) {
      size = found.size
      for (const proc of this.program.procs) if (!found.has(proc) && finishes(proc.body)) found.add(proc)
    }
    return found
  }

  /** Everything that is called from something, directly or further in, but for what replaces events. */
  private reach(from: Called): ReadonlySet<string> {
    const known = this.reached.get(keyOf(from))
    if (known !== undefined) return known
    const found = new Set<string>()
    const open: Called[] = [from]
    for (let called = open.pop(); called !== undefined; called = open.pop()) {
      for (const next of this.bodiesOf(called).flatMap((body) => callsIn(body))) {
        if (found.has(keyOf(next))) continue
        found.add(keyOf(next))
        open.push(next)
      }
    }
    this.reached.set(keyOf(from), found)
    return found
  }

  private bodiesOf(called: Called): (readonly TStmt[])[] {
    if (called === 'resolve') return this.effects.map((proc) => proc.body)
    const event = this.program.events.get(called.event)
    if (event === undefined) return []
    const hooks = [...event.befores, ...event.afters].map((rule) => rule.proc.body)
    return event.proc === null ? hooks : [event.proc.body, ...hooks]
  }
}

function callsIn(body: readonly TStmt[]): Called[] {
  return body.flatMap((s) => {
    const inside = s.kind === 'proc' ? [s.proc.body] : blocksOf(s)
    return [...calledBy(s), ...inside.flatMap(callsIn)]
  })
}

function calledBy(s: TStmt): Called[] {
  switch (s.kind) {
    case 'call': return [{ event: s.event }]
    case 'move': return [{ event: 'move' }]
    case 'resolve': return ['resolve']
    default: return []
  }
}
