import type { BaseState } from './engine.ts'
import { type Program, emptied, run } from './kernel.ts'
import { borrowing } from './lending.ts'
import { TooManyRounds } from './rounds.ts'

/**
 * Work on a state of its own in which an announcement is tried, or where `reasons` against it are gathered. It is lent
 * the
 * lists of `s`, and is gone afterwards.
 */
export function inDryRun<S extends BaseState, T>(
  program: Program<S>,
  s: S,
  reasons: number[] | null,
  work: (t: S) => T,
): T {
  const spares = (program.spares ??= [])
  const t = spares.pop() ?? program.clone(s)
  stand(program, t, s)
  t.dry = 1
  t.failed = false
  t.reasons = reasons
  t.ask = 0
  try {
    return borrowing(t, s, () => work(t))
  } finally {
    t.reasons = null
    spares.push(t)
  }
}

/**
 * Begins something in a dry run, and goes on until it asks or is decided. What was refused something goes on to its
 * next
 * end all the same, and a loop that waits for what was refused may have none: then the trial is over.
 */
export function goOn<S extends BaseState>(program: Program<S>, t: S, begin: (t: S) => void): void {
  try {
    begin(t)
    run(program, t)
  } catch (error) {
    if (!(error instanceof TooManyRounds) || !t.failed) throw error
  }
}

function stand<S extends BaseState>({ share, copyInto }: Program<S>, t: S, s: S): void {
  if (share !== undefined) return share(t, s)
  copyInto(t, s)
  t.log = null
  emptied(t.legal)
}

/** Rows of the rule table that keep an announcement from being completed. */
export function whyNot<S extends BaseState>(program: Program<S>, s: S, start: (t: S) => void): number[] {
  const reasons: number[] = []
  inDryRun(program, s, reasons, (t) => goOn(program, t, start))
  return [...new Set(reasons)]
}
