import { type Code, Table, commas } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'

/** As many parts as this stand as any other code does. */
const SHORT = 8

/** A list in braces; of a long one lines are filled, since hardly anything in it is of interest. */
export function braces(parts: readonly Code[]): Code {
  if (parts.length <= SHORT) return code`{ ${commas(parts)} }`
  const entries = parts.map((value) => ({ key: null, value }))
  return new Table(['{', '}'], entries, false, 2)
}
