import type { BaseState, Frame } from './base-state.ts'

/** How the lists of one state become those of another that is no longer needed. */

/** From this length on a list of its own is made faster than one is filled. */
const LONG = 16

/** A copy of a list, in the old one where that is short. */
export function copied<T>(old: T[], from: readonly T[]): T[] {
  const { length } = from
  if (length > LONG) return from.slice()
  while (old.length > length) old.pop()
  for (let i = 0; i < length; i++) old[i] = from[i] as T
  return old
}

/** States of one game have the same zones. */
export function copyZones(old: number[][], from: readonly (readonly number[])[]): void {
  for (let i = 0; i < from.length; i++) old[i] = copied(old[i] as number[], from[i] as readonly number[])
}

/** The lists in a frame are never changed in place. */
export function copyFrames(old: Frame[], from: readonly Frame[]): void {
  while (old.length > from.length) old.pop()
  for (let i = 0; i < from.length; i++) old[i] = { ...(from[i] as Frame) }
}

/** Only states that were given a limit have the field. */
export function copyRoundLimit(old: BaseState, from: BaseState): void {
  if (from.roundLimit !== undefined) old.roundLimit = from.roundLimit
  else if (old.roundLimit !== undefined) delete old.roundLimit
}

/** The lists stay those of the other state until they are written. */
export function shareZones(old: number[][], from: readonly number[][]): void {
  for (let i = 0; i < from.length; i++) old[i] = from[i] as number[]
}
