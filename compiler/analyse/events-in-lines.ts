import type { Declarations } from '../program/declarations.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import type { LineNeeds } from '../program/line-needs.ts'
import { type RunReason, calledBy, eventsComingBy } from './call-graph.ts'
import { reachable } from './components.ts'
import { statementsIn } from './walk.ts'

/** What runs while a line is done for all; what follows an event waits until then, and what `when` says longer. */
const DONE: ReadonlySet<RunReason> = new Set(['text', 'instead', 'settle', 'before', 'pending', 'offered'])

/** Events that may happen while a line is done for all members of a set at the same time. */
export function eventsInLines(program: Declarations): ReadonlySet<string> {
  return eventsWithin(program, bodiesOf(program))
}

/** Texts that may be carried out while a line is done for all. */
export function textsInLines(program: Declarations): ReadonlySet<Proc> {
  return textsWithin(program, bodiesOf(program))
}

type Bodies = readonly (readonly TStmt[])[]

const bodiesOf = (program: Declarations): Bodies => linesAtTheSameTime(program).map(({ body }) => body)

function textsWithin(program: Declarations, bodies: Bodies): ReadonlySet<Proc> {
  return reachable(
    bodies.flatMap((body) => [...calledBy(program, body, DONE)]),
    (proc) => calledBy(program, proc.body, DONE),
  )
}

function eventsWithin(program: Declarations, bodies: Bodies): ReadonlySet<string> {
  const within = [...bodies, ...[...textsWithin(program, bodies)].map(({ body }) => body)]
  return new Set(within.flatMap(statementsIn).flatMap((s) => eventsComingBy(program, s)))
}

/** What the line needs where some rule can tell that it is done for all; null where none can. */
export function needsOf(program: Declarations, line: TStmt): LineNeeds | null {
  return needsOfEvents(program, eventsWithin(program, [[line]]))
}

/** What any line of the game needs. */
export function needsOfGame(program: Declarations): LineNeeds | null {
  return needsOfEvents(program, eventsInLines(program))
}

function needsOfEvents({ events }: Declarations, names: ReadonlySet<string>): LineNeeds | null {
  const found = [...names].flatMap((name) => events.get(name) ?? [])
  const replaces = found.some(({ insteads }) => insteads.length > 0)
  const looksBack = replaces || found.some(({ whens }) => whens.some((rule) => rule.asBefore))
  const follows = found.some(({ following }) => following !== null)
  return follows || looksBack ? { follows, looksBack, replaces } : null
}

/** The blocks whose lines are done for all at the same time. */
export function linesAtTheSameTime({
  procs,
}: Pick<Declarations, 'procs'>): readonly (TStmt & { readonly kind: 'sameTime' })[] {
  return procs.flatMap(({ body }) => statementsIn(body)).filter((s) => s.kind === 'sameTime')
}
