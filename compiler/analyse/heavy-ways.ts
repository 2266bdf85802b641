import { MAX_SEATS } from '../game/declare/seats.ts'
import { AT_ONCE, type RunReason, callsOf, callsOfEvent } from './call-graph.ts'
import { components } from './components.ts'
import { memo } from './memo.ts'
import { rowOf } from './operations.ts'
import { sizeOfDomain } from './sizes.ts'
import { statementsIn } from './walk.ts'
import type { Local, Proc, TStmt } from '../program/ir.ts'
import { MOST_CARDS } from '../program/number-ranges.ts'
import type { Program } from '../program/program.ts'

/** So many steps of its own the kernel may take between two answers (`runtime/rounds/rounds.ts`). */
export const MOST_STEPS = 20_000_000

/** Steps of what is told, and of a card in it; the same for each card of a zone that is mixed, with one more. */
export const TOLD = 20
const STEPS = { one: 1, told: TOLD, mixed: 11 * MOST_CARDS } as const

/** What is laid down meanwhile may be resolved before the next answer. */
const BETWEEN_ANSWERS: ReadonlySet<RunReason> = new Set([...AT_ONCE, 'settle', 'when', 'postponed'])

/** What has to be counted: loops over sets, by their variable, at each round; and events, as they begin. */
export interface HeavyWays {
  readonly loops: ReadonlySet<Local>
  readonly events: ReadonlySet<string>
}

/**
 * Loops over sets, and events, in which the kernel may do more than engines bear: cards that are moved, shuffled and
 * told of. They are counted, so that there is always something that runs when it has done too much. `while`, `repeat`
 * and what leads to itself are counted anyway.
 */
export function heavyWays(program: Program): HeavyWays {
  const ways = new Ways(program)
  return { loops: ways.loops, events: ways.events }
}

class Ways {
  readonly loops = new Set<Local>()
  readonly events = new Set<string>()
  private readonly program: Program
  /** The steps of a procedure at most, as far as nothing in it is counted. */
  private readonly steps = new Map<Proc, number>()

  constructor(program: Program) {
    this.program = program
    const calls = memo((proc: Proc) =>
      statementsIn(proc.body).flatMap((s) =>
        callsOf(program, s).flatMap((call) => (BETWEEN_ANSWERS.has(call.reason) ? [call.proc] : [])),
      ),
    )
    // Each stands behind what it runs; what leads to itself is counted there, and adds nothing of its own.
    for (const group of components(program.procs, calls, new Set<Proc>())) {
      const found = group.map((proc) => [proc, this.ofBlock(proc.body)] as const)
      for (const [proc, steps] of found) this.steps.set(proc, steps)
    }
  }

  private ofBlock(body: readonly TStmt[]): number {
    return body.reduce((all, s) => all + this.ofStatement(s), 0)
  }

  private ofStatement(s: TStmt): number {
    const inside = rowOf(s)
      .blocks(s)
      .reduce((all, block) => all + this.ofBlock(block.body), 0)
    const own = STEPS[rowOf(s).steps] + this.ofRuns(s)
    if (s.kind !== 'each' && s.kind !== 'sameTime') return own + inside
    const whole = Math.max(1, roundsOf(this.program, s)) * inside
    if (whole < MOST_STEPS) return own + whole
    this.loops.add(s.domain.local)
    return own + inside
  }

  /** What a statement carries out besides its blocks. */
  private ofRuns(s: TStmt): number {
    const steps = callsOf(this.program, s).reduce(
      (all, { reason, proc }) => all + (BETWEEN_ANSWERS.has(reason) ? (this.steps.get(proc) ?? 0) : 0),
      0,
    )
    const event = eventOf(s)
    if (steps < MOST_STEPS || event === null || callsOfEvent(this.program, event).length === 0) return steps
    this.events.add(event)
    return 0
  }
}

/** The event that a statement carries out, with the rules around it. */
function eventOf(s: TStmt): string | null {
  for (const run of rowOf(s).runs(s)) if (run.kind === 'event' || run.kind === 'around') return run.event
  return null
}

const roundsOf = (program: Program, { from, domain }: TStmt & { kind: 'each' | 'sameTime' }): number =>
  from === null ? sizeOfDomain(program, domain) : MAX_SEATS
