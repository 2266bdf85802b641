import type { Slot } from './slot.ts'

/** What is gone through one by one, with the number of those that were taken. */
export interface Members {
  readonly list: Slot
  readonly next: Slot
}
