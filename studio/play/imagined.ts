import { type BaseState, CHANCE } from '../../runtime/engine.ts'
import type { Course } from './course.ts'

/** A state that agrees with what is seen by whoever is asked; null where none can be dealt. */
export function imaginedBy({ engine, state }: Course, random: () => number): BaseState | null {
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
