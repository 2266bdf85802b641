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

/** Whether the statement itself may stop the engine: it asks, resolves a pending effect, or announces. */
function stops(s: TStmt, resumable: ReadonlySet<string>, effectsStop: boolean): boolean {
  switch (s.kind) {
    case 'act': case 'may': case 'choose': case 'oneOf': case 'announce': return true
    case 'call': return resumable.has(s.event)
    case 'proc': return s.proc.resumable
    case 'resolve': return effectsStop
    default: return false
  }
}

/** Marks the procedures that can reach a decision, to a fixed point over calls and hooks; all others become plain functions. */
export function markResumable(procs: readonly Proc[], events: ReadonlyMap<string, TEvent>): void {
  const resumableEvents = new Set<string>()
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
      if (resumableEvents.has(event.name) || event.proc === null) continue
      const hooks = [...event.insteads, ...event.befores, ...event.afters]
      if (event.proc.resumable || hooks.some((h) => h.proc.resumable)) {
        event.proc.resumable = true
        resumableEvents.add(event.name)
        changed = true
      }
    }
  }
}

export function reaches(body: readonly TStmt[], test: (s: TStmt) => boolean): boolean {
  return body.some((s) => test(s) || blocksOf(s).some((b) => reaches(b, test)))
}
