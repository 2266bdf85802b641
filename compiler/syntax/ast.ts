import type { Span } from '../source/source-file.ts'

/**
 * The syntax tree of a rules file, free of layout and comments. Every node knows its span.
 * `cites` are the clause ids written in brackets at the start of the line.
 */
export interface Name {
  readonly text: string
  readonly span: Span
}

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

interface DeclBase {
  readonly span: Span
  readonly cites: readonly Name[]
  /** `label:` before a rule. */
  readonly label: Name | null
}

export type Decl =
  | IncludeDecl | OptionDecl | TypeDecl | PrintedDecl | FactDecl | AdjectiveDecl | RelationDecl | ZoneDecl
  | CardDecl | TextDecl | EventDecl | ModalDecl | HookDecl | ExceptDecl | ReadingDecl | OverlayDecl | ExampleDecl
  | DeckDecl | RefuseDecl | DefaultDeckDecl


export interface IncludeDecl extends DeclBase { readonly kind: 'include'; readonly path: string }

/** `option deck-out: loses, nothing`: the first value is the default. Values are names or numbers, kept as text. */
export interface OptionDecl extends DeclBase { readonly kind: 'option'; readonly name: Name; readonly values: readonly Name[] }

/** `type kind: red, blue, green` */
export interface TypeDecl extends DeclBase { readonly kind: 'type'; readonly name: Name; readonly values: readonly Name[] }

/** `printed rank of card: number or none` */
export interface PrintedDecl extends DeclBase {
  readonly kind: 'printed'; readonly name: Name; readonly subject: Name; readonly type: TypeRef
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

/** `card a matches card b if …`; several are or-ed. */
export interface RelationDecl extends DeclBase {
  readonly kind: 'relation'; readonly left: Param; readonly name: Name; readonly right: Param; readonly cond: Expr | null
}

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
export interface DeckDecl extends DeclBase { readonly kind: 'deck'; readonly name: Name; readonly player: Param }

/** `refuse deck of player p with definition d in main of p "more than four copies" if …`: once for each `d`. */
export interface RefuseDecl extends DeclBase {
  readonly kind: 'refuse'; readonly player: Param; readonly about: Phrase | null; readonly message: string; readonly cond: Expr | null
}

/** `default deck "Starter"` and its lists: what players have who bring none. */
export interface DefaultDeckDecl extends DeclBase { readonly kind: 'default'; readonly title: string; readonly lists: readonly DeckLine[] }

/** `main is 4 Bear, Wolf` */
export interface DeckLine { readonly span: Span; readonly name: Name; readonly items: readonly DeckItem[] }

export interface DeckItem { readonly span: Span; readonly copies: number; readonly card: Name }

/** `text of guest this where …` and its rules, in which `this` and `you` (the holder or owner of `this`) are known. */
export interface TextDecl extends DeclBase { readonly kind: 'text'; readonly phrase: Phrase; readonly rules: readonly Decl[] }

export interface EventDecl extends DeclBase {
  readonly kind: 'event'
  readonly name: Name
  readonly params: readonly EventParam[]
  readonly body: readonly Stmt[]
}

export type Role = 'main' | 'by' | 'to' | 'from' | 'with' | 'as' | 'on' | 'for'

export interface EventParam extends Param { readonly role: Role }

/** `player p`, `card`, `set of card looked`; in a text `this` stands for the card itself (type null). */
export interface Param { readonly type: TypeRef | null; readonly name: Name | null; readonly span: Span }

/** `player p may play card c in hand of p at turn if …`, `must`, `cannot`. */
export interface ModalDecl extends DeclBase {
  readonly kind: 'modal'
  readonly modality: 'may' | 'must' | 'cannot'
  /** `player p` or `you`; null when left out (any doer). */
  readonly subject: Param | 'you' | null
  /** More than one only after `cannot`: `cannot offer or offer-again`. */
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
  readonly pattern: Pattern
  readonly asBefore: boolean
  readonly cond: Expr | null
  /** `… you may` at the end of a `when` line. */
  readonly optional: boolean
  readonly body: readonly Stmt[]
}

/** `except fee of guest c = 1 if …` */
export interface ExceptDecl extends DeclBase {
  readonly kind: 'except'; readonly fact: Name; readonly args: readonly PatternArg[]
  readonly op: '=' | '+=' | '-='; readonly value: Expr; readonly cond: Expr | null
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
/** Sentences that can hold for a while. */
export type LastingDecl = ModalDecl | HookDecl | ExceptDecl | AdjectiveDecl

export type OverlayDecl = DeclBase & { readonly kind: 'overlay' } & (
  | { readonly verb: 'remove'; readonly target: Handle }
  /** `replace hand-size = 17` */
  | { readonly verb: 'set'; readonly target: Name; readonly value: Expr }
  /** `replace to draw-phase …`, `replace slash: when …`: a whole declaration takes the place of its namesake. */
  | { readonly verb: 'replace'; readonly decl: Decl }
  /** `add before gather in deal` */
  | { readonly verb: 'add'; readonly where: 'before' | 'after'; readonly anchor: Name; readonly event: Name; readonly body: readonly Stmt[] }
)

export type Handle =
  | { readonly kind: 'name'; readonly name: Name }
  | { readonly kind: 'clause'; readonly name: Name }
  | { readonly kind: 'card'; readonly name: Name }
  | { readonly kind: 'example'; readonly title: string; readonly span: Span }

export interface TypeRef {
  readonly span: Span; readonly name: Name; readonly set: boolean; readonly orNone: boolean
  /** `list of`: a set that keeps copies. */
  readonly list?: boolean
}

/** `card c in hand of p where …`; in `fresh m` the type is the adjective `fresh`. */
export interface Phrase {
  readonly span: Span; readonly type: Name; readonly name: Name | null; readonly in: Expr | null; readonly where: Expr | null
}

export interface Pattern {
  readonly span: Span; readonly event: Name; readonly args: readonly { readonly role: Role; readonly arg: PatternArg }[]
}

/** `card c in … where …` binds; anything else is compared. A bare type name is parsed as an expression. */
export type PatternArg = { readonly kind: 'bind'; readonly phrase: Phrase } | { readonly kind: 'expr'; readonly expr: Expr }

export interface Call {
  readonly span: Span; readonly event: Name; readonly args: readonly { readonly role: Role | 'at'; readonly value: Expr }[]
}

interface StmtBase { readonly span: Span; readonly cites: readonly Name[] }

export type Stmt = StmtBase & (
  | { readonly kind: 'call'; readonly call: Call; /** `must destroy c` */ readonly forced: boolean }
  | { readonly kind: 'becomes'; readonly target: Expr; readonly value: Expr; readonly negated: boolean }
  | { readonly kind: 'changes'; readonly target: Expr; readonly op: 'gains' | 'loses'; readonly value: Expr }
  /** `p may …` with a block or one call; `p may act` / `p must act` have `act: true`. */
  | { readonly kind: 'may'; readonly who: Expr; readonly then: readonly Stmt[]; readonly otherwise: readonly Stmt[] }
  | { readonly kind: 'act'; readonly who: Expr; readonly optional: boolean; readonly then: readonly Stmt[]; readonly otherwise: readonly Stmt[] }
  /** `while p may act` */
  | { readonly kind: 'whileAct'; readonly who: Expr; readonly body: readonly Stmt[] }
  | { readonly kind: 'while'; readonly cond: Expr; readonly body: readonly Stmt[] }
  | { readonly kind: 'repeat'; readonly body: readonly Stmt[]; readonly until: Expr | null }
  | { readonly kind: 'let'; readonly name: Name; readonly value: Expr }
  | { readonly kind: 'if'; readonly cond: Expr; readonly then: readonly Stmt[]; readonly otherwise: readonly Stmt[] }
  | { readonly kind: 'each'; readonly phrase: Phrase; readonly from: Expr | null; readonly body: readonly Stmt[] }
  | { readonly kind: 'choose'; readonly count: Count | null; readonly phrase: Phrase; readonly as: Name | null
      readonly setWhere: Expr | null; readonly by: Expr | 'chance' | null }
  /** `choose one of`, `choose 1..2 of` (different ones), `choose 2 times one of` (`again`: one may be chosen several times). */
  | { readonly kind: 'chooseOne'; readonly count: Count | null; readonly again: boolean; readonly by: Expr | 'chance' | null; readonly bullets: readonly (readonly Stmt[])[] }
  /** `- draw 1`: lines that read words such as `opponent` for themselves. */
  | { readonly kind: 'piece'; readonly body: readonly Stmt[] }
  | { readonly kind: 'later'; readonly zone: Expr | null; readonly by: Expr | null; readonly body: readonly Stmt[] }
  /** `until turn by you or leave this` or `during turn`, with the rules that last so long. */
  | { readonly kind: 'lasting'; readonly until: readonly Pattern[]; readonly during: Name | null; readonly rules: readonly LastingDecl[] }
  | { readonly kind: 'onlyIf'; readonly cond: Expr }
  | { readonly kind: 'announce'; readonly body: readonly Stmt[] }
  /** `stop` leaves the running event; `stop turn` leaves that enclosing event. */
  | { readonly kind: 'stop'; readonly event: Name | null }
  | { readonly kind: 'give'; readonly value: Expr }
)

export interface Count { readonly from: Expr; readonly to: Expr | null }

interface ExprBase { readonly span: Span }

export type Expr = ExprBase & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'this' }
  | { readonly kind: 'you' }
  | { readonly kind: 'name'; readonly name: string }
  /** `count of hand of p`, `top of (deck of p, 3)`: `args` has one entry, or several for a parenthesised list. */
  | { readonly kind: 'of'; readonly name: Name; readonly args: readonly Expr[]; /** `printed cost of c`: what stands on the card, whatever it is now. */ readonly printed?: true }
  | { readonly kind: 'list'; readonly items: readonly Expr[] }
  | { readonly kind: 'if'; readonly cond: Expr; readonly then: Expr; readonly otherwise: Expr }
  | { readonly kind: 'case'; readonly subject: Expr; readonly arms: readonly { readonly when: Expr; readonly value: Expr }[]; readonly otherwise: Expr }
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

export type BinaryOp = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in' | '+' | '-' | '*' | '/' | 'mod' | '..'

export interface ExampleDecl extends DeclBase {
  readonly kind: 'example'
  readonly title: string
  readonly given: readonly Given[]
  readonly steps: readonly ExampleStep[]
}

export type Given = { readonly span: Span } & (
  /** `monsters of B is 8♣ (position defence), 3♦`, `life of A is 30`, `8♣ of B is fresh` */
  | { readonly kind: 'is'; readonly target: Expr; readonly items: readonly GivenItem[] }
  /** `option deck-out is no-effect` */
  | { readonly kind: 'option'; readonly name: Name; readonly value: Name }
  /** `4 players` */
  | { readonly kind: 'players'; readonly count: number }
  /** `at match, turn by A, main by A`: calls from the outermost in; the last is just beginning */
  | { readonly kind: 'at'; readonly path: readonly Call[] }
)

export interface GivenItem {
  readonly span: Span; readonly value: Expr; readonly facts: readonly { readonly name: Name; readonly value: Expr }[]
  /** `4 Bear`, only in a deck. */
  readonly copies?: number
  /** `8♣ as bait`: what the lines below call this copy. */
  readonly called?: Name
}

export type ExampleStep = { readonly span: Span } & (
  | { readonly kind: 'does'; readonly who: Name; readonly call: Call }
  | { readonly kind: 'chooses'; readonly who: Name; readonly values: readonly Expr[] }
  | { readonly kind: 'answers'; readonly who: Name; readonly answer: 'accepts' | 'declines' | 'passes' }
  | { readonly kind: 'offered'; readonly who: Name; readonly not: boolean; readonly call: Call; readonly because: readonly Name[] }
  /** `chance chooses 5♠` */
  | { readonly kind: 'chance'; readonly values: readonly Expr[] }
  /** `A is asked`: others pass until then; `A is not asked`: the game goes on without A */
  | { readonly kind: 'asked'; readonly who: Name; readonly not: boolean }
  | { readonly kind: 'nobody' }
  /** `A is offered play 2♣, play 3♣` exactly; `A is offered nothing` */
  | { readonly kind: 'exactly'; readonly who: Name; readonly calls: readonly Call[] }
  /** `A may choose 5♠` / `A may not choose 5♠ because [clause]` */
  | { readonly kind: 'choosable'; readonly who: Name; readonly not: boolean; readonly values: readonly Expr[]; readonly because: readonly Name[] }
  /** `because` only after `deck of A is refused`. */
  | { readonly kind: 'then'; readonly fact: Expr; readonly because?: readonly Name[] }
  /** `then happened destroy 8♣, hurt B` in this order; `then not happened …`: none of them */
  | { readonly kind: 'happened'; readonly not: boolean; readonly calls: readonly Call[] }
)
