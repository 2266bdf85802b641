import { type FunctionParts, functionCode } from '../typescript/build.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Code } from '../typescript/code.ts'
import type { Emitter } from './emitter.ts'
import type { Piece } from './piece.ts'

/** A function that may come to itself again, numbered by the table of loops, counts how deep it stands in itself. */
export function descending(em: Emitter, number: Code | null, parts: FunctionParts, doc: string): Piece[] {
  if (number === null) return [{ doc, code: functionCode(parts) }]
  const { name, params } = parts
  const inside = em.symbol('events', `inside ${name.wish}`, `${name.wish}Inside`)
  const body = code`descend(${number})\n${inside}(${params.map((p) => p.name)})\nascend()`
  return [
    { doc, code: functionCode({ ...parts, body }) },
    { doc: 'The same, when it is counted.', code: functionCode({ ...parts, name: inside, own: true }) },
  ]
}
