import type { Code } from '../target/code.ts'

/** A piece of a module: a function, type or constant, with its comment. */
export interface Piece {
  readonly doc: string
  readonly code: Code
}
