import { sideFact } from '../game/side.ts'
import { A_SEAT, ONE_RESULT, sideOf } from '../program/side.ts'
import type { Data } from '../typescript/data.ts'
import { word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { type Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'
import { typeWord } from './names.ts'

/** What an engine says of sides. Games in which everybody plays alone say nothing. */
export function sidesPart(em: Emitter): Data | undefined {
  const fact = sideFact(em.program.game)
  if (fact === null) return undefined
  const names = new Names(em)
  names.alias(A_SEAT, word('seat'))
  const of = emitExpr(em, names, sideOf(fact, A_SEAT))
  const type = typeWord({ ...fact.type, optional: false })
  const clauses = fact.decl.cites.map(({ text }) => text)
  const rule = em.table.of({ name: ONE_RESULT, kind: 'always', clauses, span: fact.name.span })
  return { of: code`(s, ${word('seat')}) => ${of}`, type, rule }
}
