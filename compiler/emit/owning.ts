import { type Code, lines, NOTHING } from '../target/code.ts'
import type { Name } from '../target/name.ts'
import { code } from '../target/vocabulary.ts'

/** Stands before a list of the state is written: copies of a state have its lists until one of them writes them. */
export function owning(...columns: readonly Name[]): Code {
  const [only] = columns
  if (only === undefined) return NOTHING
  if (columns.length === 1)
    return code`if (s.shared !== undefined) s.${only} = owned(s.${only}, s.shared.lists.${only})`
  const each = columns.map((column) => code`s.${column} = owned(s.${column}, lists.${column})`)
  return code`if (s.shared !== undefined) {\nconst { lists } = s.shared\n${lines(each)}\n}`
}
