import type { Compulsion, Counter, HookRule, Local, OfferRule, Proc, TExpr, TRule, TStmt } from './ir.ts'
import type { Game } from '../game/model.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TAudience } from './presentation.ts'

/** What the rules declare, with types and meanings: all that an analysis looks at. */
export interface Declarations {
  readonly game: Game
  readonly procs: readonly Proc[]
  readonly counters: readonly Counter[]
  readonly events: ReadonlyMap<string, TEvent>
  /** How cards change places; null in games in which none do. */
  readonly exchange: TExchange | null
  readonly offers: readonly OfferRule[]
  readonly compulsions: readonly Compulsion[]
  readonly facts: ReadonlyMap<string, TFact>
  readonly adjectives: ReadonlyMap<string, TAdjective>
  readonly relations: ReadonlyMap<string, TRelation>
  readonly zones: ReadonlyMap<string, TZone>
  /** Exceptions about who sees a card. */
  readonly viewers: readonly TExcept[]
}

/** An event with everything that rules attach to it. */
export interface TEvent {
  readonly name: string
  /** Null for kernel events. */
  readonly proc: Proc | null
  readonly params: readonly Local[]
  readonly cannots: TRule[]
  readonly insteads: HookRule[]
  readonly befores: HookRule[]
  readonly afters: HookRule[]
  readonly whens: HookRule[]
  /** Lasting rules that end as this event begins. */
  readonly endings: TRule[]
  /** Lasting rules that end with the running event. */
  readonly during: Proc[]
  /** Who alone is told of it; none where everybody is. */
  readonly audience: TAudience[]
  /**
   * What follows the event where it belongs to a line that is done for all at the same time; null where nothing does.
   */
  readonly following: Proc | null
}

/** What two cards do that change places: the two moves that it is made of stand in `events` under `move`. */
export interface TExchange {
  /** Only where a rule around moves can stop. */
  readonly proc: Proc | null
  /** The cards, and the zones that they leave. */
  readonly params: readonly [card: Local, other: Local, from: Local, to: Local]
}

/** A sentence about something: how it binds its subject, and its tests. */
export interface TSentence {
  readonly name: string
  readonly params: readonly Local[]
  readonly self: Local | null
  readonly you: Local | null
  readonly selfDomain: TRule['selfDomain']
  readonly lasting: TRule['lasting']
  readonly tests: readonly TExpr[]
  readonly cites: readonly string[]
  readonly span: Span
}

/** `except …`: another value of a fact where its tests hold. */
export interface TExcept extends TSentence {
  /** `otherwise`: the value is worked out of what it would be without this exception. */
  readonly op: '=' | '+=' | '-=' | 'otherwise'
  readonly value: TExpr
  /** What `otherwise` stands for in the value; null where it does not stand there. */
  readonly otherwise: Local | null
}

/** A fact: `value` or `body` where it is worked out, else stored and set to `starts`. */
export interface TFact {
  readonly name: string
  /** The name by which rules declare it; another where this is its version for printed cards. */
  readonly declared: string
  readonly params: readonly Local[]
  readonly starts: TExpr | null
  readonly value: TExpr | null
  readonly body: readonly TStmt[] | null
  readonly locals: readonly Local[]
  readonly excepts: readonly TExcept[]
  readonly cites: readonly string[]
  readonly span: Span
}

/** Its sentences are alternatives; stored where the game says with what it `starts`. */
export interface TAdjective {
  readonly name: string
  /** As for facts. */
  readonly declared: string
  readonly sentences: readonly TSentence[]
  readonly starts: TExpr | null
  readonly cites: readonly string[]
  readonly span: Span
}

export interface TRelation {
  readonly name: string
  readonly sentences: readonly TSentence[]
  readonly cites: readonly string[]
  readonly span: Span
}

/** A zone family; null as `capacity` where there is always room. */
export interface TZone {
  readonly name: string
  readonly key: Local | null
  readonly capacity: TExpr | null
  readonly seenBy: TExpr | null
}
