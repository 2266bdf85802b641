import { type BaseState, type Captured, NONE, type PendingEffect } from '../engine.ts'
import { audienceNow, heardBy } from '../told/audience.ts'
import { sharing } from './lending.ts'

/**
 * What a state keeps while a line is done for all members of a set at the same time, in games where some rule can tell.
 * All of it is replaced, never changed in place.
 */
export interface LineState extends BaseState {
  /** How many lines are being done, each inside of the one before. */
  linesDeep: number
  /** What follows their events, until all is done: rules that come after, and effects that were noticed before. */
  putOff: readonly PendingEffect[]
  /** How things stood before the innermost line, where something in it is judged by that. */
  beforeLine?: LineState | null
  /** Whether what is done for a member has changed anything yet. */
  changedInLine?: boolean
}

/**
 * How things stand, for the judgement of what a line does; it is not gone on with. The state has lists together with it
 * until it writes them.
 */
export function asItStands<S extends BaseState>(s: S, lend: (s: S) => S): S {
  const before = lend(s)
  // What can be answered may be a list of still another copy.
  before.legal = s.legal
  // The procedure on top goes on in the middle of its step, in the frame that it has.
  const top = before.frames.pop()
  if (top !== undefined) before.frames.push({ ...top })
  s.shared = sharing<BaseState>(before)
  return before
}

/** What follows an event of a line waits until it is done for all. */
export function putsOff(s: LineState, body: number, captured: readonly Captured[]): void {
  putsOffEffect(s, { body, controller: NONE, source: NONE, optional: false, captured })
}

/** An effect that was noticed before the event goes to those that wait, after what follows the event. */
export function putsOffEffect(s: LineState, effect: PendingEffect): void {
  s.putOff = [...s.putOff, heardBy(audienceNow(s), effect)]
}

/** Hands over what follows the events of a line; nothing where the line belongs to another one. */
export function takePutOff(s: LineState): readonly PendingEffect[] {
  if (s.linesDeep > 0) return []
  const taken = s.putOff
  s.putOff = []
  return taken
}

type Looking = Pick<LineState, 'beforeLine' | 'changedInLine'>

/** How things stood before the line. What is made of these cards since is seen as it is. */
export function lookingBack<S extends BaseState & Looking>(s: S, cards: readonly number[]): S {
  const before = s.beforeLine ?? null
  // INVARIANT: how things stood is a copy of this state.
  return before === null || cards.some((card) => card >= before.def.length) ? s : (before as BaseState as S)
}

/** The same, until what is done for a member has changed something itself. */
export function asJudged<S extends BaseState & Looking>(s: S, cards: readonly number[]): S {
  return s.changedInLine === true ? s : lookingBack(s, cards)
}

/** A line that is left from within is over; what would have followed it falls away with the outermost. */
export function endLine(s: BaseState): void {
  const state = s as LineState
  state.linesDeep -= 1
  if (state.beforeLine !== undefined) state.beforeLine = state.beforeLine?.beforeLine ?? null
  if (state.changedInLine !== undefined) state.changedInLine = true
  if (state.linesDeep === 0) state.putOff = []
}
