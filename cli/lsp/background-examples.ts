import type { CheckResult } from '../../compiler/compile.ts'
import type { Desk } from '../../language/server/desk.ts'
import type { ExampleResults } from './example-results.ts'

/** Examples run once nothing has been typed for so long, in milliseconds: findings have been told by then. */
const AFTER = 500

/** Runs the examples of the games that are open while nobody types. */
export class BackgroundExamples {
  private readonly desk: Desk
  private readonly results: ExampleResults
  private readonly told: () => void
  private waiting: NodeJS.Timeout | null = null
  private stop = new AbortController()

  /** `told` is called where there is something new. */
  constructor(desk: Desk, results: ExampleResults, told: () => void) {
    this.desk = desk
    this.results = results
    this.told = told
    desk.documents.onDidChangeContent(() => this.soon())
    desk.documents.onDidClose(() => this.soon())
  }

  /** An edit ends what runs: it would be about other rules. */
  soon(): void {
    this.end()
    this.waiting = setTimeout(() => void this.runAll(), AFTER).unref()
  }

  /** There is something new. */
  tellAll(): void {
    if (this.desk.isOpen) this.told()
  }

  end(): void {
    if (this.waiting !== null) clearTimeout(this.waiting)
    this.stop.abort()
    this.stop = new AbortController()
  }

  private async runAll(): Promise<void> {
    const { signal } = this.stop
    for (const checked of this.desk.isOpen ? this.open() : [])
      if (!signal.aborted && (await this.results.refresh(checked, signal)) && !signal.aborted) this.told()
  }

  private open(): ReadonlySet<CheckResult> {
    return new Set(this.desk.documents.all().flatMap(({ uri }) => this.desk.space.about(this.desk.pathOf(uri))))
  }
}
