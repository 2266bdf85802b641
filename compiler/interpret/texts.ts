import type { Proc } from '../program/ir.ts'
import { announces, fromTheBeginning } from './announcements.ts'
import { type Machine, type Play, Stopped } from './machine.ts'
import { Env, type Value } from './value.ts'

/**
 * Carries out a text with the values of what it names: of a hook, of an effect, or of a card that says how an event is
 * done.
 */
export function runText(m: Machine, proc: Proc, values: readonly Value[]): Play {
  const start = (on: Machine): Play => untilStopped(on, proc, values)
  return announces(proc.body) ? fromTheBeginning(m, start) : start(m)
}

function* untilStopped(m: Machine, proc: Proc, values: readonly Value[]): Play {
  try {
    yield* m.means.block(m, proc.body, new Env(proc.params, values), proc)
  } catch (signal) {
    if (!(signal instanceof Stopped)) throw signal
  }
}
