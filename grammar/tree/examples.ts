import type { Span } from '../source-file.ts'
import type { DeclBase, Name } from './names.ts'
import type { Call, Expr } from './expressions.ts'

export interface ExampleDecl extends DeclBase {
  readonly kind: 'example'
  readonly title: string
  readonly given: readonly Given[]
  readonly steps: readonly ExampleStep[]
}

export type Given = { readonly span: Span } &
  /** `monsters of B is 8♣ (position defence), 3♦`, `life of A is 30`, `8♣ of B is fresh`, `B is not alive` (`not`) */
  (
    | { readonly kind: 'is'; readonly target: Expr; readonly not: boolean; readonly items: readonly GivenItem[] }
    /** `option deck-out is no-effect` */
    | { readonly kind: 'option'; readonly name: Name; readonly value: Name }
    /** `4 players` */
    | { readonly kind: 'players'; readonly count: number }
    /** `the rest of the pack is in deck`: one of each printed card that no other line lays down */
    | { readonly kind: 'rest'; readonly zone: Expr }
    /** `after curse 8♣ on B by A, tick`: calls that have been carried out before, one after the other */
    | { readonly kind: 'after'; readonly calls: readonly Call[] }
    /** `at match, turn by A, main by A`: calls from the outermost in; the last is just beginning */
    | { readonly kind: 'at'; readonly path: readonly Call[] }
  )

export interface GivenItem {
  readonly span: Span
  readonly value: Expr
  readonly facts: readonly { readonly name: Name; readonly value: Expr }[]
  /** `4 Bear`, only in a deck. */
  readonly copies?: number
  /** `8♣ as bait`: what the lines below call this copy. */
  readonly called?: Name
}

export type ExampleStep = { readonly span: Span } & (
  | { readonly kind: 'does'; readonly who: Name; readonly call: Call }
  | { readonly kind: 'chooses'; readonly who: Name; readonly values: readonly Expr[] }
  | { readonly kind: 'answers'; readonly who: Name; readonly answer: 'accepts' | 'declines' | 'passes' }
  | {
      readonly kind: 'offered'
      readonly who: Name
      readonly not: boolean
      readonly call: Call
      readonly because: readonly Name[]
    }
  /** `A must act because [clause]`: something is offered, and passing is not */
  | { readonly kind: 'mustAct'; readonly who: Name; readonly because: readonly Name[] }
  /** `chance chooses 5♠` */
  | { readonly kind: 'chance'; readonly values: readonly Expr[] }
  /** `A is asked`: others pass until then; `A is not asked`: the game goes on without A */
  | { readonly kind: 'asked'; readonly who: Name; readonly not: boolean }
  | { readonly kind: 'nobody' }
  /** `A is offered play 2♣, play 3♣` exactly; `A is offered nothing` */
  | { readonly kind: 'exactly'; readonly who: Name; readonly calls: readonly Call[] }
  /** `A may choose 5♠` / `A may not choose 5♠ because [clause]` */
  | {
      readonly kind: 'choosable'
      readonly who: Name
      readonly not: boolean
      readonly values: readonly Expr[]
      readonly because: readonly Name[]
    }
  /** `because` only after `deck of A is refused`. */
  | { readonly kind: 'then'; readonly fact: Expr; readonly because?: readonly Name[] }
  /** `then happened destroy 8♣, hurt B` in this order; `then not happened …`: none of them */
  | { readonly kind: 'happened'; readonly not: boolean; readonly calls: readonly Call[] }
  /** `A is told "B draws a card", "B passes"` in this order; `A is not told …`: none of them */
  | { readonly kind: 'told'; readonly who: Name; readonly not: boolean; readonly lines: readonly string[] }
  /** `A knows 7♣`, `A does not know each card c in hand of B` */
  | { readonly kind: 'knows'; readonly who: Name; readonly not: boolean; readonly cards: readonly Expr[] }
)
