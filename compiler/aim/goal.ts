import type { Amount } from './amounts.ts'
import type { Board } from './board.ts'
import type { Source } from './source.ts'
import type { Domain, Local, TExpr } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'

/** A variable that follows from others, such as the argument of a call within the event that a position begins in. */
export interface Binding {
  readonly local: Local
  readonly from: Source<Board>
}

/** A condition, and whether it shall hold. */
export interface Want {
  readonly test: TExpr
  readonly holds: boolean
}

/** A move that somebody asks for: an event with its parts. */
export interface AskedMove {
  readonly event: TEvent
  readonly asker: Local
  readonly args: readonly Source<Board>[]
}

/** What a position has to be like for a sentence to come to bear. */
export interface Goal {
  /** The event that it begins in; null where anywhere will do. */
  readonly event: TEvent | null
  /** Events that this one is begun within, from the outside in, where what comes after it is meant. */
  readonly outer: readonly TEvent[]
  /** Variables that may stand for anything that fits. */
  readonly unknown: readonly Local[]
  readonly bindings: readonly Binding[]
  /** What leads to the sentence. */
  readonly way: readonly Want[]
  /** What the sentence itself asks. */
  readonly tests: readonly TExpr[]
  /** What instructions behind it choose from or go through. */
  readonly company: readonly Domain[]
  /** What is read besides, of which another value may show what it starts with hides. */
  readonly amounts: readonly Amount[]
  /** The fact, adjective or relation in which it shows, where nothing has to be done. */
  readonly tells: string | null
  /** The things of which that is said. */
  readonly about: readonly Local[]
  /** The move that the sentence refuses or permits, where it is about one. */
  readonly asks: AskedMove | null
}
