import type { BaseState, EventHappening } from '../engine.ts'
import { eventsOf } from '../told/log.ts'

/** What happened since the position was laid, oldest first. */
export function happenedIn(s: BaseState): readonly EventHappening[] {
  return eventsOf(s.log)
}
