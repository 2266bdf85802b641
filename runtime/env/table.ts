import { type BaseState, CHANCE, type Seat, type SetupConfig, type Engine } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { isRoundLimitError } from '../rounds/round-limit-error.ts'
import { isRulesLimitError } from '../rounds/rules-limit-error.ts'
import { DecisionPoint, type ChanceOutcome } from './asked.ts'
import { type ChoiceWithIds, informationState } from './information-state.ts'
import { observeNumbers } from './observe-numbers.ts'
import type { EnvironmentPlan } from './plan.ts'
import type { ActionSpace } from './action-space.ts'
import type { ObservationSpace } from './observation-space.ts'
import { partOfWin, seatsWithTheBest } from '../simulate/is-won.ts'

/**
 * Nobody is to play: the game is over, or was left.
 *
 * @example
 * ```ts
 * import { NOBODY, environment } from 'houserules/env'
 * import { engine } from 'houserules/games/kuhn-poker'
 *
 * const game = environment(engine).table(1)
 * console.log(game.toPlay === NOBODY) // false
 * ```
 */
export const NOBODY: Seat = -2

/**
 * Thrown for an action that is not offered; the table then stays as it was.
 *
 * @example
 * ```ts
 * import { ActionError, environment } from 'houserules/env'
 * import { engine } from 'houserules/games/kuhn-poker'
 *
 * try {
 *   environment(engine).table(1).step(0)
 * } catch (thrown) {
 *   console.log(thrown instanceof ActionError) // true
 * }
 * ```
 */
export class ActionError extends RangeError {}

/** One table of an environment, at which one game after another is played. */
export class EnvironmentTable {
  private state: BaseState
  private history: ChoiceWithIds[] = []
  /** Null where the game was left. */
  private asked: DecisionPoint | null = null
  private readonly engine: FullEngine<BaseState>
  private readonly spaces: Spaces
  private readonly plan: EnvironmentPlan
  private seedNow: number

  /** With `from`, it goes on from where that table stands. @throws RoundLimitError where the rules come to no decision */
  constructor(engine: FullEngine<BaseState>, spaces: Spaces, plan: EnvironmentPlan, from: number | EnvironmentTable) {
    this.engine = engine
    this.spaces = spaces
    this.plan = plan
    if (typeof from === 'number') {
      this.seedNow = from
      this.state = engine.setup(this.setup())
      this.ask()
      return
    }
    this.seedNow = from.seedNow
    this.state = engine.clone(from.state)
    this.history = from.history.slice()
    this.asked = from.asked
  }

  /** What the game that is played follows from, with the actions. */
  get seed(): number {
    return this.seedNow
  }

  /** The seat that is to play, CHANCE (-1), or NOBODY (-2). */
  get toPlay(): Seat {
    return this.truncated || this.state.ask === 0 ? NOBODY : this.state.asked
  }

  get done(): boolean {
    return this.toPlay === NOBODY
  }

  /** Whether the game was left before its end: after `maxDecisions`, or where the rules came to no next decision. */
  get truncated(): boolean {
    return this.asked === null
  }

  /** How many decisions were taken. */
  get decisions(): number {
    return this.history.length
  }

  /** Begins another game; one in which the rules come to no first decision is left at once. */
  reset(seed: number): void {
    this.seedNow = seed
    this.history = []
    try {
      this.state = this.engine.setup(this.setup())
    } catch (thrown) {
      return this.leave(thrown)
    }
    this.ask()
  }

  /** A table that goes on by itself from where this one stands. */
  clone(): EnvironmentTable {
    return new EnvironmentTable(this.engine, this.spaces, this.plan, this)
  }

  /** The ids of what is offered, in ascending order; none when the game is over. */
  offered(): readonly number[] {
    return this.asked?.offered() ?? []
  }

  /** 1 for each id that is offered. */
  mask(out: Uint8Array = new Uint8Array(this.spaces.actions.count)): Uint8Array {
    out.fill(0)
    for (const id of this.offered()) out[id] = 1
    return out
  }

  /** Whether an id is offered. */
  offers(action: number): boolean {
    return this.asked?.offers(action) ?? false
  }

  /** What an offered id means here, in the words of the seat that is asked: of a part of a move, each move that it leaves. */
  describe(action: number): string[] {
    return this.asked?.describe(this.state, action) ?? []
  }

  /** Takes an action. @throws ActionError for one that is not offered */
  step(action: number): void {
    const { asked } = this
    if (asked === null || !asked.offers(action))
      throw new ActionError(this.done ? 'the game is over' : `action ${action} is not offered`)
    const choice = asked.choiceOf(action)
    if (choice === null) {
      this.asked = asked.after(this.state, action)
      return
    }
    this.history.push({ choice, picks: asked.picks })
    try {
      this.engine.apply(this.state, choice)
    } catch (thrown) {
      return this.leave(thrown)
    }
    if (this.history.length >= (this.plan.maxDecisions ?? Infinity) && this.state.ask !== 0) this.asked = null
    else this.ask()
  }

  /** What a seat sees, as the schema says. */
  observe(seat: Seat, out: Int32Array = new Int32Array(this.spaces.observations.size)): Int32Array {
    this.checkSeat(seat)
    const { engine, state } = this
    return engine.bounded(state, () =>
      observeNumbers(this.spaces.observations, { parts: engine.parts, s: state, viewer: seat }, this.picks, out),
    )
  }

  /**
   * All that a seat has seen and done since the game began, in words. It is the same in two games only where the seat
   * cannot tell them apart. It plays the game again, so that who does not ask does not pay.
   */
  informationState(seat: Seat): string {
    this.checkSeat(seat)
    return informationState(this.engine, this.setup(), { history: this.history, picks: this.picks, seat })
  }

  /** What chance may do, where chance is to play; else nothing. */
  chanceOutcomes(): ChanceOutcome[] {
    return this.toPlay === CHANCE ? (this.asked?.outcomes() ?? []) : []
  }

  /** By seat: the results or shares of the win when the game is over, zeros before and where it was left. */
  returns(): number[] {
    const { state, plan } = this
    return this.truncated ? Array<number>(state.players).fill(0) : returnsOf(this.engine, state, plan.returns)
  }

  private get picks(): readonly number[] {
    return this.asked?.picks ?? []
  }

  /** A game in which the rules come neither to a decision nor to the end is left. */
  private leave(thrown: unknown): void {
    if (!isRoundLimitError(thrown) && !isRulesLimitError(thrown)) throw thrown
    this.asked = null
  }

  private setup(): SetupConfig {
    const { players, options, decks, chance, roundLimit } = this.plan
    return {
      seed: this.seedNow,
      ...(players === undefined ? {} : { players }),
      ...(options === undefined ? {} : { options }),
      ...(decks === undefined ? {} : { decks }),
      ...(roundLimit === undefined ? {} : { roundLimit }),
      openChance: chance === 'explicit',
    }
  }

  private ask(): void {
    this.asked = new DecisionPoint(this.engine, this.spaces.actions, this.state)
  }

  private checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.state.players)
      throw new RangeError(`seats are numbered from 0 to ${this.state.players - 1}, not ${seat}`)
  }
}

/** What is numbered how at one kind of table. */
interface Spaces {
  readonly actions: ActionSpace
  readonly observations: ObservationSpace
}

/** What a game that is over is worth to each seat; zeros where it is not over. */
function returnsOf(engine: Engine, s: BaseState, kind: EnvironmentPlan['returns']): number[] {
  const results = s.ask === 0 ? engine.results(s) : null
  if (results === null) return Array<number>(s.players).fill(0)
  if (kind !== 'shares') return results
  const ended = { results, sides: engine.sides(s) }
  const best = seatsWithTheBest(ended)
  return results.map((_, seat) => (best.includes(seat) ? partOfWin(ended) : 0))
}
