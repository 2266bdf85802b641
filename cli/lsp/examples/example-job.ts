import type { HostAnswers } from '../../../compiler/told-host.ts'
import type { ExampleResult, TraceEntry } from '../../toolchain.ts'

/** A game whose examples are to run, as it can be sent to another thread. */
export interface ExampleJob {
  /** Of its file, as spans have it. */
  readonly path: string
  readonly answers: HostAnswers
}

/** An example that ran. */
export interface RanExample extends ExampleResult {
  /** The places (`file:line`) of the rules that applied in it. */
  readonly applied: readonly string[]
  /** What happened in it; only of those that fail. */
  readonly trace: readonly TraceEntry[]
}

/** What the thread is told. */
export type ThreadOrder =
  | { readonly kind: 'run'; readonly number: number; readonly job: ExampleJob }
  /** The run of this number is not wanted any more. */
  | { readonly kind: 'stop'; readonly number: number }

/** What came of a run: null where it was stopped, or the game has errors. */
export type JobOutcome =
  | { readonly kind: 'ran'; readonly number: number; readonly examples: readonly RanExample[] | null }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string }
