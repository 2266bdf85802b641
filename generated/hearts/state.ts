// Compiled from the rules of Hearts into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Frame, Shared, Withheld } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  total: number[]
  dealNumber: number
  trickNumber: number
  leader: number
  led: number
  winning: number
  winner: number
  astray: readonly Astray[]
  withheld: Withheld
  timesPlayDuringDeal: number
  shared?: Shared<State> | undefined
}

export type MatchFrame = Frame
export type DealFrame = Frame

export type PassingFrame = Frame & {
  p: number
  given: readonly number[]
  given1: readonly (readonly number[])[]
  members2: readonly number[]
  at3: number
  active4: readonly number[]
  next5: number
  atLeast6: number
  atMost7: number
}

export type RoundFrame = Frame & { list1: readonly number[]; next2: number }
export type TurnFrame = Frame & { readonly p: number }
