/** A value as it stands in a card file. */
export type CardFileValue =
  | string
  | number
  | boolean
  | null
  | readonly CardFileValue[]
  | { readonly [key: string]: CardFileValue }

/** One name-bearing side of a card. */
export interface CardSide {
  readonly name: string
  /** What it is called in other languages, by language. */
  readonly names?: Readonly<Record<string, string>>
  /** What else stands on it, under the words of `keep`. */
  readonly printed?: Readonly<Record<string, CardFileValue>>
}

/** A line of a card database. */
export interface CardRow extends CardSide {
  /** By which the file that it comes from knows it. */
  readonly id?: string | number
  /** Other ids that are of the same card, such as those of other printings. */
  readonly also?: readonly (string | number)[]
  readonly faces?: readonly CardSide[]
}

/** The first line of a card database. */
export interface DatabaseHeader {
  readonly format: 'houserules-cards/1'
  readonly source: string
  /** The language of `name`. */
  readonly language: string
}

/** A record that is no card, and what says so. */
export interface SkippedRecord {
  readonly id?: string | number
  readonly name?: string
  readonly why: string
}

/** The last line of a card database, without which it is not whole. */
export interface DatabaseEnd {
  readonly cards: number
  readonly skipped?: readonly SkippedRecord[]
}
