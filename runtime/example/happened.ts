import type { BaseState } from '../engine.ts'

/** An event that was carried out, with its arguments. */
export interface Happened {
  readonly event: number
  readonly args: readonly number[]
}

/** What happened since the position was laid, oldest first. */
export function happenedIn(s: BaseState): Happened[] {
  return (s.log ?? []).map(([event = -1, ...args]) => ({ event, args }))
}
