/** A place in a file of the project, with the text that the page has of it. */
export interface TextPlace {
  readonly file: string
  /** In UTF-16 units from 0. */
  readonly offset: number
  readonly text: string
}

export interface Place {
  readonly file: string
  readonly offset: number
}

/** What a name or a sentence means. */
export interface Meaning {
  /** The words that are meant, as offsets. */
  readonly from: number
  readonly to: number
  /** Such as `fact`, `clause` or `sentence`. */
  readonly kind: string
  readonly parts: readonly MeaningPart[]
  readonly clauses: readonly { readonly id: string; readonly summary: string | null }[]
}

/** What the rules say of it in one place. */
export interface MeaningPart {
  readonly text: string
  /** What its author says above it. */
  readonly note: string | null
  /** The file, and the line where it is a sentence. */
  readonly at: string
}

/** What may be written at a place, the most likely first. */
export interface Completions {
  /** Where the word begins that they take the place of. */
  readonly from: number
  readonly all: readonly CompletionItem[]
}

export interface CompletionItem {
  readonly label: string
  readonly kind: string
  readonly detail: string
  /** What is written instead of the label: `${1:word}` is to be filled in, `$0` is where one goes on. */
  readonly snippet: string | null
}

/** What is asked about names of the project that was checked last. */
export interface NameCalls {
  meaning(ask: TextPlace): Meaning | null
  declaration(ask: TextPlace): Place | null
  completions(ask: TextPlace): Completions
}
