import type { Value } from '../interpret/value.ts'
import type { Local } from '../program/ir.ts'

/** Where the value of a variable comes from: another variable, or what something is worth on a board. */
export type Source<Board> =
  | { readonly kind: 'local'; readonly local: Local }
  | { readonly kind: 'value'; readonly value: (board: Board) => Value }
