import type { IToken } from 'chevrotain'

/** What a failed production wanted, where, and after what. */
export interface Mismatch {
  /** A noun phrase: "the name of an event". */
  readonly expected: string
  readonly found: IToken
  readonly previous: IToken
  /** The token behind the one that was found. */
  readonly following: IToken
  readonly hint: string | null
}
