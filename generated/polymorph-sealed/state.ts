// Compiled from the rules of PolymorphSealed into state.ts: the state. Change the rules, not this file.
import type { Frame, Shared } from 'houserules/runtime'
import type { State as YuGiOhState } from '../yu-gi-oh/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends YuGiOhState {
  share: number[]
  supply: number[]
  sealed: (readonly number[])[]
  packSize: number[]
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
  spokenNames: ((readonly number[] | undefined)[] | undefined)[] | null
  isNegated2: (boolean | undefined)[] | null
}

/** What follows from printed cards and options alone. */
export interface KnownForGood {
  printedNames: ((readonly number[] | undefined)[] | undefined)[] | null
  declarable: (readonly number[] | undefined)[] | null
  prefix: (number | undefined)[] | null
  borderedPrefix: (number | undefined)[] | null
  poly: ((number | undefined)[] | undefined)[] | null
  readPrefix: number | null
  packedIn: (readonly number[] | undefined)[] | null
}

export type DuelsFrame = Frame & {
  best: number
  q: number
  rest2: readonly number[]
  list1: readonly number[]
  next2: number
}

export type PairFrame = Frame & { readonly a: number; readonly b: number }
export type BeforeDrawFrame = Frame & { readonly p: number }
export type DraftFrame = Frame

export type DraftRoundFrame = Frame & {
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type DraftAgainFrame = Frame

export type PickPacksFrame = Frame & {
  p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type PickInRoundsFrame = Frame & { list1: readonly number[]; next2: number }
export type PickFrame = Frame & { readonly p: number }
export type TakePacksFrame = Frame & { readonly n: number; readonly p: number; list1: readonly number[]; next2: number }
export type TakePackFrame = Frame & { readonly p: number }

export type DeclarePacksFrame = Frame & {
  readonly p: number
  yetToCome: readonly number[]
  k: number
  open: number
  elsewhere: number
  most: number
  list1: readonly number[]
  next2: number
}

export type OpenPacksFrame = Frame & {
  readonly p: number
  k: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type OpenPackFrame = Frame & { readonly k: number; readonly p: number; list1: readonly number[]; next2: number }

export type InventPackFrame = Frame & {
  readonly k: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type BuildFrame = Frame & {
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
