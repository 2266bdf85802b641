import { type Code, NOTHING, commas } from '../typescript/code.ts'
import { literal } from '../typescript/literals.ts'
import { code, named } from '../typescript/vocabulary.ts'
import type { Proc } from '../program/ir.ts'
import type { Emitter } from './emitter.ts'
import { type Piece, constant } from './piece.ts'

/** What an engine that is compiled to be traced adds: beside each entry of the log, whose text it comes from. */
export function emitTrace(em: Emitter, framed: readonly Proc[]): Piece[] {
  const texts = framed.map(
    (proc) => code`${em.procNumber(proc)}: { row: ${rowOf(em, proc)}, isEvent: ${proc.kind === 'event'} }`,
  )
  return [
    constant({
      name: named('trace'),
      value: code`traceNotes({ ${commas(texts)} })`,
      doc: 'Why what is in the log happened.',
    }),
  ]
}

function rowOf(em: Emitter, { name, kind, cites, span }: Proc): Code {
  return em.table.of({ name, kind, clauses: cites, span })
}

/** Notes whose text the last entries of the log come from; nothing in other engines. */
export function noteOf(em: Emitter, suspended = false): Code {
  if (!em.traced) return NOTHING
  return suspended ? code`noted(trace, s, true)` : code`noted(trace, s)`
}

/** Notes that a kept fact or adjective is written, from here; nothing in other engines. */
export const writingOf = (em: Emitter, fact: string): Code =>
  em.traced ? code`wrote(trace, s, ${literal(fact)})` : NOTHING

/** The text of a procedure that cannot be suspended, noted while it is carried out. */
export function noting(em: Emitter, proc: Proc | null, of: Code): Code {
  if (!em.traced) return of
  const row = proc === null ? code`null` : rowOf(em, proc)
  return code`carriedOut(trace, ${row}, ${proc === null || proc.kind === 'event'}, () => {\n${of}\n})`
}
