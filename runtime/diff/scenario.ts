import type { Seat } from '../engine.ts'

/**
 * A position with what is done in it, in the words of the rules, so that it means the same on two engines. It says no
 * more than an `example` of the language can say.
 */
export interface Scenario {
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  /** Cards on the table; within a zone from the bottom up. */
  readonly cards: readonly PlacedCard[]
  /** Facts of the game, of players and of values of types that are not as they start. */
  readonly facts: readonly GivenFact[]
  /** Lists that players bring, where they are not those of a default deck. */
  readonly decks: readonly GivenDeck[]
  /** What has been carried out before, one after the other. */
  readonly before: readonly SpokenCall[]
  /** The events it stands in, from the outside in. */
  readonly path: readonly SpokenCall[]
  readonly steps: readonly SpokenStep[]
}

/** Numbers and seats are numbers; values of types and definitions are their names; none is null. */
export type Spoken = number | boolean | string | null | SpokenCard | SpokenZone | readonly Spoken[]

/** A card of the scenario, by its index in `cards`. */
export interface SpokenCard {
  readonly card: number
}

export interface SpokenZone {
  readonly zone: string
  readonly seat: Seat | null
  /** The value of a type whose zone it is. */
  readonly of?: string
}

export interface PlacedCard {
  /** What is printed on it. */
  readonly name: string
  /** What it is at present, where that is something else. */
  readonly shape: string | null
  readonly zone: SpokenZone
  /** Null where it belongs to whom its zone belongs to. */
  readonly owner: Seat | null
  readonly facts: readonly { readonly name: string; readonly value: Spoken }[]
}

export interface GivenFact {
  readonly name: string
  readonly seat: Seat | null
  /** The value of a type that it is said of. */
  readonly of?: string
  readonly value: Spoken
}

export interface GivenDeck {
  readonly list: string
  readonly seat: Seat
  readonly cards: readonly string[]
}

export interface SpokenCall {
  readonly event: string
  readonly args: readonly Spoken[]
}

/** A card by its name, and whose it is where that is needed to tell it from others. */
export interface NamedCard {
  readonly name: string
  readonly owner: Seat | null
  /** Which card of the scenario it is, by its index in `cards`, where its name would mean a copy as well. */
  readonly laid?: number
}

/** What a move or an answer names. */
export type SpokenArgument = number | boolean | string | null | NamedCard | SpokenZone

/** What somebody does; arguments that are left out are null. */
export interface SpokenAct {
  readonly event: string
  readonly args: readonly SpokenArgument[]
}

export type SpokenStep =
  | { readonly kind: 'does'; readonly seat: Seat; readonly act: SpokenAct }
  /** `type` is that of the question; empty for one of several instructions, which go by an event or their number. */
  | { readonly kind: 'chooses'; readonly seat: Seat; readonly type: string; readonly value: SpokenArgument }
  | { readonly kind: 'answers'; readonly seat: Seat; readonly answer: 'accepts' | 'declines' | 'passes' }

/** Which card of a scenario a line means, where its name alone does not tell. */
export const laidIn = (value: SpokenArgument): number | null =>
  typeof value === 'object' && value !== null && 'laid' in value ? (value.laid ?? null) : null

/** A scenario that names what an engine does not know, or that cannot be said at all. */
export class Unspeakable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Unspeakable'
  }
}
