import { type BaseState, type Frame, NONE } from '../engine.ts'

/** Lays down a procedure, which goes on before those that wait. */
export function pushFrame<F extends Frame>(s: BaseState, frame: F): void {
  s.frames.push(frame)
}

/** The end of the procedure on top. */
export function popFrame(s: BaseState): void {
  s.frames.pop()
}

// INVARIANT: reasons are noted after this. Behind the first failure they go into a list that nobody reads.
/**
 * A step that may not be carried out: skipped, or the end of a dry run when announcing. `reason` is the rule that
 * refuses it, where there is one.
 */
export function refuse(s: BaseState, reason = NONE): void {
  if (s.failed && s.reasons !== null) s.reasons = []
  if (s.announcing > 0) s.failed = true
  if (reason !== NONE && s.reasons !== null) s.reasons.push(reason)
}

/** A text that ends because a rule refuses to go on with it. */
export function refuseText(s: BaseState, reason: number): void {
  refuse(s, reason)
  popFrame(s)
}
