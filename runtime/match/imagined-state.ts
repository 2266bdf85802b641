import { type BaseState, CHANCE } from '../engine.ts'
import type { FullEngine } from '../parts.ts'

/** Where somebody is asked something. */
export interface AskedAt {
  readonly engine: FullEngine<BaseState>
  readonly state: BaseState
}

/** A state that agrees with what is seen by whoever is asked; null where none can be dealt. */
export function imaginedBy({ engine, state }: AskedAt, random: () => number): BaseState | null {
  if (state.asked === CHANCE) return null
  return orNull(() => engine.bounded(state, () => engine.determinize(state, state.asked, random)))
}

/** Rules that come to no end, or have no such state, are told of elsewhere. */
export function orNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
