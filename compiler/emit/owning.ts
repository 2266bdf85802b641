import type { Code } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'

/** Stands before a list of the state is written: copies of a state have its lists until one of them writes them. */
export const owning = (column: Name): Code =>
  code`if (s.shared !== undefined) s.${column} = owned(s.${column}, s.shared.lists.${column})`

/** The same for all that is kept of cards, before one comes into the game. */
export const OWNING_CARDS: Code = code`ownColumns(s, OF_CARDS)`
