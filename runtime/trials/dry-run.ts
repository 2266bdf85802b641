import type { BaseState } from '../engine.ts'
import { run } from '../kernel/kernel.ts'
import { mixingApart } from '../kernel/mixed-now.ts'
import type { Emitted } from '../program.ts'
import { BeyondNumbers, TooManyRounds } from '../rounds/rounds.ts'
import { lookingAtSets } from './sets-looked-at.ts'

/**
 * Work on a state of its own in which an announcement is tried, or where `reasons` against it are gathered. It has the
 * lists of `s` until it writes them, and is gone afterwards.
 */
export function inDryRun<S extends BaseState, T>(
  program: Emitted<S>,
  s: S,
  reasons: number[] | null,
  work: (t: S) => T,
): T {
  const t = (program.lend ?? program.clone)(s)
  t.legal = []
  t.log = null
  t.dry = 1
  t.failed = false
  t.reasons = reasons
  t.ask = 0
  return mixingApart(() => work(t))
}

/**
 * Begins something in a dry run, if anything, and goes on until it asks or is decided. What was refused something goes
 * on to its next end all the same. A loop that waits for what was refused may have none, and what is reckoned with the
 * answer that there was not leads anywhere: then the trial is over.
 */
export function goOn<S extends BaseState>(program: Emitted<S>, t: S, outside: number, begin?: (t: S) => void): void {
  try {
    begin?.(t)
    run(program, t, outside)
  } catch (error) {
    if (!t.failed || !(error instanceof TooManyRounds || error instanceof BeyondNumbers)) throw error
  }
}

/** Rows of the rule table that keep an announcement from being completed. */
export function whyNot<S extends BaseState>(program: Emitted<S>, s: S, start: (t: S) => void): number[] {
  const reasons: number[] = []
  lookingAtSets(() => tryForReasons(program, s, reasons, start, s.frames.length))
  return [...new Set(reasons)]
}

/** Puts such rows into a list as they are found; so many procedures are none of what is tried. */
export function tryForReasons<S extends BaseState>(
  program: Emitted<S>,
  s: S,
  reasons: number[],
  start: (t: S) => void,
  outside = 0,
): void {
  inDryRun(program, s, reasons, (t) => goOn(program, t, outside, start))
}
