import { type Host, hostsOf } from '../../../compiler/aim/hosts.ts'
import { speakersOf, usersOf } from '../../../compiler/aim/users.ts'
import { callsOf } from '../../../compiler/analyse/call-graph.ts'
import { weakMemo } from '../../../compiler/analyse/memo.ts'
import { statementsIn } from '../../../compiler/analyse/walk.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import type { Proc } from '../../../compiler/program/ir.ts'
import type { Program } from '../../../compiler/program/program.ts'
import { lineColumn, type Span } from '../../../grammar/source-file.ts'
import type { Near } from '../../../runtime/diff/corpus.ts'
import type { LoadedVersion } from './load-version.ts'

/** Beyond so many calls away nothing is near. */
const FARTHEST = 8

/**
 * How near what is played comes to the rules that changed: 0 where one of them applied, else by how many calls the
 * nearest text that was carried out leads to one.
 */
export class Nearness implements Near {
  private readonly sides: readonly { readonly applied: Set<number>; readonly far: ReadonlyMap<number, number> }[]

  constructor(changes: readonly Change[], old: LoadedVersion, next: LoadedVersion) {
    const added = changes.filter((change) => change.old === null)
    this.sides = [
      {
        applied: old.applied,
        far: distances(
          old,
          changes.flatMap((change) => change.old ?? []),
        ),
      },
      {
        applied: next.applied,
        far: distances(
          next,
          added.flatMap((change) => change.new ?? []),
        ),
      },
    ]
  }

  begin(): void {
    for (const { applied } of this.sides) applied.clear()
  }

  distance(): number {
    let least = Infinity
    for (const { applied, far } of this.sides)
      for (const rule of applied) least = Math.min(least, far.get(rule) ?? Infinity)
    return least
  }
}

/** For each rule that may be noted, how many calls lead from it to what stands within the spans. */
function distances({ program, places }: LoadedVersion, spans: readonly Span[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const note = (span: Span, distance: number): void => {
    const rule = places.indexOf(`${span.file.path}:${lineColumn(span.file, span.start).line}`)
    if (rule >= 0 && !found.has(rule)) found.set(rule, distance)
  }
  const hosts = spans.flatMap((span) => hostsOf(program, span))
  for (const host of hosts) note(spanOf(host), 0)
  const own = hosts.flatMap(procsOf)
  const seen = new Set(own)
  let level = [...own.flatMap((proc) => callersIn(program).get(proc) ?? []), ...askingFor(program, hosts, spans)]
  for (let distance = 1; level.length > 0 && distance <= FARTHEST; distance++) {
    level = level.filter((proc) => !seen.has(proc))
    for (const proc of level) {
      seen.add(proc)
      note(proc.span, distance)
    }
    level = level.flatMap((proc) => callersIn(program).get(proc) ?? [])
  }
  return found
}

function spanOf(host: Host): Span {
  switch (host.kind) {
    case 'text':
      return host.proc.span
    case 'rule':
      return host.rule.span
    case 'offer':
      return host.offer.span
    case 'compulsion':
      return host.rule.span
    case 'sentence':
      return host.sentence.span
    case 'fact':
      return host.fact.span
    case 'refusal':
      return host.refusal.span
    case 'zone':
      return host.zone.name.span
  }
}

function procsOf(host: Host): readonly Proc[] {
  if (host.kind === 'text') return [host.proc]
  return host.kind === 'rule' && 'proc' in host.rule ? [host.rule.proc] : []
}

/** Texts in which what changed is asked: for a move, whether something may happen, for what is so. */
function askingFor(program: Program, hosts: readonly Host[], spans: readonly Span[]): readonly Proc[] {
  const speakers = hosts.flatMap((host) => {
    if (host.kind === 'sentence') return speakersOf(program, host.about)
    return host.kind === 'fact' ? speakersOf(program, host.fact.name) : []
  })
  const users = spans.flatMap((span) => usersOf(program, span))
  return [...hosts.flatMap((host) => askedIn(program, host)), ...[...speakers, ...users].flatMap(procsOf)]
}

/** The events at which an offer is made, and the texts that bring about what a rule is about. */
function askedIn(program: Program, host: Host): readonly Proc[] {
  if (host.kind === 'compulsion') return host.rule.at.flatMap((at) => program.events.get(at)?.proc ?? [])
  if (host.kind === 'offer') return host.offer.at.flatMap((at) => program.events.get(at)?.proc ?? [])
  if (host.kind !== 'rule') return []
  const { event } = host
  return event.proc !== null ? [event.proc] : program.procs.filter((proc) => does(proc, event.name))
}

/** Whether instructions of the kernel stand in a text. */
const does = ({ body }: Proc, event: string): boolean => statementsIn(body).some(({ kind }) => kind === event)

/** The texts that run each text, now or later. */
const callersIn = weakMemo((program: Program): ReadonlyMap<Proc, readonly Proc[]> => {
  const callers = new Map<Proc, Proc[]>()
  for (const proc of program.procs)
    for (const statement of statementsIn(proc.body))
      for (const { reason, proc: called } of callsOf(program, statement)) {
        // Whatever resolves effects runs each of them.
        if (reason === 'pending') continue
        const known = callers.get(called)
        if (known === undefined) callers.set(called, [proc])
        else if (known.at(-1) !== proc) known.push(proc)
      }
  return callers
})
