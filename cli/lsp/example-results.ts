import { inEnglish } from '../../grammar/saying.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import {
  basesOfFailing,
  type ExampleFinding,
  exampleFindings,
  type RanGame,
  type RunOf,
} from '../../language/example-findings.ts'
import type { MaybeRan } from '../../language/example-lenses.ts'
import { declarationPlaces, type ExampleRun, exampleRun } from '../../language/example-runs.ts'
import { traceText } from '../output/trace-text.ts'
import type { Desk } from '../../language/server/desk.ts'
import type { RanExample } from './examples/example-job.ts'
import type { ExampleRunner } from './examples/example-runner.ts'

/** What came of a game as it stood. */
export interface Ran {
  readonly run: ExampleRun
  readonly examples: readonly RanExample[]
}

/** What the examples of games came to, each run once as long as nothing of its game changes. */
export class ExampleResults {
  private readonly desk: Desk
  private readonly runner: ExampleRunner
  private readonly tell: (message: string) => void
  private readonly ran = new WeakMap<CheckResult, Ran>()
  /** By the path of the game's file: what is told until it has run again, also while it has errors. */
  private readonly last = new Map<string, ExampleRun>()
  private readonly unplayable = new WeakSet<CheckResult>()

  /** `tell` shows a message to whoever writes. */
  constructor(desk: Desk, runner: ExampleRunner, tell: (message: string) => void) {
    this.desk = desk
    this.runner = runner
    this.tell = tell
  }

  /** The games about a file that have run, and what came of it. */
  of(path: string): readonly RanGame[] {
    if (this.last.size === 0) return []
    return this.desk.space.about(path).flatMap((checked) => {
      const run = this.runOf(gamePath(checked))
      return run === null ? [] : [{ checked, run }]
    })
  }

  /** The games about a file, whether they have run or not. */
  maybe(path: string): readonly MaybeRan[] {
    return this.desk.space.about(path).map((checked) => ({ checked, run: this.runOf(gamePath(checked)) }))
  }

  /** What does not hold, as far as it is told of in a file. */
  findings(path: string): readonly ExampleFinding[] {
    return this.of(path)
      .flatMap((game) => exampleFindings(game, this.runOf, [...this.last.values()]))
      .filter(({ at }) => this.desk.full(at.file.path) === path)
  }

  /** What a game comes to, run now unless that is known; null where it has errors or the signal came before the end. */
  async run(checked: CheckResult, signal: AbortSignal): Promise<Ran | null> {
    const known = this.ran.get(checked)
    if (known !== undefined) return known
    const [path, answers] = [gamePath(checked), this.desk.space.answers(checked)]
    if (answers === null) return null
    if (hasErrors(checked)) return null
    const places = declarationPlaces(checked)
    const examples = await this.runner.run({ path, answers }, signal)
    if (examples === null) return null
    const ran = { examples, run: exampleRun(places, examples.map(toldOf)) }
    this.ran.set(checked, ran)
    this.last.set(path, ran.run)
    return ran
  }

  /**
   * The same where nobody waits for it, and of the games that it stands on where they may say why. Who writes is told
   * once of what cannot be run. Whether anything is new.
   */
  async refresh(checked: CheckResult, signal: AbortSignal): Promise<boolean> {
    if (this.ran.has(checked) || this.unplayable.has(checked)) return false
    try {
      const ran = await this.run(checked, signal)
      for (const base of ran === null ? [] : basesOfFailing({ checked, run: ran.run }))
        for (const below of this.desk.space.about(this.desk.full(base))) await this.run(below, signal)
      return ran !== null
    } catch (error) {
      this.unplayable.add(checked)
      this.tell(`the examples in ${gamePath(checked)} could not be run: ${String(error)}`)
      return false
    }
  }

  private readonly runOf: RunOf = (path) => this.last.get(path) ?? null
}

/** As spans have it; none where the file begins no game. */
const gamePath = ({ resolution }: CheckResult): string => resolution?.modules.at(-1)?.path ?? ''

const hasErrors = ({ diagnostics }: CheckResult): boolean => diagnostics.some(({ severity }) => severity === 'error')

const toldOf = ({ place, failures, warnings, applied, trace, mended }: RanExample) => ({
  place,
  mended,
  failures,
  warnings,
  applied,
  happened: traceText(trace, false).map(inEnglish),
})
