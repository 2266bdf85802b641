import type { TStmt } from '../program/ir.ts'

/** The lines of a text, for an event also where cards have a text of their own for it. */
export function linesOf(body: readonly TStmt[]): readonly TStmt[] {
  return body.flatMap((s) => {
    const [then] = s.kind === 'if' ? s.then : []
    return s.kind === 'if' && then?.kind === 'proc' && then.proc.kind === 'override' ? linesOf(s.otherwise) : [s]
  })
}
