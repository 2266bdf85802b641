import type { DrawnBlock } from '../../compiler/diff/drawn-table.ts'

/** A word or sign of a sentence as it is set. */
export interface BookPiece {
  readonly kind: 'word' | 'name' | 'card' | 'variable' | 'quote' | 'clause'
  readonly text: string
  /** Whether a blank stands before it. */
  readonly spaced: boolean
  /** Of a name: where what it stands for is declared, a key of `Book.anchors` unless the language brings it. */
  readonly to: string | null
}

/** A line of a sentence; those below it are one level deeper. */
export interface BookLine {
  readonly level: number
  readonly pieces: readonly BookPiece[]
  /** Whether a variant says it. */
  readonly changed: boolean
}

/** What the rules declare, or say in one breath. */
export interface BookSentence {
  readonly anchor: string
  /** What it is called, for who is led to it. */
  readonly name: string
  readonly clauses: readonly string[]
  /** What a remark above it says; empty for none. */
  readonly remark: string
  readonly lines: readonly BookLine[]
}

/** What happens to a card in an example. */
export type CardMark = 'done' | 'may' | 'refused'

/** A line of an example: what is done, may be done or not, or comes of it. */
export interface BookStep {
  readonly mark: CardMark | 'outcome'
  readonly pieces: readonly BookPiece[]
}

/** A worked example: its position drawn, and what is done in it. */
export interface BookExample {
  readonly anchor: string
  readonly title: string
  readonly clauses: readonly string[]
  readonly changed: boolean
  /** What of the position is not drawn. */
  readonly given: readonly (readonly BookPiece[])[]
  readonly blocks: readonly DrawnBlock[]
  readonly steps: readonly BookStep[]
  /** Of the seat, or of whatever seat (empty), and the card. */
  readonly marks: ReadonlyMap<string, CardMark>
}

/** A part of the book: a clause, or what stands under a heading. */
export interface BookChapter {
  readonly anchor: string
  /** Null for what no clause asks for. */
  readonly clause: string | null
  readonly title: string
  /** What the clause says in people's words; empty where no index lists it. */
  readonly summary: string
  readonly changed: boolean
  readonly sentences: readonly BookSentence[]
  /** What a variant has taken out. */
  readonly taken: readonly BookSentence[]
  readonly examples: readonly BookExample[]
  /** How many more the text has. */
  readonly left: number
  /** Sentences and examples of it that stand under other clauses. */
  readonly also: readonly { readonly name: string; readonly anchor: string }[]
}

export interface BookOption {
  readonly name: string
  readonly choices: readonly string[]
  readonly usual: string
  readonly changed: boolean
  readonly anchor: string
}

/** A step of the game, with the steps that it is made of. */
export interface BookStage {
  readonly name: string
  readonly anchor: string
  readonly says: string
  /** What may be done there. */
  readonly moves: readonly { readonly name: string; readonly anchor: string }[]
  readonly stages: readonly BookStage[]
}

/** A rulebook, before it is set as a page. */
export interface Book {
  readonly name: string
  readonly title: string
  /** What a variant stands on, and changes; null for a game. */
  readonly base: string | null
  readonly players: { readonly from: number; readonly to: number }
  /** Names of the cards, or how many of each where they have no names to list. */
  readonly cards: readonly string[]
  readonly decks: readonly string[]
  /** `of`: of what there is one each, as of each player. */
  readonly zones: readonly { readonly name: string; readonly of: string | null; readonly anchor: string }[]
  readonly winning: readonly { readonly says: string; readonly anchor: string }[]
  readonly stages: readonly BookStage[]
  readonly special: readonly { readonly says: string; readonly anchor: string }[]
  readonly options: readonly BookOption[]
  readonly chapters: readonly BookChapter[]
  /** Where what is declared at a place stands in the book. */
  readonly anchors: ReadonlyMap<string, string>
}
