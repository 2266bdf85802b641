/**
 * A position in the words of the rules, no more than an `example` can say: what lies where, what is kept, and inside of
 * which events play begins. It has the form of a `Scenario` of the runtime without steps.
 */
export interface Position {
  readonly players: number
  /** Values by option name, where they are not the default. */
  readonly options: Readonly<Record<string, string>>
  /** Within a zone from the bottom up. */
  readonly cards: readonly LaidCard[]
  readonly facts: readonly LooseFact[]
  readonly decks: readonly { readonly list: string; readonly seat: number; readonly cards: readonly string[] }[]
  /** What has been carried out before, one after the other. */
  readonly before: readonly SaidCall[]
  /** From the outside in. */
  readonly path: readonly SaidCall[]
}

/** A fact of the game, of a player, or of the value of a type. */
export interface LooseFact {
  readonly name: string
  readonly seat: number | null
  readonly of?: string
  readonly value: Said
}

/** An event with its parts. */
export interface SaidCall {
  readonly event: string
  readonly args: readonly Said[]
}

export interface LaidCard {
  readonly name: string
  readonly shape: string | null
  readonly zone: SaidZone
  readonly owner: number | null
  readonly facts: readonly { readonly name: string; readonly value: Said }[]
}

/** Seats are numbers, values of types and printed cards names; a card is its index in `cards`. */
export type Said = number | boolean | string | null | { readonly card: number } | SaidZone | readonly Said[]

export interface SaidZone {
  readonly zone: string
  readonly seat: number | null
  /** The value of a type whose zone it is. */
  readonly of?: string
}

/** What cannot be said of a position. */
export class Unsaid extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'Unsaid'
  }
}
