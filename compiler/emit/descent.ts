import { type FunctionParts, functionCode } from '../target/build.ts'
import type { Code } from '../target/code.ts'
import type { Name } from '../target/name.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/** A function that may come to itself again, numbered by the table of loops, counts how deep it stands in itself. */
export function descending(em: Emitter, number: number | null, parts: FunctionParts & { readonly name: Name }): Code {
  if (number === null) return functionCode(parts)
  const { name, params } = parts
  const inside = em.symbol('events', `inside ${name.wish}`, `${name.wish}Inside`)
  const body = code`descend(${number})\n${inside}(${params.map((p) => p.name)})\nascend()`
  return code`${functionCode({ ...parts, body })}\n\n${functionCode({ ...parts, name: inside, own: true })}`
}
