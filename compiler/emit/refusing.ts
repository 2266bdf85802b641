import type { HookRule, Proc, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { reaches } from '../elaborate/resumable.ts'

/** Which procedures may come to something that is refused, so that an announcement they run in could fail. */
export class Refusing {
  private readonly known = new Map<number, boolean>()
  private readonly program: Program

  constructor(program: Program) {
    this.program = program
  }

  /** Whether a hook around this event may be refused something. */
  around(event: string): boolean {
    const found = this.program.events.get(event)
    return found !== undefined && [...found.befores, ...found.afters].some((h: HookRule) => this.proc(h.proc))
  }

  private proc(proc: Proc): boolean {
    const known = this.known.get(proc.id)
    if (known !== undefined) return known
    this.known.set(proc.id, false)
    const may = reaches(proc.body, (s) => this.statement(s))
    this.known.set(proc.id, may)
    return may
  }

  private statement(s: TStmt): boolean {
    switch (s.kind) {
      case 'onlyIf': case 'choose': case 'oneOf': case 'leave': case 'resolve': return true
      case 'proc': return this.proc(s.proc)
      case 'move': return this.moving(s)
      case 'call': return this.calling(s)
      default: return false
    }
  }

  private moving(s: TStmt & { kind: 'move' }): boolean {
    const move = this.program.events.get('move')
    const to = s.zone.kind === 'zone' ? this.program.zones.get(s.zone.zone) : undefined
    return to === undefined || to.capacity !== null || (move !== undefined && (move.cannots.length + move.insteads.length > 0 || this.around('move')))
  }

  private calling(s: TStmt & { kind: 'call' }): boolean {
    const event = this.program.events.get(s.event)
    if (event === undefined || event.proc === null) return true
    return (!s.forced && event.cannots.length > 0) || event.insteads.length > 0 || this.proc(event.proc) || this.around(s.event)
  }
}
