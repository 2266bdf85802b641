import { type Code, lines, NOTHING } from '../target/code.ts'
import { literal } from '../target/literals.ts'
import type { Name } from '../target/name.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/**
 * Stands before a list of the state is written: a dry run has the lists of the state that it is tried on, until it
 * writes them. Nothing is tried in games that announce nothing.
 */
export function owning(em: Emitter, ...columns: readonly Name[]): Code {
  const calls = columns.map((column) => code`own(s, ${literal(column.wish)})`)
  const [only] = calls
  if (!em.announces || only === undefined) return NOTHING
  return calls.length === 1 ? code`if (s.dry !== 0) ${only}` : code`if (s.dry !== 0) {\n${lines(calls)}\n}`
}
