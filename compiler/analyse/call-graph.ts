import type { Proc, TStmt } from '../program/ir.ts'
import type { Declarations, TEvent } from '../program/declarations.ts'
import { memo, weakMemo } from './memo.ts'
import { rowOf } from './operations.ts'
import type { Run } from './row.ts'
import { statementsIn } from './walk.ts'

/** The event by which a game decides which of several replacements takes place. */
const SETTLING = 'settle-instead'

/**
 * Why a procedure runs: as the text that is named, as a rule that comes instead of an event, before or after it, as
 * what
 * decides which of several comes instead (`settle`);
 * later, as the effect of a trigger (`when`), as whatever effect is resolved (`pending`), or as one that was laid
 * down (`postponed`); or because somebody who is asked may do it (`offered`).
 */
export type RunReason =
  | 'text'
  | 'instead'
  | 'settle'
  | 'before'
  | 'after'
  | 'when'
  | 'pending'
  | 'postponed'
  | 'offered'

export interface ProcCall {
  readonly reason: RunReason
  readonly proc: Proc
}

/**
 * What happens within a statement: its text and the rules around it, not what is left for later. What settles which of
 * several comes instead is left out: it resolves one of them, and so seems to resolve whatever effect there is.
 */
export const AT_ONCE: ReadonlySet<RunReason> = new Set(['text', 'instead', 'before', 'after', 'pending'])

/** Whatever a statement may bring about, now or later. */
export const EVER: ReadonlySet<RunReason> = new Set([...AT_ONCE, 'when', 'postponed', 'offered'])

/** The same with what settles which of several comes instead. */
export const THROUGHOUT: ReadonlySet<RunReason> = new Set([...EVER, 'settle'])

/** The events that a statement runs; of one whose own step is the event, that event. */
export const eventsRunBy = (s: TStmt): readonly string[] =>
  rowOf(s)
    .runs(s)
    .flatMap((run) => ('event' in run ? [run.event] : []))

/** The same, with those that a player may do where it asks. */
export function eventsComingBy({ offers }: Pick<Declarations, 'offers'>, s: TStmt): readonly string[] {
  const asked = rowOf(s)
    .runs(s)
    .flatMap((run) => (run.kind === 'offers' ? offers.filter(({ at }) => at.includes(run.at)) : []))
  return [...eventsRunBy(s), ...new Set(asked.map(({ event }) => event))]
}

/** Whatever runs to its end before what stands behind it; too much does no harm where it is asked. */
export const TO_THE_END: ReadonlySet<RunReason> = new Set([...AT_ONCE, 'settle'])

/** The procedures that a statement runs to their end before the next one, besides its blocks. */
export const runToTheEnd = (program: Declarations, s: TStmt): readonly Proc[] =>
  callsOf(program, s).flatMap(({ reason, proc }) => (TO_THE_END.has(reason) ? [proc] : []))

/** The procedures that a statement may run besides its blocks. */
export const callsOf = (program: Declarations, s: TStmt): readonly ProcCall[] => callsOfStatements(program)(s)

const callsOfStatements = weakMemo((program: Declarations) =>
  weakMemo((s: TStmt): readonly ProcCall[] =>
    rowOf(s)
      .runs(s)
      .flatMap((run) => callsOfRun(program, run)),
  ),
)

function callsOfRun(program: Declarations, run: Run): readonly ProcCall[] {
  switch (run.kind) {
    case 'text':
    case 'postponed':
      return [{ reason: run.kind, proc: run.proc }]
    case 'event':
      return callsOfEvent(program, run.event)
    case 'around':
      return callsOfEvent(program, run.event).filter(({ reason }) => reason !== 'text')
    case 'hook':
      return [{ reason: run.rule.kind === 'when' ? 'when' : 'text', proc: run.rule.proc }]
    case 'following':
      return program.procs.filter((p) => p.kind === 'following').map((proc) => ({ reason: 'after', proc }))
    case 'pending':
      return program.procs.filter((p) => p.kind === 'effect').map((proc) => ({ reason: 'pending', proc }))
    case 'offers':
      return offered(program, run.at)
  }
}

/** The text of an event, and that of every rule around it. */
export const callsOfEvent = ({ events }: Pick<Declarations, 'events'>, name: string): readonly ProcCall[] =>
  callsOfEvents(events)(name)

const callsOfEvents = weakMemo((events: Declarations['events']) => memo((name: string) => aroundEvent(events, name)))

function aroundEvent(events: Declarations['events'], name: string): readonly ProcCall[] {
  const event = events.get(name)
  if (event === undefined) return []
  const { proc, insteads, befores, afters, whens } = event
  const settling = settlingOf({ events }, name)
  const rules = { instead: insteads, before: befores, after: afters, when: whens } as const
  return [
    ...(proc === null ? [] : [{ reason: 'text' as const, proc }]),
    ...(settling === undefined ? [] : textsOf(settling).map((text) => ({ reason: 'settle' as const, proc: text }))),
    ...(['instead', 'before', 'after', 'when'] as const).flatMap((reason) =>
      rules[reason].map((rule) => ({ reason, proc: rule.proc })),
    ),
  ]
}

/** The event that decides which of several replacements of an event takes place, where one does. */
export function settlingOf({ events }: Pick<Declarations, 'events'>, name: string): TEvent | undefined {
  return (events.get(name)?.insteads.length ?? 0) === 0 ? undefined : events.get(SETTLING)
}

/** What an event itself carries out, from before it to after it. */
const textsOf = ({ proc, befores, afters }: TEvent): readonly Proc[] => [
  ...(proc === null ? [] : [proc]),
  ...[...befores, ...afters].map((rule) => rule.proc),
]

function offered(program: Declarations, at: string): readonly ProcCall[] {
  return program.offers
    .filter((o) => o.at.includes(at))
    .flatMap((o) => callsOfEvent(program, o.event))
    .map(({ proc }) => ({ reason: 'offered', proc }))
}

/** The call graphs of a program, by the reasons that count. */
export type CallGraphs = (reasons: ReadonlySet<RunReason>) => (proc: Proc) => ReadonlySet<Proc>

/** The procedures that each procedure may run for one of these reasons. */
export function callGraph(program: Declarations, reasons: ReadonlySet<RunReason>): (proc: Proc) => ReadonlySet<Proc> {
  return memo((proc) => calledBy(program, proc.body, reasons))
}

/** The procedures that the statements may run for one of these reasons, each once. */
export function calledBy(
  program: Declarations,
  body: readonly TStmt[],
  reasons: ReadonlySet<RunReason>,
): ReadonlySet<Proc> {
  const found = new Set<Proc>()
  for (const s of statementsIn(body)) {
    for (const { reason, proc } of callsOf(program, s)) if (reasons.has(reason)) found.add(proc)
  }
  return found
}
