// Compiled from the rules of PolymorphSealed into state.ts: the state. Change the rules, not this file.
import type { Frame, Shared } from 'houserules/runtime'
import type { State as YuGiOhState } from '../yu-gi-oh/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends YuGiOhState {
  supply: number[]
  drafters: readonly number[]
  taken: Record<number, number>
  agreeing: number
  roundNumber: number
  facing: number[]
  initial: number[]
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  levelNow: (number | undefined)[] | null
  attack2: (number | undefined)[] | null
  defence: (number | undefined)[] | null
  names: ((readonly number[] | undefined)[] | undefined)[] | null
  prefix: (number | undefined)[] | null
  borderedPrefix: (number | undefined)[] | null
  readPrefix: number | null
  spokenNames: ((readonly number[] | undefined)[] | undefined)[] | null
  isNegated2: (boolean | undefined)[] | null
}

/** [gap.participants, overview.6] Suspended `duels`. */
export interface DuelsFrame extends Frame {
  best: number
  q: number
  rest2: readonly number[]
  list1: readonly number[]
  next2: number
}

/** [gap.participants] Suspended `pair`. */
export interface PairFrame extends Frame {
  readonly a: number
  readonly b: number
}

/** [end.1, end.3] Suspended `before-draw`. */
export interface BeforeDrawFrame extends Frame {
  readonly p: number
}

/** [overview.1] Suspended `draft`. */
export interface DraftFrame extends Frame {}

/** [overview.1] Suspended `draft-round`. */
export interface DraftRoundFrame extends Frame {
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [deck.6] Suspended `draft-again`. */
export interface DraftAgainFrame extends Frame {}

/** [overview.5, draft.1, draft.2] Suspended `pick-packs`. */
export interface PickPacksFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [overview.5, draft.1] Suspended `pick-in-rounds`. */
export interface PickInRoundsFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [overview.5, draft.1, gap.packs-per-pick] Suspended `pick`. */
export interface PickFrame extends Frame {
  readonly p: number
}

/** [overview.5, draft.1] Suspended `take-packs`. */
export interface TakePacksFrame extends Frame {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [draft.1] Suspended `take-pack`. */
export interface TakePackFrame extends Frame {
  readonly p: number
}

/** [draft.2] Suspended `declare-packs`. */
export interface DeclarePacksFrame extends Frame {
  readonly p: number
  k: number
  open: number
  elsewhere: number
  most: number
  list1: readonly number[]
  next2: number
}

/** [overview.1, gap.repick] Suspended `open-packs`. */
export interface OpenPacksFrame extends Frame {
  readonly p: number
  k: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [overview.1, gap.cards-per-pack] Suspended `open-pack`. */
export interface OpenPackFrame extends Frame {
  readonly k: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [deck.1, deck.4, overview.1] Suspended `build`. */
export interface BuildFrame extends Frame {
  readonly p: number
  mains: readonly number[]
  extras: readonly number[]
  n: number
  most: number
  spare: readonly number[]
  rest2: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}
