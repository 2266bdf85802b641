import type { NamedKind } from '../compiler/game/name-use.ts'

/** Something that may be written at a place. */
export interface Offer {
  readonly label: string
  readonly kind: NamedKind | 'word' | 'snippet' | 'path' | 'game' | 'sentence' | 'seat'
  /** What tells it from others of its kind, such as the type of a fact. */
  readonly detail: string
}

export interface CompletionOffer extends Offer {
  /** How far behind the best it stands: 0 for what is just asked for. */
  readonly rank: number
  /** What is written, where that is a snippet. */
  readonly snippet?: string
}

export interface Completions {
  /** Where the word begins that they take the place of. */
  readonly from: number
  readonly all: readonly CompletionOffer[]
}

/** An offer, and whether it is just what is asked for. */
export interface Ranked {
  readonly offer: Offer
  readonly exact: boolean
}
