import type { ActionSpace } from './action-space.ts'
import type { ObservationSpace } from './observation-space.ts'

/** What is numbered how at one kind of table. */
export interface Spaces {
  readonly actions: ActionSpace
  readonly observations: ObservationSpace
}
