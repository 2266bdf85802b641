// Compiled from the rules of DoubleTen into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from 'houserules/runtime'
import { COPIES } from '../hearts/tables.ts'
import { COPIED_AS } from './tables.ts'

export function engineRules() {
  return {
    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },
  }
}
