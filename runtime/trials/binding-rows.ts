import { type BaseState, DECLINE } from '../engine.ts'
import type { Parts } from '../parts.ts'

/** The rules by which whoever is asked to act may not pass, where the text would allow it; also put into `found`. */
export function bindingRows<S extends BaseState>(parts: Parts<S>, s: S, found: number[] = []): readonly number[] {
  if (parts.sites[s.ask - 1]?.binding === true) parts.obligations?.(s, s.ask, s.asked, DECLINE, found)
  return found
}
