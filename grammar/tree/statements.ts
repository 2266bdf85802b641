import type { Span } from '../source-file.ts'
import type { DeclBase, Name, Param } from './names.ts'
import type { Call, Count, Expr, Pattern, PatternArg, Phrase } from './expressions.ts'

/**
 * `card c is guest if …` (derived; several are or-ed), `card in stall is fresh starts no` (stored),
 * `this is spared if …` (inside a text: `subject` is null, the variable is `this`).
 */
export interface AdjectiveDecl extends DeclBase {
  readonly kind: 'adjective'
  readonly subject: Param | null
  readonly zones: readonly Name[]
  readonly name: Name
  readonly starts: Expr | null
  readonly cond: Expr | null
}

/** `player p may play card c in hand of p at turn if …`, `must`, `must act at turn`, `is always asked at turn`, `cannot`. */
export interface ModalDecl extends DeclBase {
  readonly kind: 'modal'
  readonly modality: 'may' | 'must' | 'must act' | 'always asked' | 'cannot'
  /** `player p` or `you`; null when left out (any doer). */
  readonly subject: Param | 'you' | null
  /** More than one only after `cannot`: `cannot offer or offer-again`; none after `must act` and `always asked`, which are about all. */
  readonly patterns: readonly Pattern[]
  /** Names of the events that ask; empty for `cannot`. */
  readonly at: readonly Name[]
  readonly cond: Expr | null
  /** `you may call-out this at main` with a block declares the event on the spot. */
  readonly body: readonly Stmt[] | null
}

export interface HookDecl extends DeclBase {
  readonly kind: 'hook'
  readonly timing: 'instead' | 'before' | 'after' | 'when'
  /** Several where one sentence speaks of several events: `after hurt player q or pay by player q`. */
  readonly patterns: readonly Pattern[]
  readonly asBefore: boolean
  readonly cond: Expr | null
  /** `… you may` at the end of a `when` line. */
  readonly optional: boolean
  readonly body: readonly Stmt[]
}

/** `except fee of guest c = 1 if …`, `except hand-size += 1`; `otherwise` in the value is what the fact else would be. */
export interface ExceptDecl extends DeclBase {
  readonly kind: 'except'
  readonly fact: Name
  readonly args: readonly PatternArg[]
  readonly op: '=' | '+=' | '-='
  readonly value: Expr
  readonly cond: Expr | null
}
/** Sentences that can hold for a while. */
export type LastingDecl = ModalDecl | HookDecl | ExceptDecl | AdjectiveDecl

interface StmtBase {
  readonly span: Span
  readonly cites: readonly Name[]
}

export type Stmt = StmtBase &
  (
    | { readonly kind: 'call'; readonly call: Call; /** `must destroy c` */ readonly forced: boolean }
    | { readonly kind: 'becomes'; readonly target: Expr; readonly value: Expr; readonly negated: boolean }
    | { readonly kind: 'changes'; readonly target: Expr; readonly op: 'gains' | 'loses'; readonly value: Expr }
    /** `p may …` with a block or one call; `p may act` / `p must act` have `act: true`. */
    | { readonly kind: 'may'; readonly who: Expr; readonly then: readonly Stmt[]; readonly otherwise: readonly Stmt[] }
    | {
        readonly kind: 'act'
        readonly who: Expr
        readonly optional: boolean
        readonly then: readonly Stmt[]
        readonly otherwise: readonly Stmt[]
      }
    /** `while p may act` */
    | { readonly kind: 'whileAct'; readonly who: Expr; readonly body: readonly Stmt[] }
    | { readonly kind: 'while'; readonly cond: Expr; readonly body: readonly Stmt[] }
    | { readonly kind: 'repeat'; readonly body: readonly Stmt[]; readonly until: Expr | null }
    | { readonly kind: 'let'; readonly name: Name; readonly value: Expr }
    | { readonly kind: 'if'; readonly cond: Expr; readonly then: readonly Stmt[]; readonly otherwise: readonly Stmt[] }
    | {
        readonly kind: 'each'
        readonly phrase: Phrase
        readonly from: Expr | null
        /** `each guest c at the same time` */
        readonly sameTime: boolean
        readonly body: readonly Stmt[]
      }
    | {
        readonly kind: 'choose'
        readonly count: Count | null
        readonly phrase: Phrase
        readonly as: Name | null
        readonly setWhere: Expr | null
        readonly by: Expr | 'chance' | null
      }
    /**
     * `choose one of`, `choose 1..2 of` (different ones), `choose 2 times one of` (`again`: one may be chosen several
     * times).
     */
    | {
        readonly kind: 'chooseOne'
        readonly count: Count | null
        readonly again: boolean
        readonly by: Expr | 'chance' | null
        readonly bullets: readonly (readonly Stmt[])[]
      }
    /** `- draw 1`: lines that read words such as `opponent` for themselves. */
    | { readonly kind: 'piece'; readonly body: readonly Stmt[] }
    | { readonly kind: 'later'; readonly zone: Expr | null; readonly by: Expr | null; readonly body: readonly Stmt[] }
    /** `until turn by you or leave this` or `during turn`, with the rules that last so long. */
    | {
        readonly kind: 'lasting'
        readonly until: readonly Pattern[]
        readonly during: Name | null
        readonly rules: readonly LastingDecl[]
      }
    | { readonly kind: 'onlyIf'; readonly cond: Expr }
    | { readonly kind: 'announce'; readonly body: readonly Stmt[] }
    /** `stop` leaves the running event; `stop turn` leaves that enclosing event. */
    | { readonly kind: 'stop'; readonly event: Name | null }
    | { readonly kind: 'give'; readonly value: Expr }
  )
