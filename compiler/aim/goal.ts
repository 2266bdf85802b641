import type { Board } from './board.ts'
import type { Value } from '../interpret/value.ts'
import type { Domain, Local, TExpr } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'

/** A variable that follows from others, such as the argument of a call within the event that a position begins in. */
export interface Binding {
  readonly local: Local
  readonly from: Source
}

/** Where a value comes from: another variable, or what an expression is worth. */
export type Source =
  | { readonly kind: 'local'; readonly local: Local }
  | { readonly kind: 'value'; readonly value: (board: Board) => Value }

export function sourceValue(board: Board, from: Source): Value {
  return from.kind === 'local' ? (board.held.get(from.local) ?? null) : from.value(board)
}

/** A condition, and whether it shall hold. */
export interface Want {
  readonly test: TExpr
  readonly holds: boolean
}

/** What a position has to be like for a sentence to come to bear. */
export interface Goal {
  /** The event that it begins in; null where anywhere will do. */
  readonly event: TEvent | null
  /** Variables that may stand for anything that fits. */
  readonly unknown: readonly Local[]
  readonly bindings: readonly Binding[]
  /** What leads to the sentence. */
  readonly way: readonly Want[]
  /** What the sentence itself asks. */
  readonly tests: readonly TExpr[]
  /** What instructions behind it choose from or go through. */
  readonly company: readonly Domain[]
  /** The fact, adjective or relation in which it shows, where nothing has to be done. */
  readonly tells: string | null
}
