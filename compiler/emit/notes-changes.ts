import type { Proc } from '../program/ir.ts'
import type { Body } from './body.ts'
import type { Emitter } from './emitter.ts'

/** Where something in a line is judged by how things stood before, until it has changed something. */
export function notesChanges(em: Emitter, proc: Proc | null): Pick<Body, 'notesChanges'> {
  return em.analyses.lineNeeds()?.replaces === true && proc !== null && em.analyses.textsInLines().has(proc)
    ? { notesChanges: true }
    : {}
}
