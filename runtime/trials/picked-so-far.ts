import type { Choice } from '../engine.ts'

/** What was chosen of several that are asked for. */
export interface PickedSoFar {
  readonly answers: readonly Choice[]
  /** How many have to be chosen. */
  readonly atLeast: number
  /** How many can be chosen. */
  readonly atMost: number
}
