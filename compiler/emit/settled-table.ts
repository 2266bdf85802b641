import { insideAnnouncements } from '../analyse/announcements.ts'
import type { Proc } from '../game/ir.ts'
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
