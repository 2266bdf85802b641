// Compiled from the rules of DoubleTenOmnibus: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import type { State } from './state.ts'
import { forbidsHoldHand } from './rules.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  switch (event) {
    case 11 /* pass-on */: {
      const p = args[0] as number
      if (forbidsHoldHand(s, p)) out.push(5 /* hold-hand */)
      return
    }
  }
}
