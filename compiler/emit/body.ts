import type { Code } from '../typescript/code.ts'
import type { Emitter, Names } from './emitter.ts'

/** Inside which function statements are emitted. */
export interface Body {
  readonly em: Emitter
  readonly names: Names
  /** Variables that live in the frame; others are declared where they first get a value. */
  readonly framed: ReadonlySet<number>
  readonly declared: Set<number>
  /** Clauses of the text that is emitted. */
  readonly cites: readonly string[]
  /** What `stop` becomes. */
  readonly stop: Code
  /** What it becomes in a loop, where that is something else. */
  readonly stopInLoop?: Code
  /** Set in texts that may come in a line at the same time, which note whether they have changed anything. */
  readonly notesChanges?: true
  /** Set in what is only worked out, which leaves the state alone. */
  readonly pure?: true
}
