import type { KindTable } from '../kind-table.ts'
import type { Block } from '../flow/block.ts'
import type { OperationKind } from '../flow/operation.ts'
import type { Slot } from '../flow/slot.ts'
import type { Proc } from '../program/ir.ts'
import type { Code } from '../typescript/code.ts'
import type { Emitter } from './emitter.ts'
import type { Body } from './body.ts'

/** What the code of operations is written with. */
export interface Scope {
  readonly em: Emitter
  readonly body: Body
  /** Whose text it is; null for the kernel's own. */
  readonly proc: Proc | null
  /** The code that reaches a variable of the procedure's own. */
  readonly slot: (slot: Slot) => Code
  /** Whether it is kept in no frame, so that it can be changed in place. */
  readonly isOutside: (slot: Slot) => boolean
  /** How a statement goes on elsewhere, by itself and from within a loop of its own. */
  readonly leaving: (exit: Block) => Pick<Body, 'stop' | 'stopInLoop'>
  /** Whether what was worked out before is found in the frame. */
  readonly inFrame: boolean
  /** Whether the value that an operation gives its variable is never asked for. */
  readonly isIdle: (o: OperationKind) => boolean
}

/** What writes the code of each of these kinds; nothing where the game needs none. */
export type OperationWriters<O extends OperationKind> = KindTable<O, [at: Scope], Code>
