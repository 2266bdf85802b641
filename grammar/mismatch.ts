import type { IToken } from 'chevrotain'

/** What a failed production wanted, where, and after what. */
export interface Mismatch {
  /** A noun phrase: "the name of an event". */
  readonly expected: string
  readonly found: IToken
  readonly previous: IToken
  /** The token behind the one that was found. */
  readonly following: IToken
  /** The line up to the token that was found, and from there on. */
  readonly before: readonly IToken[]
  readonly after: readonly IToken[]
  readonly hint: string | null
}
