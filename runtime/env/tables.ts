import type { Environment } from './environment.ts'
import { ActionError, type EnvironmentTable } from './table.ts'

/** How a row of tables begins. */
export interface TablesPlan {
  /** Table number i (from 0) plays its game number g with the seed `seed + i + g * count`. */
  readonly seed: number
  readonly count: number
  /** Whether the next game begins at once where one has ended. */
  readonly autoreset: boolean
}

/** What came of the last action at a table. */
export interface ActionOutcome {
  readonly done: boolean
  readonly truncated: boolean
  readonly returns: readonly number[]
}

/** Stands for no action, at a table whose game is over or that is to wait. */
const NO_ACTION = -1

const SEEDS = 2 ** 32

/** Many tables of one environment, which take their actions together. */
export class Tables {
  private readonly tables: EnvironmentTable[]
  private readonly games: number[]
  private readonly plan: TablesPlan
  /** The outcome at every table whose game goes on. */
  private readonly goesOn: ActionOutcome
  /** What the last action led to, by table; where another game has begun since, of the one before it. */
  readonly ended: ActionOutcome[]

  constructor({ spec, table }: Environment, plan: TablesPlan) {
    this.plan = plan
    this.goesOn = { done: false, truncated: false, returns: Array<number>(spec.players).fill(0) }
    const all = Array.from({ length: plan.count }, (_, i) => i)
    this.games = all.map(() => 0)
    this.tables = all.map((i) => table(this.seedOf(i)))
    this.ended = this.tables.map(endedAt)
  }

  get count(): number {
    return this.tables.length
  }

  /** @throws RangeError for a table that is not there */
  at(i: number): EnvironmentTable {
    const found = this.tables[i]
    if (found === undefined) throw new RangeError(`tables are numbered from 0 to ${this.count - 1}, not ${i}`)
    return found
  }

  /**
   * One action for each table, or NO_ACTION. A table at which the next game comes to no first decision stays
   * done, and tries the one after it at the next step. Where an action is not offered, none is taken.
   * @throws ActionError where one is not offered, RangeError where there are not as many as tables
   */
  step(actions: ArrayLike<number>): void {
    if (actions.length !== this.count) throw new RangeError(`${actions.length} actions for ${this.count} tables`)
    for (let i = 0; i < this.count; i++) {
      const action = actions[i] ?? NO_ACTION
      if (action !== NO_ACTION && !this.at(i).offers(action))
        throw new ActionError(`action ${action} is not offered at table ${i}`)
    }
    for (let i = 0; i < this.count; i++) {
      const table = this.at(i)
      const action = actions[i] ?? NO_ACTION
      if (action !== NO_ACTION) table.step(action)
      this.ended[i] = table.done ? endedAt(table) : this.goesOn
      if (!table.done || !this.plan.autoreset) continue
      this.games[i] = (this.games[i] ?? 0) + 1
      table.reset(this.seedOf(i))
    }
  }

  private seedOf(i: number): number {
    return (this.plan.seed + i + (this.games[i] ?? 0) * this.plan.count) % SEEDS
  }
}

const endedAt = (table: EnvironmentTable): ActionOutcome => ({
  done: table.done,
  truncated: table.truncated,
  returns: table.returns(),
})
