// Compiled from the rules of ThreeHanded: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { State } from './state.ts'
import { passingDistanceOf } from './facts.ts'

/** [passing] `hold-hand` */
export function forbidsHoldHand(s: State, _p: number): boolean {
  return passingDistanceOf(s) === 0
}
