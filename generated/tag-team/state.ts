// Compiled from the rules of TagTeam into state.ts: the state. Change the rules, not this file.
import type { Frame, Shared } from 'houserules/runtime'
import type { State as BuildDivideState } from '../build-divide/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BuildDivideState {
  chosenAce: (readonly number[])[]
  timesRedrawDuringMatch: number
  shared?: Shared<State> | undefined
}

/** [403-3] Suspended `lay-life`. */
export interface LayLifeFrame extends Frame {
  t2: number
  list1: readonly number[]
  next2: number
}

/** [bd.play.2] Suspended `text-of-effect`. */
export interface TextOfEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.5] Suspended `enter`. */
export interface EnterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [802-6, gap.702-references] Suspended `speak`. */
export interface SpeakFrame extends Frame {
  p: number
}

/** [1001-1, gap.different-controllers] Suspended `line-up`. */
export interface LineUpFrame extends Frame {
  t2: number
}

/** [603-1, 603-1a, gap.both-may-block] Suspended `block-step`. */
export interface BlockStepFrame extends Frame {
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [103-2] Suspended `concede`. */
export interface ConcedeFrame extends Frame {
  readonly p: number
}

/** [302-3a] Suspended `raise-life`. */
export interface RaiseLifeFrame extends Frame {
  readonly c: number
  readonly q: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame2 extends Frame {
  readonly p: number
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame23 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame23 extends Frame {
  readonly p: number
  readonly ally: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame21 extends Frame {
  readonly c: number
  readonly p: number
  marks: readonly number[]
  opponent: number
  q: number
  atLeast1: number
  atMost2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame21 extends Frame {
  readonly p: number
  readonly marks: readonly number[]
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame20 extends Frame {
  readonly c: number
  readonly p: number
  mark: number
  bait: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame20 extends Frame {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame18 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame17 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame14 extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.1] Suspended `after-enter`. */
export interface AfterEnterFrame extends Frame {
  readonly you: number
  readonly c: number
}

/** [bd.samples.1] Suspended `text-of`. */
export interface TextOfFrame28 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.samples.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame28 extends Frame {
  readonly p: number
  readonly opponent: number
}

/** [bd.samples.2] Suspended `when-enter`. */
export interface WhenEnterFrame extends Frame {
  readonly you: number
  readonly c: number
}
