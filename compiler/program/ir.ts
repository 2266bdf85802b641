import type { Span } from '../../grammar/source-file.ts'
import type { BuiltinName } from './builtin.ts'
import type { Type } from '../game/type.ts'

/** A variable of a procedure or of a quantified expression. */
export interface Local {
  readonly id: number
  readonly name: string
  readonly type: Type
}

/** Typed expressions: names bound, meanings chosen, nothing left to look up. */
export type TExpr = { readonly type: Type; readonly span: Span } & TExprKind

/** Kinds of expression by class: what is told apart by kind may name a class instead of all its kinds. */
interface ExprClasses {
  /** What stands in the text as it is. */
  readonly literals:
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string; readonly index: number }
    /** `written`: by the author, where else it stands for a condition that a sentence does not have. */
    | { readonly kind: 'truth'; readonly value: boolean; readonly written?: true }
    | { readonly kind: 'none' }
    | { readonly kind: 'enum'; readonly enum: string; readonly index: number; readonly value: string }
    | { readonly kind: 'definition'; readonly index: number; readonly name: string }
  /** What was agreed upon before the game. */
  readonly options:
    | { readonly kind: 'option'; readonly option: string }
    | { readonly kind: 'optionIs'; readonly option: string; readonly value: number }
  readonly local: { readonly kind: 'local'; readonly local: Local }
  /** What has no parts. */
  readonly leaves: ExprClasses['literals' | 'options' | 'local']
  /** What is looked up of a thing: kept of it, or printed on it. */
  readonly columns:
    | { readonly kind: 'stored'; readonly fact: string; readonly args: readonly TExpr[] }
    | {
        readonly kind: 'printed'
        readonly name: string
        readonly of: TExpr
        /** Asked of what stands on the card, not of what it is now. */ readonly original?: true
      }
  /** What sentences of the rules say of things. */
  readonly sentences:
    | { readonly kind: 'adjective'; readonly name: string; readonly of: TExpr }
    | { readonly kind: 'relation'; readonly name: string; readonly left: TExpr; readonly right: TExpr }
  readonly derived: { readonly kind: 'derived'; readonly fact: string; readonly args: readonly TExpr[] }
  /** All that rules and cards say of things. */
  readonly words: ExprClasses['columns' | 'sentences' | 'derived']
  /** What happened, or could. */
  readonly happenings:
    | { readonly kind: 'times'; readonly counter: Counter; readonly keys: readonly TExpr[] }
    | {
        readonly kind: 'can'
        readonly event: string
        readonly args: readonly TExpr[]
        /** Asked of the limits alone that count the event. */ readonly counting?: true
      }
  /** One zone (`key` given or not keyed) or, with `key` null on a keyed family, all zones of the family. */
  readonly zone: { readonly kind: 'zone'; readonly zone: string; readonly key: TExpr | null; readonly family: boolean }
  /** Where something lies. */
  readonly places:
    | { readonly kind: 'inZone'; readonly of: TExpr; readonly zone: TExpr }
    | { readonly kind: 'zoneIs'; readonly of: TExpr; readonly zone: TExpr }
  /** What goes through a set. */
  readonly ranges:
    | { readonly kind: 'map'; readonly set: TExpr; readonly local: Local; readonly body: TExpr }
    | { readonly kind: 'query'; readonly quantifier: 'some' | 'no' | 'each' | 'the'; readonly domain: Domain }
  /** What is worked out of its parts. */
  readonly operators:
    | { readonly kind: 'builtin'; readonly name: BuiltinName; readonly args: readonly TExpr[] }
    | { readonly kind: 'binary'; readonly op: string; readonly left: TExpr; readonly right: TExpr }
    | { readonly kind: 'not'; readonly operand: TExpr }
  /** What is one of its parts, or all of them. */
  readonly composed:
    | { readonly kind: 'if'; readonly cond: TExpr; readonly then: TExpr; readonly otherwise: TExpr }
    | {
        readonly kind: 'case'
        readonly subject: TExpr
        readonly arms: readonly { readonly when: TExpr; readonly value: TExpr }[]
        readonly otherwise: TExpr
      }
    | { readonly kind: 'list'; readonly items: readonly TExpr[] }
}

type TExprKind = ExprClasses[keyof ExprClasses]

/** Expressions of these classes or kinds. */
export type ExprIn<C extends keyof ExprClasses | TExprKind['kind']> = C extends keyof ExprClasses
  ? ExprClasses[C]
  : Extract<TExprKind, { readonly kind: C }>

/** What a variable ranges over. */
export interface Domain {
  readonly local: Local
  /** Null: everything of the type (all cards, players, values). */
  readonly set: TExpr | null
  readonly tests: readonly TExpr[]
}

/** How often a pattern happened since an event began; one column, keyed by the pattern's outer variables. */
export interface Counter {
  readonly id: number
  readonly name: string
  readonly event: string
  readonly during: string | null
  readonly keys: readonly Type[]
  /** Evaluated when the event is carried out: binder locals stand for the event's arguments. */
  readonly binders: readonly (Local | null)[]
  readonly tests: readonly TExpr[]
  readonly keyValues: readonly TExpr[]
  /** What is counted, alike for counts of the same events. */
  readonly counted: string
}

export type TStmt = { readonly span: Span; readonly cites: readonly string[] } & TStmtKind

/** Kinds of statement by class. */
interface StmtClasses {
  /** What runs a text that stands elsewhere. */
  readonly calls:
    | { readonly kind: 'call'; readonly event: string; readonly args: readonly TExpr[]; readonly forced: boolean }
    | { readonly kind: 'proc'; readonly proc: Proc; readonly args: readonly TExpr[] }
  /** What puts cards elsewhere, and may be forbidden. */
  readonly moves:
    /** `forced`: even where a rule forbids it. */
    | {
        readonly kind: 'move'
        readonly what: TExpr
        readonly zone: TExpr
        readonly bottom: boolean
        readonly forced: boolean
      }
    /** Two cards change places, both or neither; `forced`: even where a rule forbids one of the moves. */
    | { readonly kind: 'swap'; readonly card: TExpr; readonly other: TExpr; readonly forced: boolean }
  /** What the kernel does besides with cards. */
  readonly cards:
    | { readonly kind: 'create'; readonly definition: TExpr; readonly zone: TExpr }
    | { readonly kind: 'delete'; readonly card: TExpr }
    | { readonly kind: 'shuffle'; readonly zone: TExpr }
    | { readonly kind: 'show'; readonly card: TExpr; readonly to: TExpr }
  /** What lays down effects, or takes them up. */
  readonly effects:
    | { readonly kind: 'moveEffect'; readonly what: TExpr; readonly zone: TExpr }
    | { readonly kind: 'resolve'; readonly effect: TExpr }
    | { readonly kind: 'dismiss'; readonly effect: TExpr }
    | {
        readonly kind: 'later'
        readonly proc: Proc
        readonly zone: TExpr | null
        readonly controller: TExpr
        readonly source: TExpr
        readonly captured: readonly Local[]
      }
    /** Lays down the rules of `proc`, a kind of effect that lies in the zone `lasting` until an event ends it. */
    | {
        readonly kind: 'lasting'
        readonly proc: Proc
        readonly controller: TExpr | null
        readonly source: TExpr
        readonly captured: readonly Local[]
        readonly during: string | null
      }
  /** What is kept of things. */
  readonly facts:
    | {
        readonly kind: 'set'
        readonly fact: string
        readonly args: readonly TExpr[]
        readonly op: '=' | '+=' | '-='
        readonly value: TExpr
      }
    | { readonly kind: 'mark'; readonly adjective: string; readonly of: TExpr; readonly value: boolean }
  /** What changes something, as a line of its own. */
  readonly changes: StmtClasses['calls' | 'moves' | 'cards' | 'effects' | 'facts']
  /** `operand`: a part of the next line that does something, which is worked out for all members before. */
  readonly assign: { readonly kind: 'assign'; readonly local: Local; readonly value: TExpr; readonly operand?: true }
  /** What holds lines, and asks nobody by itself. */
  readonly blocks:
    | {
        readonly kind: 'if'
        readonly cond: TExpr
        readonly then: readonly TStmt[]
        readonly otherwise: readonly TStmt[]
      }
    | { readonly kind: 'each'; readonly domain: Domain; readonly from: TExpr | null; readonly body: readonly TStmt[] }
    /**
     * Line by line, each line for all members before the next. `own`: the variables of the block, of which each member
     * has its own.
     */
    | {
        readonly kind: 'sameTime'
        readonly domain: Domain
        readonly from: TExpr | null
        readonly own: readonly Local[]
        readonly body: readonly TStmt[]
      }
    | {
        readonly kind: 'loop'
        readonly while: TExpr | null
        readonly body: readonly TStmt[]
        readonly until: TExpr | null
      }
    | { readonly kind: 'piece'; readonly body: readonly TStmt[] }
    | { readonly kind: 'announce'; readonly body: readonly TStmt[] }
  /** What stops to ask somebody. */
  readonly questions:
    | {
        readonly kind: 'act'
        readonly site: Site
        readonly who: TExpr
        readonly then: readonly TStmt[]
        readonly otherwise: readonly TStmt[]
        readonly loop: boolean
      }
    | {
        readonly kind: 'may'
        readonly site: Site
        readonly who: TExpr
        readonly then: readonly TStmt[]
        readonly otherwise: readonly TStmt[]
      }
    /**
     * With `reading` it asks what a word means; `askedBefore` where it may have been asked before, whose answer then
     * stands.
     */
    | {
        readonly kind: 'choose'
        readonly site: Site
        readonly who: TExpr | 'chance'
        readonly domain: Domain
        readonly result: Local
        readonly count: { readonly from: TExpr; readonly to: TExpr } | null
        readonly setTest: TExpr | null
        readonly reading?: { readonly word: string; readonly askedBefore: boolean }
      }
    | {
        readonly kind: 'oneOf'
        readonly site: Site
        readonly who: TExpr | 'chance'
        readonly branches: readonly (readonly TStmt[])[]
        readonly several?: Several
      }
  /** What ends a text, an event or the game, or may. */
  readonly exits:
    | { readonly kind: 'finish' }
    | { readonly kind: 'onlyIf'; readonly cond: TExpr }
    | { readonly kind: 'stop' }
    /** Ends the innermost running event of that name, with everything that it was in the middle of. */
    | { readonly kind: 'leave'; readonly event: string }
    | { readonly kind: 'give'; readonly value: TExpr }
  /** What no author writes: it is put in where an event can stop. */
  readonly inserted:
    /** What `move` does once its rules have had their say; stands in the procedure of a move that can stop. */
    | { readonly kind: 'place'; readonly card: TExpr; readonly zone: TExpr; readonly bottom: TExpr }
    /** What `swap` does then; stands in the procedure of one that can stop. The zones are those that the cards leave. */
    | {
        readonly kind: 'exchange'
        readonly card: TExpr
        readonly other: TExpr
        readonly from: TExpr
        readonly to: TExpr
      }
    /** Where hooks of the running event act; put in by emission. */
    | { readonly kind: 'hook'; readonly rule: HookRule; readonly params: readonly Local[] }
}

type TStmtKind = StmtClasses[keyof StmtClasses]

/** Statements of these classes or kinds. */
export type StmtIn<C extends keyof StmtClasses | TStmtKind['kind']> = C extends keyof StmtClasses
  ? StmtClasses[C]
  : Extract<TStmtKind, { readonly kind: C }>

/** Several branches are chosen before any is carried out: different ones, or with `again` one several times over. */
export interface Several {
  readonly from: TExpr
  readonly to: TExpr
  readonly again: boolean
}

/** A place where the engine stops and asks. */
export interface Site {
  readonly id: number
  readonly kind: 'act' | 'choose' | 'may' | 'one-of'
  /** The event whose text asks. */
  readonly at: string
  readonly prompt: string
  /** What is chosen, or the event that may happen: by this a sentence of the rules finds its question. */
  readonly about: readonly string[]
  /** Of `choose one of` the lines as they are offered; null for one that is told by its event, or as it stands. */
  readonly lines: readonly (string | null)[]
  readonly optional: boolean
  /** `while p may act`: asked again and again until declined. */
  readonly loop: boolean
  /** Asked of several at the same time. */
  readonly sameTime: boolean
  readonly cites: readonly string[]
  readonly proc: Proc
  /** Whether a word is read as a choice, with nothing written that chooses. */
  readonly byWord: boolean
}

/**
 * A procedure: the body of an event, a hook, or a pending effect. That of lasting rules runs nothing; its parameters
 * are what they captured.
 */
export interface Proc {
  readonly id: number
  readonly name: string
  /** `following`: the rules that come after an event, where they wait until a line has been done for all. */
  readonly kind: 'event' | 'hook' | 'effect' | 'override' | 'lasting' | 'following'
  readonly params: readonly Local[]
  body: readonly TStmt[]
  readonly locals: Local[]
  /** Whether it can reach a decision, so that it runs as a frame. */
  resumable: boolean
  readonly cites: readonly string[]
  readonly span: Span
}

/** A rule attached to an event: how it matches the event's arguments. */
export interface TRule {
  readonly name: string
  /** What messages call the sentence, which may speak of several events. */
  readonly called: string
  readonly kind: 'may' | 'must' | 'cannot' | 'instead' | 'before' | 'after' | 'when' | 'until'
  readonly event: string
  readonly cites: readonly string[]
  readonly span: Span
  /** One entry per parameter of the event: the local that stands for the argument, or null. */
  readonly binders: readonly (Local | null)[]
  /** `this` and `you` of a text; `this` is among `binders` or ranges over `thisDomain`. */
  readonly self: Local | null
  readonly you: Local | null
  readonly selfDomain: Domain | null
  /**
   * A rule that lasts for a while: what keeps its names; `self` is then the effect, and ranges over the zone
   * `lasting`.
   */
  readonly lasting: Proc | null
  /** Tests of the text, the pattern and the `if`, cheapest first. */
  readonly tests: readonly TExpr[]
}

export interface HookRule extends TRule {
  readonly proc: Proc
  readonly asBefore: boolean
  readonly optional: boolean
  readonly captured: readonly Local[]
  /** Words of the pattern that no argument of the event stands for: whom the pattern is true of. */
  readonly found?: readonly { readonly local: Local; readonly value: TExpr }[]
}

/** What holds for whoever is asked to act at some events. */
export interface AskedRule {
  readonly name: string
  readonly at: readonly string[]
  readonly cites: readonly string[]
  readonly span: Span
  /** The seat that is asked. */
  readonly asker: Local
  /** A word of the text says who is asked, who need not hold the card. */
  readonly byWord?: true
  readonly self: Local | null
  readonly selfDomain: Domain | null
  readonly selfTests: readonly TExpr[]
  readonly lasting: Proc | null
  readonly cond: TExpr | null
}

/** `may` and `must` at an event that asks: domains instead of tests for what varies. */
export interface OfferRule extends AskedRule {
  readonly kind: 'may' | 'must'
  readonly event: string
  /** In order of the event's parameters: an enumerated domain, a fixed value, or the asker. */
  readonly args: readonly (
    | { readonly kind: 'domain'; readonly domain: Domain }
    | { readonly kind: 'value'; readonly value: TExpr }
    | { readonly kind: 'asker' }
    | { readonly kind: 'self' }
  )[]
}

/**
 * `must act` at an event that asks: where a move is offered there, passing is not. `always asked`: who comes there is
 * asked, also where passing is the only answer.
 */
export interface Compulsion extends AskedRule {
  readonly kind: 'must act' | 'always asked'
}
