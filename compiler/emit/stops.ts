import { blocksOf, reaches } from '../elaborate/resumable.ts'
import type { Local, TStmt } from '../game/ir.ts'
import type { Emitter } from './emitter.ts'

/** Whether the statement, or one inside of it, can stop to ask or to let something else run first. */
export function suspends(em: Emitter, s: TStmt): boolean {
  return reaches([s], (x) => stopsHere(em, x))
}

function stopsHere(em: Emitter, s: TStmt): boolean {
  switch (s.kind) {
    case 'act': case 'may': case 'choose': case 'oneOf': case 'announce': case 'leave': return true
    case 'move': return em.program.events.get('move')?.proc?.resumable === true
    case 'call': return em.program.events.get(s.event)?.proc?.resumable === true
    case 'proc': return s.proc.resumable
    case 'hook': return s.rule.proc.resumable && s.rule.kind !== 'when'
    case 'resolve': return em.program.procs.some((p) => p.kind === 'effect' && p.resumable)
    default: return false
  }
}

/** Loop variables of loops that never stop need no place in the frame. */
export function plainLoopLocals(em: Emitter, body: readonly TStmt[]): Local[] {
  return body.flatMap((s) => {
    const own = s.kind === 'each' && !suspends(em, s) ? [s.domain.local] : []
    return [...own, ...blocksOf(s).flatMap((inner) => plainLoopLocals(em, inner))]
  })
}
