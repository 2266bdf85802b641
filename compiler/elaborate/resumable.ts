import type { Proc, TStmt } from '../game/ir.ts'
import type { TEvent } from './program.ts'

/** The blocks directly inside a statement. */
export function blocksOf(s: TStmt): readonly (readonly TStmt[])[] {
  switch (s.kind) {
    case 'if': case 'act': case 'may': return [s.then, s.otherwise]
    case 'each': case 'loop': case 'announce': case 'piece': return [s.body]
    case 'oneOf': return s.branches
    default: return []
  }
}

/** Whether the statement itself may stop the engine: it asks, resolves a pending effect, announces, or leaves an event further out. */
function stops(s: TStmt, resumable: ReadonlySet<string>, effectsStop: boolean): boolean {
  switch (s.kind) {
    case 'act': case 'may': case 'choose': case 'oneOf': case 'announce': case 'leave': return true
    case 'move': return resumable.has('move')
    case 'call': return resumable.has(s.event)
    case 'proc': return s.proc.resumable
    case 'resolve': return effectsStop
    default: return false
  }
}

/** Marks the procedures that can reach a decision, to a fixed point over calls and hooks; all others become plain functions. Returns the events that can. */
export function markResumable(procs: readonly Proc[], events: ReadonlyMap<string, TEvent>): ReadonlySet<string> {
  const resumableEvents = leftEvents(procs)
  for (let changed = true; changed;) {
    changed = false
    const effectsStop = procs.some((p) => p.kind === 'effect' && p.resumable)
    for (const proc of procs) {
      if (!proc.resumable && reaches(proc.body, (s) => stops(s, resumableEvents, effectsStop))) {
        proc.resumable = true
        changed = true
      }
    }
    for (const event of events.values()) {
      if (event.proc?.resumable === true || (event.proc === null && resumableEvents.has(event.name))) continue
      const hooks = [...event.insteads, ...event.befores, ...event.afters]
      if (resumableEvents.has(event.name) || hooks.some((h) => h.proc.resumable) || (event.insteads.length > 0 && resumableEvents.has('settle-instead'))) {
        if (event.proc !== null) event.proc.resumable = true
        resumableEvents.add(event.name)
        changed = true
      }
    }
    for (const event of events.values()) if (event.proc?.resumable === true) resumableEvents.add(event.name)
  }
  return resumableEvents
}

/** Events that some text leaves from further in; they must have a frame to end. */
export function leftEvents(procs: readonly Proc[]): Set<string> {
  const left = new Set<string>()
  for (const proc of procs) reaches(proc.body, (s) => { if (s.kind === 'leave') left.add(s.event); return false })
  return left
}

export function reaches(body: readonly TStmt[], test: (s: TStmt) => boolean): boolean {
  return body.some((s) => test(s) || blocksOf(s).some((b) => reaches(b, test)))
}
