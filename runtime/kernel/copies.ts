import type { BaseState, Frame } from '../base-state.ts'

/** What a copy of a state takes over in lists of its own. */

/** Numbers in the list of a state that is no longer needed. */
export function refilled(old: number[], from: readonly number[]): number[] {
  while (old.length > from.length) old.pop()
  for (let i = 0; i < from.length; i++) old[i] = from[i] as number
  return old
}

/** The frames themselves are shared until they go on. */
export function refillFrames(old: Frame[], from: readonly Frame[]): void {
  while (old.length > from.length) old.pop()
  for (let i = 0; i < from.length; i++) old[i] = from[i] as Frame
}

/** Only states that were given a limit have its field. */
export function copyLimits(old: BaseState, from: BaseState): void {
  if (from.roundLimit !== undefined) old.roundLimit = from.roundLimit
  else if (old.roundLimit !== undefined) delete old.roundLimit
  if (from.sizeLimit !== undefined) old.sizeLimit = from.sizeLimit
  else if (old.sizeLimit !== undefined) delete old.sizeLimit
}
