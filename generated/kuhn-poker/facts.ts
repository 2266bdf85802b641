// Compiled from the rules of KuhnPoker: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { seats } from '../../runtime/sets.ts'
import { PRINTED_STRENGTH, ZONE } from './names.ts'
import type { State } from './state.ts'

/** [ante] */
export function anteOf(_s: State): number {
  return 1
}

/** [bet] */
export function betSizeOf(_s: State): number {
  return 1
}

/** [showdown] */
export function bestOf(s: State): number {
  return (
    seats(s).find(
      (p) =>
        !seats(s).some(
          (q) =>
            ((it0: number) => (it0 === NONE ? NONE : PRINTED_STRENGTH[s.def[it0]!]!))(heldOf(s, q)) !== NONE &&
            ((it0: number) => (it0 === NONE ? NONE : PRINTED_STRENGTH[s.def[it0]!]!))(heldOf(s, p)) !== NONE &&
            ((it0: number) => (it0 === NONE ? NONE : PRINTED_STRENGTH[s.def[it0]!]!))(heldOf(s, q)) >
              ((it0: number) => (it0 === NONE ? NONE : PRINTED_STRENGTH[s.def[it0]!]!))(heldOf(s, p)),
        ),
    ) ?? NONE
  )
}

/** [showdown] */
export function heldOf(s: State, p: number): number {
  return s.zones[ZONE.hand + p]![0] ?? NONE
}
