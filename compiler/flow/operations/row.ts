import type { Local, TStmt } from '../../program/ir.ts'
import type { Slot } from '../slot.ts'

/** What an operation is to whoever looks at graphs. A row that leaves something out does not compile. */
export interface OperationRow<O> {
  /** In words, line by line. */
  readonly print: (o: O) => readonly string[]
  readonly uses: (o: O) => OperationUses
}

/** One row for each of these operations. */
export type OperationRows<O extends { readonly kind: string }> = {
  readonly [K in O['kind']]: OperationRow<Extract<O, { readonly kind: K }>>
}

/** What an operation does with variables: it asks for some before it gives any a value, and gives some a new one. */
export interface OperationUses {
  /** Variables of the procedure's own. */
  readonly asked?: readonly Slot[]
  readonly given?: readonly Slot[]
  /** Variables of the text, but for what statements of the text do by themselves. */
  readonly askedOfText?: readonly Local[]
  readonly givenToText?: readonly Local[]
  /** Statements whose own expressions it works out, without their blocks. */
  readonly worksOut?: TStmt
}

type Said<O> = string | ((o: O) => string)

/** An operation that uses these variables. */
export const using = <O>(said: Said<O>, uses: (o: O) => OperationUses): OperationRow<O> => ({
  print: (o) => [typeof said === 'string' ? said : said(o)],
  uses,
})

/** One that uses no variable besides the parameters of its event. */
export const inert = <O>(said: Said<O>): OperationRow<O> => using(said, () => ({}))
