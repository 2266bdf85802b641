/** A place in a file of the project, with the text that the page has of it. */
export interface TextPlace {
  readonly file: string
  /** In UTF-16 units from 0. */
  readonly offset: number
  readonly text: string
}

export interface PlaceInFile {
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
export interface OfferedNames {
  /** Where the word begins that they take the place of. */
  readonly from: number
  readonly all: readonly CompletionItem[]
  /** Whether a line cannot end before it: what may stand there is shown unasked. */
  readonly isAwaited: boolean
}

export interface CompletionItem {
  readonly label: string
  readonly kind: string
  readonly detail: string
  /** What is written instead of the label: `${1:word}` is to be filled in, `$0` is where one goes on. */
  readonly snippet: string | null
}

/** A name, and where it stands in all games of the project. */
export interface NamedHere {
  readonly name: string
  /** Such as `fact` or `clause`. */
  readonly kind: string
  readonly places: number
  readonly files: readonly string[]
}

/** A text that takes the place of another in a file. */
export interface FileEdit {
  readonly file: string
  readonly from: number
  readonly to: number
  readonly replacement: string
}

/** What to change so that a name is another one everywhere; or why that cannot be, and what is in the way. */
export type Renamed =
  | { readonly kind: 'renamed'; readonly edits: readonly FileEdit[] }
  | { readonly kind: 'refused'; readonly reason: string; readonly at: PlaceInFile | null }

/** A clause of the documents that a game follows, and what cites it. */
export interface IndexedClause {
  readonly id: string
  /** What it says, in short; null where no list has it. */
  readonly summary: string | null
  readonly rules: readonly CitingRef[]
  readonly examples: readonly CitingRef[]
}

/** A declaration that cites a clause, by its name or first line. */
export interface CitingRef extends PlaceInFile {
  readonly name: string
}

/** What is asked about names of the project that was checked last. */
export interface NameCalls {
  /** The name at a place; null where there is none. */
  namedHere(ask: TextPlace): Promise<NamedHere | null>
  /** Checked with all games of the project that speak of it. */
  rename(ask: TextPlace & { readonly to: string }): Promise<Renamed>
  clauses(ask: null): Promise<readonly IndexedClause[]>
  meaning(ask: TextPlace): Promise<Meaning | null>
  declaration(ask: TextPlace): Promise<PlaceInFile | null>
  completions(ask: TextPlace): Promise<OfferedNames>
  /** Whether the next line is to be deeper than the one that ends at a place. */
  beginsBlock(ask: TextPlace): Promise<boolean>
}
