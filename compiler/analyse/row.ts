import type { HookRule, Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import type { Region } from './region.ts'

/**
 * What an operation of the language is to every analysis. A row says all of it, so that a new operation which leaves
 * something out does not compile.
 */
export interface StatementRow<S> {
  /** Expressions that it evaluates itself, without those of its blocks. */
  readonly exprs: (s: S) => readonly TExpr[]
  readonly blocks: (s: S) => readonly Block[]
  /** Variables that it gives a value. */
  readonly assigns: (s: S) => readonly Local[]
  /** Regions that its own step may change; what its blocks do, and what it runs, comes to that. */
  readonly writes: (s: S, at: StatementSite) => readonly Region[]
  readonly runs: (s: S) => readonly Run[]
  /** Who decides something in it. */
  readonly asks: (s: S) => 'nobody' | 'player' | 'chance'
  /** Whether its own step is one after which the engine comes back to the procedure. */
  readonly suspends: boolean
  /** Whether its own step may be refused, which ends an announcement. */
  readonly refuses: (s: S, program: Declarations) => boolean
  /** What it may end: its own text, an event further out with all that is inside of it, or the game. */
  readonly exits: 'nothing' | 'text' | 'event' | 'game'
  /** Steps of the kernel in its own step: one, those of what is told, or those of a zone that is mixed. */
  readonly steps: 'one' | 'told' | 'mixed'
  /** Whether it may stand where a fact is worked out, which neither asks nor changes anything. */
  readonly inFacts: boolean
  /** Of its expressions, those that say where something goes, and so are asked for no more than their key. */
  readonly places: (s: S) => readonly TExpr[]
}

/**
 * Where a statement stands; `from` is the zone family in which the card that it moves surely lies, where that is
 * known.
 */
export interface StatementSite {
  readonly program: Declarations
  readonly from: string | null
}

/**
 * Statements inside a statement: carried out or not (`branch`), once for each of something (`round`), until
 * something is the case (`loop`), after an answer (`answer`), as one announcement or as one piece.
 */
export interface Block {
  readonly inside: 'branch' | 'round' | 'loop' | 'answer' | 'announcement' | 'piece'
  readonly body: readonly TStmt[]
}

/** What a statement runs besides its blocks. */
export type Run =
  | { readonly kind: 'text'; readonly proc: Proc }
  /** An event with the rules around it. */
  | { readonly kind: 'event'; readonly event: string }
  /** The rules around an event whose own step is the statement itself. */
  | { readonly kind: 'around'; readonly event: string }
  | { readonly kind: 'hook'; readonly rule: HookRule }
  /** What follows the events of a line that was done for all. */
  | { readonly kind: 'following' }
  /** Whatever effect is pending. */
  | { readonly kind: 'pending' }
  /** Whatever a player may do where `at` asks. */
  | { readonly kind: 'offers'; readonly at: string }
  /** An effect that is laid down, to run later. */
  | { readonly kind: 'postponed'; readonly proc: Proc }

export interface ExpressionRow<X> {
  /** Expressions directly inside of it. */
  readonly parts: (x: X) => readonly TExpr[]
  /** Variables that are known inside of it only. */
  readonly binds: (x: X) => readonly Local[]
  /** Regions on which its value depends besides that of its parts. */
  readonly reads: (x: X, program: Declarations) => readonly Region[]
  /** What it asks that the rules say elsewhere. */
  readonly words: (x: X, program: Declarations) => readonly Word[]
}

/** Something that the rules give a meaning. */
export type Word =
  | { readonly kind: 'fact' | 'adjective' | 'relation'; readonly name: string }
  /** Who sees a card. */
  | { readonly kind: 'viewers' }

/** Of one of the names that the rules say. */
export type NamedWord = Exclude<Word, { readonly kind: 'viewers' }>

export const keyOfWord = (w: Word): string => (w.kind === 'viewers' ? w.kind : `${w.kind} ${w.name}`)

/** For columns in which an operation has nothing. */
export const none = (): readonly never[] => []
export const never = (): boolean => false
export const always = (): boolean => true
export const nobody = (): 'nobody' => 'nobody'

/** Columns of what is carried out in one step and goes on: nobody is asked, nothing refuses it, and it ends nothing. */
export const runsThrough = { asks: nobody, suspends: false, refuses: never, exits: 'nothing', steps: 'one' } as const

export const present = (x: TExpr | null): readonly TExpr[] => (x === null ? [] : [x])
