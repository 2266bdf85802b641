/** A value as it stands in a card file. */
export type Printed = string | number | boolean | null | readonly Printed[] | { readonly [key: string]: Printed }

/** One name-bearing side of a card. */
export interface Face {
  readonly name: string
  /** What it is called in other languages, by language. */
  readonly names?: Readonly<Record<string, string>>
  /** What else stands on it, under the words of `keep`. */
  readonly printed?: Readonly<Record<string, Printed>>
}

/** A line of a card database. */
export interface CardRow extends Face {
  /** By which the file that it comes from knows it. */
  readonly id?: string | number
  readonly faces?: readonly Face[]
}

/** The first line of a card database. */
export interface DatabaseHeader {
  readonly format: 'houserules-cards/1'
  readonly source: string
  /** The language of `name`. */
  readonly language: string
}

/** The last line of a card database, without which it is not whole. */
export interface DatabaseEnd {
  readonly cards: number
}
