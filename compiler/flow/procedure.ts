import type { Proc } from '../program/ir.ts'
import type { Block } from './block.ts'
import type { Operation } from './operation.ts'
import type { Slot } from './slot.ts'

/** A procedure that can be suspended, as a graph of basic blocks. */
export interface Procedure {
  readonly proc: Proc
  /** What is done when it is called, before it can be suspended. */
  readonly begin: readonly Operation[]
  readonly entry: Block
  /** What ends it, wherever it is; `left`: others may end it too, so that the state holds this place. */
  readonly exit: Block
  readonly left: boolean
  /** All of its blocks, in the order of the text. */
  readonly blocks: readonly Block[]
  readonly slots: readonly Slot[]
  /** Where it goes on after its first call of each event, for positions of examples. */
  readonly entries: ReadonlyMap<string, Block>
}

/** All texts of a program that can be suspended. */
export type Flow = readonly Procedure[]

/** The blocks that others know: they stay, and keep their order. */
export function fixed({ entry, exit, left }: Procedure): ReadonlySet<Block> {
  return new Set(left ? [entry, exit] : [entry])
}

/** The number of the place at which a procedure ends that others may end: `entry` and `exit` come first. */
export const EXIT = 1
