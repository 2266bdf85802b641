import { setImmediate } from 'node:timers/promises'

/** Lets signals such as Ctrl-C have their turn, which they do not get while code runs on. */
export function letSignalsIn(): Promise<void> {
  return setImmediate()
}
