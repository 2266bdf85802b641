import type { Proc } from '../program/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import { type CallGraphs, type RunReason, callsOfEvent } from './call-graph.ts'
import { holdsThrough } from './fixed-point.ts'
import { rowOf } from './operations.ts'
import { isLimited } from './statements/of-cards.ts'
import { statementsIn } from './walk.ts'

/** A replacement counts as a refusal of what it replaces, and what it does instead is not looked into. */
const FOLLOWED: ReadonlySet<RunReason> = new Set(['text', 'before', 'after', 'pending'])
const AROUND: ReadonlySet<RunReason> = new Set(['before', 'after'])

/** Which procedures may come to something that is refused, so that an announcement they run in could fail. */
export class Refusals {
  private readonly program: Declarations
  /** Whether something in the procedure, or in what it runs, may be refused. */
  readonly mayRefuse: (proc: Proc) => boolean

  constructor(program: Declarations, calls: CallGraphs) {
    this.program = program
    const refuses = (proc: Proc): boolean => statementsIn(proc.body).some((s) => rowOf(s).refuses(s, program))
    this.mayRefuse = holdsThrough(refuses, calls(FOLLOWED))
  }

  /** Whether a hook around this event may be refused something. */
  around(event: string): boolean {
    return callsOfEvent(this.program, event).some(({ reason, proc }) => AROUND.has(reason) && this.mayRefuse(proc))
  }

  /** A zone without room refuses what comes, also what is created there. */
  isLimited(s: Parameters<typeof isLimited>[0]): boolean {
    return isLimited(s, this.program)
  }
}
