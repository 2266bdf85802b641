import type { Effort } from '../../../runtime/diff/effort.ts'

/** How long and how far may be searched. */
export interface Budget {
  /** Of processor time of this process, which other work on the machine does not change. */
  readonly milliseconds: number
  /** Games that are played at most; each on both sides. */
  readonly games: number
  /** Looks for a position and decisions played on, at most: the same on any machine, whatever else it does. */
  readonly steps?: number
  readonly seed: number
  /** `SetupConfig.roundLimit` of what is looked at. */
  readonly roundLimit?: number
  /** How long it took to read a version, as it does to read one without a change: which is not begun in less. */
  readonly reading?: number
  /** In milliseconds from any moment on; the processor time of this process unless something else is measured. */
  readonly clock?: () => number
  /** The side on which examples have to hold; either, unless it is named. */
  readonly holdsOn?: 'old' | 'new'
  /**
   * Whether positions that are made for what changed come before worked examples: they are smaller, and take longer.
   */
  readonly aimsFirst?: boolean
  /**
   * Whether it counts where only the reasons of a refusal, or events on the way, part the sides; unless this says no.
   */
  readonly faint?: boolean
  /** Ends the search at once, with what was found so far. */
  readonly signal?: AbortSignal
  /** Is told how far the search is. */
  readonly progress?: (progress: SearchProgress) => void
}

/** How far a search for witnesses is. */
export interface SearchProgress {
  /** How many changes are shown, and what is looked for, by the names of rules. */
  readonly shown: number
  readonly soughtFor: readonly string[]
  /** What was found last: the change, and where it shows. */
  readonly last: string | null
}

/** Processor time of this process in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How many milliseconds of real time processor time is taken to stand still: asking for it costs more than a step. */
const STILL = 2

/** `processorTime`, asked for now and then: as often as somebody asks that has steps of microseconds. */
function processorTimeNowAndThen(): () => number {
  let asked = -Infinity
  let known = 0
  return () => {
    const now = performance.now()
    if (now - asked > STILL) {
      asked = now
      known = processorTime()
    }
    return known
  }
}

/** A budget that is drawn on from now. Every moment is read from one clock, as two begin at different moments. */
export class OpenBudget {
  private readonly budget: Budget
  private readonly clock: () => number
  private readonly begun: number

  constructor(budget: Budget) {
    this.budget = budget
    this.clock = budget.clock ?? processorTimeNowAndThen()
    this.begun = this.clock()
  }

  /** Whether the search was told to end. */
  get isStopped(): boolean {
    return this.budget.signal?.aborted === true
  }

  /** How many milliseconds are left. */
  get left(): number {
    return Math.max(0, this.budget.milliseconds - (this.clock() - this.begun))
  }

  /** Whether a version can still be read without a change. */
  get isTooLateToRead(): boolean {
    return this.isStopped || this.left <= (this.budget.reading ?? 0)
  }

  /** Tells, from now on, whether as much time has passed as this part of all of it. */
  passing(part: number): () => boolean {
    const from = this.clock()
    return () => this.clock() - from > this.budget.milliseconds * part
  }

  isSpent({ games }: Pick<Effort, 'games'>, steps = 0): boolean {
    return (
      this.isStopped ||
      games >= this.budget.games ||
      steps >= (this.budget.steps ?? Infinity) ||
      this.clock() - this.begun > this.budget.milliseconds
    )
  }
}
