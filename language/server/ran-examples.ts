import type { Connection, MessageType } from 'vscode-languageserver'
import type { ExampleFinding } from '../example-findings.ts'
import type { MaybeRan } from '../example-lenses.ts'
import type { Desk } from './desk.ts'

/** What the examples of open games came to, where somebody runs them. */
export interface RanExamples {
  /** The games about a file, by full path, whether they have run or not. */
  maybe(path: string): readonly MaybeRan[]
  /** What does not hold, as far as it is told of in a file. */
  findings(path: string): readonly ExampleFinding[]
  /** Something has changed: they run once nobody types. */
  soon(): void
}

/** What those who run examples work with. */
export interface ExampleGround {
  readonly connection: Connection
  readonly desk: Desk
  /** Is called where there is something new to show. */
  readonly told: () => void
  /** Shows a message to whoever writes. */
  readonly show: (type: MessageType, message: string) => void
}

/** Begins to run examples, and to carry out the commands of lenses. */
export type RunsExamples = (ground: ExampleGround) => RanExamples
