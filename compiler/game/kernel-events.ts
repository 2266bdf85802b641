import { HOLDER } from './holder.ts'
import { SIDE } from './side.ts'

/** Events that mean something by what they are called: the kernel runs them, or brings them about. */
export const KERNEL_EVENTS: ReadonlySet<string> = new Set(['match', 'draft', 'settle-instead', 'move', 'delete'])

/** A fact of this name says in which order players play. */
export const SEATING = 'seating'

/** Facts that the language goes by where a game has them: called otherwise they are others. */
export const KERNEL_FACTS: ReadonlySet<string> = new Set([HOLDER, SIDE, SEATING])
