// Compiled from the rules of KuhnPoker into state.ts: the state. Change the rules, not this file.
import type { BaseState, Frame, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  stake: number[]
  bettor: number
  folded: number
  shared?: Shared<State> | undefined
}

/** [deal] Suspended `match`. */
export interface MatchFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [deal] Suspended `deal-to`. */
export interface DealToFrame extends Frame {
  readonly p: number
}

/** [bet] Suspended `betting`. */
export interface BettingFrame extends Frame {
  opener: number
  dealer: number
}

/** [bet] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}
