import type { Proc, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { blocksOf } from '../elaborate/resumable.ts'

/** What a statement may come to: a refusal of its own, or one in a procedure that it runs. */
interface Outcome { readonly refuses: boolean; readonly procs: readonly Proc[] }

const NEVER: Outcome = { refuses: false, procs: [] }
const MAYBE: Outcome = { refuses: true, procs: [] }

/** Which procedures may come to something that is refused, so that an announcement they run in could fail. */
export class Refusing {
  private readonly known = new Map<Proc, boolean>()
  private readonly program: Program

  constructor(program: Program) {
    this.program = program
  }

  /** Whether a hook around this event may be refused something. */
  around(event: string): boolean {
    return this.hooks(event).some((proc) => this.reaches(proc))
  }

  /** A zone without room refuses, also what is created there. */
  isLimited(zone: TStmt & { kind: 'move' | 'create' }): boolean {
    const to = zone.zone.kind === 'zone' ? this.program.zones.get(zone.zone.zone) : undefined
    return to === undefined || to.capacity !== null
  }

  private hooks(name: string): Proc[] {
    const event = this.program.events.get(name)
    return event === undefined ? [] : [...event.befores, ...event.afters].map((h) => h.proc)
  }

  /** Whether the procedure, or one that it runs in the end, has something that may be refused. */
  private reaches(from: Proc): boolean {
    const known = this.known.get(from)
    if (known !== undefined) return known
    const seen = new Set([from])
    const open = [from]
    let found = false
    for (let proc = open.pop(); proc !== undefined && !found; proc = open.pop()) {
      for (const { refuses, procs } of this.outcomes(proc.body)) {
        found ||= refuses
        for (const next of procs) {
          if (seen.has(next)) continue
          seen.add(next)
          open.push(next)
        }
      }
    }
    this.known.set(from, found)
    return found
  }

  private outcomes(body: readonly TStmt[]): Outcome[] {
    return body.flatMap((s) => [this.outcome(s), ...blocksOf(s).flatMap((block) => this.outcomes(block))])
  }

  /** Exhaustive on purpose: a new kind of statement has to say whether it can be refused. */
  private outcome(s: TStmt): Outcome {
    switch (s.kind) {
      case 'onlyIf': case 'choose': case 'oneOf': case 'leave': case 'resolve': case 'place': case 'act': case 'announce': return MAYBE
      case 'proc': return { refuses: false, procs: [s.proc] }
      case 'hook': return { refuses: false, procs: s.rule.kind === 'when' ? [] : [s.rule.proc] }
      case 'create': return this.isLimited(s) ? MAYBE : NEVER
      case 'move': return this.moving(s)
      case 'call': return this.calling(s)
      case 'moveEffect': case 'shuffle': case 'show': case 'delete': case 'dismiss': case 'finish': case 'set': case 'mark': case 'assign': case 'if': case 'each': case 'loop':
      case 'may': case 'later': case 'lasting': case 'stop': case 'piece': case 'give': return NEVER
    }
  }

  private moving(s: TStmt & { kind: 'move' }): Outcome {
    const move = this.program.events.get('move')
    if (this.isLimited(s) || (move !== undefined && move.cannots.length + move.insteads.length > 0)) return MAYBE
    return { refuses: false, procs: this.hooks('move') }
  }

  private calling(s: TStmt & { kind: 'call' }): Outcome {
    const event = this.program.events.get(s.event)
    if (event === undefined || event.proc === null) return MAYBE
    if ((!s.forced && event.cannots.length > 0) || event.insteads.length > 0) return MAYBE
    return { refuses: false, procs: [event.proc, ...this.hooks(s.event)] }
  }
}
