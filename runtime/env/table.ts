import { type BaseState, CHANCE, type Seat, type SetupConfig } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { isRoundLimitError } from '../round-limit-error.ts'
import { isRulesLimitError } from '../rules-limit-error.ts'
import { partOfWin, seatsWithTheBest } from '../simulate/is-won.ts'
import type { EnvironmentPlan } from './plan.ts'
import { type PlayedChoice, informationState } from './information-state.ts'
import { type Path, idsAt, nextPart, pathsOf } from './offered.ts'
import { observeNumbers } from './observe-numbers.ts'
import type { Spaces } from './spaces.ts'

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

/** A choice that chance may make, and how likely it is. */
export interface ChanceOutcome {
  readonly action: number
  readonly probability: number
}

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
  private history: PlayedChoice[] = []
  private part = 0
  private picks: readonly number[] = []
  private ids = new Map<number, Path[]>()
  private ascending: readonly number[] | null = null
  private left = false
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
    this.part = from.part
    this.picks = from.picks
    this.ids = from.ids
    this.left = from.left
  }

  /** What the game that is played follows from, with the actions. */
  get seed(): number {
    return this.seedNow
  }

  /** The seat that is to play, CHANCE (-1), or NOBODY (-2). */
  get toPlay(): Seat {
    return this.left || this.state.ask === 0 ? NOBODY : this.state.asked
  }

  get done(): boolean {
    return this.toPlay === NOBODY
  }

  /** Whether the game was left before its end: after `maxDecisions`, or where the rules came to no next decision. */
  get truncated(): boolean {
    return this.left
  }

  /** How many decisions were taken. */
  get decisions(): number {
    return this.history.length
  }

  /** Begins another game; one in which the rules come to no first decision is left at once. */
  reset(seed: number): void {
    this.seedNow = seed
    this.history = []
    this.left = false
    if (
      this.unlessItGoesOn(() => {
        this.state = this.engine.setup(this.setup())
      })
    )
      this.ask()
  }

  /** A table that goes on by itself from where this one stands. */
  clone(): EnvironmentTable {
    return new EnvironmentTable(this.engine, this.spaces, this.plan, this)
  }

  /** The ids of what is offered, in ascending order; none when the game is over. */
  offered(): readonly number[] {
    this.ascending ??= [...this.ids.keys()].sort((a, b) => a - b)
    return this.ascending
  }

  /** 1 for each id that is offered. */
  mask(out: Uint8Array = new Uint8Array(this.spaces.actions.count)): Uint8Array {
    out.fill(0)
    for (const id of this.ids.keys()) out[id] = 1
    return out
  }

  /** Whether an id is offered. */
  offers(action: number): boolean {
    return this.ids.has(action)
  }

  /** What an offered id means here, in the words of the seat that is asked: of a part of a move, of each that is left. */
  describe(action: number): string[] {
    const viewer = this.state.asked === CHANCE ? undefined : this.state.asked
    return (this.ids.get(action) ?? []).map(({ choice }) => this.engine.describe(this.state, choice, viewer))
  }

  /** Takes an action. @throws ActionError for one that is not offered */
  step(action: number): void {
    const led = this.ids.get(action)
    const [only] = led ?? []
    if (led === undefined || only === undefined)
      throw new ActionError(this.done ? 'the game is over' : `action ${action} is not offered`)
    if (led.length > 1) {
      this.picks = [...this.picks, action]
      this.offer(led, this.part)
      return
    }
    this.history.push({ choice: only.choice, picks: this.picks })
    if (!this.unlessItGoesOn(() => this.engine.apply(this.state, only.choice))) return
    if (this.history.length >= (this.plan.maxDecisions ?? Infinity) && this.state.ask !== 0) this.leave()
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
    if (this.toPlay !== CHANCE) return []
    const all = [...this.ids.values()].reduce((sum, { length }) => sum + length, 0)
    return this.offered().map((action) => ({ action, probability: (this.ids.get(action)?.length ?? 0) / all }))
  }

  /** By seat: the results or shares of the win when the game is over, zeros before and where it was left. */
  returns(): number[] {
    const { engine, state, plan } = this
    const results = this.left ? null : engine.results(state)
    if (results === null || !this.done) return Array<number>(state.players).fill(0)
    if (plan.returns !== 'shares') return results
    const ended = { results, sides: engine.sides(state) }
    const best = seatsWithTheBest(ended)
    return results.map((_, seat) => (best.includes(seat) ? partOfWin(ended) : 0))
  }

  /** Whether the rules came to a decision or to the end; where they did not, the game is left. */
  private unlessItGoesOn(work: () => void): boolean {
    try {
      work()
      return true
    } catch (thrown) {
      if (!isRoundLimitError(thrown) && !isRulesLimitError(thrown)) throw thrown
      this.leave()
      return false
    }
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
    const { engine, state, spaces } = this
    this.picks = []
    const choices = state.ask === 0 ? [] : engine.choices(state)
    this.offer(pathsOf(engine.parts, spaces.actions, state, choices), 0)
  }

  private offer(paths: readonly Path[], from: number): void {
    this.part = nextPart(paths, from)
    this.ascending = null
    this.ids = idsAt(this.engine.parts, this.spaces.actions, this.state, paths, this.part)
  }

  private leave(): void {
    this.left = true
    this.picks = []
    this.ids = new Map()
    this.ascending = null
  }

  private checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.state.players)
      throw new RangeError(`seats are numbered from 0 to ${this.state.players - 1}, not ${seat}`)
  }
}
