import type { Span } from '../source-file.ts'
import type { DeclBase, Name, Param, Role, TypeRef } from './names.ts'
import type { AdjectiveDecl, ExceptDecl, HookDecl, ModalDecl, Stmt } from './statements.ts'
import type { ExampleDecl } from './examples.ts'
import type { Expr, Phrase } from './expressions.ts'

export interface File {
  readonly span: Span
  /** Absent in a file that is included by another. */
  readonly header: Header | null
  /** It begins like a game or variant, but its first line could not be read. */
  readonly misread?: true
  readonly items: readonly Decl[]
}

export interface Header {
  readonly kind: 'game' | 'variant'
  readonly span: Span
  /** Clauses that being this game, or a variant of that one, already puts into effect. */
  readonly cites: readonly Name[]
  readonly name: Name
  /** The game or variant that a variant is of. */
  readonly base: Name | null
  /** Further variants composed by `with A, B`. */
  readonly withs: readonly Name[]
  /** `A before B`: pairs that settle which of two composed variants goes first. */
  readonly order: readonly (readonly [Name, Name])[]
  readonly players: { readonly from: number; readonly to: number; readonly span: Span } | null
  readonly description: string | null
}

export type Decl = NamedDecl | SentenceDecl | FramingDecl

/** What is known by a name of its own. */
export type NamedDecl = ThingDecl | FactDecl | AdjectiveDecl | RelationDecl | EventDecl

/** What there is, whatever happens. */
export type ThingDecl = OptionDecl | TypeDecl | PrintedDecl | ZoneDecl | ReadingDecl | DeckDecl

/** What is known by what it says. */
export type SentenceDecl = ModalDecl | HookDecl | ExceptDecl | AlwaysDecl | RefuseDecl | ShownDecl

/** How what there is and happens is shown and told. */
export type ShownDecl = BoardDecl | TellDecl

/** What holds others, brings them in, changes them, or tries them. */
export type FramingDecl = IncludeDecl | CardDecl | TextDecl | OverlayDecl | ExampleDecl | DefaultDeckDecl

export interface IncludeDecl extends DeclBase {
  readonly kind: 'include'
  readonly path: string
}

/** `option deck-out: loses, nothing`: the first value is the default. Values are names or numbers, kept as text. */
export interface OptionDecl extends DeclBase {
  readonly kind: 'option'
  readonly name: Name
  readonly values: readonly Name[]
}

/** `type kind: red, blue, green` */
export interface TypeDecl extends DeclBase {
  readonly kind: 'type'
  readonly name: Name
  readonly values: readonly Name[]
}

/** `printed rank of card: number or none` */
export interface PrintedDecl extends DeclBase {
  readonly kind: 'printed'
  readonly name: Name
  readonly subject: Name
  readonly type: TypeRef
}

/**
 * `life of player: number starts 40` (stored), `value of card c: number = rank of c or 0` (derived),
 * `foe of card in monsters: card or none starts none` (stored, lives while the card stays in one of `zones`),
 * or derived with a block that ends in `give`.
 */
export interface FactDecl extends DeclBase {
  readonly kind: 'fact'
  readonly name: Name
  readonly params: readonly Param[]
  readonly zones: readonly Name[]
  readonly type: TypeRef
  readonly starts: Expr | null
  readonly value: Expr | null
  readonly body: readonly Stmt[] | null
}

/** `card a matches card b if …`; several are or-ed. */
export interface RelationDecl extends DeclBase {
  readonly kind: 'relation'
  readonly left: Param
  readonly name: Name
  readonly right: Param
  readonly cond: Expr | null
}

/** `always sum of stack of players + pot = 400`: what has to hold whenever somebody is asked, and at the end. */
export interface AlwaysDecl extends DeclBase {
  readonly kind: 'always'
  readonly cond: Expr
}

/**
 * How a table is laid before players, which decides nothing: `board shows pot, stack`, `board leaves out seating`,
 * `board sorts hand by suit, then rank`.
 */
export interface BoardDecl extends DeclBase {
  readonly kind: 'board'
  readonly verb: 'shows' | 'leaves out' | 'sorts'
  /** Facts and zones; of `sorts` the zones. */
  readonly names: readonly Name[]
  /** What `sorts` goes by; empty for the others. */
  readonly by: readonly Name[]
}

/**
 * What happened, in a sentence: `tell play card c by player p as "{p} plays {c}"`; or that it is not told:
 * `tell nothing of turn, move to gone`, `tell nothing of choose aside at set-aside`.
 */
export interface TellDecl extends DeclBase {
  readonly kind: 'tell'
  /** Events that happened; none of a sentence for a question. */
  readonly patterns: readonly ToldPattern[]
  /** The question that the sentence is for, where it does not tell what happened. */
  readonly question: ToldQuestion | null
  /** The players who are told of it, and of all that happens inside of it; null for everybody. */
  readonly only: Expr | null
  /** Null where nothing is told, or no words are said for it. */
  readonly words: ToldWords | null
}

/** What stands between the quotes, as it is written there, and where they stand. */
export interface ToldWords {
  readonly said: string
  readonly span: Span
}

/** `act at turn by player p`, `choose given at passing`, `may claim at flip`: what is asked, and in whose text. */
export interface ToldQuestion {
  readonly asks: 'act' | 'choose' | 'may'
  /** What is chosen, or the event that may happen; null for all that are asked so there. */
  readonly what: Name | null
  readonly at: Name
  /** Who is asked. */
  readonly by: { readonly type: Name; readonly name: Name } | null
  readonly span: Span
}

/** An event that happened; only what is known of it for ever after can be asked of it. */
export interface ToldPattern {
  readonly span: Span
  readonly event: Name
  readonly parts: readonly { readonly role: Role; readonly part: ToldPart }[]
}

export type ToldPart =
  /** `card c`, `player p` */
  | { readonly kind: 'bind'; readonly type: Name; readonly name: Name | null; readonly span: Span }
  /** `hand of player p`: a zone of that family, and whose it is. */
  | { readonly kind: 'whose'; readonly zone: Name; readonly type: Name; readonly name: Name; readonly span: Span }
  /** `pile`, `3`, `♠` */
  | { readonly kind: 'said'; readonly name: Name; readonly span: Span }

/** `zone monsters of player p at most 3 seen by everyone`; `zone chain of effects seen by everyone`. */
export interface ZoneDecl extends DeclBase {
  readonly kind: 'zone'
  readonly name: Name
  /** `of player p`; null for one zone per game. */
  readonly key: Param | null
  readonly holds: 'cards' | 'effects'
  readonly capacity: Expr | null
  /** `everyone` and `nobody` are ordinary names here. */
  readonly seenBy: Expr
}

export interface CardDecl extends DeclBase {
  readonly kind: 'card'
  /** `card JK1`: the name; null with generators. */
  readonly name: Name | null
  /** `each kind k, each number n in 1..13` */
  readonly generators: readonly Phrase[]
  /** `named n s`: the generator variables whose values make the printed name, in order. */
  readonly naming: readonly Name[]
  /** `11 as J` */
  readonly spellings: readonly { readonly value: number; readonly as: Name }[]
  readonly attributes: readonly { readonly name: Name; readonly value: Expr; readonly span: Span }[]
  readonly rules: readonly Decl[]
}

/** `deck main of player p`: a list of cards that each player brings. */
export interface DeckDecl extends DeclBase {
  readonly kind: 'deck'
  readonly name: Name
  readonly player: Param
}

/** `refuse deck of player p with definition d in main of p "more than four copies" if …`: once for each `d`. */
export interface RefuseDecl extends DeclBase {
  readonly kind: 'refuse'
  readonly player: Param
  readonly about: Phrase | null
  readonly message: string
  readonly cond: Expr | null
}

/** `default deck "Starter"` and its lists: what players have who bring none. */
export interface DefaultDeckDecl extends DeclBase {
  readonly kind: 'default'
  readonly title: string
  readonly lists: readonly DeckLine[]
}

/** `main is 4 Bear, Wolf` */
export interface DeckLine {
  readonly span: Span
  readonly name: Name
  readonly items: readonly DeckItem[]
}

export interface DeckItem {
  readonly span: Span
  readonly copies: number
  readonly card: Name
}

/** `text of guest this where …` and its rules, in which `this` and `you` (the holder or owner of `this`) are known. */
export interface TextDecl extends DeclBase {
  readonly kind: 'text'
  readonly phrase: Phrase
  readonly rules: readonly Decl[]
}

export interface EventDecl extends DeclBase {
  readonly kind: 'event'
  readonly name: Name
  readonly params: readonly EventParam[]
  readonly body: readonly Stmt[]
}

export interface EventParam extends Param {
  readonly role: Role
}

/**
 * What a word of texts means there: `reading opponent = next of you` in every position, or, after
 * `reading opponent: player q where q != you`, one line for each way of reading it.
 */
export interface ReadingDecl extends DeclBase {
  readonly kind: 'reading'
  readonly name: Name
  readonly value: Expr | null
  /** Whom or what the word may mean; null with `value`. */
  readonly phrase: Phrase | null
  readonly ways: readonly ReadingWay[]
}

/** `chosen in instructions`, `next of you in rules, conditions` (`value`). */
export interface ReadingWay {
  readonly span: Span
  readonly cites: readonly Name[]
  readonly way: 'chosen' | 'matched' | 'each' | 'some' | 'value'
  readonly value: Expr | null
  readonly positions: readonly Name[]
}

export type OverlayDecl = DeclBase & { readonly kind: 'overlay' } & (
    | { readonly verb: 'remove'; readonly target: Handle }
    /** `replace hand-size = 17` */
    | { readonly verb: 'set'; readonly target: Name; readonly value: Expr }
    /** `replace to draw-phase …`, `replace slash: when …`: a whole declaration takes the place of its namesake. */
    | { readonly verb: 'replace'; readonly decl: Decl }
    /** `add before gather in deal` */
    | {
        readonly verb: 'add'
        readonly where: 'before' | 'after'
        readonly anchor: Name
        readonly event: Name
        readonly body: readonly Stmt[]
      }
  )

export type Handle =
  | { readonly kind: 'name'; readonly name: Name }
  | { readonly kind: 'clause'; readonly name: Name }
  | { readonly kind: 'card'; readonly name: Name }
  | { readonly kind: 'example'; readonly title: string; readonly span: Span }
  /** `examples of [score, slam]`: those that cite any of the clauses. */
  | { readonly kind: 'examples'; readonly clauses: readonly Name[] }
