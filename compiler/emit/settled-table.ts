import type { Proc, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { blocksOf, reaches } from '../elaborate/resumable.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './events.ts'
import type { FrameCode } from './frame.ts'
import { comment } from './names.ts'

/** Where announcements cannot fail any more, for the procedures that can be suspended; nothing in a game without announcements. */
export function emitSettled(em: Emitter, frames: readonly { readonly proc: Proc; readonly code: FrameCode }[]): Piece[] {
  if (!em.announces) return []
  const announced = insideAnnouncements(em.program)
  const rows = frames.filter(({ proc }) => announced.has(proc)).flatMap(({ proc, code }) => {
    const places = [...code.settled].sort(([a], [b]) => a - b).map(([pc, how]) => `${pc}: ${how}`)
    return places.length === 0 ? [] : [`${em.procIds.indexOf(proc.id) + 1} /* ${comment(proc.name)} */: { ${places.join(', ')} }`]
  })
  return [{ doc: 'Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells.', code: `export const SETTLED: Settled = { ${rows.join(', ')} }` }]
}

/** Procedures that announce something, and those that may run before an announcement is complete. */
function insideAnnouncements(program: Program): ReadonlySet<Proc> {
  const found = new Set<Proc>()
  const add = (proc: Proc): void => {
    if (found.has(proc)) return
    found.add(proc)
    follow(proc.body)
  }
  const follow = (body: readonly TStmt[]): void => {
    for (const s of body) {
      if (s.kind === 'proc') add(s.proc)
      if (s.kind === 'hook') add(s.rule.proc)
      if (s.kind === 'resolve') for (const proc of program.procs) if (proc.kind === 'effect') add(proc)
      const event = s.kind === 'call' ? program.events.get(s.event) : undefined
      for (const rule of event === undefined ? [] : [...event.insteads, ...event.befores, ...event.afters]) add(rule.proc)
      if (event !== undefined && event.proc !== null) add(event.proc)
      for (const block of blocksOf(s)) follow(block)
    }
  }
  for (const proc of program.procs) if (reaches(proc.body, (s) => s.kind === 'announce')) add(proc)
  return found
}
