import type { BaseState } from '../engine.ts'
import type { Parts } from '../parts.ts'
import type { PickedSoFar } from './picked-so-far.ts'

/** What is chosen so far at the pending decision; null where one thing is asked for, or nothing. */
export function pickedNow(parts: Pick<Parts<BaseState>, 'pickedSoFar'>, s: BaseState): PickedSoFar | null {
  const frame = s.frames.at(-1)
  return frame === undefined ? null : (parts.pickedSoFar?.(frame, s.ask) ?? null)
}
