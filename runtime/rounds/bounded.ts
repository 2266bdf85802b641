import type { BaseState } from '../engine.ts'
import { mixingAfresh } from '../kernel/mixed-now.ts'
import type { Parts } from '../parts.ts'
import { limitInWords } from './round-limit-error.ts'
import { inBounds } from './rounds.ts'

/** Work on a state that could go on without an end, counting afresh. @throws RoundLimitError */
export function bounded<S extends BaseState, T>(parts: Parts<S>, s: S, work: () => T): T {
  try {
    return inBounds(s.roundLimit, () => mixingAfresh(work), s, parts.info.events)
  } catch (thrown) {
    throw limitInWords(parts, thrown)
  }
}
