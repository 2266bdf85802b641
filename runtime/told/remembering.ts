import type { BaseState } from '../base-state.ts'
import type { CardId, Choice, Seat } from '../ids.ts'

/**
 * What the seats of a game have seen and done so far; `runtime/match/memory.ts` keeps it. Plain data, one for all
 * seats.
 */
export interface Memory {
  /** Bit set of seats that have seen each card since it was last shuffled, or ever. */
  seen: number[]
  /**
   * What was shuffled, or was among what others held when one of it left, oldest first; what a later one covers whole is
   * left out.
   */
  shuffles: readonly Pile[]
  /** Answers that tell something of hidden cards, oldest first; null where nobody has asked for them. */
  decisions: readonly PastDecision[] | null
}

/** Whether a seat has seen the card and could follow it since; nothing is known where nothing is remembered. */
export const isKnown = (memory: Memory | undefined, card: CardId, seat: Seat): boolean =>
  ((memory?.seen[card] ?? 0) & (1 << seat)) !== 0

/** The cards of a zone when some seats could tell them apart for the last time. */
export interface Pile {
  readonly cards: readonly CardId[]
  /** What is printed on each of them. */
  readonly def: readonly number[]
  /** Bit set of seats that had seen each of them since it was shuffled before. */
  readonly seen: readonly number[]
  /** The definitions that each seat knows to be among them. */
  readonly known: readonly (readonly number[])[]
  /** Bit set of the seats that cannot tell them apart since; absent where that is everybody. */
  readonly mixedFor?: number
}

/** An answer, with the state that it was given in and the cards whose identity bears on what was offered there. */
export interface PastDecision {
  readonly by: Seat
  readonly choice: Choice
  readonly before: BaseState
  readonly reads: readonly CardId[]
  /** Bit set of the seats that were told of it; absent where everybody was. */
  readonly told?: number
  /** Bit set of the seats for which those cards were mixed since. */
  readonly mixedFor?: number
}
