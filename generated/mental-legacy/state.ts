// Compiled from the rules of MentalLegacy into state.ts: the state. Change the rules, not this file.
import type { Shared } from 'houserules/runtime'
import type { State as MagicState } from '../magic/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends MagicState {
  declared: readonly number[]
  seenAs: number[]
  posing: boolean[]
  timesDisguiseDuringMainPhase: number
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  colours: (readonly number[] | undefined)[] | null
  yields: (readonly number[] | undefined)[] | null
  usable: (readonly number[] | undefined)[] | null
  available: (number | undefined)[] | null
  burden: (number | undefined)[] | null
  sourceFor: ((number | undefined)[] | undefined)[] | null
  protections: (readonly number[] | undefined)[] | null
  isSource: (boolean | undefined)[] | null
}

/** What follows from printed cards and options alone. */
export interface KnownForGood {
  manaValue: (number | undefined)[] | null
  hues: (readonly number[] | undefined)[] | null
  manaFloor: (number | undefined)[] | null
  leastMana: ((number | undefined)[] | undefined)[] | null
  alternatives: (readonly number[] | undefined)[] | null
  isCostsAsMuchAs: ((boolean | undefined)[] | undefined)[] | null
}
