import type { Completion } from './completion.ts'
import type { Remainder } from '../flow/remainder.ts'

/**
 * Where an announcement can no longer fail, whatever is answered: then no answer has to be tried on a copy. A place in
 * a
 * procedure is settled up to the end of the announcement that the procedure itself makes (1), up to the end of the
 * procedure and
 * beyond its announcement (2), or up to the end of a procedure that announces nothing (3).
 */
export type Settled = 1 | 2 | 3

export function settledAt(completion: Completion, rest: Remainder): Settled | null {
  let own: Settled | null = null
  for (const part of rest) {
    if (part === 'announced') {
      if (own !== null) return null
      own = 1
    } else if (part === 'unsure' || !part.every((s) => completion.isCertain(s))) return own
  }
  return own === null ? 3 : 2
}
