import type { Span } from '../source-file.ts'
import type { Name, Role } from './names.ts'

/** `card c in hand of p where …`; in `fresh m` the type is the adjective `fresh`. */
export interface Phrase {
  readonly span: Span
  readonly type: Name
  readonly name: Name | null
  readonly in: Expr | null
  readonly where: Expr | null
  /** `sorted by suit of c, then rank of c`: what they stand in the order of, lowest first. */
  readonly sortedBy?: readonly Expr[]
}

export interface Pattern {
  readonly span: Span
  readonly event: Name
  readonly args: readonly { readonly role: Role; readonly arg: PatternArg }[]
}

/**
 * `card c in … where …` binds, as does `set of card s where …`; anything else is compared. A bare type name is parsed
 * as an expression.
 */
export type PatternArg =
  | { readonly kind: 'bind'; readonly phrase: Phrase; readonly set?: true }
  | { readonly kind: 'expr'; readonly expr: Expr }

export interface Call {
  readonly span: Span
  readonly event: Name
  readonly args: readonly { readonly role: Role | 'at'; readonly value: Expr }[]
}

export interface Count {
  readonly from: Expr
  readonly to: Expr | null
}

interface ExprBase {
  readonly span: Span
}

export type Expr = ExprBase &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'truth'; readonly value: boolean }
    | { readonly kind: 'none' }
    | { readonly kind: 'this' }
    | { readonly kind: 'you' }
    | { readonly kind: 'name'; readonly name: string }
    /** `count of hand of p`, `top of (deck of p, 3)`: `args` has one entry, or several for a parenthesised list. */
    | {
        readonly kind: 'of'
        readonly name: Name
        readonly args: readonly Expr[]
        /** `printed cost of c`: what stands on the card, whatever it is now. */ readonly printed?: true
      }
    | { readonly kind: 'list'; readonly items: readonly Expr[] }
    | { readonly kind: 'if'; readonly cond: Expr; readonly then: Expr; readonly otherwise: Expr }
    | {
        readonly kind: 'case'
        readonly subject: Expr
        readonly arms: readonly { readonly when: Expr; readonly value: Expr }[]
        readonly otherwise: Expr
      }
    | { readonly kind: 'quantified'; readonly quantifier: 'some' | 'no' | 'each' | 'the'; readonly phrase: Phrase }
    | { readonly kind: 'times'; readonly pattern: Pattern; readonly where: Expr | null; readonly during: Name | null }
    | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
    | { readonly kind: 'not'; readonly operand: Expr }
    | { readonly kind: 'minus'; readonly operand: Expr }
    /** `c is fresh`, `winner is none`, `opt is yes` */
    | { readonly kind: 'is'; readonly left: Expr; readonly name: Name; readonly negated: boolean }
    /** `a matches b` */
    | { readonly kind: 'relation'; readonly left: Expr; readonly name: Name; readonly right: Expr }
    /** `p may draw 1`: would it be carried out now? */
    | { readonly kind: 'can'; readonly who: Expr; readonly call: Call }
  )

export type BinaryOp =
  | 'or'
  | 'and'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not in'
  | '+'
  | '-'
  | '*'
  | '/'
  | 'mod'
  | '..'
