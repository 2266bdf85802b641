import type { Proc, TStmt } from '../program/ir.ts'
import type { Declarations, TEvent } from '../program/declarations.ts'
import { holdsThrough } from './fixed-point.ts'
import { rowOf } from './operations.ts'
import type { Run } from './row.ts'
import { reaches, statementsIn } from './walk.ts'

/** The event by which a game decides which of several replacements takes place. */
const SETTLING = 'settle-instead'

type Procedures = Pick<Declarations, 'procs' | 'events'>

/** What can be suspended: a procedure, or an event with the rules around it. */
type Node = Proc | TEvent

const isEvent = (node: Node): node is TEvent => 'whens' in node

/** Marks the procedures that can reach a decision; all others become plain functions. Returns the events that can. */
export function markResumable(program: Procedures): ReadonlySet<string> {
  const { procs, events } = program
  const left = leftEvents(procs)
  const eventOf = new Map(
    [...events.values()].flatMap((event) => (event.proc === null ? [] : [[event.proc, event] as const])),
  )
  const next = (node: Node): readonly Node[] => {
    if (isEvent(node)) return aroundEvent(program, node)
    const own = eventOf.get(node)
    return [...(own === undefined ? [] : [own]), ...statementsIn(node.body).flatMap((s) => targets(program, s))]
  }
  const suspended = holdsThrough<Node>((node) => (isEvent(node) ? left.has(node.name) : asks(node)), next)
  for (const proc of procs) proc.resumable ||= suspended(proc)
  return new Set([...left, ...[...events.values()].filter(suspended).map((event) => event.name)])
}

const asks = (proc: Proc): boolean => proc.resumable || statementsIn(proc.body).some((s) => rowOf(s).suspends)

/** Events that some text leaves from further in; they must have a frame to end. */
export function leftEvents(procs: readonly Proc[]): Set<string> {
  return new Set(procs.flatMap((proc) => statementsIn(proc.body)).flatMap((s) => (s.kind === 'leave' ? [s.event] : [])))
}

/**
 * Whether the statement, or one inside of it, can stop to ask or to let something else run first; once procedures
 * are marked.
 */
export function suspends(program: Procedures, statement: TStmt): boolean {
  return reaches(
    [statement],
    (s) =>
      rowOf(s).suspends || targets(program, s).some((to) => (isEvent(to) ? to.proc?.resumable === true : to.resumable)),
  )
}

const targets = (program: Procedures, s: TStmt): readonly Node[] =>
  rowOf(s)
    .runs(s)
    .flatMap((run) => targetsOfRun(program, run))

function targetsOfRun({ procs, events }: Procedures, run: Run): readonly Node[] {
  switch (run.kind) {
    case 'text':
      return [run.proc]
    case 'event':
    case 'around':
      return [events.get(run.event)].filter((event) => event !== undefined)
    // The effect of a trigger is laid down, and runs when it is resolved.
    case 'hook':
      return run.rule.kind === 'when' ? [] : [run.rule.proc]
    case 'following':
      return procs.filter((p) => p.kind === 'following')
    case 'pending':
      return procs.filter((p) => p.kind === 'effect')
    case 'offers':
    case 'postponed':
      return []
  }
}

/** The text of an event, the rules that run around it, and what settles which of several comes instead. */
function aroundEvent({ events }: Procedures, { proc, insteads, befores, afters }: TEvent): readonly Node[] {
  const settling = insteads.length === 0 ? undefined : events.get(SETTLING)
  const rules = [...insteads, ...befores, ...afters].map((rule) => rule.proc)
  return [...(proc === null ? [] : [proc]), ...rules, ...(settling === undefined ? [] : [settling])]
}
