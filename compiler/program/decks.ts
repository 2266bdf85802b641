import type { RefuseDecl } from '../../grammar/tree/declarations.ts'
import type { Domain, Local, TExpr } from './ir.ts'

/** A rule that refuses decks: once, or once for each thing of `about` that passes the test. */
export interface TRefusal {
  readonly name: string
  readonly player: Local
  readonly about: Domain | null
  readonly cond: TExpr | null
  readonly message: string
  readonly cites: readonly string[]
  readonly span: RefuseDecl['span']
}

/** A deck of the rules text: the definitions of each list, copies beside each other, list by list as declared. */
export interface TDeck {
  readonly title: string
  readonly lists: readonly (readonly number[])[]
}
