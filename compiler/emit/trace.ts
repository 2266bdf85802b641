import type { Proc } from '../game/ir.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './events.ts'

/** What an engine that is compiled to be traced adds: beside each entry of the log, whose text it comes from. */
export function emitTrace(em: Emitter, framed: readonly Proc[]): Piece[] {
  const texts = framed.map(
    (proc) => `${em.procIds.indexOf(proc.id) + 1}: { row: ${rowOf(em, proc)}, isEvent: ${proc.kind === 'event'} }`,
  )
  return [{ doc: 'Why what is in the log happened.', code: `export const trace = traceNotes({ ${texts.join(', ')} })` }]
}

function rowOf(em: Emitter, { name, kind, cites, span }: Proc): number {
  return em.table.of({ name, kind, clauses: cites, span })
}

/** Notes whose text the last entries of the log come from; nothing in other engines. */
export function noteOf(em: Emitter, suspended = false): string {
  return em.traced ? `\nnoted(trace, s${suspended ? ', true' : ''})` : ''
}

/** The text of a procedure that cannot be suspended, noted while it is carried out. */
export function noting(em: Emitter, proc: Proc | null, code: string): string {
  return em.traced
    ? `carriedOut(trace, ${proc === null ? 'null' : rowOf(em, proc)}, ${proc === null || proc.kind === 'event'}, () => {\n${code}\n})`
    : code
}
