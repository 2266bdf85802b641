// Compiled from the rules of SharedPack into state.ts: the state. Change the rules, not this file.
import type { Shared } from 'houserules/runtime'
import type { State as TrumpKingState } from '../trump-king/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends TrumpKingState {
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  prevailing: readonly number[] | null
}
