import type { HostAnswers } from '../../../compiler/told-host.ts'
import type { MendedLines } from '../../../language/mended-block.ts'
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
  /** How it holds without warnings, where these, or that it fails, come only of who is, or is no longer, asked. */
  readonly mended: MendedLines | null
}

/** What the thread is told to run. */
export interface ExampleTask {
  readonly job: ExampleJob
  /** Shared with who asks: not 0 once the run is not wanted any more. */
  readonly unwanted: Int32Array
}
