// Compiled from the rules of KuhnPoker into state.ts: the state. Change the rules, not this file.
import type { BaseState, Frame, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  stake: number[]
  bettor: number
  folded: number
  shared?: Shared<State> | undefined
}

export type MatchFrame = Frame & { list1: readonly number[]; next2: number }
export type DealToFrame = Frame & { readonly p: number }
export type BettingFrame = Frame & { opener: number; dealer: number }
export type TurnFrame = Frame & { readonly p: number }
