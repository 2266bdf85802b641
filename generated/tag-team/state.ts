// Compiled from the rules of TagTeam into state.ts: the state. Change the rules, not this file.
import type { Frame, Shared } from 'houserules/runtime'
import type { State as BuildDivideState } from '../build-divide/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BuildDivideState {
  chosenAce: (readonly number[])[]
  timesRedrawDuringMatch: number
  shared?: Shared<State> | undefined
}

export type LayLifeFrame = Frame & { t2: number; list1: readonly number[]; next2: number }
export type TextOfEffectFrame = Frame & { readonly c: number; readonly p: number }
export type EnterFrame = Frame & { readonly c: number; readonly p: number }
export type SpeakFrame = Frame & { p: number }
export type LineUpFrame = Frame & { t2: number }
export type BlockStepFrame = Frame & { readonly p: number; q: number; list1: readonly number[]; next2: number }
export type ConcedeFrame = Frame & { readonly p: number }
export type RaiseLifeFrame = Frame & { readonly c: number; readonly q: number }
export type TextOfFrame5 = Frame & { readonly c: number; readonly p: number }
export type TextOfFrame2 = Frame & { readonly c: number; readonly p: number }
export type TextOfEffectFrame2 = Frame & { readonly p: number; readonly opponent: number }
export type TextOfFrame23 = Frame & { readonly c: number; readonly p: number }
export type TextOfEffectFrame23 = Frame & { readonly p: number; readonly ally: number }

export type TextOfFrame21 = Frame & {
  readonly c: number
  readonly p: number
  marks: readonly number[]
  opponent: number
  q: number
  atLeast1: number
  atMost2: number
}

export type TextOfEffectFrame21 = Frame & {
  readonly p: number
  readonly marks: readonly number[]
  readonly opponent: number
}

export type TextOfFrame20 = Frame & { readonly c: number; readonly p: number; mark: number; bait: number }

export type TextOfEffectFrame20 = Frame & {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly opponent: number
}

export type TextOfFrame18 = Frame & { readonly c: number; readonly p: number }
export type TextOfFrame17 = Frame & { readonly c: number; readonly p: number }
export type TextOfEffectFrame14 = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type AfterEnterFrame = Frame & { readonly you: number; readonly c: number }
export type TextOfFrame28 = Frame & { readonly c: number; readonly p: number }
export type TextOfEffectFrame28 = Frame & { readonly p: number; readonly opponent: number }
export type WhenEnterFrame = Frame & { readonly you: number; readonly c: number }
