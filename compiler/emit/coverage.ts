import { functionCode } from '../typescript/build.ts'
import { list } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { word } from '../typescript/name.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Piece, constant } from './piece.ts'

/** What an engine that counts rules adds: the places of rules, and the numbers of those that applied so far. */
export function emitCoverage(places: readonly string[]): Piece[] {
  return [
    constant({
      name: named('places'),
      type: code`‹readonly string[]›`,
      value: list(places.map(literal)),
      doc: 'Where each rule stands, by its number.',
    }),
    constant({
      name: named('applied'),
      value: code`new Set‹<number>›()`,
      doc: 'Rules that applied since the module was loaded.',
    }),
    {
      doc: 'The last test of a rule: notes that it applies.',
      code: functionCode({
        name: named('applies'),
        params: [{ name: word('rule'), type: code`‹number›` }],
        result: code`‹true›`,
        body: code`applied.add(rule)\nreturn true`,
      }),
    },
  ]
}
