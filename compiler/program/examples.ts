import type { ExampleDecl, ExampleStep, GivenItem } from '../../grammar/tree/examples.ts'
import type { Local, TExpr } from './ir.ts'

/** A worked example, ready to be turned into code. */
export interface TExample {
  readonly title: string
  readonly cites: readonly string[]
  readonly span: ExampleDecl['span']
  /** How many play: as many as it says, else enough for every player it names. */
  readonly players: number
  readonly options: readonly { readonly option: number; readonly value: number }[]
  readonly given: readonly TGiven[]
  /** What has been carried out before, one after the other. */
  readonly before: readonly TBegun[]
  /** The events that it stands in, from the outside in. */
  readonly path: readonly TBegun[]
  readonly steps: readonly TStep[]
  /** Cards that the position gives a name of their own, in order. */
  readonly called: readonly Local[]
}

/** An event that a position begins, with its arguments. */
export interface TBegun {
  readonly event: string
  readonly args: readonly TExpr[]
}

/** A card by its name (and owner, where two copies lie on the table), or a value. */
export type TMatcher =
  | { readonly kind: 'card'; readonly definition: number; readonly owner: TExpr | null }
  | { readonly kind: 'value'; readonly value: TExpr }
  | { readonly kind: 'branch'; readonly event: string }

export interface TPlaced {
  readonly what: TMatcher
  readonly called: Local | null
  /** Whose a card is that is described, where that is not told by the zone alone. */
  readonly owner: TExpr | null
  readonly span: GivenItem['span']
  readonly facts: readonly { readonly fact: string; readonly value: TExpr }[]
}

export type TGiven =
  | { readonly kind: 'fact'; readonly place: TExpr; readonly value: TExpr }
  | { readonly kind: 'zone'; readonly zone: TExpr; readonly items: readonly TPlaced[] }
  /** `there`: whether it lies where the adjective is kept; null where that is anywhere. */
  | {
      readonly kind: 'mark'
      readonly adjective: string
      readonly of: TExpr
      readonly value: boolean
      readonly there: TExpr | null
    }
  | { readonly kind: 'deck'; readonly place: TExpr; readonly definitions: readonly number[] }
  /** One of each printed card that no other line lays down. */
  | { readonly kind: 'rest'; readonly zone: TExpr; readonly span: ExampleDecl['span'] }

export interface TMove {
  readonly event: string
  readonly args: readonly (TMatcher | null)[]
}

export type TStep = { readonly span: ExampleStep['span'] } & (
  | { readonly kind: 'does'; readonly seat: number; readonly move: TMove }
  | { readonly kind: 'chooses'; readonly seat: number; readonly values: readonly TMatcher[] }
  | { readonly kind: 'answers'; readonly seat: number; readonly answer: 'accepts' | 'declines' | 'passes' }
  | {
      readonly kind: 'offered'
      readonly seat: number
      readonly not: boolean
      readonly move: TMove
      readonly because: readonly string[]
    }
  | { readonly kind: 'mustAct'; readonly seat: number; readonly because: readonly string[] }
  | { readonly kind: 'chance'; readonly values: readonly TMatcher[] }
  | { readonly kind: 'asked'; readonly seat: number; readonly not: boolean }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'exactly'; readonly seat: number; readonly moves: readonly TMove[] }
  | {
      readonly kind: 'choosable'
      readonly seat: number
      readonly not: boolean
      readonly values: readonly TMatcher[]
      readonly because: readonly string[]
    }
  | { readonly kind: 'then'; readonly fact: TExpr }
  | { readonly kind: 'deck'; readonly player: TExpr; readonly refused: boolean; readonly because: readonly string[] }
  | { readonly kind: 'happened'; readonly not: boolean; readonly moves: readonly TMove[] }
  | { readonly kind: 'told'; readonly seat: number; readonly not: boolean; readonly lines: readonly string[] }
  | { readonly kind: 'knows'; readonly seat: number; readonly not: boolean; readonly cards: readonly TMatcher[] }
)
