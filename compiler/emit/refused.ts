import type { TStmt } from '../program/ir.ts'
import type { Code } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Body } from './body.ts'
import { denied } from './denied.ts'
import { writing } from './expr.ts'

/** A line without which nothing of the rest is done, and which is told as the reason. */
export function onlyIf(b: Body, s: TStmt & { kind: 'onlyIf' }): Code {
  const { em, names } = b
  const isDenied = denied(writing(em, names), s.cond)
  const clauses = s.cites.length > 0 ? s.cites : b.cites
  const reason = em.table.of({ name: 'only if', kind: 'only-if', clauses, span: s.span })
  return code`if (${isDenied}) {\nrefuse(s, ${reason})\n${b.stop}\n}`
}

/** What is carried out unless something is so; then it is refused, and what was to come of it is over. */
export const refusedIf = (isSo: Code, otherwise: Code): Code =>
  code`if (${isSo}) {\nrefuse(s)\nreturn popFrame(s)\n}\n${otherwise}`
