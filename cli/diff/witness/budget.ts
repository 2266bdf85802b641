import type { Effort } from '../../../runtime/diff/search.ts'

/** How long and how far may be searched. */
export interface Budget {
  readonly milliseconds: number
  /** Games that are played at most; each on both sides. */
  readonly games: number
  readonly seed: number
  /** `SetupConfig.roundLimit` of what is looked at. */
  readonly roundLimit?: number
  /** In milliseconds from any moment on; the time of day unless something else is measured. */
  readonly clock?: () => number
}

/** A budget that is drawn on from now. Every moment is read from one clock, as two begin at different moments. */
export class OpenBudget {
  private readonly budget: Budget
  private readonly clock: () => number
  private readonly begun: number

  constructor(budget: Budget) {
    this.budget = budget
    this.clock = budget.clock ?? (() => performance.now())
    this.begun = this.clock()
  }

  isSpent({ games }: Pick<Effort, 'games'>): boolean {
    return games >= this.budget.games || this.clock() - this.begun > this.budget.milliseconds
  }
}
