import type { Span } from '../../grammar/source-file.ts'
import type {
  AlwaysDecl,
  BoardDecl,
  CardDecl,
  Decl,
  DefaultDeckDecl,
  EventDecl,
  FactDecl,
  RefuseDecl,
  TellDecl,
} from '../../grammar/tree/declarations.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import type { ExceptDecl, HookDecl, ModalDecl, Stmt } from '../../grammar/tree/statements.ts'
import type { Expr, Phrase } from '../../grammar/tree/expressions.ts'
import type { Name, Param } from '../../grammar/tree/names.ts'
import type { NameUse } from './name-use.ts'
import type { Layers } from './layers.ts'
import type { ReadingSymbol } from './reading.ts'
import type { TextTable } from './texts.ts'
import type { Type } from './type.ts'

/**
 * The resolved game: overlays applied, includes joined, every declaration filed under its name.
 * Expressions are still syntax; `elaborate` gives them types and meanings.
 */
export interface Game {
  readonly name: string
  readonly title: string
  readonly seats: Seats
  readonly enums: Map<string, EnumSymbol>
  readonly options: Map<string, OptionSymbol>
  readonly printed: Map<string, PrintedSymbol>
  readonly facts: Map<string, FactSymbol>
  readonly adjectives: Map<string, AdjectiveSymbol>
  readonly relations: Map<string, RelationSymbol>
  readonly readings: Map<string, ReadingSymbol>
  readonly zones: Map<string, ZoneSymbol>
  readonly definitions: Map<string, DefinitionSymbol>
  /** Cards that a variant took out, by name, with the place where it does. */
  readonly removedCards: Map<string, Name>
  /** How cards would be called whose declarations were refused, as regular expressions, with where they stand. */
  readonly lostCards: Map<string, Span>
  readonly texts: TextTable
  /** Set in games where the definition of a card can change. */
  readonly shape: ShapeSymbol | null
  readonly events: Map<string, EventSymbol>
  readonly modals: readonly RuleSymbol<ModalDecl>[]
  readonly hooks: readonly RuleSymbol<HookDecl>[]
  readonly excepts: readonly RuleSymbol<ExceptDecl>[]
  readonly always: readonly RuleSymbol<AlwaysDecl>[]
  readonly board: readonly RuleSymbol<BoardDecl>[]
  readonly telling: readonly RuleSymbol<TellDecl>[]
  readonly refusals: readonly RuleSymbol<RefuseDecl>[]
  readonly defaultDecks: readonly DefaultDeckDecl[]
  readonly examples: readonly ExampleDecl[]
  /** What names in declarations stand for, as far as they were followed to file them. */
  readonly uses: NameUse[]
  /** Which game of those that it is joined from says what. */
  readonly layers: Layers
}

/** How many play, with the header that says so where it cites clauses. */
export interface Seats {
  readonly from: number
  readonly to: number
  readonly said: { readonly cites: readonly Name[]; readonly span: Span } | null
}

export interface EnumSymbol {
  readonly name: Name
  readonly values: readonly Name[]
  readonly cites: readonly Name[]
}

export interface OptionSymbol {
  readonly name: Name
  readonly index: number
  readonly values: readonly Name[]
  readonly chosen: number
  readonly cites: readonly Name[]
}

export interface PrintedSymbol {
  readonly name: Name
  readonly type: Type
  readonly cites: readonly Name[]
}

/** The zone in which effects lie whose rules are in force. Games without durations have none. */
export const LASTING_ZONE = 'lasting'

/** The zone in which triggered effects lie until they are resolved. */
export const WAITING_ZONE = 'waiting'

/**
 * `definition of card in stall, table: …`: what a card currently is, until it comes into these zones or leaves them.
 */
export interface ShapeSymbol {
  readonly zones: readonly string[]
  readonly decl: FactDecl
}

export interface ParamSymbol {
  readonly type: Type
  readonly adjective: string | null
  readonly name: string
  /** Where the name stands; absent for what the language brings. */
  readonly said?: Span
}

export interface FactSymbol {
  readonly name: Name
  readonly params: readonly ParamSymbol[]
  readonly zones: readonly string[]
  readonly type: Type
  readonly stored: boolean
  readonly decl: FactDecl
  /** A list that players bring: kept, but not changed by any instruction. */
  readonly deck?: true
}

/** The rules of `text of guest this where …`: they hold for every card of the phrase. */
export interface TextContext {
  readonly phrase: Phrase
  readonly index: number
}

export interface Sentence {
  readonly subject: Param | null
  readonly other: Param | null
  readonly context: TextContext | null
  readonly cond: Expr | null
  readonly decl: Decl
}

export interface AdjectiveSymbol {
  readonly name: Name
  readonly subject: Type
  readonly zones: readonly string[]
  readonly stored: boolean
  readonly starts: Expr | null
  readonly sentences: Sentence[]
  readonly cites: readonly Name[]
}

export interface RelationSymbol {
  readonly name: Name
  readonly left: Type
  readonly right: Type
  readonly sentences: Sentence[]
  readonly cites: readonly Name[]
}

export interface ZoneSymbol {
  readonly name: Name
  /** Of whom or what there is one each: a player, or a value of a type of the game. */
  readonly key: ParamSymbol | null
  readonly holds: 'cards' | 'effects'
  readonly capacity: Expr | null
  readonly seenBy: Expr | null
  /** Number of the first instance of the family, and how many numbers it takes. */
  readonly base: number
  readonly size: number
  readonly cites: readonly Name[]
}

/** A number, the index of a value, definition or text, or several. */
export type PrintedValue = number | readonly number[]

export interface DefinitionSymbol {
  readonly name: string
  readonly index: number
  readonly attributes: ReadonlyMap<string, PrintedValue>
  readonly decl: CardDecl
}

/** Where a card is declared: by its name, or together with others. */
export const cardSpan = ({ decl }: DefinitionSymbol): Span => (decl.name ?? decl).span

export interface EventParamSymbol {
  readonly role: string
  readonly name: string
  readonly type: Type
  readonly adjective: string | null
  readonly said?: Span
}

export interface EventSymbol {
  readonly name: Name
  readonly params: readonly EventParamSymbol[]
  /** Null for kernel events. */
  readonly body: readonly Stmt[] | null
  readonly context: TextContext | null
  /** `to use-trap this …` inside texts: bodies that take the place of `body` for the cards of their text. */
  readonly overrides: { readonly decl: EventDecl; readonly context: TextContext }[]
  readonly cites: readonly Name[]
  readonly span: Name
}

export interface RuleSymbol<D> {
  readonly name: string
  readonly decl: D
  readonly context: TextContext | null
}
