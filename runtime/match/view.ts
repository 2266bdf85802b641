import type { Decision } from '../engine.ts'
import type { AnyGame, GameTypes, PlainMove, SeatName, ViewValue } from './game-types.ts'
import type { Handle } from '../ids.ts'
import type { Remembered } from './remembered.ts'

/**
 * Everything that one seat may be sent of a position, as plain JSON: nothing in it tells more than the seat may know,
 * as its place in the rules and its memory have it.
 */
export interface View<G extends GameTypes = AnyGame> {
  readonly game: string
  readonly seat: G['seat']
  /** How many steps the seat knows of; two of its views of the same step are equal. */
  readonly step: number
  readonly zones: G['zones']
  readonly facts: G['facts']
  /** What waits to be resolved, and rules that hold for a while. */
  readonly effects: readonly EffectView<G['seat']>[]
  /** What was shuffled away after the seat had seen it, and where it can be. */
  readonly mixed: Remembered['mixed']
  /**
   * The seats that are asked something. Of several that are asked at the same time each is told only of itself; a game
   * is over when it has results.
   */
  readonly asked: readonly G['seat'][]
  /** What this seat is asked, or null. */
  readonly decision: DecisionView<G> | null
  /** What this seat has answered while others are still asked, and nobody else is told yet. */
  readonly answered: readonly ChoiceView<G['move']>[]
  /** By seat; null while the game goes on. */
  readonly results: Readonly<Partial<Record<G['seat'], number>>> | null
}

export interface EffectView<Seat extends string = string> {
  readonly zone: string
  readonly words: string
  readonly by: Seat | null
  /** The card that it comes from. */
  readonly card: Handle | null
  /** What was chosen for it, or told of it, by the names that the rules have for it: what it is aimed at, say. */
  readonly keeps: Readonly<Record<string, ViewValue>>
  /** What facts keep of it that the rules have set, without what is `none` or `no`; absent where there is nothing. */
  readonly facts?: Readonly<Record<string, ViewValue>>
}

/** What a seat is asked, and what it may answer. */
export interface DecisionView<G extends GameTypes = AnyGame> {
  /** What an answer must name. */
  readonly step: number
  readonly kind: Decision['kind']
  /** The event that asks. */
  readonly at: string
  readonly prompt: string
  /** The sentence that the rules have for it; absent where they have none. */
  readonly said?: string
  /** The card whose text asks, or that the event which asks is about; absent where there is none that the seat sees. */
  readonly card?: Handle
  readonly clauses: readonly string[]
  readonly choices: readonly ChoiceView<G['move']>[]
  /** Where several are asked for one after the other: what is chosen so far, and how many have to be; else null. */
  readonly picked: PickedView<G['move']> | null
}

/** How far a seat has come with a decision that asks for several. */
export interface PickedView<Move = PlainMove> {
  readonly answers: readonly Pick<ChoiceView<Move>, 'words' | 'move' | 'cards'>[]
  readonly atLeast: number
  readonly atMost: number
}

export interface ChoiceView<Move = PlainMove> {
  /** Where it stands among the choices, from 0; an answer names it, or the move. */
  readonly place: number
  /** No two choices of a decision have the same. */
  readonly words: string
  /** No two choices of a decision are the same move. */
  readonly move: Move
  /** The cards that it is about. */
  readonly cards: readonly Handle[]
}

/** What a seat was told of one step. */
export interface ToldStep {
  readonly step: number
  readonly lines: readonly string[]
  /** Where a turn began in it, or was over (null): before which of the lines; absent where none did. */
  readonly turns?: readonly { readonly at: number; readonly seat: SeatName | null }[]
}
