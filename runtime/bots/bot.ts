import type { BaseState, Choice, Engine, Memory, Seat } from '../engine.ts'
import type { RandomSource } from './random-source.ts'

/**
 * Something that answers decisions. It is handed the whole state but may use no more of it than the seat may know:
 * `choices` of the pending decision, `observe`, and states made by `determinize`, with the memory of the game where
 * one is kept.
 */
export interface Bot {
  readonly name: string
  /** Whether it makes use of a memory, which takes time to keep. */
  readonly remembers?: true
  /** One of `engine.choices(state)`; leaves the state alone. `seat` is the one that is asked. */
  choose(engine: Engine, state: BaseState, seat: Seat, random: RandomSource, memory?: Memory): Choice
}
