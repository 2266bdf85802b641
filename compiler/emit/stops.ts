import { suspends as suspendsIn } from '../analyse/suspension.ts'
import { blocksOf } from '../analyse/walk.ts'
import type { Local, TStmt } from '../program/ir.ts'
import type { Emitter } from './emitter.ts'

/** Whether the statement, or one inside of it, can stop to ask or to let something else run first. */
function suspends(em: Emitter, s: TStmt): boolean {
  return suspendsIn(em.program, s)
}

/** Loop variables of loops that never stop need no place in the frame. */
export function plainLoopLocals(em: Emitter, body: readonly TStmt[]): Local[] {
  return body.flatMap((s) => {
    const own = s.kind === 'each' && !suspends(em, s) ? [s.domain.local] : []
    return [...own, ...blocksOf(s).flatMap((inner) => plainLoopLocals(em, inner))]
  })
}
