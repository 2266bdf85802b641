import type { BaseState, CardId, Seat } from '../engine.ts'
import type { ColumnValue } from './example-positions.ts'

/** A value worked out where an example stands; `laid` are the cards that its position gives a name of their own. */
export type Worked<S> = (s: S, laid: readonly CardId[]) => ColumnValue

/**
 * A card by definition (and owner), one of several instructions by its event, or a value worked out in the position.
 */
export type Matcher<S> =
  | { readonly definition: number; readonly owner: number }
  | { readonly branch: string }
  | { readonly type: string; readonly value: Worked<S> }

export interface MoveMatcher<S> {
  readonly event: number
  readonly args: readonly (Matcher<S> | null)[]
}

/** What a failure tells: the words of the rules text, the type (`place`: where a card lies), and the value. */
export type FailureDetail<S> = readonly [words: string, type: string, of: Worked<S>]

interface StepBase {
  readonly line: number
}

export type CompiledStep<S> = StepBase &
  (
    | { readonly kind: 'does'; readonly seat: Seat; readonly move: MoveMatcher<S> }
    | { readonly kind: 'chooses'; readonly seat: Seat; readonly values: readonly Matcher<S>[] }
    | { readonly kind: 'chance'; readonly values: readonly Matcher<S>[] }
    | { readonly kind: 'answers'; readonly seat: Seat; readonly answer: 'accepts' | 'declines' | 'passes' }
    | {
        readonly kind: 'offered'
        readonly seat: Seat
        readonly not: boolean
        readonly move: MoveMatcher<S>
        readonly because: readonly string[]
      }
    | { readonly kind: 'mustAct'; readonly seat: Seat; readonly because: readonly string[] }
    | { readonly kind: 'asked'; readonly seat: Seat; readonly not: boolean }
    | { readonly kind: 'nobody' }
    /** No moves: nothing is offered. */
    | { readonly kind: 'exactly'; readonly seat: Seat; readonly moves: readonly MoveMatcher<S>[] }
    | {
        readonly kind: 'choosable'
        readonly seat: Seat
        readonly not: boolean
        readonly values: readonly Matcher<S>[]
        readonly because: readonly string[]
      }
    | {
        readonly kind: 'then'
        readonly test: (s: S, laid: readonly CardId[]) => boolean
        readonly told: readonly FailureDetail<S>[]
      }
    | { readonly kind: 'deck'; readonly seat: Seat; readonly refused: boolean; readonly because: readonly string[] }
    | { readonly kind: 'happened'; readonly not: boolean; readonly moves: readonly MoveMatcher<S>[] }
    | { readonly kind: 'told'; readonly seat: Seat; readonly not: boolean; readonly lines: readonly string[] }
    | { readonly kind: 'knows'; readonly seat: Seat; readonly not: boolean; readonly cards: readonly Matcher<S>[] }
  )

export interface CompiledExample<S extends BaseState = BaseState> {
  readonly title: string
  readonly clauses: readonly string[]
  readonly place: string
  /** Option index and value index. */
  readonly options: readonly (readonly [number, number])[]
  /**
   * Makes the position, begins what the example begins with, and gives the cards that have a name of their own there;
   * `carryOut` carries what has been begun out to its end.
   */
  set(s: S, carryOut: () => void): readonly CardId[] | void
  readonly steps: readonly CompiledStep<S>[]
  /** How many play, where it is more than the game needs. */
  readonly players?: number
  /** What the cards are called that `set` gives. */
  readonly handles?: readonly string[]
  /** The same as \`set\`, line by line; only where cards would begin with something else then. */
  readonly inOrder?: CompiledExample<S>['set']
}
