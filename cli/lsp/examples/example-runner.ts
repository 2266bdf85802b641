import type { ExampleJob, RanExample } from './example-job.ts'

/** Runs examples beside what is answered meanwhile. */
export interface ExampleRunner {
  /**
   * Null where the game has errors, or the signal came before the end. Rejects where they cannot be run, as where they
   * take all memory.
   */
  run(job: ExampleJob, signal: AbortSignal): Promise<readonly RanExample[] | null>
  /** Stops whatever runs. */
  end(): void
}
