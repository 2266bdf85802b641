import { functionCode } from '../typescript/build.ts'
import { lines } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Emitter, Names, THE_STATE, docOf } from './emitter.ts'
import { emitExpr } from './expr.ts'
import type { Piece } from './piece.ts'

/** Which of the sentences that have to hold always do not. Games without any have none of this. */
export function emitAlways(em: Emitter): Piece[] {
  const { always } = em.program
  if (always.length === 0) return []
  const tests = always.map(({ name, cond, cites, span }) => {
    const names = new Names(em)
    names.reserve('out')
    const row = em.table.of({ name, kind: 'always', clauses: cites, span })
    return lines([remark(docOf(cites, name)), code`if (!(${emitExpr(em, names, cond)})) out.push(${row})`])
  })
  return [
    {
      doc: 'What has to hold always and does not, by rule.',
      code: functionCode({
        name: named('brokenAlways'),
        params: [THE_STATE, { name: word('out'), type: code`‹number[]›` }],
        result: code`‹void›`,
        body: lines(tests),
      }),
    },
  ]
}
